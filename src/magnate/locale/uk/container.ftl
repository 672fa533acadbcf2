# «Контейнер»: мова портової контори.

## Значення. Літера кольору однакова в усіх мовах.

container-colour-black = чорний
    .letter = K
container-colour-brown = коричневий
    .letter = B
container-colour-violet = фіолетовий
    .letter = V
container-colour-beige = бежевий
    .letter = E
container-colour-grey = сірий
    .letter = G

container-card-A = A
    .about = Скільки коштує наприкінці гри кожен колір на вашому острові; більше цього ніхто не знає. Один колір має дві ціни: більша діє, якщо у вас є всі п’ять кольорів.
container-card-B = B
    .about = { container-card-A.about }
container-card-C = C
    .about = { container-card-A.about }
container-card-D = D
    .about = { container-card-A.about }
container-card-E = E
    .about = { container-card-A.about }

container-broker-I = брокер I
    .about = Продає з аукціону контейнери й гроші на своїх клітинках. Відсотки й відхилені ставки по черзі поповнюють гроші брокерів.
container-broker-II = брокер II
    .about = { container-broker-I.about }
container-broker-III = брокер III
    .about = { container-broker-I.about }

container-space-containers-I = брокер I, контейнери
container-space-containers-II = брокер II, контейнери
container-space-containers-III = брокер III, контейнери
container-space-money-I = брокер I, гроші
container-space-money-II = брокер II, гроші
container-space-money-III = брокер III, гроші

container-zone-harbour-p1 = порт гравця 1
container-zone-harbour-p2 = порт гравця 2
container-zone-harbour-p3 = порт гравця 3
container-zone-harbour-p4 = порт гравця 4
container-zone-harbour-p5 = порт гравця 5
container-zone-sea = відкрите море
container-zone-island = острів
container-zone-port = власний порт (інвестиційний банк)

container-place-island = острів
container-place-ship = корабель
container-place-port = власний порт (інвестиційний банк)
container-place-harbour-store = портовий магазин
container-place-factory-store = фабричний магазин

container-stage-first-bids = перші ставки
container-stage-second-bids = другі ставки
container-stage-choice = вибір продавця

container-question-main = вибирає дію
container-question-buy-from-factory = купує у фабричному магазині
container-question-buy-in-harbour = купує в порту
container-question-load = завантажує корабель
container-question-make = вибирає, що виробити
container-question-factory-price = призначає ціни у фабричному магазині
container-question-harbour-price = призначає ціни в портовому магазині
container-question-bid = робить таємну ставку
container-question-second-bid = ставить ще раз: ставки рівні
container-question-seller = приймає або відхиляє ставку
container-question-broker-bid = ставить на контейнери брокера
container-question-offer = пропонує контейнери за гроші брокера
container-question-pay = платить брокерам
container-question-seize = вибирає, що вилучить банк

## Допоміжні: колір у потрібній формі; чия клітинка й що на ній лежить.

container-colour-accusative =
    { $colour ->
        [black] чорний
        [brown] коричневий
        [violet] фіолетовий
        [beige] бежевий
       *[grey] сірий
    }
container-colour-dative =
    { $colour ->
        [black] чорному
        [brown] коричневому
        [violet] фіолетовому
        [beige] бежевому
       *[grey] сірому
    }
container-colour-genitive =
    { $colour ->
        [black] чорного
        [brown] коричневого
        [violet] фіолетового
        [beige] бежевого
       *[grey] сірого
    }
container-colour-plural =
    { $colour ->
        [black] чорні
        [brown] коричневі
        [violet] фіолетові
        [beige] бежеві
       *[grey] сірі
    }
container-colour-genitive-plural =
    { $colour ->
        [black] чорних
        [brown] коричневих
        [violet] фіолетових
        [beige] бежевих
       *[grey] сірих
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
        [containers-I] контейнери
        [containers-II] контейнери
        [containers-III] контейнери
       *[money-I] гроші
    }

## Складники підсумкового капіталу

container-part-money = Гроші
    .about = Гроші на руках.
container-part-island = Острів
    .about = Кожен контейнер за вашою картою цінності, після скидання кольору, якого там найбільше. Колір із двома цінами дає більшу, якщо у вас є всі п’ять кольорів.
container-part-harbour = Портовий магазин
    .about = Стала сума за кожен контейнер, що там лишився.
container-part-ship = Корабель
    .about = Стала сума за кожен контейнер, що лишився на борту.
container-part-port = Власний порт (інвестиційний банк)
    .about = Стала сума за кожен контейнер, що там лишився.
