# Стіл «Великих Висот» у терміналі. Усе тут коротке: слова стоять у вузьких стовпцях.

# Літери деревини, бетону, скла і сталі; усі різні.
terminal-rolling_heights-material-letters = д б ск ст
# Літери житлових, комерційних, промислових і громадських будівель та парків; усі різні.
terminal-rolling_heights-type-letters = Ж К Пр Г Па

## Верхній рядок

terminal-rolling_heights-round = Раунд { $round }
terminal-rolling_heights-setup = Підготовка до гри
terminal-rolling_heights-over = Гру закінчено
terminal-rolling_heights-last-round = ОСТАННІЙ РАУНД
terminal-rolling_heights-one-more = КІНЕЦЬ БЛИЗЬКО: після цього раунду ще один
terminal-rolling_heights-quiet =
    { $rounds ->
        [1] БУДІВНИЦТВО ЗАВМЕРЛО: ще один такий раунд — і гру завершено
       *[other] БУДІВНИЦТВО ЗАВМЕРЛО: до кінця гри таких раундів: { $rounds }
    }

## Частини столу

# Назви частин, як їх набирають: місто, ринок, плани й будівлі всіх гравців, оголошення й цілі,
# очки за частинами.
terminal-rolling_heights-parts = місто | ринок | плани | оголошення | рахунок
terminal-rolling_heights-all = all активує працівників одного за одним
terminal-rolling_heights-all-power = all платить владою, наскільки її вистачить
terminal-rolling_heights-help =
    Кожне запитання показує потрібну частину столу. t показує все, t ринок — одну частину.
    Крок словами:  build b3 wood ; його початок:  build b3
    b3 — стовпець b, ряд 3 міста. Відстань і доплата додаються до ринкової ціни плану.
terminal-rolling_heights-signs = { $power } влада | { $wild } жетон-джокер | ▮ кубик | ▰ особливий кубик | ▯ кубик, якого бракує | ¹ перший гравець | +? таємна ціль | { $counts } ціль, яку зараховують
# Знаки на ділянках. Після + бонус, після ✓ ПО, після − кубики, яких бракує.
terminal-rolling_heights-legend = { $water } вода | К+3 бонус за цей тип | $1 доплата | { $done }4 добудовано, ПО | −4 бракує кубиків | ↑4 висота | { $leads } для громадських діячів
terminal-rolling_heights-legend-place = { $sign }3 +2 повна ціна й бонус
terminal-rolling_heights-legend-more = { $sign }2 відстань і доплата
terminal-rolling_heights-legend-market = спереду ціна | 2×Ж/К ПО за кожну сусідню | 2×Пр³ за кожну в межах 3 ділянок | * будь-яка будівля | { $leads } надійний / старанний громадський діяч | { $wild } джокери на плані
# Скільки кубиків не стоїть на будівлях; далі числа.
terminal-rolling_heights-cubes = Ще не в будівлях
terminal-rolling_heights-cubes-note = на 0 — ще один раунд
# Далі ім’я.
terminal-rolling_heights-yard = Майданчик
terminal-rolling_heights-empty = порожньо
# $cubes — наприклад, д1 б2.
terminal-rolling_heights-special = особливі { $cubes }
terminal-rolling_heights-market = Ринок, рівень { $level }
terminal-rolling_heights-pile = у стосі { $count }
terminal-rolling_heights-players = Гравці
# Заголовки стовпців: шкала ПО, рахунок, якби гра закінчилася зараз, джокери, будівлі й недобудовані
# плани, працівники.
terminal-rolling_heights-columns = ПО | у кінці | джокери | готово+план | працівники
# Перед працівниками.
terminal-rolling_heights-to-throw = для кидка
# Працівники за станами; за кожним словом ідуть скорочення.
terminal-rolling_heights-states = старанні | надійні | втомлені | активовані | не кинуті
terminal-rolling_heights-rival-next =
    { $cubes ->
        [one] бере найдальший план { $level }-го рівня, ставить { $cubes } кубик
        [few] бере найдальший план { $level }-го рівня, ставить { $cubes } кубики
       *[many] бере найдальший план { $level }-го рівня, ставить { $cubes } кубиків
    }
# Далі ім’я.
terminal-rolling_heights-plans = Плани:
terminal-rolling_heights-done = Добудовано:
# Далі кубики.
terminal-rolling_heights-needs = треба
terminal-rolling_heights-ads = Оголошення
terminal-rolling_heights-ads-note = (що кожне дало б зараз)
# Далі ім’я.
terminal-rolling_heights-targets = Цілі:
# $when дорівнює over, коли гру закінчено.
terminal-rolling_heights-forecast =
    { $when ->
        [over] Підсумковий рахунок:
       *[now] Якби гра закінчилася зараз:
    }

## Що можуть громадські діячі; $vp — наприклад, 1 ПО

terminal-rolling_heights-any-cubes =
    { $count ->
        [one] { $count } будь-який кубик
        [few] { $count } будь-які кубики
       *[many] { $count } будь-яких кубиків
    }
    .about = Візьміть кубики будь-яких кольорів.
terminal-rolling_heights-lift-tired = втомлений → надійний
    .about = Втомлений працівник стає надійним.
terminal-rolling_heights-lift = одне підвищення
    .about = Втомлений працівник стає надійним або надійний — старанним.
terminal-rolling_heights-per-hard = { $vp } за старанного { $worker }
    .about = ПО за кожного вашого старанного працівника цього кольору, активованого чи ні.
terminal-rolling_heights-per-own = { $vp } за свою { $type }
    .about = ПО за кожну вашу добудовану будівлю цього типу.
terminal-rolling_heights-per-empty = { $vp } за порожню сусідню ділянку
    .about = ПО за кожну сусідню ділянку без плану, зокрема й воду.
terminal-rolling_heights-per-water = { $vp } за воду поруч
    .about = ПО за кожну ділянку води поряд із будівлею.
terminal-rolling_heights-per-tower = { $vp } за свою вежу від { $height }
    .about = ПО за кожну вашу вежу не нижче цієї висоти на добудованих будівлях.
# Що можуть держслужбовець і урбаніст.
terminal-rolling_heights-upgrades =
    { $count ->
        [one] { $count } підвищення
        [few] { $count } підвищення
       *[many] { $count } підвищень
    }
terminal-rolling_heights-rethrow = кинути втомлених ще раз
terminal-rolling_heights-free-plan = будь-який план безкоштовно

## Відповіді; далі те, що обирають

terminal-rolling_heights-head-activate = Працівники:
# Про старанного працівника із властивістю надійного.
terminal-rolling_heights-as-steady = старанний як надійний
terminal-rolling_heights-head-lead = Громадські діячі:
terminal-rolling_heights-head-buy = Купити, рівень { $level }:
terminal-rolling_heights-head-take = Узяти, рівень { $level }:
terminal-rolling_heights-head-row = Ряд { $row }:
terminal-rolling_heights-head-build = Будувати:
terminal-rolling_heights-head-wild = Узяти за джокер ({ $wilds }):
terminal-rolling_heights-head-exchange = Обміняти на:
terminal-rolling_heights-cubes-lost =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
terminal-rolling_heights-lost = втрата: { $what }
