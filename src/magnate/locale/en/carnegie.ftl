# Carnegie: the words of the head office.

## Values

carnegie-type-human-resources = human resources
    .short = HR
    .about = Move employees between the cells of your company.
carnegie-type-management = management
    .short = management
    .about = Get money and goods, and build departments.
carnegie-type-construction = construction
    .short = construction
    .about = Build projects in the cities.
carnegie-type-research = research & development
    .short = R&D
    .about = Advance project tabs and transport.

carnegie-region-west = West
carnegie-region-midwest = Midwest
carnegie-region-south = South
carnegie-region-east = East

carnegie-project-housing = housing
carnegie-project-commerce = commerce
carnegie-project-industry = industry
carnegie-project-infrastructure = infrastructure

carnegie-level-wagon = wagon
carnegie-level-stagecoach = stagecoach
carnegie-level-railroad = railroad

carnegie-timeline = Timeline
    .round = Round
    .event = Event
    .income = Income
    .donation = Donation
    .both = Income and donation

carnegie-department-training = Training & partnerships
    .about = Each employee goes on a mission for money or for steps.
carnegie-department-recruiting = Recruiting
    .about = Each employee goes on a mission and someone new is hired, or brings steps.
carnegie-department-safety = Safety & quality
    .about = Each employee goes on a mission for VP: the more employees are still active in the company, the more.
carnegie-department-new-lobby = New lobby
    .about = Costs more goods than the others. Employees may arrive in either lobby; nobody has to work here.
carnegie-department-purchasing = Purchasing
    .about = Each employee goes on a mission for goods or for money.
carnegie-department-sales = Sales
    .about = Each employee sells a few goods.
carnegie-department-logistics = Logistics
    .about = Each employee delivers a few goods for money and VP.
carnegie-department-property = Property management
    .about = While staffed: one employee may move at once into each department you build.
carnegie-department-engineering = Engineering
    .about = Each employee goes on a mission and builds a project in that region.
carnegie-department-outsourcing = Construction outsourcing
    .about = Each employee builds a project anywhere, without a mission, for money beside its goods.
carnegie-department-supply-chain = Supply chain
    .about = Each employee buys a few goods.
carnegie-department-communications = Communications
    .about = While staffed: donations cost less.
carnegie-department-advanced-research = Advanced research
    .about = Each employee goes on a mission for research points.
carnegie-department-advanced-design = Advanced design
    .about = Each employee brings research points.
carnegie-department-charity = Charitable giving
    .about = Each employee goes on a mission and makes a donation, at its price, where another player has made one.
carnegie-department-telegraph = Telegraph
    .about = While staffed: each transport step costs fewer research points, but at least 1.
carnegie-department-human-resources = Human resources
    .about = Each active employee brings steps, and so does the permanent one.
carnegie-department-trade = Trade & finance
    .about = Each employee brings money or goods, or goes on a mission for more of either.
carnegie-department-planning = Strategic planning
    .about = Each employee builds a department, for fewer goods on an empty cell with an employee.
carnegie-department-construction = Construction
    .about = Each employee goes on a mission and builds a project in that region.
carnegie-department-research = Research & development
    .about = Each employee brings research points.
carnegie-department-lobby = Lobby
    .about = Employees arrive here and wait, inactive, until they are moved.
carnegie-department-empty = empty cell
    .about = Room for a new department.

carnegie-tile-training = { carnegie-department-training }
carnegie-tile-recruiting = { carnegie-department-recruiting }
carnegie-tile-safety = { carnegie-department-safety }
carnegie-tile-new-lobby = { carnegie-department-new-lobby }
carnegie-tile-purchasing = { carnegie-department-purchasing }
carnegie-tile-sales = { carnegie-department-sales }
carnegie-tile-logistics = { carnegie-department-logistics }
carnegie-tile-property = { carnegie-department-property }
carnegie-tile-engineering = { carnegie-department-engineering }
carnegie-tile-outsourcing = { carnegie-department-outsourcing }
carnegie-tile-supply-chain = { carnegie-department-supply-chain }
carnegie-tile-communications = { carnegie-department-communications }
carnegie-tile-advanced-research = { carnegie-department-advanced-research }
carnegie-tile-advanced-design = { carnegie-department-advanced-design }
carnegie-tile-charity = { carnegie-department-charity }
carnegie-tile-telegraph = { carnegie-department-telegraph }

# A cell is called as it is typed: by row and column.
carnegie-cell-r1c1 = r1c1
carnegie-cell-r1c2 = r1c2
carnegie-cell-r1c3 = r1c3
carnegie-cell-r1c4 = r1c4
carnegie-cell-r2c1 = r2c1
carnegie-cell-r2c2 = r2c2
carnegie-cell-r2c3 = r2c3
carnegie-cell-r2c4 = r2c4
carnegie-cell-r3c1 = r3c1
carnegie-cell-r3c2 = r3c2
carnegie-cell-r3c3 = r3c3
carnegie-cell-r3c4 = r3c4
carnegie-cell-r4c1 = r4c1
carnegie-cell-r4c2 = r4c2
carnegie-cell-r4c3 = r4c3
carnegie-cell-r4c4 = r4c4

carnegie-city-seattle = Seattle
carnegie-city-helena = Helena
carnegie-city-portland = Portland
carnegie-city-boise = Boise
carnegie-city-san-francisco = San Francisco
carnegie-city-reno = Reno
carnegie-city-salt-lake-city = Salt Lake City
carnegie-city-denver = Denver
carnegie-city-los-angeles = Los Angeles
carnegie-city-phoenix = Phoenix
carnegie-city-santa-fe = Santa Fe
carnegie-city-fargo = Fargo
carnegie-city-duluth = Duluth
carnegie-city-st-paul = St. Paul
carnegie-city-omaha = Omaha
carnegie-city-chicago = Chicago
carnegie-city-kansas-city = Kansas City
carnegie-city-st-louis = St. Louis
carnegie-city-cincinnati = Cincinnati
carnegie-city-el-paso = El Paso
carnegie-city-dallas = Dallas
carnegie-city-san-antonio = San Antonio
carnegie-city-houston = Houston
carnegie-city-memphis = Memphis
carnegie-city-new-orleans = New Orleans
carnegie-city-atlanta = Atlanta
carnegie-city-charleston = Charleston
carnegie-city-pittsburgh = Pittsburgh
carnegie-city-albany = Albany
carnegie-city-boston = Boston
carnegie-city-new-york = New York
carnegie-city-washington = Washington

