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
terminal-amount = Введіть число від { $low } до { $high }.
terminal-and-more =
    { $count ->
        [one] { $action } (і ще { $count } схожа)
        [few] { $action } (і ще { $count } схожі)
       *[many] { $action } (і ще { $count } схожих)
    }
terminal-keys = h довідка · l журнал · q вихід
# Деякі столи показують частинами: їхні назви, як їх набирають.
terminal-keys-parts = t увесь стіл, або t { $parts }
terminal-keys-undo =
    { $count ->
        [1] u крок назад
       *[other] u крок назад, U усі { $count }
    }
terminal-keys-refused = ? чого не можна
terminal-refused = Чого зараз не можна
terminal-nothing-refused = Зараз нічого не заборонено.
terminal-log = Журнал партії
terminal-log-empty = Ще нічого не сталося.
terminal-nothing-to-undo = Немає чого скасовувати.
terminal-undone =
    { $count ->
        [one] Скасовано { $count } крок.
        [few] Скасовано { $count } кроки.
       *[many] Скасовано { $count } кроків.
    }
terminal-illegal = { $action }: { $reason }
# Що було введено, і схожий крок.
terminal-no-move = Не розумію: «{ $typed }».
terminal-no-move-but = Не розумію: «{ $typed }». Може, «{ $near }»?
terminal-try-help = Введіть h, щоб відкрити довідку.
terminal-confirm = { $action }: це не можна скасувати. Enter — продовжити, н — передумати.
# Слова, що означають «так» і «ні», крім y та n; спершу найкоротше.
terminal-yes = т так
terminal-no = н ні
terminal-yes-or-no = Введіть { $yes } або { $no } (Enter — { $enter }).
terminal-help-title = Довідка
terminal-help =
    Введіть номер варіанта або число, якщо запитують про нього.
    Крок можна й записати словами; перші слова кроку звужують довгий список.
    Кілька відповідей пишуть у рядок через крапку з комою:  1; 3; 4
    Кожен номер стосується списку, яким він став після попередньої відповіді. Якщо хоч одна відповідь неможлива, не грається жодна.

    t        знову показати стіл
    l        показати останні ходи; l 99 — останні 99
    ?        показати, чого зараз не можна й чому
    u        скасувати останній крок
    U        скасувати все, що можна
    s ФАЙЛ   зберегти копію
    + -      гортати стіл, який не вміщається на екран; . — інші варіанти
    h СЛОВО  пояснити дію, деталь або карту за назвою чи знаком
    q        вийти; гру збережено
terminal-winner = { $name } перемагає!
terminal-winners = Спільна перемога: { $names }.
terminal-account = Підсумки
terminal-finished = Партію збережено в { $file }. Переглянути знову: magnate replay { $file }
terminal-default-name = Гравець { $number }
terminal-opponent = Суперник
# Переможні очки, коротко.
terminal-vp = ПО
# Як називає себе файл з іншими даними про компоненти.
terminal-content-name = Компоненти: { $name }

## Перегляд запису

terminal-replay-ply = Крок { $ply } із { $last }
terminal-replay-keys = Enter вперед · b назад · n 10, b 10 на десять кроків · g 50 до кроку 50 · t наступний хід · e кінець · q вихід
terminal-other-rules = Цю партію зіграно за правилами версії { $old }, установлено версію { $new }. Вона приводить до тих самих позицій.
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
# У партії з одним місцем: хто грає проти нього за правилами.
cli-opponent = Суперник: у середньому { $score } очка
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
cli-bytes = Байти
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
cli-serve-open = Відкрийте одну з цих адрес на будь-якому пристрої у вашій мережі:
cli-serve-stop = Ctrl+C зупиняє сервер. Усе збережено.
cli-serve-not-started = Сервер не запустився; причину вказано в рядках вище.
cli-serve-no-port = Не вдається зайняти адресу { $where }: { $reason }
cli-serve-no-database = Не вдається відкрити базу даних { $where }: { $reason }
cli-serve-not-built = Вебклієнт ще не зібрано. Виконайте { $command } у теці проєкту й оновіть цю сторінку.

## Екран сторінками, пояснення, помилки в командному рядку

terminal-more-table = + показати наступну частину столу, - попередню (частина { $page } з { $pages })
terminal-more-choices = . показати інші варіанти (сторінка { $page } з { $pages })
terminal-more-text = Enter — наступна сторінка
terminal-end-of-text = Enter — повернутися до столу
terminal-leave-table = + і - гортають стіл, Enter — закінчити
terminal-which-answer = Це відповідь { $number } у рядку, «{ $typed }»; нічого не зіграно.
terminal-keys-about = h СЛОВО пояснити
terminal-keys-prompt = Enter — далі · q — вийти; гру збережено
terminal-help-now = Що можна зробити зараз
terminal-topics = Введіть h і одне з цих слів, щоб прочитати все про це: { $topics }.
terminal-nothing-about = Про «{ $word }» тут нічого немає.
terminal-topic =
    { $topic ->
        [action] дії
        [department] відділи
        [donation] пожертви
        [worker] працівники
        [plan] плани
        [ad] оголошення
        [target] цілі
        [card] карти
        [opponent] суперник
        [sign] знаки
        [option] параметри
        [part] підрахунок
        [broker] брокери
        [type] типи відділів
        [means] влада й джокери
        [pose] стани
        [cube] кубики
        [ability] властивості
       *[game] гра
    }
terminal-rules = Правила (англійською): magnate rules { $game }
cli-no-game = назвіть гру; див. magnate games
cli-no-input = стандартний ввід закрито: немає звідки читати відповіді
cli-no-output = стандартний вивід закрито: немає куди виводити
cli-output-failed = не вдається вивести: { $reason }
cli-save-folder = { $file } — тека; вкажіть файл у ній
cli-save-taken = { $file } уже є; продовжте гру через --resume або вкажіть інший файл
cli-nothing-saved =
    { $game ->
        [any] у { $folder } немає збережених ігор
       *[other] у { $folder } немає збережених ігор: { $game }
    }
cli-usage-missing = бракує { $name }; див. magnate --help
cli-usage-whole = { $name }: потрібне ціле число, а не «{ $value }»
cli-usage-number = { $name }: потрібне число, а не «{ $value }»
cli-usage-least = { $name }: потрібно щонайменше { $least }, а не { $value }
cli-usage-no-option = параметра { $name } немає; див. magnate --help
cli-usage-value = після { $name } потрібне значення
cli-usage-no-value = у { $name } немає значення
cli-usage-no-command = команди «{ $name }» немає; див. magnate --help
cli-usage-missing-command = бракує команди; див. magnate --help
cli-usage-extra = зайві слова: { $words }
