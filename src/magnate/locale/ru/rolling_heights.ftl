# «Великие Высоты»: язык стройплощадки.

## Значения

rolling_heights-worker-carpenter = плотник
    .plural = плотники
    .about = Приносит древесину, усердный — больше.
rolling_heights-worker-builder = строитель
    .plural = строители
    .about = Приносит бетон, усердный — больше.
rolling_heights-worker-architect = архитектор
    .plural = архитекторы
    .about = Приносит стекло, усердный — больше.
rolling_heights-worker-riveter = клепальщик
    .plural = клепальщики
    .about = Приносит сталь, усердный — больше.
rolling_heights-worker-politician = политик
    .plural = политики
    .about = Приносит ПО, усердный — больше.
rolling_heights-worker-executive = руководитель
    .plural = руководители
    .about = Приносит власть, усердный — больше.
rolling_heights-worker-community-leader = общественный деятель
    .plural = общественные деятели
    .about = Надёжный: способность надёжного в одном из ваших зданий. Усердный: способность усердного или надёжного. Каждое здание — один раз в ход.
rolling_heights-worker-urbanist = урбанист
    .plural = урбанисты
    .about = Надёжный: переброс всех усталых до любых других действий основного этапа. Усердный: любой открытый план бесплатно, кроме доплаты за участок.
rolling_heights-worker-civil-servant = госслужащий
    .plural = госслужащие
    .about = Улучшает других, усердный — больше раз: только брошенных и ещё не активированных работников, но не госслужащих.

rolling_heights-material-wood = древесина
rolling_heights-material-concrete = бетон
rolling_heights-material-glass = стекло
rolling_heights-material-steel = сталь

rolling_heights-means-wood = { rolling_heights-material-wood }
rolling_heights-means-concrete = { rolling_heights-material-concrete }
rolling_heights-means-glass = { rolling_heights-material-glass }
rolling_heights-means-steel = { rolling_heights-material-steel }
rolling_heights-means-power = власть
    .about = Платит как кубик любого цвета, но в здания не идёт и в конце хода пропадает.
rolling_heights-means-wild = жетон-джокер
    .about = Сбросьте его и возьмите кубик любого цвета или оплатите им одну единицу. Джокеры хранятся от хода к ходу и в конце игры приносят ПО.

rolling_heights-status-waiting = не брошен
rolling_heights-status-tired = усталый
rolling_heights-status-steady = надёжный
rolling_heights-status-hard = усердный
rolling_heights-status-used-steady = надёжный, активирован
rolling_heights-status-used-hard = усердный, активирован

rolling_heights-pose-tired = усталый
    .about = Лежит и в этот ход ничего не делает, если его не перебросить или не улучшить.
rolling_heights-pose-steady = надёжный
    .about = Можно активировать со способностью надёжного.
rolling_heights-pose-hard = усердный
    .about = Можно активировать со способностью усердного или надёжного.
rolling_heights-working-steady = { rolling_heights-pose-steady }
rolling_heights-working-hard = { rolling_heights-pose-hard }
rolling_heights-rising-tired = { rolling_heights-pose-tired }
rolling_heights-rising-steady = { rolling_heights-pose-steady }

rolling_heights-way-steady = надёжный
rolling_heights-way-hard = усердный
rolling_heights-way-hard-as-steady = усердный, со способностью надёжного

# Где сейчас игра и что называют экраны.
rolling_heights-phase-set-up = подготовка к игре
rolling_heights-phase-preparation = подготовка
rolling_heights-phase-risk = риск
rolling_heights-phase-main = основной этап
rolling_heights-phase-clean-up = завершение хода
rolling_heights-stage-resting = ещё не брошены
rolling_heights-stage-choosing = выбор отложенных
rolling_heights-stage-thrown = брошены
rolling_heights-stage-struck = забастовка
rolling_heights-stage-ready = готовы
rolling_heights-trigger-wood = { rolling_heights-material-wood }
rolling_heights-trigger-concrete = { rolling_heights-material-concrete }
rolling_heights-trigger-glass = { rolling_heights-material-glass }
rolling_heights-trigger-steel = { rolling_heights-material-steel }
rolling_heights-trigger-full-city = город застроен
rolling_heights-side-a = сторона А
rolling_heights-side-b = сторона Б
rolling_heights-placing-start = стартовый план
rolling_heights-placing-purchase = покупка
rolling_heights-placing-urbanist = план урбаниста
rolling_heights-cube-real = обычный
rolling_heights-cube-special = особый
    .about = Берётся, когда кубиков цвета в запасе нет. В здание он идёт, только когда там стоят все обычные кубики этого цвета, а тратится раньше них.
