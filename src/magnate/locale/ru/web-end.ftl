# The end of a game, and games to look at again.

web-end-account = Итоговый счёт
web-end-wins = { $name } побеждает
web-end-you-win = Вы побеждаете
web-end-shared = Общая победа
web-end-opponent-wins =
    { $game ->
        [carnegie] Эндрю побеждает
       *[other] Конкурент побеждает
    }
web-end-by-points =
    { $amount ->
        [one] с отрывом в { $amount } очко
        [few] с отрывом в { $amount } очка
       *[many] с отрывом в { $amount } очков
    }
web-end-by-money = с отрывом в { core-money }
web-end-tie-break = Наверху равенство; решает дополнительный показатель.
web-end-level-opponent =
    { $game ->
        [carnegie] Счёт с Эндрю равный: победу делят.
       *[other] Счёт с Конкурентом равный: это победа.
    }
web-end-difference = Что решило исход
web-end-best = Ваш лучший момент
web-end-best-sought = ещё ищем…
web-end-best-turn = Ваш лучший ход
web-end-best-round = Ваш лучший раунд
web-end-turn = Ход { $number }
web-end-round = Раунд { $number }
web-end-start = Начало
web-end-sheet-points = Откуда взялись очки
web-end-sheet-money = Откуда взялись деньги
web-end-sheet-hint = Нажмите на часть, чтобы сравнить её отдельно
web-end-all-parts = Все части
web-end-table = Таблицей
web-end-chart = Диаграммой
web-end-curve-turns = Счёт ход за ходом
web-end-curve-rounds = Счёт раунд за раундом
web-end-curve-hint = Сколько было бы у каждого в этот момент
web-end-reckoned = Партия просматривается ещё раз, чтобы начертить ход счёта…
web-end-look-there = Посмотреть
web-end-place = Место
web-end-rematch = Реванш
web-end-rematch-begun = Реванш уже начался.
web-end-rematch-by = { $player } хочет реванша: он уже начался.
web-end-to-rematch = К реваншу
web-end-replay = Посмотреть с начала
web-end-share = Поделиться
web-end-copied = Ссылка скопирована.
web-end-copy = Скопируйте эту ссылку:
web-end-board = Посмотреть на стол

web-replay-replay = Повтор
web-replay-all = Все повторы
web-replay-move = Шаг { $ply } из { $plies }
web-replay-slider = Место в партии
web-replay-controls = Пройти по партии
web-replay-turn-back = На ход назад
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-turn-on = На ход вперёд
web-replay-play = Воспроизвести
web-replay-pause = Остановить
web-replay-speed = Скорость
web-replay-jump = Перейти
web-replay-begins = Начало
web-replay-ends = Конец партии
web-replay-eyes = Чьими глазами
web-replay-spectator = Зритель
web-replay-shut = Пока партия не окончена, видно только то, что видит зритель.
web-replay-link = Ссылка на этот шаг
web-replay-play-on = Играть отсюда дальше
web-replay-play-on-about = Новый стол продолжит партию с этого шага. Случайности и всё скрытое определятся заново.
web-replay-me = Играю я
web-replay-bot = Бот: { $bot }
web-replay-open = Свободно для кого-нибудь
web-replay-begin = Начать
web-replay-cancel = Отмена
web-replay-broken = Здесь запись обрывается: правила этой версии не допускают того, что дальше.
web-replay-none = Такого повтора нет.
web-replay-more = Ещё
