# Сторінки навколо столів, у браузері.

## Шапка сторінки

web-mast-tag = три торгові доми, один стіл
web-mast-nav = Сторінки
web-mast-tables = Столи
web-mast-watch = Дивитися
web-mast-replays = Повтори
web-mast-rules = Правила
web-mast-settings = Налаштування
web-mast-menu = Меню
web-mast-light = Світлі кольори
web-mast-dark = Темні кольори
web-mast-nobody = Гість

## Спільне

web-pages-on = так
web-pages-off = ні
web-pages-cancel = Скасувати
web-pages-file = Вибрати файл
web-pages-live = наживо
web-pages-by-turns = по ходах, кілька днів
web-pages-practice = тренування
web-pages-hints = із підказками
web-pages-content = змінені компоненти
web-pages-option = { $option }: { $value }
web-pages-pace-move = { $span } на рішення
web-pages-pace-budget = { $span } на партію
web-pages-pace-increment = { $span } на партію і ще { $more } за рішення
web-colour-0 = бурштиновий, ромб
web-colour-1 = блакитний, коло
web-colour-2 = зелений, трикутник
web-colour-3 = ліловий, квадрат
web-colour-4 = червоний, зірка
# Боти сервера.
web-bot-greedy = Жадібний: думає на крок уперед
    .about = думає на крок уперед
web-bot-random = Випадковий: ходить як завгодно
    .about = ходить як завгодно

## Ім’я

web-name-sign-in = Маєте обліковий запис?

## Посилання

web-link-copy = Скопіювати
web-link-copied = Скопійовано.
web-link-selected = Посилання виділено: скопіюйте його з клавіатури або довгим натисканням.
web-link-qr = Посилання як QR-код

## Головна

web-home-play-now = Грати зараз
web-home-new = Новий стіл
web-home-learn = Короткі правила
web-home-players =
    { $most ->
        [one] { $least }–{ $most } гравець
        [few] { $least }–{ $most } гравці
        [many] { $least }–{ $most } гравців
       *[other] { $least }–{ $most } гравця
    }
web-home-minutes = близько { $minutes } хв
web-home-container = гроші приховано
web-home-carnegie = майже без везіння
web-home-rolling_heights = спробуйте удачу
web-home-mine = Ваші столи
web-home-waiting =
    { $count ->
        [one] { $count } чекає на вас
        [few] { $count } чекають на вас
        [many] { $count } чекають на вас
       *[other] { $count } чекають на вас
    }
web-home-welcome = За столом вас упізнають за ім’ям. Потім грайте одразу проти ботів або відкрийте стіл і розішліть посилання.
web-home-none = Ви ще не сидите за жодним столом. Грайте одразу проти ботів або відкрийте стіл і надішліть посилання друзям.
web-home-all =
    { $count ->
        [one] Усі столи: { $count }
       *[other] Усі столи: { $count }
    }
web-home-fewer = Менше столів
web-home-open = Відкриті столи
web-home-no-account = без облікового запису
web-home-none-open = Зараз ніхто не шукає гравців. Новий стіл, відкритий для всіх, з’явиться тут.
web-home-needs =
    { $count ->
        [one] { $players }: вільне { $count } місце
        [few] { $players }: вільні { $count } місця
        [many] { $players }: вільно { $count } місць
       *[other] { $players }: вільно { $count } місця
    }
web-home-join = Сісти

## Стіл у списку

web-row-play = Грати
web-row-open = Відкрити
web-row-review = Підсумки
web-row-your-turn = Ваш хід
web-row-others = Думають інші
web-row-to-act = Чекаємо: { $players }
web-row-seats-open =
    { $count ->
        [one] Не почато: вільне { $count } місце
        [few] Не почато: вільні { $count } місця
        [many] Не почато: вільно { $count } місць
       *[other] Не почато: вільно { $count } місця
    }
web-row-ready = Не почато: усі місця зайняті
web-row-over = Завершено
web-row-ended = Завершено: { $scores }
web-row-score = { $player } { $score }
web-row-you = ви
web-row-closed = Продовжити не можна: правила відтоді змінилися
web-row-expired = Покинуто

## Про що питають, коротко