rolling_heights-source-plan = план
rolling_heights-source-strike = забастовка
rolling_heights-source-leader = общественный деятель

rolling_heights-type-residential = жилое
    .plural = жилые здания
rolling_heights-type-commercial = коммерческое
    .plural = коммерческие здания
rolling_heights-type-industrial = промышленное
    .plural = промышленные здания
rolling_heights-type-public = общественное
    .plural = общественные здания
rolling_heights-type-park = парк
    .plural = парки
rolling_heights-water-plots = участки воды

# Участок называют так, как вводят: по столбцу и ряду.
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

rolling_heights-plan-housing-project = Жилой комплекс
rolling_heights-plan-viceroys-house = Дом вице-короля
rolling_heights-plan-mayors-house = Дом мэра
rolling_heights-plan-row-houses = Ряд домов
rolling_heights-plan-brownstone = Дом из песчаника
rolling_heights-plan-boarding-house = Меблированные комнаты
rolling_heights-plan-corner-flats = Угловой дом
rolling_heights-plan-bungalow-court = Двор с бунгало
rolling_heights-plan-tenement = Доходный дом
rolling_heights-plan-duplex = Дом на две семьи
rolling_heights-plan-courtyard-apartments = Дом с внутренним двором
rolling_heights-plan-toy-shop = Магазин игрушек
rolling_heights-plan-bakery = Пекарня
rolling_heights-plan-barber-shop = Парикмахерская
rolling_heights-plan-corner-grocery = Бакалея на углу
rolling_heights-plan-hardware-store = Скобяная лавка
rolling_heights-plan-diner = Закусочная
rolling_heights-plan-tailor = Ателье
rolling_heights-plan-theatre = Театр
rolling_heights-plan-lumber-yard = Лесной склад
rolling_heights-plan-concrete-plant = Бетонный завод
rolling_heights-plan-glass-works = Стекольный завод
rolling_heights-plan-foundry = Литейный завод
rolling_heights-plan-warehouse = Склад
rolling_heights-plan-brick-works = Кирпичный завод
rolling_heights-plan-rail-depot = Железнодорожное депо
rolling_heights-plan-fire-station = Пожарная часть
rolling_heights-plan-post-office = Почта
rolling_heights-plan-library-branch = Районная библиотека
rolling_heights-plan-school-house = Школа
rolling_heights-plan-police-station = Полицейский участок
rolling_heights-plan-union-hall = Дом профсоюзов
rolling_heights-plan-clinic = Клиника
rolling_heights-plan-fairground-park = Ярмарочный парк
rolling_heights-plan-stadium-krepysh = Стадион «Крепыш»
rolling_heights-plan-pritzker-zoo = Зоопарк Прицкеров
rolling_heights-plan-botanical-garden = Ботанический сад
rolling_heights-plan-amusement-park = Парк развлечений
rolling_heights-plan-band-shell = Летняя эстрада
rolling_heights-plan-neighbourhood-green = Сквер
rolling_heights-plan-garden-apartments = Дом с садом
rolling_heights-plan-lakeside-flats = Дом у озера
rolling_heights-plan-grand-hotel-residence = Резиденция при гранд-отеле
rolling_heights-plan-terrace-tower = Башня с террасами
rolling_heights-plan-riverside-court = Двор у реки
rolling_heights-plan-park-view-tower = Башня с видом на парк
rolling_heights-plan-cooperative-towers = Кооперативные башни
rolling_heights-plan-skyline-residence = Резиденция над городом
rolling_heights-plan-penthouse-tower = Башня с пентхаусом
rolling_heights-plan-department-store = Универмаг
rolling_heights-plan-savings-bank = Сберегательный банк
rolling_heights-plan-newspaper-tower = Газетный небоскрёб
rolling_heights-plan-merchandise-mart = Торговый дом
rolling_heights-plan-trade-exchange = Товарная биржа
rolling_heights-plan-insurance-tower = Страховой небоскрёб
rolling_heights-plan-grand-hotel = Гранд-отель
rolling_heights-plan-radio-tower = Радиобашня
rolling_heights-plan-empire-office-tower = Небоскрёб Эмпайр
rolling_heights-plan-steel-mill = Сталелитейный завод
rolling_heights-plan-power-station = Электростанция
rolling_heights-plan-grain-elevator = Зерновой элеватор
rolling_heights-plan-auto-works = Автозавод
rolling_heights-plan-printing-works = Типография
rolling_heights-plan-dockyard = Верфь
rolling_heights-plan-town-hall = Ратуша
rolling_heights-plan-gembrel-museum = Музей Гембрела
rolling_heights-plan-court-house = Здание суда
rolling_heights-plan-central-station = Центральный вокзал
rolling_heights-plan-opera-house = Оперный театр
rolling_heights-plan-university = Университет
rolling_heights-plan-city-hospital = Городская больница
rolling_heights-plan-observatory = Обсерватория
rolling_heights-plan-grand-conservatory = Большая оранжерея
rolling_heights-plan-lakefront-promenade = Озёрная набережная
rolling_heights-plan-monument-square = Мемориальная площадь
rolling_heights-plan-sports-ground = Спортивная площадка
rolling_heights-plan-aquarium = Океанариум
rolling_heights-plan-civic-plaza = Городская площадь

