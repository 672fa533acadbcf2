# Страницы вокруг столов, в браузере.

## Шапка страницы

web-mast-tag = три торговых дома, один стол
web-mast-nav = Страницы
web-mast-tables = Столы
web-mast-watch = Смотреть
web-mast-replays = Повторы
web-mast-rules = Правила
web-mast-settings = Настройки
web-mast-menu = Меню
web-mast-light = Светлые цвета
web-mast-dark = Тёмные цвета
web-mast-nobody = Гость

## Общее

web-pages-on = да
web-pages-off = нет
web-pages-cancel = Отмена
web-pages-file = Выбрать файл
web-pages-live = в реальном времени
web-pages-by-turns = по ходам, несколько дней
web-pages-practice = тренировка
web-pages-hints = с подсказками
web-pages-content = изменённые компоненты
web-pages-option = { $option }: { $value }
web-pages-pace-move = { $span } на решение
web-pages-pace-budget = { $span } на партию
web-pages-pace-increment = { $span } на партию и ещё { $more } за решение
web-colour-0 = янтарный, ромб
web-colour-1 = голубой, круг
web-colour-2 = зелёный, треугольник
web-colour-3 = лиловый, квадрат
web-colour-4 = алый, звезда
# Боты сервера.
web-bot-greedy = Жадный: думает на шаг вперёд
    .about = думает на шаг вперёд
web-bot-random = Случайный: ходит как попало
    .about = ходит как попало

## Имя

web-name-sign-in = У вас есть учётная запись?

## Ссылки

web-link-copy = Скопировать
web-link-copied = Скопировано.
web-link-selected = Ссылка выделена: скопируйте её с клавиатуры или долгим нажатием.
web-link-qr = Ссылка в виде QR-кода

## Главная

web-home-play-now = Играть сейчас
web-home-new = Новый стол
web-home-learn = Краткие правила
web-home-players =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
        [many] { $least }–{ $most } игроков
       *[other] { $least }–{ $most } игрока
    }
web-home-minutes = около { $minutes } мин
web-home-container = деньги скрыты
web-home-carnegie = почти без везения
web-home-rolling_heights = испытайте удачу
web-home-mine = Ваши столы
web-home-waiting =
    { $count ->
        [one] { $count } ждёт вас
        [few] { $count } ждут вас
        [many] { $count } ждут вас
       *[other] { $count } ждут вас
    }
web-home-welcome = За столом вас узнают по имени. Потом играйте сразу против ботов или откройте стол и разошлите ссылку.
web-home-none = Вы ещё не сидите ни за одним столом. Играйте сразу против ботов или откройте стол и отправьте ссылку друзьям.
web-home-all =
    { $count ->
        [one] Все столы: { $count }
       *[other] Все столы: { $count }
    }
web-home-fewer = Меньше столов
web-home-open = Открытые столы
web-home-no-account = без учётной записи
web-home-none-open = Сейчас никто не ищет игроков. Новый стол, открытый для всех, появится здесь.
web-home-needs =
    { $count ->
        [one] { $players }: свободно { $count } место
        [few] { $players }: свободно { $count } места
        [many] { $players }: свободно { $count } мест
       *[other] { $players }: свободно { $count } места
    }
web-home-join = Сесть

## Стол в списке

web-row-play = Играть
web-row-open = Открыть
web-row-review = Итоги
web-row-your-turn = Ваш ход
web-row-others = Думают другие
web-row-to-act = Ждём: { $players }
web-row-seats-open =
    { $count ->
        [one] Не начато: свободно { $count } место
        [few] Не начато: свободно { $count } места
        [many] Не начато: свободно { $count } мест
       *[other] Не начато: свободно { $count } места
    }
web-row-ready = Не начато: все места заняты
web-row-over = Окончено
web-row-ended = Окончено: { $scores }
web-row-score = { $player } { $score }
web-row-you = вы
web-row-closed = Продолжить нельзя: правила с тех пор изменились
web-row-expired = Брошено

## О чём спрашивают, коротко

