# Guided first games.

web-guide-title = Guided first game
web-guide-learn = Learn by playing
web-guide-step = Step { $step } of { $steps }
web-guide-next = Next
web-guide-retry = Take it back
web-guide-fold = Hide what it says
web-guide-unfold = Show what it says
web-guide-you = Apprentice
web-guide-watch = The others play. Watch what they do.
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
    Marta’s ship has loaded the black container: $4 for you. Otto has bought both grey ones: $2 each.

    Money should work: buy a second machine, in any colour you like.
    .done =
        Whenever you produce, you now make two containers of two colours.

        At the end a machine is worth nothing, so build early or not at all.
web-guide-container-load =
    Otto sells your grey containers on: one for $3, one for $4.

    Your ship lies on the open sea. Sail to Otto’s harbour, buy the cheaper one, and say that you are done.
    .done =
        The grey container is aboard. To you it is worth $2 at most, but perhaps more to somebody else.

        Your turn ends, and the others play.
web-guide-container-sail =
    Marta has bought the dearer grey container and put out to sea again.

    Now carry your load to the island. Every way leads across the open sea, so sail out first.
    .then = Now sail to the island. There your load is auctioned. That can’t be taken back, so confirm it.
    .done = The others now bid for your load, in secret and both at once.
web-guide-container-sell =
    The bids are open: Marta $1, Otto $6.

    Accept the higher one, and the bank pays you the same once more: $12 in all. Or reject both, pay $6 yourself and keep the container on your island, where grey is worth $2 to you at most. What do you do?
    .done =
        $12 for a container that cost you $3.

        An auction on the island ends your turn.
web-guide-container-bid =
    Marta has come to the island with two containers, black and grey, and Otto has made a bid that you can’t see. The bill shows what this load would add to your island: $10.

    What do you bid? Only the winner pays, and what you don’t spend stays yours.
    .done =
        The bids are open: Otto $2, and yours is higher.

        Now the seller decides: accept, or pay as much and keep the load.
web-guide-container-end =
    The load is on your island, for less than it is worth to you. You have come full circle: make, trade, ship, auction.

    The game ends when two colours have run out in the supply. Then everybody throws away the colour of which most lie on his island, so collect several. If money is short, the bank gives loans. In a full game three brokers of the Investment Bank deal too.
web-guide-container-hint-cheap = At $1 you would hardly earn back the wage that you paid. Take it back and ask $2.
web-guide-container-hint-dear = Dear containers stay where they are: the others ask $2 for theirs. Take it back and ask $2.
web-guide-container-hint-brown = Marta makes brown containers. Black ones are worth $10 to you, and you will meet this one again: take it back and buy from Otto.
web-guide-container-hint-thin = At that price it will be sold, but you paid $2 yourself. Take it back and ask $4.
web-guide-container-hint-unsold = At that price it may stand there for long. Take it back and ask $4.
web-guide-container-hint-warehouse = A warehouse gives your harbour store more room. That is good later; take it back and buy a machine.
web-guide-container-hint-dearer = The other grey container costs only $3, and one is like the other. Take it back and buy that one.
web-guide-container-hint-reject = You would pay $6 for a container that is worth $2 to you. Take it back and accept the higher bid.
web-guide-container-hint-low = With so little you may lose it. It is worth $10 to you: take it back and bid $3 to $8.
web-guide-container-hint-high = You would pay nearly all that it is worth to you, or more. Take it back and bid $3 to $8.
web-guide-container-hint-empty = There is nothing to buy in Marta’s harbour store. Take it back and sail to Otto.

## Carnegie

web-guide-carnegie-goal =
    You lead a company, and Andrew plays against you by a deck of cards. After twenty rounds you compare victory points.

    Your company is a board of departments in which employees work. Around it lie the map, the timeline with the events, and the donations; on a phone they are three panes.

    What glows in brass leads on. Point at anything, or hold a finger on it, to read what it is.
web-guide-carnegie-place =
    Build your first project: choose a city for your disc on the map.

    The figure behind a city’s name is what it scores for you at the end. Large cities have a brass edge: they can form a network.
    .done = Your disc is on the map, and your network begins: once your projects join two or more large cities along the routes, they score together. The more of them and the better your transport in their regions, the more: the corner of the map says how much. We reserve a department for you now.
web-guide-carnegie-move =
    Five inactive employees wait in the lobby. You have six steps: send three of them up to row 3, to Trade & finance or to Construction. Each way costs two steps.
    .done = They have arrived, but still lie: they are inactive, and only active employees, who stand, work.
web-guide-carnegie-activate =
    Activate employees, so that they stand up: each seat costs what is printed on it. Choose whomever you like, then say “Done”.
    .done = Active employees work, and each is worth a point at the end. Now the first round begins.
web-guide-carnegie-choose =
    In every round one of four actions is chosen: now by you, next by Andrew’s card. It moves its marker, an event happens, and everybody uses the departments of that type.

    Choose management.
    .done = The event was in the Midwest. Andrew turned his card (“Andrew”, above the donations, shows it; on a phone it lies below the map): line by line it says where he donates and what he does at each of the four actions; at management he takes department tiles. Below it is the row 0, 1, 3, 6, 10: so many VP the card is worth to him, and whatever he can’t do moves it on. Now your management departments work.
web-guide-carnegie-trade =
    Use Trade & finance and take money for each active employee there.
    .done = Money comes in. Each department can be used once in a round.
web-guide-carnegie-found =
    Use Strategic planning: it builds a new department. The one that we reserved, Advanced research, comes first: choose an empty cell for it and pay with goods.

    After that the round ends: you may activate employees, then say “Done”.
    .done = Your company has grown. Departments bring points by their row. Andrew has chosen the next action, and its event is a donation.
web-guide-carnegie-donate =
    A donation costs $5 now and more later. Each one brings VP at the end for something that you have. In the table “×3” is what each such thing counts, and the figure beside your sign what it would all bring you today.

    Make a donation.
    .done = It is yours alone: nobody else can take the same one. Early donations are cheap.
web-guide-carnegie-mission =
    Andrew’s card has chosen management, so your management departments work once more.

    Use Trade & finance. This time send an employee on a mission: choose what it is to bring, and a region.
    .done = An employee on a mission brings more at once, but leaves the seat. At an event of that region you bring the employee home, together with what your disc on its transport track stands on.
web-guide-carnegie-end =
    That is the heart of Carnegie: choose an action, see the event, let departments work, activate employees.

    Employees on missions come home at events of their region and bring its income. Construction puts projects on the map, research opens more of them. Andrew waits for you.
web-guide-carnegie-hint-elsewhere = They can go anywhere, but today row 3 needs them. Take it back and send them from the lobby to Trade & finance or to Construction.
web-guide-carnegie-hint-later = Every action is useful in its time. This story begins with management: take it back.
web-guide-carnegie-hint-goods = Goods are useful too, but soon you will need money. Take it back and take money.
web-guide-carnegie-hint-mission = On a mission an employee earns more, but stays away until an event of that region. Take it back and take money here.
web-guide-carnegie-hint-stay = Who stays brings less. Today somebody travels: take it back and choose a region.