# У объявлений и целей те номера, что на них напечатаны.
rolling_heights-ad-1 = 1 · Тишина и покой
rolling_heights-ad-2 = 2 · Бойкое место
rolling_heights-ad-3 = 3 · Приятное соседство
rolling_heights-ad-4 = 4 · Зелёный пояс
rolling_heights-ad-5 = 5 · Общее благо
rolling_heights-ad-6 = 6 · По всему городу
rolling_heights-ad-7 = 7 · Выгодное дело
rolling_heights-ad-8 = 8 · Крупный работодатель
rolling_heights-ad-9 = 9 · Смог
rolling_heights-ad-10 = 10 · Престижный адрес
rolling_heights-ad-11 = 11 · Хозяин района
rolling_heights-ad-12 = 12 · Самая высокая крыша

rolling_heights-target-1 = 1 · Домостроитель
rolling_heights-target-2 = 2 · Промышленник
rolling_heights-target-3 = 3 · Сердце квартала
rolling_heights-target-4 = 4 · Благодетель
rolling_heights-target-5 = 5 · Коммерсант
rolling_heights-target-6 = 6 · Садовник
rolling_heights-target-7 = 7 · Бок о бок
rolling_heights-target-8 = 8 · Бдительный сосед
rolling_heights-target-9 = 9 · Во всех районах
rolling_heights-target-10 = 10 · У воды
rolling_heights-target-11 = 11 · Стекло и сталь
rolling_heights-target-12 = 12 · Пёстрая бригада
rolling_heights-target-13 = 13 · На чёрный день

## Что сказано в объявлениях и целях. $types, $near и $workers — перечни слов во множественном числе; числа — те, что действуют в этой игре.

rolling_heights-card-loss-beside = Ваши здания этого типа: { $types }. −{ $vp } ПО за каждого их соседа из числа таких: { $near }. Каждое здание считает своих соседей.
rolling_heights-card-beside = Ваши здания этого типа: { $types }. { $vp } ПО за каждого их соседа из числа таких: { $near }. Каждое здание считает своих соседей.
rolling_heights-card-largest-group = { $vp } ПО за каждое ваше здание в самой большой непрерывной группе зданий всех игроков этого типа: { $types }. Если таких групп несколько, считаются все.
rolling_heights-card-of-types = { $vp } ПО за каждое ваше здание этого типа: { $types }.
rolling_heights-card-columns = { $vp } ПО за каждый столбец города, где есть ваше здание.
rolling_heights-card-share-again = Ещё раз ПО за все ваши здания этого типа: { $types }. Сумму делят на { $number } с округлением вниз.
rolling_heights-card-workers = { $vp } ПО за каждых { $number } ваших работников.
rolling_heights-card-loss-in-districts = −{ $vp } ПО за каждый ваш план, даже недостроенный, в районе, где больше всего зданий этого типа: { $types }. Если таких районов несколько, считаются все.
rolling_heights-card-best-again = Ещё раз ПО за ваше лучшее здание в районе, где больше всего зданий этого типа: { $types }. Если таких районов несколько — за одно здание в каждом.
rolling_heights-card-most-buildings =
    { $scope ->
        [best] { $vp } ПО один раз, если ни у кого нет большего числа зданий в одном районе, чем у вас, в том числе наравне с другими.
       *[each] { $vp } ПО за каждый район, где у вас больше всего зданий, в том числе наравне с другими.
    }
