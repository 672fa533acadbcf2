# The end of a game, and games to look at again.

web-end-account = Підсумковий рахунок
web-end-wins = { $name } перемагає
web-end-you-win = Ви перемагаєте
web-end-shared = Спільна перемога
web-end-opponent-wins =
    { $game ->
        [carnegie] Ендрю перемагає
       *[other] Конкурент перемагає
    }
web-end-by-points =
    { $amount ->
        [one] з відривом в { $amount } очко
        [few] з відривом у { $amount } очки
       *[many] з відривом у { $amount } очок
    }
web-end-by-money = з відривом у { core-money }
web-end-tie-break = На вершині нічия; вирішує додатковий показник.
web-end-level-opponent =
    { $game ->
        [carnegie] Рахунок з Ендрю рівний: перемога спільна.
       *[other] Рахунок із Конкурентом рівний: це перемога.
    }
web-end-difference = Що вирішило партію
web-end-best = Ваш найкращий момент
web-end-best-sought = ще шукаємо…
web-end-best-turn = Ваш найкращий хід
web-end-best-round = Ваш найкращий раунд
web-end-turn = Хід { $number }
web-end-round = Раунд { $number }
web-end-start = Початок
web-end-sheet-points = Звідки взялися очки
web-end-sheet-money = Звідки взялися гроші
web-end-sheet-hint = Натисніть на частину, щоб порівняти її окремо
web-end-all-parts = Усі частини
web-end-table = Таблицею
web-end-chart = Діаграмою
web-end-curve-turns = Рахунок хід за ходом
web-end-curve-rounds = Рахунок раунд за раундом
web-end-curve-hint = Скільки було б у кожного на той момент
web-end-reckoned = Партію переглядають ще раз, щоб накреслити перебіг рахунку…
web-end-look-there = Подивитися
web-end-place = Місце
web-end-rematch = Реванш
web-end-rematch-begun = Реванш уже почався.
web-end-rematch-by = { $player } хоче реваншу: він уже почався.
web-end-to-rematch = До реваншу
web-end-replay = Подивитися з початку
web-end-share = Поділитися
web-end-copied = Посилання скопійовано.
web-end-copy = Скопіюйте це посилання:
web-end-board = Подивитися на стіл

web-replay-replay = Повтор
web-replay-all = Усі повтори
web-replay-move = Крок { $ply } з { $plies }
web-replay-slider = Місце в партії
web-replay-controls = Пройти партією
web-replay-turn-back = На хід назад
web-replay-back = На крок назад
web-replay-on = На крок уперед
web-replay-turn-on = На хід уперед
web-replay-play = Відтворити
web-replay-pause = Зупинити
web-replay-speed = Швидкість
web-replay-jump = Перейти
web-replay-begins = Початок
web-replay-ends = Кінець партії
web-replay-eyes = Чиїми очима
web-replay-spectator = Глядач
web-replay-shut = Поки партію не закінчено, видно лише те, що бачить глядач.
web-replay-link = Посилання на цей крок
web-replay-play-on = Грати звідси далі
web-replay-play-on-about = Новий стіл продовжить партію з цього кроку. Випадковості й усе приховане визначаться заново.
web-replay-me = Граю я
web-replay-bot = Бот: { $bot }
web-replay-open = Вільно для когось
web-replay-begin = Почати
web-replay-cancel = Скасувати
web-replay-broken = Тут запис уривається: правила цієї версії не дозволяють того, що далі.
web-replay-none = Такого повтору немає.
web-replay-more = Ще
