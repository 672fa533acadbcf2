# Стіл «Карнегі» в терміналі. Усе тут коротке: слова стоять у вузьких стовпцях.

# Літери житла, торгівлі, промисловості й інфраструктури; усі різні.
terminal-carnegie-project-letters = Ж Т П І
# Літери Заходу, Середнього Заходу, Півдня і Сходу; усі різні.
terminal-carnegie-region-letters = З СЗ П С
terminal-carnegie-region =
    { $region ->
        [west] Захід
        [midwest] Сер. Захід
        [south] Південь
       *[east] Схід
    }
# Подія хронології.
terminal-carnegie-gift = Пожертва

## Верхній рядок

terminal-carnegie-round = Раунд { $round } з { $last }
terminal-carnegie-setup = Підготовка
terminal-carnegie-over = Гру закінчено
# Далі ім’я.
terminal-carnegie-first = Перший гравець:

## Частини столу

# Назви частин, як їх набирають: хронологія, мапа, перевезення і вкладки, компанії, пожертви,
# тайли відділів.
terminal-carnegie-parts = хронологія | мапа | розвиток | компанії | пожертви | відділи
terminal-carnegie-all = all задіює всіх, на кого вистачить грошей
terminal-carnegie-help =
    Кожне запитання показує потрібну частину столу. t показує все, t мапа — одну частину.
    Крок словами:  build housing seattle/1 ; його початок:  build housing
    r4c3 — ряд 4, стовпець 3 компанії.
terminal-carnegie-signs = { $good } товар | { $point } очко розвитку | { $employee } задіяний працівник | ⊔ вільне робоче місце | ✓ збудовано | ∘ диск ще закритий | J тайл вибору дії
terminal-carnegie-map-legend = { $any } будь-який об’єкт | { $neutral } нейтральний диск | 1 ПО за об’єкт | { $transport } дохід перевезень | { $links } очки сполучень
# Далі працівники у відрядженнях.
terminal-carnegie-out = у відрядженні
terminal-carnegie-tracks = Перевезення
terminal-carnegie-tabs = Вкладки проєктів
terminal-carnegie-tiles = Доступні тайли відділів
terminal-carnegie-companies = Гравці
# Заголовки стовпців: очки на зараз, гроші, товари, задіяні й незадіяні працівники, у відрядженнях
# (за літерами регіонів), ще не найняті, диски, пожертви та ціна наступної.
terminal-carnegie-columns = ПО | гроші | товари | задіяні | незадіяні | відряд. | запас | диски | пожертви
terminal-carnegie-board = Компанія:
terminal-carnegie-reserved = створити першим: { $tile }
terminal-carnegie-row-vp = { $top } ПО за відділ, створений у верхньому ряді, інакше { $other }
terminal-carnegie-lying = незадіяних: { $count }
terminal-carnegie-donations = Пожертви
terminal-carnegie-donation-note = (що кожна дала б вам зараз, не більше { $limit } ПО; наступна коштує { $price })
terminal-carnegie-forecast = Якби гра закінчилася зараз:

## Ендрю

# $action — коротка назва дії або знак питання.
terminal-carnegie-card = Карта цього раунду, вибирає: { $action }
terminal-carnegie-card-now = Карта цього раунду
terminal-carnegie-card-back = Карта цього раунду: { $action }
terminal-carnegie-next-back = наступна: { $action }
terminal-carnegie-shift =
    { $places ->
        [0] не зсунута ({ $vp })
        [one] зсунута на { $places } ({ $vp })
        [few] зсунута на { $places } ({ $vp })
       *[many] зсунута на { $places } ({ $vp })
    }
# $cards — наприклад 0:3 6:1
terminal-carnegie-tucked = карти під ПО: { $cards }

## Відповіді; далі місця з номерами

terminal-carnegie-move = Незадіяний, { $origin } →
terminal-carnegie-move-active = Задіяний, { $origin } →
terminal-carnegie-place = Перший житловий об’єкт:
terminal-carnegie-build = Збудувати: { $project } ({ $goods })
terminal-carnegie-use = Використати: { $department }
terminal-carnegie-activate = Задіяти: { $department }
# $what — наприклад $6, 2▣ або 4 переміщення.
terminal-carnegie-mission = Відрядження, { $what }:
terminal-carnegie-recruit = новий працівник
terminal-carnegie-give = Відрядження і { $donation }
terminal-carnegie-steps =
    { $count ->
        [one] { $count } переміщення
        [few] { $count } переміщення
       *[many] { $count } переміщень
    }
