# Rolling Heights: the words of the building site.

## Values

rolling_heights-worker-carpenter = carpenter
    .plural = carpenters
    .about = Brings wood, more of it when hard-working.
rolling_heights-worker-builder = builder
    .plural = builders
    .about = Brings concrete, more of it when hard-working.
rolling_heights-worker-architect = architect
    .plural = architects
    .about = Brings glass, more of it when hard-working.
rolling_heights-worker-riveter = riveter
    .plural = riveters
    .about = Brings steel, more of it when hard-working.
rolling_heights-worker-politician = politician
    .plural = politicians
    .about = Brings VP, more of them when hard-working.
rolling_heights-worker-executive = executive
    .plural = executives
    .about = Brings power, more of it when hard-working.
rolling_heights-worker-community-leader = community leader
    .plural = community leaders
    .about = Steady: the steady ability of one of your buildings. Hard-working: its hard-working or steady ability. Each building serves once a turn.
rolling_heights-worker-urbanist = urbanist
    .plural = urbanists
    .about = Steady: all tired workers are thrown once more, before anything else in the main phase. Hard-working: any face-up plan, free but for a surcharge.
rolling_heights-worker-civil-servant = civil servant
    .plural = civil servants
    .about = Upgrades others, more of them when hard-working: only workers who were thrown and not yet activated, and no civil servants.

rolling_heights-material-wood = wood
rolling_heights-material-concrete = concrete
rolling_heights-material-glass = glass
rolling_heights-material-steel = steel

rolling_heights-means-wood = { rolling_heights-material-wood }
rolling_heights-means-concrete = { rolling_heights-material-concrete }
rolling_heights-means-glass = { rolling_heights-material-glass }
rolling_heights-means-steel = { rolling_heights-material-steel }
rolling_heights-means-power = power
    .about = Pays like a cube of any colour, but is never built with and is lost at the end of the turn.
rolling_heights-means-wild = wild
    .about = Hand it in for a cube of any colour, or pay one unit with it. Wilds are kept from turn to turn and score VP at the end.

rolling_heights-status-waiting = not thrown
rolling_heights-status-tired = tired
rolling_heights-status-steady = steady
rolling_heights-status-hard = hard-working
rolling_heights-status-used-steady = steady, activated
rolling_heights-status-used-hard = hard-working, activated

rolling_heights-pose-tired = tired
    .about = Lies flat and does nothing this turn, unless thrown again or upgraded.
rolling_heights-pose-steady = steady
    .about = Can be activated for the steady ability.
rolling_heights-pose-hard = hard-working
    .about = Can be activated for the hard-working ability, or for the steady one.
rolling_heights-working-steady = { rolling_heights-pose-steady }
rolling_heights-working-hard = { rolling_heights-pose-hard }
rolling_heights-rising-tired = { rolling_heights-pose-tired }
rolling_heights-rising-steady = { rolling_heights-pose-steady }

rolling_heights-way-steady = steady
rolling_heights-way-hard = hard-working
rolling_heights-way-hard-as-steady = hard-working, with the steady ability

# Where the game stands, and what screens name.
rolling_heights-phase-set-up = set-up
rolling_heights-phase-preparation = preparation
rolling_heights-phase-risk = risk
rolling_heights-phase-main = main phase
rolling_heights-phase-clean-up = clean-up
rolling_heights-stage-resting = not thrown yet
rolling_heights-stage-choosing = choosing who sits out
rolling_heights-stage-thrown = thrown
rolling_heights-stage-struck = on strike
rolling_heights-stage-ready = ready
rolling_heights-trigger-wood = { rolling_heights-material-wood }
rolling_heights-trigger-concrete = { rolling_heights-material-concrete }
rolling_heights-trigger-glass = { rolling_heights-material-glass }
rolling_heights-trigger-steel = { rolling_heights-material-steel }
rolling_heights-trigger-full-city = full city
rolling_heights-side-a = side A
rolling_heights-side-b = side B
rolling_heights-placing-start = starting plan
rolling_heights-placing-purchase = purchase
rolling_heights-placing-urbanist = taken by an urbanist
rolling_heights-cube-real = real
rolling_heights-cube-special = special
    .about = Taken when the supply has no cube of a colour. It can be built only when all real cubes of that colour stand on buildings, and is spent before them.
rolling_heights-source-plan = plan
rolling_heights-source-strike = strike
rolling_heights-source-leader = community leader

rolling_heights-type-residential = residential
    .plural = residential buildings
rolling_heights-type-commercial = commercial
    .plural = commercial buildings
rolling_heights-type-industrial = industrial
    .plural = industrial buildings
rolling_heights-type-public = public
    .plural = public buildings
rolling_heights-type-park = park
    .plural = parks
rolling_heights-water-plots = water plots

