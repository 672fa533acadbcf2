# «Карнеги»: язык главной конторы.

## Значения

carnegie-type-human-resources = кадры
    .short = кадры
    .about = Передвигайте сотрудников между ячейками компании.
carnegie-type-management = менеджмент
    .short = менеджмент
    .about = Получайте деньги и товары, создавайте отделы.
carnegie-type-construction = строительство
    .short = строительство
    .about = Реализуйте проекты в городах.
carnegie-type-research = исследования и разработки
    .short = ИР
    .about = Развивайте вкладки проектов и транспорт.

carnegie-region-west = Запад
carnegie-region-midwest = Средний Запад
carnegie-region-south = Юг
carnegie-region-east = Восток

carnegie-project-housing = жилой фонд
carnegie-project-commerce = торговля
carnegie-project-industry = промышленность
carnegie-project-infrastructure = инфраструктура

carnegie-level-wagon = повозки
carnegie-level-stagecoach = дилижансы
carnegie-level-railroad = железные дороги

carnegie-timeline = Шкала времени
    .round = Раунд
    .event = Событие
    .income = Доход
    .donation = Пожертвование
    .both = Доход и пожертвование

carnegie-department-training = Обучение и сотрудничество
    .about = Каждый сотрудник едет в командировку: получите деньги или передвижения.
carnegie-department-recruiting = Наём
    .about = Каждый сотрудник едет в командировку, и вы нанимаете нового; или же он даёт передвижения.
carnegie-department-safety = Безопасность и качество
    .about = Каждый сотрудник едет в командировку: ПО тем больше, чем больше сотрудников ещё активны в компании.
carnegie-department-new-lobby = Новая приёмная
    .about = Стоит больше товаров. Сотрудники попадают в любую из двух приёмных; работать здесь никому не нужно.
carnegie-department-purchasing = Закупки
    .about = Каждый сотрудник едет в командировку: получите товары или деньги.
carnegie-department-sales = Продажи
    .about = Каждый сотрудник продаёт несколько товаров.
carnegie-department-logistics = Логистика
    .about = Каждый сотрудник доставляет несколько товаров за деньги и ПО.
carnegie-department-property = Управление имуществом
    .about = Пока здесь есть активный сотрудник: в каждый созданный отдел можно сразу перевести одного человека.
carnegie-department-engineering = Проектирование
    .about = Каждый сотрудник едет в командировку и реализует проект в этом регионе.
carnegie-department-outsourcing = Строительный субподряд
    .about = Каждый сотрудник реализует проект в любом регионе без командировки: за деньги сверх обычных товаров.
carnegie-department-supply-chain = Система снабжения
    .about = Каждый сотрудник покупает несколько товаров.
carnegie-department-communications = Коммуникации
    .about = Пока здесь есть активный сотрудник: пожертвования стоят дешевле.
carnegie-department-advanced-research = Передовые исследования
    .about = Каждый сотрудник едет в командировку: получите очки исследований.
carnegie-department-advanced-design = Передовые разработки
    .about = Каждый сотрудник даёт очки исследований.
carnegie-department-charity = Благотворительность
    .about = Каждый сотрудник едет в командировку и жертвует по обычной цене там, где уже пожертвовал другой игрок.
carnegie-department-telegraph = Телеграф
    .about = Пока здесь есть активный сотрудник: деление шкалы транспорта стоит меньше очков исследований, но не меньше 1.
carnegie-department-human-resources = Кадры
    .about = Каждый активный сотрудник даёт передвижения, постоянный — тоже.
carnegie-department-trade = Торговля и финансы
    .about = Каждый сотрудник даёт деньги или товары либо отправляется в командировку, чтобы получить больше.
carnegie-department-planning = Стратегическое планирование
    .about = Каждый сотрудник создаёт отдел; в пустой ячейке с сотрудником это стоит меньше товаров.
carnegie-department-construction = Строительство
    .about = Каждый сотрудник едет в командировку и реализует проект в этом регионе.
carnegie-department-research = Исследования и разработки
    .about = Каждый сотрудник даёт очки исследований.
carnegie-department-lobby = Приёмная
    .about = Сюда попадают новые и вернувшиеся сотрудники; они неактивны, пока их не передвинут.
carnegie-department-empty = пустая ячейка
    .about = Место для нового отдела.

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

# Клетку называют так, как вводят: по ряду (r) и столбцу (c).
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

carnegie-city-seattle = Сиэтл
carnegie-city-helena = Хелена
carnegie-city-portland = Портленд
carnegie-city-boise = Бойсе
carnegie-city-san-francisco = Сан-Франциско
carnegie-city-reno = Рино
carnegie-city-salt-lake-city = Солт-Лейк-Сити
carnegie-city-denver = Денвер
carnegie-city-los-angeles = Лос-Анджелес
carnegie-city-phoenix = Финикс
carnegie-city-santa-fe = Санта-Фе
carnegie-city-fargo = Фарго
carnegie-city-duluth = Дулут
carnegie-city-st-paul = Сент-Пол
carnegie-city-omaha = Омаха
carnegie-city-chicago = Чикаго
carnegie-city-kansas-city = Канзас-Сити
carnegie-city-st-louis = Сент-Луис
carnegie-city-cincinnati = Цинциннати
carnegie-city-el-paso = Эль-Пасо
carnegie-city-dallas = Даллас
carnegie-city-san-antonio = Сан-Антонио
carnegie-city-houston = Хьюстон
carnegie-city-memphis = Мемфис
carnegie-city-new-orleans = Новый Орлеан
carnegie-city-atlanta = Атланта
carnegie-city-charleston = Чарлстон
carnegie-city-pittsburgh = Питтсбург
carnegie-city-albany = Олбани
carnegie-city-boston = Бостон
carnegie-city-new-york = Нью-Йорк
carnegie-city-washington = Вашингтон

