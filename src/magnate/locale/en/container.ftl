# Container: the words of the harbour office.

## Values. The letter of a colour is the same in every language.

container-colour-black = black
    .letter = K
container-colour-brown = brown
    .letter = B
container-colour-violet = violet
    .letter = V
container-colour-beige = beige
    .letter = E
container-colour-grey = grey
    .letter = G

container-card-A = A
    .about = What each colour is worth on your island at the end; nobody else knows it. One colour has two values: the higher one counts if you have all five colours.
container-card-B = B
    .about = { container-card-A.about }
container-card-C = C
    .about = { container-card-A.about }
container-card-D = D
    .about = { container-card-A.about }
container-card-E = E
    .about = { container-card-A.about }

container-broker-I = broker I
    .about = Sells the containers and the money that lie on his spaces, by auction. Interest and rejected bids fill the brokers’ money in turn.
container-broker-II = broker II
    .about = { container-broker-I.about }
container-broker-III = broker III
    .about = { container-broker-I.about }

container-space-containers-I = broker I, containers
container-space-containers-II = broker II, containers
container-space-containers-III = broker III, containers
container-space-money-I = broker I, money
container-space-money-II = broker II, money
container-space-money-III = broker III, money

container-zone-harbour-p1 = harbour of player 1
container-zone-harbour-p2 = harbour of player 2
container-zone-harbour-p3 = harbour of player 3
container-zone-harbour-p4 = harbour of player 4
container-zone-harbour-p5 = harbour of player 5
container-zone-sea = open sea
container-zone-island = island
container-zone-port = port at the Investment Bank

container-place-island = island
container-place-ship = ship
container-place-port = port at the Investment Bank
container-place-harbour-store = harbour store
container-place-factory-store = factory store

container-stage-first-bids = first bids
container-stage-second-bids = second bids
container-stage-choice = seller’s choice

container-question-main = choosing an action
container-question-buy-from-factory = buying from a factory store
container-question-buy-in-harbour = buying in a harbour
container-question-load = loading the ship
container-question-make = choosing what to produce
container-question-factory-price = setting prices in the factory store
container-question-harbour-price = setting prices in the harbour store
container-question-bid = placing a secret bid
container-question-second-bid = bidding again after a tie
container-question-seller = accepting or rejecting the bid
container-question-broker-bid = bidding for a broker’s containers
container-question-offer = offering containers for a broker’s money
container-question-pay = paying the brokers
container-question-seize = choosing what the bank seizes

## Helpers: which broker a space belongs to, and what lies on it.

container-broker-of-space =
    { $space ->
        [containers-I] I
        [containers-II] II
        [containers-III] III
        [money-I] I
        [money-II] II
       *[money-III] III
    }
container-goods-of-space =
    { $space ->
        [containers-I] containers
        [containers-II] containers
        [containers-III] containers
       *[money-I] money
    }

## Parts of the final account

container-part-money = Money
    .about = The money in hand.
container-part-island = Island
    .about = Each container by your value card, after the colour you have most of there is discarded. The colour with two values gives the higher one if you have all five colours.
container-part-harbour = Harbour store
    .about = A fixed sum for each container left there.
container-part-ship = Ship
    .about = A fixed sum for each container left aboard.
container-part-port = Port at the Investment Bank
    .about = A fixed sum for each container left there.
container-part-factory = Factory store
    .about = Containers left there are worth nothing; they only break ties.
container-part-loans = Loans
    .about = What each loan still costs at the end.
container-part-total = Total
    .about = The richest company wins; in a tie the one with more containers in the factory store; after that the victory is shared.

## Actions

container-action-buy-machine = Buy a { $colour } machine
    .about = A machine makes one container of its colour whenever you produce, and gives your factory store more room. Each further one costs more; no two of yours may have the same colour.
container-action-buy-warehouse = Buy a warehouse
    .about = A warehouse gives your harbour store room for one more container. Each further one costs more.
container-action-buy-from = Buy from { $owner }’s factory store
    .about = Buy containers from this player’s factory store at the prices shown and put them up for sale in your harbour store at prices of your own. You may change your harbour prices at the same time.
container-action-reprice = Change the prices in your harbour store
    .about = Change prices in your harbour store without buying anything. This takes an action.
