# «Великі Висоти»: мова будмайданчика.

## Значення

rolling_heights-worker-carpenter = тесля
    .plural = теслі
    .about = Приносить деревину, старанний — більше.
rolling_heights-worker-builder = будівельник
    .plural = будівельники
    .about = Приносить бетон, старанний — більше.
rolling_heights-worker-architect = архітектор
    .plural = архітектори
    .about = Приносить скло, старанний — більше.
rolling_heights-worker-riveter = клепальник
    .plural = клепальники
    .about = Приносить сталь, старанний — більше.
rolling_heights-worker-politician = політик
    .plural = політики
    .about = Приносить ПО, старанний — більше.
rolling_heights-worker-executive = керівник
    .plural = керівники
    .about = Приносить владу, старанний — більше.
rolling_heights-worker-community-leader = громадський діяч
    .plural = громадські діячі
    .about = Надійний: властивість надійного в одній із ваших будівель. Старанний: властивість старанного або надійного. Кожна будівля — раз за хід.
rolling_heights-worker-urbanist = урбаніст
    .plural = урбаністи
    .about = Надійний: повторний кидок усіх втомлених до будь-яких інших дій основного етапу. Старанний: будь-який відкритий план безкоштовно, крім доплати за ділянку.
rolling_heights-worker-civil-servant = держслужбовець
    .plural = держслужбовці
    .about = Підвищує інших, старанний — більше разів: лише кинутих і ще не активованих працівників, але не держслужбовців.

rolling_heights-material-wood = деревина
rolling_heights-material-concrete = бетон
rolling_heights-material-glass = скло
rolling_heights-material-steel = сталь

rolling_heights-means-wood = { rolling_heights-material-wood }
rolling_heights-means-concrete = { rolling_heights-material-concrete }
rolling_heights-means-glass = { rolling_heights-material-glass }
rolling_heights-means-steel = { rolling_heights-material-steel }
rolling_heights-means-power = влада
    .about = Платить як кубик будь-якого кольору, але в будівлі не йде й наприкінці ходу пропадає.
rolling_heights-means-wild = жетон-джокер
    .about = Скиньте його й візьміть кубик будь-якого кольору або оплатіть ним одну одиницю. Джокери зберігаються від ходу до ходу й наприкінці гри дають ПО.

rolling_heights-status-waiting = не кинутий
rolling_heights-status-tired = втомлений
rolling_heights-status-steady = надійний
rolling_heights-status-hard = старанний
rolling_heights-status-used-steady = надійний, активований
rolling_heights-status-used-hard = старанний, активований

rolling_heights-pose-tired = втомлений
    .about = Лежить і цього ходу нічого не робить, якщо його не кинути ще раз або не підвищити.
rolling_heights-pose-steady = надійний
    .about = Можна активувати з властивістю надійного.
rolling_heights-pose-hard = старанний
    .about = Можна активувати з властивістю старанного або надійного.
rolling_heights-working-steady = { rolling_heights-pose-steady }
rolling_heights-working-hard = { rolling_heights-pose-hard }
rolling_heights-rising-tired = { rolling_heights-pose-tired }
rolling_heights-rising-steady = { rolling_heights-pose-steady }

rolling_heights-way-steady = надійний
rolling_heights-way-hard = старанний
rolling_heights-way-hard-as-steady = старанний, із властивістю надійного

# Де зараз гра і що називають екрани.
rolling_heights-phase-set-up = підготовка до гри
rolling_heights-phase-preparation = підготовка
rolling_heights-phase-risk = ризик
rolling_heights-phase-main = основний етап
rolling_heights-phase-clean-up = завершення ходу
rolling_heights-stage-resting = ще не кинуті
rolling_heights-stage-choosing = вибір відкладених
rolling_heights-stage-thrown = кинуті
rolling_heights-stage-struck = страйк
rolling_heights-stage-ready = готові
rolling_heights-trigger-wood = { rolling_heights-material-wood }
rolling_heights-trigger-concrete = { rolling_heights-material-concrete }
rolling_heights-trigger-glass = { rolling_heights-material-glass }
rolling_heights-trigger-steel = { rolling_heights-material-steel }
rolling_heights-trigger-full-city = місто забудоване
rolling_heights-side-a = сторона А
rolling_heights-side-b = сторона Б
rolling_heights-placing-start = стартовий план
rolling_heights-placing-purchase = купівля
rolling_heights-placing-urbanist = план урбаніста
rolling_heights-cube-real = звичайний
rolling_heights-cube-special = особливий
    .about = Береться, коли кубиків кольору в запасі немає. У будівлю він іде, лише коли там стоять усі звичайні кубики цього кольору, а витрачається раніше за них.
