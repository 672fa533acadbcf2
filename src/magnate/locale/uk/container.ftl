# «Контейнер»: мова портової контори.

container-name = Контейнер
    .about = Виробляйте контейнери, призначайте ціни, везіть їх на торги острова.

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
container-card-B = B
container-card-C = C
container-card-D = D
container-card-E = E

container-broker-I = брокер I
container-broker-II = брокер II
container-broker-III = брокер III

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
container-zone-port = порт при Інвестиційному банку

container-place-island = острів
container-place-ship = корабель
container-place-port = порт при Інвестиційному банку
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
container-question-second-bid = ставить ще раз через нічию
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

## Варіанти гри

container-option-investment-bank = Інвестиційний банк
    .about = Три брокери віддають контейнери за гроші й гроші за контейнери.
container-option-open-money = Відкриті гроші
    .about = Усі бачать, скільки грошей має кожна компанія.
container-option-rebuy-in-port = Повторна купівля в порту
    .about = Як у виданні 2007 року: дією можна знову купити контейнери в порту, де стоїть корабель.
container-option-skip-auctioned-space = Пропуск клітинки на торгах
    .about = Як у виданні 2026 року: відсотки й суми відхилених ставок оминають клітинку брокера, за яку йдуть торги.

## Складники підсумкового капіталу

container-part-money = Гроші
container-part-island = Острів
container-part-harbour = Портовий магазин
container-part-ship = Корабель
container-part-port = Порт при Інвестиційному банку
container-part-factory = Фабричний магазин
container-part-loans = Позики
container-part-total = Разом

## Дії

container-action-buy-machine = Купити { container-colour-accusative } верстат
container-action-buy-warehouse = Купити склад
container-action-buy-from = Купити у фабричному магазині гравця { $owner }
container-action-reprice = Змінити ціни у своєму портовому магазині
container-action-produce = Виробити контейнери
container-action-sail-out = Вийти у відкрите море
container-action-sail-to-harbour = Плисти до порту гравця { $owner }
container-action-sail-to-island = Плисти на острів і виставити вантаж на аукціон
container-action-sail-to-port = Плисти до власного порту при Інвестиційному банку
container-action-buy-again = Купити ще раз у цьому порту
container-action-call-broker = Зателефонувати брокеру { container-broker-of-space }: торги за { container-goods-of-space }
container-action-outbid = Зателефонувати брокеру й перебити ставку
container-action-take-loan = Узяти позику
container-action-repay-loan = Погасити позику
container-action-end-turn = Закінчити хід
container-action-buy = Купити { container-colour-accusative } контейнер за ${ $price }
container-action-load = Завантажити { container-colour-accusative } контейнер
container-action-make = Виробити { container-colour-accusative } контейнер
container-action-set-price =
    { $old ->
        [0] Призначити новому контейнеру ({ container-colour-accusative }) ціну ${ $new }
       *[other] Змінити ціну { container-colour-genitive } контейнера з ${ $old } на ${ $new }
    }
container-action-keep = Залишити решту цін без змін
container-action-done = Це все
container-action-bid = Поставити ${ $amount }
container-action-accept = Прийняти ставку гравця { $bidder }
container-action-reject = Відхилити всі ставки й залишити контейнери собі
container-action-offer-factory = Поставити { container-colour-accusative } контейнер із фабричного магазину (ціна ${ $price })
container-action-offer-harbour = Поставити { container-colour-accusative } контейнер із портового магазину (ціна ${ $price })
container-action-pay = Віддати { container-colour-accusative } контейнер
container-action-seize = Вилучити { container-colour-accusative } контейнер
container-action-seize-from-store = Вилучити { container-colour-accusative } контейнер (ціна ${ $price })

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
        [one] Що купите у фабричному магазині гравця { $owner }? У вашому портовому магазині є місце ще для { $room } контейнера.
       *[many] Що купите у фабричному магазині гравця { $owner }? У вашому портовому магазині є місце ще для { $room } контейнерів.
    }
