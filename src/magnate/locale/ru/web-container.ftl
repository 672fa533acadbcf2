# Стол «Контейнера» в браузере.

web-container-you = Вы
web-container-house = Ваша компания
web-container-factory = Фабрика
web-container-harbour = Порт
web-container-unpriced = нов.
web-container-machines = Станки
web-container-containers-left = Контейнеры ({ container-colour-accusative } цвет) в запасе: { $count }
web-container-machines-left = Станки ({ container-colour-accusative } цвет), в продаже: { $count }
web-container-warehouses = Склады
web-container-warehouses-left = Склады в продаже: { $count }
web-container-next-machine = Следующий станок стоит
web-container-next-warehouse = Следующий склад стоит
web-container-no-ship = кораблей нет
web-container-ship = Корабль ({ $name }): { $load }.
web-container-worth-each = Каждый контейнер, оставшийся на борту в конце игры, стоит { $value }.
web-container-in-harbour = порт: { $name }
web-container-at-island = у острова
web-container-island = Остров
web-container-ports = Личные порты
web-container-nothing = ничего
web-container-line = { $label }: { $said }
web-container-room =
    { $count ->
        [0] мест нет
       *[other] мест: { $count }
    }
    .about = Сколько ещё контейнеров поместится в этот магазин.
web-container-pledged = поставлено у брокера
    .about = Он лежит на карте платежа. Место в магазине остаётся за ним, пока не закончится аукцион.
web-container-cards =
    { $count ->
        [one] { $count } денежная карта
        [few] { $count } денежные карты
       *[many] { $count } денежных карт
    }
    .about = Купюры и карты блефа: больше другие о деньгах игрока ничего не видят.
web-container-loans =
    { $count ->
        [0] без займа
        [one] { $count } заём
        [few] { $count } займа
       *[many] { $count } займов
    }
web-container-on-island = остров { $count }
web-container-seized = Изъято банком
    .about = Что банк забрал за невыплаченные проценты.

## Часы

web-container-round = Раунд { $number }
web-container-supply = Запас
web-container-ends =
    { $gone ->
        [0] ещё два цвета — и конец
       *[other] ещё один цвет — и конец
    }
web-container-last-turn = Игра закончится с этим ходом.
web-container-idle =
    { $limit ->
        [one] { $turns } из { $limit } хода без торговли
       *[other] { $turns } из { $limit } ходов без торговли
    }
    .about =
        { $limit ->
            [one] После { $limit } хода подряд без торговли игра закончится.
           *[other] После { $limit } ходов подряд без торговли игра закончится.
        }

## Тайное

web-container-secret = Это видите только вы
web-container-hide = скрыть
web-container-show = показать
web-container-card = Карта ценности { $card }
web-container-worth = капитал
web-container-discarded = сейчас был бы сброшен
web-container-discards = сброс: { container-colour-accusative }

## Аукционы

web-container-island-auction = Аукцион на острове
    .about = Все остальные тайно делают ставки. Продавец принимает самую высокую или сам платит её и оставляет груз себе.
web-container-broker-auction = Аукцион брокера
# behind the name
web-container-leads =
    { $you ->
        [yes] ведёте
       *[no] ведёт
    }
web-container-offers =
    { $you ->
        [yes] ставите
       *[no] ставит
    }
web-container-sells = Продаёт { $name }
web-container-you-sell = Продаёте вы
web-container-your-island = Ваш остров
web-container-sealed = запечатана
web-container-thinking = думает
web-container-your-bid = ваша ставка
web-container-tied = равные ставки
web-container-highest = высшая
web-container-outbid = перебита
web-container-unless-outbid = В начале вашего следующего хода лот станет вашим, если ставку не перебьют.
web-container-next-bid = Следующая ставка — не меньше { $amount }.
web-container-next-offer =
    { $count ->
        [one] Следующая ставка — не меньше { $count } контейнера.
        [few] Следующая ставка — не меньше { $count } контейнеров.
       *[many] Следующая ставка — не меньше { $count } контейнеров.
    }