web-asked-container-main = Виберіть дію
web-asked-container-buy-from-factory = Купівля у фабричному магазині
web-asked-container-buy-in-harbour = Купівля в порту
web-asked-container-load = Завантажте контейнери на корабель
web-asked-container-make = Виберіть, що виробити
web-asked-container-factory-price = Призначте ціни у фабричному магазині
web-asked-container-harbour-price = Призначте ціни в портовому магазині
web-asked-container-bid = Зробіть таємну ставку
web-asked-container-second-bid = Рівність: додайте до ставки
web-asked-container-seller = Прийняти ставку чи залишити контейнери
web-asked-container-broker-bid = Зробіть брокеру грошову ставку
web-asked-container-offer = Запропонуйте брокеру контейнери
web-asked-container-pay = Віддайте брокеру контейнер
web-asked-container-seize = Виберіть, що вилучить банк
web-asked-carnegie-sides = Виберіть сторони вкладок проєктів
web-asked-carnegie-place = Розмістіть перший об’єкт
web-asked-carnegie-reserve = Зарезервуйте відділ
web-asked-carnegie-note = Таємно запишіть пожертву
web-asked-carnegie-choose = Виберіть дію раунду
web-asked-carnegie-bring-home = Поверніть працівників
web-asked-carnegie-lobby = Відправте прибулих до лобі
web-asked-carnegie-staff = Працівники чи гроші
web-asked-carnegie-goods = Товари чи гроші
web-asked-carnegie-donate = Зробіть пожертву
web-asked-carnegie-study = Витратьте очки розвитку
web-asked-carnegie-wait = Пропустити інших уперед?
web-asked-carnegie-use = Використайте відділ
web-asked-carnegie-department = Дайте працівникам доручення
web-asked-carnegie-move = Перемістіть працівників
web-asked-carnegie-move-in = Займіть новий відділ
web-asked-carnegie-vacate = Звільніть робоче місце
web-asked-carnegie-activate = Задійте працівників
web-asked-rolling_heights-start = Виберіть перший план
web-asked-rolling_heights-rest = Виберіть, кого відкласти
web-asked-rolling_heights-risk = Підігнати чи зупинитися?
web-asked-rolling_heights-tire = Страйк! Виберіть, хто втомлюється
web-asked-rolling_heights-main = Будуйте силами працівників
web-asked-rolling_heights-upgrade = Підвищте працівника
web-asked-rolling_heights-swap = Обміняйте працівника
web-asked-rolling_heights-cube = Візьміть кубики
web-asked-rolling_heights-take = Візьміть план
web-asked-rolling_heights-place = Розмістіть план
web-asked-rolling_heights-pay = Заплатіть за план
web-asked-rolling_heights-hire = Візьміть нового працівника

## Новий стіл

web-new-which = Яка гра?
web-new-title = { $game }: новий стіл
web-new-seats = Місця
web-new-players = Гравці
web-new-seat = Місце { $number }
web-new-me = Я
web-new-here = Друг за цим екраном
web-new-open = Хто прийде
    .about = за посиланням або зі списку
web-new-bot = Бот
web-new-which-bot = який бот
web-new-colour = Колір
web-new-shared = Ви передаєте екран одне одному; між ходами все таємне приховано.
web-new-options = Варіанти
web-new-table = Стіл
web-new-found = Доступ
web-new-by-link = Лише за посиланням
web-new-public = Для всіх
web-new-pace = Темп
web-new-live = Наживо
web-new-turns = На кілька днів
web-new-clock = Годинник
    .about = Коли час вийде, на цьому місці грає бот, доки людина не повернеться.
web-new-clock-none = Немає
web-new-clock-move = На рішення
web-new-clock-budget = На партію
web-new-each = Кожне рішення
web-new-whole = Усього
web-new-more = Додаток за рішення
web-new-spectators = Можна дивитися
    .about = Глядачі бачать те, що бачать усі за столом, і нічого таємного.
web-new-hints = Підказки
    .about = Усі можуть спитати, як зіграв би бот.
web-new-practice = Тренування
    .about = Ходи можна скасовувати, навіть якщо щось уже відкрилося. Стіл позначено як тренувальний.
web-new-content = Інші компоненти
    .about = Файл змінює ціни, запаси, карти та інше для цього столу: TOML або JSON. Усі бачать, що їх змінено.
    .name = Спершу назвіть ім’я внизу.