carnegie-slot-seattle-1 = { carnegie-city-seattle }
carnegie-slot-helena-1 = { carnegie-city-helena }
carnegie-slot-portland-1 = { carnegie-city-portland }
carnegie-slot-boise-1 = { carnegie-city-boise }
carnegie-slot-san-francisco-1 = { carnegie-city-san-francisco }, ячейка 1
carnegie-slot-san-francisco-2 = { carnegie-city-san-francisco }, ячейка 2
carnegie-slot-san-francisco-3 = { carnegie-city-san-francisco }, ячейка 3
carnegie-slot-san-francisco-4 = { carnegie-city-san-francisco }, ячейка 4
carnegie-slot-san-francisco-5 = { carnegie-city-san-francisco }, ячейка 5
carnegie-slot-reno-1 = { carnegie-city-reno }
carnegie-slot-salt-lake-city-1 = { carnegie-city-salt-lake-city }
carnegie-slot-denver-1 = { carnegie-city-denver }, ячейка 1
carnegie-slot-denver-2 = { carnegie-city-denver }, ячейка 2
carnegie-slot-denver-3 = { carnegie-city-denver }, ячейка 3
carnegie-slot-los-angeles-1 = { carnegie-city-los-angeles }, ячейка 1
carnegie-slot-los-angeles-2 = { carnegie-city-los-angeles }, ячейка 2
carnegie-slot-los-angeles-3 = { carnegie-city-los-angeles }, ячейка 3
carnegie-slot-phoenix-1 = { carnegie-city-phoenix }
carnegie-slot-santa-fe-1 = { carnegie-city-santa-fe }
carnegie-slot-fargo-1 = { carnegie-city-fargo }
carnegie-slot-duluth-1 = { carnegie-city-duluth }
carnegie-slot-st-paul-1 = { carnegie-city-st-paul }
carnegie-slot-omaha-1 = { carnegie-city-omaha }
carnegie-slot-chicago-1 = { carnegie-city-chicago }, ячейка 1
carnegie-slot-chicago-2 = { carnegie-city-chicago }, ячейка 2
carnegie-slot-chicago-3 = { carnegie-city-chicago }, ячейка 3
carnegie-slot-chicago-4 = { carnegie-city-chicago }, ячейка 4
carnegie-slot-chicago-5 = { carnegie-city-chicago }, ячейка 5
carnegie-slot-kansas-city-1 = { carnegie-city-kansas-city }, ячейка 1
carnegie-slot-kansas-city-2 = { carnegie-city-kansas-city }, ячейка 2
carnegie-slot-kansas-city-3 = { carnegie-city-kansas-city }, ячейка 3
carnegie-slot-st-louis-1 = { carnegie-city-st-louis }, ячейка 1
carnegie-slot-st-louis-2 = { carnegie-city-st-louis }, ячейка 2
carnegie-slot-st-louis-3 = { carnegie-city-st-louis }, ячейка 3
carnegie-slot-cincinnati-1 = { carnegie-city-cincinnati }
carnegie-slot-el-paso-1 = { carnegie-city-el-paso }
carnegie-slot-dallas-1 = { carnegie-city-dallas }
carnegie-slot-san-antonio-1 = { carnegie-city-san-antonio }
carnegie-slot-houston-1 = { carnegie-city-houston }, ячейка 1
carnegie-slot-houston-2 = { carnegie-city-houston }, ячейка 2
carnegie-slot-houston-3 = { carnegie-city-houston }, ячейка 3
carnegie-slot-memphis-1 = { carnegie-city-memphis }
carnegie-slot-new-orleans-1 = { carnegie-city-new-orleans }, ячейка 1
carnegie-slot-new-orleans-2 = { carnegie-city-new-orleans }, ячейка 2
carnegie-slot-new-orleans-3 = { carnegie-city-new-orleans }, ячейка 3
carnegie-slot-new-orleans-4 = { carnegie-city-new-orleans }, ячейка 4
carnegie-slot-new-orleans-5 = { carnegie-city-new-orleans }, ячейка 5
carnegie-slot-atlanta-1 = { carnegie-city-atlanta }, ячейка 1
carnegie-slot-atlanta-2 = { carnegie-city-atlanta }, ячейка 2
carnegie-slot-atlanta-3 = { carnegie-city-atlanta }, ячейка 3
carnegie-slot-charleston-1 = { carnegie-city-charleston }
carnegie-slot-pittsburgh-1 = { carnegie-city-pittsburgh }, ячейка 1
carnegie-slot-pittsburgh-2 = { carnegie-city-pittsburgh }, ячейка 2
carnegie-slot-pittsburgh-3 = { carnegie-city-pittsburgh }, ячейка 3
carnegie-slot-albany-1 = { carnegie-city-albany }, ячейка 1
carnegie-slot-albany-2 = { carnegie-city-albany }, ячейка 2
carnegie-slot-albany-3 = { carnegie-city-albany }, ячейка 3
carnegie-slot-boston-1 = { carnegie-city-boston }, ячейка 1
carnegie-slot-boston-2 = { carnegie-city-boston }, ячейка 2
carnegie-slot-boston-3 = { carnegie-city-boston }, ячейка 3
carnegie-slot-new-york-1 = { carnegie-city-new-york }, ячейка 1
carnegie-slot-new-york-2 = { carnegie-city-new-york }, ячейка 2
carnegie-slot-new-york-3 = { carnegie-city-new-york }, ячейка 3
carnegie-slot-new-york-4 = { carnegie-city-new-york }, ячейка 4
carnegie-slot-new-york-5 = { carnegie-city-new-york }, ячейка 5
carnegie-slot-washington-1 = { carnegie-city-washington }, ячейка 1
carnegie-slot-washington-2 = { carnegie-city-washington }, ячейка 2
carnegie-slot-washington-3 = { carnegie-city-washington }, ячейка 3

