# Words that every game shares.

core-money = ${ $amount }
core-player = Player { $number }

core-reason-game-over = The game is over.
core-reason-not-asked = It is not your turn to decide.
core-reason-not-now = That is not the question now.
