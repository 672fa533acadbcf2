# «Контейнер»: язык портовой конторы.

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
    .about = Сколько стоит в конце игры каждый цвет на вашем острове; больше этого никто не знает. У одного цвета две цены: большая действует, если у вас есть все пять цветов.
container-card-B = B
    .about = { container-card-A.about }
container-card-C = C
    .about = { container-card-A.about }
container-card-D = D
    .about = { container-card-A.about }
container-card-E = E
    .about = { container-card-A.about }

container-broker-I = брокер I
    .about = Продаёт с аукциона контейнеры и деньги на своих клетках. Проценты и отклонённые ставки по очереди пополняют деньги брокеров.
container-broker-II = брокер II
    .about = { container-broker-I.about }
container-broker-III = брокер III
    .about = { container-broker-I.about }

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
container-zone-port = личный порт (инвестиционный банк)

container-place-island = остров
container-place-ship = корабль
container-place-port = личный порт (инвестиционный банк)
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
container-question-second-bid = ставит ещё раз: ставки равны
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
container-colour-dative =
    { $colour ->
        [black] чёрному
        [brown] коричневому
        [violet] фиолетовому
        [beige] бежевому
       *[grey] серому
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

## Части итогового капитала

container-part-money = Деньги
    .about = Деньги на руках.
container-part-island = Остров
    .about = Каждый контейнер по вашей карте ценности, после сброса цвета, которого там больше всего. Цвет с двумя ценами приносит большую, если у вас есть все пять цветов.
container-part-harbour = Портовый магазин
    .about = Постоянная сумма за каждый оставшийся там контейнер.
container-part-ship = Корабль
    .about = Постоянная сумма за каждый контейнер, оставшийся на борту.
container-part-port = Личный порт (инвестиционный банк)
    .about = Постоянная сумма за каждый оставшийся там контейнер.
container-part-factory = Фабричный магазин
    .about = Оставшиеся там контейнеры ничего не стоят и важны только при ничьей.
container-part-loans = Займы
    .about = Во что обходится каждый заём в конце игры.
container-part-total = Итого
    .about = Побеждает самая богатая компания; при равенстве — та, у которой больше контейнеров в фабричном магазине; иначе победу делят.

## Действия

container-action-buy-machine = Купить { container-colour-accusative } станок
    .about = Станок при каждом производстве даёт один контейнер своего цвета и расширяет ваш фабричный магазин. Каждый следующий стоит дороже; двух станков одного цвета быть не может.
container-action-buy-warehouse = Купить склад
    .about = Склад даёт вашему портовому магазину место ещё для одного контейнера. Каждый следующий стоит дороже.
container-action-buy-from = Купить в фабричном магазине ({ $owner })
    .about = Купите контейнеры в этом фабричном магазине по указанным ценам и выставьте их в своём портовом магазине по своим. Заодно можно изменить цены в портовом магазине.
container-action-reprice = Изменить цены в своём портовом магазине
    .about = Измените цены в своём портовом магазине, ничего не покупая. Это тратит действие.
container-action-produce = Произвести контейнеры
    .about = Каждый ваш станок производит контейнер своего цвета, если хватает запаса и места; вы назначаете цены в фабричном магазине. Один раз за ход; сосед справа получает взнос профсоюза.
container-action-sail-out = Выйти в открытое море
    .about = Из открытого моря корабль может дойти до любого порта и до острова. Между двумя местами всегда лежит открытое море.
container-action-sail-to-harbour = Плыть в порт ({ $owner })
    .about = По прибытии можно купить контейнеры в этом портовом магазине по указанным ценам, сколько поместится на корабль.
container-action-sail-to-island = Плыть на остров и выставить груз на аукцион
    .about = Остальные тайно делают ставки на весь ваш груз. Примите самую высокую, и банк заплатит вам ещё столько же; или заплатите эту сумму сами и оставьте груз на своём острове. Ваш ход закончится.
container-action-sail-to-port = Плыть в личный порт (инвестиционный банк)
    .about = Погрузите контейнеры, выигранные у брокеров и ждущие в вашем личном порту; платить за них больше не нужно.
container-action-buy-again = Купить ещё раз в этом порту
    .about = Купите ещё раз в порту, где стоит ваш корабль, не покидая его. Это тратит действие.
container-action-call-broker = Позвонить брокеру { container-broker-of-space }: аукцион за { container-goods-of-space }
    .about = Начинает аукцион за то, что лежит на этой клетке брокера: ставьте деньги за контейнеры или контейнеры за деньги. Если до вашего следующего хода никто не перебьёт ставку, всё достанется вам.
container-action-outbid = Позвонить брокеру и перебить ставку
    .about = Поставьте за ту же клетку больше, чем игрок с картой платежа; его ставка возвращается.
container-action-take-loan = Взять заём
    .about = Банк даёт вам деньги сейчас; в начале каждого своего хода вы платите проценты, а в конце игры заём вычитается. Действие не тратится.
container-action-repay-loan = Погасить заём
    .about = Верните банку деньги и больше не платите по этому займу проценты. Действие не тратится.
container-action-end-turn = Закончить ход
    .about = Неиспользованные действия пропадают.
container-action-buy = Купить { container-colour-accusative } контейнер за { $price } $
    .about = Вы платите владельцу указанную цену; отказать он не может.
container-action-load = Погрузить { container-colour-accusative } контейнер
    .about = Погрузите на корабль контейнер из своего личного порта.
container-action-make = Произвести { container-colour-accusative } контейнер
    .about = Места хватает не всем: контейнер произведёт этот станок.
container-action-set-price =
    { $old ->
        [0] Назначить новому { container-colour-dative } контейнеру цену { $new } $
       *[other] Изменить цену { container-colour-genitive } контейнера с { $old } $ на { $new } $
    }
    .about = Цена, по которой другие могут купить этот контейнер.
container-action-keep = Оставить остальные цены как есть
    .about = Цены, которые вы не изменили, остаются прежними.
container-action-done = Готово
    .about = Больше ничего; дальше.
container-action-bid = Поставить { $amount } $
    .about = На острове ставки тайные, и платит только победитель; на сумму сверх ваших денег берутся займы. У брокера ставка лежит открыто, пока не выиграет или не будет перебита.
container-action-accept = Принять ставку ({ $bidder })
    .about = Игрок платит вам и получает груз на острове; банк платит вам ещё столько же.
container-action-reject = Отклонить все ставки и оставить контейнеры себе
    .about = Вы сами платите самую высокую ставку, и груз попадает на ваш остров.
container-action-offer-factory = Поставить { container-colour-accusative } контейнер из фабричного магазина (цена { $price } $)
    .about = Положите на карту платежа контейнер из фабричного магазина как часть ставки за деньги.
container-action-offer-harbour = Поставить { container-colour-accusative } контейнер из портового магазина (цена { $price } $)
    .about = Положите на карту платежа контейнер из портового магазина как часть ставки за деньги.
container-action-pay = Отдать { container-colour-accusative } контейнер
    .about = Поставленные контейнеры уходят брокерам по одному, по порядку.
container-action-seize = Изъять { container-colour-accusative } контейнер
    .about = За неуплаченные проценты банк забирает этот контейнер из игры.
container-action-seize-from-store = Изъять { container-colour-accusative } контейнер (цена { $price } $)
    .about = За неуплаченные проценты банк забирает этот контейнер из игры.

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
        [one] Что купите? Фабричный магазин: { $owner }. В вашем портовом магазине есть место ещё для { $room } контейнера.
       *[many] Что купите? Фабричный магазин: { $owner }. В вашем портовом магазине есть место ещё для { $room } контейнеров.
    }