container-action-produce = Produce containers
    .about = Each of your machines makes a container of its colour, as far as supply and room allow; you set the prices in your factory store. Once a turn, and your right-hand neighbour receives the wage of the union.
container-action-sail-out = Sail to the open sea
    .about = From the open sea your ship can reach every harbour and the island. Between two places it always crosses the open sea.
container-action-sail-to-harbour = Sail to { $owner }’s harbour
    .about = On arrival you may buy containers from this player’s harbour store at the prices shown, as many as your ship holds.
container-action-sail-to-island = Sail to the island and auction the load
    .about = The others bid secretly for your whole load. Accept the highest bid and the bank pays you as much again; or pay that sum yourself and keep the load on your island. Your turn ends.
container-action-sail-to-port = Sail to your port at the Investment Bank
    .about = Load containers that you won from brokers and that wait in your port; they cost nothing more.
container-action-buy-again = Buy again in this harbour
    .about = Buy once more in the harbour where your ship lies, without leaving it. This takes an action.
container-action-call-broker = Call broker { container-broker-of-space } and bid for the { container-goods-of-space }
    .about = Opens an auction for what lies on this broker’s space: bid money for containers, or containers for money. If nobody outbids you before your next turn, it is yours.
container-action-outbid = Call the broker and outbid
    .about = Bid more than the player who holds the payment card, for the same space; the earlier bid goes back.
container-action-take-loan = Take a loan
    .about = The bank gives you money now; you pay interest at the start of each of your turns, and the loan counts against you at the end. It takes no action.
container-action-repay-loan = Repay a loan
    .about = Give the money back to the bank, and pay no more interest on it. It takes no action.
container-action-end-turn = End the turn
    .about = Actions you haven’t used are lost.
container-action-buy = Buy a { $colour } container for ${ $price }
    .about = You pay the owner the price shown; the owner can’t refuse.
container-action-load = Load a { $colour } container
    .about = Take a container from your port aboard.
container-action-make = Produce a { $colour } container
    .about = There isn’t room for all: this machine makes its container.
container-action-set-price =
    { $old ->
        [0] Price the new { $colour } container at ${ $new }
       *[other] Change the price of a { $colour } container from ${ $old } to ${ $new }
    }
    .about = The price at which others may buy this container.
container-action-keep = Keep all remaining prices
    .about = Leave the prices that you haven’t changed as they are.
container-action-done = Done
    .about = Nothing more of this; go on.
container-action-bid = Bid ${ $amount }
    .about = On the island bids are secret, and only the winner pays; a bid above your money takes loans. With a broker the bid lies open until it wins or is outbid.
container-action-accept = Accept { $bidder }’s bid
    .about = The bidder pays you and receives the load on the island; the bank pays you the same sum once more.
container-action-reject = Reject all bids and keep the containers
    .about = You pay the highest bid yourself, and the load goes to your own island.
container-action-offer-factory = Offer a { $colour } container from your factory store (price ${ $price })
    .about = Put a container of your factory store on the payment card as part of your bid for money.
container-action-offer-harbour = Offer a { $colour } container from your harbour store (price ${ $price })
    .about = Put a container of your harbour store on the payment card as part of your bid for money.
container-action-pay = Hand over a { $colour } container
    .about = Containers that you bid go to the brokers one by one, in their order.
container-action-seize = Seize a { $colour } container
    .about = The bank takes this container out of the game for interest that wasn’t paid.
container-action-seize-from-store = Seize a { $colour } container priced at ${ $price }
    .about = The bank takes this container out of the game for interest that wasn’t paid.

## Questions

container-ask-main =
    { $actions ->
        [0] No action is left. End the turn?
        [one] { $actions } action is left. What will you do?
       *[other] { $actions } actions are left. What will you do?
    }
container-ask-buy-from-factory =
    { $room ->
        [one] What will you buy from { $owner }’s factory store? Your harbour store has room for { $room } more container.
       *[other] What will you buy from { $owner }’s factory store? Your harbour store has room for { $room } more containers.
    }
container-ask-buy-in-harbour =
    { $room ->
        [one] What will you buy in { $owner }’s harbour? Your ship has room for { $room } more container.
       *[other] What will you buy in { $owner }’s harbour? Your ship has room for { $room } more containers.
    }
container-ask-load =
    { $room ->
        [one] What will you load? Your ship has room for { $room } more container.
       *[other] What will you load? Your ship has room for { $room } more containers.
    }
