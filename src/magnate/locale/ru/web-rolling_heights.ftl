# «Великие Высоты» в браузере.

# Знаки: плотник, строитель, архитектор, клепальщик, политик, руководитель, общественный деятель,
# урбанист, госслужащий; все разные.
web-rolling_heights-worker-letters = П С А К Л Р О У Г

## Части стола

web-rolling_heights-market = Рынок
web-rolling_heights-level = Уровень { $level }
web-rolling_heights-pile = ещё { $count }
web-rolling_heights-gap = взят
web-rolling_heights-city = Город
web-rolling_heights-whole-city = Весь город
web-rolling_heights-closer = Ближе
web-rolling_heights-supply = Запас
web-rolling_heights-left-of = { $name }: в запасе { $count }
web-rolling_heights-in-supply = в запасе { $count }
web-rolling_heights-ad = Объявление:
web-rolling_heights-ads = Объявления в конце игры
web-rolling_heights-targets = Цели
web-rolling_heights-counts = Сейчас засчитали бы эту цель
web-rolling_heights-counted = Засчитана эта цель
web-rolling_heights-workshop = Ваши работники и ваша площадка
web-rolling_heights-whose-workers = Чьи работники показаны
web-rolling_heights-your-workers = Ваши работники
web-rolling_heights-workers-of = Работники: { $player }
web-rolling_heights-tray-hard = Усердные
web-rolling_heights-tray-steady = Надёжные
web-rolling_heights-tray-tired = Усталые
web-rolling_heights-tray-to-throw = Для броска
web-rolling_heights-tray-sits-out = Отложены
web-rolling_heights-tray-not-thrown = Ещё не брошены
web-rolling_heights-as-steady = применить способность надёжного
web-rolling_heights-risk = Риск забастовки при броске: { $percent } %
web-rolling_heights-strike = Забастовка!
web-rolling_heights-your-yard = Ваша площадка
web-rolling_heights-yard-of = Площадка: { $player }
web-rolling_heights-empty = пусто
web-rolling_heights-exchange = Обмен
web-rolling_heights-can-pay = Всего хватит на { $units }
web-rolling_heights-to-pay = Платить ещё { $left } из { $cost }
web-rolling_heights-no-plans = планов пока нет

## Раунд и конец игры

web-rolling_heights-round = Раунд { $round }
web-rolling_heights-set-up = Подготовка к игре
web-rolling_heights-last-round = Последний раунд
web-rolling_heights-one-more-round = После этого раунда ещё один
web-rolling_heights-quiet =
    { $rounds ->
        [1] Стройка стоит: ещё один такой раунд — и конец
       *[other] Стройка стоит: таких раундов до конца { $rounds }
    }
web-rolling_heights-to-go = Вне зданий
web-rolling_heights-to-go-short = Вне зданий:
web-rolling_heights-unbuilt = вне зданий { $count } из { $all }, в запасе или на площадке; на 0 — ещё один раунд
web-rolling_heights-turn-of = Ход: { $player }, { $phase }
web-rolling_heights-chosen = Выбрано: { $plan }

## Количества

web-rolling_heights-amount = { $what } { $amount }
web-rolling_heights-vp = { $vp } ПО
web-rolling_heights-power = власть { $count }
web-rolling_heights-wilds =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    }
web-rolling_heights-workers =
    { $count ->
        [one] { $count } человек
        [few] { $count } человека
       *[many] { $count } человек
    }
web-rolling_heights-plans =
    { $count ->
        [one] { $count } план
        [few] { $count } плана
       *[many] { $count } планов
    }
web-rolling_heights-special =
    { $count ->
        [one] { $count } особый кубик
        [few] { $count } особых кубика
       *[many] { $count } особых кубиков
    }
web-rolling_heights-special-cube = особый кубик
web-rolling_heights-track = пока { $vp } ПО
    .about = Что уже получено, без объявлений, цели и джокеров.

## Планы и участки

web-rolling_heights-price = Рыночная стоимость { $cost }
web-rolling_heights-wilds-on-it =
    { $count ->
        [one] На плане { $count } джокер
        [few] На плане { $count } джокера
       *[many] На плане { $count } джокеров
    }
web-rolling_heights-wild-due = В конце этого хода получит джокер
web-rolling_heights-vp-beside = { $vp } ПО за каждого соседа из числа таких: { $near }
web-rolling_heights-vp-within = { $vp } ПО за каждое из таких в пределах участков ({ $plots }): { $near }
web-rolling_heights-vp-now = Сейчас это { $vp } ПО
web-rolling_heights-towers = Башни: { $towers }
web-rolling_heights-standing = Башни сейчас: { $towers }
web-rolling_heights-needs = Не хватает: { $cubes }
web-rolling_heights-hires = Приносит: { $workers }
web-rolling_heights-completed = Достроено, { $vp } ПО
web-rolling_heights-leader = Общественные деятели: { $ability }
web-rolling_heights-leader-both = Общественные деятели: надёжный — { $steady }, усердный — { $hard }
web-rolling_heights-led = Общественный деятель здесь в этот ход уже был
web-rolling_heights-water = вода
web-rolling_heights-free-plot = свободный участок
web-rolling_heights-bonus = Бонус за этот тип: { $type }, { $vp } ПО
web-rolling_heights-surcharge = Доплата { $units }
web-rolling_heights-costs-here = Здесь полная стоимость { $cost }
web-rolling_heights-scores-here = Бонус { $vp } ПО
web-rolling_heights-more-here = Сверх рыночной стоимости: расстояние { $distance }, доплата { $surcharge }

