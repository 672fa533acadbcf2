# The table of Container in the browser.

web-container-you = You
web-container-house = Your house
web-container-factory = Factory
web-container-harbour = Harbour
web-container-unpriced = new
web-container-machines = Machines
web-container-containers-left = { $colour ->
        [black] black
        [brown] brown
        [violet] violet
        [beige] beige
       *[grey] grey
    } containers in the supply: { $count }
web-container-machines-left = { $colour ->
        [black] black
        [brown] brown
        [violet] violet
        [beige] beige
       *[grey] grey
    } machines for sale: { $count }
web-container-warehouses = Warehouses
web-container-warehouses-left = warehouses for sale: { $count }
web-container-next-machine = The next machine costs
web-container-next-warehouse = The next warehouse costs
web-container-no-ship = no ship in port
web-container-ship = Ship of { $name }: { $load }.
web-container-worth-each = Each container left aboard at the end is worth { $value }.
web-container-in-harbour = harbour of { $name }
web-container-at-island = at the island
web-container-island = The Island
web-container-ports = Ports
web-container-nothing = nothing
web-container-line = { $label }: { $said }
web-container-room =
    { $count ->
        [0] full
       *[other] room for { $count }
    }
    .about = How many more containers this store holds.
web-container-pledged = pledged to a broker
    .about = It lies on the payment card. Its place in the store is kept until the auction is over.
web-container-cards =
    { $count ->
        [one] { $count } money card
       *[other] { $count } money cards
    }
    .about = Bills and bluff cards: all that the others see of somebody’s money.
web-container-loans =
    { $count ->
        [0] no loan
        [one] { $count } loan
       *[other] { $count } loans
    }
web-container-on-island = island { $count }
web-container-seized = Seized by the bank
    .about = What the bank took for interest that was not paid.

## The clock

web-container-round = Round { $number }
web-container-supply = Supply
web-container-ends =
    { $gone ->
        [0] the game ends when two colours run out
       *[other] one more colour ends the game
    }
web-container-last-turn = The game ends with this turn.
web-container-idle = { $turns } of { $limit } turns without trade
    .about = After { $limit } turns in a row without trade the game ends.

## Secrets

web-container-secret = Only you see this
web-container-hide = hide
web-container-show = show
web-container-card = Value card { $card }
web-container-worth = worth now
web-container-discarded = would be discarded now
web-container-discards = discards { $colour ->
        [black] black
        [brown] brown
        [violet] violet
        [beige] beige
       *[grey] grey
    } now

## Auctions

web-container-island-auction = Island auction
    .about = All others bid in secret. The seller accepts the highest bid, or pays it and keeps the load.
web-container-broker-auction = Broker auction
# behind the name
web-container-leads =
    { $you ->
        [yes] lead
       *[no] leads
    }
web-container-offers =
    { $you ->
        [yes] bid
       *[no] bids
    }
web-container-sells = { $name } sells
web-container-you-sell = You sell
web-container-your-island = Your island
web-container-sealed = sealed
web-container-thinking = thinking
web-container-your-bid = your bid
web-container-tied = tied
web-container-highest = highest
web-container-outbid = outbid
web-container-unless-outbid = Yours at your next turn, unless somebody outbids you.
web-container-next-bid = Whoever calls must bid { $amount } at least.
web-container-next-offer =
    { $count ->
        [one] Whoever calls must offer { $count } container at least.
       *[other] Whoever calls must offer { $count } containers at least.
    }
web-container-offered = Offered: { $count }; at least { $least }.
web-container-pays-out = The bid is paid to the brokers, one by one.
web-container-at-least = at least { $amount }
web-container-tie = A tie at { $amount }
    .about = Those who are tied add a second secret bid; if they are tied again, the seller chooses among them.
web-container-load-adds = adds { $amount } to your island
    .about = What the whole load would add to the worth of your island now.
web-container-worth-more = worth up to { $amount } more
web-container-bid = Your bid
web-container-cash = your cash { $amount }
web-container-with-loans =
    { $count ->
        [one] 1 loan
       *[other] { $count } loans
    }
web-container-seal = Seal bid of { $amount }
web-container-add = Add { $amount } to your bid
web-container-number-whole = { $value } in all
web-container-leaves = leaves you { $amount }
web-container-subsidy = { $bid } + { $bid } subsidy
web-container-you-pay = you pay { $amount }
web-container-you-have = you have { $amount }
web-container-sell-to = Sell to { $name }
web-container-with-island = in all { $amount }
    .about = What you have then in hand, and what your island is worth.
web-container-buyers-island =
    { $after ->
        [one] Island { $before } → { $after } container
       *[other] Island { $before } → { $after } containers
    }
web-container-choose-buyer = a tie after the second bid: you choose the buyer
web-container-best-bid = the highest bid
web-container-or-reject = or reject all bids
web-container-keep-load =
    { $count ->
        [one] Keep the container
       *[other] Keep all { $count }
    }
web-container-needs-loans =
    { $count ->
        [one] It needs { $count } loan.
       *[other] It needs { $count } loans.
    }

## Buttons

web-container-group-sail = Sail
web-container-group-buy = Buy
web-container-group-build = Build
web-container-group-work = Factory
web-container-group-bank = Brokers
web-container-group-loans = Loan
web-container-do-buy-from = Others’ factories
web-container-do-buy-machine = Machine
web-container-do-buy-warehouse = Warehouse
web-container-do-call-broker = Call a broker
web-container-do-sail-out = Open sea
web-container-do-sail-to-island = Island: auction
web-container-do-sail-to-port = Own port
web-container-do-buy-again = Buy again
web-container-do-reprice = New prices
web-container-do-produce = Produce
web-container-do-outbid = Outbid
web-container-do-take-loan = Take
web-container-do-repay-loan = Repay
web-container-now = price now
web-container-drag = Drag it to a price, or move it with the arrow keys.
web-container-set-prices =
    { $count ->
        [one] Set { $count } price
       *[other] Set { $count } prices
    }
web-container-as-it-was = Leave as it was
web-container-desk-factory = Factory prices
web-container-desk-harbour = Harbour prices
web-container-desk-drag = drag to a price
# behind the keys that do it: Tab, and the arrows
web-container-desk-next = next
web-container-desk-price = price
web-container-factory-now = factory store, now
web-container-harbour-now = harbour store, now
web-container-was-here = It stands at { $price } now.
web-container-asks = { $name } asks { $price }

## Numbers told of actions

web-container-number-cost = costs { $value }
web-container-number-gain = brings { $value }
web-container-number-left = leaves you { $value }
web-container-number-loans =
    { $count ->
        [0] takes no loan
        [one] takes { $count } loan
       *[other] takes { $count } loans
    }
web-container-number-made =
    { $count ->
        [0] makes nothing
        [one] makes { $count } container
       *[other] makes { $count } containers
    }
web-container-number-island = adds { $value } to your island
web-container-number-wealth = { $value } with your island
web-container-number-holds =
    { $count ->
        [one] { $count } container on the buyer’s island
       *[other] { $count } containers on the buyer’s island
    }

## The end

web-container-thrown = discarded at the end
web-container-account = The island, container by container