container-ask-make =
    { $left ->
        [one] You can produce only { $left } more container. Which?
       *[other] You can produce only { $left } more containers. Which?
    }
container-ask-factory-price =
    { $unpriced ->
        [0] Which prices in your factory store will you change?
        [one] Set the prices in your factory store: { $unpriced } new container needs one.
       *[other] Set the prices in your factory store: { $unpriced } new containers need one.
    }
container-ask-harbour-price =
    { $unpriced ->
        [0] Which prices in your harbour store will you change?
        [one] Set the prices in your harbour store: { $unpriced } new container needs one.
       *[other] Set the prices in your harbour store: { $unpriced } new containers need one.
    }
container-ask-bid =
    { $containers ->
        [one] { $seller } has { $containers } container for sale. What is your secret bid?
       *[other] { $seller } has { $containers } containers for sale. What is your secret bid?
    }
container-ask-second-bid = A tie for { $seller }’s containers. How much do you add to your ${ $first }? Bid only the additional amount.
container-ask-seller = The highest bid is ${ $bid }. Accept it, or pay that amount yourself and keep the containers?
container-ask-broker-bid = How much do you bid for broker { container-broker-of-space }’s { container-goods-of-space }? At least ${ $least }.
container-ask-offer =
    { $least ->
        [one] Which containers do you offer for broker { container-broker-of-space }’s { container-goods-of-space }? Chosen: { $offered }; at least { $least } is needed.
       *[other] Which containers do you offer for broker { container-broker-of-space }’s { container-goods-of-space }? Chosen: { $offered }; at least { $least } are needed.
    }
container-ask-pay = Which container goes to broker { $broker }?
container-ask-seize =
    { $left ->
        [one] { $debtor } can’t pay the interest. Which container does the bank seize?
       *[other] { $debtor } can’t pay the interest. The bank seizes { $left } containers: which one first?
    }

## Reasons

container-reason-no-action-left = You have no action left.
container-reason-no-money = That takes ${ $cost }, and you have ${ $money }.
container-reason-no-such-player = There is no such player at this table.
container-reason-not-yourself = You can’t trade with yourself.
container-reason-no-space = There is no free space left on your board.
container-reason-supply-empty = The supply has run out.
container-reason-machine-owned = You already own a { $colour } machine.
container-reason-store-empty = There is no container in that store.
container-reason-store-full = Your harbour store is full.
container-reason-ship-full = Your ship is full.
container-reason-ship-empty = Your ship is empty; there is nothing to auction.
container-reason-produced-already = You have already produced this turn.
container-reason-at-sea = Your ship is already on the open sea.
container-reason-not-at-sea = Your ship must sail to the open sea first.
container-reason-not-in-harbour = Your ship is not in another player’s harbour.
container-reason-port-empty = Nothing is waiting in your port at the Investment Bank.
container-reason-no-bank = This game is played without the Investment Bank.
container-reason-option-off = This game is played without that option.
container-reason-loan-limit =
    { $limit ->
        [one] No company may hold more than { $limit } loan.
       *[other] No company may hold more than { $limit } loans.
    }
container-reason-no-loan = You have no loan to repay.
container-reason-loan-too-new = A new loan can’t be repaid before your next turn.
container-reason-not-there = There is nothing of the kind there.
container-reason-buy-one = Buy at least one container.
container-reason-no-machine = You have no { $colour } machine.
container-reason-machine-used = Your { $colour } machine has already made its container.
container-reason-no-such-price = Prices here go from ${ $low } to ${ $high }.
container-reason-same-price = It costs ${ $price } already.
container-reason-price-set = The container at ${ $price } keeps its price for now.
container-reason-needs-price =
    { $count ->
        [one] { $count } new container still needs a price.
       *[other] { $count } new containers still need a price.
    }
container-reason-bid-too-high = You can bid ${ $most } at most.
container-reason-bid-too-low = You must bid ${ $least } at least.
container-reason-offer-too-low =
    { $least ->
        [one] You must offer at least { $least } container.
       *[other] You must offer at least { $least } containers.
    }
container-reason-too-few-containers =
    { $needed ->
        [one] That takes { $needed } container in your stores, and you have { $owned }.
       *[other] That takes { $needed } containers in your stores, and you have { $owned }.
    }