carnegie-slot-seattle-1 = { carnegie-city-seattle }
carnegie-slot-helena-1 = { carnegie-city-helena }
carnegie-slot-portland-1 = { carnegie-city-portland }
carnegie-slot-boise-1 = { carnegie-city-boise }
carnegie-slot-san-francisco-1 = { carnegie-city-san-francisco }, slot 1
carnegie-slot-san-francisco-2 = { carnegie-city-san-francisco }, slot 2
carnegie-slot-san-francisco-3 = { carnegie-city-san-francisco }, slot 3
carnegie-slot-san-francisco-4 = { carnegie-city-san-francisco }, slot 4
carnegie-slot-san-francisco-5 = { carnegie-city-san-francisco }, slot 5
carnegie-slot-reno-1 = { carnegie-city-reno }
carnegie-slot-salt-lake-city-1 = { carnegie-city-salt-lake-city }
carnegie-slot-denver-1 = { carnegie-city-denver }, slot 1
carnegie-slot-denver-2 = { carnegie-city-denver }, slot 2
carnegie-slot-denver-3 = { carnegie-city-denver }, slot 3
carnegie-slot-los-angeles-1 = { carnegie-city-los-angeles }, slot 1
carnegie-slot-los-angeles-2 = { carnegie-city-los-angeles }, slot 2
carnegie-slot-los-angeles-3 = { carnegie-city-los-angeles }, slot 3
carnegie-slot-phoenix-1 = { carnegie-city-phoenix }
carnegie-slot-santa-fe-1 = { carnegie-city-santa-fe }
carnegie-slot-fargo-1 = { carnegie-city-fargo }
carnegie-slot-duluth-1 = { carnegie-city-duluth }
carnegie-slot-st-paul-1 = { carnegie-city-st-paul }
carnegie-slot-omaha-1 = { carnegie-city-omaha }
carnegie-slot-chicago-1 = { carnegie-city-chicago }, slot 1
carnegie-slot-chicago-2 = { carnegie-city-chicago }, slot 2
carnegie-slot-chicago-3 = { carnegie-city-chicago }, slot 3
carnegie-slot-chicago-4 = { carnegie-city-chicago }, slot 4
carnegie-slot-chicago-5 = { carnegie-city-chicago }, slot 5
carnegie-slot-kansas-city-1 = { carnegie-city-kansas-city }, slot 1
carnegie-slot-kansas-city-2 = { carnegie-city-kansas-city }, slot 2
carnegie-slot-kansas-city-3 = { carnegie-city-kansas-city }, slot 3
carnegie-slot-st-louis-1 = { carnegie-city-st-louis }, slot 1
carnegie-slot-st-louis-2 = { carnegie-city-st-louis }, slot 2
carnegie-slot-st-louis-3 = { carnegie-city-st-louis }, slot 3
carnegie-slot-cincinnati-1 = { carnegie-city-cincinnati }
carnegie-slot-el-paso-1 = { carnegie-city-el-paso }
carnegie-slot-dallas-1 = { carnegie-city-dallas }
carnegie-slot-san-antonio-1 = { carnegie-city-san-antonio }
carnegie-slot-houston-1 = { carnegie-city-houston }, slot 1
carnegie-slot-houston-2 = { carnegie-city-houston }, slot 2
carnegie-slot-houston-3 = { carnegie-city-houston }, slot 3
carnegie-slot-memphis-1 = { carnegie-city-memphis }
carnegie-slot-new-orleans-1 = { carnegie-city-new-orleans }, slot 1
carnegie-slot-new-orleans-2 = { carnegie-city-new-orleans }, slot 2
carnegie-slot-new-orleans-3 = { carnegie-city-new-orleans }, slot 3
carnegie-slot-new-orleans-4 = { carnegie-city-new-orleans }, slot 4
carnegie-slot-new-orleans-5 = { carnegie-city-new-orleans }, slot 5
carnegie-slot-atlanta-1 = { carnegie-city-atlanta }, slot 1
carnegie-slot-atlanta-2 = { carnegie-city-atlanta }, slot 2
carnegie-slot-atlanta-3 = { carnegie-city-atlanta }, slot 3
carnegie-slot-charleston-1 = { carnegie-city-charleston }
carnegie-slot-pittsburgh-1 = { carnegie-city-pittsburgh }, slot 1
carnegie-slot-pittsburgh-2 = { carnegie-city-pittsburgh }, slot 2
carnegie-slot-pittsburgh-3 = { carnegie-city-pittsburgh }, slot 3
carnegie-slot-albany-1 = { carnegie-city-albany }, slot 1
carnegie-slot-albany-2 = { carnegie-city-albany }, slot 2
carnegie-slot-albany-3 = { carnegie-city-albany }, slot 3
carnegie-slot-boston-1 = { carnegie-city-boston }, slot 1
carnegie-slot-boston-2 = { carnegie-city-boston }, slot 2
carnegie-slot-boston-3 = { carnegie-city-boston }, slot 3
carnegie-slot-new-york-1 = { carnegie-city-new-york }, slot 1
carnegie-slot-new-york-2 = { carnegie-city-new-york }, slot 2
carnegie-slot-new-york-3 = { carnegie-city-new-york }, slot 3
carnegie-slot-new-york-4 = { carnegie-city-new-york }, slot 4
carnegie-slot-new-york-5 = { carnegie-city-new-york }, slot 5
carnegie-slot-washington-1 = { carnegie-city-washington }, slot 1
carnegie-slot-washington-2 = { carnegie-city-washington }, slot 2
carnegie-slot-washington-3 = { carnegie-city-washington }, slot 3

carnegie-donation-education-human-resources = Education (human resources)
    .about = VP for each of your human resources departments.
carnegie-donation-education-management = Education (management)
    .about = VP for each of your management departments.
carnegie-donation-education-construction = Education (construction)
    .about = VP for each of your construction departments.
carnegie-donation-education-research = Education (research)
    .about = VP for each of your research & development departments.
carnegie-donation-education-any = Education (all departments)
    .about = VP for each of your departments; the first lobby doesn’t count.
carnegie-donation-rights-infrastructure = Human rights (infrastructure)
    .about = VP for each of your infrastructure projects.
carnegie-donation-rights-industry = Human rights (industry)
    .about = VP for each of your industry projects.
carnegie-donation-rights-housing-commerce = Human rights (housing and commerce)
    .about = VP for each of your housing and commerce projects.
carnegie-donation-rights-railroad = Human rights (railroad)
    .about = VP for each region where you have reached the railroad.
carnegie-donation-rights-donation = Human rights (donations)
    .about = VP for each of your donations, this one included.
carnegie-donation-welfare-seven = Welfare (endowment)
    .about = A fixed number of VP.
carnegie-donation-welfare-goods = Welfare (goods)
    .about = VP for each good you give at the end of the game.
