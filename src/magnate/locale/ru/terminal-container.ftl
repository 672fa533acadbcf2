# Стол «Контейнера» в терминале. Всё здесь кратко: слова стоят в узких столбцах.

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
        [one] { $turns } ход без торговли (на { $limit }-м игра закончится)
        [few] { $turns } хода без торговли (на { $limit }-м игра закончится)
       *[many] { $turns } ходов без торговли (на { $limit }-м игра закончится)
    }
terminal-container-company = Компания
terminal-container-factory = Фабричный магазин, корабль
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
terminal-container-bid = ставит { $amount } $
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
# Рядом с грузом корабля; полное слово вместе с «открытым морем» не помещается.
terminal-container-ship = кор.
# Корабль стоит в порту этого игрока; коротко, рядом с кораблём.
terminal-container-at-harbour = порт: { $name }
terminal-container-at-port = личный порт
terminal-container-island = остров
terminal-container-port = порт
terminal-container-bank = Инвестбанк
terminal-container-auction = АУКЦИОН БРОКЕРА
terminal-container-auction-hint = Кто больше?
terminal-container-auction-own = Они ваши, если не перебьют.
terminal-container-island-auction = АУКЦИОН НА ОСТРОВЕ
# Both are like $12.
terminal-container-load-value = С этим грузом ваш остров стоил бы { $after } (сейчас { $before }).
terminal-container-on-your-card = по вашей карте
# Карта ценности, коротко.
terminal-container-card = Карта ценности { $card }
# В конце игры, в узком столбце.
terminal-container-card-short = карта { $card }
# Beside the value card: the colour that the scoring would discard now follows.
terminal-container-discarded = сейчас сбрасывается
terminal-container-worth = Капитал

## Ответы

# Рядом с выбором, коротко: сколько он стоит из имеющихся денег. Обе суммы вида 6 $.
terminal-container-cost = { $cost } из { $money }
# Beside a choice, short: what keeping the load adds.
terminal-container-adds = добавит вашему острову { $amount }
terminal-container-needs-loan = От { $amount } и выше нужен заём.
terminal-container-warn-island = На острове весь груз уйдёт на аукцион, и ваш ход закончится. Плыть? (д/н)
terminal-container-warn-loans =
    { $count ->
        [one] Для этой ставки нужен { $count } заём. Поставить? (д/н)
        [few] Для этой ставки нужны { $count } займа. Поставить? (д/н)
       *[many] Для этой ставки нужно { $count } займов. Поставить? (д/н)
    }
terminal-container-help =
    Шаг словами:  buy-machine violet ; несколько шагов:  sail-out; produce