container-reason-not-highest = That is not the highest bid.
container-reason-auction-open = A broker auction is already open; a second one must wait.
container-reason-no-auction = No broker auction is open.
container-reason-own-bid = The highest bid is already yours.
container-reason-collected-now = You have just collected from a broker; call again next turn.
container-reason-game-ends = The game ends with this turn; the brokers take no more calls.
container-reason-would-end = You have called a broker this turn, so you may not make the container that would end the game.
container-reason-other-place-first = The bank must seize from another place first.

## Events

container-event-turn = { $seat }’s turn begins.
container-event-interest = { $seat } paid ${ $amount } in interest.
container-event-forced-loan = { $seat } had to take a loan to pay the interest.
container-event-loan = { $seat } took a loan.
container-event-repaid = { $seat } repaid a loan.
container-event-seized = The bank seized a { $colour } container from { $seat }.
container-event-forgiven = The bank found nothing to seize and forgave { $seat } the unpaid interest.
container-event-bought-machine = { $seat } bought a { $colour } machine for ${ $cost }.
container-event-bought-warehouse = { $seat } bought a warehouse for ${ $cost }.
container-event-bought = { $seat } bought a { $colour } container from { $owner } for ${ $price }.
container-event-priced =
    { $old ->
        [0] { $seat } priced a new { $colour } container at ${ $new }.
       *[other] { $seat } changed the price of a { $colour } container from ${ $old } to ${ $new }.
    }
container-event-arranged-factory = { $seat } set the prices in the factory store.
container-event-arranged-harbour = { $seat } set the prices in the harbour store.
container-event-wage = { $seat } paid { $owner } ${ $amount } for the union.
container-event-produced = { $seat } produced a { $colour } container.
container-event-produced-nothing = { $seat } could not produce anything.
container-event-sailed-out = { $seat } sailed to the open sea.
container-event-sailed-to-harbour = { $seat } sailed to { $owner }’s harbour.
container-event-sailed-to-island =
    { $containers ->
        [one] { $seat } sailed to the island with { $containers } container to auction.
       *[other] { $seat } sailed to the island with { $containers } containers to auction.
    }
container-event-sailed-to-port = { $seat } sailed to the port at the Investment Bank.
container-event-loaded = { $seat } loaded a { $colour } container.
container-event-has-bid = { $seat } placed a secret bid.
container-event-opened = { $seat }’s bid stands at ${ $amount }.
container-event-raised = { $seat } added ${ $added } to ${ $first }: the bid stands at ${ $amount }.
container-event-tied = The highest bid of ${ $amount } is tied.
container-event-accepted = { $seat } accepted { $bidder }’s bid of ${ $amount } and received as much again in subsidy.
container-event-rejected = { $seat } rejected all bids and paid ${ $amount }.
container-event-delivered =
    { $count ->
        [one] { $seat } received { $count } { $colour } container on the island.
       *[other] { $seat } received { $count } { $colour } containers on the island.
    }
container-event-called = { $seat } called broker { container-broker-of-space } and opened the auction for the { container-goods-of-space }.
container-event-offered = { $seat } put a { $colour } container on the payment card.
container-event-broker-bid = { $seat } bid ${ $amount } for broker { container-broker-of-space }’s { container-goods-of-space }.
container-event-broker-offer =
    { $count ->
        [one] { $seat } offered { $count } container for broker { container-broker-of-space }’s { container-goods-of-space }.
       *[other] { $seat } offered { $count } containers for broker { container-broker-of-space }’s { container-goods-of-space }.
    }
container-event-returned =
    { $count ->
        [0] { $seat } was outbid and took ${ $amount } back.
        [one] { $seat } was outbid and took { $count } container back.
       *[other] { $seat } was outbid and took { $count } containers back.
    }
container-event-returned-container = A { $colour } container went back to { $seat }’s store.
container-event-won-money = { $seat } collected ${ $amount } from broker { container-broker-of-space }.
container-event-won-container = { $seat } collected a { $colour } container from broker { container-broker-of-space }.
container-event-paid-broker = Broker { $broker } received ${ $amount }.
container-event-paid-container = Broker { $broker } received a { $colour } container.
container-event-ended-by-supply = Two colours are gone from the supply: the game is over.
container-event-ended-by-deadlock = Trade has come to a standstill: the game is over.
