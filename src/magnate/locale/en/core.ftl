# Words that every game shares.

core-money = ${ $amount }
core-number = { $number }
core-player = Player { $number }
# What bots are called if nobody names them.
core-bot-greedy = Greedy { $number }
    .alone = Greedy
core-bot-random = Random { $number }
    .alone = Random

core-reason-game-over = The game is over.
core-reason-not-asked = It is not your turn to decide.
core-reason-not-now = You can’t do that now.
core-reason-other-question = Another question is open now.
core-reason-after-seal = A move that can’t be taken back must come last on the line.
# What somebody typed, in an error.
core-quoted = “{ $text }”
