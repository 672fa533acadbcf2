# Carnegie: what is said of it before its table is laid.

carnegie-name = Carnegie
    .about = Run a company: staff departments, build, give to charity.

carnegie-option-difficulty = Difficulty
    .about = Andrew’s cards in a solo game: { carnegie-option-difficulty-easy } has 20 ordinary ones, { carnegie-option-difficulty-normal } 15 and 5 advanced, { carnegie-option-difficulty-hard } 10 and 10, { carnegie-option-difficulty-expert } 5 and 15.
carnegie-option-difficulty-easy = easy
carnegie-option-difficulty-normal = normal
carnegie-option-difficulty-hard = hard
carnegie-option-difficulty-expert = expert
carnegie-option-tab-sides = Project tabs
    .about = Side A of a tab brings more VP at the end; side B has one more project to build, and its last cell lets donations bring more.
carnegie-option-tab-sides-free = each player’s choice
carnegie-option-tab-sides-A = side A
carnegie-option-tab-sides-B = side B
carnegie-option-tab-sides-random = drawn at random, the same for all
carnegie-option-secret-donation = Secret donation
    .about = With 2 to 4 players, everyone secretly notes a donation before the first round. It costs nothing, takes no space and counts at the end.
carnegie-option-wait = Going last
    .about = With 2 to 4 players, the first player may choose each round to use departments after all the others.