web-new-content-read = Використовується файл { $file }.
web-new-create = Відкрити стіл
web-new-begin = Почати партію
web-new-then = Далі ви отримаєте посилання для інших.
web-new-then-public = Стіл побачать усі у списку, а ви отримаєте й посилання.
web-new-full = Усі місця зайняті: партія почнеться одразу.
web-new-no-one = Хоча б одне місце має бути не в бота.
web-new-no-name = Усім за цим екраном потрібне ім’я.
web-new-same-name = У двох однакове ім’я.

## Перед партією

web-room-rules = Правила
web-room-seats = Місця
web-room-open =
    { $count ->
        [0] усі зайняті
        [one] вільно: { $count }
       *[other] вільно: { $count }
    }
web-room-free = Вільно
web-room-reserved = Притримано для власника посилання
web-room-you = ви
web-room-here = на місці
web-room-away = зараз не дивиться
web-room-sit = Сісти сюди
web-room-bot = Віддати боту
web-room-link = Посилання на місце
web-room-seat-link = Посилання на це місце
    .about = Місце отримає той, хто відкриє його першим. Його видно лише зараз: скопіюйте його, перш ніж піти зі сторінки.
web-room-kick = Попросити піти
web-room-clear = Звільнити
web-room-invite = Запросити
    .link = Посилання на цей стіл
    .about = Хто має посилання, той може сісти за стіл. Обліковий запис не потрібен.
web-room-localhost = Це посилання працює лише на вашому пристрої: Magnate запущено тільки для нього, або мережі немає.
web-room-begin = Почати або піти
web-room-start = Почати партію
web-room-ready = Усі на місці.
web-room-host = Чекаємо: партію почне господар столу.
web-room-waiting =
    { $count ->
        [one] Бракує { $count } гравця.
        [few] Бракує { $count } гравців.
        [many] Бракує { $count } гравців.
       *[other] Бракує { $count } гравця.
    }
web-room-leave = Піти
web-room-sure = Поступитися місцем?
web-room-sure-host = Поступитися місцем? Господарем стане хтось інший; якщо нікого немає, стіл закриється.

## Дивитися і згадувати

web-watch-title = Дивитися
web-watch-lead = Партії, що тривають зараз. Ви бачите те саме, що всі за столом.
web-watch-none = Зараз немає партій, які можна дивитися.
web-watch-go = Дивитися
web-replays-title = Повтори
web-replays-lead = Пройдіть партію хід за ходом, очима будь-якого гравця, і зіграйте далі з будь-якої позиції.
web-replays-name = Ваші завершені партії зберігаються під вашим ім’ям.
web-replays-bring = Відкрити запис
web-replays-drop = Перетягніть сюди файл запису або виберіть його.
web-replays-large = Файл завеликий для запису.
web-replays-wrong = Це не запис партії.
web-replays-mine = Ваші завершені партії
web-replays-open = Повтор
web-replays-none = Поки жодну вашу партію не завершено.

## Правила

