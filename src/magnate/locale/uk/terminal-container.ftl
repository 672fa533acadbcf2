# Стіл «Контейнера» в терміналі. Усе тут коротке: слова стоять у вузьких стовпцях.

terminal-container-turn = Ходить { $name }
terminal-container-actions =
    { $count ->
        [0] дій немає
        [one] ще { $count } дія
        [few] ще { $count } дії
       *[many] ще { $count } дій
    }
terminal-container-over = Гру закінчено
terminal-container-last-turn = ОСТАННІЙ ХІД
terminal-container-supply = Запас
terminal-container-machines-left = Верстати
terminal-container-warehouses-left =
    { $count ->
        [0] складів більше немає
        [one] { $count } склад у продажу
        [few] { $count } склади в продажу
       *[many] { $count } складів у продажу
    }
terminal-container-seized = Вилучено
terminal-container-idle =
    { $turns ->
        [one] { $turns } хід без торгівлі (на { $limit }-му гра закінчиться)
        [few] { $turns } ходи без торгівлі (на { $limit }-му гра закінчиться)
       *[many] { $turns } ходів без торгівлі (на { $limit }-му гра закінчиться)
    }
terminal-container-company = Компанія
terminal-container-factory = Фабр. магазин, корабель
terminal-container-harbour = Портовий магазин, острів
terminal-container-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
terminal-container-loans =
    { $count ->
        [0] без позик
        [one] { $count } позика
        [few] { $count } позики
       *[many] { $count } позик
    }
terminal-container-has-bid = ставка ✓
terminal-container-bid = ставить ${ $amount }
terminal-container-unpriced = нов.
terminal-container-machines = верстати
terminal-container-warehouses =
    { $count ->
        [one] { $count } склад
        [few] { $count } склади
       *[many] { $count } складів
    }
terminal-container-room =
    { $count ->
        [0] місць нема
       *[other] вільно { $count }
    }
# Поруч із вантажем корабля; повне слово разом із «відкритим морем» не вміщається.
terminal-container-ship = кор.
# Корабель стоїть у порту цього гравця; коротко, поруч із кораблем.
terminal-container-at-harbour = порт: { $name }
terminal-container-at-port = власний порт
terminal-container-island = острів
terminal-container-port = порт
terminal-container-bank = Інвестбанк
terminal-container-auction = АУКЦІОН БРОКЕРА
terminal-container-auction-hint = Хто більше?
terminal-container-auction-own = Вони ваші, якщо не переб’ють.
terminal-container-island-auction = АУКЦІОН НА ОСТРОВІ
# Both are like $12.
terminal-container-load-value = З цим вантажем ваш острів коштував би { $after } (зараз { $before }).
terminal-container-on-your-card = за вашою картою
# Карта цінності, коротко.
terminal-container-card = Карта цінності { $card }
# Наприкінці гри, у вузькому стовпці.
terminal-container-card-short = карта { $card }
# Beside the value card: the colour that the scoring would discard now follows.
terminal-container-discarded = зараз скидається
terminal-container-worth = Капітал

## Відповіді

# Поруч із вибором, коротко: скільки він коштує з наявних грошей. Обидві суми на кшталт $6.
terminal-container-cost = { $cost } із { $money }
# Beside a choice, short: what keeping the load adds.
terminal-container-adds = додасть вашому острову { $amount }
terminal-container-needs-loan = Від { $amount } і вище потрібна позика.
terminal-container-warn-island = На острові весь вантаж піде на аукціон, і ваш хід закінчиться. Плисти? (т/н)
terminal-container-warn-loans =
    { $count ->
        [one] Для цієї ставки потрібна { $count } позика. Поставити? (т/н)
        [few] Для цієї ставки потрібні { $count } позики. Поставити? (т/н)
       *[many] Для цієї ставки потрібно { $count } позик. Поставити? (т/н)
    }
terminal-container-help =
    Крок словами:  buy-machine violet ; кілька кроків:  sail-out; produce