container-part-factory = Фабричний магазин
    .about = Контейнери, що там лишилися, нічого не варті й важливі лише в разі нічиєї.
container-part-loans = Позики
    .about = У що обходиться кожна позика наприкінці гри.
container-part-total = Разом
    .about = Перемагає найбагатша компанія; у разі нічиєї — та, що має більше контейнерів у фабричному магазині; інакше перемога спільна.

## Дії

container-action-buy-machine = Купити { container-colour-accusative } верстат
    .about = Верстат під час кожного виробництва дає один контейнер свого кольору й розширює ваш фабричний магазин. Кожен наступний коштує дорожче; двох верстатів одного кольору бути не може.
container-action-buy-warehouse = Купити склад
    .about = Склад дає вашому портовому магазину місце ще для одного контейнера. Кожен наступний коштує дорожче.
container-action-buy-from = Купити у фабричному магазині ({ $owner })
    .about = Купіть контейнери в цьому фабричному магазині за вказаними цінами й виставте їх у своєму портовому магазині за своїми. Водночас можна змінити ціни в портовому магазині.
container-action-reprice = Змінити ціни у своєму портовому магазині
    .about = Змініть ціни у своєму портовому магазині, нічого не купуючи. Це витрачає дію.
container-action-produce = Виробити контейнери
    .about = Кожен ваш верстат виробляє контейнер свого кольору, якщо вистачає запасу й місця; ви призначаєте ціни у фабричному магазині. Раз за хід; сусід праворуч отримує внесок профспілки.
container-action-sail-out = Вийти у відкрите море
    .about = З відкритого моря корабель може дійти до будь-якого порту й до острова. Між двома місцями завжди лежить відкрите море.
container-action-sail-to-harbour = Плисти до порту ({ $owner })
    .about = Після прибуття можна купити контейнери в цьому портовому магазині за вказаними цінами, скільки вміститься на корабель.
container-action-sail-to-island = Плисти на острів і виставити вантаж на аукціон
    .about = Інші таємно роблять ставки на весь ваш вантаж. Прийміть найвищу, і банк заплатить вам іще стільки ж; або заплатіть цю суму самі й залиште вантаж на своєму острові. Ваш хід закінчиться.
container-action-sail-to-port = Плисти до власного порту (інвестиційний банк)
    .about = Завантажте контейнери, виграні в брокерів, що чекають у вашому власному порту; платити за них більше не потрібно.
container-action-buy-again = Купити ще раз у цьому порту
    .about = Купіть ще раз у порту, де стоїть ваш корабель, не залишаючи його. Це витрачає дію.
container-action-call-broker = Зателефонувати брокеру { container-broker-of-space }: аукціон за { container-goods-of-space }
    .about = Розпочинає аукціон за те, що лежить на цій клітинці брокера: ставте гроші за контейнери або контейнери за гроші. Якщо до вашого наступного ходу ніхто не переб’є ставку, усе дістанеться вам.
container-action-outbid = Зателефонувати брокеру й перебити ставку
    .about = Поставте за ту саму клітинку більше, ніж гравець із картою платежу; його ставка повертається.
container-action-take-loan = Узяти позику
    .about = Банк дає вам гроші зараз; на початку кожного свого ходу ви сплачуєте відсотки, а наприкінці гри позика віднімається. Дія не витрачається.
container-action-repay-loan = Погасити позику
    .about = Поверніть банку гроші й більше не сплачуйте за цією позикою відсотки. Дія не витрачається.
container-action-end-turn = Закінчити хід
    .about = Невикористані дії пропадають.
container-action-buy = Купити { container-colour-accusative } контейнер за ${ $price }
    .about = Ви платите власникові вказану ціну; відмовити він не може.
container-action-load = Завантажити { container-colour-accusative } контейнер
    .about = Завантажте на корабель контейнер зі свого власного порту.
container-action-make = Виробити { container-colour-accusative } контейнер
    .about = Місця вистачає не всім: контейнер виробить цей верстат.
container-action-set-price =
    { $old ->
        [0] Призначити новому { container-colour-dative } контейнеру ціну ${ $new }
       *[other] Змінити ціну { container-colour-genitive } контейнера з ${ $old } на ${ $new }
    }
    .about = Ціна, за якою інші можуть купити цей контейнер.
container-action-keep = Залишити решту цін без змін
    .about = Ціни, які ви не змінили, лишаються попередніми.
container-action-done = Готово
    .about = Більше нічого; далі.