carnegie-donation-welfare-money = Welfare (money)
    .about = VP for every payment of money at the end of the game.
carnegie-donation-welfare-money-goods = Welfare (money and goods)
    .about = VP for every payment of money with 1 good at the end of the game.
carnegie-donation-welfare-employee = Welfare (employees)
    .about = VP for each of your active employees.
carnegie-donation-health-east = Health (East)
    .about = VP for each of your projects in the East.
carnegie-donation-health-midwest = Health (Midwest)
    .about = VP for each of your projects in the Midwest.
carnegie-donation-health-south = Health (South)
    .about = VP for each of your projects in the South.
carnegie-donation-health-west = Health (West)
    .about = VP for each of your projects in the West.
carnegie-donation-health-small-city = Health (small cities)
    .about = VP for each of your projects in small cities.

carnegie-sides-AAAA = housing A, commerce A, industry A, infrastructure A
carnegie-sides-AAAB = housing A, commerce A, industry A, infrastructure B
carnegie-sides-AABA = housing A, commerce A, industry B, infrastructure A
carnegie-sides-AABB = housing A, commerce A, industry B, infrastructure B
carnegie-sides-ABAA = housing A, commerce B, industry A, infrastructure A
carnegie-sides-ABAB = housing A, commerce B, industry A, infrastructure B
carnegie-sides-ABBA = housing A, commerce B, industry B, infrastructure A
carnegie-sides-ABBB = housing A, commerce B, industry B, infrastructure B
carnegie-sides-BAAA = housing B, commerce A, industry A, infrastructure A
carnegie-sides-BAAB = housing B, commerce A, industry A, infrastructure B
carnegie-sides-BABA = housing B, commerce A, industry B, infrastructure A
carnegie-sides-BABB = housing B, commerce A, industry B, infrastructure B
carnegie-sides-BBAA = housing B, commerce B, industry A, infrastructure A
carnegie-sides-BBAB = housing B, commerce B, industry A, infrastructure B
carnegie-sides-BBBA = housing B, commerce B, industry B, infrastructure A
carnegie-sides-BBBB = housing B, commerce B, industry B, infrastructure B

carnegie-transport = transport
carnegie-tab = project tab

carnegie-source-track-west = { carnegie-transport }: { carnegie-region-west }
carnegie-source-track-midwest = { carnegie-transport }: { carnegie-region-midwest }
carnegie-source-track-south = { carnegie-transport }: { carnegie-region-south }
carnegie-source-track-east = { carnegie-transport }: { carnegie-region-east }
carnegie-source-tab-housing = { carnegie-tab }: { carnegie-project-housing }
carnegie-source-tab-commerce = { carnegie-tab }: { carnegie-project-commerce }
carnegie-source-tab-industry = { carnegie-tab }: { carnegie-project-industry }
carnegie-source-tab-infrastructure = { carnegie-tab }: { carnegie-project-infrastructure }
carnegie-source-department = department

carnegie-owner-p1 = player 1
carnegie-owner-p2 = player 2
carnegie-owner-p3 = player 3
carnegie-owner-p4 = player 4
carnegie-owner-neutral = neutral
carnegie-owner-andrew = { carnegie-andrew }

carnegie-happening-west = { carnegie-region-west }
carnegie-happening-midwest = { carnegie-region-midwest }
carnegie-happening-south = { carnegie-region-south }
carnegie-happening-east = { carnegie-region-east }
carnegie-happening-donation = { carnegie-timeline.donation }
carnegie-happening-last-west = { carnegie-region-west } + { carnegie-timeline.donation }
carnegie-happening-last-midwest = { carnegie-region-midwest } + { carnegie-timeline.donation }
carnegie-happening-last-south = { carnegie-region-south } + { carnegie-timeline.donation }
carnegie-happening-last-east = { carnegie-region-east } + { carnegie-timeline.donation }

carnegie-phase-sides = Tab sides
carnegie-phase-places = First project and department
carnegie-phase-steps = First steps
carnegie-phase-first-activation = First activation
carnegie-phase-note = Secret donation
carnegie-phase-choice = Choice of action
carnegie-phase-event = Event
carnegie-phase-departments = Departments
carnegie-phase-activation = Activation

carnegie-side-A = A
carnegie-side-B = B

carnegie-pose-lying = inactive
carnegie-pose-active = active

carnegie-back-human-resources = { carnegie-type-human-resources }
carnegie-back-management = { carnegie-type-management }
carnegie-back-construction = { carnegie-type-construction }
carnegie-back-research = { carnegie-type-research }
carnegie-back-advanced = advanced card

carnegie-difficulty-easy = { carnegie-option-difficulty-easy }
carnegie-difficulty-normal = { carnegie-option-difficulty-normal }
carnegie-difficulty-hard = { carnegie-option-difficulty-hard }
carnegie-difficulty-expert = { carnegie-option-difficulty-expert }

carnegie-card-N01 = ordinary card 1
carnegie-card-N02 = ordinary card 2
carnegie-card-N03 = ordinary card 3
carnegie-card-N04 = ordinary card 4
carnegie-card-N05 = ordinary card 5
carnegie-card-N06 = ordinary card 6
carnegie-card-N07 = ordinary card 7
carnegie-card-N08 = ordinary card 8
carnegie-card-N09 = ordinary card 9
carnegie-card-N10 = ordinary card 10
carnegie-card-N11 = ordinary card 11
carnegie-card-N12 = ordinary card 12
carnegie-card-N13 = ordinary card 13
carnegie-card-N14 = ordinary card 14
carnegie-card-N15 = ordinary card 15
carnegie-card-N16 = ordinary card 16
carnegie-card-N17 = ordinary card 17
carnegie-card-N18 = ordinary card 18
carnegie-card-N19 = ordinary card 19
carnegie-card-N20 = ordinary card 20
carnegie-card-A01 = advanced card 1
carnegie-card-A02 = advanced card 2
carnegie-card-A03 = advanced card 3
carnegie-card-A04 = advanced card 4
carnegie-card-A05 = advanced card 5
carnegie-card-A06 = advanced card 6
carnegie-card-A07 = advanced card 7
carnegie-card-A08 = advanced card 8
carnegie-card-A09 = advanced card 9
carnegie-card-A10 = advanced card 10
carnegie-card-A11 = advanced card 11
carnegie-card-A12 = advanced card 12
carnegie-card-A13 = advanced card 13
carnegie-card-A14 = advanced card 14
carnegie-card-A15 = advanced card 15
carnegie-card-A16 = advanced card 16
carnegie-card-A17 = advanced card 17
carnegie-card-A18 = advanced card 18
carnegie-card-A19 = advanced card 19
carnegie-card-A20 = advanced card 20

