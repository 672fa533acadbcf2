# Magnate в терминале: слова вокруг игры и вывод команд.

## Игра

terminal-saved-while-playing = Каждый шаг сохраняется в { $file }.
terminal-left = Сохранено в { $file }. Продолжить: magnate play --resume { $file }
terminal-saved = Сохранено в { $file }.
terminal-overwrite = { $file } уже существует. Заменить? (д/н)
terminal-bots-think = Боты думают …
terminal-hand-over = За клавиатурой { $name }. Нажмите Enter, когда другие не смотрят.
terminal-news = Что произошло
terminal-more-in-log = … (введите l, чтобы увидеть всё)
# Рядом с выбором, коротко: сколько он стоит из имеющихся денег или сколько приносит. Всё вида $6.
terminal-cost = { $cost } из { $money }
terminal-gain = +{ $gain }
terminal-amount = Введите сумму от { $low } до { $high }.
terminal-needs-loan = От { $amount } и выше нужен заём.
# Дальше идёт список контейнеров.
terminal-all-at-once =
    { $count ->
        [one] Назначьте { $count } цену в этом порядке, по одной или все в одной строке:
        [few] Назначьте { $count } цены в этом порядке, по одной или все в одной строке:
       *[many] Назначьте { $count } цен в этом порядке, по одной или все в одной строке:
    }
terminal-and-more =
    { $count ->
        [one] { $action } (и ещё { $count } похожее)
       *[many] { $action } (и ещё { $count } похожих)
    }
terminal-keys = h помощь · l журнал · q выход
terminal-keys-undo =
    { $count ->
        [1] u шаг назад
       *[other] u шаг назад, U все { $count }
    }
terminal-keys-refused = ? что нельзя и почему
terminal-refused = Что сейчас нельзя
terminal-log = Журнал партии
terminal-log-empty = Ещё ничего не произошло.
terminal-nothing-to-undo = Отменять нечего.
terminal-undone =
    { $count ->
        [one] Отменён { $count } шаг.
        [few] Отменено { $count } шага.
       *[many] Отменено { $count } шагов.
    }
terminal-illegal = { $action }: { $reason }
# Что было введено, и похожий шаг.
terminal-no-move = Такого шага нет: «{ $typed }».
terminal-no-move-but = Такого шага нет: «{ $typed }». Может быть, «{ $near }»?
terminal-try-help = Введите h, чтобы получить помощь.
terminal-confirm = { $action }: это нельзя отменить. Enter — продолжить, н — передумать.
terminal-confirm-loans =
    { $count ->
        [one] Для этой ставки нужен { $count } заём. Поставить? (д/н)
        [few] Для этой ставки нужны { $count } займа. Поставить? (д/н)
       *[many] Для этой ставки нужно { $count } займов. Поставить? (д/н)
    }
# Буква, которая значит «да», кроме y.
terminal-yes-key = д
terminal-help-title = Помощь
terminal-help =
    Введите номер выбора или сумму, если спрашивают о ней.
    Шаг можно и записать словами, например  buy-machine violet ,
    или сразу несколько через точку с запятой:  sail-out; produce
    Несколько цен можно ввести в одной строке:  3 3 4  или  3 keep , чтобы
    остальные не менять.

    t       снова показать стол
    l       рассказать о последних ходах; l 99 — о большем их числе
    ?       показать, что сейчас нельзя и почему
    u       отменить последний шаг
    U       отменить всё, что можно
    s ФАЙЛ  сохранить копию
    q       выйти; игра сохранена
terminal-winner = { $name } побеждает!
terminal-winners = Победа общая: { $names }.
terminal-account = Итоги
terminal-finished = Партия сохранена в { $file }. Посмотреть снова: magnate replay { $file }
terminal-default-name = Игрок { $number }
# Как называет себя файл с другими данными о компонентах.
terminal-content-name = Компоненты: { $name }

## Стол «Контейнера»

terminal-container-turn = Ходит { $name }
terminal-container-actions =
    { $count ->
        [0] действий нет
        [one] ещё { $count } действие
        [few] ещё { $count } действия
       *[many] ещё { $count } действий
    }
terminal-container-over = Игра окончена
terminal-container-last-turn = ПОСЛЕДНИЙ ХОД
terminal-container-supply = Запас
terminal-container-machines-left = Станки
terminal-container-warehouses-left =
    { $count ->
        [0] складов больше нет
        [one] { $count } склад в продаже
        [few] { $count } склада в продаже
       *[many] { $count } складов в продаже
    }
terminal-container-seized = Изъято
terminal-container-idle =
    { $turns ->
        [one] { $turns } ход без торговли (на { $limit } игра закончится)
        [few] { $turns } хода без торговли (на { $limit } игра закончится)
       *[many] { $turns } ходов без торговли (на { $limit } игра закончится)
    }
