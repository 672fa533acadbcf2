# Magnate в терміналі: слова навколо гри та вивід команд.

## Гра

terminal-saved-while-playing = Кожен крок зберігається в { $file }.
terminal-left = Збережено в { $file }. Продовжити: magnate play --resume { $file }
terminal-saved = Збережено в { $file }.
terminal-overwrite = { $file } уже існує. Замінити? (т/н)
terminal-bots-think = Боти думають …
terminal-hand-over = За клавіатурою { $name }. Натисніть Enter, коли інші не дивляться.
terminal-news = Що сталося
terminal-more-in-log = … (введіть l, щоб побачити все)
# Поруч із вибором, коротко: скільки він коштує з наявних грошей або скільки приносить. Усе на кшталт $6.
terminal-cost = { $cost } із { $money }
terminal-gain = +{ $gain }
terminal-amount = Введіть суму від { $low } до { $high }.
terminal-needs-loan = Від { $amount } і вище потрібна позика.
# Далі йде список контейнерів.
terminal-all-at-once =
    { $count ->
        [one] Призначте { $count } ціну в цьому порядку, по одній або всі в одному рядку:
        [few] Призначте { $count } ціни в цьому порядку, по одній або всі в одному рядку:
       *[many] Призначте { $count } цін у цьому порядку, по одній або всі в одному рядку:
    }
terminal-and-more =
    { $count ->
        [one] { $action } (і ще { $count } схожа)
        [few] { $action } (і ще { $count } схожі)
       *[many] { $action } (і ще { $count } схожих)
    }
terminal-keys = h довідка · l журнал · q вихід
terminal-keys-undo =
    { $count ->
        [1] u крок назад
       *[other] u крок назад, U усі { $count }
    }
terminal-keys-refused = ? чого не можна
terminal-refused = Чого зараз не можна
terminal-log = Журнал партії
terminal-log-empty = Ще нічого не сталося.
terminal-nothing-to-undo = Скасовувати нічого.
terminal-undone =
    { $count ->
        [one] Скасовано { $count } крок.
        [few] Скасовано { $count } кроки.
       *[many] Скасовано { $count } кроків.
    }
terminal-illegal = { $action }: { $reason }
# Що було введено, і схожий крок.
terminal-no-move = Такого кроку немає: «{ $typed }».
terminal-no-move-but = Такого кроку немає: «{ $typed }». Може, «{ $near }»?
terminal-try-help = Введіть h, щоб відкрити довідку.
terminal-confirm = { $action }: це не можна скасувати. Enter — продовжити, н — передумати.
terminal-confirm-loans =
    { $count ->
        [one] Для цієї ставки потрібна { $count } позика. Поставити? (т/н)
        [few] Для цієї ставки потрібні { $count } позики. Поставити? (т/н)
       *[many] Для цієї ставки потрібно { $count } позик. Поставити? (т/н)
    }
# Літера, що означає «так», крім y.
terminal-yes-key = т
terminal-help-title = Довідка
terminal-help =
    Введіть номер вибору або суму, якщо запитують про неї.
    Крок можна й записати словами, наприклад  buy-machine violet ,
    або відразу кілька через крапку з комою:  sail-out; produce
    Кілька цін можна ввести в одному рядку:  3 3 4  або  3 keep , щоб
    решту не змінювати.

    t       знову показати стіл
    l       розповісти про останні ходи; l 99 — про більшу їх кількість
    ?       показати, чого зараз не можна й чому
    u       скасувати останній крок
    U       скасувати все, що можна
    s ФАЙЛ  зберегти копію
    q       вийти; гру збережено
terminal-winner = { $name } перемагає!
terminal-winners = Спільна перемога: { $names }.
terminal-account = Підсумки
terminal-finished = Партію збережено в { $file }. Переглянути знову: magnate replay { $file }
terminal-default-name = Гравець { $number }
# Як називає себе файл з іншими даними про компоненти.
terminal-content-name = Компоненти: { $name }

## Стіл «Контейнера»

terminal-container-turn = Ходить { $name }
terminal-container-actions =
    { $count ->
        [0] дій немає
        [one] ще { $count } дія
        [few] ще { $count } дії
       *[many] ще { $count } дій
    }
terminal-container-over = Гру закінчено
terminal-container-last-turn = ОСТАННІЙ ХІД
terminal-container-supply = Запас
terminal-container-machines-left = Верстати
terminal-container-warehouses-left =
    { $count ->
        [0] складів більше немає
        [one] { $count } склад у продажу
        [few] { $count } склади в продажу
       *[many] { $count } складів у продажу
    }
terminal-container-seized = Вилучено
terminal-container-idle =
    { $turns ->
        [one] { $turns } хід без торгівлі (на { $limit } гра закінчиться)
        [few] { $turns } ходи без торгівлі (на { $limit } гра закінчиться)
       *[many] { $turns } ходів без торгівлі (на { $limit } гра закінчиться)
    }