carnegie-andrew = Andrew
    .about = Andrew’s account: { carnegie-part-cards } · { carnegie-part-tiles } · { carnegie-part-tracks } · { carnegie-part-cities } · { carnegie-part-donations }
    .card = Andrew’s card: he donates at its donation space, chooses its action, and takes tiles, builds in cities, or advances transport as it says. What he can’t do shifts the card towards more VP.

## Helpers: the value of a parameter.

carnegie-this-type =
    { $type ->
        [human-resources] { carnegie-type-human-resources }
        [management] { carnegie-type-management }
        [construction] { carnegie-type-construction }
       *[research] { carnegie-type-research }
    }
carnegie-this-region =
    { $region ->
        [west] { carnegie-region-west }
        [midwest] { carnegie-region-midwest }
        [south] { carnegie-region-south }
       *[east] { carnegie-region-east }
    }
carnegie-this-project =
    { $project ->
        [housing] { carnegie-project-housing }
        [commerce] { carnegie-project-commerce }
        [industry] { carnegie-project-industry }
       *[infrastructure] { carnegie-project-infrastructure }
    }
carnegie-a-project =
    { $project ->
        [housing] a housing project
        [commerce] a commerce project
        [industry] an industry project
       *[infrastructure] an infrastructure project
    }
carnegie-this-department =
    { $department ->
        [training] { carnegie-department-training }
        [recruiting] { carnegie-department-recruiting }
        [safety] { carnegie-department-safety }
        [new-lobby] { carnegie-department-new-lobby }
        [purchasing] { carnegie-department-purchasing }
        [sales] { carnegie-department-sales }
        [logistics] { carnegie-department-logistics }
        [property] { carnegie-department-property }
        [engineering] { carnegie-department-engineering }
        [outsourcing] { carnegie-department-outsourcing }
        [supply-chain] { carnegie-department-supply-chain }
        [communications] { carnegie-department-communications }
        [advanced-research] { carnegie-department-advanced-research }
        [advanced-design] { carnegie-department-advanced-design }
        [charity] { carnegie-department-charity }
        [telegraph] { carnegie-department-telegraph }
        [human-resources] { carnegie-department-human-resources }
        [trade] { carnegie-department-trade }
        [planning] { carnegie-department-planning }
        [construction] { carnegie-department-construction }
        [research] { carnegie-department-research }
        [lobby] { carnegie-department-lobby }
       *[empty] { carnegie-department-empty }
    }
carnegie-this-tile =
    { $tile ->
        [training] { carnegie-tile-training }
        [recruiting] { carnegie-tile-recruiting }
        [safety] { carnegie-tile-safety }
        [new-lobby] { carnegie-tile-new-lobby }
        [purchasing] { carnegie-tile-purchasing }
        [sales] { carnegie-tile-sales }
        [logistics] { carnegie-tile-logistics }
        [property] { carnegie-tile-property }
        [engineering] { carnegie-tile-engineering }
        [outsourcing] { carnegie-tile-outsourcing }
        [supply-chain] { carnegie-tile-supply-chain }
        [communications] { carnegie-tile-communications }
        [advanced-research] { carnegie-tile-advanced-research }
        [advanced-design] { carnegie-tile-advanced-design }
        [charity] { carnegie-tile-charity }
       *[telegraph] { carnegie-tile-telegraph }
    }
carnegie-this-city =
    { $city ->
        [seattle] { carnegie-city-seattle }
        [helena] { carnegie-city-helena }
        [portland] { carnegie-city-portland }
        [boise] { carnegie-city-boise }
        [san-francisco] { carnegie-city-san-francisco }
        [reno] { carnegie-city-reno }
        [salt-lake-city] { carnegie-city-salt-lake-city }
        [denver] { carnegie-city-denver }
        [los-angeles] { carnegie-city-los-angeles }
        [phoenix] { carnegie-city-phoenix }
        [santa-fe] { carnegie-city-santa-fe }
        [fargo] { carnegie-city-fargo }
        [duluth] { carnegie-city-duluth }
        [st-paul] { carnegie-city-st-paul }
        [omaha] { carnegie-city-omaha }
        [chicago] { carnegie-city-chicago }
        [kansas-city] { carnegie-city-kansas-city }
        [st-louis] { carnegie-city-st-louis }
        [cincinnati] { carnegie-city-cincinnati }
        [el-paso] { carnegie-city-el-paso }
        [dallas] { carnegie-city-dallas }
        [san-antonio] { carnegie-city-san-antonio }
        [houston] { carnegie-city-houston }
        [memphis] { carnegie-city-memphis }
        [new-orleans] { carnegie-city-new-orleans }
        [atlanta] { carnegie-city-atlanta }
        [charleston] { carnegie-city-charleston }
        [pittsburgh] { carnegie-city-pittsburgh }
        [albany] { carnegie-city-albany }
        [boston] { carnegie-city-boston }
        [new-york] { carnegie-city-new-york }
       *[washington] { carnegie-city-washington }
    }
