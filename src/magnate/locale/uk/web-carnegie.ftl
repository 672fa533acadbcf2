# The table of Carnegie in the browser.

## Amounts

web-carnegie-goods =
    { $count ->
        [one] { $count } товар
        [few] { $count } товари
       *[many] { $count } товарів
    }
web-carnegie-vp = { $count } ПО
web-carnegie-study =
    { $count ->
        [one] { $count } очко розвитку
        [few] { $count } очки розвитку
       *[many] { $count } очок розвитку
    }
web-carnegie-points = { web-carnegie-study }
web-carnegie-staff =
    { $count ->
        [one] { $count } новий працівник
        [few] { $count } нові працівники
       *[many] { $count } нових працівників
    }
web-carnegie-steps =
    { $count ->
        [one] { $count } переміщення
        [few] { $count } переміщення
       *[many] { $count } переміщень
    }
web-carnegie-or = { $one } або { $other }
web-carnegie-staff-or-money = { $count } × працівник або гроші
web-carnegie-goods-or-money = { $count } × товар або гроші
web-carnegie-may-give = пожертва за ${ $price }
web-carnegie-uses =
    { $count ->
        [one] діє { $count } працівник
        [few] діють { $count } працівники
       *[many] діють { $count } працівників
    }
web-carnegie-department-points = від відділів до { $count } оч. розвитку
web-carnegie-nothing = нічого

## The round

web-carnegie-round = Раунд { $round } із { $last }
web-carnegie-setup = Підготовка
web-carnegie-phase = Фаза
web-carnegie-first = Перший гравець
web-carnegie-action = Дія
web-carnegie-flipped = Цей ряд завершено, подія іншого ряду: { $row }.
web-carnegie-row-0 = Персон.
web-carnegie-row-1 = Менедж.
web-carnegie-row-2 = Будівн.
web-carnegie-row-3 = Дослідж.

## Parts of the table

web-carnegie-shown = Що показано
web-carnegie-map = Мапа
web-carnegie-market = Відділи
web-carnegie-company = Компанія: { $name }
web-carnegie-tabs = Вкладки проєктів
web-carnegie-sheet = Рахунок, якби гра закінчилася зараз
web-carnegie-missions = У відрядженні

## The map. The letters are those of the West, the Midwest, the South and the East; all different, none like a digit.

web-carnegie-region-letters = Зх Ср Пд Сх
web-carnegie-any-project = будь-який об’єкт
web-carnegie-slot-free = { $place }: вільно ({ $project })
web-carnegie-free = вільно ({ $project })
web-carnegie-links =
    { $count ->
        [one] { $count } очко сполучень
        [few] { $count } очки сполучень
       *[many] { $count } очок сполучень
    }
web-carnegie-network = { $name }: мережа дає { $vp } ПО.
web-carnegie-network-level = Очки сполучень: { $points }, { $level } ({ $regions })
web-carnegie-no-network = Мережі між великими містами ще немає
web-carnegie-transport-here = Об’єкт тут дає дохід від перевезень:
web-carnegie-next-step = Наступна поділка, очки розвитку: { $points }.
web-carnegie-last-space = Остання поділка, лише для одного гравця; одразу дає: { $bonus }.
web-carnegie-away = { $player }: тут у відрядженні { $count }

## Donations; the causes stand in narrow columns

web-carnegie-causes = Освіта | Права | Добробут | Медицина
web-carnegie-next-price = наст. ${ $price }
web-carnegie-next-gift = далі ${ $price }, до { $limit } ПО
web-carnegie-factor = По { $vp } ПО.
web-carnegie-legend-each = ПО за кожне
web-carnegie-legend-mine = вам зараз
web-carnegie-gives = { $name }: { $vp } ПО.
web-carnegie-would-give = Зараз дасть вам { $vp } ПО.
web-carnegie-would-give-other = { $name }: дасть { $vp } ПО.
web-carnegie-noted = Таємно записано: { $name }.
web-carnegie-only-you = Це бачите лише ви
web-carnegie-gifts = Пожертви: { $count }; наступна коштує ${ $price }

## A company

web-carnegie-money = гроші
web-carnegie-goods-held = товари
web-carnegie-discs = диски
web-carnegie-discs-about = Диски в запасі: для нових комірок вкладок і для пожертв
web-carnegie-disc-count = диски: { $count }
web-carnegie-to-hire = найняти
web-carnegie-total = очки
web-carnegie-joker = Тайл вибору дії
web-carnegie-reserve = ще не найняті: { $count }
web-carnegie-active-count = Задіяні працівники: { $count }
web-carnegie-staffed = Задіяні: { $active }, незадіяні: { $lying }, у відрядженні: { $away }
web-carnegie-cell = ряд { $row }, стовпець { $column }
web-carnegie-steps-left = переміщ.
web-carnegie-points-left = розвиток
web-carnegie-reserved = першим
web-carnegie-reserved-about = Зарезервовано: цей відділ треба створити першим.
web-carnegie-reserved-by = Зарезервовано: { $name }
web-carnegie-has-chosen = сторони вкладок вибрано
web-carnegie-chooses = вибирає сторони вкладок
web-carnegie-row-vp = { $vp } ПО за створений тут відділ.
web-carnegie-seated = Зайнято місць: { $active } із { $seats }.
web-carnegie-seat-price = Місце коштує ${ $price }.
web-carnegie-lying = Незадіяних: { $count }.
web-carnegie-lying-in = { $cell }: незадіяні працівники ×{ $count }
web-carnegie-active-in = { $cell }: задіяний працівник
web-carnegie-free-seat = { $cell }: вільне місце за ${ $price }
web-carnegie-permanent = Постійний працівник: дає переміщення, але до ваших працівників не належить