# A plot is called as it is typed: by column and row.
rolling_heights-plot-a1 = a1
rolling_heights-plot-b1 = b1
rolling_heights-plot-c1 = c1
rolling_heights-plot-d1 = d1
rolling_heights-plot-e1 = e1
rolling_heights-plot-f1 = f1
rolling_heights-plot-g1 = g1
rolling_heights-plot-h1 = h1
rolling_heights-plot-i1 = i1
rolling_heights-plot-a2 = a2
rolling_heights-plot-b2 = b2
rolling_heights-plot-c2 = c2
rolling_heights-plot-d2 = d2
rolling_heights-plot-e2 = e2
rolling_heights-plot-f2 = f2
rolling_heights-plot-g2 = g2
rolling_heights-plot-h2 = h2
rolling_heights-plot-i2 = i2
rolling_heights-plot-a3 = a3
rolling_heights-plot-b3 = b3
rolling_heights-plot-c3 = c3
rolling_heights-plot-d3 = d3
rolling_heights-plot-e3 = e3
rolling_heights-plot-f3 = f3
rolling_heights-plot-g3 = g3
rolling_heights-plot-h3 = h3
rolling_heights-plot-i3 = i3
rolling_heights-plot-a4 = a4
rolling_heights-plot-b4 = b4
rolling_heights-plot-c4 = c4
rolling_heights-plot-d4 = d4
rolling_heights-plot-e4 = e4
rolling_heights-plot-f4 = f4
rolling_heights-plot-g4 = g4
rolling_heights-plot-h4 = h4
rolling_heights-plot-i4 = i4
rolling_heights-plot-a5 = a5
rolling_heights-plot-b5 = b5
rolling_heights-plot-c5 = c5
rolling_heights-plot-d5 = d5
rolling_heights-plot-e5 = e5
rolling_heights-plot-f5 = f5
rolling_heights-plot-g5 = g5
rolling_heights-plot-h5 = h5
rolling_heights-plot-i5 = i5
rolling_heights-plot-a6 = a6
rolling_heights-plot-b6 = b6
rolling_heights-plot-c6 = c6
rolling_heights-plot-d6 = d6
rolling_heights-plot-e6 = e6
rolling_heights-plot-f6 = f6
rolling_heights-plot-g6 = g6
rolling_heights-plot-h6 = h6
rolling_heights-plot-i6 = i6

rolling_heights-plan-housing-project = Housing project
rolling_heights-plan-viceroys-house = Viceroy’s house
rolling_heights-plan-mayors-house = Mayor’s house
rolling_heights-plan-row-houses = Row houses
rolling_heights-plan-brownstone = Brownstone
rolling_heights-plan-boarding-house = Boarding house
rolling_heights-plan-corner-flats = Corner flats
rolling_heights-plan-bungalow-court = Bungalow court
rolling_heights-plan-tenement = Tenement
rolling_heights-plan-duplex = Duplex
rolling_heights-plan-courtyard-apartments = Courtyard apartments
rolling_heights-plan-toy-shop = Toy shop
rolling_heights-plan-bakery = Bakery
rolling_heights-plan-barber-shop = Barber shop
rolling_heights-plan-corner-grocery = Corner grocery
rolling_heights-plan-hardware-store = Hardware store
rolling_heights-plan-diner = Diner
rolling_heights-plan-tailor = Tailor
rolling_heights-plan-theatre = Theatre
rolling_heights-plan-lumber-yard = Lumber yard
rolling_heights-plan-concrete-plant = Concrete plant
rolling_heights-plan-glass-works = Glass works
rolling_heights-plan-foundry = Foundry
rolling_heights-plan-warehouse = Warehouse
rolling_heights-plan-brick-works = Brick works
rolling_heights-plan-rail-depot = Rail depot
rolling_heights-plan-fire-station = Fire station
rolling_heights-plan-post-office = Post office
rolling_heights-plan-library-branch = Library branch
rolling_heights-plan-school-house = School house
rolling_heights-plan-police-station = Police station
rolling_heights-plan-union-hall = Union hall
rolling_heights-plan-clinic = Clinic
rolling_heights-plan-fairground-park = Fairground park
rolling_heights-plan-stadium-krepysh = “Stalwart” Stadium
rolling_heights-plan-pritzker-zoo = Pritzker zoo
rolling_heights-plan-botanical-garden = Botanical garden
rolling_heights-plan-amusement-park = Amusement park
rolling_heights-plan-band-shell = Band shell
rolling_heights-plan-neighbourhood-green = Neighbourhood green
rolling_heights-plan-garden-apartments = Garden apartments
rolling_heights-plan-lakeside-flats = Lakeside flats
rolling_heights-plan-grand-hotel-residence = Grand hotel residence
rolling_heights-plan-terrace-tower = Terrace tower
rolling_heights-plan-riverside-court = Riverside court
rolling_heights-plan-park-view-tower = Park view tower
rolling_heights-plan-cooperative-towers = Cooperative towers
rolling_heights-plan-skyline-residence = Skyline residence
rolling_heights-plan-penthouse-tower = Penthouse tower
rolling_heights-plan-department-store = Department store
rolling_heights-plan-savings-bank = Savings bank
rolling_heights-plan-newspaper-tower = Newspaper tower
rolling_heights-plan-merchandise-mart = Merchandise mart
rolling_heights-plan-trade-exchange = Trade exchange
rolling_heights-plan-insurance-tower = Insurance tower
rolling_heights-plan-grand-hotel = Grand hotel
rolling_heights-plan-radio-tower = Radio tower
rolling_heights-plan-empire-office-tower = Empire office tower
rolling_heights-plan-steel-mill = Steel mill
rolling_heights-plan-power-station = Power station
rolling_heights-plan-grain-elevator = Grain elevator
rolling_heights-plan-auto-works = Auto works
rolling_heights-plan-printing-works = Printing works
rolling_heights-plan-dockyard = Dockyard
rolling_heights-plan-town-hall = Town hall
rolling_heights-plan-gembrel-museum = Gembrel museum
rolling_heights-plan-court-house = Court house
rolling_heights-plan-central-station = Central station
rolling_heights-plan-opera-house = Opera house
rolling_heights-plan-university = University
rolling_heights-plan-city-hospital = City hospital
rolling_heights-plan-observatory = Observatory
rolling_heights-plan-grand-conservatory = Grand conservatory
rolling_heights-plan-lakefront-promenade = Lakefront promenade
rolling_heights-plan-monument-square = Monument square
rolling_heights-plan-sports-ground = Sports ground
rolling_heights-plan-aquarium = Aquarium
rolling_heights-plan-civic-plaza = Civic plaza