rolling_heights-source-plan = план
rolling_heights-source-strike = страйк
rolling_heights-source-leader = громадський діяч

rolling_heights-type-residential = житлова
    .plural = житлові будівлі
rolling_heights-type-commercial = комерційна
    .plural = комерційні будівлі
rolling_heights-type-industrial = промислова
    .plural = промислові будівлі
rolling_heights-type-public = громадська
    .plural = громадські будівлі
rolling_heights-type-park = парк
    .plural = парки
rolling_heights-water-plots = ділянки води

# Ділянку називають так, як вводять: за стовпцем і рядом.
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

rolling_heights-plan-housing-project = Житловий комплекс
rolling_heights-plan-viceroys-house = Будинок віцекороля
rolling_heights-plan-mayors-house = Будинок мера
rolling_heights-plan-row-houses = Ряд будинків
rolling_heights-plan-brownstone = Будинок із пісковику
rolling_heights-plan-boarding-house = Мебльовані кімнати
rolling_heights-plan-corner-flats = Наріжний будинок
rolling_heights-plan-bungalow-court = Двір із бунгало
rolling_heights-plan-tenement = Прибутковий будинок
rolling_heights-plan-duplex = Будинок на дві родини
rolling_heights-plan-courtyard-apartments = Будинок із внутрішнім двором
rolling_heights-plan-toy-shop = Крамниця іграшок
rolling_heights-plan-bakery = Пекарня
rolling_heights-plan-barber-shop = Перукарня
rolling_heights-plan-corner-grocery = Бакалія на розі
rolling_heights-plan-hardware-store = Скоб’яна крамниця
rolling_heights-plan-diner = Закусочна
rolling_heights-plan-tailor = Ательє
rolling_heights-plan-theatre = Театр
rolling_heights-plan-lumber-yard = Склад деревини
rolling_heights-plan-concrete-plant = Бетонний завод
rolling_heights-plan-glass-works = Скляний завод
rolling_heights-plan-foundry = Ливарний завод
rolling_heights-plan-warehouse = Склад
rolling_heights-plan-brick-works = Цегельня
rolling_heights-plan-rail-depot = Залізничне депо
rolling_heights-plan-fire-station = Пожежна частина
rolling_heights-plan-post-office = Пошта
rolling_heights-plan-library-branch = Районна бібліотека
rolling_heights-plan-school-house = Школа
rolling_heights-plan-police-station = Поліцейська дільниця
rolling_heights-plan-union-hall = Будинок профспілок
rolling_heights-plan-clinic = Клініка
rolling_heights-plan-fairground-park = Ярмарковий парк
rolling_heights-plan-stadium-krepysh = Стадіон «Міцняк»
rolling_heights-plan-pritzker-zoo = Зоопарк Пріцкерів
rolling_heights-plan-botanical-garden = Ботанічний сад
rolling_heights-plan-amusement-park = Парк розваг
rolling_heights-plan-band-shell = Літня естрада
rolling_heights-plan-neighbourhood-green = Сквер
rolling_heights-plan-garden-apartments = Будинок із садом
rolling_heights-plan-lakeside-flats = Будинок біля озера
rolling_heights-plan-grand-hotel-residence = Резиденція при гранд-готелі
rolling_heights-plan-terrace-tower = Вежа з терасами
rolling_heights-plan-riverside-court = Двір біля річки
rolling_heights-plan-park-view-tower = Вежа з видом на парк
rolling_heights-plan-cooperative-towers = Кооперативні вежі
rolling_heights-plan-skyline-residence = Резиденція над містом
rolling_heights-plan-penthouse-tower = Вежа з пентхаусом
rolling_heights-plan-department-store = Універмаг
rolling_heights-plan-savings-bank = Ощадний банк
rolling_heights-plan-newspaper-tower = Газетний хмарочос
rolling_heights-plan-merchandise-mart = Торговий дім
rolling_heights-plan-trade-exchange = Товарна біржа
rolling_heights-plan-insurance-tower = Страховий хмарочос
rolling_heights-plan-grand-hotel = Гранд-готель
rolling_heights-plan-radio-tower = Радіовежа
rolling_heights-plan-empire-office-tower = Хмарочос Емпайр
rolling_heights-plan-steel-mill = Сталеливарний завод
rolling_heights-plan-power-station = Електростанція
rolling_heights-plan-grain-elevator = Зерновий елеватор
rolling_heights-plan-auto-works = Автозавод
rolling_heights-plan-printing-works = Друкарня
rolling_heights-plan-dockyard = Верф
rolling_heights-plan-town-hall = Ратуша
rolling_heights-plan-gembrel-museum = Музей Гембрела
rolling_heights-plan-court-house = Будівля суду
rolling_heights-plan-central-station = Центральний вокзал
rolling_heights-plan-opera-house = Оперний театр
rolling_heights-plan-university = Університет
rolling_heights-plan-city-hospital = Міська лікарня
rolling_heights-plan-observatory = Обсерваторія
rolling_heights-plan-grand-conservatory = Велика оранжерея
rolling_heights-plan-lakefront-promenade = Озерна набережна
rolling_heights-plan-monument-square = Меморіальна площа
rolling_heights-plan-sports-ground = Спортивний майданчик
rolling_heights-plan-aquarium = Океанаріум
rolling_heights-plan-civic-plaza = Міська площа

