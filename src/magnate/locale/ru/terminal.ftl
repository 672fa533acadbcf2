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
terminal-amount = Введите сумму от { $low } до { $high }.
terminal-and-more =
    { $count ->
        [one] { $action } (и ещё { $count } похожее)
       *[many] { $action } (и ещё { $count } похожих)
    }
terminal-keys = h помощь · l журнал · q выход
# Некоторые столы показывают по частям: их названия, как их набирают.
terminal-keys-parts = t весь стол, или t { $parts }
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
# Слова, которые значат «да» и «нет», кроме y и n; сначала самое короткое.
terminal-yes = д да
terminal-no = н нет
terminal-yes-or-no = Введите { $yes } или { $no }.
terminal-help-title = Помощь
terminal-help =
    Введите номер выбора или сумму, если спрашивают о ней.
    Шаг можно и записать словами; первые слова шага сужают длинный список.
    Несколько шагов пишут в строку через точку с запятой:  1; 3; 4

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
terminal-opponent = Соперник
# Победные очки, коротко.
terminal-vp = ПО
# Как называет себя файл с другими данными о компонентах.
terminal-content-name = Компоненты: { $name }

## Просмотр записи

terminal-replay-ply = Шаг { $ply } из { $last }
terminal-replay-keys = Enter вперёд · b назад · n 10, b 10 на десять шагов · g 50 к шагу 50 · t следующий ход · e конец · q выход
terminal-other-rules = Эта партия сыграна по правилам версии { $old }, установлена версия { $new }. Она приводит к тем же позициям.
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
# В партии с одним местом: кто играет против него по правилам.
cli-opponent = Соперник: в среднем { $score } очка
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
cli-bytes = Байты
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