# Ads and targets go by the numbers that are printed on them.
rolling_heights-ad-1 = 1 · Peace and quiet
rolling_heights-ad-2 = 2 · Passing trade
rolling_heights-ad-3 = 3 · Pleasant surroundings
rolling_heights-ad-4 = 4 · Green belt
rolling_heights-ad-5 = 5 · Public spirit
rolling_heights-ad-6 = 6 · All over town
rolling_heights-ad-7 = 7 · Brisk business
rolling_heights-ad-8 = 8 · Big employer
rolling_heights-ad-9 = 9 · Smog
rolling_heights-ad-10 = 10 · Good address
rolling_heights-ad-11 = 11 · District developer
rolling_heights-ad-12 = 12 · Highest roof

rolling_heights-target-1 = 1 · Home builder
rolling_heights-target-2 = 2 · Industrialist
rolling_heights-target-3 = 3 · Heart of the quarter
rolling_heights-target-4 = 4 · Benefactor
rolling_heights-target-5 = 5 · Merchant
rolling_heights-target-6 = 6 · Gardener
rolling_heights-target-7 = 7 · Elbow to elbow
rolling_heights-target-8 = 8 · Watchful neighbour
rolling_heights-target-9 = 9 · In every district
rolling_heights-target-10 = 10 · Waterfront
rolling_heights-target-11 = 11 · Glass and steel
rolling_heights-target-12 = 12 · Motley crew
rolling_heights-target-13 = 13 · Nest egg

## What ads and targets say. $types, $near and $workers are lists of plural words; the figures are those in force.

rolling_heights-card-loss-beside = Your { $types }: −{ $vp } VP for every neighbour of these: { $near }. Each building counts its own neighbours.
rolling_heights-card-beside = Your { $types }: { $vp } VP for every neighbour of these: { $near }. Each building counts its own neighbours.
rolling_heights-card-largest-group = { $vp } VP for each of yours in the largest connected group of { $types } of all players. Groups that tie all count.
rolling_heights-card-of-types = { $vp } VP for each of your { $types }.
rolling_heights-card-columns = { $vp } VP for each column of the city with a building of yours.
rolling_heights-card-share-again = The VP of all your { $types } once more, added up and divided by { $number }, rounded down.
rolling_heights-card-workers = { $vp } VP for every { $number } of your workers.
rolling_heights-card-loss-in-districts = −{ $vp } VP for each of your plans, complete or not, in the district with the most { $types }. Districts that tie all count.
rolling_heights-card-best-again = The VP of your best building in the district with the most { $types } once more. Of districts that tie, each counts one building.
rolling_heights-card-most-buildings =
    { $scope ->
        [best] { $vp } VP once if you have the most buildings of all players in some district, alone or tied.
       *[each] { $vp } VP for each district where you have the most buildings, alone or tied.
    }
rolling_heights-card-tallest = { $vp } VP for each district where you have the tallest building, alone or tied.
rolling_heights-card-beside-opponents = { $vp } VP for each of your buildings next to at least one of an opponent.
rolling_heights-card-opponents-beside = { $vp } VP for each building of an opponent next to at least one of yours.
rolling_heights-card-districts = { $vp } VP for each district with a building of yours.
rolling_heights-card-beside-water = { $vp } VP for each of your buildings next to water.
rolling_heights-card-workers-of = { $vp } VP for each of your { $workers }.
rolling_heights-card-colours = { $vp } VP for each colour of worker you have beyond the first { $number }.
rolling_heights-card-wilds = { $vp } VP for each wild you have left, besides what it is worth anyway.
rolling_heights-card-any-plan = Plans that aren’t complete count too.