carnegie-donation-education-human-resources = Образование (кадры)
    .about = ПО за каждый ваш отдел кадров.
carnegie-donation-education-management = Образование (менеджмент)
    .about = ПО за каждый ваш отдел менеджмента.
carnegie-donation-education-construction = Образование (строительство)
    .about = ПО за каждый ваш отдел строительства.
carnegie-donation-education-research = Образование (исследования)
    .about = ПО за каждый ваш отдел исследований и разработок.
carnegie-donation-education-any = Образование (все отделы)
    .about = ПО за каждый ваш отдел; первая приёмная не считается.
carnegie-donation-rights-infrastructure = Права человека (инфраструктура)
    .about = ПО за каждый ваш проект «инфраструктура».
carnegie-donation-rights-industry = Права человека (промышленность)
    .about = ПО за каждый ваш проект «промышленность».
carnegie-donation-rights-housing-commerce = Права человека (жилой фонд и торговля)
    .about = ПО за каждый ваш проект «жилой фонд» или «торговля».
carnegie-donation-rights-railroad = Права человека (железные дороги)
    .about = ПО за каждый регион, где у вас есть железные дороги.
carnegie-donation-rights-donation = Права человека (пожертвования)
    .about = ПО за каждое ваше пожертвование, включая это.
carnegie-donation-welfare-seven = Субсидии (фонд)
    .about = Постоянное число ПО.
carnegie-donation-welfare-goods = Субсидии (товары)
    .about = ПО за каждый товар, отданный в конце игры.
carnegie-donation-welfare-money = Субсидии (деньги)
    .about = ПО за каждый денежный взнос в конце игры.
carnegie-donation-welfare-money-goods = Субсидии (деньги и товары)
    .about = ПО за каждый денежный взнос вместе с 1 товаром в конце игры.
carnegie-donation-welfare-employee = Субсидии (сотрудники)
    .about = ПО за каждого вашего активного сотрудника.
carnegie-donation-health-east = Здравоохранение (Восток)
    .about = ПО за каждый ваш проект на Востоке.
carnegie-donation-health-midwest = Здравоохранение (Средний Запад)
    .about = ПО за каждый ваш проект на Среднем Западе.
carnegie-donation-health-south = Здравоохранение (Юг)
    .about = ПО за каждый ваш проект на Юге.
carnegie-donation-health-west = Здравоохранение (Запад)
    .about = ПО за каждый ваш проект на Западе.
carnegie-donation-health-small-city = Здравоохранение (малые города)
    .about = ПО за каждый ваш проект в малых городах.

carnegie-sides-AAAA = жилой фонд A, торговля A, промышленность A, инфраструктура A
carnegie-sides-AAAB = жилой фонд A, торговля A, промышленность A, инфраструктура B
carnegie-sides-AABA = жилой фонд A, торговля A, промышленность B, инфраструктура A
carnegie-sides-AABB = жилой фонд A, торговля A, промышленность B, инфраструктура B
carnegie-sides-ABAA = жилой фонд A, торговля B, промышленность A, инфраструктура A
carnegie-sides-ABAB = жилой фонд A, торговля B, промышленность A, инфраструктура B
carnegie-sides-ABBA = жилой фонд A, торговля B, промышленность B, инфраструктура A
carnegie-sides-ABBB = жилой фонд A, торговля B, промышленность B, инфраструктура B
carnegie-sides-BAAA = жилой фонд B, торговля A, промышленность A, инфраструктура A
carnegie-sides-BAAB = жилой фонд B, торговля A, промышленность A, инфраструктура B
carnegie-sides-BABA = жилой фонд B, торговля A, промышленность B, инфраструктура A
carnegie-sides-BABB = жилой фонд B, торговля A, промышленность B, инфраструктура B
carnegie-sides-BBAA = жилой фонд B, торговля B, промышленность A, инфраструктура A
carnegie-sides-BBAB = жилой фонд B, торговля B, промышленность A, инфраструктура B
carnegie-sides-BBBA = жилой фонд B, торговля B, промышленность B, инфраструктура A
carnegie-sides-BBBB = жилой фонд B, торговля B, промышленность B, инфраструктура B

carnegie-transport = транспорт
carnegie-tab = вкладка

carnegie-source-track-west = { carnegie-transport }: { carnegie-region-west }
carnegie-source-track-midwest = { carnegie-transport }: { carnegie-region-midwest }
carnegie-source-track-south = { carnegie-transport }: { carnegie-region-south }
carnegie-source-track-east = { carnegie-transport }: { carnegie-region-east }
carnegie-source-tab-housing = { carnegie-tab }: { carnegie-project-housing }
carnegie-source-tab-commerce = { carnegie-tab }: { carnegie-project-commerce }
carnegie-source-tab-industry = { carnegie-tab }: { carnegie-project-industry }
carnegie-source-tab-infrastructure = { carnegie-tab }: { carnegie-project-infrastructure }
carnegie-source-department = отдел

carnegie-owner-p1 = игрок 1
carnegie-owner-p2 = игрок 2
carnegie-owner-p3 = игрок 3
carnegie-owner-p4 = игрок 4
carnegie-owner-neutral = нейтральная фишка
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

