# «Контейнер»: язык портовой конторы.

container-name = Контейнер
    .about = Производите контейнеры, назначайте цены, везите их на торги острова.

## Значения. Буква цвета одна и та же во всех языках.

container-colour-black = чёрный
    .letter = K
container-colour-brown = коричневый
    .letter = B
container-colour-violet = фиолетовый
    .letter = V
container-colour-beige = бежевый
    .letter = E
container-colour-grey = серый
    .letter = G

container-card-A = A
container-card-B = B
container-card-C = C
container-card-D = D
container-card-E = E

container-broker-I = брокер I
container-broker-II = брокер II
container-broker-III = брокер III

container-space-containers-I = брокер I, контейнеры
container-space-containers-II = брокер II, контейнеры
container-space-containers-III = брокер III, контейнеры
container-space-money-I = брокер I, деньги
container-space-money-II = брокер II, деньги
container-space-money-III = брокер III, деньги

container-zone-harbour-p1 = порт игрока 1
container-zone-harbour-p2 = порт игрока 2
container-zone-harbour-p3 = порт игрока 3
container-zone-harbour-p4 = порт игрока 4
container-zone-harbour-p5 = порт игрока 5
container-zone-sea = открытое море
container-zone-island = остров
container-zone-port = порт при Инвестиционном банке

container-place-island = остров
container-place-ship = корабль
container-place-port = порт при Инвестиционном банке
container-place-harbour-store = портовый магазин
container-place-factory-store = фабричный магазин

container-stage-first-bids = первые ставки
container-stage-second-bids = вторые ставки
container-stage-choice = выбор продавца

container-question-main = выбирает действие
container-question-buy-from-factory = покупает в фабричном магазине
container-question-buy-in-harbour = покупает в порту
container-question-load = загружает корабль
container-question-make = выбирает, что произвести
container-question-factory-price = назначает цены в фабричном магазине
container-question-harbour-price = назначает цены в портовом магазине
container-question-bid = делает тайную ставку
container-question-second-bid = ставит ещё раз из-за ничьей
container-question-seller = принимает или отклоняет ставку
container-question-broker-bid = ставит на контейнеры брокера
container-question-offer = предлагает контейнеры за деньги брокера
container-question-pay = платит брокерам
container-question-seize = выбирает, что изымет банк

## Вспомогательные: цвет в нужной форме; чья клетка и что на ней лежит.

container-colour-accusative =
    { $colour ->
        [black] чёрный
        [brown] коричневый
        [violet] фиолетовый
        [beige] бежевый
       *[grey] серый
    }
container-colour-genitive =
    { $colour ->
        [black] чёрного
        [brown] коричневого
        [violet] фиолетового
        [beige] бежевого
       *[grey] серого
    }
container-colour-genitive-plural =
    { $colour ->
        [black] чёрных
        [brown] коричневых
        [violet] фиолетовых
        [beige] бежевых
       *[grey] серых
    }
container-broker-of-space =
    { $space ->
        [containers-I] I
        [containers-II] II
        [containers-III] III
        [money-I] I
        [money-II] II
       *[money-III] III
    }
container-goods-of-space =
    { $space ->
        [containers-I] контейнеры
        [containers-II] контейнеры
        [containers-III] контейнеры
       *[money-I] деньги
    }

## Варианты игры

container-option-investment-bank = Инвестиционный банк
    .about = Три брокера отдают контейнеры за деньги и деньги за контейнеры.
container-option-open-money = Открытые деньги
    .about = Все видят, сколько денег у каждой компании.
container-option-rebuy-in-port = Повторная покупка в порту
    .about = Как в издании 2007 года: действием можно снова купить контейнеры в порту, где стоит корабль.
container-option-skip-auctioned-space = Пропуск клетки на торгах
    .about = Как в издании 2026 года: проценты и суммы отклонённых ставок минуют клетку брокера, за которую идут торги.

## Части итогового капитала

container-part-money = Деньги
container-part-island = Остров
container-part-harbour = Портовый магазин
container-part-ship = Корабль
container-part-port = Порт при Инвестиционном банке
container-part-factory = Фабричный магазин
container-part-loans = Займы
container-part-total = Итого

## Действия

