# «Карнегі»: мова головної контори.

## Значення

carnegie-type-human-resources = управління персоналом
    .short = HR
    .about = Переміщуйте працівників між комірками компанії.
carnegie-type-management = менеджмент
    .short = менеджмент
    .about = Отримуйте гроші й товари, створюйте відділи.
carnegie-type-construction = будівництво
    .short = будівництво
    .about = Будуйте об’єкти в містах.
carnegie-type-research = дослідження й розробка
    .short = R&D
    .about = Розвивайте вкладки проєктів і перевезення.

carnegie-region-west = Захід
carnegie-region-midwest = Середній Захід
carnegie-region-south = Південь
carnegie-region-east = Схід

carnegie-project-housing = житло
carnegie-project-commerce = торгівля
carnegie-project-industry = промисловість
carnegie-project-infrastructure = інфраструктура

carnegie-level-wagon = візок
carnegie-level-stagecoach = диліжанс
carnegie-level-railroad = залізниця

carnegie-timeline = Хронологія
    .round = Раунд
    .event = Подія
    .income = Дохід
    .donation = Пожертва
    .both = Дохід і пожертва

carnegie-department-training = Стажування й партнерство
    .about = Кожен працівник їде у відрядження: отримайте гроші або переміщення.
carnegie-department-recruiting = Рекрутинг
    .about = Кожен працівник їде у відрядження, і ви наймаєте нового; або ж він дає переміщення.
carnegie-department-safety = Безпека та якість
    .about = Кожен працівник їде у відрядження: отримайте ПО, що більше працівників ще задіяні в компанії, то більше.
carnegie-department-new-lobby = Нове лобі
    .about = Коштує більше товарів, ніж інші. Працівники потрапляють у будь-яке з двох лобі; працювати тут нікому не потрібно.
carnegie-department-purchasing = Закупівлі
    .about = Кожен працівник їде у відрядження: отримайте товари або гроші.
carnegie-department-sales = Продажі
    .about = Кожен працівник продає кілька товарів.
carnegie-department-logistics = Логістика
    .about = Кожен працівник доставляє кілька товарів за гроші й ПО.
carnegie-department-property = Управління майном
    .about = Поки тут є задіяний працівник: до кожного створеного відділу можна відразу перевести одну людину.
carnegie-department-engineering = Інженерія
    .about = Кожен працівник їде у відрядження й будує об’єкт у цьому регіоні.
carnegie-department-outsourcing = Аутсорсинг будівництва
    .about = Кожен працівник будує об’єкт у будь-якому регіоні без відрядження: за гроші понад звичайні товари.
carnegie-department-supply-chain = Постачання
    .about = Кожен працівник купує кілька товарів.
carnegie-department-communications = Комунікації
    .about = Поки тут є задіяний працівник: пожертви коштують дешевше.
carnegie-department-advanced-research = Передові дослідження
    .about = Кожен працівник їде у відрядження: отримайте очки розвитку.
carnegie-department-advanced-design = Передовий дизайн
    .about = Кожен працівник дає очки розвитку.
carnegie-department-charity = Добродійність
    .about = Кожен працівник їде у відрядження й робить пожертву за звичайною ціною там, де її вже зробив інший гравець.
carnegie-department-telegraph = Телеграф
    .about = Поки тут є задіяний працівник: кожна поділка треку перевезень коштує менше очок розвитку, але не менше ніж 1.
carnegie-department-human-resources = Управління персоналом
    .about = Кожен задіяний працівник дає переміщення, постійний — теж.
carnegie-department-trade = Торгівля та фінанси
    .about = Кожен працівник дає гроші або товари чи їде у відрядження, щоб отримати більше.
carnegie-department-planning = Стратегічне планування
    .about = Кожен працівник створює відділ; у порожній комірці з працівником це коштує менше товарів.
carnegie-department-construction = Будівництво
    .about = Кожен працівник їде у відрядження й будує об’єкт у цьому регіоні.
carnegie-department-research = Дослідження й розробка
    .about = Кожен працівник дає очки розвитку.
carnegie-department-lobby = Лобі
    .about = Сюди потрапляють нові й повернуті працівники; вони незадіяні, доки їх не перемістять.
carnegie-department-empty = порожня комірка
    .about = Місце для нового відділу.

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

# Клітинку називають так, як вводять: за рядом (r) і стовпцем (c).
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

carnegie-city-seattle = Сіетл
carnegie-city-helena = Гелена
carnegie-city-portland = Портленд
carnegie-city-boise = Бойсе
carnegie-city-san-francisco = Сан-Франциско
carnegie-city-reno = Рино
carnegie-city-salt-lake-city = Солт-Лейк-Сіті
carnegie-city-denver = Денвер
carnegie-city-los-angeles = Лос-Анджелес
carnegie-city-phoenix = Фінікс
carnegie-city-santa-fe = Санта-Фе
carnegie-city-fargo = Фарго
carnegie-city-duluth = Дулут
carnegie-city-st-paul = Сент-Пол
carnegie-city-omaha = Омаха
carnegie-city-chicago = Чикаго
carnegie-city-kansas-city = Канзас-Сіті
carnegie-city-st-louis = Сент-Луїс
carnegie-city-cincinnati = Цинциннаті
carnegie-city-el-paso = Ель-Пасо
carnegie-city-dallas = Даллас
carnegie-city-san-antonio = Сан-Антоніо
carnegie-city-houston = Г’юстон
carnegie-city-memphis = Мемфіс
carnegie-city-new-orleans = Новий Орлеан
carnegie-city-atlanta = Атланта
carnegie-city-charleston = Чарлстон
carnegie-city-pittsburgh = Піттсбург
carnegie-city-albany = Олбані
carnegie-city-boston = Бостон
carnegie-city-new-york = Нью-Йорк
carnegie-city-washington = Вашингтон

