# The table of Carnegie in the browser.

## Amounts

web-carnegie-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
web-carnegie-vp = { $count } VP
web-carnegie-study =
    { $count ->
        [one] { $count } research point
       *[other] { $count } research points
    }
web-carnegie-points = { web-carnegie-study }
web-carnegie-staff =
    { $count ->
        [one] { $count } new employee
       *[other] { $count } new employees
    }
web-carnegie-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
web-carnegie-or = { $one } or { $other }
web-carnegie-staff-or-money = { $count } × an employee or money
web-carnegie-goods-or-money = { $count } × a good or money
web-carnegie-may-give = a donation for ${ $price }
web-carnegie-uses =
    { $count ->
        [one] { $count } employee may act
       *[other] { $count } employees may act
    }
web-carnegie-department-points = up to { web-carnegie-study } from departments
web-carnegie-nothing = nothing

## The round

web-carnegie-round = Round { $round } of { $last }
web-carnegie-setup = Set-up
web-carnegie-phase = Phase
web-carnegie-first = First player
web-carnegie-action = Action
web-carnegie-flipped = This row is at its end: the event comes from { $row }.
web-carnegie-row-0 = HR
web-carnegie-row-1 = Mgmt
web-carnegie-row-2 = Build
web-carnegie-row-3 = R&D

## Parts of the table

web-carnegie-shown = What is shown
web-carnegie-map = Map
web-carnegie-market = Departments
web-carnegie-company = Company: { $name }
web-carnegie-tabs = Project tabs
web-carnegie-sheet = Score if the game ended now
web-carnegie-missions = On missions

## The map. The letters are those of the West, the Midwest, the South and the East; all different, none like a digit.

web-carnegie-region-letters = W M S E
web-carnegie-any-project = any project
web-carnegie-slot-free = { $place }: free for { $project }
web-carnegie-free = free ({ $project })
web-carnegie-links =
    { $count ->
        [one] { $count } connection point
       *[other] { $count } connection points
    }
web-carnegie-network = { $name }: network worth { $vp } VP.
web-carnegie-network-level = { $points } connection points, { $level } ({ $regions })
web-carnegie-no-network = No network between large cities yet
web-carnegie-transport-here = Whoever builds here gets the transport income:
web-carnegie-next-step =
    { $points ->
        [one] Next step: { $points } research point.
       *[other] Next step: { $points } research points.
    }
web-carnegie-last-space = Last space, for one player only, who gets { $bonus } at once.
web-carnegie-away = { $player }: { $count } on missions here

## Donations; the causes stand in narrow columns

web-carnegie-causes = Education | Rights | Welfare | Health
web-carnegie-next-price = next ${ $price }
web-carnegie-next-gift = next ${ $price }, up to { $limit } VP
web-carnegie-factor = { $vp } VP each.
web-carnegie-legend-each = VP for each
web-carnegie-legend-mine = for you now
web-carnegie-gives = { $name }: { $vp } VP.
web-carnegie-would-give = Would give you { $vp } VP now.
web-carnegie-would-give-other = Would give { $name } { $vp } VP.
web-carnegie-noted = Secretly noted: { $name }.
web-carnegie-only-you = Only you see this
web-carnegie-gifts = Donations: { $count }; the next costs ${ $price }

## A company

web-carnegie-money = money
web-carnegie-goods-held = goods
web-carnegie-discs = discs
web-carnegie-discs-about = Discs in stock: for new cells of the tabs and for donations
web-carnegie-disc-count = discs: { $count }
web-carnegie-to-hire = to hire
web-carnegie-total = points
web-carnegie-joker = Action joker
web-carnegie-reserve = not yet hired: { $count }
web-carnegie-active-count = Active employees: { $count }
web-carnegie-staffed = Active: { $active }, inactive: { $lying }, on missions: { $away }
web-carnegie-cell = row { $row }, column { $column }
web-carnegie-steps-left = steps
web-carnegie-points-left = research
web-carnegie-reserved = first
web-carnegie-reserved-about = Reserved: this department must be built first.
web-carnegie-reserved-by = Reserved: { $name }
web-carnegie-has-chosen = tab sides chosen
web-carnegie-chooses = is choosing tab sides
web-carnegie-row-vp = { $vp } VP for a department built here.
web-carnegie-seated = Seats taken: { $active } of { $seats }.
web-carnegie-seat-price = A seat costs ${ $price }.
web-carnegie-lying = Inactive: { $count }.
web-carnegie-lying-in = { $cell }: inactive employees ×{ $count }
web-carnegie-active-in = { $cell }: active employee
web-carnegie-free-seat = { $cell }: free seat for ${ $price }
web-carnegie-permanent = The permanent worker: brings steps, but doesn’t count among your employees

## Project tabs: a cell whose disc has been built, one whose disc is ready, one uncovered, one not yet reached

