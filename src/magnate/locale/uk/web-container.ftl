# Стіл «Контейнера» в браузері.

web-container-you = Ви
web-container-house = Ваша компанія
web-container-factory = Фабрика
web-container-harbour = Порт
web-container-unpriced = нов.
web-container-machines = Верстати
web-container-containers-left = Контейнери ({ container-colour-accusative } колір) у запасі: { $count }
web-container-machines-left = Верстати ({ container-colour-accusative } колір), у продажу: { $count }
web-container-warehouses = Склади
web-container-warehouses-left = Склади у продажу: { $count }
web-container-next-machine = Наступний верстат коштує
web-container-next-warehouse = Наступний склад коштує
web-container-no-ship = кораблів немає
web-container-ship = Корабель ({ $name }): { $load }.
web-container-worth-each = Кожен контейнер, що лишився на борту наприкінці гри, коштує { $value }.
web-container-in-harbour = порт: { $name }
web-container-at-island = біля острова
web-container-island = Острів
web-container-ports = Власні порти
web-container-nothing = нічого
web-container-line = { $label }: { $said }
web-container-room =
    { $count ->
        [0] повний
       *[other] місць: { $count }
    }
    .about = Скільки ще контейнерів уміститься в цей магазин.
web-container-pledged = поставлено в брокера
    .about = Він лежить на карті платежу. Місце в магазині лишається за ним, доки не закінчиться аукціон.
web-container-cards =
    { $count ->
        [one] { $count } грошова карта
        [few] { $count } грошові карти
       *[many] { $count } грошових карт
    }
    .about = Купюри та карти блефу: більше інші про гроші гравця нічого не бачать.
web-container-loans =
    { $count ->
        [0] без позик
        [one] { $count } позика
        [few] { $count } позики
       *[many] { $count } позик
    }
web-container-on-island = острів { $count }
web-container-seized = Вилучено банком
    .about = Що банк забрав за несплачені відсотки.

## Годинник

web-container-round = Раунд { $number }
web-container-supply = Запас
web-container-ends =
    { $gone ->
        [0] ще два кольори — і кінець
       *[other] ще один колір — і кінець
    }
web-container-last-turn = Гра закінчиться з цим ходом.
web-container-idle =
    { $limit ->
        [one] { $turns } з { $limit } ходу без торгівлі
       *[other] { $turns } з { $limit } ходів без торгівлі
    }
    .about =
        { $limit ->
            [one] Після { $limit } ходу поспіль без торгівлі гра закінчиться.
           *[other] Після { $limit } ходів поспіль без торгівлі гра закінчиться.
        }

## Таємне

web-container-secret = Це бачите лише ви
web-container-hide = сховати
web-container-show = показати
web-container-card = Карта цінності { $card }
web-container-worth = капітал
web-container-discarded = зараз було б скинуто
web-container-discards = скидання: { container-colour-accusative }

## Аукціони

web-container-island-auction = Аукціон на острові
    .about = Усі інші таємно роблять ставки. Продавець приймає найвищу або сам платить її та залишає вантаж собі.
web-container-broker-auction = Аукціон брокера
# behind the name
web-container-leads =
    { $you ->
        [yes] ведете
       *[no] веде
    }
web-container-offers =
    { $you ->
        [yes] ставите
       *[no] ставить
    }
web-container-sells = Продає { $name }
web-container-you-sell = Продаєте ви
web-container-your-island = Ваш острів
web-container-sealed = запечатана
web-container-thinking = думає
web-container-your-bid = ваша ставка
web-container-tied = рівні ставки
web-container-highest = найвища
web-container-outbid = перебита
web-container-unless-outbid = На початку вашого наступного ходу лот стане вашим, якщо ставку не переб’ють.
web-container-next-bid = Наступна ставка — щонайменше { $amount }.
web-container-next-offer =
    { $count ->
        [one] Наступна ставка — щонайменше { $count } контейнер.
        [few] Наступна ставка — щонайменше { $count } контейнери.
       *[many] Наступна ставка — щонайменше { $count } контейнерів.
    }