rolling_heights-rival = Rival
    .about = The opponent of a solo game: it takes a plan and adds cubes each round. This mode is Magnate’s own.

## Helpers: the value of a parameter, workers with their article, and how a throw of the tired ended.

rolling_heights-this-worker =
    { $worker ->
        [carpenter] { rolling_heights-worker-carpenter }
        [builder] { rolling_heights-worker-builder }
        [architect] { rolling_heights-worker-architect }
        [riveter] { rolling_heights-worker-riveter }
        [politician] { rolling_heights-worker-politician }
        [executive] { rolling_heights-worker-executive }
        [community-leader] { rolling_heights-worker-community-leader }
        [urbanist] { rolling_heights-worker-urbanist }
       *[civil-servant] { rolling_heights-worker-civil-servant }
    }
rolling_heights-a-worker =
    { $worker ->
        [carpenter] a carpenter
        [builder] a builder
        [architect] an architect
        [riveter] a riveter
        [politician] a politician
        [executive] an executive
        [community-leader] a community leader
        [urbanist] an urbanist
       *[civil-servant] a civil servant
    }
rolling_heights-an-other =
    { $other ->
        [carpenter] a carpenter
        [builder] a builder
        [architect] an architect
        [riveter] a riveter
        [politician] a politician
        [executive] an executive
        [community-leader] a community leader
        [urbanist] an urbanist
       *[civil-servant] a civil servant
    }
rolling_heights-this-material =
    { $material ->
        [wood] { rolling_heights-material-wood }
        [concrete] { rolling_heights-material-concrete }
        [glass] { rolling_heights-material-glass }
       *[steel] { rolling_heights-material-steel }
    }
rolling_heights-this-pose =
    { $pose ->
        [tired] { rolling_heights-pose-tired }
        [steady] { rolling_heights-pose-steady }
       *[hard] { rolling_heights-pose-hard }
    }
rolling_heights-this-means =
    { $means ->
        [wood] { rolling_heights-means-wood }
        [concrete] { rolling_heights-means-concrete }
        [glass] { rolling_heights-means-glass }
        [steel] { rolling_heights-means-steel }
        [power] { rolling_heights-means-power }
       *[wild] { rolling_heights-means-wild }
    }