terminal-container-company = Компанія
terminal-container-factory = Фабричний магазин, трюм
terminal-container-harbour = Портовий магазин, острів
terminal-container-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
terminal-container-loans =
    { $count ->
        [0] без позик
        [one] { $count } позика
        [few] { $count } позики
       *[many] { $count } позик
    }
terminal-container-has-bid = ставка ✓
terminal-container-bid = дає ${ $amount }
terminal-container-unpriced = нов.
terminal-container-machines = верстати
terminal-container-warehouses =
    { $count ->
        [one] { $count } склад
        [few] { $count } склади
       *[many] { $count } складів
    }
terminal-container-room =
    { $count ->
        [0] місць нема
       *[other] вільно { $count }
    }
# Поруч із вантажем корабля; слово «корабель» разом із «відкритим морем» не вміщається.
terminal-container-ship = трюм
# Корабель стоїть у порту цього гравця; коротко, поруч із кораблем.
terminal-container-at-harbour = порт { $name }
terminal-container-at-port = власний порт
terminal-container-island = острів
terminal-container-port = порт
terminal-container-bank = Інвестбанк
terminal-container-auction = ТОРГИ
terminal-container-auction-hint = Хто більше?
terminal-container-auction-own = Вони ваші, якщо не переб’ють.
terminal-container-island-auction = АУКЦІОН НА ОСТРОВІ
terminal-container-on-your-card = за вашою картою
# Карта цінності, коротко.
terminal-container-card = Карта { $card }
# Наприкінці гри, у вузькому стовпці.
terminal-container-card-short = карта { $card }
terminal-container-worth = Капітал
terminal-container-warn-island = На острові весь вантаж піде на аукціон, і ваш хід закінчиться. Плисти? (т/н)

## Перегляд запису

terminal-replay-ply = Крок { $ply } із { $last }
terminal-replay-keys = Enter вперед · b назад · n 10, b 10 на десять кроків · g 50 до кроку 50 · t наступний хід · e кінець · q вихід
terminal-replay-broken = Далі запис відтворити не можна: { $reason }

## Вивід команд

cli-players = від { $least } до { $most } гравців
cli-option = Варіант
cli-default = Типово
cli-choices = Значення
# Значення варіанта, який вмикають або вимикають: як його вводять і що воно означає.
cli-flag =
    { $value ->
        [on] on (увімк.)
       *[off] off (вимк.)
    }
cli-bots = Боти: { $names }
cli-languages = Мови: { $names }
cli-games-played = Зіграно партій
cli-measured = Виміряно
cli-simulated =
    { $count ->
        [one] { $count } партія в { $game }, місць: { $players }
        [few] { $count } партії в { $game }, місць: { $players }
       *[many] { $count } партій у { $game }, місць: { $players }
    }
cli-seat = Місце
cli-bot = Бот
cli-wins = Перемоги
cli-mean-score = У середньому
cli-spread = Розкид
cli-range = Мін. … макс.
# $wins буває дробовим: спільна перемога ділиться.
cli-bot-wins = { $bot }: перемог { $wins } із { $games }, у середньому { $score } очка
# $ending — ключ причини, через яку закінчилася партія; тут її назва.
cli-ending =
    { $ending ->
        [supply] Причина кінця — вичерпано запас: { $times } із { $games }
        [deadlock] Причина кінця — завмерла торгівля: { $times } із { $games }
        [rounds] Причина кінця — зіграно всі раунди: { $times } із { $games }
        [cubes] Причина кінця — вичерпано колір кубиків: { $times } із { $games }
        [city] Причина кінця — місто забудовано: { $times } із { $games }
        [quiet] Причина кінця — будівництво завмерло: { $times } із { $games }
       *[other] Причина кінця — { $ending }: { $times } із { $games }
    }
cli-length = Партія триває в середньому { $turns } ходу й { $decisions } рішення.
# У грі без ходів.
cli-length-decisions = Партія триває в середньому { $decisions } рішення.
cli-speed = { $seconds } с; за секунду партій: { $games }, рішень: { $decisions }
cli-build-compiled = Рушій скомпільовано.
cli-build-pure = Рушій працює в інтерпретаторі.
cli-game = Гра
cli-seats = Місця
cli-decisions-per-s = Рішень/с
cli-games-per-s = Партій/с
cli-clone = Копія
cli-clone-play = Копія й крок
cli-bytes = Байтів у копії
cli-bench-note = Випадкові партії; копії позиції з середини однієї з них. Кожне число — медіана п’яти вимірювань.
cli-record-ok =
    { $plies ->
        [one] ok: { $game }, гравців: { $players }, { $plies } крок, хеш { $digest }
        [few] ok: { $game }, гравців: { $players }, { $plies } кроки, хеш { $digest }
       *[many] ok: { $game }, гравців: { $players }, { $plies } кроків, хеш { $digest }
    }
cli-content-ok = ok: { $file } підходить для { $game }
cli-content-changes =
    { $count ->
        [0] Нічого не змінюється.
        [one] Змінюється { $count } запис.
        [few] Змінюються { $count } записи.
       *[many] Змінюється { $count } записів.
    }