web-container-offered = Запропоновано: { $count }; треба щонайменше { $least }.
web-container-pays-out = Ставка переходить до брокерів по одному контейнеру.
web-container-at-least = від { $amount }
web-container-tie = Рівні ставки: { $amount }
    .about = Ті, чиї ставки рівні, таємно додають другу; якщо вони знову рівні, обирає продавець.
web-container-load-adds = ваш острів: +{ $amount }
    .about = Наскільки дорожчим стане зараз ваш острів з усім цим вантажем.
web-container-worth-more = вигідно додати до { $amount }
web-container-bid = Ваша ставка
web-container-cash = ваші гроші { $amount }
web-container-with-loans =
    { $count ->
        [one] { $count } позика
        [few] { $count } позики
       *[many] { $count } позик
    }
web-container-seal = Таємна ставка { $amount }
web-container-add = Додати { $amount }
web-container-number-whole = усього { $value }
web-container-leaves = залишиться { $amount }
web-container-subsidy = { $bid } + { $bid } субсидії
web-container-you-pay = ви платите { $amount }
web-container-you-have = у вас { $amount }
web-container-sell-to = Продати: { $name }
web-container-with-island = усього { $amount }
    .about = Скільки грошей у вас буде і скільки коштує ваш острів, разом.
web-container-buyers-island = Острів { $before } → { $after } конт.
web-container-choose-buyer = ставки знову рівні: покупця обираєте ви
web-container-best-bid = найвища ставка
web-container-or-reject = або відхилити всі ставки
web-container-keep-load =
    { $count ->
        [one] Залишити контейнер собі
        [few] Залишити всі { $count } собі
       *[many] Залишити всі { $count } собі
    }
web-container-needs-loans =
    { $count ->
        [one] Для цього потрібна { $count } позика.
        [few] Для цього потрібні { $count } позики.
       *[many] Для цього потрібно { $count } позик.
    }

## Кнопки

web-container-group-sail = Плисти
web-container-group-buy = Купити
web-container-group-build = Будувати
web-container-group-work = Фабрика
web-container-group-bank = Брокери
web-container-group-loans = Позика
web-container-do-buy-from = Чужі фабрики
web-container-do-buy-machine = Верстат
web-container-do-buy-warehouse = Склад
web-container-do-call-broker = Зателефонувати брокеру
web-container-do-sail-out = Відкрите море
web-container-do-sail-to-island = Острів: аукціон
web-container-do-sail-to-port = Власний порт
web-container-do-buy-again = Купити ще
web-container-do-reprice = Нові ціни
web-container-do-produce = Виробництво
web-container-do-outbid = Перебити
web-container-do-take-loan = Узяти
web-container-do-repay-loan = Погасити
web-container-now = ціна зараз
web-container-drag = Перетягніть його до ціни або посуньте стрілками.
web-container-set-prices =
    { $count ->
        [one] Призначити { $count } ціну
        [few] Призначити { $count } ціни
       *[many] Призначити { $count } цін
    }
web-container-as-it-was = Залишити як було
web-container-desk-factory = Ціни фабрики
web-container-desk-harbour = Ціни порту
web-container-desk-drag = перетягніть
# після клавіш, які це роблять: Tab і стрілки
web-container-desk-next = далі
web-container-desk-price = ціна
web-container-factory-now = фабрика, зараз
web-container-harbour-now = порт, зараз
web-container-was-here = Зараз його ціна — { $price }.
web-container-asks = { $name }: { $price }

## Числа при діях

web-container-number-cost = коштує { $value }
web-container-number-gain = приносить { $value }
web-container-number-left = залишиться { $value }
web-container-number-loans =
    { $count ->
        [0] без позик
        [one] потрібна { $count } позика
        [few] потрібні { $count } позики
       *[many] потрібно { $count } позик
    }
web-container-number-made =
    { $count ->
        [0] нічого не виробляє
        [one] виробляє { $count } контейнер
        [few] виробляє { $count } контейнери
       *[many] виробляє { $count } контейнерів
    }
web-container-number-island = ваш острів дорожчий на { $value }
web-container-number-wealth = { $value } разом з островом
web-container-number-holds = у покупця на острові: { $count }

## Кінець гри

web-container-thrown = скинуто наприкінці гри
web-container-account = Острів за контейнерами