## Что делают общественные деятели в здании

web-rolling_heights-ability-none = ничего
web-rolling_heights-ability-any =
    { $count ->
        [one] { $count } любой кубик
        [few] { $count } любых кубика
       *[many] { $count } любых кубиков
    }
web-rolling_heights-ability-lift-tired = один усталый становится надёжным
web-rolling_heights-ability-lift = одно улучшение
web-rolling_heights-ability-per-hard = { $vp } ПО за каждого вашего усердного работника этой профессии: { $worker }
web-rolling_heights-ability-per-own = { $vp } ПО за каждое ваше здание этого типа: { $types }
web-rolling_heights-ability-per-empty = { $vp } ПО за каждый соседний участок без плана
web-rolling_heights-ability-per-water = { $vp } ПО за каждый участок воды рядом
web-rolling_heights-ability-per-tower = { $vp } ПО за каждую вашу башню высотой от { $height } на достроенных зданиях

## Конкурент

web-rolling_heights-rival-has =
    { $plans ->
        [one] { $vp } ПО, { $plans } план
        [few] { $vp } ПО, { $plans } плана
       *[many] { $vp } ПО, { $plans } планов
    }
web-rolling_heights-rival-next =
    { $cubes ->
        [one] Далее: план { $level }-го уровня, { $cubes } кубик
        [few] Далее: план { $level }-го уровня, { $cubes } кубика
       *[many] Далее: план { $level }-го уровня, { $cubes } кубиков
    }
web-rolling_heights-rival-farthest = Берётся самый дальний план ряда.

## Панель действий

web-rolling_heights-all-work = Кубики, ПО, власть: активировать { $count }
web-rolling_heights-pay-power = Заплатить властью: { $count }
web-rolling_heights-hint-plan = Выберите план на рынке.
web-rolling_heights-hint-place = Выберите участок; число на нём — полная стоимость.
web-rolling_heights-do-activate = Активировать
web-rolling_heights-do-lead = Общественный деятель
web-rolling_heights-do-buy = Купить план
web-rolling_heights-do-take = Планы списком
web-rolling_heights-do-place = Участки списком
web-rolling_heights-do-use-wild = Сбросить джокер
web-rolling_heights-do-exchange = Обмен
web-rolling_heights-do-build = Строить
web-rolling_heights-do-tire = Кто станет усталым
web-rolling_heights-do-upgrade = Кого улучшить
web-doing-rolling_heights-ask-start = выбор стартового плана
web-doing-rolling_heights-ask-rest = выбор отложенных
web-doing-rolling_heights-ask-risk = риск
web-doing-rolling_heights-ask-tire = забастовка
web-doing-rolling_heights-ask-main = основной этап
web-doing-rolling_heights-ask-upgrade = улучшение работников
web-doing-rolling_heights-ask-swap = замена работника
web-doing-rolling_heights-ask-cube = выбор кубиков
web-doing-rolling_heights-ask-take = выбор плана
web-doing-rolling_heights-ask-place = размещение плана
web-doing-rolling_heights-ask-pay = оплата
web-doing-rolling_heights-ask-hire = выбор нового работника

## Числа при действиях

web-rolling_heights-number-cost = стоимость { $value }
web-rolling_heights-number-market = из неё рыночная { $value }
web-rolling_heights-number-distance = расстояние { $value }
web-rolling_heights-number-surcharge = доплата { $value }
web-rolling_heights-number-units-left = останется заплатить { $value }
web-rolling_heights-number-bonus = бонус { $value } ПО
web-rolling_heights-number-vp = { $value } ПО
web-rolling_heights-number-cubes =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
web-rolling_heights-number-special =
    { $count ->
        [one] { $count } особый кубик
        [few] { $count } особых кубика
       *[many] { $count } особых кубиков
    }
web-rolling_heights-number-power = власть { $value }
web-rolling_heights-number-wilds =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    }
web-rolling_heights-number-upgrades =
    { $count ->
        [one] { $count } улучшение
        [few] { $count } улучшения
       *[many] { $count } улучшений
    }
web-rolling_heights-number-swaps = замен: { $count }
web-rolling_heights-number-missing =
    { $count ->
        [0] здание достроено
       *[other] ещё нужно { $count }
    }
web-rolling_heights-number-unbuilt = таких вне зданий: { $count }
web-rolling_heights-number-cubes-left = останется взять { $value }
web-rolling_heights-number-upgrades-left = останется улучшений: { $count }
web-rolling_heights-number-workers-left = останется выбрать { $value }
web-rolling_heights-number-wilds-left = останется джокеров: { $count }
web-rolling_heights-number-lost-cubes = пропадёт кубиков: { $count }
web-rolling_heights-number-lost-power = пропадёт власть: { $value }
web-rolling_heights-number-tired = усталых: { $value }
web-rolling_heights-number-strike-permille = риск забастовки { $value } %