carnegie-phase-sides = Стороны вкладок
carnegie-phase-places = Первый проект и отдел
carnegie-phase-steps = Первые передвижения
carnegie-phase-first-activation = Первая активация
carnegie-phase-note = Тайное пожертвование
carnegie-phase-choice = Выбор действия
carnegie-phase-event = Событие
carnegie-phase-departments = Отделы
carnegie-phase-activation = Активация

carnegie-side-A = A
carnegie-side-B = B

carnegie-pose-lying = неактивен
carnegie-pose-active = активен

carnegie-back-human-resources = { carnegie-type-human-resources }
carnegie-back-management = { carnegie-type-management }
carnegie-back-construction = { carnegie-type-construction }
carnegie-back-research = { carnegie-type-research }
carnegie-back-advanced = сложная карта

carnegie-difficulty-easy = { carnegie-option-difficulty-easy }
carnegie-difficulty-normal = { carnegie-option-difficulty-normal }
carnegie-difficulty-hard = { carnegie-option-difficulty-hard }
carnegie-difficulty-expert = { carnegie-option-difficulty-expert }

carnegie-card-N01 = обычная карта 1
carnegie-card-N02 = обычная карта 2
carnegie-card-N03 = обычная карта 3
carnegie-card-N04 = обычная карта 4
carnegie-card-N05 = обычная карта 5
carnegie-card-N06 = обычная карта 6
carnegie-card-N07 = обычная карта 7
carnegie-card-N08 = обычная карта 8
carnegie-card-N09 = обычная карта 9
carnegie-card-N10 = обычная карта 10
carnegie-card-N11 = обычная карта 11
carnegie-card-N12 = обычная карта 12
carnegie-card-N13 = обычная карта 13
carnegie-card-N14 = обычная карта 14
carnegie-card-N15 = обычная карта 15
carnegie-card-N16 = обычная карта 16
carnegie-card-N17 = обычная карта 17
carnegie-card-N18 = обычная карта 18
carnegie-card-N19 = обычная карта 19
carnegie-card-N20 = обычная карта 20
carnegie-card-A01 = сложная карта 1
carnegie-card-A02 = сложная карта 2
carnegie-card-A03 = сложная карта 3
carnegie-card-A04 = сложная карта 4
carnegie-card-A05 = сложная карта 5
carnegie-card-A06 = сложная карта 6
carnegie-card-A07 = сложная карта 7
carnegie-card-A08 = сложная карта 8
carnegie-card-A09 = сложная карта 9
carnegie-card-A10 = сложная карта 10
carnegie-card-A11 = сложная карта 11
carnegie-card-A12 = сложная карта 12
carnegie-card-A13 = сложная карта 13
carnegie-card-A14 = сложная карта 14
carnegie-card-A15 = сложная карта 15
carnegie-card-A16 = сложная карта 16
carnegie-card-A17 = сложная карта 17
carnegie-card-A18 = сложная карта 18
carnegie-card-A19 = сложная карта 19
carnegie-card-A20 = сложная карта 20

carnegie-andrew = Эндрю
    .about = Счёт Эндрю: { carnegie-part-cards } · { carnegie-part-tiles } · { carnegie-part-tracks } · { carnegie-part-cities } · { carnegie-part-donations }
    .card = Карта Эндрю: он делает указанное пожертвование, выбирает её действие и по ней берёт жетоны, строит в городах или развивает транспорт. Что ему не удаётся, сдвигает карту к большему числу ПО.

## Вспомогательные: значение параметра; регионы и типы в нужной форме.

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
        [west] на Запад
        [midwest] на Средний Запад
        [south] на Юг
       *[east] на Восток
    }
carnegie-from-region =
    { $region ->
        [west] с Запада
        [midwest] со Среднего Запада
        [south] с Юга
       *[east] с Востока
    }
carnegie-in-region =
    { $region ->
        [west] на Западе
        [midwest] на Среднем Западе
        [south] на Юге
       *[east] на Востоке
    }
carnegie-of-type =
    { $type ->
        [human-resources] кадров
        [management] менеджмента
        [construction] строительства
       *[research] исследований и разработок
    }

## Части итогового счёта

carnegie-part-direct = Получено в ходе игры
    .about = Победные очки, полученные за время игры.
carnegie-part-joker = Жетон выбора действия
    .about = ПО, если он не использован.
carnegie-part-employees = Активные сотрудники
    .about = По 1 ПО. Командированные и постоянный сотрудник не считаются.
carnegie-part-departments = Отделы
    .about = ПО за каждый созданный, в зависимости от ряда. Напечатанные не считаются.
carnegie-part-tabs = Вкладки проектов
    .about = ПО, открытые на четырёх вкладках.
carnegie-part-cities = Города
    .about = ПО за каждый проект, в зависимости от города.
carnegie-part-connections = Связи
    .about = За лучшую сеть между крупными городами, по наименьшему уровню транспорта в их регионах: { carnegie-level-wagon }, { carnegie-level-stagecoach } или { carnegie-level-railroad }.
carnegie-part-donations = Пожертвования
    .about = Каждое приносит ПО до предела, который повышают ячейки вкладок.
carnegie-part-cards = Карты
    .about = Каждая карта приносит столько ПО, до скольких она сдвинута.
carnegie-part-tiles = Жетоны отделов
    .about = ПО за каждый.
carnegie-part-tracks = Последние деления шкал транспорта
    .about = ПО за каждую фишку на последнем делении шкалы.
carnegie-part-total = Итого
    .about = Побеждает тот, у кого больше ПО; при равенстве победу делят.

## Действия

carnegie-action-choose-sides = Выбрать стороны: { carnegie-this-sides }
    .about = Какой стороной лежат ваши вкладки проектов: фишки и конец вкладки приносят на них разное.