container-action-bid = Поставити ${ $amount }
    .about = На острові ставки таємні, і платить лише переможець; на суму понад ваші гроші беруться позики. У брокера ставка лежить відкрито, доки не виграє або не буде перебита.
container-action-accept = Прийняти ставку ({ $bidder })
    .about = Гравець платить вам і отримує вантаж на острові; банк платить вам іще стільки ж.
container-action-reject = Відхилити всі ставки й залишити контейнери собі
    .about = Ви самі платите найвищу ставку, і вантаж потрапляє на ваш острів.
container-action-offer-factory = Поставити { container-colour-accusative } контейнер із фабричного магазину (ціна ${ $price })
    .about = Покладіть на карту платежу контейнер із фабричного магазину як частину ставки за гроші.
container-action-offer-harbour = Поставити { container-colour-accusative } контейнер із портового магазину (ціна ${ $price })
    .about = Покладіть на карту платежу контейнер із портового магазину як частину ставки за гроші.
container-action-pay = Віддати { container-colour-accusative } контейнер
    .about = Поставлені контейнери йдуть брокерам по одному, за порядком.
container-action-seize = Вилучити { container-colour-accusative } контейнер
    .about = За несплачені відсотки банк забирає цей контейнер із гри.
container-action-seize-from-store = Вилучити { container-colour-accusative } контейнер (ціна ${ $price })
    .about = За несплачені відсотки банк забирає цей контейнер із гри.

## Запитання

container-ask-main =
    { $actions ->
        [0] Дій не залишилося. Закінчити хід?
        [one] Залишилася { $actions } дія. Що робитимете?
        [few] Залишилося { $actions } дії. Що робитимете?
       *[many] Залишилося { $actions } дій. Що робитимете?
    }
container-ask-buy-from-factory =
    { $room ->
        [one] Що купите? Фабричний магазин: { $owner }. У вашому портовому магазині є місце ще для { $room } контейнера.
       *[many] Що купите? Фабричний магазин: { $owner }. У вашому портовому магазині є місце ще для { $room } контейнерів.
    }
container-ask-buy-in-harbour =
    { $room ->
        [one] Що купите? Порт: { $owner }. На вашому кораблі є місце ще для { $room } контейнера.
       *[many] Що купите? Порт: { $owner }. На вашому кораблі є місце ще для { $room } контейнерів.
    }
container-ask-load =
    { $room ->
        [one] Що завантажите? На вашому кораблі є місце ще для { $room } контейнера.
       *[many] Що завантажите? На вашому кораблі є місце ще для { $room } контейнерів.
    }
container-ask-make =
    { $left ->
        [one] Можна виробити ще тільки { $left } контейнер. Який?
        [few] Можна виробити ще тільки { $left } контейнери. Які?
       *[many] Можна виробити ще тільки { $left } контейнерів. Які?
    }
container-ask-factory-price =
    { $unpriced ->
        [0] Які ціни у вашому фабричному магазині змінити?
        [one] Призначте ціни у вашому фабричному магазині: ціна потрібна { $unpriced } новому контейнеру.
       *[many] Призначте ціни у вашому фабричному магазині: ціна потрібна { $unpriced } новим контейнерам.
    }
container-ask-harbour-price =
    { $unpriced ->
        [0] Які ціни у вашому портовому магазині змінити?
        [one] Призначте ціни у вашому портовому магазині: ціна потрібна { $unpriced } новому контейнеру.
       *[many] Призначте ціни у вашому портовому магазині: ціна потрібна { $unpriced } новим контейнерам.
    }
container-ask-bid =
    { $containers ->
        [one] { $seller } продає { $containers } контейнер. Яка ваша таємна ставка?
        [few] { $seller } продає { $containers } контейнери. Яка ваша таємна ставка?
       *[many] { $seller } продає { $containers } контейнерів. Яка ваша таємна ставка?
    }
container-ask-second-bid = Контейнери продає { $seller }, і найвищі ставки рівні. Скільки ви додасте до своїх ${ $first }? Назвіть лише додаткову суму.
container-ask-seller = Найвища ставка — ${ $bid }. Прийняти її чи заплатити стільки ж і залишити контейнери собі?
container-ask-broker-bid = Скільки ви ставите за { container-goods-of-space } брокера { container-broker-of-space }? Не менше ніж ${ $least }.
container-ask-offer = Які контейнери ви ставите за { container-goods-of-space } брокера { container-broker-of-space }? Вибрано: { $offered }, потрібно щонайменше { $least }.
container-ask-pay = Який контейнер отримає брокер { $broker }?
container-ask-seize =
    { $left ->
        [1] { $debtor } не може сплатити відсотки. Який контейнер вилучить банк?
        [one] { $debtor } не може сплатити відсотки. Банк вилучає { $left } контейнер: який першим?
        [few] { $debtor } не може сплатити відсотки. Банк вилучає { $left } контейнери: який першим?
       *[many] { $debtor } не може сплатити відсотки. Банк вилучає { $left } контейнерів: який першим?
    }