web-asked-container-main = Выберите действие
web-asked-container-buy-from-factory = Покупка в фабричном магазине
web-asked-container-buy-in-harbour = Покупка в порту
web-asked-container-load = Погрузите контейнеры на корабль
web-asked-container-make = Выберите, что произвести
web-asked-container-factory-price = Назначьте цены в фабричном магазине
web-asked-container-harbour-price = Назначьте цены в портовом магазине
web-asked-container-bid = Сделайте тайную ставку
web-asked-container-second-bid = Равенство: добавьте к ставке
web-asked-container-seller = Принять ставку или оставить контейнеры
web-asked-container-broker-bid = Сделайте брокеру денежную ставку
web-asked-container-offer = Предложите брокеру контейнеры
web-asked-container-pay = Отдайте брокеру контейнер
web-asked-container-seize = Выберите, что изымет банк
web-asked-carnegie-sides = Выберите стороны вкладок проектов
web-asked-carnegie-place = Разместите первый проект
web-asked-carnegie-reserve = Возьмите отдел в запас
web-asked-carnegie-note = Тайно запишите пожертвование
web-asked-carnegie-choose = Выберите действие раунда
web-asked-carnegie-bring-home = Верните сотрудников
web-asked-carnegie-lobby = Отправьте прибывших в приёмную
web-asked-carnegie-staff = Сотрудники или деньги
web-asked-carnegie-goods = Товары или деньги
web-asked-carnegie-donate = Сделайте пожертвование
web-asked-carnegie-study = Потратьте очки исследований
web-asked-carnegie-wait = Пропустить остальных вперёд?
web-asked-carnegie-use = Используйте отдел
web-asked-carnegie-department = Дайте сотрудникам поручения
web-asked-carnegie-move = Передвиньте сотрудников
web-asked-carnegie-move-in = Займите новый отдел
web-asked-carnegie-vacate = Освободите рабочее место
web-asked-carnegie-activate = Активируйте сотрудников
web-asked-rolling_heights-start = Выберите первый план
web-asked-rolling_heights-rest = Выберите, кого отложить
web-asked-rolling_heights-risk = Надавить или остановиться?
web-asked-rolling_heights-tire = Забастовка! Выберите, кто устаёт
web-asked-rolling_heights-main = Стройте силами работников
web-asked-rolling_heights-upgrade = Улучшите работника
web-asked-rolling_heights-swap = Обменяйте работника
web-asked-rolling_heights-cube = Возьмите кубики
web-asked-rolling_heights-take = Возьмите план
web-asked-rolling_heights-place = Разместите план
web-asked-rolling_heights-pay = Заплатите за план
web-asked-rolling_heights-hire = Возьмите нового работника

## Новый стол

web-new-which = Какая игра?
web-new-title = { $game }: новый стол
web-new-seats = Места
web-new-players = Игроки
web-new-seat = Место { $number }
web-new-me = Я
web-new-here = Друг за этим экраном
web-new-open = Кто придёт
    .about = по ссылке или из списка
web-new-bot = Бот
web-new-which-bot = какой бот
web-new-colour = Цвет
web-new-shared = Вы передаёте экран друг другу; между ходами всё тайное скрыто.
web-new-options = Варианты
web-new-table = Стол
web-new-found = Доступ
web-new-by-link = Только по ссылке
web-new-public = Для всех
web-new-pace = Темп
web-new-live = В реальном времени
web-new-turns = На несколько дней
web-new-clock = Часы
    .about = Когда время выйдет, на этом месте играет бот, пока человек не вернётся.
web-new-clock-none = Нет
web-new-clock-move = На решение
web-new-clock-budget = На партию
web-new-each = Каждое решение
web-new-whole = Всего
web-new-more = Добавка за решение
web-new-spectators = Можно смотреть
    .about = Зрители видят то, что видят все за столом, и ничего тайного.
web-new-hints = Подсказки
    .about = Все могут спросить, как сыграл бы бот.
web-new-practice = Тренировка
    .about = Ходы можно отменять, даже если что-то уже открылось. Стол помечен как тренировочный.
web-new-content = Другие компоненты
    .about = Файл меняет цены, запасы, карты и прочее для этого стола: TOML или JSON. Все видят, что они изменены.
    .name = Сначала назовите имя внизу.