container-action-buy-machine = Купить { container-colour-accusative } станок
container-action-buy-warehouse = Купить склад
container-action-buy-from = Купить в фабричном магазине игрока { $owner }
container-action-reprice = Изменить цены в своём портовом магазине
container-action-produce = Произвести контейнеры
container-action-sail-out = Выйти в открытое море
container-action-sail-to-harbour = Плыть в порт игрока { $owner }
container-action-sail-to-island = Плыть на остров и выставить груз на аукцион
container-action-sail-to-port = Плыть в личный порт при Инвестиционном банке
container-action-buy-again = Купить ещё раз в этом порту
container-action-call-broker = Позвонить брокеру { container-broker-of-space }: торги за { container-goods-of-space }
container-action-outbid = Позвонить брокеру и перебить ставку
container-action-take-loan = Взять заём
container-action-repay-loan = Погасить заём
container-action-end-turn = Закончить ход
container-action-buy = Купить { container-colour-accusative } контейнер за ${ $price }
container-action-load = Погрузить { container-colour-accusative } контейнер
container-action-make = Произвести { container-colour-accusative } контейнер
container-action-set-price =
    { $old ->
        [0] Назначить новому контейнеру ({ container-colour-accusative }) цену ${ $new }
       *[other] Изменить цену { container-colour-genitive } контейнера с ${ $old } на ${ $new }
    }
container-action-keep = Оставить остальные цены как есть
container-action-done = Это всё
container-action-bid = Поставить ${ $amount }
container-action-accept = Принять ставку игрока { $bidder }
container-action-reject = Отклонить все ставки и оставить контейнеры себе
container-action-offer-factory = Поставить { container-colour-accusative } контейнер из фабричного магазина (цена ${ $price })
container-action-offer-harbour = Поставить { container-colour-accusative } контейнер из портового магазина (цена ${ $price })
container-action-pay = Отдать { container-colour-accusative } контейнер
container-action-seize = Изъять { container-colour-accusative } контейнер
container-action-seize-from-store = Изъять { container-colour-accusative } контейнер (цена ${ $price })

## Вопросы

container-ask-main =
    { $actions ->
        [0] Действий не осталось. Закончить ход?
        [one] Осталось { $actions } действие. Что будете делать?
        [few] Осталось { $actions } действия. Что будете делать?
       *[many] Осталось { $actions } действий. Что будете делать?
    }
container-ask-buy-from-factory =
    { $room ->
        [one] Что купите в фабричном магазине игрока { $owner }? В вашем портовом магазине есть место ещё для { $room } контейнера.
       *[many] Что купите в фабричном магазине игрока { $owner }? В вашем портовом магазине есть место ещё для { $room } контейнеров.
    }
container-ask-buy-in-harbour =
    { $room ->
        [one] Что купите в порту игрока { $owner }? На вашем корабле есть место ещё для { $room } контейнера.
       *[many] Что купите в порту игрока { $owner }? На вашем корабле есть место ещё для { $room } контейнеров.
    }
container-ask-load =
    { $room ->
        [one] Что погрузите? На вашем корабле есть место ещё для { $room } контейнера.
       *[many] Что погрузите? На вашем корабле есть место ещё для { $room } контейнеров.
    }
container-ask-make =
    { $left ->
        [one] Можно произвести ещё только { $left } контейнер. Какой?
        [few] Можно произвести ещё только { $left } контейнера. Какие?
       *[many] Можно произвести ещё только { $left } контейнеров. Какие?
    }
container-ask-factory-price =
    { $unpriced ->
        [0] Какие цены в вашем фабричном магазине изменить?
        [one] Назначьте цены в вашем фабричном магазине: цена нужна { $unpriced } новому контейнеру.
       *[many] Назначьте цены в вашем фабричном магазине: цена нужна { $unpriced } новым контейнерам.
    }
container-ask-harbour-price =
    { $unpriced ->
        [0] Какие цены в вашем портовом магазине изменить?
        [one] Назначьте цены в вашем портовом магазине: цена нужна { $unpriced } новому контейнеру.
       *[many] Назначьте цены в вашем портовом магазине: цена нужна { $unpriced } новым контейнерам.
    }
container-ask-bid =
    { $containers ->
        [one] { $seller } продаёт { $containers } контейнер. Какова ваша тайная ставка?
        [few] { $seller } продаёт { $containers } контейнера. Какова ваша тайная ставка?
       *[many] { $seller } продаёт { $containers } контейнеров. Какова ваша тайная ставка?
    }