carnegie-action-place = Реализовать первый проект «жилой фонд»: { carnegie-this-slot }
    .about = Ваша первая фишка на карте. Она считается проектом «жилой фонд» и ничего не стоит.
carnegie-action-reserve = Взять в запас отдел «{ carnegie-this-tile }»
    .about = Этот жетон хранится для вас. Он должен стать первым отделом, который вы создадите.
carnegie-action-note = Тайно записать: { carnegie-this-donation }
    .about = В конце игры приносит очки как любое ваше пожертвование, но ничего не стоит и не занимает ячейку.
carnegie-action-choose = Выбрать действие «{ carnegie-this-type }»
    .about = В этом раунде все могут использовать отделы этого типа. Маркер продвигается, и сначала происходит событие: доход региона или пожертвование.
carnegie-action-bring-home =
    { $employees ->
        [0] Никого не возвращать
        [one] Вернуть { $employees } сотрудника
       *[many] Вернуть { $employees } сотрудников
    }
    .about = Сотрудники возвращаются из региона в приёмную неактивными. Каждый приносит то, что указано на вашем делении шкалы транспорта; тот, кто вернул хотя бы одного, получает и доход всех своих проектов.
carnegie-action-to-new-lobby =
    { $employees ->
        [0] Никого не отправлять в новую приёмную
        [one] Отправить { $employees } сотрудника в новую приёмную
       *[many] Отправить { $employees } сотрудников в новую приёмную
    }
    .about = Столько прибывших отправляется в новую приёмную, остальные — в первую.
carnegie-action-take-employees =
    { $cells ->
        [0] Взять только деньги, без сотрудников
        [one] Взять { $cells } сотрудника
       *[many] Взять { $cells } сотрудников
    }
    .about = Некоторые ячейки вкладок дают сотрудника или деньги: выберите, сколько сотрудников взять.
carnegie-action-take-goods-for =
    { $cells ->
        [0] Взять только деньги, без товаров
        [one] Взять { $cells } товар
        [few] Взять { $cells } товара
       *[many] Взять { $cells } товаров
    }
    .about = Некоторые ячейки вкладок дают товар или деньги: выберите, сколько товаров взять.
carnegie-action-donate = Пожертвовать: { carnegie-this-donation }
    .about = Заплатите, положите фишку из запаса на эту ячейку и получите за неё очки в конце игры, до предела. Каждое следующее пожертвование стоит дороже; для других ячейка закрыта.
carnegie-action-study-tab = Выдвинуть вкладку «{ carnegie-this-project }»
    .about = За очки исследований: выдвиньте эту вкладку на одну ячейку. Так готовится фишка для проекта или открываются ПО.
carnegie-action-study-track = Развить транспорт { carnegie-in-region }
    .about = За очки исследований: продвиньтесь на одно деление шкалы транспорта этого региона. Возвращающиеся оттуда сотрудники приносят больше, и связи могут стоить больше.
carnegie-action-wait = Пропустить остальных вперёд
    .about = В этом раунде остальные используют свои отделы раньше вас.
carnegie-action-use-joker = Применить жетон выбора действия: { carnegie-this-type }
    .about = Один раз за игру: используйте отделы этого типа вместо выбранного. Если сохранить жетон до конца, он принесёт ПО.
carnegie-action-use = Использовать отдел: { $cell }
    .about = Каждый активный сотрудник этого отдела выполняет его работу один раз. Закончите здесь, прежде чем перейти к другому: вернуться в этот ход нельзя.
carnegie-action-move = Передвинуть неактивного сотрудника: { $origin } → { $target }
    .about = Одно передвижение — одна ячейка вверх, вниз, влево или вправо. Неактивный сотрудник остаётся неактивным, пока его не активируют в конце раунда.
carnegie-action-move-active = Передвинуть активного сотрудника: { $origin } → { $target }
    .about = Одно передвижение — одна ячейка вверх, вниз, влево или вправо. Активный сотрудник при этом становится неактивным.
carnegie-action-vacate = Освободить рабочее место { $chair }
    .about = Какое из рабочих мест с разной ценой освобождает сотрудник.
carnegie-action-take-steps = Получить передвижения
    .about = Передвижения для сотрудников; неиспользованные пропадают.
carnegie-action-take-money = Получить деньги
    .about = Деньги из общего запаса; сотрудник остаётся.
carnegie-action-take-goods = Получить товары
    .about = Товары из общего запаса; сотрудник остаётся.
carnegie-action-take-points = Получить очки исследований
    .about = Очки исследований в этот ход развивают вкладки и транспорт; неистраченные пропадают.
carnegie-action-mission-for-steps = Командировка { carnegie-to-region }: получить передвижения
    .about = Вы получаете передвижения. Сотрудник уезжает в этот регион и ждёт там, пока событие не принесёт региону доход: тогда его можно вернуть.
carnegie-action-mission-for-money = Командировка { carnegie-to-region }: получить деньги
    .about = Вы получаете деньги. Сотрудник уезжает в этот регион и ждёт там, пока событие не принесёт региону доход: тогда его можно вернуть.
carnegie-action-mission-for-goods = Командировка { carnegie-to-region }: получить товары
    .about = Вы получаете товары. Сотрудник уезжает в этот регион и ждёт там, пока событие не принесёт региону доход: тогда его можно вернуть.
carnegie-action-mission-for-points = Командировка { carnegie-to-region }: получить очки исследований
    .about = Вы получаете очки исследований. Сотрудник уезжает в этот регион и ждёт там, пока событие не принесёт региону доход: тогда его можно вернуть.
carnegie-action-mission-for-vp = Командировка { carnegie-to-region }: получить ПО
    .about = Вы получаете ПО: тем больше, чем больше сотрудников ещё активны. Сотрудник уезжает в этот регион и ждёт там, пока событие не принесёт региону доход: тогда его можно вернуть.