carnegie-this-slot =
    { $slot ->
        [seattle-1] { carnegie-slot-seattle-1 }
        [helena-1] { carnegie-slot-helena-1 }
        [portland-1] { carnegie-slot-portland-1 }
        [boise-1] { carnegie-slot-boise-1 }
        [san-francisco-1] { carnegie-slot-san-francisco-1 }
        [san-francisco-2] { carnegie-slot-san-francisco-2 }
        [san-francisco-3] { carnegie-slot-san-francisco-3 }
        [san-francisco-4] { carnegie-slot-san-francisco-4 }
        [san-francisco-5] { carnegie-slot-san-francisco-5 }
        [reno-1] { carnegie-slot-reno-1 }
        [salt-lake-city-1] { carnegie-slot-salt-lake-city-1 }
        [denver-1] { carnegie-slot-denver-1 }
        [denver-2] { carnegie-slot-denver-2 }
        [denver-3] { carnegie-slot-denver-3 }
        [los-angeles-1] { carnegie-slot-los-angeles-1 }
        [los-angeles-2] { carnegie-slot-los-angeles-2 }
        [los-angeles-3] { carnegie-slot-los-angeles-3 }
        [phoenix-1] { carnegie-slot-phoenix-1 }
        [santa-fe-1] { carnegie-slot-santa-fe-1 }
        [fargo-1] { carnegie-slot-fargo-1 }
        [duluth-1] { carnegie-slot-duluth-1 }
        [st-paul-1] { carnegie-slot-st-paul-1 }
        [omaha-1] { carnegie-slot-omaha-1 }
        [chicago-1] { carnegie-slot-chicago-1 }
        [chicago-2] { carnegie-slot-chicago-2 }
        [chicago-3] { carnegie-slot-chicago-3 }
        [chicago-4] { carnegie-slot-chicago-4 }
        [chicago-5] { carnegie-slot-chicago-5 }
        [kansas-city-1] { carnegie-slot-kansas-city-1 }
        [kansas-city-2] { carnegie-slot-kansas-city-2 }
        [kansas-city-3] { carnegie-slot-kansas-city-3 }
        [st-louis-1] { carnegie-slot-st-louis-1 }
        [st-louis-2] { carnegie-slot-st-louis-2 }
        [st-louis-3] { carnegie-slot-st-louis-3 }
        [cincinnati-1] { carnegie-slot-cincinnati-1 }
        [el-paso-1] { carnegie-slot-el-paso-1 }
        [dallas-1] { carnegie-slot-dallas-1 }
        [san-antonio-1] { carnegie-slot-san-antonio-1 }
        [houston-1] { carnegie-slot-houston-1 }
        [houston-2] { carnegie-slot-houston-2 }
        [houston-3] { carnegie-slot-houston-3 }
        [memphis-1] { carnegie-slot-memphis-1 }
        [new-orleans-1] { carnegie-slot-new-orleans-1 }
        [new-orleans-2] { carnegie-slot-new-orleans-2 }
        [new-orleans-3] { carnegie-slot-new-orleans-3 }
        [new-orleans-4] { carnegie-slot-new-orleans-4 }
        [new-orleans-5] { carnegie-slot-new-orleans-5 }
        [atlanta-1] { carnegie-slot-atlanta-1 }
        [atlanta-2] { carnegie-slot-atlanta-2 }
        [atlanta-3] { carnegie-slot-atlanta-3 }
        [charleston-1] { carnegie-slot-charleston-1 }
        [pittsburgh-1] { carnegie-slot-pittsburgh-1 }
        [pittsburgh-2] { carnegie-slot-pittsburgh-2 }
        [pittsburgh-3] { carnegie-slot-pittsburgh-3 }
        [albany-1] { carnegie-slot-albany-1 }
        [albany-2] { carnegie-slot-albany-2 }
        [albany-3] { carnegie-slot-albany-3 }
        [boston-1] { carnegie-slot-boston-1 }
        [boston-2] { carnegie-slot-boston-2 }
        [boston-3] { carnegie-slot-boston-3 }
        [new-york-1] { carnegie-slot-new-york-1 }
        [new-york-2] { carnegie-slot-new-york-2 }
        [new-york-3] { carnegie-slot-new-york-3 }
        [new-york-4] { carnegie-slot-new-york-4 }
        [new-york-5] { carnegie-slot-new-york-5 }
        [washington-1] { carnegie-slot-washington-1 }
        [washington-2] { carnegie-slot-washington-2 }
       *[washington-3] { carnegie-slot-washington-3 }
    }
carnegie-this-donation =
    { $donation ->
        [education-human-resources] { carnegie-donation-education-human-resources }
        [education-management] { carnegie-donation-education-management }
        [education-construction] { carnegie-donation-education-construction }
        [education-research] { carnegie-donation-education-research }
        [education-any] { carnegie-donation-education-any }
        [rights-infrastructure] { carnegie-donation-rights-infrastructure }
        [rights-industry] { carnegie-donation-rights-industry }
        [rights-housing-commerce] { carnegie-donation-rights-housing-commerce }
        [rights-railroad] { carnegie-donation-rights-railroad }
        [rights-donation] { carnegie-donation-rights-donation }
        [welfare-seven] { carnegie-donation-welfare-seven }
        [welfare-goods] { carnegie-donation-welfare-goods }
        [welfare-money] { carnegie-donation-welfare-money }
        [welfare-money-goods] { carnegie-donation-welfare-money-goods }
        [welfare-employee] { carnegie-donation-welfare-employee }
        [health-east] { carnegie-donation-health-east }
        [health-midwest] { carnegie-donation-health-midwest }
        [health-south] { carnegie-donation-health-south }
        [health-west] { carnegie-donation-health-west }
       *[health-small-city] { carnegie-donation-health-small-city }
    }
carnegie-this-source =
    { $source ->
        [track-west] { carnegie-source-track-west }
        [track-midwest] { carnegie-source-track-midwest }
        [track-south] { carnegie-source-track-south }
        [track-east] { carnegie-source-track-east }
        [tab-housing] { carnegie-source-tab-housing }
        [tab-commerce] { carnegie-source-tab-commerce }
        [tab-industry] { carnegie-source-tab-industry }
        [tab-infrastructure] { carnegie-source-tab-infrastructure }
       *[department] { carnegie-source-department }
    }
carnegie-this-happening =
    { $happening ->
        [west] { carnegie-happening-west }
        [midwest] { carnegie-happening-midwest }
        [south] { carnegie-happening-south }
        [east] { carnegie-happening-east }
        [donation] { carnegie-happening-donation }
        [last-west] { carnegie-happening-last-west }
        [last-midwest] { carnegie-happening-last-midwest }
        [last-south] { carnegie-happening-last-south }
       *[last-east] { carnegie-happening-last-east }
    }
carnegie-this-card =
    { $card ->
        [N01] { carnegie-card-N01 }
        [N02] { carnegie-card-N02 }
        [N03] { carnegie-card-N03 }
        [N04] { carnegie-card-N04 }
        [N05] { carnegie-card-N05 }
        [N06] { carnegie-card-N06 }
        [N07] { carnegie-card-N07 }
        [N08] { carnegie-card-N08 }
        [N09] { carnegie-card-N09 }
        [N10] { carnegie-card-N10 }
        [N11] { carnegie-card-N11 }
        [N12] { carnegie-card-N12 }
        [N13] { carnegie-card-N13 }
        [N14] { carnegie-card-N14 }
        [N15] { carnegie-card-N15 }
        [N16] { carnegie-card-N16 }
        [N17] { carnegie-card-N17 }
        [N18] { carnegie-card-N18 }
        [N19] { carnegie-card-N19 }
        [N20] { carnegie-card-N20 }
        [A01] { carnegie-card-A01 }
        [A02] { carnegie-card-A02 }
        [A03] { carnegie-card-A03 }
        [A04] { carnegie-card-A04 }
        [A05] { carnegie-card-A05 }
        [A06] { carnegie-card-A06 }
        [A07] { carnegie-card-A07 }
        [A08] { carnegie-card-A08 }
        [A09] { carnegie-card-A09 }
        [A10] { carnegie-card-A10 }
        [A11] { carnegie-card-A11 }
        [A12] { carnegie-card-A12 }
        [A13] { carnegie-card-A13 }
        [A14] { carnegie-card-A14 }
        [A15] { carnegie-card-A15 }
        [A16] { carnegie-card-A16 }
        [A17] { carnegie-card-A17 }
        [A18] { carnegie-card-A18 }
        [A19] { carnegie-card-A19 }
       *[A20] { carnegie-card-A20 }
    }