web-container-offered = Предложено: { $count }; нужно не меньше { $least }.
web-container-pays-out = Ставка переходит к брокерам по одному контейнеру.
web-container-at-least = не меньше { $amount }
web-container-tie = Равные ставки: { $amount }
    .about = Сделавшие равные ставки тайно добавляют вторую; если они снова равны, выбирает продавец.
web-container-load-adds = ваш остров: +{ $amount }
    .about = Насколько дороже станет сейчас ваш остров со всем этим грузом.
web-container-worth-more = выгодно добавить до { $amount }
web-container-bid = Ваша ставка
web-container-cash = ваши деньги { $amount }
web-container-with-loans =
    { $count ->
        [one] { $count } заём
        [few] { $count } займа
       *[many] { $count } займов
    }
web-container-seal = Тайно поставить { $amount }
web-container-add = Добавить { $amount }
web-container-number-whole = всего { $value }
web-container-leaves = останется { $amount }
web-container-subsidy = { $bid } + { $bid } субсидии
web-container-you-pay = вы платите { $amount }
web-container-you-have = у вас { $amount }
web-container-sell-to = Продать: { $name }
web-container-with-island = всего { $amount }
    .about = Сколько денег у вас будет и сколько стоит ваш остров, вместе.
web-container-buyers-island = Остров { $before } → { $after } конт.
web-container-choose-buyer = ставки снова равны: покупателя выбираете вы
web-container-best-bid = самая высокая ставка
web-container-or-reject = или отклонить все ставки
web-container-keep-load =
    { $count ->
        [one] Оставить контейнер себе
        [few] Оставить все { $count } себе
       *[many] Оставить все { $count } себе
    }
web-container-needs-loans =
    { $count ->
        [one] Для этого нужен { $count } заём.
        [few] Для этого нужны { $count } займа.
       *[many] Для этого нужно { $count } займов.
    }

## Кнопки

web-container-group-sail = Плыть
web-container-group-buy = Купить
web-container-group-build = Строить
web-container-group-work = Фабрика
web-container-group-bank = Брокеры
web-container-group-loans = Заём
web-container-do-buy-from = Чужие фабрики
web-container-do-buy-machine = Станок
web-container-do-buy-warehouse = Склад
web-container-do-call-broker = Позвонить брокеру
web-container-do-sail-out = Открытое море
web-container-do-sail-to-island = Остров: аукцион
web-container-do-sail-to-port = Личный порт
web-container-do-buy-again = Купить ещё
web-container-do-reprice = Новые цены
web-container-do-produce = Производство
web-container-do-outbid = Перебить
web-container-do-take-loan = Взять
web-container-do-repay-loan = Погасить
web-container-now = цена сейчас
web-container-drag = Перетащите его к цене или подвиньте стрелками.
web-container-set-prices =
    { $count ->
        [one] Назначить { $count } цену
        [few] Назначить { $count } цены
       *[many] Назначить { $count } цен
    }
web-container-as-it-was = Оставить как было
web-container-desk-factory = Цены фабрики
web-container-desk-harbour = Цены порта
web-container-desk-drag = перетащите
# после клавиш, которые это делают: Tab и стрелки
web-container-desk-next = дальше
web-container-desk-price = цена
web-container-factory-now = фабрика, сейчас
web-container-harbour-now = порт, сейчас
web-container-was-here = Сейчас его цена — { $price }.
web-container-asks = { $name }: { $price }

## Числа при действиях

web-container-number-cost = стоит { $value }
web-container-number-gain = приносит { $value }
web-container-number-left = останется { $value }
web-container-number-loans =
    { $count ->
        [0] без займа
        [one] нужен { $count } заём
        [few] нужны { $count } займа
       *[many] нужно { $count } займов
    }
web-container-number-made =
    { $count ->
        [0] ничего не производит
        [one] производит { $count } контейнер
        [few] производит { $count } контейнера
       *[many] производит { $count } контейнеров
    }
web-container-number-island = ваш остров дороже на { $value }
web-container-number-wealth = { $value } вместе с островом
web-container-number-holds = у покупателя на острове: { $count }

## Конец игры

web-container-thrown = сброшено в конце игры
web-container-account = Остров по контейнерам