## Причини відмови

container-reason-no-action-left = У вас не залишилося дій.
container-reason-no-money = Для цього потрібно ${ $cost }, а у вас ${ $money }.
container-reason-no-such-player = Такого гравця за столом немає.
container-reason-not-yourself = Із самим собою торгувати не можна.
container-reason-no-space = На вашому планшеті не залишилося вільних клітинок.
container-reason-supply-empty = У спільному запасі цього більше немає.
container-reason-machine-owned = У вас уже є { container-colour-accusative } верстат.
container-reason-store-empty = У цьому магазині немає контейнерів.
container-reason-store-full = Ваш портовий магазин заповнений.
container-reason-ship-full = Ваш корабель заповнений.
container-reason-ship-empty = Ваш корабель порожній: немає чого виставляти на аукціон.
container-reason-produced-already = Цього ходу ви вже виробляли контейнери.
container-reason-at-sea = Ваш корабель уже у відкритому морі.
container-reason-not-at-sea = Спершу корабель має вийти у відкрите море.
container-reason-not-in-harbour = Ваш корабель не стоїть у порту суперника.
container-reason-port-empty = У вашому власному порту (інвестиційний банк) нічого немає.
container-reason-no-bank = Ця партія йде без інвестиційного банку.
container-reason-option-off = У цій партії такий варіант не вибрано.
container-reason-loan-limit =
    { $limit ->
        [one] Не можна мати більше ніж { $limit } позику.
        [few] Не можна мати більше ніж { $limit } позики.
       *[many] Не можна мати більше ніж { $limit } позик.
    }
container-reason-no-loan = У вас немає позики, яку можна погасити.
container-reason-loan-too-new = Нову позику можна погасити не раніше ніж у ваш наступний хід.
container-reason-not-there = Нічого такого там немає.
container-reason-buy-one = Купіть хоча б один контейнер.
container-reason-no-machine = У вас немає { container-colour-genitive } верстата.
container-reason-machine-used = Ваш { container-colour-accusative } верстат уже виробив свій контейнер.
container-reason-no-such-price = Ціни тут — від ${ $low } до ${ $high }.
container-reason-same-price = Він і так коштує ${ $price }.
container-reason-price-set = Ціна цього контейнера, ${ $price }, поки що не змінюється.
container-reason-needs-price =
    { $count ->
        [one] Ціна ще потрібна { $count } новому контейнеру.
       *[many] Ціна ще потрібна { $count } новим контейнерам.
    }
container-reason-bid-too-high = Ви можете поставити щонайбільше ${ $most }.
container-reason-bid-too-low = Потрібно поставити щонайменше ${ $least }.
container-reason-offer-too-low =
    { $least ->
        [one] Потрібно поставити щонайменше { $least } контейнер.
        [few] Потрібно поставити щонайменше { $least } контейнери.
       *[many] Потрібно поставити щонайменше { $least } контейнерів.
    }
container-reason-too-few-containers = Для цього у ваших магазинах має бути контейнерів: { $needed }, а у вас { $owned }.
container-reason-not-highest = Це не найвища ставка.
container-reason-auction-open = Аукціон брокера вже йде; другий розпочати не можна.
container-reason-no-auction = Аукціону брокера зараз немає.
container-reason-own-bid = Найвища ставка й так ваша.
container-reason-collected-now = Ви щойно виграли аукціон брокера; телефонуйте знову наступного ходу.
container-reason-game-ends = Гра закінчується цього ходу; брокери більше не приймають дзвінків.
container-reason-would-end = Цього ходу ви телефонували брокеру, тож не можна виробити контейнер, який закінчить гру.
container-reason-other-place-first = Спершу банк вилучає контейнери в іншому місці.

## Події