# Оголошення й цілі мають ті номери, що на них надруковані.
rolling_heights-ad-1 = 1 · Тиша й спокій
rolling_heights-ad-2 = 2 · Людне місце
rolling_heights-ad-3 = 3 · Приємне сусідство
rolling_heights-ad-4 = 4 · Зелений пояс
rolling_heights-ad-5 = 5 · Спільне благо
rolling_heights-ad-6 = 6 · По всьому місту
rolling_heights-ad-7 = 7 · Вигідна справа
rolling_heights-ad-8 = 8 · Великий роботодавець
rolling_heights-ad-9 = 9 · Смог
rolling_heights-ad-10 = 10 · Престижна адреса
rolling_heights-ad-11 = 11 · Господар району
rolling_heights-ad-12 = 12 · Найвищий дах

rolling_heights-target-1 = 1 · Домобудівник
rolling_heights-target-2 = 2 · Промисловець
rolling_heights-target-3 = 3 · Серце кварталу
rolling_heights-target-4 = 4 · Доброчинець
rolling_heights-target-5 = 5 · Комерсант
rolling_heights-target-6 = 6 · Садівник
rolling_heights-target-7 = 7 · Пліч-о-пліч
rolling_heights-target-8 = 8 · Пильний сусід
rolling_heights-target-9 = 9 · В усіх районах
rolling_heights-target-10 = 10 · Біля води
rolling_heights-target-11 = 11 · Скло і сталь
rolling_heights-target-12 = 12 · Строката бригада
rolling_heights-target-13 = 13 · На чорний день

## Що сказано в оголошеннях і цілях. $types, $near і $workers — переліки слів у множині; числа — ті, що діють у цій грі.

rolling_heights-card-loss-beside = Ваші будівлі цього типу: { $types }. −{ $vp } ПО за кожного їхнього сусіда з-поміж таких: { $near }. Кожна будівля рахує своїх сусідів.
rolling_heights-card-beside = Ваші будівлі цього типу: { $types }. { $vp } ПО за кожного їхнього сусіда з-поміж таких: { $near }. Кожна будівля рахує своїх сусідів.
rolling_heights-card-largest-group = { $vp } ПО за кожну вашу будівлю в найбільшій суцільній групі будівель усіх гравців цього типу: { $types }. Якщо таких груп кілька, рахуються всі.
rolling_heights-card-of-types = { $vp } ПО за кожну вашу будівлю цього типу: { $types }.
rolling_heights-card-columns = { $vp } ПО за кожен стовпець міста, де є ваша будівля.
rolling_heights-card-share-again = Ще раз ПО за всі ваші будівлі цього типу: { $types }. Суму ділять на { $number } з округленням униз.
rolling_heights-card-workers = { $vp } ПО за кожних { $number } ваших працівників.
rolling_heights-card-loss-in-districts = −{ $vp } ПО за кожен ваш план, навіть недобудований, у районі, де найбільше будівель цього типу: { $types }. Якщо таких районів кілька, рахуються всі.
rolling_heights-card-best-again = Ще раз ПО за вашу найкращу будівлю в районі, де найбільше будівель цього типу: { $types }. Якщо таких районів кілька — за одну будівлю в кожному.
rolling_heights-card-most-buildings =
    { $scope ->
        [best] { $vp } ПО один раз, якщо ніхто не має в одному районі більше будівель, ніж ви, зокрема й нарівні з іншими.
       *[each] { $vp } ПО за кожен район, де у вас найбільше будівель, зокрема й нарівні з іншими.
    }