carnegie-action-recruit = Командировка { carnegie-to-region }: нанять сотрудника
    .about = В приёмную приходит новый сотрудник. Сотрудник уезжает в этот регион и ждёт там, пока событие не принесёт региону доход: тогда его можно вернуть.
carnegie-action-sell =
    { $goods ->
        [one] Продать { $goods } товар
        [few] Продать { $goods } товара
       *[many] Продать { $goods } товаров
    }
    .about = Продайте товары по цене этого отдела.
carnegie-action-deliver =
    { $goods ->
        [one] Доставить { $goods } товар
        [few] Доставить { $goods } товара
       *[many] Доставить { $goods } товаров
    }
    .about = Сдайте товары за деньги и ПО.
carnegie-action-buy =
    { $goods ->
        [one] Купить { $goods } товар
        [few] Купить { $goods } товара
       *[many] Купить { $goods } товаров
    }
    .about = Купите товары по цене этого отдела.
carnegie-action-found = Создать отдел «{ carnegie-this-tile }»: { $cell }
    .about = Положите этот жетон на пустую ячейку за товары; там, где уже есть сотрудник, дешевле. Отдел приносит ПО в зависимости от ряда, и каждый может быть только один.
carnegie-action-build = Реализовать проект «{ carnegie-this-project }»: { carnegie-this-slot }
    .about = Заплатите товары за проект и поставьте готовую фишку с его вкладки на свободную ячейку города. С этого времени её ячейка приносит доход, а город — ПО и связи.
carnegie-action-give = Командировка { carnegie-to-region } и пожертвование: { carnegie-this-donation }
    .about = Пожертвование по обычной цене там, где его уже сделал другой игрок. Сотрудник уезжает в этот регион и ждёт там, пока событие не принесёт региону доход: тогда его можно вернуть.
carnegie-action-activate = Активировать сотрудника: { $cell }, рабочее место { $chair }
    .about = Неактивный сотрудник занимает свободное рабочее место в отделе за его цену и работает там со следующего раунда.
carnegie-action-done = Готово
    .about = Больше ничего; дальше.
carnegie-action-sell-goods = Сразу продать 1 товар
    .about = Товары можно продать при любом вашем решении, но дёшево.

## Вопросы

carnegie-ask-sides = Какие стороны вкладок проектов вы выбираете?
carnegie-ask-place = В каком среднем или крупном городе вы реализуете первый проект «жилой фонд»?
carnegie-ask-reserve = Какой отдел вы возьмёте в запас? Он должен стать первым, который вы создадите.
carnegie-ask-note = Какое пожертвование вы тайно запишете? Оно принесёт очки в конце игры.
carnegie-ask-choose = { carnegie-timeline.round } { $round }: какое действие вы выбираете?
carnegie-ask-bring-home =
    { $employees ->
        [one] У вас { carnegie-in-region } { $employees } сотрудник. Скольких вы вернёте?
        [few] У вас { carnegie-in-region } { $employees } сотрудника. Скольких вы вернёте?
       *[many] У вас { carnegie-in-region } { $employees } сотрудников. Скольких вы вернёте?
    }
carnegie-ask-lobby =
    { $employees ->
        [one] Прибывает { $employees } сотрудник. Скольких отправить в новую приёмную?
        [few] Прибывают { $employees } сотрудника. Скольких отправить в новую приёмную?
       *[many] Прибывает { $employees } сотрудников. Скольких отправить в новую приёмную?
    }
carnegie-ask-staff =
    { $cells ->
        [one] { $cells } проект даёт сотрудника или деньги. Скольких сотрудников вы возьмёте?
        [few] { $cells } проекта дают сотрудника или деньги. Скольких сотрудников вы возьмёте?
       *[many] { $cells } проектов дают сотрудника или деньги. Скольких сотрудников вы возьмёте?
    }
carnegie-ask-goods =
    { $cells ->
        [one] { $cells } проект даёт товар или деньги. Сколько товаров вы возьмёте?
        [few] { $cells } проекта дают товар или деньги. Сколько товаров вы возьмёте?
       *[many] { $cells } проектов дают товар или деньги. Сколько товаров вы возьмёте?
    }
carnegie-ask-donate = Ваше следующее пожертвование стоит { $price } $. Какое вы сделаете?
carnegie-ask-study =
    { $points ->
        [one] У вас { $points } очко исследований. Что будете развивать?
        [few] У вас { $points } очка исследований. Что будете развивать?
       *[many] У вас { $points } очков исследований. Что будете развивать?
    }
carnegie-ask-wait = Пропустите остальных вперёд, прежде чем использовать свои отделы?
carnegie-ask-use =
    { $points ->
        [0] Какой отдел { carnegie-of-type } вы используете?
        [one] Какой отдел { carnegie-of-type } вы используете? У вас { $points } очко исследований.
        [few] Какой отдел { carnegie-of-type } вы используете? У вас { $points } очка исследований.
       *[many] Какой отдел { carnegie-of-type } вы используете? У вас { $points } очков исследований.
    }
carnegie-ask-department =
    { $uses ->
        [one] «{ carnegie-this-department }»: { $uses } сотрудник ждёт поручения. Что он сделает?
        [few] «{ carnegie-this-department }»: { $uses } сотрудника ждут поручений. Что они сделают?
       *[many] «{ carnegie-this-department }»: { $uses } сотрудников ждут поручений. Что они сделают?
    }
carnegie-ask-move =
    { $steps ->
        [one] У вас { $steps } передвижение. Кого передвинете?
        [few] У вас { $steps } передвижения. Кого передвинете?
       *[many] У вас { $steps } передвижений. Кого передвинете?
    }
