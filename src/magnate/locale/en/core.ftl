# Words that every game shares.

core-money = ${ $amount }
core-number = { $number }
core-player = Player { $number }

core-reason-game-over = The game is over.
core-reason-not-asked = It is not your turn to decide.
core-reason-not-now = That is not the question now.
core-reason-other-question = Another question is open now.
core-reason-after-seal = A move that can’t be taken back must be the last of a list.