container-ask-buy-in-harbour =
    { $room ->
        [one] Что купите? Порт: { $owner }. На вашем корабле есть место ещё для { $room } контейнера.
       *[many] Что купите? Порт: { $owner }. На вашем корабле есть место ещё для { $room } контейнеров.
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
container-ask-second-bid = Контейнеры продаёт { $seller }, и самые высокие ставки равны. Сколько вы добавите к своим { $first } $? Назовите только дополнительную сумму.
container-ask-seller = Самая высокая ставка — { $bid } $. Принять её или заплатить столько же и оставить контейнеры себе?
container-ask-broker-bid = Сколько вы ставите за { container-goods-of-space } брокера { container-broker-of-space }? Не меньше { $least } $.
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
container-reason-no-money = Для этого нужно { $cost } $, а у вас { $money } $.
container-reason-no-such-player = Такого игрока за столом нет.
container-reason-not-yourself = С самим собой торговать нельзя.
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
container-reason-port-empty = В вашем личном порту (инвестиционный банк) ничего нет.
container-reason-no-bank = Эта партия идёт без инвестиционного банка.
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
container-reason-no-such-price = Цены здесь — от { $low } $ до { $high } $.
container-reason-same-price = Он и так стоит { $price } $.
container-reason-price-set = Цена этого контейнера, { $price } $, пока не меняется.
container-reason-needs-price =
    { $count ->
        [one] Цена ещё нужна { $count } новому контейнеру.
       *[many] Цена ещё нужна { $count } новым контейнерам.
    }
container-reason-bid-too-high = Вы можете поставить не больше { $most } $.
container-reason-bid-too-low = Нужно поставить не меньше { $least } $.
container-reason-offer-too-low =
    { $least ->
        [one] Нужно поставить не меньше { $least } контейнера.
       *[many] Нужно поставить не меньше { $least } контейнеров.
    }
container-reason-too-few-containers = Для этого в ваших магазинах должно быть контейнеров: { $needed }, а у вас { $owned }.
container-reason-not-highest = Это не самая высокая ставка.
container-reason-auction-open = Аукцион брокера уже идёт; второй начать нельзя.
container-reason-no-auction = Аукциона брокера сейчас нет.
container-reason-own-bid = Самая высокая ставка и так ваша.
container-reason-collected-now = Вы только что выиграли аукцион брокера; звоните снова в следующий ход.
container-reason-game-ends = Игра заканчивается в этот ход; брокеры больше не принимают звонков.
container-reason-would-end = В этот ход вы звонили брокеру, поэтому нельзя произвести контейнер, который закончит игру.
container-reason-other-place-first = Сначала банк изымает контейнеры в другом месте.

## События

container-event-turn = Ходит { $seat }.
container-event-interest = { $seat } платит проценты: { $amount } $.
container-event-forced-loan = { $seat } вынужденно берёт заём, чтобы уплатить проценты.
container-event-loan = { $seat } берёт заём.
container-event-repaid = { $seat } погашает заём.
container-event-seized = { $seat } не может уплатить проценты: банк изымает { container-colour-accusative } контейнер.
container-event-forgiven = { $seat } не может уплатить проценты: изымать нечего, и банк их прощает.
container-event-bought-machine = { $seat } покупает { container-colour-accusative } станок за { $cost } $.
container-event-bought-warehouse = { $seat } покупает склад за { $cost } $.
container-event-bought = { $seat } покупает { container-colour-accusative } контейнер за { $price } $; продаёт { $owner }.
container-event-priced =
    { $old ->
        [0] { $seat } назначает новому { container-colour-dative } контейнеру цену { $new } $.
       *[other] { $seat } меняет цену { container-colour-genitive } контейнера с { $old } $ на { $new } $.
    }
container-event-arranged-factory = { $seat } назначает цены в фабричном магазине.
container-event-arranged-harbour = { $seat } назначает цены в портовом магазине.
container-event-wage = { $seat } платит профсоюзу { $amount } $; деньги получает { $owner }.
container-event-produced = { $seat } производит { container-colour-accusative } контейнер.
container-event-produced-nothing = { $seat } не может ничего произвести.
container-event-sailed-out = { $seat } выходит в открытое море.
container-event-sailed-to-harbour = { $seat } заходит в порт ({ $owner }).
container-event-sailed-to-island =
    { $containers ->
        [one] { $seat } приплывает на остров и выставляет на аукцион { $containers } контейнер.
        [few] { $seat } приплывает на остров и выставляет на аукцион { $containers } контейнера.
       *[many] { $seat } приплывает на остров и выставляет на аукцион { $containers } контейнеров.
    }
container-event-sailed-to-port = { $seat } заходит в личный порт (инвестиционный банк).
container-event-loaded = { $seat } грузит { container-colour-accusative } контейнер.
container-event-has-bid = { $seat } делает тайную ставку.
container-event-opened = { $seat }: ставка { $amount } $.
container-event-raised = { $seat }: к { $first } $ добавлено { $added } $, ставка { $amount } $.
container-event-tied = Самую высокую ставку, { $amount } $, сделали несколько игроков.
container-event-accepted = { $seat } принимает ставку ({ $bidder }, { $amount } $) и получает столько же в виде субсидии.
container-event-rejected = { $seat } отклоняет все ставки и платит { $amount } $.
container-event-delivered =
    { $count ->
        [one] { $seat } получает на острове { $count } { container-colour-accusative } контейнер.
        [few] { $seat } получает на острове { $count } { container-colour-genitive-plural } контейнера.
       *[many] { $seat } получает на острове { $count } { container-colour-genitive-plural } контейнеров.
    }
container-event-called = { $seat } звонит брокеру { container-broker-of-space }: аукцион за { container-goods-of-space }.
container-event-offered = { $seat } кладёт на карту платежа { container-colour-accusative } контейнер.
container-event-broker-bid = { $seat } ставит { $amount } $ за { container-goods-of-space } брокера { container-broker-of-space }.
container-event-broker-offer =
    { $count ->
        [one] { $seat } ставит { $count } контейнер за { container-goods-of-space } брокера { container-broker-of-space }.
        [few] { $seat } ставит { $count } контейнера за { container-goods-of-space } брокера { container-broker-of-space }.
       *[many] { $seat } ставит { $count } контейнеров за { container-goods-of-space } брокера { container-broker-of-space }.
    }
container-event-returned =
    { $count ->
        [0] { $seat }: ставка перебита, возвращается { $amount } $.
        [one] { $seat }: ставка перебита, возвращается { $count } контейнер.
        [few] { $seat }: ставка перебита, возвращаются { $count } контейнера.
       *[many] { $seat }: ставка перебита, возвращаются { $count } контейнеров.
    }
container-event-returned-container = { $seat } возвращает в магазин { container-colour-accusative } контейнер.
container-event-won-money = { $seat } получает { $amount } $ от брокера { container-broker-of-space }.
container-event-won-container = { $seat } получает { container-colour-accusative } контейнер от брокера { container-broker-of-space }.
container-event-paid-broker = Брокер { $broker } получает { $amount } $.
container-event-paid-container = Брокер { $broker } получает { container-colour-accusative } контейнер.
container-event-ended-by-supply = В общем запасе закончились два цвета: игра окончена.
container-event-ended-by-deadlock = Торговля замерла: игра окончена.
