# Watching moves on the board.

web-motion-watch = Moves one after the other
web-motion-left = { $count ->
    [0] last move
    [one] { $count } move to come
   *[other] { $count } moves to come
}
web-motion-play = Go on
web-motion-pause = Pause
web-motion-step = Next move
web-motion-skip = Skip
web-motion-missed = { $count ->
    [one] One move was made while you were away.
   *[other] { $count } moves were made while you were away.
}
web-motion-show = Show
web-motion-again = What happened since my last move