rolling_heights-card-tallest = { $vp } ПО за кожен район, де у вас найвища будівля, зокрема й нарівні з іншими.
rolling_heights-card-beside-opponents = { $vp } ПО за кожну вашу будівлю поряд хоча б з однією будівлею суперника.
rolling_heights-card-opponents-beside = { $vp } ПО за кожну будівлю суперника поряд хоча б з однією вашою.
rolling_heights-card-districts = { $vp } ПО за кожен район, де є ваша будівля.
rolling_heights-card-beside-water = { $vp } ПО за кожну вашу будівлю поряд із водою.
rolling_heights-card-workers-of = { $vp } ПО за кожного вашого працівника з-поміж таких: { $workers }.
rolling_heights-card-colours = { $vp } ПО за кожен колір ваших працівників понад { $number }.
rolling_heights-card-wilds = { $vp } ПО за кожен жетон-джокер, що залишився, крім звичайних ПО за нього.
rolling_heights-card-any-plan = Недобудовані плани теж рахуються.

rolling_heights-rival = Конкурент
    .about = Супротивник у соло-грі: щораунду бере план і додає кубики. Цього режиму в коробці немає, його вигадано для програми.

## Допоміжні: значення параметра; працівники в знахідному та родовому відмінках; матеріал у родовому; чим закінчився кидок утомлених.

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
        [carpenter] теслю
        [builder] будівельника
        [architect] архітектора
        [riveter] клепальника
        [politician] політика
        [executive] керівника
        [community-leader] громадського діяча
        [urbanist] урбаніста
       *[civil-servant] держслужбовця
    }
rolling_heights-worker-genitive =
    { $worker ->
        [carpenter] теслі
        [builder] будівельника
        [architect] архітектора
        [riveter] клепальника
        [politician] політика
        [executive] керівника
        [community-leader] громадського діяча
        [urbanist] урбаніста
       *[civil-servant] держслужбовця
    }
rolling_heights-other-accusative =
    { $other ->
        [carpenter] теслю
        [builder] будівельника
        [architect] архітектора
        [riveter] клепальника
        [politician] політика
        [executive] керівника
        [community-leader] громадського діяча
        [urbanist] урбаніста
       *[civil-servant] держслужбовця
    }
rolling_heights-of-material =
    { $material ->
        [wood] деревини
        [concrete] бетону
        [glass] скла
       *[steel] сталі
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
        [stadium-krepysh] Стадіон „Міцняк“
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
        [plan] з плану
        [strike] за страйк
       *[leader] від громадського діяча
    }
rolling_heights-got-up =
    { $rose ->
        [0] Ніхто не підвівся.
       *[other]
            { $tired ->
                [0] Підвелися всі.
               *[other] Підвелося: { $rose }, залишилося втомлених: { $tired }.
            }
    }

## Складники підсумкового рахунку

rolling_heights-part-plots = Ділянки
    .about = Бонуси за плани на ділянках із символом їхнього типу: { rolling_heights-type-residential }, { rolling_heights-type-commercial }, { rolling_heights-type-industrial }, { rolling_heights-type-public } або { rolling_heights-type-park }.
rolling_heights-part-buildings = Будівлі
    .about = ПО за добудовані будівлі.
rolling_heights-part-workers = Працівники
    .about = ПО, здобуті завдяки політикам і громадським діячам.
rolling_heights-part-ad1 = Перше оголошення
    .about = Що дає наприкінці гри перше відкрите оголошення.
rolling_heights-part-ad2 = Друге оголошення
    .about = Що дає наприкінці гри друге відкрите оголошення.
rolling_heights-part-ad3 = Третє оголошення
    .about = Що дає наприкінці гри третє відкрите оголошення.
rolling_heights-part-target = Ціль
    .about = Найкраща з таємних цілей.
rolling_heights-part-wilds = Жетони-джокери
    .about = ПО за кожен, що залишився.
rolling_heights-part-total = Разом
    .about = Перемагає той, хто має найбільше ПО; у разі нічиєї — хто має більше працівників; інакше перемога спільна.

## Дії

rolling_heights-action-rest = Відкласти { rolling_heights-worker-accusative }
    .about = За хід можна кинути лише певну кількість працівників; цей до наступного ходу нічого не робить.
rolling_heights-action-push = Підігнати: кинути втомлених ще раз
    .about = Киньте всіх утомлених працівників ще раз. Хто підвівся, той стоїть, і можна підганяти знову; якщо не підвівся ніхто, починається страйк: половина решти втомлюється, а ви берете жетон-джокер.
rolling_heights-action-stop = Зупинитися
    .about = Залиште працівників як є й переходьте до основного етапу.