container-ask-second-bid = За контейнеры игрока { $seller } предложено поровну. Сколько вы добавите к своим ${ $first }? Назовите только дополнительную сумму.
container-ask-seller = Самая высокая ставка — ${ $bid }. Принять её или заплатить столько же и оставить контейнеры себе?
container-ask-broker-bid = Сколько вы ставите за { container-goods-of-space } брокера { container-broker-of-space }? Не меньше ${ $least }.
container-ask-offer = Какие контейнеры вы ставите за { container-goods-of-space } брокера { container-broker-of-space }? Выбрано: { $offered }, нужно не меньше { $least }.
container-ask-pay = Какой контейнер получит брокер { $broker }?
container-ask-seize =
    { $left ->
        [1] { $debtor } не может уплатить проценты. Какой контейнер изымет банк?
        [one] { $debtor } не может уплатить проценты. Банк изымает { $left } контейнер: какой первым?
        [few] { $debtor } не может уплатить проценты. Банк изымает { $left } контейнера: какой первым?
       *[many] { $debtor } не может уплатить проценты. Банк изымает { $left } контейнеров: какой первым?
    }

## Причины отказа

container-reason-no-action-left = У вас не осталось действий.
container-reason-no-money = Для этого нужно ${ $cost }, а у вас ${ $money }.
container-reason-no-such-player = Такого игрока за столом нет.
container-reason-not-yourself = С самим собой не торгуют.
container-reason-no-space = На вашем планшете не осталось свободных клеток.
container-reason-supply-empty = В общем запасе этого больше нет.
container-reason-machine-owned = У вас уже есть { container-colour-accusative } станок.
container-reason-store-empty = В этом магазине нет контейнеров.
container-reason-store-full = Ваш портовый магазин заполнен.
container-reason-ship-full = Ваш корабль заполнен.
container-reason-ship-empty = Ваш корабль пуст: выставлять на аукцион нечего.
container-reason-produced-already = В этот ход вы уже производили контейнеры.
container-reason-at-sea = Ваш корабль уже в открытом море.
container-reason-not-at-sea = Сначала кораблю нужно выйти в открытое море.
container-reason-not-in-harbour = Ваш корабль не стоит в порту соперника.
container-reason-port-empty = В вашем порту при Инвестиционном банке ничего нет.
container-reason-no-bank = Эта партия идёт без Инвестиционного банка.
container-reason-option-off = В этой партии такой вариант не выбран.
container-reason-loan-limit =
    { $limit ->
        [one] Нельзя иметь больше { $limit } займа.
       *[many] Нельзя иметь больше { $limit } займов.
    }
container-reason-no-loan = У вас нет займа, который можно погасить.
container-reason-loan-too-new = Новый заём можно погасить не раньше вашего следующего хода.
container-reason-not-there = Ничего такого там нет.
container-reason-buy-one = Купите хотя бы один контейнер.
container-reason-no-machine = У вас нет { container-colour-genitive } станка.
container-reason-machine-used = Ваш { container-colour-accusative } станок уже произвёл свой контейнер.
container-reason-no-such-price = Цены здесь — от ${ $low } до ${ $high }.
container-reason-same-price = Он и так стоит ${ $price }.
container-reason-price-set = Цена этого контейнера, ${ $price }, пока не меняется.
container-reason-needs-price =
    { $count ->
        [one] Цена ещё нужна { $count } новому контейнеру.
       *[many] Цена ещё нужна { $count } новым контейнерам.
    }
container-reason-bid-too-high = Вы можете поставить не больше ${ $most }.
container-reason-bid-too-low = Нужно поставить не меньше ${ $least }.
container-reason-offer-too-low =
    { $least ->
        [one] Нужно поставить не меньше { $least } контейнера.
       *[many] Нужно поставить не меньше { $least } контейнеров.
    }
container-reason-too-few-containers = Для этого в ваших магазинах должно быть контейнеров: { $needed }, а у вас { $owned }.
container-reason-not-highest = Это не самая высокая ставка.
container-reason-auction-open = У брокеров уже идут торги; другим придётся подождать.
container-reason-no-auction = У брокеров сейчас нет торгов.
container-reason-own-bid = Самая высокая ставка и так ваша.
container-reason-collected-now = Вы только что выиграли торги у брокера; звоните снова в следующий ход.
container-reason-game-ends = Игра заканчивается в этот ход; брокеры больше не принимают звонков.
container-reason-would-end = В этот ход вы звонили брокеру, поэтому нельзя произвести контейнер, который закончит игру.
container-reason-other-place-first = Сначала банк изымает контейнеры в другом месте.

## События