rolling_heights-this-plan =
    { $plan ->
        [housing-project] { rolling_heights-plan-housing-project }
        [viceroys-house] { rolling_heights-plan-viceroys-house }
        [mayors-house] { rolling_heights-plan-mayors-house }
        [row-houses] { rolling_heights-plan-row-houses }
        [brownstone] { rolling_heights-plan-brownstone }
        [boarding-house] { rolling_heights-plan-boarding-house }
        [corner-flats] { rolling_heights-plan-corner-flats }
        [bungalow-court] { rolling_heights-plan-bungalow-court }
        [tenement] { rolling_heights-plan-tenement }
        [duplex] { rolling_heights-plan-duplex }
        [courtyard-apartments] { rolling_heights-plan-courtyard-apartments }
        [toy-shop] { rolling_heights-plan-toy-shop }
        [bakery] { rolling_heights-plan-bakery }
        [barber-shop] { rolling_heights-plan-barber-shop }
        [corner-grocery] { rolling_heights-plan-corner-grocery }
        [hardware-store] { rolling_heights-plan-hardware-store }
        [diner] { rolling_heights-plan-diner }
        [tailor] { rolling_heights-plan-tailor }
        [theatre] { rolling_heights-plan-theatre }
        [lumber-yard] { rolling_heights-plan-lumber-yard }
        [concrete-plant] { rolling_heights-plan-concrete-plant }
        [glass-works] { rolling_heights-plan-glass-works }
        [foundry] { rolling_heights-plan-foundry }
        [warehouse] { rolling_heights-plan-warehouse }
        [brick-works] { rolling_heights-plan-brick-works }
        [rail-depot] { rolling_heights-plan-rail-depot }
        [fire-station] { rolling_heights-plan-fire-station }
        [post-office] { rolling_heights-plan-post-office }
        [library-branch] { rolling_heights-plan-library-branch }
        [school-house] { rolling_heights-plan-school-house }
        [police-station] { rolling_heights-plan-police-station }
        [union-hall] { rolling_heights-plan-union-hall }
        [clinic] { rolling_heights-plan-clinic }
        [fairground-park] { rolling_heights-plan-fairground-park }
        [stadium-krepysh] { rolling_heights-plan-stadium-krepysh }
        [pritzker-zoo] { rolling_heights-plan-pritzker-zoo }
        [botanical-garden] { rolling_heights-plan-botanical-garden }
        [amusement-park] { rolling_heights-plan-amusement-park }
        [band-shell] { rolling_heights-plan-band-shell }
        [neighbourhood-green] { rolling_heights-plan-neighbourhood-green }
        [garden-apartments] { rolling_heights-plan-garden-apartments }
        [lakeside-flats] { rolling_heights-plan-lakeside-flats }
        [grand-hotel-residence] { rolling_heights-plan-grand-hotel-residence }
        [terrace-tower] { rolling_heights-plan-terrace-tower }
        [riverside-court] { rolling_heights-plan-riverside-court }
        [park-view-tower] { rolling_heights-plan-park-view-tower }
        [cooperative-towers] { rolling_heights-plan-cooperative-towers }
        [skyline-residence] { rolling_heights-plan-skyline-residence }
        [penthouse-tower] { rolling_heights-plan-penthouse-tower }
        [department-store] { rolling_heights-plan-department-store }
        [savings-bank] { rolling_heights-plan-savings-bank }
        [newspaper-tower] { rolling_heights-plan-newspaper-tower }
        [merchandise-mart] { rolling_heights-plan-merchandise-mart }
        [trade-exchange] { rolling_heights-plan-trade-exchange }
        [insurance-tower] { rolling_heights-plan-insurance-tower }
        [grand-hotel] { rolling_heights-plan-grand-hotel }
        [radio-tower] { rolling_heights-plan-radio-tower }
        [empire-office-tower] { rolling_heights-plan-empire-office-tower }
        [steel-mill] { rolling_heights-plan-steel-mill }
        [power-station] { rolling_heights-plan-power-station }
        [grain-elevator] { rolling_heights-plan-grain-elevator }
        [auto-works] { rolling_heights-plan-auto-works }
        [printing-works] { rolling_heights-plan-printing-works }
        [dockyard] { rolling_heights-plan-dockyard }
        [town-hall] { rolling_heights-plan-town-hall }
        [gembrel-museum] { rolling_heights-plan-gembrel-museum }
        [court-house] { rolling_heights-plan-court-house }
        [central-station] { rolling_heights-plan-central-station }
        [opera-house] { rolling_heights-plan-opera-house }
        [university] { rolling_heights-plan-university }
        [city-hospital] { rolling_heights-plan-city-hospital }
        [observatory] { rolling_heights-plan-observatory }
        [grand-conservatory] { rolling_heights-plan-grand-conservatory }
        [lakefront-promenade] { rolling_heights-plan-lakefront-promenade }
        [monument-square] { rolling_heights-plan-monument-square }
        [sports-ground] { rolling_heights-plan-sports-ground }
        [aquarium] { rolling_heights-plan-aquarium }
       *[civic-plaza] { rolling_heights-plan-civic-plaza }
    }
rolling_heights-from-source =
    { $source ->
        [plan] from the plan
        [strike] for the strike
       *[leader] from the community leader
    }
rolling_heights-got-up =
    { $rose ->
        [0] Nobody got up.
       *[other]
            { $tired ->
                [0] All of them got up.
               *[other] { $rose } got up, { $tired } stayed tired.
            }
    }

## Parts of the score

rolling_heights-part-plots = Plots
    .about = Bonuses for plans on plots that show their type: { rolling_heights-type-residential }, { rolling_heights-type-commercial }, { rolling_heights-type-industrial }, { rolling_heights-type-public } or { rolling_heights-type-park }.
rolling_heights-part-buildings = Buildings
    .about = The VP of completed buildings.
rolling_heights-part-workers = Workers
    .about = VP won by politicians and community leaders.
rolling_heights-part-ad1 = First ad
    .about = What the first face-up ad gives at the end.
rolling_heights-part-ad2 = Second ad
    .about = What the second face-up ad gives at the end.
rolling_heights-part-ad3 = Third ad
    .about = What the third face-up ad gives at the end.
rolling_heights-part-target = Target
    .about = The best of the secret targets.
rolling_heights-part-wilds = Wilds
    .about = VP for each one left.
rolling_heights-part-total = Total
    .about = The most VP win; in a tie, the most workers; after that the victory is shared.

## Actions

rolling_heights-action-rest = Let { rolling_heights-a-worker } sit out
    .about = You may throw only so many workers a turn; this one does nothing until the next.
rolling_heights-action-push = Push: throw the tired ones again
    .about = Throw all tired workers again. Those who get up stay up, and you may push once more; if nobody gets up, there is a strike: half of those at work become tired, and you take a wild.
rolling_heights-action-stop = Stop here
    .about = Keep the workers as they lie and stand, and go on to the main phase.
rolling_heights-action-tire =
    { $pose ->
        [steady] Tire a steady { rolling_heights-this-worker }
       *[hard] Tire a hard-working { rolling_heights-this-worker }
    }
    .about = After a strike half of your steady and hard-working workers, rounded down, become tired; you choose who.
rolling_heights-action-throw-ahead = Throw ahead for your next turn
    .about = While others play, throw your workers for your next turn and push or stop at once; it saves waiting.