rolling_heights-action-tire =
    { $pose ->
        [steady] Хай утомиться надійний { rolling_heights-this-worker }
       *[hard] Хай утомиться старанний { rolling_heights-this-worker }
    }
    .about = Після страйку половина надійних і старанних працівників, з округленням униз, утомлюється; хто саме, вирішуєте ви.
rolling_heights-action-throw-ahead = Кинути наперед
    .about = Поки ходять інші, киньте працівників для свого наступного ходу й одразу вирішіть, чи підганяти їх; так менше чекати.
rolling_heights-action-rest-ahead = Наперед: відкласти { rolling_heights-worker-accusative }
    .about = { rolling_heights-action-rest.about }
rolling_heights-action-push-ahead = Наперед: кинути втомлених ще раз
    .about = { rolling_heights-action-push.about }
rolling_heights-action-stop-ahead = Наперед: зупинитися
    .about = { rolling_heights-action-stop.about }
rolling_heights-action-tire-ahead =
    { $pose ->
        [steady] Наперед: хай утомиться надійний { rolling_heights-this-worker }
       *[hard] Наперед: хай утомиться старанний { rolling_heights-this-worker }
    }
    .about = { rolling_heights-action-tire.about }
rolling_heights-action-activate =
    { $way ->
        [steady] Активувати надійного { rolling_heights-worker-accusative }
        [hard] Активувати старанного { rolling_heights-worker-accusative }
       *[hard-as-steady] Активувати старанного { rolling_heights-worker-accusative } із властивістю надійного
    }
    .about = Працівник застосовує властивість свого кольору. Нікого не можна активувати двічі за хід; старанний може застосувати властивість надійного.
rolling_heights-action-lead =
    { $way ->
        [steady] Відправити надійного громадського діяча до будівлі { $plot }
        [hard] Відправити старанного громадського діяча до будівлі { $plot }
       *[hard-as-steady] Відправити старанного громадського діяча до будівлі { $plot } із властивістю надійного
    }
    .about = Громадський діяч застосовує властивість однієї з ваших добудованих будівель. Кожна будівля — раз за хід.
rolling_heights-action-upgrade =
    { $pose ->
        [tired] Підвищити втомленого { rolling_heights-worker-accusative } до надійного
       *[steady] Підвищити надійного { rolling_heights-worker-accusative } до старанного
    }
    .about = Втомлений працівник стає надійним, надійний — старанним: лише кинутий і ще не активований.
rolling_heights-action-swap =
    { $status ->
        [waiting] Обміняти того, кого не кидали
        [tired] Обміняти втомленого
        [steady] Обміняти надійного
        [hard] Обміняти старанного
        [used-steady] Обміняти надійного, уже активованого
       *[used-hard] Обміняти старанного, уже активованого
    }
    .about = Працівник одного кольору повертається до запасу, а на його місце приходить працівник іншого кольору в тому самому стані.
rolling_heights-action-choose-cube = Узяти 1 кубик { rolling_heights-of-material }
    .about = Кубик будь-якого кольору потрапляє на ваш будмайданчик до кінця ходу.
rolling_heights-action-take = Узяти план «{ rolling_heights-this-plan }»
    .about = Цей план безкоштовний, крім доплати за ділянку, де ви його розмістите.
rolling_heights-action-buy = Купити план «{ rolling_heights-this-plan }»
    .about = Раз за хід: заплатіть ринкову ціну, відстань до найближчого свого плану й доплату за ділянку будь-якими кубиками, владою або джокерами.
rolling_heights-action-place = Розмістити план на ділянці { $plot }
    .about = Порожня ділянка суші. Якщо на ній указано тип плану, ви отримуєте бонус; відстань і доплата додаються до ціни.
rolling_heights-action-pay =
    { $means ->
        [wood] Заплатити кубиком деревини
        [concrete] Заплатити кубиком бетону
        [glass] Заплатити кубиком скла
        [steel] Заплатити кубиком сталі
        [power] Заплатити владою
       *[wild] Заплатити жетоном-джокером
    }
    .about = Будь-який кубик, влада або джокер оплачує одну одиницю; особливі кубики йдуть раніше за звичайні.
rolling_heights-action-use-wild = Скинути жетон-джокер і взяти 1 кубик { rolling_heights-of-material }
    .about = Скиньте жетон-джокер і візьміть один кубик цього кольору.
rolling_heights-action-exchange = Обміняти на 1 кубик { rolling_heights-of-material }
    .about = Кілька будь-яких кубиків або влада за один кубик цього матеріалу.
rolling_heights-action-build = Додати 1 кубик { rolling_heights-of-material } на ділянку { $plot }
    .about = Кубик із будмайданчика — на вежу свого кольору. План, на якому всі кубики, добудовано: ви отримуєте його ПО й наймаєте його працівників.