carnegie-this-sides =
    { $sides ->
        [AAAA] { carnegie-sides-AAAA }
        [AAAB] { carnegie-sides-AAAB }
        [AABA] { carnegie-sides-AABA }
        [AABB] { carnegie-sides-AABB }
        [ABAA] { carnegie-sides-ABAA }
        [ABAB] { carnegie-sides-ABAB }
        [ABBA] { carnegie-sides-ABBA }
        [ABBB] { carnegie-sides-ABBB }
        [BAAA] { carnegie-sides-BAAA }
        [BAAB] { carnegie-sides-BAAB }
        [BABA] { carnegie-sides-BABA }
        [BABB] { carnegie-sides-BABB }
        [BBAA] { carnegie-sides-BBAA }
        [BBAB] { carnegie-sides-BBAB }
        [BBBA] { carnegie-sides-BBBA }
       *[BBBB] { carnegie-sides-BBBB }
    }

## Parts of the score

carnegie-part-direct = Won in play
    .about = Victory points received during the game.
carnegie-part-joker = Action joker
    .about = VP if it was never used.
carnegie-part-employees = Active employees
    .about = 1 VP for each. Those on missions and the permanent worker don’t count.
carnegie-part-departments = Departments
    .about = VP for each one built, by its row. Printed ones don’t count.
carnegie-part-tabs = Project tabs
    .about = The VP uncovered on the four tabs.
carnegie-part-cities = Cities
    .about = VP for each project, by its city.
carnegie-part-connections = Connections
    .about = For the best network that joins large cities, by the lowest transport level of their regions: { carnegie-level-wagon }, { carnegie-level-stagecoach } or { carnegie-level-railroad }.
carnegie-part-donations = Donations
    .about = Each gives up to a limit, which cells of the tabs raise.
carnegie-part-cards = Cards
    .about = Each card is worth the VP it was shifted to.
carnegie-part-tiles = Department tiles
    .about = VP for each.
carnegie-part-tracks = Last spaces of the tracks
    .about = VP for each disc on the last space of a track.
carnegie-part-total = Total
    .about = The most VP win; in a tie the victory is shared.

## Actions

carnegie-action-choose-sides = Choose { carnegie-this-sides }
    .about = Which side of each project tab you use in this game: the two pay for discs and for reaching the end in different ways.
carnegie-action-place = Build your first housing project in { carnegie-this-slot }
    .about = Your first disc on the map. It counts as a housing project; you need not pay for it.
carnegie-action-reserve = Reserve { carnegie-this-tile }
    .about = This tile is kept for you. It must be the first department you build.
carnegie-action-note = Secretly note { carnegie-this-donation }
    .about = Scores at the end like any donation of yours, but costs nothing and closes no space.
carnegie-action-choose = Choose { carnegie-this-type }
    .about = Everyone may use departments of this type this round. Its marker moves on, and the event there happens first: income of a region, or a donation.
carnegie-action-bring-home =
    { $employees ->
        [0] Bring nobody home
        [one] Bring { $employees } employee home
       *[other] Bring { $employees } employees home
    }
    .about = Employees come back from the region to a lobby, inactive. Each brings what your space on the transport track shows; whoever brings one home also receives the income of all built projects.
carnegie-action-to-new-lobby =
    { $employees ->
        [0] Nobody goes to the new lobby
        [one] { $employees } employee goes to the new lobby
       *[other] { $employees } employees go to the new lobby
    }
    .about = Of those who arrive, so many go to the new lobby, the others to the first.
carnegie-action-take-employees =
    { $cells ->
        [0] Take only money, no employee
        [one] Take { $cells } employee
       *[other] Take { $cells } employees
    }
    .about = Some cells of your tabs give an employee or money: choose how many employees.
carnegie-action-take-goods-for =
    { $cells ->
        [0] Take only money, no goods
        [one] Take { $cells } good
       *[other] Take { $cells } goods
    }
    .about = Some cells of your tabs give a good or money: choose how many goods.
carnegie-action-donate = Donate to { carnegie-this-donation }
    .about = Pay, put a disc from your stock on this space and score it at the end, up to a limit. Each further donation of yours costs more; the space is then closed to others.
carnegie-action-study-tab = Advance the { carnegie-this-project } tab
    .about = For research points: pull this tab out by one cell. It makes a disc ready to be built, or uncovers VP.
carnegie-action-study-track = Advance transport in the { carnegie-this-region }
    .about = For research points: advance one space on the transport track of this region. Employees who come home from there bring more, and connections may score more.
carnegie-action-wait = Let the others go first
    .about = The others use their departments before you this round.
carnegie-action-use-joker = Play the action joker for { carnegie-this-type }
    .about = Once in the game: use departments of this type instead of the one that was chosen. Kept to the end, the joker is worth VP.
carnegie-action-use = Use the department { $cell }
    .about = Each active employee in this department does its work once. Finish here before you go on to another; you can’t come back this turn.
carnegie-action-move = Move an inactive employee: { $origin } → { $target }
    .about = A step is one cell up, down, left or right. An inactive employee stays inactive until activated at the end of a round.
carnegie-action-move-active = Move an active employee: { $origin } → { $target }
    .about = A step is one cell up, down, left or right. An active employee who is moved becomes inactive.
carnegie-action-vacate = Vacate seat { $chair }
    .about = Which of the seats at different prices the employee leaves.
carnegie-action-take-steps = Take steps
    .about = Steps to move employees with; those not taken are lost.
carnegie-action-take-money = Take money
    .about = Money from the supply; the employee stays.
carnegie-action-take-goods = Take goods
    .about = Goods from the supply; the employee stays.
carnegie-action-take-points = Take research points
    .about = Research points advance tabs and transport this turn; those not spent are lost.
carnegie-action-mission-for-steps = Mission to the { carnegie-this-region }: take steps
    .about = You receive steps. The employee leaves for this region and waits there until an event brings it income: then you may bring the employee home.
carnegie-action-mission-for-money = Mission to the { carnegie-this-region }: take money
    .about = You receive money. The employee leaves for this region and waits there until an event brings it income: then you may bring the employee home.
carnegie-action-mission-for-goods = Mission to the { carnegie-this-region }: take goods
    .about = You receive goods. The employee leaves for this region and waits there until an event brings it income: then you may bring the employee home.