web-rules-title = { $game }: правила
web-rules-games = Ігри
web-rules-search = Шукати в правилах
web-rules-found =
    { $count ->
        [0] Нічого не знайдено
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
web-rules-contents = Зміст
web-rules-table = Таблиця
web-rules-english = Правила написано англійською.

## Налаштування

web-settings-title = Налаштування
web-settings-lead = Вони діють у цьому браузері.
web-settings-looks = Вигляд
web-settings-language = Мова
web-settings-theme = Кольори
web-settings-theme-device = Як на пристрої
web-settings-theme-light = Світлі
web-settings-theme-dark = Темні
web-settings-motion = Рух
web-settings-motion-off = Немає
web-settings-motion-slow = Повільно
web-settings-motion-normal = Звичайно
web-settings-motion-fast = Швидко
web-settings-patterns = Візерунки на додачу до кольорів
    .about = У грі «Контейнер» і на смугах підсумкового підрахунку.
web-settings-text = Текстовий режим
    .about = Позиція словами й усі варіанти списком, для програм читання з екрана та клавіатури.
web-settings-play = Гра
web-settings-confirm = Підтверджувати
web-settings-confirm-final = Що не можна скасувати
web-settings-confirm-always = Кожен хід
web-settings-ends = Завершувати мій хід автоматично
    .about = Коли робити більше нічого, хід переходить далі без запитання.
web-settings-call = Коли ваш хід
web-settings-sound = Звук
    .about = Короткий дзвінок.
web-settings-notify = Сповіщення
    .about = Браузер повідомить, навіть якщо відкрито іншу сторінку.
    .denied = Цьому браузеру заборонено їх показувати. Спершу дозвольте сповіщення для цієї сторінки в його налаштуваннях.
    .withheld = Браузери показують їх лише на сторінках із https. У простій домашній мережі про це скаже заголовок сторінки.

## Про себе

web-me-stranger = Хто ви?
    .about = Щоб грати, достатньо імені. З обліковим записом ви повернетеся з будь-якого пристрою.
web-me-guest = Грати гостем
web-me-sign-in = Увійти
web-me-by-link = Впустити вас сюди може інший ваш пристрій.
web-me-enter-code = Ввести код
web-me-name = Ім’я
web-me-keep = Зберегти
web-me-kept = Збережено.
web-me-name-note = За столами, де ви вже сидите, залишиться попереднє.
web-me-games = Ваші партії
web-me-played =
    { $count ->
        [one] завершена
       *[other] завершено
    }
web-me-won =
    { $played ->
        [one] завершена партія, перемог: { $count }
        [few] завершені партії, перемог: { $count }
        [many] завершених партій, перемог: { $count }
       *[other] завершеної партії, перемог: { $count }
    }
web-me-none = Партій поки немає.
web-me-account = Обліковий запис
    .about = Без нього вас знає лише цей браузер. З логіном і паролем ви повернетеся звідки завгодно.
web-me-account-is = Ваш логін: { $login }.
web-me-account-make = Створити запис
web-me-login = Логін
web-me-password = Пароль
    .about = Щонайменше 8 знаків.
web-me-device = Інший пристрій
    .about = Одноразове посилання, що діє десять хвилин, зробить вашим і телефон, і інший комп’ютер.
web-me-device-make = Створити посилання
web-me-device-link = Відкрийте це на іншому пристрої
web-me-device-code = Або введіть там, у розділі «Увійти», цей код:
web-me-device-secret = Нікому його не показуйте: хто його має, той грає від вашого імені.
web-me-leave = Вихід
web-me-out = Вийти
web-me-out-sure = Вийти в цьому браузері?
web-me-out-guest = У вас немає облікового запису: якщо вийти, до своїх столів уже не повернутися.
web-me-delete = Видалити мої дані
web-me-delete-sure = Ваше ім’я, обліковий запис і входи буде видалено, а ваші місця займуть боти. Скасувати це не можна.

## Посилання на місця і пристрої

web-door-title = Запрошення
web-door-seat = Тут є вільне місце.
web-door-watch = Усі місця зайняті. Назвіть себе, щоб увійти й подивитися.
web-join-title = Місце для вас
web-join-bad = Посилання неповне, або столу більше немає. Попросіть нове.
web-join-name = Для вас притримали місце.
web-join-go = Зайняти місце
web-join-as = Ваше ім’я за столом: { $player }.
web-join-already = Ви вже сидите за цим столом.
web-device-title = Інший пристрій
web-device-this = Зробити цей браузер своїм
web-device-about = Після цього ви граєте тут під тим самим ім’ям, що й на іншому пристрої, з усіма своїми столами.
web-device-known = Зараз ваше ім’я тут: { $player }. Без облікового запису до тих столів уже не повернутися.
web-device-code = Код
    .about = Його покаже інший пристрій: відкрийте там своє ім’я й виберіть «{ web-me-device-make }».
web-device-go = Це мій пристрій

## У чому відмовлено

web-error-bad-login = У логіні від 3 до 64 друкованих знаків.
web-error-bad-password = У паролі від 8 до 200 знаків.
web-error-login-taken = Такий логін уже зайнято.
web-error-bad-record = Це не запис партії, яку можна тут повторити.
web-error-bad-setup = З такими варіантами чи компонентами партію не почати.
web-error-bad-content = Цей файл використати не можна.
web-error-bad-seats = Ці місця не відповідають кількості гравців.
web-error-bad-pace = Годинник іде або на рішення, або на партію.
web-error-no-bot = Такого бота немає.
web-error-no-game = Такої гри немає.
web-error-no-seat = Такого місця немає.
web-error-own-seat = Щоб поступитися місцем, підіть з-за столу.
web-error-same-name = За цим столом таке ім’я вже є. Змініть своє на своїй сторінці.
web-error-seats-open = Ще є вільні місця.
web-error-too-many-tables = У вас забагато незавершених столів. Спершу завершіть якісь із них або підіть з-за них.
web-error-too-many-replays = Ви відкрили забагато записів.