rolling_heights-action-hire = Найняти { rolling_heights-worker-accusative }
    .about = На плані два кольори: виберіть, який працівник прийде до вас. Він працює з наступного вашого ходу.
rolling_heights-action-done = Готово
    .about = На основному етапі це закінчує хід: невикористані кубики й влада пропадають. Після підвищення — відмова від другого.

## Запитання

rolling_heights-ask-start = З якого плану ви почнете? Він безкоштовний.
rolling_heights-ask-rest =
    { $workers ->
        [one] { $workers } працівника потрібно відкласти на цей хід. Кого?
       *[many] { $workers } працівників потрібно відкласти на цей хід. Кого?
    }
rolling_heights-ask-risk =
    { $tired ->
        [one] У вас { $tired } втомлений працівник. Підігнати (ризик страйку { $strike } %) чи зупинитися?
        [few] У вас { $tired } втомлені працівники. Підігнати (ризик страйку { $strike } %) чи зупинитися?
       *[many] У вас { $tired } втомлених працівників. Підігнати (ризик страйку { $strike } %) чи зупинитися?
    }
rolling_heights-ask-tire =
    { $workers ->
        [one] Страйк! Утомлюється { $workers } з ваших працівників. Хто?
       *[many] Страйк! Утомлюються { $workers } з ваших працівників. Хто?
    }
rolling_heights-ask-main = Раунд { $round }: що робитимете?
rolling_heights-ask-upgrade =
    { $steps ->
        [one] У вас { $steps } підвищення. Кого підвищите?
        [few] У вас { $steps } підвищення. Кого підвищите першим?
       *[many] У вас { $steps } підвищень. Кого підвищите першим?
    }
rolling_heights-ask-swap = Якого { rolling_heights-worker-accusative } ви обміняєте на { rolling_heights-other-accusative }?
rolling_heights-ask-cube =
    { $cubes ->
        [1] Можна взяти { $cubes } кубик. Який?
        [one] Можна взяти { $cubes } кубик. Який першим?
        [few] Можна взяти { $cubes } кубики. Який першим?
       *[many] Можна взяти { $cubes } кубиків. Який першим?
    }
rolling_heights-ask-take = Який відкритий план візьме урбаніст? Потрібна лише доплата за ділянку, якщо вона є.
rolling_heights-ask-place = Де ви розмістите план «{ rolling_heights-this-plan }»?
rolling_heights-ask-pay = Залишилося заплатити: { $units }. Чим?
rolling_heights-ask-hire = Будівлю «{ rolling_heights-this-plan }» добудовано. Якого працівника ви візьмете?

## Причини відмови

rolling_heights-reason-no-such-worker = Відповідного { rolling_heights-worker-genitive } у вас немає.
rolling_heights-reason-nothing-to-do = Зараз це нічого не дасть.
rolling_heights-reason-not-first = Повторний кидок урбаніста має бути першою дією основного етапу.
rolling_heights-reason-by-a-building = Громадський діяч працює в одній із ваших будівель: виберіть будівлю.
rolling_heights-reason-upgrade-first = Спочатку підвищте когось: відмовитися можна лише від другого підвищення.
rolling_heights-reason-only-tired = Тут можна підвищити лише втомленого працівника.
rolling_heights-reason-no-wild-in-exchange = Джокер не можна витратити на обмін: скиньте його й одразу візьміть потрібний кубик.
rolling_heights-reason-not-upgraded = Держслужбовців підвищувати не можна.
rolling_heights-reason-not-own-building = Там немає вашої добудованої будівлі.
rolling_heights-reason-no-ability-there = Такої властивості для громадського діяча в цій будівлі немає.
rolling_heights-reason-led-already = Цього ходу громадський діяч уже побував у цій будівлі.
rolling_heights-reason-not-open = Цього плану немає серед відкритих на ринку.
rolling_heights-reason-not-level-1 = Стартовий план беруть із ряду 1-го рівня.
rolling_heights-reason-bought-already = Цього ходу ви вже купили план.
rolling_heights-reason-no-plot-left = У місті не залишилося вільних ділянок.
rolling_heights-reason-too-dear = Це коштує { $cost }, а ви можете заплатити { $units }.
rolling_heights-reason-on-water = На воді не будують.
rolling_heights-reason-plot-taken = Там уже лежить план.
rolling_heights-reason-has-surcharge = Стартовий план не можна розмістити на ділянці з доплатою.
rolling_heights-reason-too-near = Занадто близько до стартового плану суперника.
rolling_heights-reason-not-at-hand = Для цієї оплати у вас такого немає.
rolling_heights-reason-special-first = Спершу витрачають особливі кубики.
rolling_heights-reason-no-wild = У вас немає жетона-джокера.
rolling_heights-reason-not-own-plan = Будувати можна лише на своєму недобудованому плані.
rolling_heights-reason-not-needed = На цьому плані немає місця для кубика { rolling_heights-of-material }.
rolling_heights-reason-no-cube = У вас немає кубика { rolling_heights-of-material }.
rolling_heights-reason-real-cubes-first = Особливий кубик почекає, доки всі справжні кубики { rolling_heights-of-material } не опиняться в будівлях.
rolling_heights-reason-not-on-plan = План «{ rolling_heights-this-plan }» не дає такого працівника.
rolling_heights-reason-no-roll-ahead = У цій партії наперед не кидають.
rolling_heights-reason-throw-first = Спочатку киньте працівників.
rolling_heights-reason-thrown-already = Працівників уже кинуто.
rolling_heights-reason-start-first = Спершу розмістіть свій стартовий план.
rolling_heights-reason-own-turn = Зараз ваш хід; наперед кидають у хід інших.
rolling_heights-reason-no-next-turn = Ходів, для яких можна кидати, у вас більше немає.