rolling_heights-card-tallest = { $vp } ПО за каждый район, где у вас самое высокое здание, в том числе наравне с другими.
rolling_heights-card-beside-opponents = { $vp } ПО за каждое ваше здание рядом хотя бы с одним зданием соперника.
rolling_heights-card-opponents-beside = { $vp } ПО за каждое здание соперника рядом хотя бы с одним вашим.
rolling_heights-card-districts = { $vp } ПО за каждый район, где есть ваше здание.
rolling_heights-card-beside-water = { $vp } ПО за каждое ваше здание рядом с водой.
rolling_heights-card-workers-of = { $vp } ПО за каждого вашего работника из числа таких: { $workers }.
rolling_heights-card-colours = { $vp } ПО за каждый цвет ваших работников сверх { $number }.
rolling_heights-card-wilds = { $vp } ПО за каждый оставшийся жетон-джокер, не считая обычных ПО за него.
rolling_heights-card-any-plan = Недостроенные планы тоже считаются.

rolling_heights-rival = Конкурент
    .about = Противник в одиночной игре: каждый раунд берёт план и добавляет кубики. Этого режима в коробке нет, он придуман для программы.

## Вспомогательные: значение параметра; работники в винительном (и родительном) падеже; материал в родительном; чем кончился бросок усталых.

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
rolling_heights-worker-accusative =
    { $worker ->
        [carpenter] плотника
        [builder] строителя
        [architect] архитектора
        [riveter] клепальщика
        [politician] политика
        [executive] руководителя
        [community-leader] общественного деятеля
        [urbanist] урбаниста
       *[civil-servant] госслужащего
    }
rolling_heights-other-accusative =
    { $other ->
        [carpenter] плотника
        [builder] строителя
        [architect] архитектора
        [riveter] клепальщика
        [politician] политика
        [executive] руководителя
        [community-leader] общественного деятеля
        [urbanist] урбаниста
       *[civil-servant] госслужащего
    }
rolling_heights-of-material =
    { $material ->
        [wood] древесины
        [concrete] бетона
        [glass] стекла
       *[steel] стали
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
        [stadium-krepysh] Стадион „Крепыш“
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
        [plan] с плана
        [strike] за забастовку
       *[leader] от общественного деятеля
    }
rolling_heights-got-up =
    { $rose ->
        [0] Никто не поднялся.
       *[other]
            { $tired ->
                [0] Поднялись все.
               *[other] Поднялось: { $rose }, осталось усталых: { $tired }.
            }
    }

## Части итогового счёта

rolling_heights-part-plots = Участки
    .about = Бонусы за планы на участках с символом их типа: { rolling_heights-type-residential }, { rolling_heights-type-commercial }, { rolling_heights-type-industrial }, { rolling_heights-type-public } или { rolling_heights-type-park }.
rolling_heights-part-buildings = Здания
    .about = ПО за достроенные здания.
rolling_heights-part-workers = Работники
    .about = ПО, полученные благодаря политикам и общественным деятелям.
rolling_heights-part-ad1 = Первое объявление
    .about = Что приносит в конце игры первое открытое объявление.
rolling_heights-part-ad2 = Второе объявление
    .about = Что приносит в конце игры второе открытое объявление.
rolling_heights-part-ad3 = Третье объявление
    .about = Что приносит в конце игры третье открытое объявление.
rolling_heights-part-target = Цель
    .about = Лучшая из тайных целей.
rolling_heights-part-wilds = Жетоны-джокеры
    .about = ПО за каждый оставшийся.
rolling_heights-part-total = Итого
    .about = Побеждает тот, у кого больше ПО; при равенстве — у кого больше работников; иначе победу делят.

## Действия

rolling_heights-action-rest = Отложить { rolling_heights-worker-accusative }
    .about = За ход можно бросить лишь определённое число работников; этот до следующего хода ничего не делает.
rolling_heights-action-push = Надавить на работников: бросить усталых ещё раз
    .about = Бросьте всех усталых работников ещё раз. Поднявшиеся остаются на ногах, и можно надавить снова; если не поднялся никто, начинается забастовка: половина остальных устаёт, а вы берёте жетон-джокер.
rolling_heights-action-stop = Остановиться
    .about = Оставьте работников как есть и переходите к основному этапу.
rolling_heights-action-tire =
    { $pose ->
        [steady] Пусть устанет надёжный { rolling_heights-this-worker }
       *[hard] Пусть устанет усердный { rolling_heights-this-worker }
    }
    .about = После забастовки половина надёжных и усердных работников, с округлением вниз, устаёт; кто именно, решаете вы.