web-new-content-read = Используется файл { $file }.
web-new-create = Открыть стол
web-new-begin = Начать партию
web-new-then = Дальше вы получите ссылку для остальных.
web-new-then-public = Стол увидят все в списке, а вы получите и ссылку.
web-new-full = Все места заняты: партия начнётся сразу.
web-new-no-one = Хотя бы одно место должно быть не у бота.
web-new-no-name = Всем за этим экраном нужно имя.
web-new-same-name = У двоих одинаковое имя.

## Перед партией

web-room-rules = Правила
web-room-seats = Места
web-room-open =
    { $count ->
        [0] все заняты
        [one] свободно: { $count }
       *[other] свободно: { $count }
    }
web-room-free = Свободно
web-room-reserved = Придержано для владельца ссылки
web-room-you = вы
web-room-here = на месте
web-room-away = сейчас не смотрит
web-room-sit = Сесть сюда
web-room-bot = Отдать боту
web-room-link = Ссылка на место
web-room-seat-link = Ссылка на это место
    .about = Место получит тот, кто откроет её первым. Она видна только сейчас: скопируйте её, прежде чем уйти со страницы.
web-room-kick = Попросить уйти
web-room-clear = Освободить
web-room-invite = Пригласить
    .link = Ссылка на этот стол
    .about = У кого есть ссылка, тот может сесть за стол. Учётная запись не нужна.
web-room-localhost = Эта ссылка работает только на вашем устройстве: Magnate запущен лишь для него, или сети нет.
web-room-begin = Начать или уйти
web-room-start = Начать партию
web-room-ready = Все на месте.
web-room-host = Ждём: партию начнёт хозяин стола.
web-room-waiting =
    { $count ->
        [one] Не хватает { $count } игрока.
        [few] Не хватает { $count } игроков.
        [many] Не хватает { $count } игроков.
       *[other] Не хватает { $count } игрока.
    }
web-room-leave = Уйти
web-room-sure = Уступить своё место?
web-room-sure-host = Уступить своё место? Хозяином станет кто-то другой; если никого нет, стол закроется.

## Смотреть и вспоминать

web-watch-title = Смотреть
web-watch-lead = Партии, которые идут сейчас. Вы видите то же, что все за столом.
web-watch-none = Сейчас нет партий, которые можно смотреть.
web-watch-go = Смотреть
web-replays-title = Повторы
web-replays-lead = Пройдите партию ход за ходом, глазами любого игрока, и сыграйте дальше с любой позиции.
web-replays-name = Ваши оконченные партии хранятся под вашим именем.
web-replays-bring = Открыть запись
web-replays-drop = Перетащите сюда файл записи или выберите его.
web-replays-large = Файл слишком велик для записи.
web-replays-wrong = Это не запись партии.
web-replays-mine = Ваши оконченные партии
web-replays-open = Повтор
web-replays-none = Пока ни одна ваша партия не окончена.

## Правила

web-rules-title = { $game }: правила
web-rules-games = Игры
web-rules-search = Искать в правилах
web-rules-found =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
web-rules-contents = Содержание
web-rules-table = Таблица
web-rules-english = Правила написаны по-английски.

## Настройки

web-settings-title = Настройки
web-settings-lead = Они действуют в этом браузере.
web-settings-looks = Вид
web-settings-language = Язык
web-settings-theme = Цвета
web-settings-theme-device = Как на устройстве
web-settings-theme-light = Светлые
web-settings-theme-dark = Тёмные
web-settings-motion = Движение
web-settings-motion-off = Нет
web-settings-motion-slow = Медленно
web-settings-motion-normal = Обычно
web-settings-motion-fast = Быстро
web-settings-patterns = Узоры вдобавок к цветам
    .about = В игре «Контейнер» и на полосах итогового подсчёта.
web-settings-text = Текстовый режим
    .about = Позиция словами и все варианты списком, для программ чтения с экрана и клавиатуры.
web-settings-play = Игра
web-settings-confirm = Подтверждать
web-settings-confirm-final = Что нельзя отменить
web-settings-confirm-always = Каждый ход
web-settings-ends = Завершать мой ход автоматически
    .about = Когда делать больше нечего, ход переходит дальше без вопроса.
web-settings-call = Когда ваш ход
web-settings-sound = Звук
    .about = Короткий звонок.