container-ask-buy-in-harbour =
    { $room ->
        [one] Що купите в порту гравця { $owner }? На вашому кораблі є місце ще для { $room } контейнера.
       *[many] Що купите в порту гравця { $owner }? На вашому кораблі є місце ще для { $room } контейнерів.
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
container-ask-second-bid = За контейнери гравця { $seller } запропоновано порівну. Скільки ви додасте до своїх ${ $first }? Назвіть лише додаткову суму.
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
container-reason-not-yourself = Із самим собою не торгують.
container-reason-no-space = На вашому планшеті не залишилося вільних клітинок.
container-reason-supply-empty = У спільному запасі цього більше немає.
container-reason-machine-owned = У вас уже є { container-colour-accusative } верстат.
container-reason-store-empty = У цьому магазині немає контейнерів.
container-reason-store-full = Ваш портовий магазин заповнений.
container-reason-ship-full = Ваш корабель заповнений.
container-reason-ship-empty = Ваш корабель порожній: виставляти на аукціон нічого.
container-reason-produced-already = Цього ходу ви вже виробляли контейнери.
container-reason-at-sea = Ваш корабель уже у відкритому морі.
container-reason-not-at-sea = Спершу корабель має вийти у відкрите море.
container-reason-not-in-harbour = Ваш корабель не стоїть у порту суперника.
container-reason-port-empty = У вашому порту при Інвестиційному банку нічого немає.
container-reason-no-bank = Ця партія йде без Інвестиційного банку.
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
container-reason-auction-open = У брокерів уже йдуть торги; іншим доведеться зачекати.
container-reason-no-auction = У брокерів зараз немає торгів.
container-reason-own-bid = Найвища ставка й так ваша.
container-reason-collected-now = Ви щойно виграли торги в брокера; телефонуйте знову наступного ходу.
container-reason-game-ends = Гра закінчується цього ходу; брокери більше не приймають дзвінків.
container-reason-would-end = Цього ходу ви телефонували брокеру, тож не можна виробити контейнер, який закінчить гру.
container-reason-other-place-first = Спершу банк вилучає контейнери в іншому місці.

## Події

container-event-turn = Ходить { $seat }.
container-event-interest = { $seat } сплачує відсотки: ${ $amount }.
container-event-forced-loan = { $seat } мусить узяти позику, щоб сплатити відсотки.
container-event-loan = { $seat } бере позику.
container-event-repaid = { $seat } погашає позику.
container-event-seized = Банк вилучає { container-colour-accusative } контейнер у гравця { $seat }.
container-event-forgiven = Вилучити нічого: банк прощає гравцеві { $seat } несплачені відсотки.
container-event-bought-machine = { $seat } купує { container-colour-accusative } верстат за ${ $cost }.
container-event-bought-warehouse = { $seat } купує склад за ${ $cost }.
container-event-bought = { $seat } купує { container-colour-accusative } контейнер у гравця { $owner } за ${ $price }.
container-event-priced =
    { $old ->
        [0] { $seat } призначає новому контейнеру ({ container-colour-accusative }) ціну ${ $new }.
       *[other] { $seat } змінює ціну { container-colour-genitive } контейнера з ${ $old } на ${ $new }.
    }
container-event-arranged-factory = { $seat } призначає ціни у фабричному магазині.
container-event-arranged-harbour = { $seat } призначає ціни в портовому магазині.
container-event-wage = { $seat } платить профспілці ${ $amount }; гроші отримує { $owner }.
container-event-produced = { $seat } виробляє { container-colour-accusative } контейнер.
container-event-produced-nothing = { $seat } не може нічого виробити.
container-event-sailed-out = { $seat } виходить у відкрите море.
container-event-sailed-to-harbour = { $seat } заходить у порт гравця { $owner }.
container-event-sailed-to-island =
    { $containers ->
        [one] { $seat } припливає на острів і виставляє на аукціон { $containers } контейнер.
        [few] { $seat } припливає на острів і виставляє на аукціон { $containers } контейнери.
       *[many] { $seat } припливає на острів і виставляє на аукціон { $containers } контейнерів.
    }
container-event-sailed-to-port = { $seat } заходить у власний порт при Інвестиційному банку.
container-event-loaded = { $seat } завантажує { container-colour-accusative } контейнер.
container-event-has-bid = { $seat } робить таємну ставку.
container-event-opened = Ставка гравця { $seat } — ${ $amount }.
container-event-tied = Найвищу ставку, ${ $amount }, зробили кілька гравців.
container-event-accepted = { $seat } приймає ставку гравця { $bidder } (${ $amount }) і отримує стільки ж як субсидію.
container-event-rejected = { $seat } відхиляє всі ставки й платить ${ $amount }.
container-event-delivered =
    { $count ->
        [one] { $seat } отримує на острові { $count } { container-colour-accusative } контейнер.
        [few] { $seat } отримує на острові { $count } { container-colour-plural } контейнери.
       *[many] { $seat } отримує на острові { $count } { container-colour-genitive-plural } контейнерів.
    }
container-event-called = { $seat } телефонує брокеру { container-broker-of-space }: торги за { container-goods-of-space }.
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
        [0] Ставку гравця { $seat } перебито: повертається ${ $amount }.
        [one] Ставку гравця { $seat } перебито: повертається { $count } контейнер.
        [few] Ставку гравця { $seat } перебито: повертаються { $count } контейнери.
       *[many] Ставку гравця { $seat } перебито: повертаються { $count } контейнерів.
    }
container-event-returned-container = До магазину гравця { $seat } повертається { container-colour-accusative } контейнер.
container-event-won-money = { $seat } отримує ${ $amount } від брокера { container-broker-of-space }.
container-event-won-container = { $seat } отримує { container-colour-accusative } контейнер від брокера { container-broker-of-space }.
container-event-paid-broker = Брокер { $broker } отримує ${ $amount }.
container-event-paid-container = Брокер { $broker } отримує { container-colour-accusative } контейнер.
container-event-ended-by-supply = У спільному запасі закінчилися два кольори: гру закінчено.
container-event-ended-by-deadlock = Торгівля завмерла: гру закінчено.
