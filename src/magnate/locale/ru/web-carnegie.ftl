# The table of Carnegie in the browser.

## Amounts

web-carnegie-goods =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
web-carnegie-vp = { $count } ПО
web-carnegie-study =
    { $count ->
        [one] { $count } очко исследований
        [few] { $count } очка исследований
       *[many] { $count } очков исследований
    }
web-carnegie-points = { web-carnegie-study }
web-carnegie-staff =
    { $count ->
        [one] { $count } новый сотрудник
        [few] { $count } новых сотрудника
       *[many] { $count } новых сотрудников
    }
web-carnegie-steps =
    { $count ->
        [one] { $count } передвижение
        [few] { $count } передвижения
       *[many] { $count } передвижений
    }
web-carnegie-or = { $one } или { $other }
web-carnegie-staff-or-money = { $count } × сотрудник или деньги
web-carnegie-goods-or-money = { $count } × товар или деньги
web-carnegie-may-give = пожертвование за { $price } $
web-carnegie-uses =
    { $count ->
        [one] действует { $count } сотрудник
        [few] действуют { $count } сотрудника
       *[many] действуют { $count } сотрудников
    }
web-carnegie-department-points = от отделов до { $count } оч. исследований
web-carnegie-nothing = ничего

## The round

web-carnegie-round = Раунд { $round } из { $last }
web-carnegie-setup = Подготовка
web-carnegie-phase = Фаза
web-carnegie-first = Первый игрок
web-carnegie-action = Действие
web-carnegie-flipped = Этот ряд завершён, событие другого ряда: { $row }.
web-carnegie-row-0 = Кадры
web-carnegie-row-1 = Менедж.
web-carnegie-row-2 = Строит.
web-carnegie-row-3 = Исслед.

## Parts of the table

web-carnegie-shown = Что показано
web-carnegie-map = Карта
web-carnegie-market = Отделы
web-carnegie-company = Компания: { $name }
web-carnegie-tabs = Вкладки проектов
web-carnegie-sheet = Счёт, если бы игра закончилась сейчас
web-carnegie-missions = В командировке

## The map. The letters are those of the West, the Midwest, the South and the East; all different, none like a digit.

web-carnegie-region-letters = Зп Ср Юг Вс
web-carnegie-any-project = любой проект
web-carnegie-slot-free = { $place }: свободно ({ $project })
web-carnegie-free = свободно ({ $project })
web-carnegie-links =
    { $count ->
        [one] { $count } очко связей
        [few] { $count } очка связей
       *[many] { $count } очков связей
    }
web-carnegie-network = { $name }: сеть даёт { $vp } ПО.
web-carnegie-network-level = Очки связей: { $points }, { $level } ({ $regions })
web-carnegie-no-network = Сети между крупными городами пока нет
web-carnegie-transport-here = Проект здесь даёт доход от транспорта:
web-carnegie-next-step = Следующее деление, очки исследований: { $points }.
web-carnegie-last-space = Последнее деление, только для одного игрока; сразу даёт: { $bonus }.
web-carnegie-away = { $player }: здесь в командировке { $count }

## Donations; the causes stand in narrow columns

web-carnegie-causes = Образов. | Права | Субсидии | Здрав.
web-carnegie-next-price = за { $price } $
web-carnegie-next-gift = далее { $price } $, до { $limit } ПО
web-carnegie-factor = По { $vp } ПО.
web-carnegie-legend-each = ПО за каждое
web-carnegie-legend-mine = вам сейчас
web-carnegie-gives = { $name }: { $vp } ПО.
web-carnegie-would-give = Сейчас даст вам { $vp } ПО.
web-carnegie-would-give-other = { $name }: даст { $vp } ПО.
web-carnegie-noted = Тайно записано: { $name }.
web-carnegie-only-you = Это видите только вы
web-carnegie-gifts = Пожертвования: { $count }; следующее стоит { $price } $

## A company

web-carnegie-money = деньги
web-carnegie-goods-held = товары
web-carnegie-discs = фишки
web-carnegie-discs-about = Фишки в запасе: для новых ячеек вкладок и для пожертвований
web-carnegie-disc-count = фишки: { $count }
web-carnegie-to-hire = нанять
web-carnegie-total = очки
web-carnegie-joker = Жетон выбора
web-carnegie-reserve = ещё не наняты: { $count }
web-carnegie-active-count = Активные сотрудники: { $count }
web-carnegie-staffed = Активны: { $active }, неактивны: { $lying }, в командировке: { $away }
web-carnegie-cell = ряд { $row }, столбец { $column }
web-carnegie-steps-left = передвиж.
web-carnegie-points-left = исслед.
web-carnegie-reserved = первым
web-carnegie-reserved-about = Взято в запас: этот отдел надо создать первым.
web-carnegie-reserved-by = Взято в запас: { $name }
web-carnegie-has-chosen = стороны вкладок выбраны
web-carnegie-chooses = выбирает стороны вкладок
web-carnegie-row-vp = { $vp } ПО за созданный здесь отдел.
web-carnegie-seated = Занято мест: { $active } из { $seats }.
web-carnegie-seat-price = Место стоит { $price } $.
web-carnegie-lying = Неактивных: { $count }.
web-carnegie-lying-in = { $cell }: неактивные сотрудники ×{ $count }
web-carnegie-active-in = { $cell }: активный сотрудник
web-carnegie-free-seat = { $cell }: свободное место за { $price } $
web-carnegie-permanent = Постоянный сотрудник: даёт передвижения, но в число ваших не входит

## Project tabs: a cell whose disc has been built, one whose disc is ready, one uncovered, one not yet reached