carnegie-slot-seattle-1 = { carnegie-city-seattle }
carnegie-slot-helena-1 = { carnegie-city-helena }
carnegie-slot-portland-1 = { carnegie-city-portland }
carnegie-slot-boise-1 = { carnegie-city-boise }
carnegie-slot-san-francisco-1 = { carnegie-city-san-francisco }, комірка 1
carnegie-slot-san-francisco-2 = { carnegie-city-san-francisco }, комірка 2
carnegie-slot-san-francisco-3 = { carnegie-city-san-francisco }, комірка 3
carnegie-slot-san-francisco-4 = { carnegie-city-san-francisco }, комірка 4
carnegie-slot-san-francisco-5 = { carnegie-city-san-francisco }, комірка 5
carnegie-slot-reno-1 = { carnegie-city-reno }
carnegie-slot-salt-lake-city-1 = { carnegie-city-salt-lake-city }
carnegie-slot-denver-1 = { carnegie-city-denver }, комірка 1
carnegie-slot-denver-2 = { carnegie-city-denver }, комірка 2
carnegie-slot-denver-3 = { carnegie-city-denver }, комірка 3
carnegie-slot-los-angeles-1 = { carnegie-city-los-angeles }, комірка 1
carnegie-slot-los-angeles-2 = { carnegie-city-los-angeles }, комірка 2
carnegie-slot-los-angeles-3 = { carnegie-city-los-angeles }, комірка 3
carnegie-slot-phoenix-1 = { carnegie-city-phoenix }
carnegie-slot-santa-fe-1 = { carnegie-city-santa-fe }
carnegie-slot-fargo-1 = { carnegie-city-fargo }
carnegie-slot-duluth-1 = { carnegie-city-duluth }
carnegie-slot-st-paul-1 = { carnegie-city-st-paul }
carnegie-slot-omaha-1 = { carnegie-city-omaha }
carnegie-slot-chicago-1 = { carnegie-city-chicago }, комірка 1
carnegie-slot-chicago-2 = { carnegie-city-chicago }, комірка 2
carnegie-slot-chicago-3 = { carnegie-city-chicago }, комірка 3
carnegie-slot-chicago-4 = { carnegie-city-chicago }, комірка 4
carnegie-slot-chicago-5 = { carnegie-city-chicago }, комірка 5
carnegie-slot-kansas-city-1 = { carnegie-city-kansas-city }, комірка 1
carnegie-slot-kansas-city-2 = { carnegie-city-kansas-city }, комірка 2
carnegie-slot-kansas-city-3 = { carnegie-city-kansas-city }, комірка 3
carnegie-slot-st-louis-1 = { carnegie-city-st-louis }, комірка 1
carnegie-slot-st-louis-2 = { carnegie-city-st-louis }, комірка 2
carnegie-slot-st-louis-3 = { carnegie-city-st-louis }, комірка 3
carnegie-slot-cincinnati-1 = { carnegie-city-cincinnati }
carnegie-slot-el-paso-1 = { carnegie-city-el-paso }
carnegie-slot-dallas-1 = { carnegie-city-dallas }
carnegie-slot-san-antonio-1 = { carnegie-city-san-antonio }
carnegie-slot-houston-1 = { carnegie-city-houston }, комірка 1
carnegie-slot-houston-2 = { carnegie-city-houston }, комірка 2
carnegie-slot-houston-3 = { carnegie-city-houston }, комірка 3
carnegie-slot-memphis-1 = { carnegie-city-memphis }
carnegie-slot-new-orleans-1 = { carnegie-city-new-orleans }, комірка 1
carnegie-slot-new-orleans-2 = { carnegie-city-new-orleans }, комірка 2
carnegie-slot-new-orleans-3 = { carnegie-city-new-orleans }, комірка 3
carnegie-slot-new-orleans-4 = { carnegie-city-new-orleans }, комірка 4
carnegie-slot-new-orleans-5 = { carnegie-city-new-orleans }, комірка 5
carnegie-slot-atlanta-1 = { carnegie-city-atlanta }, комірка 1
carnegie-slot-atlanta-2 = { carnegie-city-atlanta }, комірка 2
carnegie-slot-atlanta-3 = { carnegie-city-atlanta }, комірка 3
carnegie-slot-charleston-1 = { carnegie-city-charleston }
carnegie-slot-pittsburgh-1 = { carnegie-city-pittsburgh }, комірка 1
carnegie-slot-pittsburgh-2 = { carnegie-city-pittsburgh }, комірка 2
carnegie-slot-pittsburgh-3 = { carnegie-city-pittsburgh }, комірка 3
carnegie-slot-albany-1 = { carnegie-city-albany }, комірка 1
carnegie-slot-albany-2 = { carnegie-city-albany }, комірка 2
carnegie-slot-albany-3 = { carnegie-city-albany }, комірка 3
carnegie-slot-boston-1 = { carnegie-city-boston }, комірка 1
carnegie-slot-boston-2 = { carnegie-city-boston }, комірка 2
carnegie-slot-boston-3 = { carnegie-city-boston }, комірка 3
carnegie-slot-new-york-1 = { carnegie-city-new-york }, комірка 1
carnegie-slot-new-york-2 = { carnegie-city-new-york }, комірка 2
carnegie-slot-new-york-3 = { carnegie-city-new-york }, комірка 3
carnegie-slot-new-york-4 = { carnegie-city-new-york }, комірка 4
carnegie-slot-new-york-5 = { carnegie-city-new-york }, комірка 5
carnegie-slot-washington-1 = { carnegie-city-washington }, комірка 1
carnegie-slot-washington-2 = { carnegie-city-washington }, комірка 2
carnegie-slot-washington-3 = { carnegie-city-washington }, комірка 3