rolling_heights-action-rest-ahead = Ahead: let { rolling_heights-a-worker } sit out
    .about = { rolling_heights-action-rest.about }
rolling_heights-action-push-ahead = Ahead: throw the tired ones again
    .about = { rolling_heights-action-push.about }
rolling_heights-action-stop-ahead = Ahead: stop here
    .about = { rolling_heights-action-stop.about }
rolling_heights-action-tire-ahead =
    { $pose ->
        [steady] Ahead: tire a steady { rolling_heights-this-worker }
       *[hard] Ahead: tire a hard-working { rolling_heights-this-worker }
    }
    .about = { rolling_heights-action-tire.about }
rolling_heights-action-activate =
    { $way ->
        [steady] Activate a steady { rolling_heights-this-worker }
        [hard] Activate a hard-working { rolling_heights-this-worker }
       *[hard-as-steady] Activate a hard-working { rolling_heights-this-worker } with the steady ability
    }
    .about = The worker uses the ability of its colour. Nobody is activated twice in a turn; a hard-working one may use the steady ability instead.
rolling_heights-action-lead =
    { $way ->
        [steady] Send a steady community leader to { $plot }
        [hard] Send a hard-working community leader to { $plot }
       *[hard-as-steady] Send a hard-working community leader to { $plot } for the steady ability
    }
    .about = The community leader uses what is printed on one of your completed buildings. Each building serves once a turn.
rolling_heights-action-upgrade =
    { $pose ->
        [tired] Upgrade a tired { rolling_heights-this-worker } to steady
       *[steady] Upgrade a steady { rolling_heights-this-worker } to hard-working
    }
    .about = A tired worker becomes steady, a steady one hard-working: someone who was thrown and isn’t activated yet.
rolling_heights-action-swap =
    { $status ->
        [waiting] Swap one who wasn’t thrown
        [tired] Swap a tired one
        [steady] Swap a steady one
        [hard] Swap a hard-working one
        [used-steady] Swap a steady one, already activated
       *[used-hard] Swap a hard-working one, already activated
    }
    .about = A worker of one colour goes back and one of another colour comes in its place, in the same state.
rolling_heights-action-choose-cube = Take 1 { rolling_heights-this-material }
    .about = A cube of the colour you like comes into your yard until the end of the turn.
rolling_heights-action-take = Take { rolling_heights-this-plan }
    .about = This plan costs nothing but the surcharge of the plot where you place it.
rolling_heights-action-buy = Buy { rolling_heights-this-plan }
    .about = Once a turn: pay the price of its slot in the market, the distance to your nearest plan and the surcharge of the plot, with any cubes, power or wilds.
rolling_heights-action-place = Place it on { $plot }
    .about = An empty land plot. If it shows the plan’s type, you score its bonus; distance and surcharge come on top of the price.
rolling_heights-action-pay =
    { $means ->
        [wood] Pay 1 { rolling_heights-means-wood }
        [concrete] Pay 1 { rolling_heights-means-concrete }
        [glass] Pay 1 { rolling_heights-means-glass }
        [steel] Pay 1 { rolling_heights-means-steel }
        [power] Pay 1 { rolling_heights-means-power }
       *[wild] Pay 1 { rolling_heights-means-wild }
    }
    .about = Any cube, power or a wild pays one unit; special cubes go before real ones.
rolling_heights-action-use-wild = Use a wild for 1 { rolling_heights-this-material }
    .about = Hand in a wild and take one cube of this colour.
rolling_heights-action-exchange = Exchange for 1 { rolling_heights-this-material }
    .about = Several cubes of any colour, or power, for one of this material.
rolling_heights-action-build = Put 1 { rolling_heights-this-material } on { $plot }
    .about = A cube from your yard on a tower of its colour. When a plan has all its cubes it is complete: you score its VP and hire its workers.
rolling_heights-action-hire = Hire { rolling_heights-a-worker }
    .about = The plan shows two colours: choose which worker comes to you. It works from your next turn on.
rolling_heights-action-done = Done
    .about = In the main phase this ends your turn: cubes and power not used are lost. After an upgrade it waives the second one.

## Questions

rolling_heights-ask-start = Which plan will you start with? It costs nothing.
rolling_heights-ask-rest =
    { $workers ->
        [one] { $workers } worker has to sit this turn out. Who?
       *[other] { $workers } workers have to sit this turn out. Who?
    }
rolling_heights-ask-risk =
    { $tired ->
        [one] { $tired } worker is tired. Push ({ $strike }% risk of a strike) or stop?
       *[other] { $tired } workers are tired. Push ({ $strike }% risk of a strike) or stop?
    }
rolling_heights-ask-tire =
    { $workers ->
        [one] Strike! { $workers } of those at work becomes tired. Who?
       *[other] Strike! { $workers } of those at work become tired. Who?
    }
rolling_heights-ask-main = Round { $round }: what will you do?
rolling_heights-ask-upgrade =
    { $steps ->
        [one] You have { $steps } upgrade. Whom is it for?
       *[other] You have { $steps } upgrades. Whom is the first one for?
    }