rolling_heights-action-throw-ahead = Бросить заранее
    .about = Пока ходят другие, бросьте работников для своего следующего хода и сразу решите, давить ли на них; так ждать меньше.
rolling_heights-action-rest-ahead = Заранее: отложить { rolling_heights-worker-accusative }
    .about = { rolling_heights-action-rest.about }
rolling_heights-action-push-ahead = Заранее: бросить усталых ещё раз
    .about = { rolling_heights-action-push.about }
rolling_heights-action-stop-ahead = Заранее: остановиться
    .about = { rolling_heights-action-stop.about }
rolling_heights-action-tire-ahead =
    { $pose ->
        [steady] Заранее: пусть устанет надёжный { rolling_heights-this-worker }
       *[hard] Заранее: пусть устанет усердный { rolling_heights-this-worker }
    }
    .about = { rolling_heights-action-tire.about }
rolling_heights-action-activate =
    { $way ->
        [steady] Активировать надёжного { rolling_heights-worker-accusative }
        [hard] Активировать усердного { rolling_heights-worker-accusative }
       *[hard-as-steady] Активировать усердного { rolling_heights-worker-accusative } со способностью надёжного
    }
    .about = Работник применяет способность своего цвета. Никого нельзя активировать дважды за ход; усердный может применить способность надёжного.
rolling_heights-action-lead =
    { $way ->
        [steady] Отправить надёжного общественного деятеля в здание { $plot }
        [hard] Отправить усердного общественного деятеля в здание { $plot }
       *[hard-as-steady] Отправить усердного общественного деятеля в здание { $plot } со способностью надёжного
    }
    .about = Общественный деятель применяет способность одного из ваших достроенных зданий. Каждое здание — один раз в ход.
rolling_heights-action-upgrade =
    { $pose ->
        [tired] Улучшить усталого { rolling_heights-worker-accusative } до надёжного
       *[steady] Улучшить надёжного { rolling_heights-worker-accusative } до усердного
    }
    .about = Усталый работник становится надёжным, надёжный — усердным: только брошенный и ещё не активированный.
rolling_heights-action-swap =
    { $status ->
        [waiting] Обменять того, кого не бросали
        [tired] Обменять усталого
        [steady] Обменять надёжного
        [hard] Обменять усердного
        [used-steady] Обменять надёжного, уже активированного
       *[used-hard] Обменять усердного, уже активированного
    }
    .about = Работник одного цвета возвращается в запас, а на его место приходит работник другого цвета в том же состоянии.
rolling_heights-action-choose-cube = Взять 1 кубик { rolling_heights-of-material }
    .about = Кубик любого цвета попадает на вашу стройплощадку до конца хода.
rolling_heights-action-take = Взять план «{ rolling_heights-this-plan }»
    .about = Этот план бесплатный, кроме доплаты за участок, где вы его разместите.
rolling_heights-action-buy = Купить план «{ rolling_heights-this-plan }»
    .about = Один раз за ход: заплатите рыночную стоимость, расстояние до ближайшего своего плана и доплату за участок любыми кубиками, властью или джокерами.
rolling_heights-action-place = Разместить план на участке { $plot }
    .about = Пустой участок суши. Если на нём указан тип плана, вы получаете бонус; расстояние и доплата прибавляются к стоимости.
rolling_heights-action-pay =
    { $means ->
        [wood] Заплатить кубиком древесины
        [concrete] Заплатить кубиком бетона
        [glass] Заплатить кубиком стекла
        [steel] Заплатить кубиком стали
        [power] Заплатить властью
       *[wild] Заплатить жетоном-джокером
    }
    .about = Любой кубик, власть или джокер оплачивает одну единицу; особые кубики идут раньше обычных.
rolling_heights-action-use-wild = Сбросить жетон-джокер и взять 1 кубик { rolling_heights-of-material }
    .about = Сбросьте жетон-джокер и возьмите один кубик этого цвета.
rolling_heights-action-exchange = Обменять на 1 кубик { rolling_heights-of-material }
    .about = Несколько любых кубиков или власть за один кубик этого материала.
rolling_heights-action-build = Добавить 1 кубик { rolling_heights-of-material } на участок { $plot }
    .about = Кубик со стройплощадки — на башню своего цвета. План, на котором все кубики, достроен: вы получаете его ПО и нанимаете его работников.