container-event-turn = Ходить { $seat }.
container-event-interest = { $seat } сплачує відсотки: ${ $amount }.
container-event-forced-loan = { $seat } мусить узяти позику, щоб сплатити відсотки.
container-event-loan = { $seat } бере позику.
container-event-repaid = { $seat } погашає позику.
container-event-seized = { $seat } не може сплатити відсотки: банк вилучає { container-colour-accusative } контейнер.
container-event-forgiven = { $seat } не може сплатити відсотки: вилучати нема чого, і банк їх прощає.
container-event-bought-machine = { $seat } купує { container-colour-accusative } верстат за ${ $cost }.
container-event-bought-warehouse = { $seat } купує склад за ${ $cost }.
container-event-bought = { $seat } купує { container-colour-accusative } контейнер за ${ $price }; продає { $owner }.
container-event-priced =
    { $old ->
        [0] { $seat } призначає новому { container-colour-dative } контейнеру ціну ${ $new }.
       *[other] { $seat } змінює ціну { container-colour-genitive } контейнера з ${ $old } на ${ $new }.
    }
container-event-arranged-factory = { $seat } призначає ціни у фабричному магазині.
container-event-arranged-harbour = { $seat } призначає ціни в портовому магазині.
container-event-wage = { $seat } платить профспілці ${ $amount }; гроші отримує { $owner }.
container-event-produced = { $seat } виробляє { container-colour-accusative } контейнер.
container-event-produced-nothing = { $seat } не може нічого виробити.
container-event-sailed-out = { $seat } виходить у відкрите море.
container-event-sailed-to-harbour = { $seat } заходить у порт ({ $owner }).
container-event-sailed-to-island =
    { $containers ->
        [one] { $seat } припливає на острів і виставляє на аукціон { $containers } контейнер.
        [few] { $seat } припливає на острів і виставляє на аукціон { $containers } контейнери.
       *[many] { $seat } припливає на острів і виставляє на аукціон { $containers } контейнерів.
    }
container-event-sailed-to-port = { $seat } заходить у власний порт (інвестиційний банк).
container-event-loaded = { $seat } завантажує { container-colour-accusative } контейнер.
container-event-has-bid = { $seat } робить таємну ставку.
container-event-opened = { $seat }: ставка ${ $amount }.
container-event-raised = { $seat }: до ${ $first } додано ${ $added }, ставка ${ $amount }.
container-event-tied = Найвищу ставку, ${ $amount }, зробили кілька гравців.
container-event-accepted = { $seat } приймає ставку ({ $bidder }, ${ $amount }) і отримує стільки ж як субсидію.
container-event-rejected = { $seat } відхиляє всі ставки й платить ${ $amount }.
container-event-delivered =
    { $count ->
        [one] { $seat } отримує на острові { $count } { container-colour-accusative } контейнер.
        [few] { $seat } отримує на острові { $count } { container-colour-plural } контейнери.
       *[many] { $seat } отримує на острові { $count } { container-colour-genitive-plural } контейнерів.
    }
container-event-called = { $seat } телефонує брокеру { container-broker-of-space }: аукціон за { container-goods-of-space }.
container-event-offered = { $seat } кладе на карту платежу { container-colour-accusative } контейнер.
container-event-broker-bid = { $seat } ставить ${ $amount } за { container-goods-of-space } брокера { container-broker-of-space }.
container-event-broker-offer =
    { $count ->
        [one] { $seat } ставить { $count } контейнер за { container-goods-of-space } брокера { container-broker-of-space }.
        [few] { $seat } ставить { $count } контейнери за { container-goods-of-space } брокера { container-broker-of-space }.
       *[many] { $seat } ставить { $count } контейнерів за { container-goods-of-space } брокера { container-broker-of-space }.
    }
container-event-returned =
    { $count ->
        [0] { $seat }: ставку перебито, повертається ${ $amount }.
        [one] { $seat }: ставку перебито, повертається { $count } контейнер.
        [few] { $seat }: ставку перебито, повертаються { $count } контейнери.
       *[many] { $seat }: ставку перебито, повертаються { $count } контейнерів.
    }
container-event-returned-container = { $seat } повертає до магазину { container-colour-accusative } контейнер.
container-event-won-money = { $seat } отримує ${ $amount } від брокера { container-broker-of-space }.
container-event-won-container = { $seat } отримує { container-colour-accusative } контейнер від брокера { container-broker-of-space }.
container-event-paid-broker = Брокер { $broker } отримує ${ $amount }.
container-event-paid-container = Брокер { $broker } отримує { container-colour-accusative } контейнер.
container-event-ended-by-supply = У спільному запасі закінчилися два кольори: гру закінчено.
container-event-ended-by-deadlock = Торгівля завмерла: гру закінчено.