rolling_heights-ask-swap = Which { rolling_heights-this-worker } will you swap for { rolling_heights-an-other }?
rolling_heights-ask-cube =
    { $cubes ->
        [one] You may take { $cubes } cube. Which one?
       *[other] You may take { $cubes } cubes. Which one first?
    }
rolling_heights-ask-take = Which face-up plan will the urbanist take? It costs nothing but a surcharge.
rolling_heights-ask-place = Where will you place { rolling_heights-this-plan }?
rolling_heights-ask-pay = { $units } still to pay. With what?
rolling_heights-ask-hire = You have completed { rolling_heights-this-plan }. Which worker will you hire?

## Reasons

rolling_heights-reason-no-such-worker = You have no { rolling_heights-this-worker } for that.
rolling_heights-reason-nothing-to-do = That would have no effect now.
rolling_heights-reason-not-first = An urbanist’s throw must be the first thing you do in the main phase.
rolling_heights-reason-by-a-building = A community leader works in one of your buildings: choose the building.
rolling_heights-reason-upgrade-first = Upgrade someone first; only the second upgrade can be waived.
rolling_heights-reason-only-tired = Here only a tired worker can be upgraded.
rolling_heights-reason-no-wild-in-exchange = A wild can’t be part of an exchange: use it for the cube you want instead.
rolling_heights-reason-not-upgraded = Civil servants can’t be upgraded.
rolling_heights-reason-not-own-building = You have no completed building there.
rolling_heights-reason-no-ability-there = That building has no such ability for community leaders.
rolling_heights-reason-led-already = A community leader has already used that building this turn.
rolling_heights-reason-not-open = That plan isn’t face up in the market.
rolling_heights-reason-not-level-1 = A starting plan comes from the row of level 1.
rolling_heights-reason-bought-already = You have already bought a plan this turn.
rolling_heights-reason-no-plot-left = There is no free plot left in the city.
rolling_heights-reason-too-dear = That costs { $cost }, and you can pay { $units }.
rolling_heights-reason-on-water = Nothing is built on water.
rolling_heights-reason-plot-taken = A plan lies there already.
rolling_heights-reason-has-surcharge = A starting plan can’t go on a plot with a surcharge.
rolling_heights-reason-too-near = That is too close to the starting plan of an opponent.
rolling_heights-reason-not-at-hand = You have none of that to spend here.
rolling_heights-reason-special-first = Special cubes are spent first.
rolling_heights-reason-no-wild = You have no wild.
rolling_heights-reason-not-own-plan = You can only build on an unfinished plan of your own.
rolling_heights-reason-not-needed = That plan has no room for { rolling_heights-this-material }.
rolling_heights-reason-no-cube = You have no { rolling_heights-this-material }.
rolling_heights-reason-real-cubes-first = Your special cube has to wait until all real { rolling_heights-this-material } stands on buildings.
rolling_heights-reason-not-on-plan = That worker doesn’t come with { rolling_heights-this-plan }.
rolling_heights-reason-no-roll-ahead = This game is played without rolling ahead.
rolling_heights-reason-throw-first = Throw your workers first.
rolling_heights-reason-thrown-already = Your workers have been thrown already.
rolling_heights-reason-start-first = Place your starting plan first.
rolling_heights-reason-own-turn = It is your turn now; throwing ahead is for the turns of others.
rolling_heights-reason-no-next-turn = You have no further turn to throw for.

## Events

rolling_heights-event-started-with = { $seat } started with { rolling_heights-this-plan } on { $plot }.
rolling_heights-event-turn = Round { $round }: { $seat }’s turn begins.
rolling_heights-event-rested = { $seat } let { rolling_heights-a-worker } sit out.
rolling_heights-event-landed = { $seat }: { $number } × { rolling_heights-this-worker }, { rolling_heights-this-pose }.
rolling_heights-event-threw = { $seat } threw the workers: { $tired } tired, { $steady } steady, { $hard } hard-working.
rolling_heights-event-pushed = { $seat } pushed the tired workers. { rolling_heights-got-up }
rolling_heights-event-strike = { $seat }’s workers went on strike.
rolling_heights-event-tired-out = { $seat }’s { rolling_heights-this-worker } became tired.
rolling_heights-event-stopped = { $seat } took no further risk.
rolling_heights-event-activated =
    { $way ->
        [steady] { $seat } activated a steady { rolling_heights-this-worker }.
        [hard] { $seat } activated a hard-working { rolling_heights-this-worker }.
       *[hard-as-steady] { $seat } activated a hard-working { rolling_heights-this-worker } with the steady ability.
    }
rolling_heights-event-led =
    { $way ->
        [steady] { $seat } sent a steady community leader to { rolling_heights-this-plan }.
        [hard] { $seat } sent a hard-working community leader to { rolling_heights-this-plan }.
       *[hard-as-steady] { $seat } sent a hard-working community leader to { rolling_heights-this-plan } for the steady ability.
    }