## Події

rolling_heights-event-started-with = { $seat } починає з плану «{ rolling_heights-this-plan }» на ділянці { $plot }.
rolling_heights-event-turn = Раунд { $round }: ходить { $seat }.
rolling_heights-event-rested = { $seat } відкладає { rolling_heights-worker-accusative }.
rolling_heights-event-landed = { $seat }: { $number } × { rolling_heights-this-worker }, { rolling_heights-this-pose }.
rolling_heights-event-threw = { $seat } кидає працівників: втомлених { $tired }, надійних { $steady }, старанних { $hard }.
rolling_heights-event-pushed = { $seat } підганяє працівників. { rolling_heights-got-up }
rolling_heights-event-strike = { $seat }: працівники оголошують страйк.
rolling_heights-event-tired-out = { $seat }: втомлюється { rolling_heights-this-worker }.
rolling_heights-event-stopped = { $seat } більше не ризикує.
rolling_heights-event-activated =
    { $way ->
        [steady] { $seat } активує надійного { rolling_heights-worker-accusative }.
        [hard] { $seat } активує старанного { rolling_heights-worker-accusative }.
       *[hard-as-steady] { $seat } активує старанного { rolling_heights-worker-accusative } із властивістю надійного.
    }
rolling_heights-event-led =
    { $way ->
        [steady] { $seat } відправляє надійного громадського діяча до будівлі «{ rolling_heights-this-plan }».
        [hard] { $seat } відправляє старанного громадського діяча до будівлі «{ rolling_heights-this-plan }».
       *[hard-as-steady] { $seat } відправляє старанного громадського діяча до будівлі «{ rolling_heights-this-plan }» із властивістю надійного.
    }
rolling_heights-event-rethrew = { $seat } ще раз кидає втомлених працівників. { rolling_heights-got-up }
rolling_heights-event-upgraded =
    { $pose ->
        [tired] { $seat } підвищує втомленого { rolling_heights-worker-accusative } до надійного.
       *[steady] { $seat } підвищує надійного { rolling_heights-worker-accusative } до старанного.
    }
rolling_heights-event-swapped = { $seat } обмінює { rolling_heights-worker-accusative } на { rolling_heights-other-accusative }.
rolling_heights-event-got-cubes =
    { $amount ->
        [one] { $seat } бере { $amount } кубик { rolling_heights-of-material }.
        [few] { $seat } бере { $amount } кубики { rolling_heights-of-material }.
       *[many] { $seat } бере { $amount } кубиків { rolling_heights-of-material }.
    }
rolling_heights-event-got-power = { $seat } отримує владу: { $amount }.
rolling_heights-event-got-vp = { $seat } отримує { $amount } ПО.
rolling_heights-event-got-wilds =
    { $amount ->
        [0] { $seat } не отримує жетона-джокера: їх більше немає.
        [one] { $seat } отримує { $amount } жетон-джокер { rolling_heights-from-source }.
        [few] { $seat } отримує { $amount } жетони-джокери { rolling_heights-from-source }.
       *[many] { $seat } отримує { $amount } жетонів-джокерів { rolling_heights-from-source }.
    }