rolling_heights-action-hire = Нанять { rolling_heights-worker-accusative }
    .about = На плане два цвета: выберите, какой работник придёт к вам. Он работает со следующего вашего хода.
rolling_heights-action-done = Готово
    .about = На основном этапе это заканчивает ход: неиспользованные кубики и власть пропадают. После улучшения — отказ от второго.

## Вопросы

rolling_heights-ask-start = С какого плана вы начнёте? Он бесплатный.
rolling_heights-ask-rest =
    { $workers ->
        [one] { $workers } работника нужно отложить на этот ход. Кого?
       *[many] { $workers } работников нужно отложить на этот ход. Кого?
    }
rolling_heights-ask-risk =
    { $tired ->
        [one] У вас { $tired } усталый работник. Надавить на него (риск забастовки { $strike } %) или остановиться?
        [few] У вас { $tired } усталых работника. Надавить на них (риск забастовки { $strike } %) или остановиться?
       *[many] У вас { $tired } усталых работников. Надавить на них (риск забастовки { $strike } %) или остановиться?
    }
rolling_heights-ask-tire =
    { $workers ->
        [one] Забастовка! Устаёт { $workers } из ваших работников. Кто?
       *[many] Забастовка! Устают { $workers } из ваших работников. Кто?
    }
rolling_heights-ask-main = Раунд { $round }: что будете делать?
rolling_heights-ask-upgrade =
    { $steps ->
        [one] У вас { $steps } улучшение. Кого улучшите?
        [few] У вас { $steps } улучшения. Кого улучшите первым?
       *[many] У вас { $steps } улучшений. Кого улучшите первым?
    }
rolling_heights-ask-swap = Какого { rolling_heights-worker-accusative } вы обменяете на { rolling_heights-other-accusative }?
rolling_heights-ask-cube =
    { $cubes ->
        [1] Можно взять { $cubes } кубик. Какой?
        [one] Можно взять { $cubes } кубик. Какой первым?
        [few] Можно взять { $cubes } кубика. Какой первым?
       *[many] Можно взять { $cubes } кубиков. Какой первым?
    }
rolling_heights-ask-take = Какой открытый план возьмёт урбанист? Нужна только доплата за участок, если она есть.
rolling_heights-ask-place = Где вы разместите план «{ rolling_heights-this-plan }»?
rolling_heights-ask-pay = Осталось заплатить: { $units }. Чем?
rolling_heights-ask-hire = Здание «{ rolling_heights-this-plan }» достроено. Какого работника вы возьмёте?

## Причины отказа

rolling_heights-reason-no-such-worker = Подходящего { rolling_heights-worker-accusative } у вас нет.
rolling_heights-reason-nothing-to-do = Сейчас это ничего не даст.
rolling_heights-reason-not-first = Переброс урбаниста должен быть первым действием основного этапа.
rolling_heights-reason-by-a-building = Общественный деятель работает в одном из ваших зданий: выберите здание.
rolling_heights-reason-upgrade-first = Сначала улучшите кого-нибудь: отказаться можно только от второго улучшения.
rolling_heights-reason-only-tired = Здесь можно улучшить только усталого работника.
rolling_heights-reason-no-wild-in-exchange = Джокер нельзя потратить на обмен: сбросьте его и сразу возьмите нужный кубик.
rolling_heights-reason-not-upgraded = Госслужащих улучшать нельзя.
rolling_heights-reason-not-own-building = Там нет вашего достроенного здания.
rolling_heights-reason-no-ability-there = Такой способности для общественного деятеля в этом здании нет.
rolling_heights-reason-led-already = В этот ход общественный деятель уже побывал в этом здании.
rolling_heights-reason-not-open = Этого плана нет среди открытых на рынке.
rolling_heights-reason-not-level-1 = Стартовый план берут из ряда 1-го уровня.
rolling_heights-reason-bought-already = В этот ход вы уже купили план.
rolling_heights-reason-no-plot-left = В городе не осталось свободных участков.
rolling_heights-reason-too-dear = Это стоит { $cost }, а вы можете заплатить { $units }.
rolling_heights-reason-on-water = На воде не строят.
rolling_heights-reason-plot-taken = Там уже лежит план.
rolling_heights-reason-has-surcharge = Стартовый план нельзя разместить на участке с доплатой.
rolling_heights-reason-too-near = Слишком близко к стартовому плану соперника.
rolling_heights-reason-not-at-hand = Для этой оплаты у вас такого нет.
rolling_heights-reason-special-first = Сначала тратят особые кубики.
rolling_heights-reason-no-wild = У вас нет жетона-джокера.
rolling_heights-reason-not-own-plan = Строить можно только на своём недостроенном плане.
rolling_heights-reason-not-needed = На этом плане нет места для кубика { rolling_heights-of-material }.
rolling_heights-reason-no-cube = У вас нет кубика { rolling_heights-of-material }.
rolling_heights-reason-real-cubes-first = Особый кубик подождёт, пока все настоящие кубики { rolling_heights-of-material } не окажутся в зданиях.
rolling_heights-reason-not-on-plan = План «{ rolling_heights-this-plan }» не даёт такого работника.
rolling_heights-reason-no-roll-ahead = В этой партии заранее не бросают.
rolling_heights-reason-throw-first = Сначала бросьте работников.
rolling_heights-reason-thrown-already = Работники уже брошены.
rolling_heights-reason-start-first = Сначала разместите свой стартовый план.
rolling_heights-reason-own-turn = Сейчас ваш ход; заранее бросают в ход других.
rolling_heights-reason-no-next-turn = Ходов, для которых можно бросать, у вас больше нет.

