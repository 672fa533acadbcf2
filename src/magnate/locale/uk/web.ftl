# Стіл у браузері.

web-your-name = Як вас звати?
web-name-enough = Достатньо імені: обліковий запис і пароль не потрібні.
web-come-in = Зайти
web-no-page = Такої сторінки немає.
web-no-table = Такого столу немає, або дивитися на нього не можна.
web-table-closed = Цю партію не можна продовжити.
web-table-expired = Цей стіл прибрано: за нього більше ніхто не сідав.
web-to-tables = Усі столи
web-to-result = Підсумки
web-try-again = Спробувати ще раз
web-close = Закрити
web-menu = Меню
web-side = Гравці, журнал і чат
web-bar = Що робити зараз
web-laying = Накриваємо стіл…
web-reconnecting = Зв’язок утрачено. Відновлюємо…
web-parts = Частини столу
web-part-board = Стіл
web-part-mine = Моє
web-part-player = Гравець
web-part-others = Усі
web-practice = тренування
web-played-on = продовження
web-watching = ви дивитеся
web-your-turn = Ваш хід
web-your-answer = Вам відповідати
web-has-turn = ходить
web-turn = Хід: { $players }
web-you = ви
web-bot = комп’ютерний гравець
web-thinking = думає
web-away = відсутній
web-absent = грає бот
web-back = Я знову тут
web-rules = Правила
web-settings = Налаштування
web-text-mode = Текстовий режим
web-board-mode = Показати поле
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-notes = Нотатки
web-chat-empty = Поки ніхто нічого не сказав.
web-chat-say = Сказати щось
web-chat-send = Надіслати
web-chat-who = Кому можна говорити
web-chat-spectators = Ті, хто лише дивиться
web-notes-hint = Видно лише вам, у цьому браузері.
web-log-none = Поки що нічого не сталося.
web-log-all = Показати все
web-log-chance = Далі випадок розіграно заново.
web-log-holder = { $player } тепер на місці { $number }.
web-waiting = Чекаємо: { $players }
web-waiting-for = Чекаємо: { $players } ({ $doing })
web-paused = Гру призупинено.
web-resume = Продовжити
web-over = Гру завершено.
web-staged = Хід ще не зроблено: його буде надіслано, коли він буде повним.
web-final = не можна скасувати
web-why = Чого не можна і чому?
web-nothing-blocked = Ніщо не заборонено.
web-undo = Скасувати
web-bar-below = Нижче є ще відповіді
web-undo-none = Зараз вам нема чого скасовувати.
web-undo-turn = Скасувати весь хід
web-confirm = Підтвердити
web-next-table = Наступний стіл
web-less = Менше
web-more = Більше
web-amount = Від { $least } до { $most }
web-position = Становище
web-only-you = Це бачите лише ви
web-hide = сховати
web-show = показати
web-actions = Що ви можете зробити
web-search-actions = Введіть для пошуку, Enter обирає перше
web-no-match = Нічого не підходить.
web-not-asked = Зараз вас ні про що не питають.
web-wish-undo = { $player } просить скасувати останній хід.
web-wish-pause = { $player } просить паузу.
web-grant = Погодитися
web-refuse = Відмовити
web-withdraw = Відкликати
web-hint = Як зіграв би бот?
web-hint-later = Поки відповідь не завершено, підказки немає: завершіть її або спершу скасуйте.
web-ask-undo = Попросити скасувати мій останній хід
web-ask-pause = Попросити паузу
web-ends-turn = Завершувати мій хід автоматично
web-record = Завантажити запис партії
web-leave = Піти з-за столу
web-leave-really = Справді піти? Ваше місце займе бот.
web-pass-screen = Передайте екран гравцеві
web-i-am-here = Я тут
web-error-unreachable = Сервер зараз не відповідає.
web-error-broken = Щось пішло не так.
web-error-too-late = Питання тим часом змінилося; хід не зроблено.
web-error-illegal = Правила цього не дозволяють.
web-error-cannot-undo = Це вже не можна скасувати.
web-error-too-many = Занадто часто; трохи зачекайте.
web-error-not-stored = Не вдалося зберегти; нічого не змінилося. Спробуйте ще раз.
web-error-forbidden = Тут вам цього не можна.
web-error-muted = Господар столу попросив вас помовчати.
web-error-not-found = Такого немає.
web-error-bad-input = Так не вийде: цього не вдалося зрозуміти.
web-error-bad-name = Таке ім’я не підійде: потрібно від 1 до 24 видимих знаків.
web-error-who = Спершу назвіть своє ім’я.
web-error-paused = Гру призупинено.
web-error-wish-open = Уже є інше прохання.
web-error-full = Усі місця зайнято.
web-error-taken = Хтось вас випередив.
web-error-begun = Гру вже розпочато.
web-error-wrong-password = Ім’я або пароль неправильні.
web-error-old-link = Це посилання вже використано або воно застаріло.
web-error-not-running = Гра не триває.
web-error-too-large = Це завелике.
web-doing-carnegie-ask-sides = вибір сторін планшетів
web-doing-carnegie-ask-place = перший проєкт
web-doing-carnegie-ask-reserve = резерв відділу
web-doing-carnegie-ask-note = таємна пожертва
web-doing-carnegie-ask-choose = вибір дії раунду
web-doing-carnegie-ask-bring-home = повернення працівників
web-doing-carnegie-ask-lobby = прибуття працівників
web-doing-carnegie-ask-staff = вибір доходу
web-doing-carnegie-ask-goods = вибір доходу
web-doing-carnegie-ask-donate = пожертва
web-doing-carnegie-ask-study = витрата очок досліджень
web-doing-carnegie-ask-wait = порядок ходу
web-doing-carnegie-ask-use = використання відділів
web-doing-carnegie-ask-department = використання відділу
web-doing-carnegie-ask-move = переміщення працівників
web-doing-carnegie-ask-move-in = переїзд до нового відділу
web-doing-carnegie-ask-vacate = звільнення місця
web-doing-carnegie-ask-activate = активація працівників

web-log-undo =
    { $count ->
        [one] { $player } скасовує { $count } хід.
        [few] { $player } скасовує { $count } ходи.
       *[many] { $player } скасовує { $count } ходів.
    }
web-log-undo-agreed =
    { $count ->
        [one] За згодою скасовано { $count } хід.
        [few] За згодою скасовано { $count } ходи.
       *[many] За згодою скасовано { $count } ходів.
    }
web-told-before =
    { $count ->
        [one] Ще { $count } подія, потім:
        [few] Ще { $count } події, потім:
       *[many] Ще { $count } подій, потім:
    }
web-and-more =
    { $count ->
        [one] і ще { $count }
        [few] і ще { $count }
       *[many] і ще { $count }
    }
web-days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    }