web-settings-notify = Уведомления
    .about = Браузер сообщит, даже если открыта другая страница.
    .denied = Этому браузеру запрещено их показывать. Сначала разрешите уведомления для этой страницы в его настройках.
    .withheld = Браузеры показывают их только на страницах с https. В простой домашней сети об этом скажет заголовок страницы.

## О себе

web-me-stranger = Кто вы?
    .about = Чтобы играть, достаточно имени. С учётной записью вы вернётесь с любого устройства.
web-me-guest = Играть гостем
web-me-sign-in = Войти
web-me-by-link = Впустить вас сюда может другое ваше устройство.
web-me-enter-code = Ввести код
web-me-name = Имя
web-me-keep = Сохранить
web-me-kept = Сохранено.
web-me-name-note = За столами, где вы уже сидите, останется прежнее.
web-me-games = Ваши партии
web-me-played =
    { $count ->
        [one] окончена
       *[other] окончено
    }
web-me-won =
    { $played ->
        [one] оконченная партия, побед: { $count }
        [few] оконченные партии, побед: { $count }
        [many] оконченных партий, побед: { $count }
       *[other] оконченной партии, побед: { $count }
    }
web-me-none = Партий пока нет.
web-me-account = Учётная запись
    .about = Без неё вас знает только этот браузер. С логином и паролем вы вернётесь откуда угодно.
web-me-account-is = Ваш логин: { $login }.
web-me-account-make = Завести запись
web-me-login = Логин
web-me-password = Пароль
    .about = Не меньше 8 знаков.
web-me-device = Другое устройство
    .about = Одноразовая ссылка, которая действует десять минут, сделает вашим и телефон, и другой компьютер.
web-me-device-make = Создать ссылку
web-me-device-link = Откройте это на другом устройстве
web-me-device-code = Или введите там, в разделе «Войти», этот код:
web-me-device-secret = Никому его не показывайте: у кого он есть, тот играет от вашего имени.
web-me-leave = Выход
web-me-out = Выйти
web-me-out-sure = Выйти в этом браузере?
web-me-out-guest = У вас нет учётной записи: если выйти, к своим столам уже не вернуться.
web-me-delete = Удалить мои данные
web-me-delete-sure = Ваше имя, учётная запись и входы будут удалены, а ваши места займут боты. Отменить это нельзя.

## Ссылки на места и устройства

web-door-title = Приглашение
web-door-seat = Здесь есть свободное место.
web-door-watch = Все места заняты. Назовите себя, чтобы войти и посмотреть.
web-join-title = Место для вас
web-join-bad = Ссылка неполная, или стола больше нет. Попросите новую.
web-join-name = Для вас придержали место.
web-join-go = Занять место
web-join-as = Ваше имя за столом: { $player }.
web-join-already = Вы уже сидите за этим столом.
web-device-title = Другое устройство
web-device-this = Сделать этот браузер своим
web-device-about = После этого вы играете здесь под тем же именем, что и на другом устройстве, со всеми своими столами.
web-device-known = Сейчас ваше имя здесь: { $player }. Без учётной записи к тем столам уже не вернуться.
web-device-code = Код
    .about = Его покажет другое устройство: откройте там своё имя и выберите «{ web-me-device-make }».
web-device-go = Это моё устройство

## В чём отказано

web-error-bad-login = В логине от 3 до 64 печатных знаков.
web-error-bad-password = В пароле от 8 до 200 знаков.
web-error-login-taken = Такой логин уже занят.
web-error-bad-record = Это не запись партии, которую можно здесь повторить.
web-error-bad-setup = С такими вариантами или компонентами партию не начать.
web-error-bad-content = Этот файл использовать нельзя.
web-error-bad-seats = Эти места не подходят к числу игроков.
web-error-bad-pace = Часы идут либо на решение, либо на партию.
web-error-no-bot = Такого бота нет.
web-error-no-game = Такой игры нет.
web-error-no-seat = Такого места нет.
web-error-own-seat = Чтобы уступить своё место, покиньте стол.
web-error-same-name = За этим столом такое имя уже есть. Измените своё на своей странице.
web-error-seats-open = Ещё есть свободные места.
web-error-too-many-tables = У вас слишком много неоконченных столов. Сначала закончите или покиньте некоторые.
web-error-too-many-replays = Вы открыли слишком много записей.
