# Rolling Heights: what is said of it before its table is laid.

rolling_heights-name = Rolling Heights
    .about = Throw your workers, push them, and raise towers in a city.

rolling_heights-option-difficulty = Difficulty
    .about = How strong the Rival of a solo game is: on { rolling_heights-option-difficulty-easy } it adds fewer cubes each round than on { rolling_heights-option-difficulty-normal }, on { rolling_heights-option-difficulty-hard } more.
rolling_heights-option-difficulty-easy = easy
rolling_heights-option-difficulty-normal = normal
rolling_heights-option-difficulty-hard = hard
rolling_heights-option-first-game-ads = Ads for a first game
    .about = The ads recommended for a first game instead of ones drawn at random.
rolling_heights-option-roll-ahead = Rolling ahead
    .about = With 2 to 4 players, everyone may throw and push for the next turn while the others play. Alone it has no effect.