carnegie-donation-education-human-resources = Освіта (персонал)
    .about = ПО за кожен ваш відділ управління персоналом.
carnegie-donation-education-management = Освіта (менеджмент)
    .about = ПО за кожен ваш відділ менеджменту.
carnegie-donation-education-construction = Освіта (будівництво)
    .about = ПО за кожен ваш відділ будівництва.
carnegie-donation-education-research = Освіта (дослідження)
    .about = ПО за кожен ваш відділ дослідження й розробки.
carnegie-donation-education-any = Освіта (усі відділи)
    .about = ПО за кожен ваш відділ; перше лобі не рахується.
carnegie-donation-rights-infrastructure = Права людини (інфраструктура)
    .about = ПО за кожен ваш інфраструктурний об’єкт.
carnegie-donation-rights-industry = Права людини (промисловість)
    .about = ПО за кожен ваш промисловий об’єкт.
carnegie-donation-rights-housing-commerce = Права людини (житло й торгівля)
    .about = ПО за кожен ваш житловий або торговий об’єкт.
carnegie-donation-rights-railroad = Права людини (залізниця)
    .about = ПО за кожен регіон, де ви маєте залізницю.
carnegie-donation-rights-donation = Права людини (пожертви)
    .about = ПО за кожну вашу пожертву, включно з цією.
carnegie-donation-welfare-seven = Добробут (фонд)
    .about = Стала кількість ПО.
carnegie-donation-welfare-goods = Добробут (товари)
    .about = ПО за кожен товар, відданий наприкінці гри.
carnegie-donation-welfare-money = Добробут (гроші)
    .about = ПО за кожен грошовий внесок наприкінці гри.
carnegie-donation-welfare-money-goods = Добробут (гроші й товари)
    .about = ПО за кожен грошовий внесок разом з 1 товаром наприкінці гри.
carnegie-donation-welfare-employee = Добробут (працівники)
    .about = ПО за кожного вашого задіяного працівника.
carnegie-donation-health-east = Медицина (Схід)
    .about = ПО за кожен ваш об’єкт на Сході.
carnegie-donation-health-midwest = Медицина (Середній Захід)
    .about = ПО за кожен ваш об’єкт на Середньому Заході.
carnegie-donation-health-south = Медицина (Південь)
    .about = ПО за кожен ваш об’єкт на Півдні.
carnegie-donation-health-west = Медицина (Захід)
    .about = ПО за кожен ваш об’єкт на Заході.
carnegie-donation-health-small-city = Медицина (малі міста)
    .about = ПО за кожен ваш об’єкт у малих містах.

carnegie-sides-AAAA = житло A, торгівля A, промисловість A, інфраструктура A
carnegie-sides-AAAB = житло A, торгівля A, промисловість A, інфраструктура B
carnegie-sides-AABA = житло A, торгівля A, промисловість B, інфраструктура A
carnegie-sides-AABB = житло A, торгівля A, промисловість B, інфраструктура B
carnegie-sides-ABAA = житло A, торгівля B, промисловість A, інфраструктура A
carnegie-sides-ABAB = житло A, торгівля B, промисловість A, інфраструктура B
carnegie-sides-ABBA = житло A, торгівля B, промисловість B, інфраструктура A
carnegie-sides-ABBB = житло A, торгівля B, промисловість B, інфраструктура B
carnegie-sides-BAAA = житло B, торгівля A, промисловість A, інфраструктура A
carnegie-sides-BAAB = житло B, торгівля A, промисловість A, інфраструктура B
carnegie-sides-BABA = житло B, торгівля A, промисловість B, інфраструктура A
carnegie-sides-BABB = житло B, торгівля A, промисловість B, інфраструктура B
carnegie-sides-BBAA = житло B, торгівля B, промисловість A, інфраструктура A
carnegie-sides-BBAB = житло B, торгівля B, промисловість A, інфраструктура B
carnegie-sides-BBBA = житло B, торгівля B, промисловість B, інфраструктура A
carnegie-sides-BBBB = житло B, торгівля B, промисловість B, інфраструктура B

carnegie-transport = перевезення
carnegie-tab = вкладка

carnegie-source-track-west = { carnegie-transport }: { carnegie-region-west }
carnegie-source-track-midwest = { carnegie-transport }: { carnegie-region-midwest }
carnegie-source-track-south = { carnegie-transport }: { carnegie-region-south }
carnegie-source-track-east = { carnegie-transport }: { carnegie-region-east }
carnegie-source-tab-housing = { carnegie-tab }: { carnegie-project-housing }
carnegie-source-tab-commerce = { carnegie-tab }: { carnegie-project-commerce }
carnegie-source-tab-industry = { carnegie-tab }: { carnegie-project-industry }
carnegie-source-tab-infrastructure = { carnegie-tab }: { carnegie-project-infrastructure }
carnegie-source-department = відділ

carnegie-owner-p1 = гравець 1
carnegie-owner-p2 = гравець 2
carnegie-owner-p3 = гравець 3
carnegie-owner-p4 = гравець 4
carnegie-owner-neutral = нейтральний диск
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

carnegie-phase-sides = Сторони вкладок
carnegie-phase-places = Перший об’єкт і відділ
carnegie-phase-steps = Перші переміщення
carnegie-phase-first-activation = Перша активація
carnegie-phase-note = Таємна пожертва
carnegie-phase-choice = Вибір дії
carnegie-phase-event = Подія
carnegie-phase-departments = Відділи
carnegie-phase-activation = Активація

carnegie-side-A = A
carnegie-side-B = B

carnegie-pose-lying = незадіяний
carnegie-pose-active = задіяний