rolling_heights-event-rethrew = { $seat } had the tired workers thrown once more. { rolling_heights-got-up }
rolling_heights-event-upgraded =
    { $pose ->
        [tired] { $seat } upgraded a tired { rolling_heights-this-worker } to steady.
       *[steady] { $seat } upgraded a steady { rolling_heights-this-worker } to hard-working.
    }
rolling_heights-event-swapped = { $seat } swapped { rolling_heights-a-worker } for { rolling_heights-an-other }.
rolling_heights-event-got-cubes = { $seat } took { $amount } { rolling_heights-this-material }.
rolling_heights-event-got-power = { $seat } gained { $amount } power.
rolling_heights-event-got-vp = { $seat } scored { $amount } VP.
rolling_heights-event-got-wilds =
    { $amount ->
        [0] { $seat } took no wild; none is left.
        [one] { $seat } took { $amount } wild { rolling_heights-from-source }.
       *[other] { $seat } took { $amount } wilds { rolling_heights-from-source }.
    }
rolling_heights-event-used-wild = { $seat } used a wild for { rolling_heights-this-material }.
rolling_heights-event-exchanged = { $seat } made an exchange for { rolling_heights-this-material }.
rolling_heights-event-paid =
    { $cube ->
        [special] { $seat } paid with a special cube: { rolling_heights-this-means }.
       *[real] { $seat } paid 1 { rolling_heights-this-means }.
    }
rolling_heights-event-bought = { $seat } bought { rolling_heights-this-plan } for { $cost } and placed it on { $plot }.
rolling_heights-event-took =
    { $cost ->
        [0] { $seat } took { rolling_heights-this-plan } for nothing and placed it on { $plot }.
       *[other] { $seat } took { rolling_heights-this-plan } for a surcharge of { $cost } and placed it on { $plot }.
    }
rolling_heights-event-bonus = { $seat } scored a bonus of { $amount } VP on { $plot }.
rolling_heights-event-built = { $seat } put 1 { rolling_heights-this-material } on { rolling_heights-this-plan }.
rolling_heights-event-completed =
    { $amount ->
        [0] { $seat } completed { rolling_heights-this-plan }, without VP.
       *[other] { $seat } completed { rolling_heights-this-plan } and scored { $amount } VP.
    }
rolling_heights-event-hired = { $seat } hired { rolling_heights-a-worker }.
rolling_heights-event-nobody-left = There is no { rolling_heights-this-worker } left for { $seat } to hire.
rolling_heights-event-returned =
    { $seat } lost what was not used: { $power ->
        [0] { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
       *[other] { $cubes ->
            [0] { $power } power
            [one] { $cubes } cube, { $power } power
           *[other] { $cubes } cubes, { $power } power
        }
    }.
rolling_heights-event-opened = { rolling_heights-this-plan } was drawn for the market.
rolling_heights-event-wild-put = A wild was put on { rolling_heights-this-plan }.
rolling_heights-event-last-cube = All the { rolling_heights-this-material } stands on buildings. The next round will be the last.
rolling_heights-event-city-full = Every plot has its building. The next round will be the last.

## Events of the Rival

rolling_heights-event-rival-started = The { rolling_heights-rival } started with { rolling_heights-this-plan } on { $plot }.
rolling_heights-event-rival-took = The { rolling_heights-rival } took { rolling_heights-this-plan } and placed it on { $plot }.
rolling_heights-event-rival-bonus = The { rolling_heights-rival } scored a bonus of { $amount } VP.
rolling_heights-event-rival-built =
    { $cubes ->
        [one] The { rolling_heights-rival } put { $cubes } cube on { rolling_heights-this-plan }.
       *[other] The { rolling_heights-rival } put { $cubes } cubes on { rolling_heights-this-plan }.
    }
rolling_heights-event-rival-completed =
    { $amount ->
        [0] The { rolling_heights-rival } completed { rolling_heights-this-plan }, without VP.
       *[other] The { rolling_heights-rival } completed { rolling_heights-this-plan } and scored { $amount } VP.
    }

## The end

rolling_heights-event-ad-scored =
    { $amount ->
        [0] Ad { $ad }: nothing for { $seat }.
       *[other] Ad { $ad }: { $amount } VP for { $seat }.
    }
rolling_heights-event-rival-ad-scored =
    { $amount ->
        [0] Ad { $ad }: nothing for the Rival.
       *[other] Ad { $ad }: { $amount } VP for the Rival.
    }
rolling_heights-event-target-scored =
    { $amount ->
        [0] Target { $target }: nothing for { $seat }.
       *[other] Target { $target }: { $amount } VP for { $seat }.
    }
rolling_heights-event-ended-by-cubes = A colour of cubes is used up and the last round played: the game is over.
rolling_heights-event-ended-by-city = The city is full and the last round played: the game is over.
rolling_heights-event-ended-by-quiet = Round after round nothing was put on the map: the game is over.