## Project tabs: a cell whose disc has been built, one whose disc is ready, one uncovered, one not yet reached

web-carnegie-tab-built = збудовано
web-carnegie-tab-ready = диск готовий
web-carnegie-tab-open = відкрито
web-carnegie-tab-later = ще не досягнуто
web-carnegie-tab-state = Збудовано: { $built }, готово: { $ready }. Далі:
web-carnegie-cap = межа ПО за пожертви: +{ $vp }

## Departments on offer

web-carnegie-chairs-price = Кола: місця й ціна активації
web-carnegie-with-employee = на порожній комірці з працівником
web-carnegie-without = інакше
web-carnegie-tiles-left = Лишилося: { $count }.
web-carnegie-has-it = Ваш.
web-carnegie-none-left = Тайлів немає.

## Andrew

web-carnegie-andrew-has = диски: { $discs }
web-carnegie-chooses-type = вибір: { $type }
web-carnegie-card-now = Карта цього раунду
web-carnegie-card-back = { web-carnegie-card-now }: { $action }
web-carnegie-next-back = Наступна карта: { $action }
web-carnegie-shift = Скільки дає карта цього раунду
web-carnegie-shift-about = Кожна карта лишається під тим числом ПО, якого досягла. Що Ендрю не вдається, зсуває її на одне місце. × — скільки там карт.
web-carnegie-card-shift = карта зсувається на { $places }
web-carnegie-card-tiles = тайли: { $types }
web-carnegie-card-cities = будує: { $cities }
web-carnegie-card-track = перевезення, { $region }: +{ $steps }
web-carnegie-cards-under =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-carnegie-played = Зіграно:
web-carnegie-this-round = Цей раунд
web-carnegie-last-round = Минулий раунд

## Answers in the bar

web-carnegie-activate-all =
    { $count ->
        [one] Задіяти того, на кого вистачить грошей
        [few] Задіяти всіх, на кого вистачить грошей ({ $count })
       *[many] Задіяти всіх, на кого вистачить грошей ({ $count })
    }
web-carnegie-do-use = Використати відділ
web-carnegie-do-use-joker = Застосувати тайл вибору дії
web-carnegie-do-donate = Зробити пожертву
web-carnegie-do-activate = Задіяти
web-carnegie-group-build = Збудувати: { $name }
web-carnegie-group-move = Незадіяний: { $name }
web-carnegie-group-move-active = Задіяний: { $name }
web-carnegie-group-found = Створити: { $name }
web-carnegie-group-give = Відрядження: { $name }
web-carnegie-group-mission-for-money = Відрядження по гроші
web-carnegie-group-mission-for-goods = Відрядження по товари
web-carnegie-group-mission-for-steps = Відрядження: переміщення
web-carnegie-group-mission-for-points = Відрядження: очки розвитку
web-carnegie-group-mission-for-vp = Відрядження по ПО
web-carnegie-group-recruit = Відрядження і новий працівник
web-carnegie-group-study-tab = Висунути вкладку
web-carnegie-group-study-track = Розвинути перевезення
web-carnegie-fold-move = Незадіяні
web-carnegie-fold-move-active = Задіяні
web-carnegie-fold-build = Збудувати
web-carnegie-fold-found = Створити
web-carnegie-fold-give = Відрядження
web-declined-carnegie-ask-wait = Ні, ходжу зараз
web-declined-carnegie-ask-donate = Не жертвувати
web-declined-carnegie-ask-move-in = Нікого не переміщати

## What is told about an action

# Гроші пишуться так, як на полі.
web-carnegie-number-cost = коштує ${ $count }
web-carnegie-number-gain = +${ $count }
web-carnegie-number-left = лишиться ${ $count }
web-carnegie-number-goods-cost = товари: −{ $value }
web-carnegie-number-goods-gain = товари: +{ $value }
web-carnegie-number-goods-left = лишиться товарів: { $value }
web-carnegie-number-steps-cost = переміщення: −{ $value }
web-carnegie-number-steps-gain = переміщення: +{ $value }
web-carnegie-number-steps-left = лишиться переміщень: { $value }
web-carnegie-number-points-cost = очки розвитку: −{ $value }
web-carnegie-number-points-gain = очки розвитку: +{ $value }
web-carnegie-number-points-left = лишиться очок розвитку: { $value }
web-carnegie-number-vp = +{ $value } ПО
web-carnegie-number-score = підсумок: { $signed } ПО
web-carnegie-number-staff = нові працівники: { $value }
web-carnegie-number-home =
    { $count ->
        [one] повернеться: { $count }
        [few] повернуться: { $count }
       *[many] повернуться: { $count }
    }
web-carnegie-number-uses = дій: { $count }

## Departments, short enough for a cell

web-carnegie-short-training = Стажування
web-carnegie-short-recruiting = Рекрутинг
web-carnegie-short-safety = Безпека
web-carnegie-short-new-lobby = Нове лобі
web-carnegie-short-purchasing = Закупівлі
web-carnegie-short-sales = Продажі
web-carnegie-short-logistics = Логістика
web-carnegie-short-property = Майно
web-carnegie-short-engineering = Інженерія
web-carnegie-short-outsourcing = Аутсорсинг
web-carnegie-short-supply-chain = Постачання
web-carnegie-short-communications = Комунікації
web-carnegie-short-advanced-research = Пер. дослідж.
web-carnegie-short-advanced-design = Пер. дизайн
web-carnegie-short-charity = Добро{ "\u00AD" }дійність
web-carnegie-short-telegraph = Телеграф
web-carnegie-short-human-resources = Персонал
web-carnegie-short-trade = Торгівля
web-carnegie-short-planning = Планування
web-carnegie-short-construction = Будівництво
web-carnegie-short-research = Дослі{ "\u00AD" }дження
web-carnegie-short-lobby = Лобі