carnegie-back-human-resources = { carnegie-type-human-resources }
carnegie-back-management = { carnegie-type-management }
carnegie-back-construction = { carnegie-type-construction }
carnegie-back-research = { carnegie-type-research }
carnegie-back-advanced = просунута карта

carnegie-difficulty-easy = { carnegie-option-difficulty-easy }
carnegie-difficulty-normal = { carnegie-option-difficulty-normal }
carnegie-difficulty-hard = { carnegie-option-difficulty-hard }
carnegie-difficulty-expert = { carnegie-option-difficulty-expert }

carnegie-card-N01 = стандартна карта 1
carnegie-card-N02 = стандартна карта 2
carnegie-card-N03 = стандартна карта 3
carnegie-card-N04 = стандартна карта 4
carnegie-card-N05 = стандартна карта 5
carnegie-card-N06 = стандартна карта 6
carnegie-card-N07 = стандартна карта 7
carnegie-card-N08 = стандартна карта 8
carnegie-card-N09 = стандартна карта 9
carnegie-card-N10 = стандартна карта 10
carnegie-card-N11 = стандартна карта 11
carnegie-card-N12 = стандартна карта 12
carnegie-card-N13 = стандартна карта 13
carnegie-card-N14 = стандартна карта 14
carnegie-card-N15 = стандартна карта 15
carnegie-card-N16 = стандартна карта 16
carnegie-card-N17 = стандартна карта 17
carnegie-card-N18 = стандартна карта 18
carnegie-card-N19 = стандартна карта 19
carnegie-card-N20 = стандартна карта 20
carnegie-card-A01 = просунута карта 1
carnegie-card-A02 = просунута карта 2
carnegie-card-A03 = просунута карта 3
carnegie-card-A04 = просунута карта 4
carnegie-card-A05 = просунута карта 5
carnegie-card-A06 = просунута карта 6
carnegie-card-A07 = просунута карта 7
carnegie-card-A08 = просунута карта 8
carnegie-card-A09 = просунута карта 9
carnegie-card-A10 = просунута карта 10
carnegie-card-A11 = просунута карта 11
carnegie-card-A12 = просунута карта 12
carnegie-card-A13 = просунута карта 13
carnegie-card-A14 = просунута карта 14
carnegie-card-A15 = просунута карта 15
carnegie-card-A16 = просунута карта 16
carnegie-card-A17 = просунута карта 17
carnegie-card-A18 = просунута карта 18
carnegie-card-A19 = просунута карта 19
carnegie-card-A20 = просунута карта 20

carnegie-andrew = Ендрю
    .about = Рахунок Ендрю: { carnegie-part-cards } · { carnegie-part-tiles } · { carnegie-part-tracks } · { carnegie-part-cities } · { carnegie-part-donations }
    .card = Карта Ендрю: він робить указану пожертву, вибирає її дію та за нею бере тайли, будує в містах або розвиває перевезення. Що йому не вдається, зсуває карту до більшої кількості ПО.

## Допоміжні: значення параметра; регіони, типи й об’єкти в потрібній формі.

carnegie-this-type =
    { $type ->
        [human-resources] { carnegie-type-human-resources }
        [management] { carnegie-type-management }
        [construction] { carnegie-type-construction }
       *[research] { carnegie-type-research }
    }