rolling_heights-event-used-wild = { $seat } скидає жетон-джокер заради кубика { rolling_heights-of-material }.
rolling_heights-event-exchanged = { $seat } обмінює будматеріали на кубик { rolling_heights-of-material }.
rolling_heights-event-paid =
    { $cube ->
        [special] { $seat } платить особливим кубиком: { rolling_heights-this-means }.
       *[real] { $seat } платить: { rolling_heights-this-means }.
    }
rolling_heights-event-bought = { $seat } купує план «{ rolling_heights-this-plan }» за { $cost } і розміщує його на ділянці { $plot }.
rolling_heights-event-took =
    { $cost ->
        [0] { $seat } безкоштовно бере план «{ rolling_heights-this-plan }» і розміщує його на ділянці { $plot }.
       *[other] { $seat } бере план «{ rolling_heights-this-plan }» і розміщує його на ділянці { $plot } з доплатою { $cost }.
    }
rolling_heights-event-bonus = { $seat } отримує бонус ділянки { $plot }: { $amount } ПО.
rolling_heights-event-built = { $seat } додає кубик { rolling_heights-of-material } на план «{ rolling_heights-this-plan }».
rolling_heights-event-completed =
    { $amount ->
        [0] { $seat } добудовує будівлю «{ rolling_heights-this-plan }» без ПО.
       *[other] { $seat } добудовує будівлю «{ rolling_heights-this-plan }» і отримує { $amount } ПО.
    }
rolling_heights-event-hired = { $seat } наймає { rolling_heights-worker-accusative }.
rolling_heights-event-nobody-left = { $seat } не може найняти { rolling_heights-worker-accusative }: у запасі таких немає.
rolling_heights-event-returned =
    { $seat } втрачає невикористане: { $power ->
        [0] { $cubes ->
            [one] { $cubes } кубик
            [few] { $cubes } кубики
           *[many] { $cubes } кубиків
        }
       *[other] { $cubes ->
            [0] влада — { $power }
            [one] { $cubes } кубик, влада — { $power }
            [few] { $cubes } кубики, влада — { $power }
           *[many] { $cubes } кубиків, влада — { $power }
        }
    }.
rolling_heights-event-opened = На ринку новий план: «{ rolling_heights-this-plan }».
rolling_heights-event-wild-put = На план «{ rolling_heights-this-plan }» кладуть жетон-джокер.
rolling_heights-event-last-cube = Усі кубики { rolling_heights-of-material } тепер у будівлях. Наступний раунд — останній.
rolling_heights-event-city-full = На кожній ділянці стоїть будівля. Наступний раунд — останній.

## Події Конкурента

rolling_heights-event-rival-started = { rolling_heights-rival } починає з плану «{ rolling_heights-this-plan }» на ділянці { $plot }.
rolling_heights-event-rival-took = { rolling_heights-rival } бере план «{ rolling_heights-this-plan }» і розміщує його на ділянці { $plot }.
rolling_heights-event-rival-bonus = { rolling_heights-rival } отримує бонус ділянки: { $amount } ПО.
rolling_heights-event-rival-built =
    { $cubes ->
        [one] { rolling_heights-rival } додає { $cubes } кубик на план «{ rolling_heights-this-plan }».
        [few] { rolling_heights-rival } додає { $cubes } кубики на план «{ rolling_heights-this-plan }».
       *[many] { rolling_heights-rival } додає { $cubes } кубиків на план «{ rolling_heights-this-plan }».
    }
rolling_heights-event-rival-completed =
    { $amount ->
        [0] { rolling_heights-rival } добудовує будівлю «{ rolling_heights-this-plan }» без ПО.
       *[other] { rolling_heights-rival } добудовує будівлю «{ rolling_heights-this-plan }» і отримує { $amount } ПО.
    }

## Кінець гри

rolling_heights-event-ad-scored =
    { $amount ->
        [0] Оголошення { $ad }: { $seat } нічого не отримує.
       *[other] Оголошення { $ad }: { $seat } отримує { $amount } ПО.
    }
rolling_heights-event-rival-ad-scored =
    { $amount ->
        [0] Оголошення { $ad }: конкуренту нічого.
       *[other] Оголошення { $ad }: { $amount } ПО конкуренту.
    }
rolling_heights-event-target-scored =
    { $amount ->
        [0] Ціль { $target }: { $seat } нічого не отримує.
       *[other] Ціль { $target }: { $seat } отримує { $amount } ПО.
    }
rolling_heights-event-ended-by-cubes = Усі кубики одного кольору стоять у будівлях, останній раунд зіграно: гру закінчено.
rolling_heights-event-ended-by-city = Місто забудовано, останній раунд зіграно: гру закінчено.
rolling_heights-event-ended-by-quiet = Раунд за раундом у місті нічого не будують: гру закінчено.