## События

rolling_heights-event-started-with = { $seat } начинает с плана «{ rolling_heights-this-plan }» на участке { $plot }.
rolling_heights-event-turn = Раунд { $round }: ходит { $seat }.
rolling_heights-event-rested = { $seat } откладывает { rolling_heights-worker-accusative }.
rolling_heights-event-landed = { $seat }: { $number } × { rolling_heights-this-worker }, { rolling_heights-this-pose }.
rolling_heights-event-threw = { $seat } бросает работников: усталых { $tired }, надёжных { $steady }, усердных { $hard }.
rolling_heights-event-pushed = { $seat } давит на работников. { rolling_heights-got-up }
rolling_heights-event-strike = { $seat }: работники объявляют забастовку.
rolling_heights-event-tired-out = { $seat }: устаёт { rolling_heights-this-worker }.
rolling_heights-event-stopped = { $seat } больше не рискует.
rolling_heights-event-activated =
    { $way ->
        [steady] { $seat } активирует надёжного { rolling_heights-worker-accusative }.
        [hard] { $seat } активирует усердного { rolling_heights-worker-accusative }.
       *[hard-as-steady] { $seat } активирует усердного { rolling_heights-worker-accusative } со способностью надёжного.
    }
rolling_heights-event-led =
    { $way ->
        [steady] { $seat } отправляет надёжного общественного деятеля в здание «{ rolling_heights-this-plan }».
        [hard] { $seat } отправляет усердного общественного деятеля в здание «{ rolling_heights-this-plan }».
       *[hard-as-steady] { $seat } отправляет усердного общественного деятеля в здание «{ rolling_heights-this-plan }» со способностью надёжного.
    }
rolling_heights-event-rethrew = { $seat } перебрасывает усталых работников. { rolling_heights-got-up }
rolling_heights-event-upgraded =
    { $pose ->
        [tired] { $seat } улучшает усталого { rolling_heights-worker-accusative } до надёжного.
       *[steady] { $seat } улучшает надёжного { rolling_heights-worker-accusative } до усердного.
    }
rolling_heights-event-swapped = { $seat } обменивает { rolling_heights-worker-accusative } на { rolling_heights-other-accusative }.
rolling_heights-event-got-cubes =
    { $amount ->
        [one] { $seat } берёт { $amount } кубик { rolling_heights-of-material }.
        [few] { $seat } берёт { $amount } кубика { rolling_heights-of-material }.
       *[many] { $seat } берёт { $amount } кубиков { rolling_heights-of-material }.
    }
rolling_heights-event-got-power = { $seat } получает власть: { $amount }.
rolling_heights-event-got-vp = { $seat } получает { $amount } ПО.
rolling_heights-event-got-wilds =
    { $amount ->
        [0] { $seat } не получает жетона-джокера: их больше нет.
        [one] { $seat } получает { $amount } жетон-джокер { rolling_heights-from-source }.
        [few] { $seat } получает { $amount } жетона-джокера { rolling_heights-from-source }.
       *[many] { $seat } получает { $amount } жетонов-джокеров { rolling_heights-from-source }.
    }
rolling_heights-event-used-wild = { $seat } сбрасывает жетон-джокер ради кубика { rolling_heights-of-material }.
rolling_heights-event-exchanged = { $seat } обменивает стройматериалы на кубик { rolling_heights-of-material }.
rolling_heights-event-paid =
    { $cube ->
        [special] { $seat } платит особым кубиком: { rolling_heights-this-means }.
       *[real] { $seat } платит: { rolling_heights-this-means }.
    }
