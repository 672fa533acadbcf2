# The table of Container in a terminal. Everything here is short: it stands in narrow columns.

terminal-container-turn = { $name }’s turn
terminal-container-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
terminal-container-over = The game is over
terminal-container-last-turn = LAST TURN
terminal-container-supply = Supply
terminal-container-machines-left = Machines
terminal-container-warehouses-left =
    { $count ->
        [one] { $count } warehouse for sale
       *[other] { $count } warehouses for sale
    }
terminal-container-seized = Seized
terminal-container-idle =
    { $turns ->
        [one] { $turns } turn without trade (the game ends after { $limit })
       *[other] { $turns } turns without trade (the game ends after { $limit })
    }
terminal-container-company = Company
terminal-container-factory = Factory store, ship
terminal-container-harbour = Harbour store, island
terminal-container-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-container-loans =
    { $count ->
        [0] no loan
        [one] { $count } loan
       *[other] { $count } loans
    }
terminal-container-has-bid = has bid
terminal-container-bid = bid ${ $amount }
terminal-container-unpriced = new
terminal-container-machines = machines
terminal-container-warehouses =
    { $count ->
        [one] { $count } warehouse
       *[other] { $count } warehouses
    }
terminal-container-room =
    { $count ->
        [0] full
        [one] room for { $count }
       *[other] room for { $count }
    }
terminal-container-ship = ship
# The ship lies in this player's harbour; short, beside the ship.
terminal-container-at-harbour = at { $name }
terminal-container-at-port = own port
terminal-container-island = island
terminal-container-port = port
terminal-container-bank = Investment Bank
terminal-container-auction = BROKER AUCTION
terminal-container-auction-hint = Outbid it or lose the lot.
terminal-container-auction-own = Yours unless outbid.
terminal-container-island-auction = ISLAND AUCTION
# Both are like $12.
terminal-container-load-value = Your island would be worth { $after } with it ({ $before } now).
terminal-container-on-your-card = on your card
terminal-container-card = Value card { $card }
# At the end, in a narrow column.
terminal-container-card-short = card { $card }
# Beside the value card: the colour that the scoring would discard now follows.
terminal-container-discarded = discarded now
terminal-container-worth = Worth now

## Answers

# Beside a choice, short: what it costs of the money at hand. Both are like $6.
terminal-container-cost = { $cost } of { $money }
# Beside a choice, short: what keeping the load adds.
terminal-container-adds = adds { $amount } to your island
terminal-container-needs-loan = Bids of { $amount } or more need a loan.
terminal-container-warn-island = Sailing to the island auctions the whole load and ends your turn. Really sail? (y/n)
terminal-container-warn-loans =
    { $count ->
        [one] This bid needs { $count } loan. Place it? (y/n)
       *[other] This bid needs { $count } loans. Place it? (y/n)
    }
terminal-container-help =
    A move in words:  buy-machine violet ; several:  sail-out; produce