web-carnegie-tab-built = реализовано
web-carnegie-tab-ready = фишка готова
web-carnegie-tab-open = открыто
web-carnegie-tab-later = ещё не достигнуто
web-carnegie-tab-state = Реализовано: { $built }, готово: { $ready }. Далее:
web-carnegie-cap = предел ПО за пожертвования: +{ $vp }

## Departments on offer

web-carnegie-chairs-price = Круги: места и цена активации
web-carnegie-with-employee = на пустой ячейке с сотрудником
web-carnegie-without = иначе
web-carnegie-tiles-left = Осталось: { $count }.
web-carnegie-has-it = Ваш.
web-carnegie-none-left = Жетонов нет.

## Andrew

web-carnegie-andrew-has = фишки: { $discs }
web-carnegie-chooses-type = выбор: { $type }
web-carnegie-card-now = Карта этого раунда
web-carnegie-card-back = { web-carnegie-card-now }: { $action }
web-carnegie-next-back = Следующая карта: { $action }
web-carnegie-shift = Сколько даёт карта этого раунда
web-carnegie-shift-about = Каждая карта остаётся под тем числом ПО, которого достигла. Что Эндрю не удаётся, сдвигает её на одно место. × — сколько там карт.
web-carnegie-card-shift = карта сдвигается на { $places }
web-carnegie-card-tiles = жетоны: { $types }
web-carnegie-card-cities = строит: { $cities }
web-carnegie-card-track = транспорт, { $region }: +{ $steps }
web-carnegie-cards-under =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-carnegie-played = Сыграно:
web-carnegie-this-round = Этот раунд
web-carnegie-last-round = Прошлый раунд

## Answers in the bar

web-carnegie-activate-all =
    { $count ->
        [one] Активировать того, на кого хватит денег
        [few] Активировать всех, на кого хватит денег ({ $count })
       *[many] Активировать всех, на кого хватит денег ({ $count })
    }
web-carnegie-do-use = Использовать отдел
web-carnegie-do-use-joker = Применить жетон выбора действия
web-carnegie-do-donate = Пожертвовать
web-carnegie-do-activate = Активировать
web-carnegie-group-build = Реализовать: { $name }
web-carnegie-group-move = Неактивный: { $name }
web-carnegie-group-move-active = Активный: { $name }
web-carnegie-group-found = Создать: { $name }
web-carnegie-group-give = Командировка: { $name }
web-carnegie-group-mission-for-money = Командировка за деньгами
web-carnegie-group-mission-for-goods = Командировка за товарами
web-carnegie-group-mission-for-steps = Командировка: передвижения
web-carnegie-group-mission-for-points = Командировка: очки исследований
web-carnegie-group-mission-for-vp = Командировка за ПО
web-carnegie-group-recruit = Командировка и новый сотрудник
web-carnegie-group-study-tab = Выдвинуть вкладку
web-carnegie-group-study-track = Развить транспорт
web-carnegie-fold-move = Неактивные
web-carnegie-fold-move-active = Активные
web-carnegie-fold-build = Реализовать
web-carnegie-fold-found = Создать
web-carnegie-fold-give = Командировка
web-declined-carnegie-ask-wait = Нет, хожу сейчас
web-declined-carnegie-ask-donate = Не жертвовать
web-declined-carnegie-ask-move-in = Никого не передвигать

## What is told about an action

# Деньги пишутся так, как на поле.
web-carnegie-number-cost = стоит { $count } $
web-carnegie-number-gain = +{ $count } $
web-carnegie-number-left = останется { $count } $
web-carnegie-number-goods-cost = товары: −{ $value }
web-carnegie-number-goods-gain = товары: +{ $value }
web-carnegie-number-goods-left = останется товаров: { $value }
web-carnegie-number-steps-cost = передвижения: −{ $value }
web-carnegie-number-steps-gain = передвижения: +{ $value }
web-carnegie-number-steps-left = останется передвижений: { $value }
web-carnegie-number-points-cost = очки исследований: −{ $value }
web-carnegie-number-points-gain = очки исследований: +{ $value }
web-carnegie-number-points-left = останется очков исследований: { $value }
web-carnegie-number-vp = +{ $value } ПО
web-carnegie-number-score = итог: { $signed } ПО
web-carnegie-number-staff = новые сотрудники: { $value }
web-carnegie-number-home =
    { $count ->
        [one] вернётся: { $count }
        [few] вернутся: { $count }
       *[many] вернутся: { $count }
    }
web-carnegie-number-uses = действий: { $count }

## Departments, short enough for a cell

web-carnegie-short-training = Обучение
web-carnegie-short-recruiting = Наём
web-carnegie-short-safety = Безопасность
web-carnegie-short-new-lobby = Нов. приёмная
web-carnegie-short-purchasing = Закупки
web-carnegie-short-sales = Продажи
web-carnegie-short-logistics = Логистика
web-carnegie-short-property = Имущество
web-carnegie-short-engineering = Проектиров.
web-carnegie-short-outsourcing = Субподряд
web-carnegie-short-supply-chain = Снабжение
web-carnegie-short-communications = Коммуник.
web-carnegie-short-advanced-research = Пер. исслед.
web-carnegie-short-advanced-design = Пер. разраб.
web-carnegie-short-charity = Благотвор.
web-carnegie-short-telegraph = Телеграф
web-carnegie-short-human-resources = Кадры
web-carnegie-short-trade = Торговля
web-carnegie-short-planning = Планиро{ "\u00AD" }вание
web-carnegie-short-construction = Строи{ "\u00AD" }тельство
web-carnegie-short-research = Исследо{ "\u00AD" }вания
web-carnegie-short-lobby = Приёмная
