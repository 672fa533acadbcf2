# «Великі Висоти» у браузері.

# Знаки: тесля, будівельник, архітектор, клепальник, політик, керівник, громадський діяч, урбаніст,
# держслужбовець; усі різні.
web-rolling_heights-worker-letters = Т Б А К П Е Г У Д

## Частини столу

web-rolling_heights-market = Ринок
web-rolling_heights-level = Рівень { $level }
web-rolling_heights-pile = ще { $count }
web-rolling_heights-gap = узято
web-rolling_heights-city = Місто
web-rolling_heights-whole-city = Усе місто
web-rolling_heights-closer = Ближче
web-rolling_heights-supply = Запас
web-rolling_heights-left-of = { $name }: у запасі { $count }
web-rolling_heights-in-supply = у запасі { $count }
web-rolling_heights-ad = Оголошення:
web-rolling_heights-ads = Оголошення наприкінці гри
web-rolling_heights-targets = Цілі
web-rolling_heights-counts = Зараз зарахували б цю ціль
web-rolling_heights-counted = Зараховано цю ціль
web-rolling_heights-workshop = Ваші працівники й ваш майданчик
web-rolling_heights-whose-workers = Чиїх працівників показано
web-rolling_heights-your-workers = Ваші працівники
web-rolling_heights-workers-of = Працівники: { $player }
web-rolling_heights-tray-hard = Старанні
web-rolling_heights-tray-steady = Надійні
web-rolling_heights-tray-tired = Втомлені
web-rolling_heights-tray-to-throw = Для кидка
web-rolling_heights-tray-sits-out = Відкладені
web-rolling_heights-tray-not-thrown = Ще не кинуті
web-rolling_heights-as-steady = застосувати властивість надійного
web-rolling_heights-risk = Ризик страйку, якщо кинути: { $percent } %
web-rolling_heights-strike = Страйк!
web-rolling_heights-your-yard = Ваш майданчик
web-rolling_heights-yard-of = Майданчик: { $player }
web-rolling_heights-empty = порожньо
web-rolling_heights-exchange = Обмін
web-rolling_heights-can-pay = Усього вистачить на { $units }
web-rolling_heights-to-pay = Платити ще { $left } із { $cost }
web-rolling_heights-no-plans = планів поки немає

## Раунд і кінець гри

web-rolling_heights-round = Раунд { $round }
web-rolling_heights-set-up = Підготовка до гри
web-rolling_heights-last-round = Останній раунд
web-rolling_heights-one-more-round = Після цього раунду ще один
web-rolling_heights-quiet =
    { $rounds ->
        [1] Будівництво завмерло: ще один такий раунд — і кінець
       *[other] Будівництво завмерло: таких раундів до кінця { $rounds }
    }
web-rolling_heights-to-go = Поза будівлями
web-rolling_heights-to-go-short = Поза буд.:
web-rolling_heights-unbuilt = поза будівлями { $count } із { $all }, у запасі чи на майданчику; на 0 — ще один раунд
web-rolling_heights-turn-of = Хід: { $player }, { $phase }
web-rolling_heights-chosen = Вибрано: { $plan }

## Кількості

web-rolling_heights-amount = { $what } { $amount }
web-rolling_heights-vp = { $vp } ПО
web-rolling_heights-power = влада { $count }
web-rolling_heights-wilds =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокери
       *[many] { $count } джокерів
    }
web-rolling_heights-workers =
    { $count ->
        [one] { $count } людина
        [few] { $count } людини
       *[many] { $count } людей
    }
web-rolling_heights-plans =
    { $count ->
        [one] { $count } план
        [few] { $count } плани
       *[many] { $count } планів
    }
web-rolling_heights-special =
    { $count ->
        [one] { $count } особливий кубик
        [few] { $count } особливі кубики
       *[many] { $count } особливих кубиків
    }
web-rolling_heights-special-cube = особливий кубик
web-rolling_heights-track = поки { $vp } ПО
    .about = Що вже отримано, без оголошень, цілі та джокерів.

## Плани й ділянки

web-rolling_heights-price = Ринкова ціна { $cost }
web-rolling_heights-wilds-on-it =
    { $count ->
        [one] На плані { $count } джокер
        [few] На плані { $count } джокери
       *[many] На плані { $count } джокерів
    }
web-rolling_heights-wild-due = Наприкінці цього ходу отримає джокер
web-rolling_heights-vp-beside = { $vp } ПО за кожного сусіда з-поміж таких: { $near }
web-rolling_heights-vp-within = { $vp } ПО за кожну з таких у межах ділянок ({ $plots }): { $near }
web-rolling_heights-vp-now = Зараз це { $vp } ПО
web-rolling_heights-towers = Вежі: { $towers }
web-rolling_heights-standing = Вежі зараз: { $towers }
web-rolling_heights-needs = Бракує: { $cubes }
web-rolling_heights-hires = Приносить: { $workers }
web-rolling_heights-completed = Добудовано, { $vp } ПО
web-rolling_heights-leader = Громадські діячі: { $ability }
web-rolling_heights-leader-both = Громадські діячі: надійний — { $steady }, старанний — { $hard }
web-rolling_heights-led = Громадський діяч цього ходу тут уже був
web-rolling_heights-water = вода
web-rolling_heights-free-plot = вільна ділянка
web-rolling_heights-bonus = Бонус за цей тип: { $type }, { $vp } ПО
web-rolling_heights-surcharge = Доплата { $units }
web-rolling_heights-costs-here = Тут повна ціна { $cost }
web-rolling_heights-scores-here = Бонус { $vp } ПО
web-rolling_heights-more-here = Понад ринкову ціну: відстань { $distance }, доплата { $surcharge }