carnegie-ask-move-in = Кого переведёте в новый отдел ({ $cell })?
carnegie-ask-vacate = Какое рабочее место освободить ({ $cell })?
carnegie-ask-activate = У вас { $money } $. Кого активируете?

## Причины отказа

carnegie-reason-not-free = Эта ячейка занята.
carnegie-reason-wrong-slot = Эта ячейка не для такого проекта.
carnegie-reason-no-tile = Жетонов этого отдела больше нет.
carnegie-reason-too-many = Не больше { $most }.
carnegie-reason-no-money = Для этого нужно { $cost } $, а у вас { $money } $.
carnegie-reason-few-goods =
    { $cost ->
        [one] Для этого нужен { $cost } товар, а у вас { $goods }.
        [few] Для этого нужно { $cost } товара, а у вас { $goods }.
       *[many] Для этого нужно { $cost } товаров, а у вас { $goods }.
    }
carnegie-reason-few-points =
    { $cost ->
        [one] Для этого нужно { $cost } очко исследований, а у вас { $points }.
        [few] Для этого нужно { $cost } очка исследований, а у вас { $points }.
       *[many] Для этого нужно { $cost } очков исследований, а у вас { $points }.
    }
carnegie-reason-few-steps =
    { $cost ->
        [one] Для этого нужно { $cost } передвижение, а у вас { $steps }.
        [few] Для этого нужно { $cost } передвижения, а у вас { $steps }.
       *[many] Для этого нужно { $cost } передвижений, а у вас { $steps }.
    }
carnegie-reason-no-disc = У вас в запасе не осталось фишек.
carnegie-reason-no-disc-on-tab = На вашей вкладке «{ carnegie-this-project }» нет готовой фишки.
carnegie-reason-space-taken = Эта ячейка пожертвований занята.
carnegie-reason-own-donation = Это пожертвование вы уже сделали.
carnegie-reason-nobody-gave = Никто из соперников этого пожертвования не делал.
carnegie-reason-at-the-end = Дальше двигаться некуда.
carnegie-reason-last-space-taken = Последнее деление этой шкалы занято.
carnegie-reason-no-joker = У вас нет жетона выбора действия.
carnegie-reason-joker-too-late = Жетон выбора действия применяют до использования отделов.
carnegie-reason-joker-first-player = Первый игрок раунда не может применить жетон выбора действия.
carnegie-reason-same-type = Жетон выбора действия нужен для отделов другого типа.
carnegie-reason-no-department = В этом месте нет отдела.
carnegie-reason-other-type = Сейчас можно использовать только отделы { carnegie-of-type }.
carnegie-reason-used-already = Этот отдел в этот ход уже использован.
carnegie-reason-nobody-active = В этом отделе нет активных сотрудников.
carnegie-reason-nothing-to-do = Сейчас там ничего нельзя сделать.
carnegie-reason-nobody-there = Такого сотрудника там нет.
carnegie-reason-same-cell = Сотрудник уже там.
carnegie-reason-only-into = Передвинуть сотрудника можно только сюда: { $cell }.
carnegie-reason-not-its-function = Этот отдел такими делами не занимается.
carnegie-reason-no-points = У вас нет очков исследований.
carnegie-reason-nobody-in-reserve = Нанимать больше некого.
carnegie-reason-cell-taken = Для отдела нужна пустая ячейка.
carnegie-reason-has-already = В вашей компании уже есть отдел «{ carnegie-this-tile }».
carnegie-reason-reserved-first = Сначала нужно создать отдел из вашего запаса: «{ carnegie-this-tile }».
carnegie-reason-no-chair = Такого свободного рабочего места в этом отделе нет.
carnegie-reason-same-price = Сначала идёт другое рабочее место с той же ценой.
carnegie-reason-no-goods = У вас нет товаров на продажу.

## События

carnegie-event-sides-chosen = { $seat } выбирает стороны вкладок: { carnegie-this-sides }.
carnegie-event-neutral-donation = Нейтральная фишка закрывает пожертвование: { carnegie-this-donation }.
carnegie-event-neutral-disc = Нейтральная фишка ставится: { carnegie-this-slot }.
carnegie-event-placed = { $seat } выбирает место для первого проекта «жилой фонд»: { carnegie-this-slot }.
carnegie-event-reserved = { $seat } берёт в запас отдел «{ carnegie-this-tile }».
carnegie-event-noted = { $seat } тайно записывает пожертвование.
carnegie-event-note-shown = { $seat } показывает запись: { carnegie-this-donation }.
carnegie-event-round = Начинается раунд { $round }.
carnegie-event-chose = { $seat } выбирает действие «{ carnegie-this-type }».
carnegie-event-flipped = Этот ряд пройден до конца; вместо него продвигается маркер «{ carnegie-this-type }».
carnegie-event-happens = { carnegie-timeline.event }: { carnegie-this-happening }.
carnegie-event-home =
    { $employees ->
        [one] { $seat } возвращает { $employees } сотрудника { carnegie-from-region }.
       *[many] { $seat } возвращает { $employees } сотрудников { carnegie-from-region }.
    }
carnegie-event-got-money = { $seat } получает { $amount } $ ({ carnegie-this-source }).
carnegie-event-got-goods =
    { $amount ->
        [one] { $seat } получает { $amount } товар ({ carnegie-this-source }).
        [few] { $seat } получает { $amount } товара ({ carnegie-this-source }).
       *[many] { $seat } получает { $amount } товаров ({ carnegie-this-source }).
    }
