# Стол в браузере.

web-your-name = Как вас зовут?
web-name-enough = Достаточно имени: учётная запись и пароль не нужны.
web-come-in = Зайти
web-no-page = Такой страницы нет.
web-no-table = Такого стола нет, или смотреть на него нельзя.
web-table-closed = Эту партию нельзя продолжить.
web-table-expired = Этот стол убран: за него больше никто не садился.
web-to-tables = Все столы
web-to-result = Итоги
web-try-again = Попробовать снова
web-close = Закрыть
web-menu = Меню
web-side = Игроки, журнал и чат
web-bar = Что делать сейчас
web-laying = Накрываем стол…
web-reconnecting = Связь потеряна. Восстанавливаем…
web-parts = Части стола
web-part-board = Стол
web-part-mine = Моё
web-part-player = Игрок
web-part-others = Все
web-practice = тренировка
web-played-on = продолжение
web-watching = вы смотрите
web-your-turn = Ваш ход
web-your-answer = Вам отвечать
web-has-turn = ходит
web-turn = Ход: { $players }
web-you = вы
web-bot = компьютерный игрок
web-thinking = думает
web-away = отсутствует
web-absent = играет бот
web-back = Я снова здесь
web-rules = Правила
web-settings = Настройки
web-text-mode = Текстовый режим
web-board-mode = Показать поле
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-notes = Заметки
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Сказать что-нибудь
web-chat-send = Отправить
web-chat-who = Кому можно говорить
web-chat-spectators = Те, кто только смотрит
web-notes-hint = Видно только вам, в этом браузере.
web-log-none = Пока ничего не произошло.
web-log-all = Показать всё
web-log-chance = Дальше случай разыгран заново.
web-log-holder = { $player } теперь на месте { $number }.
web-waiting = Ждём: { $players }
web-waiting-for = Ждём: { $players } ({ $doing })
web-paused = Игра приостановлена.
web-resume = Продолжить
web-over = Игра окончена.
web-staged = Ход ещё не сделан: он уйдёт, когда будет полным.
web-final = нельзя отменить
web-why = Чего нельзя и почему?
web-nothing-blocked = Ничто не запрещено.
web-undo = Отменить
web-bar-below = Ниже есть ещё ответы
web-undo-none = Сейчас вам нечего отменять.
web-undo-turn = Отменить весь ход
web-confirm = Подтвердить
web-next-table = Следующий стол
web-less = Меньше
web-more = Больше
web-amount = От { $least } до { $most }
web-position = Положение
web-only-you = Это видите только вы
web-hide = скрыть
web-show = показать
web-actions = Что вы можете сделать
web-search-actions = Введите для поиска, Enter выбирает первое
web-no-match = Ничего не подходит.
web-not-asked = Сейчас вас ни о чём не спрашивают.
web-wish-undo = { $player } просит отменить последний ход.
web-wish-pause = { $player } просит паузу.
web-grant = Согласиться
web-refuse = Отказать
web-withdraw = Отозвать
web-hint = Как сыграл бы бот?
web-hint-later = Пока ответ не закончен, подсказки нет: закончите его или сначала отмените.
web-ask-undo = Попросить отменить мой последний ход
web-ask-pause = Попросить паузу
web-ends-turn = Завершать мой ход автоматически
web-record = Скачать запись партии
web-leave = Покинуть стол
web-leave-really = Точно уйти? Ваше место займёт бот.
web-pass-screen = Передайте экран игроку
web-i-am-here = Я здесь
web-error-unreachable = Сервер сейчас не отвечает.
web-error-broken = Что-то пошло не так.
web-error-too-late = Вопрос тем временем изменился; ход не сделан.
web-error-illegal = Правила этого не позволяют.
web-error-cannot-undo = Это уже нельзя отменить.
web-error-too-many = Слишком часто; немного подождите.
web-error-not-stored = Не удалось сохранить; ничего не изменилось. Попробуйте ещё раз.
web-error-forbidden = Здесь вам этого нельзя.
web-error-muted = Хозяин стола попросил вас помолчать.
web-error-not-found = Такого нет.
web-error-bad-input = Так не получится: это не удалось понять.
web-error-bad-name = Такое имя не подойдёт: нужно от 1 до 24 видимых знаков.
web-error-who = Сначала назовите своё имя.
web-error-paused = Игра приостановлена.
web-error-wish-open = Уже есть другая просьба.
web-error-full = Все места заняты.
web-error-taken = Кто-то вас опередил.
web-error-begun = Игра уже началась.
web-error-wrong-password = Имя или пароль неверны.
web-error-old-link = Эта ссылка уже использована или устарела.
web-error-not-running = Игра не идёт.
web-error-too-large = Это слишком велико.
web-doing-carnegie-ask-sides = выбор сторон вкладок
web-doing-carnegie-ask-place = первый проект
web-doing-carnegie-ask-reserve = резерв отдела
web-doing-carnegie-ask-note = тайное пожертвование
web-doing-carnegie-ask-choose = выбор действия раунда
web-doing-carnegie-ask-bring-home = возвращение сотрудников
web-doing-carnegie-ask-lobby = прибытие сотрудников
web-doing-carnegie-ask-staff = выбор дохода
web-doing-carnegie-ask-goods = выбор дохода
web-doing-carnegie-ask-donate = пожертвование
web-doing-carnegie-ask-study = трата очков исследований
web-doing-carnegie-ask-wait = порядок хода
web-doing-carnegie-ask-use = использование отделов
web-doing-carnegie-ask-department = использование отдела
web-doing-carnegie-ask-move = перемещение сотрудников
web-doing-carnegie-ask-move-in = переезд в новый отдел
web-doing-carnegie-ask-vacate = освобождение места
web-doing-carnegie-ask-activate = активация сотрудников

web-log-undo =
    { $count ->
        [one] { $player } отменяет { $count } ход.
        [few] { $player } отменяет { $count } хода.
       *[many] { $player } отменяет { $count } ходов.
    }
web-log-undo-agreed =
    { $count ->
        [one] По согласию отменён { $count } ход.
        [few] По согласию отменены { $count } хода.
       *[many] По согласию отменено { $count } ходов.
    }
web-told-before =
    { $count ->
        [one] Ещё { $count } событие, затем:
        [few] Ещё { $count } события, затем:
       *[many] Ещё { $count } событий, затем:
    }
web-and-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
       *[many] и ещё { $count }
    }
web-days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