carnegie-this-project =
    { $project ->
        [housing] { carnegie-project-housing }
        [commerce] { carnegie-project-commerce }
        [industry] { carnegie-project-industry }
       *[infrastructure] { carnegie-project-infrastructure }
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
carnegie-to-region =
    { $region ->
        [west] на Захід
        [midwest] на Середній Захід
        [south] на Південь
       *[east] на Схід
    }
carnegie-from-region =
    { $region ->
        [west] із Заходу
        [midwest] із Середнього Заходу
        [south] з Півдня
       *[east] зі Сходу
    }
carnegie-in-region =
    { $region ->
        [west] на Заході
        [midwest] на Середньому Заході
        [south] на Півдні
       *[east] на Сході
    }
carnegie-of-type =
    { $type ->
        [human-resources] управління персоналом
        [management] менеджменту
        [construction] будівництва
       *[research] дослідження й розробки
    }
carnegie-project-adjective =
    { $project ->
        [housing] житловий
        [commerce] торговий
        [industry] промисловий
       *[infrastructure] інфраструктурний
    }

## Складники підсумкового рахунку

carnegie-part-direct = Здобуто під час гри
    .about = Переможні очки, отримані впродовж гри.
carnegie-part-joker = Тайл вибору дії
    .about = ПО, якщо його не використано.
carnegie-part-employees = Задіяні працівники
    .about = По 1 ПО. Відряджені й постійний працівник не рахуються.
carnegie-part-departments = Відділи
    .about = ПО за кожен створений, залежно від ряду. Надруковані не рахуються.
carnegie-part-tabs = Вкладки проєктів
    .about = ПО, відкриті на чотирьох вкладках.
carnegie-part-cities = Міста
    .about = ПО за кожен об’єкт, залежно від міста.
carnegie-part-connections = Сполучення
    .about = За найкращу мережу між великими містами, за найнижчим рівнем перевезень у їхніх регіонах: { carnegie-level-wagon }, { carnegie-level-stagecoach } або { carnegie-level-railroad }.
carnegie-part-donations = Пожертви
    .about = Кожна дає ПО до межі, яку підвищують комірки вкладок.
carnegie-part-cards = Карти
    .about = Кожна карта дає стільки ПО, до скількох її пересунуто.
carnegie-part-tiles = Тайли відділів
    .about = ПО за кожен.
carnegie-part-tracks = Останні поділки треків перевезень
    .about = ПО за кожен диск на останній поділці треку.
carnegie-part-total = Разом
    .about = Перемагає той, хто має найбільше ПО; у разі нічиєї перемога спільна.

## Дії

carnegie-action-choose-sides = Вибрати сторони: { carnegie-this-sides }
    .about = Якою стороною лежать ваші вкладки проєктів: диски й кінець вкладки дають на них різне.
carnegie-action-place = Збудувати перший житловий об’єкт: { carnegie-this-slot }
    .about = Ваш перший диск на мапі. Він вважається житловим об’єктом і нічого не коштує.
carnegie-action-reserve = Зарезервувати відділ «{ carnegie-this-tile }»
    .about = Цей тайл зберігається для вас. Він має стати першим відділом, який ви створите.
carnegie-action-note = Таємно записати: { carnegie-this-donation }
    .about = Наприкінці гри дає очки як будь-яка ваша пожертва, але нічого не коштує й не займає комірки.
carnegie-action-choose = Вибрати дію «{ carnegie-this-type }»
    .about = У цьому раунді всі можуть використати відділи цього типу. Маркер просувається, і спершу відбувається подія: дохід регіону або пожертва.
carnegie-action-bring-home =
    { $employees ->
        [0] Нікого не повертати
        [one] Повернути { $employees } працівника
       *[many] Повернути { $employees } працівників
    }
    .about = Працівники повертаються з регіону до лобі незадіяними. Кожен приносить те, що вказано на вашій поділці треку перевезень; хто повернув хоча б одного, отримує й дохід усіх своїх об’єктів.
carnegie-action-to-new-lobby =
    { $employees ->
        [0] Нікого не відправляти до нового лобі
        [one] Відправити { $employees } працівника до нового лобі
       *[many] Відправити { $employees } працівників до нового лобі
    }
    .about = Стільки прибулих вирушає до нового лобі, решта — до першого.
carnegie-action-take-employees =
    { $cells ->
        [0] Узяти лише гроші, без працівників
        [one] Узяти { $cells } працівника
       *[many] Узяти { $cells } працівників
    }
    .about = Деякі комірки вкладок дають працівника або гроші: виберіть, скількох працівників узяти.
carnegie-action-take-goods-for =
    { $cells ->
        [0] Узяти лише гроші, без товарів
        [one] Узяти { $cells } товар
        [few] Узяти { $cells } товари
       *[many] Узяти { $cells } товарів
    }
    .about = Деякі комірки вкладок дають товар або гроші: виберіть, скільки товарів узяти.
carnegie-action-donate = Зробити пожертву: { carnegie-this-donation }
    .about = Заплатіть, покладіть диск із запасу на цю комірку й отримайте за неї очки наприкінці гри, до межі. Кожна наступна пожертва коштує дорожче; для інших комірка закрита.
carnegie-action-study-tab = Висунути вкладку «{ carnegie-this-project }»
    .about = За очки розвитку: висуньте цю вкладку на одну комірку. Так готується диск для об’єкта або відкриваються ПО.
carnegie-action-study-track = Розвинути перевезення { carnegie-in-region }
    .about = За очки розвитку: просуньтеся на одну поділку треку перевезень цього регіону. Працівники, що повертаються звідти, приносять більше, і сполучення можуть дати більше.
carnegie-action-wait = Пропустити інших уперед
    .about = У цьому раунді інші використовують свої відділи раніше за вас.
carnegie-action-use-joker = Застосувати тайл вибору дії: { carnegie-this-type }
    .about = Один раз за гру: використайте відділи цього типу замість вибраного. Якщо зберегти тайл до кінця, він дасть ПО.
carnegie-action-use = Використати відділ: { $cell }
    .about = Кожен задіяний працівник цього відділу виконує його роботу один раз. Закінчіть тут, перш ніж перейти до іншого: повернутися цього ходу не можна.
carnegie-action-move = Перемістити незадіяного працівника: { $origin } → { $target }
    .about = Одне переміщення — одна комірка вгору, вниз, ліворуч або праворуч. Незадіяний працівник лишається незадіяним, доки його не задіють наприкінці раунду.
carnegie-action-move-active = Перемістити задіяного працівника: { $origin } → { $target }
    .about = Одне переміщення — одна комірка вгору, вниз, ліворуч або праворуч. Задіяний працівник при цьому стає незадіяним.
carnegie-action-vacate = Звільнити робоче місце { $chair }
    .about = Яке з робочих місць із різною ціною звільняє працівник.
carnegie-action-take-steps = Отримати переміщення
    .about = Переміщення для працівників; невикористані пропадають.
carnegie-action-take-money = Отримати гроші
    .about = Гроші із загального запасу; працівник лишається.
carnegie-action-take-goods = Отримати товари
    .about = Товари із загального запасу; працівник лишається.
carnegie-action-take-points = Отримати очки розвитку
    .about = Очки розвитку цього ходу розвивають вкладки й перевезення; невитрачені пропадають.
carnegie-action-mission-for-steps = Відрядження { carnegie-to-region }: отримати переміщення
    .about = Ви отримуєте переміщення. Працівник їде до цього регіону й чекає там, доки подія не принесе регіону дохід: тоді його можна повернути.
carnegie-action-mission-for-money = Відрядження { carnegie-to-region }: отримати гроші
    .about = Ви отримуєте гроші. Працівник їде до цього регіону й чекає там, доки подія не принесе регіону дохід: тоді його можна повернути.
carnegie-action-mission-for-goods = Відрядження { carnegie-to-region }: отримати товари
    .about = Ви отримуєте товари. Працівник їде до цього регіону й чекає там, доки подія не принесе регіону дохід: тоді його можна повернути.
carnegie-action-mission-for-points = Відрядження { carnegie-to-region }: отримати очки розвитку
    .about = Ви отримуєте очки розвитку. Працівник їде до цього регіону й чекає там, доки подія не принесе регіону дохід: тоді його можна повернути.
carnegie-action-mission-for-vp = Відрядження { carnegie-to-region }: отримати ПО
    .about = Ви отримуєте ПО: що більше працівників ще задіяні, то більше. Працівник їде до цього регіону й чекає там, доки подія не принесе регіону дохід: тоді його можна повернути.
carnegie-action-recruit = Відрядження { carnegie-to-region }: найняти працівника
    .about = До лобі приходить новий працівник. Працівник їде до цього регіону й чекає там, доки подія не принесе регіону дохід: тоді його можна повернути.
carnegie-action-sell =
    { $goods ->
        [one] Продати { $goods } товар
        [few] Продати { $goods } товари
       *[many] Продати { $goods } товарів
    }
    .about = Продайте товари за ціною цього відділу.
carnegie-action-deliver =
    { $goods ->
        [one] Доставити { $goods } товар
        [few] Доставити { $goods } товари
       *[many] Доставити { $goods } товарів
    }
    .about = Здайте товари за гроші й ПО.
carnegie-action-buy =
    { $goods ->
        [one] Купити { $goods } товар
        [few] Купити { $goods } товари
       *[many] Купити { $goods } товарів
    }
    .about = Купіть товари за ціною цього відділу.
carnegie-action-found = Створити відділ «{ carnegie-this-tile }»: { $cell }
    .about = Покладіть цей тайл на порожню комірку за товари; там, де вже є працівник, дешевше. Відділ дає ПО залежно від ряду, і кожен може бути лише один.
carnegie-action-build = Збудувати { carnegie-project-adjective } об’єкт: { carnegie-this-slot }
    .about = Заплатіть товари за об’єкт і поставте готовий диск із його вкладки на вільну комірку міста. Відтоді його комірка дає дохід, а місто — ПО й сполучення.
carnegie-action-give = Відрядження { carnegie-to-region } і пожертва: { carnegie-this-donation }
    .about = Пожертва за звичайною ціною там, де її вже зробив інший гравець. Працівник їде до цього регіону й чекає там, доки подія не принесе регіону дохід: тоді його можна повернути.
carnegie-action-activate = Задіяти працівника: { $cell }, робоче місце { $chair }
    .about = Незадіяний працівник займає вільне робоче місце у відділі за його ціну й працює там із наступного раунду.
carnegie-action-done = Готово
    .about = Більше нічого; далі.
carnegie-action-sell-goods = Одразу продати 1 товар
    .about = Товари можна продати за будь-якого вашого рішення, але дешево.

## Запитання

carnegie-ask-sides = Які сторони вкладок проєктів ви вибираєте?
carnegie-ask-place = У якому середньому чи великому місті ви збудуєте перший житловий об’єкт?
carnegie-ask-reserve = Який відділ ви зарезервуєте? Він має стати першим, який ви створите.
carnegie-ask-note = Яку пожертву ви таємно запишете? Вона дасть очки наприкінці гри.
carnegie-ask-choose = { carnegie-timeline.round } { $round }: яку дію ви вибираєте?
carnegie-ask-bring-home =
    { $employees ->
        [one] У вас { carnegie-in-region } { $employees } працівник. Скількох ви повернете?
        [few] У вас { carnegie-in-region } { $employees } працівники. Скількох ви повернете?
       *[many] У вас { carnegie-in-region } { $employees } працівників. Скількох ви повернете?
    }
carnegie-ask-lobby =
    { $employees ->
        [one] Прибуває { $employees } працівник. Скількох відправити до нового лобі?
        [few] Прибувають { $employees } працівники. Скількох відправити до нового лобі?
       *[many] Прибуває { $employees } працівників. Скількох відправити до нового лобі?
    }
carnegie-ask-staff =
    { $cells ->
        [one] { $cells } об’єкт дає працівника або гроші. Скількох працівників ви візьмете?
        [few] { $cells } об’єкти дають працівника або гроші. Скількох працівників ви візьмете?
       *[many] { $cells } об’єктів дають працівника або гроші. Скількох працівників ви візьмете?
    }
carnegie-ask-goods =
    { $cells ->
        [one] { $cells } об’єкт дає товар або гроші. Скільки товарів ви візьмете?
        [few] { $cells } об’єкти дають товар або гроші. Скільки товарів ви візьмете?
       *[many] { $cells } об’єктів дають товар або гроші. Скільки товарів ви візьмете?
    }
carnegie-ask-donate = Ваша наступна пожертва коштує ${ $price }. Яку ви зробите?
carnegie-ask-study =
    { $points ->
        [one] У вас { $points } очко розвитку. Що розвиватимете?
        [few] У вас { $points } очки розвитку. Що розвиватимете?
       *[many] У вас { $points } очок розвитку. Що розвиватимете?
    }
carnegie-ask-wait = Пропустите інших уперед, перш ніж використати свої відділи?
carnegie-ask-use =
    { $points ->
        [0] Який відділ { carnegie-of-type } ви використаєте?
        [one] Який відділ { carnegie-of-type } ви використаєте? У вас { $points } очко розвитку.
        [few] Який відділ { carnegie-of-type } ви використаєте? У вас { $points } очки розвитку.
       *[many] Який відділ { carnegie-of-type } ви використаєте? У вас { $points } очок розвитку.
    }
carnegie-ask-department =
    { $uses ->
        [one] «{ carnegie-this-department }»: { $uses } працівник чекає на доручення. Що він зробить?
        [few] «{ carnegie-this-department }»: { $uses } працівники чекають на доручення. Що вони зроблять?
       *[many] «{ carnegie-this-department }»: { $uses } працівників чекають на доручення. Що вони зроблять?
    }
carnegie-ask-move =
    { $steps ->
        [one] У вас { $steps } переміщення. Кого перемістите?
        [few] У вас { $steps } переміщення. Кого перемістите?
       *[many] У вас { $steps } переміщень. Кого перемістите?
    }
carnegie-ask-move-in = Кого переведете до нового відділу ({ $cell })?
carnegie-ask-vacate = Яке робоче місце звільнити ({ $cell })?
carnegie-ask-activate = У вас ${ $money }. Кого задієте?

## Причини відмови

carnegie-reason-not-free = Ця комірка зайнята.
carnegie-reason-wrong-slot = Ця комірка не для такого об’єкта.
carnegie-reason-no-tile = Тайлів цього відділу більше немає.
carnegie-reason-too-many = Щонайбільше { $most }.
carnegie-reason-no-money = Для цього потрібно ${ $cost }, а у вас ${ $money }.
carnegie-reason-few-goods =
    { $cost ->
        [one] Для цього потрібен { $cost } товар, а у вас { $goods }.
        [few] Для цього потрібно { $cost } товари, а у вас { $goods }.
       *[many] Для цього потрібно { $cost } товарів, а у вас { $goods }.
    }
carnegie-reason-few-points =
    { $cost ->
        [one] Для цього потрібно { $cost } очко розвитку, а у вас { $points }.
        [few] Для цього потрібно { $cost } очки розвитку, а у вас { $points }.
       *[many] Для цього потрібно { $cost } очок розвитку, а у вас { $points }.
    }
carnegie-reason-few-steps =
    { $cost ->
        [one] Для цього потрібно { $cost } переміщення, а у вас { $steps }.
        [few] Для цього потрібно { $cost } переміщення, а у вас { $steps }.
       *[many] Для цього потрібно { $cost } переміщень, а у вас { $steps }.
    }
carnegie-reason-no-disc = У вас у запасі не залишилося дисків.
carnegie-reason-no-disc-on-tab = На вашій вкладці «{ carnegie-this-project }» немає готового диска.
carnegie-reason-space-taken = Ця комірка пожертв зайнята.
carnegie-reason-own-donation = Цю пожертву ви вже зробили.
carnegie-reason-nobody-gave = Ніхто із суперників цієї пожертви не робив.
carnegie-reason-at-the-end = Далі немає куди рухатися.
carnegie-reason-last-space-taken = Остання поділка цього треку зайнята.
carnegie-reason-no-joker = У вас немає тайла вибору дії.
carnegie-reason-joker-too-late = Тайл вибору дії застосовують до використання відділів.
carnegie-reason-joker-first-player = Перший гравець раунду не може застосувати тайл вибору дії.
carnegie-reason-same-type = Тайл вибору дії потрібен для відділів іншого типу.
carnegie-reason-no-department = У цьому місці немає відділу.
carnegie-reason-other-type = Зараз можна використати лише відділи { carnegie-of-type }.
carnegie-reason-used-already = Цей відділ цього ходу вже використано.
carnegie-reason-nobody-active = У цьому відділі немає задіяних працівників.
carnegie-reason-nothing-to-do = Зараз там нічого не можна зробити.
carnegie-reason-nobody-there = Такого працівника там немає.
carnegie-reason-same-cell = Працівник уже там.
carnegie-reason-only-into = Перемістити працівника можна лише сюди: { $cell }.
carnegie-reason-not-its-function = Цей відділ такими справами не займається.
carnegie-reason-no-points = У вас немає очок розвитку.
carnegie-reason-nobody-in-reserve = Немає кого наймати.
carnegie-reason-cell-taken = Для відділу потрібна порожня комірка.
carnegie-reason-has-already = У вашій компанії вже є відділ «{ carnegie-this-tile }».
carnegie-reason-reserved-first = Спершу потрібно створити зарезервований відділ «{ carnegie-this-tile }».
carnegie-reason-no-chair = Такого вільного робочого місця в цьому відділі немає.
carnegie-reason-same-price = Спершу йде інше робоче місце з тією самою ціною.
carnegie-reason-no-goods = У вас немає товарів на продаж.

## Події

carnegie-event-sides-chosen = { $seat } вибирає сторони вкладок: { carnegie-this-sides }.
carnegie-event-neutral-donation = Нейтральний диск закриває пожертву: { carnegie-this-donation }.
carnegie-event-neutral-disc = Нейтральний диск розміщено: { carnegie-this-slot }.
carnegie-event-placed = { $seat } вибирає місце для першого житлового об’єкта: { carnegie-this-slot }.
carnegie-event-reserved = { $seat } резервує відділ «{ carnegie-this-tile }».
carnegie-event-noted = { $seat } таємно записує пожертву.
carnegie-event-note-shown = { $seat } показує запис: { carnegie-this-donation }.
carnegie-event-round = Починається раунд { $round }.
carnegie-event-chose = { $seat } вибирає дію «{ carnegie-this-type }».
carnegie-event-flipped = Цей ряд пройдено до кінця; замість нього просувається маркер «{ carnegie-this-type }».
carnegie-event-happens = { carnegie-timeline.event }: { carnegie-this-happening }.
carnegie-event-home =
    { $employees ->
        [one] { $seat } повертає { $employees } працівника { carnegie-from-region }.
       *[many] { $seat } повертає { $employees } працівників { carnegie-from-region }.
    }
carnegie-event-got-money = { $seat } отримує ${ $amount } ({ carnegie-this-source }).
carnegie-event-got-goods =
    { $amount ->
        [one] { $seat } отримує { $amount } товар ({ carnegie-this-source }).
        [few] { $seat } отримує { $amount } товари ({ carnegie-this-source }).
       *[many] { $seat } отримує { $amount } товарів ({ carnegie-this-source }).
    }
carnegie-event-got-vp = { $seat } отримує { $amount } ПО ({ carnegie-this-source }).
carnegie-event-got-staff =
    { $amount ->
        [one] { $seat } наймає { $amount } працівника ({ carnegie-this-source }).
       *[many] { $seat } наймає { $amount } працівників ({ carnegie-this-source }).
    }
carnegie-event-got-points =
    { $amount ->
        [one] { $seat } отримує { $amount } очко розвитку ({ carnegie-this-source }).
        [few] { $seat } отримує { $amount } очки розвитку ({ carnegie-this-source }).
       *[many] { $seat } отримує { $amount } очок розвитку ({ carnegie-this-source }).
    }
carnegie-event-got-steps =
    { $amount ->
        [one] { $seat } отримує { $amount } переміщення.
        [few] { $seat } отримує { $amount } переміщення.
       *[many] { $seat } отримує { $amount } переміщень.
    }
carnegie-event-points-lapsed = { $seat } втрачає невитрачені очки розвитку: { $points }.
carnegie-event-steps-lapsed = { $seat } втрачає невикористані переміщення: { $steps }.
carnegie-event-to-new-lobby =
    { $employees ->
        [0] { $seat } нікого не відправляє до нового лобі.
        [one] { $seat } відправляє { $employees } працівника до нового лобі.
       *[many] { $seat } відправляє { $employees } працівників до нового лобі.
    }
carnegie-event-donated = { $seat } жертвує ${ $price }: { carnegie-this-donation }.
carnegie-event-studied-tab = { $seat } висуває вкладку «{ carnegie-this-project }» (очки розвитку: { $points }).
carnegie-event-studied-track = { $seat } розвиває перевезення { carnegie-in-region } (очки розвитку: { $points }).
carnegie-event-waits = { $seat } пропускає інших уперед.
carnegie-event-joker = { $seat } застосовує тайл вибору дії: { carnegie-this-type }.
carnegie-event-uses = { $seat } використовує відділ «{ carnegie-this-department }».
carnegie-event-mission = { $seat } відправляє працівника у відрядження { carnegie-to-region }.
carnegie-event-moved = { $seat } переміщує працівника: { $origin } → { $target }.
carnegie-event-vacated = { $seat } звільняє робоче місце { $chair }: { $cell }.
carnegie-event-traded =
    { $goods ->
        [one] { $seat } віддає { $goods } товар за ${ $amount }.
        [few] { $seat } віддає { $goods } товари за ${ $amount }.
       *[many] { $seat } віддає { $goods } товарів за ${ $amount }.
    }
carnegie-event-bought-goods =
    { $goods ->
        [one] { $seat } купує { $goods } товар за ${ $price }.
        [few] { $seat } купує { $goods } товари за ${ $price }.
       *[many] { $seat } купує { $goods } товарів за ${ $price }.
    }
carnegie-event-founded =
    { $goods ->
        [one] { $seat } створює відділ «{ carnegie-this-tile }» ({ $cell }) за { $goods } товар.
        [few] { $seat } створює відділ «{ carnegie-this-tile }» ({ $cell }) за { $goods } товари.
       *[many] { $seat } створює відділ «{ carnegie-this-tile }» ({ $cell }) за { $goods } товарів.
    }
carnegie-event-built =
    { $price ->
        [0] { $seat } будує { carnegie-project-adjective } об’єкт: { carnegie-this-slot } (товари: { $goods }).
       *[other] { $seat } будує { carnegie-project-adjective } об’єкт: { carnegie-this-slot } (товари: { $goods }, ${ $price }).
    }
carnegie-event-activated =
    { $price ->
        [0] { $seat } безкоштовно задіює працівника: { $cell }.
       *[other] { $seat } задіює працівника за ${ $price }: { $cell }.
    }
carnegie-event-marker-moved = Маркер «{ carnegie-this-type }» проходить подію { $place }.
carnegie-event-ended-by-rounds = Останній раунд завершено: гру закінчено.
carnegie-event-sold-goods = { $seat } продає 1 товар за ${ $amount }.

## Події Ендрю

carnegie-event-andrew-card = { carnegie-andrew } відкриває свою карту: { carnegie-this-card }.
carnegie-event-andrew-chose = { carnegie-andrew } вибирає дію «{ carnegie-this-type }».
carnegie-event-andrew-donated = { carnegie-andrew } робить пожертву: { carnegie-this-donation }.
carnegie-event-andrew-took-tile = { carnegie-andrew } бере тайл відділу «{ carnegie-this-tile }».
carnegie-event-andrew-built = { carnegie-andrew } будує: { carnegie-this-slot }.
carnegie-event-andrew-advanced = { carnegie-andrew } розвиває перевезення { carnegie-in-region } до поділки { $space }.
carnegie-event-andrew-no-donation = { carnegie-andrew } не може зробити пожертву: { carnegie-this-donation }.
carnegie-event-andrew-no-tile = { carnegie-andrew } не знаходить тайла відділу { carnegie-of-type }.
carnegie-event-andrew-no-slot = { carnegie-andrew } не може будувати: { carnegie-this-city }.
carnegie-event-andrew-no-step = { carnegie-andrew } не може розвинути перевезення { carnegie-in-region }.
carnegie-event-andrew-shifted =
    { $places ->
        [one] Карта { carnegie-andrew } пересувається на { $places } позицію: тепер { $vp } ПО.
        [few] Карта { carnegie-andrew } пересувається на { $places } позиції: тепер { $vp } ПО.
       *[many] Карта { carnegie-andrew } пересувається на { $places } позицій: тепер { $vp } ПО.
    }
carnegie-event-andrew-tucked = Карта { carnegie-andrew } дає { $vp } ПО.
