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
terminal-amount = Введите число от { $low } до { $high }.
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
terminal-nothing-refused = Сейчас ничего не запрещено.
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
terminal-no-move = Не понимаю: «{ $typed }».
terminal-no-move-but = Не понимаю: «{ $typed }». Может быть, «{ $near }»?
terminal-try-help = Введите h, чтобы получить помощь.
terminal-confirm = { $action }: это нельзя отменить. Enter — продолжить, н — передумать.
# Слова, которые значат «да» и «нет», кроме y и n; сначала самое короткое.
terminal-yes = д да
terminal-no = н нет
terminal-yes-or-no = Введите { $yes } или { $no } (Enter — { $enter }).
terminal-help-title = Помощь
terminal-help =
    Введите номер варианта или число, если спрашивают о нём.
    Шаг можно и записать словами; первые слова шага сужают длинный список.
    Несколько ответов пишут в строку через точку с запятой:  1; 3; 4
    Каждый номер относится к списку, каким он стал после предыдущего ответа. Если хоть один ответ невозможен, не играется ни один.

    t        снова показать стол
    l        показать последние ходы; l 99 — последние 99
    ?        показать, что сейчас нельзя и почему
    u        отменить последний шаг
    U        отменить всё, что можно
    s ФАЙЛ   сохранить копию
    + -      листать стол, который не помещается на экран; . — другие варианты
    h СЛОВО  пояснить действие, деталь или карту по названию или знаку
    q        выйти; игра сохранена
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
cli-serve-open = Откройте один из этих адресов на любом устройстве в вашей сети:
cli-serve-stop = Ctrl+C останавливает сервер. Всё сохранено.
cli-serve-not-started = Сервер не запустился; причина указана в строках выше.
cli-serve-no-port = Не удаётся занять адрес { $where }: { $reason }
cli-serve-no-database = Не удаётся открыть базу данных { $where }: { $reason }
cli-serve-not-built = Веб-клиент ещё не собран. Выполните { $command } в папке проекта и обновите эту страницу.

## Экран по страницам, пояснения, ошибки в командной строке

terminal-more-table = + показать следующую часть стола, - предыдущую (часть { $page } из { $pages })
terminal-more-choices = . показать другие варианты (страница { $page } из { $pages })
terminal-more-text = Enter — следующая страница
terminal-end-of-text = Enter — вернуться к столу
terminal-leave-table = + и - листают стол, Enter — закончить
terminal-which-answer = Это ответ { $number } в строке, «{ $typed }»; ничего не сыграно.
terminal-keys-about = h СЛОВО пояснить
terminal-keys-prompt = Enter — дальше · q — выйти; игра сохранена
terminal-help-now = Что можно сделать сейчас
terminal-topics = Введите h и одно из этих слов, чтобы прочитать всё об этом: { $topics }.
terminal-nothing-about = О «{ $word }» здесь ничего нет.
terminal-topic =
    { $topic ->
        [action] действия
        [department] отделы
        [donation] пожертвования
        [worker] работники
        [plan] планы
        [ad] объявления
        [target] цели
        [card] карты
        [opponent] соперник
        [sign] знаки
        [option] параметры
        [part] подсчёт
        [broker] брокеры
        [type] типы отделов
        [means] власть и джокеры
        [pose] состояния
        [cube] кубики
        [ability] способности
       *[game] игра
    }
terminal-rules = Правила (на английском): magnate rules { $game }
cli-no-game = назовите игру; см. magnate games
cli-no-input = стандартный ввод закрыт: ответы читать неоткуда
cli-no-output = стандартный вывод закрыт: выводить некуда
cli-output-failed = не удаётся вывести: { $reason }
cli-save-folder = { $file } — папка; укажите файл в ней
cli-save-taken = { $file } уже есть; продолжите игру через --resume или укажите другой файл
cli-nothing-saved =
    { $game ->
        [any] в { $folder } нет сохранённых игр
       *[other] в { $folder } нет сохранённых игр: { $game }
    }
cli-usage-missing = не хватает { $name }; см. magnate --help
cli-usage-whole = { $name }: нужно целое число, а не «{ $value }»
cli-usage-number = { $name }: нужно число, а не «{ $value }»
cli-usage-least = { $name }: нужно не меньше { $least }, а не { $value }
cli-usage-no-option = параметра { $name } нет; см. magnate --help
cli-usage-value = после { $name } нужно значение
cli-usage-no-value = у { $name } нет значения
cli-usage-no-command = команды «{ $name }» нет; см. magnate --help
cli-usage-missing-command = не хватает команды; см. magnate --help
cli-usage-extra = лишние слова: { $words }