container-event-turn = Ходит { $seat }.
container-event-interest = { $seat } платит проценты: ${ $amount }.
container-event-forced-loan = { $seat } вынужденно берёт заём, чтобы уплатить проценты.
container-event-loan = { $seat } берёт заём.
container-event-repaid = { $seat } погашает заём.
container-event-seized = Банк изымает { container-colour-accusative } контейнер у игрока { $seat }.
container-event-forgiven = Изъять нечего: банк прощает игроку { $seat } неуплаченные проценты.
container-event-bought-machine = { $seat } покупает { container-colour-accusative } станок за ${ $cost }.
container-event-bought-warehouse = { $seat } покупает склад за ${ $cost }.
container-event-bought = { $seat } покупает { container-colour-accusative } контейнер у игрока { $owner } за ${ $price }.
container-event-priced =
    { $old ->
        [0] { $seat } назначает новому контейнеру ({ container-colour-accusative }) цену ${ $new }.
       *[other] { $seat } меняет цену { container-colour-genitive } контейнера с ${ $old } на ${ $new }.
    }
container-event-arranged-factory = { $seat } назначает цены в фабричном магазине.
container-event-arranged-harbour = { $seat } назначает цены в портовом магазине.
container-event-wage = { $seat } платит профсоюзу ${ $amount }; деньги получает { $owner }.
container-event-produced = { $seat } производит { container-colour-accusative } контейнер.
container-event-produced-nothing = { $seat } не может ничего произвести.
container-event-sailed-out = { $seat } выходит в открытое море.
container-event-sailed-to-harbour = { $seat } заходит в порт игрока { $owner }.
container-event-sailed-to-island =
    { $containers ->
        [one] { $seat } приплывает на остров и выставляет на аукцион { $containers } контейнер.
        [few] { $seat } приплывает на остров и выставляет на аукцион { $containers } контейнера.
       *[many] { $seat } приплывает на остров и выставляет на аукцион { $containers } контейнеров.
    }
container-event-sailed-to-port = { $seat } заходит в личный порт при Инвестиционном банке.
container-event-loaded = { $seat } грузит { container-colour-accusative } контейнер.
container-event-has-bid = { $seat } делает тайную ставку.
container-event-opened = Ставка игрока { $seat } — ${ $amount }.
container-event-tied = Самую высокую ставку, ${ $amount }, сделали несколько игроков.
container-event-accepted = { $seat } принимает ставку игрока { $bidder } (${ $amount }) и получает столько же в виде субсидии.
container-event-rejected = { $seat } отклоняет все ставки и платит ${ $amount }.
container-event-delivered =
    { $count ->
        [one] { $seat } получает на острове { $count } { container-colour-accusative } контейнер.
        [few] { $seat } получает на острове { $count } { container-colour-genitive-plural } контейнера.
       *[many] { $seat } получает на острове { $count } { container-colour-genitive-plural } контейнеров.
    }
container-event-called = { $seat } звонит брокеру { container-broker-of-space }: торги за { container-goods-of-space }.
container-event-offered = { $seat } кладёт на карту платежа { container-colour-accusative } контейнер.
container-event-broker-bid = { $seat } ставит ${ $amount } за { container-goods-of-space } брокера { container-broker-of-space }.
container-event-broker-offer =
    { $count ->
        [one] { $seat } ставит { $count } контейнер за { container-goods-of-space } брокера { container-broker-of-space }.
        [few] { $seat } ставит { $count } контейнера за { container-goods-of-space } брокера { container-broker-of-space }.
       *[many] { $seat } ставит { $count } контейнеров за { container-goods-of-space } брокера { container-broker-of-space }.
    }
container-event-returned =
    { $count ->
        [0] Ставка игрока { $seat } перебита: возвращается ${ $amount }.
        [one] Ставка игрока { $seat } перебита: возвращается { $count } контейнер.
        [few] Ставка игрока { $seat } перебита: возвращаются { $count } контейнера.
       *[many] Ставка игрока { $seat } перебита: возвращаются { $count } контейнеров.
    }
container-event-returned-container = В магазин игрока { $seat } возвращается { container-colour-accusative } контейнер.
container-event-won-money = { $seat } получает ${ $amount } от брокера { container-broker-of-space }.
container-event-won-container = { $seat } получает { container-colour-accusative } контейнер от брокера { container-broker-of-space }.
container-event-paid-broker = Брокер { $broker } получает ${ $amount }.
container-event-paid-container = Брокер { $broker } получает { container-colour-accusative } контейнер.
container-event-ended-by-supply = В общем запасе закончились два цвета: игра окончена.
container-event-ended-by-deadlock = Торговля замерла: игра окончена.