rolling_heights-event-bought = { $seat } покупает план «{ rolling_heights-this-plan }» за { $cost } и размещает его на участке { $plot }.
rolling_heights-event-took =
    { $cost ->
        [0] { $seat } бесплатно берёт план «{ rolling_heights-this-plan }» и размещает его на участке { $plot }.
       *[other] { $seat } берёт план «{ rolling_heights-this-plan }» и размещает его на участке { $plot } с доплатой { $cost }.
    }
rolling_heights-event-bonus = { $seat } получает бонус участка { $plot }: { $amount } ПО.
rolling_heights-event-built = { $seat } добавляет кубик { rolling_heights-of-material } на план «{ rolling_heights-this-plan }».
rolling_heights-event-completed =
    { $amount ->
        [0] { $seat } достраивает здание «{ rolling_heights-this-plan }» без ПО.
       *[other] { $seat } достраивает здание «{ rolling_heights-this-plan }» и получает { $amount } ПО.
    }
rolling_heights-event-hired = { $seat } нанимает { rolling_heights-worker-accusative }.
rolling_heights-event-nobody-left = { $seat } не может нанять { rolling_heights-worker-accusative }: в запасе таких нет.
rolling_heights-event-returned =
    { $seat } теряет неиспользованное: { $power ->
        [0] { $cubes ->
            [one] { $cubes } кубик
            [few] { $cubes } кубика
           *[many] { $cubes } кубиков
        }
       *[other] { $cubes ->
            [0] власть — { $power }
            [one] { $cubes } кубик, власть — { $power }
            [few] { $cubes } кубика, власть — { $power }
           *[many] { $cubes } кубиков, власть — { $power }
        }
    }.
rolling_heights-event-opened = На рынке новый план: «{ rolling_heights-this-plan }».
rolling_heights-event-wild-put = На план «{ rolling_heights-this-plan }» кладут жетон-джокер.
rolling_heights-event-last-cube = Все кубики { rolling_heights-of-material } теперь в зданиях. Следующий раунд — последний.
rolling_heights-event-city-full = На каждом участке стоит здание. Следующий раунд — последний.

## События Конкурента

rolling_heights-event-rival-started = { rolling_heights-rival } начинает с плана «{ rolling_heights-this-plan }» на участке { $plot }.
rolling_heights-event-rival-took = { rolling_heights-rival } берёт план «{ rolling_heights-this-plan }» и размещает его на участке { $plot }.
rolling_heights-event-rival-bonus = { rolling_heights-rival } получает бонус участка: { $amount } ПО.
rolling_heights-event-rival-built =
    { $cubes ->
        [one] { rolling_heights-rival } добавляет { $cubes } кубик на план «{ rolling_heights-this-plan }».
        [few] { rolling_heights-rival } добавляет { $cubes } кубика на план «{ rolling_heights-this-plan }».
       *[many] { rolling_heights-rival } добавляет { $cubes } кубиков на план «{ rolling_heights-this-plan }».
    }
rolling_heights-event-rival-completed =
    { $amount ->
        [0] { rolling_heights-rival } достраивает здание «{ rolling_heights-this-plan }» без ПО.
       *[other] { rolling_heights-rival } достраивает здание «{ rolling_heights-this-plan }» и получает { $amount } ПО.
    }

## Конец игры

rolling_heights-event-ad-scored =
    { $amount ->
        [0] Объявление { $ad }: { $seat } ничего не получает.
       *[other] Объявление { $ad }: { $seat } получает { $amount } ПО.
    }
rolling_heights-event-rival-ad-scored =
    { $amount ->
        [0] Объявление { $ad }: конкуренту ничего.
       *[other] Объявление { $ad }: { $amount } ПО конкуренту.
    }
rolling_heights-event-target-scored =
    { $amount ->
        [0] Цель { $target }: { $seat } ничего не получает.
       *[other] Цель { $target }: { $seat } получает { $amount } ПО.
    }
rolling_heights-event-ended-by-cubes = Все кубики одного цвета стоят в зданиях, последний раунд сыгран: игра окончена.
rolling_heights-event-ended-by-city = Город застроен, последний раунд сыгран: игра окончена.
rolling_heights-event-ended-by-quiet = Раунд за раундом в городе ничего не строят: игра окончена.