carnegie-event-got-vp = { $seat } получает { $amount } ПО ({ carnegie-this-source }).
carnegie-event-got-staff =
    { $amount ->
        [one] { $seat } нанимает { $amount } сотрудника ({ carnegie-this-source }).
       *[many] { $seat } нанимает { $amount } сотрудников ({ carnegie-this-source }).
    }
carnegie-event-got-points =
    { $amount ->
        [one] { $seat } получает { $amount } очко исследований ({ carnegie-this-source }).
        [few] { $seat } получает { $amount } очка исследований ({ carnegie-this-source }).
       *[many] { $seat } получает { $amount } очков исследований ({ carnegie-this-source }).
    }
carnegie-event-got-steps =
    { $amount ->
        [one] { $seat } получает { $amount } передвижение.
        [few] { $seat } получает { $amount } передвижения.
       *[many] { $seat } получает { $amount } передвижений.
    }
carnegie-event-points-lapsed = { $seat } теряет неистраченные очки исследований: { $points }.
carnegie-event-steps-lapsed = { $seat } теряет неиспользованные передвижения: { $steps }.
carnegie-event-to-new-lobby =
    { $employees ->
        [0] { $seat } никого не отправляет в новую приёмную.
        [one] { $seat } отправляет { $employees } сотрудника в новую приёмную.
       *[many] { $seat } отправляет { $employees } сотрудников в новую приёмную.
    }
carnegie-event-donated = { $seat } жертвует { $price } $: { carnegie-this-donation }.
carnegie-event-studied-tab = { $seat } выдвигает вкладку «{ carnegie-this-project }» (очки исследований: { $points }).
carnegie-event-studied-track = { $seat } развивает транспорт { carnegie-in-region } (очки исследований: { $points }).
carnegie-event-waits = { $seat } пропускает остальных вперёд.
carnegie-event-joker = { $seat } применяет жетон выбора действия: { carnegie-this-type }.
carnegie-event-uses = { $seat } использует отдел «{ carnegie-this-department }».
carnegie-event-mission = { $seat } отправляет сотрудника в командировку { carnegie-to-region }.
carnegie-event-moved = { $seat } передвигает сотрудника: { $origin } → { $target }.
carnegie-event-vacated = { $seat } освобождает рабочее место { $chair }: { $cell }.
carnegie-event-traded =
    { $goods ->
        [one] { $seat } отдаёт { $goods } товар за { $amount } $.
        [few] { $seat } отдаёт { $goods } товара за { $amount } $.
       *[many] { $seat } отдаёт { $goods } товаров за { $amount } $.
    }
carnegie-event-bought-goods =
    { $goods ->
        [one] { $seat } покупает { $goods } товар за { $price } $.
        [few] { $seat } покупает { $goods } товара за { $price } $.
       *[many] { $seat } покупает { $goods } товаров за { $price } $.
    }
carnegie-event-founded =
    { $goods ->
        [one] { $seat } создаёт отдел «{ carnegie-this-tile }» ({ $cell }) за { $goods } товар.
        [few] { $seat } создаёт отдел «{ carnegie-this-tile }» ({ $cell }) за { $goods } товара.
       *[many] { $seat } создаёт отдел «{ carnegie-this-tile }» ({ $cell }) за { $goods } товаров.
    }
carnegie-event-built =
    { $price ->
        [0] { $seat } реализует проект «{ carnegie-this-project }»: { carnegie-this-slot } (товары: { $goods }).
       *[other] { $seat } реализует проект «{ carnegie-this-project }»: { carnegie-this-slot } (товары: { $goods }, { $price } $).
    }
carnegie-event-activated =
    { $price ->
        [0] { $seat } бесплатно активирует сотрудника: { $cell }.
       *[other] { $seat } активирует сотрудника за { $price } $: { $cell }.
    }
carnegie-event-marker-moved = Маркер «{ carnegie-this-type }» проходит событие { $place }.
carnegie-event-ended-by-rounds = Последний раунд завершён: игра окончена.
carnegie-event-sold-goods = { $seat } продаёт 1 товар за { $amount } $.

## События Эндрю

carnegie-event-andrew-card = { carnegie-andrew } открывает свою карту: { carnegie-this-card }.
carnegie-event-andrew-chose = { carnegie-andrew } выбирает действие «{ carnegie-this-type }».
carnegie-event-andrew-donated = { carnegie-andrew } делает пожертвование: { carnegie-this-donation }.
carnegie-event-andrew-took-tile = { carnegie-andrew } берёт жетон отдела «{ carnegie-this-tile }».
carnegie-event-andrew-built = { carnegie-andrew } строит: { carnegie-this-slot }.
carnegie-event-andrew-advanced = { carnegie-andrew } развивает транспорт { carnegie-in-region } до деления { $space }.
carnegie-event-andrew-no-donation = { carnegie-andrew } не может сделать пожертвование: { carnegie-this-donation }.
carnegie-event-andrew-no-tile = { carnegie-andrew } не находит жетона отдела { carnegie-of-type }.
carnegie-event-andrew-no-slot = { carnegie-andrew } не может строить: { carnegie-this-city }.
carnegie-event-andrew-no-step = { carnegie-andrew } не может развить транспорт { carnegie-in-region }.
carnegie-event-andrew-shifted =
    { $places ->
        [one] Карта { carnegie-andrew } сдвигается на { $places } позицию: теперь { $vp } ПО.
        [few] Карта { carnegie-andrew } сдвигается на { $places } позиции: теперь { $vp } ПО.
       *[many] Карта { carnegie-andrew } сдвигается на { $places } позиций: теперь { $vp } ПО.
    }
carnegie-event-andrew-tucked = Карта { carnegie-andrew } приносит { $vp } ПО.
