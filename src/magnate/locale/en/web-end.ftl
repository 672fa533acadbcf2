# The end of a game, and games to look at again.

web-end-account = Final account
web-end-wins = { $name } wins
web-end-you-win = You win
web-end-shared = Shared victory
web-end-opponent-wins =
    { $game ->
        [carnegie] Andrew wins
       *[other] The Rival wins
    }
web-end-by-points =
    { $amount ->
        [one] by { $amount } point
       *[other] by { $amount } points
    }
web-end-by-money = by { core-money }
web-end-tie-break = Level at the top; the tie-break decided.
web-end-level-opponent =
    { $game ->
        [carnegie] Level with Andrew: you share the victory.
       *[other] Level with the Rival: that is a win.
    }
web-end-difference = What made the difference
web-end-best = Your best moment
web-end-best-sought = is still being looked for …
web-end-best-turn = Your best turn
web-end-best-round = Your best round
web-end-turn = Turn { $number }
web-end-round = Round { $number }
web-end-start = Start
web-end-sheet-points = Where the points came from
web-end-sheet-money = Where the money came from
web-end-sheet-hint = Tap a part to compare it alone
web-end-all-parts = All parts
web-end-table = As a table
web-end-chart = As a chart
web-end-curve-turns = The score, turn by turn
web-end-curve-rounds = The score, round by round
web-end-curve-hint = What each would have scored then
web-end-reckoned = The game is being replayed to draw the scores …
web-end-look-there = Look at it
web-end-place = Place
web-end-rematch = Rematch
web-end-rematch-begun = A rematch has begun.
web-end-rematch-by = { $player } wants a rematch: it has begun.
web-end-to-rematch = To the rematch
web-end-replay = Replay from the start
web-end-share = Share
web-end-copied = The link is copied.
web-end-copy = Copy this link:
web-end-board = Look at the board

web-replay-replay = Replay
web-replay-all = All replays
web-replay-move = Move { $ply } of { $plies }
web-replay-slider = Position in the game
web-replay-controls = Step through the game
web-replay-turn-back = One turn back
web-replay-back = One move back
web-replay-on = One move on
web-replay-turn-on = One turn on
web-replay-play = Play
web-replay-pause = Stop
web-replay-speed = Speed
web-replay-jump = Jump to
web-replay-begins = The beginning
web-replay-ends = The end of the game
web-replay-eyes = Seen by
web-replay-spectator = A spectator
web-replay-shut = Until the game is over, only what a spectator sees is shown.
web-replay-link = Link to this move
web-replay-play-on = Play on from here
web-replay-play-on-about = A new table goes on from this move. Chance and hidden pieces are drawn anew.
web-replay-me = I play
web-replay-bot = Bot: { $bot }
web-replay-open = Open for somebody
web-replay-begin = Begin
web-replay-cancel = Cancel
web-replay-broken = The record breaks off here: the rules of this version don’t allow what follows.
web-replay-none = There is no such replay.
web-replay-more = More