web-carnegie-tab-built = built
web-carnegie-tab-ready = disc ready
web-carnegie-tab-open = uncovered
web-carnegie-tab-later = not yet reached
web-carnegie-tab-state = Built: { $built }, ready: { $ready }. Ahead:
web-carnegie-cap = donations give up to { $vp } VP more

## Departments on offer

web-carnegie-chairs-price = Circles: seats and what it costs to activate someone there
web-carnegie-with-employee = on an empty cell with an employee
web-carnegie-without = elsewhere
web-carnegie-tiles-left = Left: { $count }.
web-carnegie-has-it = Yours.
web-carnegie-none-left = None is left.

## Andrew

web-carnegie-andrew-has = discs: { $discs }
web-carnegie-chooses-type = chooses { $type }
web-carnegie-card-now = This round’s card
web-carnegie-card-back = { web-carnegie-card-now }: { $action }
web-carnegie-next-back = Next card: { $action }
web-carnegie-shift = What this round’s card is worth
web-carnegie-shift-about = Each card ends under the VP that it has reached. Whatever Andrew can’t do moves it on by one. × is how many cards lie there.
web-carnegie-card-shift = the card moves on by { $places }
web-carnegie-card-tiles = tiles: { $types }
web-carnegie-card-cities = builds in { $cities }
web-carnegie-card-track = transport in the { $region }: +{ $steps }
web-carnegie-cards-under =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-carnegie-played = Played:
web-carnegie-this-round = This round
web-carnegie-last-round = Last round

## Answers in the bar

web-carnegie-activate-all =
    { $count ->
        [one] Activate the one I can afford
       *[other] Activate all I can afford ({ $count })
    }
web-carnegie-do-use = Use a department
web-carnegie-do-use-joker = Play the action joker
web-carnegie-do-donate = Donate
web-carnegie-do-activate = Activate
web-carnegie-group-build = Build: { $name }
web-carnegie-group-move = Inactive in { $name }
web-carnegie-group-move-active = Active in { $name }
web-carnegie-group-found = Build { $name }
web-carnegie-group-give = Mission: { $name }
web-carnegie-group-mission-for-money = Mission for money
web-carnegie-group-mission-for-goods = Mission for goods
web-carnegie-group-mission-for-steps = Mission for steps
web-carnegie-group-mission-for-points = Mission for research points
web-carnegie-group-mission-for-vp = Mission for VP
web-carnegie-group-recruit = Mission and a new employee
web-carnegie-group-study-tab = Advance a tab
web-carnegie-group-study-track = Advance transport
web-carnegie-fold-move = Inactive
web-carnegie-fold-move-active = Active
web-carnegie-fold-build = Build
web-carnegie-fold-found = Build
web-carnegie-fold-give = Mission for
web-declined-carnegie-ask-wait = No, I go now
web-declined-carnegie-ask-donate = No donation
web-declined-carnegie-ask-move-in = Nobody moves in

## What is told about an action

# Money as it is printed on the board, in every language.
web-carnegie-number-cost = costs ${ $count }
web-carnegie-number-gain = +${ $count }
web-carnegie-number-left = leaves ${ $count }
web-carnegie-number-goods-cost = goods: −{ $value }
web-carnegie-number-goods-gain = goods: +{ $value }
web-carnegie-number-goods-left = goods left: { $value }
web-carnegie-number-steps-cost = steps: −{ $value }
web-carnegie-number-steps-gain = steps: +{ $value }
web-carnegie-number-steps-left = steps left: { $value }
web-carnegie-number-points-cost = research points: −{ $value }
web-carnegie-number-points-gain = research points: +{ $value }
web-carnegie-number-points-left = research points left: { $value }
web-carnegie-number-vp = +{ $value } VP
web-carnegie-number-score = score: { $signed } VP
web-carnegie-number-staff = new employees: { $value }
web-carnegie-number-home = brought home: { $count }
web-carnegie-number-uses = can be used { $count ->
    [one] once
   *[other] { $count } times
}

## Departments, short enough for a cell

web-carnegie-short-training = Training
web-carnegie-short-recruiting = Recruiting
web-carnegie-short-safety = Safety
web-carnegie-short-new-lobby = New lobby
web-carnegie-short-purchasing = Purchasing
web-carnegie-short-sales = Sales
web-carnegie-short-logistics = Logistics
web-carnegie-short-property = Property
web-carnegie-short-engineering = Engineering
web-carnegie-short-outsourcing = Outsourcing
web-carnegie-short-supply-chain = Supply chain
web-carnegie-short-communications = Comms
web-carnegie-short-advanced-research = Adv. research
web-carnegie-short-advanced-design = Adv. design
web-carnegie-short-charity = Charity
web-carnegie-short-telegraph = Telegraph
web-carnegie-short-human-resources = HR
web-carnegie-short-trade = Trade
web-carnegie-short-planning = Planning
web-carnegie-short-construction = Construction
web-carnegie-short-research = Research
web-carnegie-short-lobby = Lobby
