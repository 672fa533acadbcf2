# Guided first games.

web-guide-title = Guided first game
web-guide-learn = Learn by playing
web-guide-step = Step { $step } of { $steps }
web-guide-next = Next
web-guide-retry = Take it back
web-guide-you = Apprentice
web-guide-other = That is allowed, but this story goes another way. Take it back and choose what glows in brass.
web-guide-enough = This step is done. Take that back and go on with “Next”.

## Container

web-guide-container-goal =
    You own a factory, a harbour and a ship. Whoever has most at the end wins, and what counts is money and the containers on your island.

    Your secret value card says what each colour will be worth to you there: black $10, grey only $2. The others hold other cards.
web-guide-container-produce =
    A turn has two actions. First let your machine work: pick it, or choose “Produce” below.

    Then give the new grey container a price in your factory store: $2, like the one that stands there. Keep all other prices.
    .done =
        One more grey container; the wage of $1 went to your right-hand neighbour.

        Only the others can buy in your factory store. Nothing you make goes straight onto your own ship.
web-guide-container-trade =
    Second action: buy the black container from Otto’s factory store.

    It goes to your harbour store, where the ships of the others load. Ask $4 for it there.
    .then = Both actions are used. End the turn, and confirm it: then others play, and it can’t be taken back.
    .done =
        You paid $2 and ask $4: whoever loads it pays you.

        Now Marta and Otto play. Watch what they do with your containers.
web-guide-container-build =
    Marta and Otto have each bought a grey container from you for $2, and you received a wage.

    Money should work: buy a second machine, in any colour you like.
    .done =
        Whenever you produce, you now make two containers of two colours.

        At the end a machine is worth nothing, so build early or not at all.
web-guide-container-load =
    Your grey containers stand in the harbour stores of the others now. Marta asks $3, Otto asks $4.

    Your ship lies on the open sea. Sail to the cheaper harbour and buy the container there.
    .done =
        The grey container is aboard. To you it is worth only $2, but perhaps it is worth more to somebody else.

        Your turn ends, and the others play.
web-guide-container-sail =
    Marta has loaded the black container and paid you $4 for it.

    Now carry your load to the island. Every way leads across the open sea, so sail out first.
    .then = Now sail to the island. There your load is auctioned. That can’t be taken back, so confirm it.
    .done = The others now bid for your load, in secret and both at once.
web-guide-container-sell =
    The bids are open: Marta $1, Otto $6.

    Accept the higher one, and the bank pays you the same once more: $12 in all. Or reject both, pay $6 yourself and keep the container on your island, where it is worth $2 to you. What do you do?
    .done =
        $12 for a container that cost you $3.

        An auction on the island ends your turn.
web-guide-container-bid =
    Marta has sailed to the island with the black container, and Otto has made a bid that you can’t see. On your island black is worth $10.

    What do you bid? Only the winner pays, and what you don’t spend stays yours.
    .done =
        The bids are open: Otto $2, and yours is higher.

        Now the seller decides: accept, or pay as much and keep the container.
web-guide-container-end =
    The black container is on your island, for less than it is worth to you. You have come full circle: make, trade, ship, auction.

    The game ends when two colours have run out in the supply. Then everybody throws away the colour of which most lie on his island, so collect several. If money is short, the bank gives loans. In a full game three brokers of the Investment Bank deal too.
web-guide-container-hint-cheap = At $1 you would hardly earn back the wage that you paid. Take it back and ask $2.
web-guide-container-hint-dear = Dear containers stay where they are: the others ask $2 for theirs. Take it back and ask $2.
web-guide-container-hint-brown = Marta makes brown containers. Black ones are worth $10 to you, and you will meet this one again: take it back and buy from Otto.
web-guide-container-hint-thin = At that price it will be sold, but you paid $2 yourself. Take it back and ask $4.
web-guide-container-hint-unsold = At that price it may stand there for long. Take it back and ask $4.
web-guide-container-hint-warehouse = A warehouse gives your harbour store more room. That is good later; take it back and buy a machine.
web-guide-container-hint-dearer = Otto asks $4 for the same grey container, Marta only $3. Take it back and sail to Marta.
web-guide-container-hint-reject = You would pay $6 for a container that is worth $2 to you. Take it back and accept the higher bid.
web-guide-container-hint-low = With so little you may lose it. It is worth $10 to you: take it back and bid $3 to $8.
web-guide-container-hint-high = You would pay nearly all that it is worth to you, or more. Take it back and bid $3 to $8.
