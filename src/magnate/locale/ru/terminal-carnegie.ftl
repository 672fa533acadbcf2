# Стол «Карнеги» в терминале. Всё здесь кратко: слова стоят в узких столбцах.

# Буквы жилого фонда, торговли, промышленности и инфраструктуры; все разные.
terminal-carnegie-project-letters = Ж Т П И
# Буквы Запада, Среднего Запада, Юга и Востока; все разные.
terminal-carnegie-region-letters = З Ср Ю В
terminal-carnegie-region =
    { $region ->
        [west] Запад
        [midwest] Ср. Запад
        [south] Юг
       *[east] Восток
    }
# Событие шкалы времени.
terminal-carnegie-gift = Пожертв.

## Верхняя строка

terminal-carnegie-round = Раунд { $round } из { $last }
terminal-carnegie-setup = Подготовка
terminal-carnegie-over = Игра окончена
# Далее имя.
terminal-carnegie-first = Первый игрок:

## Части стола

# Названия частей, как их набирают: шкала времени, карта, транспорт и вкладки, компании,
# пожертвования, жетоны отделов.
terminal-carnegie-parts = время | карта | исследования | компании | пожертвования | отделы
terminal-carnegie-all = all активирует всех, на кого хватит денег
terminal-carnegie-help =
    Каждый вопрос показывает нужную часть стола. t показывает всё, t карта — одну часть.
    Шаг словами:  build housing seattle/1 ; его начало:  build housing
    r4c3 — ряд 4, столбец 3 компании.
terminal-carnegie-signs = { $good } товар | { $point } очко исследований | { $employee } активный сотрудник | ⊔ свободное рабочее место | ✓ готово | ∘ фишка ещё закрыта | J жетон выбора действия
terminal-carnegie-map-legend = { $any } любой проект | { $neutral } нейтральная фишка | 1 ПО за проект | { $transport } доход транспорта | { $links } очки связей
# Далее сотрудники в командировках.
terminal-carnegie-out = в командировке
terminal-carnegie-tracks = Транспорт
terminal-carnegie-tabs = Вкладки проектов
terminal-carnegie-tiles = Доступные жетоны отделов
terminal-carnegie-companies = Игроки
# Заголовки столбцов: очки на сейчас, деньги, товары, активные и неактивные сотрудники, в
# командировках (по буквам регионов), ещё не нанятые, фишки, пожертвования и цена следующего.
terminal-carnegie-columns = ПО | деньги | товары | актив. | неакт. | в разъезде | запас | фишки | пожертв.
terminal-carnegie-board = Компания:
terminal-carnegie-reserved = создать первым: { $tile }
terminal-carnegie-row-vp = { $top } ПО за отдел, созданный в верхнем ряду, иначе { $other }
terminal-carnegie-lying = неактивных: { $count }
terminal-carnegie-donations = Пожертвования
terminal-carnegie-donation-note = (что каждое дало бы вам сейчас, не более { $limit } ПО; следующее стоит { $price })
terminal-carnegie-forecast = Если бы игра закончилась сейчас:

## Эндрю

# $action — краткое название действия или вопросительный знак.
terminal-carnegie-card = Карта этого раунда, выбирает: { $action }
terminal-carnegie-card-now = Карта этого раунда
terminal-carnegie-card-back = Карта этого раунда: { $action }
terminal-carnegie-next-back = следующая: { $action }
terminal-carnegie-shift =
    { $places ->
        [0] не сдвинута ({ $vp })
        [one] сдвинута на { $places } ({ $vp })
        [few] сдвинута на { $places } ({ $vp })
       *[many] сдвинута на { $places } ({ $vp })
    }
# $cards — например 0:3 6:1
terminal-carnegie-tucked = карты под ПО: { $cards }

## Ответы; далее места с номерами

terminal-carnegie-move = Неактивный, { $origin } →
terminal-carnegie-move-active = Активный, { $origin } →
terminal-carnegie-place = Первый проект «жилой фонд»:
terminal-carnegie-build = Реализовать: { $project } ({ $goods })
terminal-carnegie-use = Использовать: { $department }
terminal-carnegie-activate = Активировать: { $department }
# $what — например $6, 2▣ или 4 передв.
terminal-carnegie-mission = Командировка, { $what }:
terminal-carnegie-recruit = новый сотрудник
terminal-carnegie-give = Командировка и { $donation }
# Рядом с другими знаками; полное слово не помещается.
terminal-carnegie-steps = { $count } передв.