carnegie-action-mission-for-points = Mission to the { carnegie-this-region }: take research points
    .about = You receive research points. The employee leaves for this region and waits there until an event brings it income: then you may bring the employee home.
carnegie-action-mission-for-vp = Mission to the { carnegie-this-region }: take VP
    .about = You receive VP, the more the more employees are still active. The employee leaves for this region and waits there until an event brings it income: then you may bring the employee home.
carnegie-action-recruit = Mission to the { carnegie-this-region }: hire a new employee
    .about = A new employee arrives in a lobby. The employee leaves for this region and waits there until an event brings it income: then you may bring the employee home.
carnegie-action-sell =
    { $goods ->
        [one] Sell { $goods } good
       *[other] Sell { $goods } goods
    }
    .about = Sell goods for the price of this department.
carnegie-action-deliver =
    { $goods ->
        [one] Deliver { $goods } good
       *[other] Deliver { $goods } goods
    }
    .about = Hand in goods for money and VP.
carnegie-action-buy =
    { $goods ->
        [one] Buy { $goods } good
       *[other] Buy { $goods } goods
    }
    .about = Buy goods for the price of this department.
carnegie-action-found = Build { carnegie-this-tile } in { $cell }
    .about = Put this tile on an empty cell, for goods; it costs less where an employee already is. A department scores VP by its row, and you can have each only once.
carnegie-action-build = Build { carnegie-a-project } in { carnegie-this-slot }
    .about = Pay the project’s goods and put the disc that is ready on its tab on a free slot. From then on its cell pays income, and the city scores VP and may join your network.
carnegie-action-give = Mission to the { carnegie-this-region }: donate to { carnegie-this-donation }
    .about = A donation at its usual price where another player has already made one. The employee leaves for this region and waits there until an event brings it income: then you may bring the employee home.
carnegie-action-activate = Activate an employee in { $cell }, seat { $chair }
    .about = An inactive employee takes a free seat in the department, for its price, and works there from the next round on.
carnegie-action-done = Done
    .about = Nothing more of this; go on.
carnegie-action-sell-goods = Sell 1 good at once
    .about = You may sell goods whenever you are asked something, but cheaply.

## Questions

carnegie-ask-sides = Which sides of your project tabs will you use?
carnegie-ask-place = In which medium or large city will you build your first housing project?
carnegie-ask-reserve = Which department will you reserve? It must be the first you build.
carnegie-ask-note = Which donation will you secretly note? It counts at the end.
carnegie-ask-choose = { carnegie-timeline.round } { $round }: which action will you choose?
carnegie-ask-bring-home =
    { $employees ->
        [one] You have { $employees } employee in the { carnegie-this-region }. How many will you bring home?
       *[other] You have { $employees } employees in the { carnegie-this-region }. How many will you bring home?
    }
carnegie-ask-lobby =
    { $employees ->
        [one] { $employees } employee arrives. How many go to the new lobby?
       *[other] { $employees } employees arrive. How many go to the new lobby?
    }
carnegie-ask-staff =
    { $cells ->
        [one] { $cells } project offers an employee or money. How many employees will you take?
       *[other] { $cells } projects offer an employee or money each. How many employees will you take?
    }
carnegie-ask-goods =
    { $cells ->
        [one] { $cells } project offers a good or money. How many goods will you take?
       *[other] { $cells } projects offer a good or money each. How many goods will you take?
    }
carnegie-ask-donate = Your next donation costs ${ $price }. Which one will you make?
carnegie-ask-study =
    { $points ->
        [one] You have { $points } research point. What will you advance?
       *[other] You have { $points } research points. What will you advance?
    }
carnegie-ask-wait = Will you let the others use their departments before you?
carnegie-ask-use =
    { $points ->
        [0] Which { carnegie-this-type } department will you use?
        [one] Which { carnegie-this-type } department will you use? You have { $points } research point.
       *[other] Which { carnegie-this-type } department will you use? You have { $points } research points.
    }
carnegie-ask-department =
    { $uses ->
        [one] { carnegie-this-department }: { $uses } employee is ready. What will this employee do?
       *[other] { carnegie-this-department }: { $uses } employees are ready. What will they do?
    }
carnegie-ask-move =
    { $steps ->
        [one] You have { $steps } step. Who moves?
       *[other] You have { $steps } steps. Who moves?
    }
carnegie-ask-move-in = Who moves into the new department ({ $cell })?
carnegie-ask-vacate = Which seat in { $cell } is vacated?
carnegie-ask-activate = You have ${ $money }. Whom will you activate?

## Reasons

carnegie-reason-not-free = That slot is taken.
carnegie-reason-wrong-slot = That slot is not for this kind of project.
carnegie-reason-no-tile = No tile of this department is left.
carnegie-reason-too-many = { $most } at most.
carnegie-reason-no-money = That takes ${ $cost }, and you have ${ $money }.
carnegie-reason-few-goods =
    { $cost ->
        [one] That takes { $cost } good, and you have { $goods }.
       *[other] That takes { $cost } goods, and you have { $goods }.
    }
carnegie-reason-few-points =
    { $cost ->
        [one] That takes { $cost } research point, and you have { $points }.
       *[other] That takes { $cost } research points, and you have { $points }.
    }
carnegie-reason-few-steps =
    { $cost ->
        [one] That takes { $cost } step, and you have { $steps }.
       *[other] That takes { $cost } steps, and you have { $steps }.
    }
carnegie-reason-no-disc = You have no disc left in stock.
carnegie-reason-no-disc-on-tab = No disc is ready on your { carnegie-this-project } tab.
carnegie-reason-space-taken = That donation is taken.
carnegie-reason-own-donation = You have already made that donation.
carnegie-reason-nobody-gave = No other player has made that donation.
carnegie-reason-at-the-end = You have reached the end there.
carnegie-reason-last-space-taken = The last space of that track is taken.
carnegie-reason-no-joker = You have no action joker.
carnegie-reason-joker-too-late = The action joker must be played before you use any department.
carnegie-reason-joker-first-player = The first player of the round may not play an action joker.
carnegie-reason-same-type = The action joker is meant for another type of department.
carnegie-reason-no-department = There is no department in that place.
carnegie-reason-other-type = Only { carnegie-this-type } departments may be used now.
carnegie-reason-used-already = That department has already been used this turn.
carnegie-reason-nobody-active = Nobody is active in that department.
carnegie-reason-nothing-to-do = Nothing can be done there now.
carnegie-reason-nobody-there = There is no such employee in that place.
carnegie-reason-same-cell = The employee stands there already.
carnegie-reason-only-into = An employee can only move into { $cell }.
carnegie-reason-not-its-function = That is not the business of this department.
carnegie-reason-no-points = You have no research points.
carnegie-reason-nobody-in-reserve = There is nobody left to hire.
carnegie-reason-cell-taken = A department needs an empty cell.
carnegie-reason-has-already = Your company already has { carnegie-this-tile }.
carnegie-reason-reserved-first = The reserved department comes first: { carnegie-this-tile }.
carnegie-reason-no-chair = There is no such free seat in that department.
carnegie-reason-same-price = Another seat at the same price comes first.
carnegie-reason-no-goods = You have no goods to sell.