## Що роблять громадські діячі в будівлі

web-rolling_heights-ability-none = нічого
web-rolling_heights-ability-any =
    { $count ->
        [one] { $count } будь-який кубик
        [few] { $count } будь-які кубики
       *[many] { $count } будь-яких кубиків
    }
web-rolling_heights-ability-lift-tired = один втомлений стає надійним
web-rolling_heights-ability-lift = одне підвищення
web-rolling_heights-ability-per-hard = { $vp } ПО за кожного вашого старанного працівника цього фаху: { $worker }
web-rolling_heights-ability-per-own = { $vp } ПО за кожну вашу будівлю цього типу: { $types }
web-rolling_heights-ability-per-empty = { $vp } ПО за кожну сусідню ділянку без плану
web-rolling_heights-ability-per-water = { $vp } ПО за кожну ділянку води поруч
web-rolling_heights-ability-per-tower = { $vp } ПО за кожну вашу вежу заввишки від { $height } на добудованих будівлях

## Конкурент

web-rolling_heights-rival-has =
    { $plans ->
        [one] { $vp } ПО, { $plans } план
        [few] { $vp } ПО, { $plans } плани
       *[many] { $vp } ПО, { $plans } планів
    }
web-rolling_heights-rival-next =
    { $cubes ->
        [one] Далі: план { $level }-го рівня, { $cubes } кубик
        [few] Далі: план { $level }-го рівня, { $cubes } кубики
       *[many] Далі: план { $level }-го рівня, { $cubes } кубиків
    }
web-rolling_heights-rival-farthest = Береться найдальший план ряду.

## Панель дій

web-rolling_heights-all-work = Кубики, ПО, влада: активувати { $count }
web-rolling_heights-pay-power = Заплатити владою: { $count }
web-rolling_heights-hint-plan = Виберіть план на ринку.
web-rolling_heights-hint-place = Виберіть ділянку; число на ній — повна ціна.
web-rolling_heights-do-activate = Активувати
web-rolling_heights-do-lead = Громадський діяч
web-rolling_heights-do-buy = Купити план
web-rolling_heights-do-take = Плани списком
web-rolling_heights-do-place = Ділянки списком
web-rolling_heights-do-use-wild = Скинути джокер
web-rolling_heights-do-exchange = Обмін
web-rolling_heights-do-build = Будувати
web-rolling_heights-do-tire = Хто стане втомленим
web-rolling_heights-do-upgrade = Кого підвищити
web-doing-rolling_heights-ask-start = вибір стартового плану
web-doing-rolling_heights-ask-rest = вибір відкладених
web-doing-rolling_heights-ask-risk = ризик
web-doing-rolling_heights-ask-tire = страйк
web-doing-rolling_heights-ask-main = основний етап
web-doing-rolling_heights-ask-upgrade = підвищення працівників
web-doing-rolling_heights-ask-swap = заміна працівника
web-doing-rolling_heights-ask-cube = вибір кубиків
web-doing-rolling_heights-ask-take = вибір плану
web-doing-rolling_heights-ask-place = розміщення плану
web-doing-rolling_heights-ask-pay = оплата
web-doing-rolling_heights-ask-hire = вибір нового працівника

## Числа при діях

web-rolling_heights-number-cost = ціна { $value }
web-rolling_heights-number-market = з неї ринкова { $value }
web-rolling_heights-number-distance = відстань { $value }
web-rolling_heights-number-surcharge = доплата { $value }
web-rolling_heights-number-units-left = лишиться заплатити { $value }
web-rolling_heights-number-bonus = бонус { $value } ПО
web-rolling_heights-number-vp = { $value } ПО
web-rolling_heights-number-cubes =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
web-rolling_heights-number-special =
    { $count ->
        [one] { $count } особливий кубик
        [few] { $count } особливі кубики
       *[many] { $count } особливих кубиків
    }
web-rolling_heights-number-power = влада { $value }
web-rolling_heights-number-wilds =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокери
       *[many] { $count } джокерів
    }
web-rolling_heights-number-upgrades =
    { $count ->
        [one] { $count } підвищення
        [few] { $count } підвищення
       *[many] { $count } підвищень
    }
web-rolling_heights-number-swaps = замін: { $count }
web-rolling_heights-number-missing =
    { $count ->
        [0] будівля готова
       *[other] ще потрібно { $count }
    }
web-rolling_heights-number-unbuilt = таких поза будівлями: { $count }
web-rolling_heights-number-cubes-left = лишиться взяти { $value }
web-rolling_heights-number-upgrades-left = лишиться підвищень: { $count }
web-rolling_heights-number-workers-left = лишиться вибрати { $value }
web-rolling_heights-number-wilds-left = лишиться джокерів: { $count }
web-rolling_heights-number-lost-cubes = пропаде кубиків: { $count }
web-rolling_heights-number-lost-power = пропаде влада: { $value }
web-rolling_heights-number-tired = втомлених: { $value }
web-rolling_heights-number-strike-permille = ризик страйку { $value } %