terminal-container-company = Компания
terminal-container-factory = Фабричный магазин, трюм
terminal-container-harbour = Портовый магазин, остров
terminal-container-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
terminal-container-loans =
    { $count ->
        [0] без займа
        [one] { $count } заём
        [few] { $count } займа
       *[many] { $count } займов
    }
terminal-container-has-bid = ставка ✓
terminal-container-bid = даёт ${ $amount }
terminal-container-unpriced = нов.
terminal-container-machines = станки
terminal-container-warehouses =
    { $count ->
        [one] { $count } склад
        [few] { $count } склада
       *[many] { $count } складов
    }
terminal-container-room =
    { $count ->
        [0] мест нет
       *[other] свободно { $count }
    }
# Рядом с грузом корабля; слово «корабль» вместе с «открытым морем» не помещается.
terminal-container-ship = трюм
# Корабль стоит в порту этого игрока; коротко, рядом с кораблём.
terminal-container-at-harbour = порт { $name }
terminal-container-at-port = личный порт
terminal-container-island = остров
terminal-container-port = порт
terminal-container-bank = Инвестбанк
terminal-container-auction = ТОРГИ
terminal-container-auction-hint = Кто больше?
terminal-container-auction-own = Они ваши, если не перебьют.
terminal-container-island-auction = АУКЦИОН НА ОСТРОВЕ
terminal-container-on-your-card = по вашей карте
# Карта ценности, коротко.
terminal-container-card = Карта { $card }
# В конце игры, в узком столбце.
terminal-container-card-short = карта { $card }
terminal-container-worth = Капитал
terminal-container-warn-island = На острове весь груз уйдёт на аукцион, и ваш ход закончится. Плыть? (д/н)

## Просмотр записи

terminal-replay-ply = Шаг { $ply } из { $last }
terminal-replay-keys = Enter вперёд · b назад · n 10, b 10 на десять шагов · g 50 к шагу 50 · t следующий ход · e конец · q выход
terminal-replay-broken = Дальше запись воспроизвести нельзя: { $reason }

## Вывод команд

cli-players = от { $least } до { $most } игроков
cli-option = Вариант
cli-default = По умолчанию
cli-choices = Значения
# Значение варианта, который включают или выключают: как его вводят и что оно значит.
cli-flag =
    { $value ->
        [on] on (вкл.)
       *[off] off (выкл.)
    }
cli-bots = Боты: { $names }
cli-languages = Языки: { $names }
cli-games-played = Сыграно партий
cli-measured = Измерено
cli-simulated =
    { $count ->
        [one] { $count } партия в { $game }, мест: { $players }
        [few] { $count } партии в { $game }, мест: { $players }
       *[many] { $count } партий в { $game }, мест: { $players }
    }
cli-seat = Место
cli-bot = Бот
cli-wins = Победы
cli-mean-score = В среднем
cli-spread = Разброс
cli-range = Мин. … макс.
# $wins бывает дробным: общая победа делится.
cli-bot-wins = { $bot }: побед { $wins } из { $games }, в среднем { $score } очка
# $ending — ключ причины, по которой закончилась партия; здесь её название.
cli-ending =
    { $ending ->
        [supply] Причина конца — исчерпан запас: { $times } из { $games }
        [deadlock] Причина конца — замерла торговля: { $times } из { $games }
        [rounds] Причина конца — сыграны все раунды: { $times } из { $games }
        [cubes] Причина конца — исчерпан цвет кубиков: { $times } из { $games }
        [city] Причина конца — город застроен: { $times } из { $games }
        [quiet] Причина конца — стройка замерла: { $times } из { $games }
       *[other] Причина конца — { $ending }: { $times } из { $games }
    }
cli-length = Партия длится в среднем { $turns } хода и { $decisions } решения.
# В игре без ходов.
cli-length-decisions = Партия длится в среднем { $decisions } решения.
cli-speed = { $seconds } с; за секунду партий: { $games }, решений: { $decisions }
cli-build-compiled = Движок скомпилирован.
cli-build-pure = Движок работает в интерпретаторе.
cli-game = Игра
cli-seats = Места
cli-decisions-per-s = Решений/с
cli-games-per-s = Партий/с
cli-clone = Копия
cli-clone-play = Копия и шаг
cli-bytes = Байт в копии
cli-bench-note = Случайные партии; копии позиции из середины одной из них. Каждое число — медиана пяти измерений.
cli-record-ok =
    { $plies ->
        [one] ok: { $game }, игроков: { $players }, { $plies } шаг, хеш { $digest }
        [few] ok: { $game }, игроков: { $players }, { $plies } шага, хеш { $digest }
       *[many] ok: { $game }, игроков: { $players }, { $plies } шагов, хеш { $digest }
    }
cli-content-ok = ok: { $file } подходит для { $game }
cli-content-changes =
    { $count ->
        [0] Ничего не меняется.
        [one] Меняется { $count } запись.
        [few] Меняются { $count } записи.
       *[many] Меняется { $count } записей.
    }
