# Стол «Великих Высот» в терминале. Всё здесь кратко: слова стоят в узких столбцах.

# Буквы древесины, бетона, стекла и стали; все разные.
terminal-rolling_heights-material-letters = д б ск ст
# Буквы жилых, коммерческих, промышленных и общественных зданий и парков; все разные.
terminal-rolling_heights-type-letters = Ж К Пр О Па

## Верхняя строка

terminal-rolling_heights-round = Раунд { $round }
terminal-rolling_heights-setup = Подготовка к игре
terminal-rolling_heights-over = Игра окончена
terminal-rolling_heights-last-round = ПОСЛЕДНИЙ РАУНД
terminal-rolling_heights-one-more = КОНЕЦ БЛИЗОК: после этого раунда ещё один
terminal-rolling_heights-quiet =
    { $rounds ->
        [1] СТРОЙКА СТОИТ: ещё один такой раунд — и игра окончена
       *[other] СТРОЙКА СТОИТ: до конца игры таких раундов: { $rounds }
    }

## Части стола

# Названия частей, как их набирают: город, рынок, планы и здания всех игроков, объявления и цели,
# очки по частям.
terminal-rolling_heights-parts = город | рынок | планы | объявления | счёт
terminal-rolling_heights-all = all активирует работников одного за другим
terminal-rolling_heights-all-power = all платит властью, насколько её хватит
terminal-rolling_heights-help =
    Каждый вопрос показывает нужную часть стола. t показывает всё, t рынок — одну часть.
    Шаг словами:  build b3 wood ; его начало:  build b3
    b3 — столбец b, ряд 3 города. Расстояние и доплата прибавляются к рыночной стоимости плана.
terminal-rolling_heights-signs = { $power } власть | { $wild } жетон-джокер | ▮ кубик | ▰ особый кубик | ▯ недостающий кубик | ¹ первый игрок | +? тайная цель | { $counts } цель, которая засчитывается
# Знаки на участках. После + бонус, после ✓ ПО, после − недостающие кубики.
terminal-rolling_heights-legend = { $water } вода | К+3 бонус за этот тип | $1 доплата | { $done }4 достроено, ПО | −4 не хватает кубиков | ↑4 высота | { $leads } для общественных деятелей
terminal-rolling_heights-legend-place = { $sign }3 +2 полная стоимость и бонус
terminal-rolling_heights-legend-more = { $sign }2 расстояние и доплата
terminal-rolling_heights-legend-market = впереди стоимость | 2×Ж/К ПО за каждое соседнее | 2×Пр³ за каждое в пределах 3 участков | * любое здание | { $leads } надёжный / усердный общественный деятель | { $wild } джокеры на плане
# Сколько кубиков не стоит на зданиях; далее числа.
terminal-rolling_heights-cubes = Ещё не в зданиях
terminal-rolling_heights-cubes-note = на 0 — ещё один раунд
# Далее имя.
terminal-rolling_heights-yard = Площадка
terminal-rolling_heights-empty = пусто
# $cubes — например, д1 б2.
terminal-rolling_heights-special = особые { $cubes }
terminal-rolling_heights-market = Рынок, уровень { $level }
terminal-rolling_heights-pile = в стопке { $count }
terminal-rolling_heights-players = Игроки
# Заголовки столбцов: шкала ПО, счёт, если закончить сейчас, джокеры, здания и недостроенные планы,
# работники.
terminal-rolling_heights-columns = ПО | в конце | джокеры | готово+план | работники
# Перед работниками.
terminal-rolling_heights-to-throw = для броска
# Работники по состояниям; за каждым словом следуют сокращения.
terminal-rolling_heights-states = усердные | надёжные | усталые | активированы | не брошены
terminal-rolling_heights-rival-next =
    { $cubes ->
        [one] берёт самый дальний план { $level }-го уровня, ставит { $cubes } кубик
        [few] берёт самый дальний план { $level }-го уровня, ставит { $cubes } кубика
       *[many] берёт самый дальний план { $level }-го уровня, ставит { $cubes } кубиков
    }
# Далее имя.
terminal-rolling_heights-plans = Планы:
terminal-rolling_heights-done = Достроено:
# Далее кубики.
terminal-rolling_heights-needs = нужно
terminal-rolling_heights-ads = Объявления
terminal-rolling_heights-ads-note = (что каждое дало бы сейчас)
# Далее имя.
terminal-rolling_heights-targets = Цели:
# $when равно over, когда игра окончена.
terminal-rolling_heights-forecast =
    { $when ->
        [over] Итоговый счёт:
       *[now] Если бы игра закончилась сейчас:
    }

## Что могут общественные деятели; $vp — например, 1 ПО

terminal-rolling_heights-any-cubes =
    { $count ->
        [one] { $count } любой кубик
        [few] { $count } любых кубика
       *[many] { $count } любых кубиков
    }
    .about = Возьмите кубики любых цветов.
terminal-rolling_heights-lift-tired = усталый → надёжный
    .about = Усталый работник становится надёжным.
terminal-rolling_heights-lift = одно улучшение
    .about = Усталый работник становится надёжным или надёжный — усердным.
terminal-rolling_heights-per-hard = { $vp } за усердного { $worker }
    .about = ПО за каждого вашего усердного работника этого цвета, активированного или нет.
terminal-rolling_heights-per-own = { $vp } за своё { $type }
    .about = ПО за каждое ваше достроенное здание этого типа.
terminal-rolling_heights-per-empty = { $vp } за пустой соседний участок
    .about = ПО за каждый соседний участок без плана, в том числе воду.
terminal-rolling_heights-per-water = { $vp } за воду рядом
    .about = ПО за каждый участок воды рядом со зданием.
terminal-rolling_heights-per-tower = { $vp } за свою башню от { $height }
    .about = ПО за каждую вашу башню не ниже этой высоты на достроенных зданиях.
# Что могут госслужащий и урбанист.
terminal-rolling_heights-upgrades =
    { $count ->
        [one] { $count } улучшение
        [few] { $count } улучшения
       *[many] { $count } улучшений
    }
terminal-rolling_heights-rethrow = перебросить усталых
terminal-rolling_heights-free-plan = любой план бесплатно

## Ответы; далее то, что выбирают

terminal-rolling_heights-head-activate = Работники:
# Об усердном работнике со способностью надёжного.
terminal-rolling_heights-as-steady = усердный как надёжный
terminal-rolling_heights-head-lead = Общественные деятели:
terminal-rolling_heights-head-buy = Купить, уровень { $level }:
terminal-rolling_heights-head-take = Взять, уровень { $level }:
terminal-rolling_heights-head-row = Ряд { $row }:
terminal-rolling_heights-head-build = Строить:
terminal-rolling_heights-head-wild = Взять за джокер ({ $wilds }):
terminal-rolling_heights-head-exchange = Обменять на:
terminal-rolling_heights-cubes-lost =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
terminal-rolling_heights-lost = потеря: { $what }