## Events

carnegie-event-sides-chosen = { $seat }’s project tabs: { carnegie-this-sides }.
carnegie-event-neutral-donation = A neutral disc closes the donation { carnegie-this-donation }.
carnegie-event-neutral-disc = A neutral disc is placed in { carnegie-this-slot }.
carnegie-event-placed = { $seat } chose a site for the first housing project: { carnegie-this-slot }.
carnegie-event-reserved = { $seat } reserved { carnegie-this-tile }.
carnegie-event-noted = { $seat } secretly noted a donation.
carnegie-event-note-shown = { $seat } had noted { carnegie-this-donation }.
carnegie-event-round = { carnegie-timeline.round } { $round } begins.
carnegie-event-chose = { $seat } chose { carnegie-this-type }.
carnegie-event-flipped = That row is at its end; the { carnegie-this-type } marker moves instead.
carnegie-event-happens = { carnegie-timeline.event }: { carnegie-this-happening }.
carnegie-event-home =
    { $employees ->
        [one] { $seat } brought { $employees } employee home from the { carnegie-this-region }.
       *[other] { $seat } brought { $employees } employees home from the { carnegie-this-region }.
    }
carnegie-event-got-money = { $seat } received ${ $amount } ({ carnegie-this-source }).
carnegie-event-got-goods =
    { $amount ->
        [one] { $seat } received { $amount } good ({ carnegie-this-source }).
       *[other] { $seat } received { $amount } goods ({ carnegie-this-source }).
    }
carnegie-event-got-vp = { $seat } received { $amount } VP ({ carnegie-this-source }).
carnegie-event-got-staff =
    { $amount ->
        [one] { $seat } hired { $amount } new employee ({ carnegie-this-source }).
       *[other] { $seat } hired { $amount } new employees ({ carnegie-this-source }).
    }
carnegie-event-got-points =
    { $amount ->
        [one] { $seat } received { $amount } research point ({ carnegie-this-source }).
       *[other] { $seat } received { $amount } research points ({ carnegie-this-source }).
    }
carnegie-event-got-steps =
    { $amount ->
        [one] { $seat } received { $amount } step.
       *[other] { $seat } received { $amount } steps.
    }
carnegie-event-points-lapsed = { $seat } lost the research points not spent: { $points }.
carnegie-event-steps-lapsed = { $seat } lost the steps not taken: { $steps }.
carnegie-event-to-new-lobby =
    { $employees ->
        [0] { $seat } sent nobody to the new lobby.
        [one] { $seat } sent { $employees } employee to the new lobby.
       *[other] { $seat } sent { $employees } employees to the new lobby.
    }
carnegie-event-donated = { $seat } donated ${ $price } to { carnegie-this-donation }.
carnegie-event-studied-tab = { $seat } advanced the { carnegie-this-project } tab (research points: { $points }).
carnegie-event-studied-track = { $seat } advanced transport in the { carnegie-this-region } (research points: { $points }).
carnegie-event-waits = { $seat } let the others go first.
carnegie-event-joker = { $seat } played the action joker for { carnegie-this-type }.
carnegie-event-uses = { $seat } used { carnegie-this-department }.
carnegie-event-mission = { $seat } sent an employee on a mission to the { carnegie-this-region }.
carnegie-event-moved = { $seat } moved an employee: { $origin } → { $target }.
carnegie-event-vacated = { $seat } vacated seat { $chair } in { $cell }.
carnegie-event-traded =
    { $goods ->
        [one] { $seat } gave { $goods } good for ${ $amount }.
       *[other] { $seat } gave { $goods } goods for ${ $amount }.
    }
carnegie-event-bought-goods =
    { $goods ->
        [one] { $seat } bought { $goods } good for ${ $price }.
       *[other] { $seat } bought { $goods } goods for ${ $price }.
    }
carnegie-event-founded =
    { $goods ->
        [one] { $seat } built { carnegie-this-tile } ({ $cell }) for { $goods } good.
       *[other] { $seat } built { carnegie-this-tile } ({ $cell }) for { $goods } goods.
    }
carnegie-event-built =
    { $price ->
        [0] { $seat } built { carnegie-a-project } in { carnegie-this-slot } (goods: { $goods }).
       *[other] { $seat } built { carnegie-a-project } in { carnegie-this-slot } (goods: { $goods }, ${ $price }).
    }
carnegie-event-activated =
    { $price ->
        [0] { $seat } activated an employee in { $cell } free of charge.
       *[other] { $seat } activated an employee in { $cell } for ${ $price }.
    }
carnegie-event-marker-moved = The { carnegie-this-type } marker passed event { $place }.
carnegie-event-ended-by-rounds = The last round is over, and the game with it.
carnegie-event-sold-goods = { $seat } sold 1 good for ${ $amount }.

## Events of Andrew

carnegie-event-andrew-card = { carnegie-andrew } turned his card face up: { carnegie-this-card }.
carnegie-event-andrew-chose = { carnegie-andrew } chose { carnegie-this-type }.
carnegie-event-andrew-donated = { carnegie-andrew } donated to { carnegie-this-donation }.
carnegie-event-andrew-took-tile = { carnegie-andrew } took the tile { carnegie-this-tile }.
carnegie-event-andrew-built = { carnegie-andrew } built in { carnegie-this-slot }.
carnegie-event-andrew-advanced = { carnegie-andrew } advanced transport in the { carnegie-this-region } to space { $space }.
carnegie-event-andrew-no-donation = { carnegie-andrew } could not donate to { carnegie-this-donation }.
carnegie-event-andrew-no-tile = { carnegie-andrew } found no { carnegie-this-type } tile.
carnegie-event-andrew-no-slot = { carnegie-andrew } could not build in { carnegie-this-city }.
carnegie-event-andrew-no-step = { carnegie-andrew } could not advance transport in the { carnegie-this-region }.
carnegie-event-andrew-shifted =
    { $places ->
        [one] { carnegie-andrew }’s card moved { $places } place, to { $vp } VP.
       *[other] { carnegie-andrew }’s card moved { $places } places, to { $vp } VP.
    }
carnegie-event-andrew-tucked = { carnegie-andrew }’s card is worth { $vp } VP.
