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
web-guide-enough = This step is done. Take that back and go on with “{ web-guide-next }”.

## Container

web-guide-container-goal =
    You own a factory, a harbour and a ship. Whoever has most at the end wins: money counts, and so do the containers on your island.

    Your secret value card { $phone ->
        [yes] (under “{ web-part-mine }”) says
       *[other] says
    } what each colour will be worth to you there: black (K) $10, grey (G) only $2. The others hold other cards.
web-guide-container-produce =
    A turn has two actions. First let your machine work: pick it, or choose “{ web-container-do-produce }” below.

    Then give the new grey container a price in your factory store: $2, like the one that stands there. Keep all other prices.
    .done =
        One more grey container; $1 for the union went to Otto, your neighbour on the right.

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

    Your ship lies on the open sea. Sail to Otto’s harbour, buy the cheaper one, and say “{ container-action-done }”.
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
    Marta has come to the island with two containers, black and grey, and Otto has made a bid that you can’t see. The notice shows what this load would add to your island: $10.

    What do you bid? Only the winner pays, and what you don’t spend stays yours.
    .done =
        The bids are open: Otto $2, and yours is higher.

        Now the seller decides: accept, or pay as much and keep the load.
web-guide-container-end =
    The load is on your island, for less than it is worth to you. You have come full circle: make, trade, ship, auction.

    The game ends when two colours have run out in the supply. Then everybody throws away the colour of which most lie on his island, so collect several. A colour with 5/10 on your card counts $10 if you have all five colours, else $5. If money is short, the bank gives loans. In a full game three brokers of the Investment Bank deal too.
web-guide-container-hint-cheap = At $1 you would hardly earn back what you paid for the union. Take it back and ask $2.
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
    You lead a company, and Andrew plays against you by a deck of cards. Whoever has more victory points (VP) after twenty rounds wins.

    Your company is a board of departments in which employees work. Around it lie the map, the timeline with the events, and the donations. { $phone ->
        [yes] Look for them under “{ web-part-board }”, “{ web-part-mine }” and “{ web-part-others }”.
       *[other] { "" }
    }

    What glows in brass leads on. Point at anything, or hold a finger on it, to read what it is.
web-guide-carnegie-place =
    Build your first project: choose a city for your disc on the map.

    The figure behind a city’s name is the VP that it brings you at the end. Large cities have a brass edge.
    .done =
        Your disc is on the map. Once your discs join two or more large cities along the routes, these cities are a network and bring VP together: the corner of the map says how many. Better transport in their regions makes it worth more.

        We now reserve a department for you, Advanced research. It will be the first that you build.
web-guide-carnegie-move =
    Five inactive employees lie in the lobby. You have six steps; each leads to the next cell, up, down or sideways.

    Send three of them up to row 3, to Trade & finance or to Construction. Each way takes two steps.
    .done = They have arrived, but still lie. Only active employees work: those who stand.
web-guide-carnegie-activate =
    Activate employees, so that they stand up: each seat costs what is printed on it. Choose whomever you like, then say “{ carnegie-action-done }”.
    .done = Active employees work, and each is worth 1 VP at the end. Now the first round begins.
web-guide-carnegie-choose =
    Each round has one action: human resources (HR), management, construction, or research & development (R&D). You and Andrew’s card choose it in turn; you begin.

    Each action has a row of events. A letter is a region: W, M, S, E are West, Midwest, South, East. The hand with a heart is a donation. With an action comes the framed event of its row.

    Choose management.
    .then =
        The event was M, the Midwest. If you had sent employees there on a mission, they could come home now and bring income.

        Then all departments of that action work, here management. Use Trade & finance and take money for each active employee there.
    .done =
        Andrew acts in every round, too. “{ carnegie-andrew }” { $phone ->
            [yes] under “{ web-part-board }”, below the map,
           *[other] above the donations
        } shows his card: which action it chooses when the choice is his, where he donates, and what he does at each action. At management he takes department tiles.

        Below it is the row 0, 1, 3, 6, 10: the VP that this card brings him. It begins at 0, and all that he can’t do moves it on.
web-guide-carnegie-found =
    Use Strategic planning: it builds a new department. The reserved one, Advanced research, comes first.

    Choose an empty cell: the figure on it is the VP that a department brings there. You pay with goods, fewer where an employee waits.

    Then the round ends: activate employees if you like, and say “{ carnegie-action-done }”.
    .done = Your company has grown. Now Andrew’s card chose the action: management again. The next event of that row is the hand with a heart, a donation.
web-guide-carnegie-donate =
    A donation brings VP at the end for something that you have. Your first costs $5, the next $10, and so on.

    On each field a sign says what is counted, “×3” that each of it brings 3 VP, and the figure beside it how many VP you would get today.

    Make a donation.
    .done = It is yours alone: nobody else can take the same one. Early donations are cheap.
web-guide-carnegie-mission =
    Your management departments work once more.

    Use Trade & finance. This time send employees on a mission to the East, for money or for goods. They bring more than those who stay, but leave their seats.

    Then say “{ carnegie-action-done }” until the round is over.
    .done = Whoever is on a mission stands in the East now, beside its transport track, and waits for an event with an E.
web-guide-carnegie-home =
    You choose the action again. Both management and R&D have an E framed now: either lets your employees in the East come home. Choose research & development, which is new to you, and bring all of them home.
    .then =
        They lie in the lobby again. Each brought the income at your disc on the East’s transport track, $1.

        Now use Research & development and take research points. Spend them at once: advance the project tab of housing or of commerce.
    .done =
        The tabs lie beside your company. This one shows one more cell, with a disc on it: a project that you can build. Once its disc is on the map, the cell pays you, too, whenever employees come home.

        Research points also take your discs along the transport tracks, to better incomes.
web-guide-carnegie-end =
    That is the heart of Carnegie: choose an action, see the event, let departments work, activate employees.

    Two actions are left to try. Human resources moves employees to other departments. Construction sends them on missions, and each puts a project of your tabs on the map, for goods. Andrew waits for you.
web-guide-carnegie-hint-elsewhere = They can go anywhere, but today row 3 needs them. Take it back and send them from the lobby to Trade & finance or to Construction.
web-guide-carnegie-hint-later = Every action is useful in its time. This story begins with management: take it back.
web-guide-carnegie-hint-goods = Goods are useful too, but soon you will need money. Take it back and take money.
web-guide-carnegie-hint-mission = On a mission an employee earns more, but stays away until an event of that region. Take it back and take money here.
web-guide-carnegie-hint-region = Any region is allowed, but in this story the East comes next. Take it back and choose the East.
web-guide-carnegie-hint-stay = Who stays brings less. Today somebody travels: take it back and choose the East.
web-guide-carnegie-hint-east = Your employees wait for an E, and this story goes on with research & development. Take it back and choose that.
web-guide-carnegie-hint-nobody = Then they would wait for the next E. Take it back and bring them home.
web-guide-carnegie-hint-tab = That is useful too, but this story needs a cheap project. Take it back and advance the tab of housing or of commerce.
