# Что может пойти не так из-за неверного ввода: фразы движка по-русски.

# Файл или запись и что с ними не так.
error-place = { $place }: { $what }

## Подготовка

error-no-bot = нет бота { $name }; выберите из списка: { $names }
error-no-game = нет игры { $name }; выберите из списка: { $names }
error-no-language = нет языка { $name }; выберите из списка: { $names }
error-players = { $game }: игроков может быть от { $least } до { $most }, а не { $count }
error-no-option = { $game }: нет варианта { $name }; есть { $names }
error-option-value = вариант { $name } не может быть { $value }; выберите из списка: { $names }
error-option-form = вариант задают как ключ=значение, а не { $typed }
error-resumed = продолжаемая партия сохраняет места, имена, ботов, варианты, компоненты и начальное число
error-not-seated = места { $number } за этим столом нет: есть места от 1 до { $seats }
error-no-seat = за этим столом нет места { $number }; мест: { $seats }
error-too-many-people = людей: { $people }, а мест: { $seats }
error-too-many-names = имён слишком много для людей за столом: { $names }
error-names = имён: { $names }, а игроков: { $players }
error-name-form = { $name }: в имени от 1 до { $most } печатных знаков
error-same-name = у двух участников одно имя
error-no-person = за этим столом нет людей; см.: magnate simulate
error-name-a-bot = назовите хотя бы одного бота
error-too-many-bots = ботов слишком много: { $bots }, а мест: { $seats }
error-at-least-one = число партий и процессов должно быть не меньше 1

## Шаги

error-no-action-but = { $game }: нет действия { $typed }; может быть, { $near }?
error-no-action = { $game }: нет действия { $typed }
error-undo = { $name } может отменить шагов: { $count }
error-no-move-after = после шага { $ply } шагов нет

## Файлы

error-unread = не читается: { $reason }
error-unwritten = не записывается: { $reason }
error-missing = нет такого файла или папки
error-folder = это папка
error-not-a-folder = это не папка
error-denied = нет доступа
error-no-room = на диске нет места

## Записи партий

error-format = неизвестный формат записи { $found }; здесь { $wanted }
error-no-record = это не запись партии: { $reason }
error-wrong-value = неверное значение: { $place }
error-no-text = не текстовый файл
error-deep = слишком глубокая вложенность
error-deep-facts = данные о компонентах вложены слишком глубоко
error-unset = партию нельзя подготовить: { $reason }
error-unplayed = шаг { $ply }: { $line } сыграть нельзя: { $reason }
error-differs = шаг { $ply }: позиция не такая, как в записи
error-one-thing = строка должна говорить об одном
error-whose = строка не называет места этой партии
error-other-facts = сыграно с другими данными о компонентах, чем установлены
error-digest-order = хеши идут не по порядку шагов
error-newer = сыграно по более новым правилам, чем установлены
error-breaks-off = журнал обрывается до шага { $ply }
error-no-digest = нет хеша последней позиции
error-set-up-differs = подготовка не такая, как в записи
error-versions = { $reason } (версия правил { $old }, установлена { $new })
error-game-of = это партия { $found }, а не { $wanted }
error-over = эта партия окончена; посмотреть снова: magnate replay { $file }

## Данные о компонентах

error-which-game = не сказано, для какой игры; допишите или укажите --game
error-for-game = для { $found }, а не для { $wanted }
error-range = должно быть от { $least } до { $most }, а не { $found }
error-one-of-not = должно быть из списка { $names }, а не { $found }
error-one-of = должно быть из списка { $names }
error-list-from = должен быть список из { $least }–{ $most } значений
error-list = должен быть список такой длины: { $count }
error-keys = должно содержать ровно это: { $names }
error-no-entry = такой записи нет; здесь есть { $names }
error-table = должна быть таблица из { $names }
error-whole = должно быть целое число, а не { $found }
error-text = должен быть текст, а не { $found }
error-flag = должно быть true или false, а не { $found }
error-number = должно быть { $wanted }, а не { $found }
error-one-at-least = нужен хотя бы один
error-twice = ничего нельзя называть дважды

## Компоненты «Контейнера»

error-container-supply = должно быть от 2 до { $most }, чтобы в коробке остался для брокеров контейнер каждого цвета
error-container-card = нужно назвать по одному разу: { $names }
error-container-brokers = всего не больше { $most }: из стольких их вытягивают
error-container-interest = должны быть так малы, чтобы один заём покрывал проценты по всем

## Компоненты «Карнеги»

error-carnegie-forms = должно быть из списка { $forms } с числом вместо #, а не { $found }
error-carnegie-links = должно быть 0: очки связей есть только у крупных городов
error-carnegie-transport = должно быть false: это бывает только у малых городов
error-carnegie-all-links = у всех городов вместе очков связей не больше { $most }, как в таблице, а не { $found }
error-carnegie-two-cities = должно соединять два разных города
error-carnegie-same-route = тот же путь, что { $other }
error-carnegie-lower = ниже предыдущего деления
error-carnegie-last = последнее деление должно быть { $level }
error-carnegie-cell = { $cell } — уже ячейка { $other }
error-carnegie-first-disc = в начале игры фишка лежит в первой ячейке каждой вкладки, кроме инфраструктуры
error-carnegie-no-disc = в ячейке без фишки должно быть «-»
error-carnegie-choices = на всех вкладках вместе не больше { $most } ячеек с одним и тем же выбором дохода
error-carnegie-timeline = должны быть три разных региона и одно пожертвование
error-carnegie-deck = в колоде { $deck } должно быть { $count }, а не { $found }
error-carnegie-removed = не больше { $most }, чтобы каждый игрок мог взять жетон
error-carnegie-discs = не больше { $most }: столько места на картах
error-carnegie-housing = при { $discs } в средних и крупных городах может не хватить ячеек «жилой фонд» для первых фишек игроков

## Компоненты «Великих Высот»

error-heights-no-figure = должно быть 0: у того, что он делает, нет числа
error-heights-start = каждый игрок должен начинать хотя бы с одним
error-heights-landing = steady и hard не могут быть оба 0, иначе ни один бросок не удастся
error-heights-within = должно быть 0: в per считать нечего
error-heights-counts = должно быть «completed»: в per нет зданий
error-heights-two = выбор не более чем из двух
error-heights-level = на уровне { $level } должно быть не меньше { $least }, а не { $found }
error-heights-tower = должно быть из списка { $names } и высота от 1 до { $most }, например «wood 3», а не { $found }
error-heights-needs = должно требовать не больше { $most } { $material }, что есть за любым столом, а не { $found }
error-heights-ability = должно быть из списка { $forms } с числом вместо # и именем вместо слов прописными, а не { $found }
error-heights-swap = должно менять двух разных работников
error-heights-awards = планы дают { $wanted } из { $names }, а есть только { $found }
error-heights-row = должно быть участков: { $count }, а не { $found }
error-heights-plot = участок записывают как ~, ., R2, $1 или C3$1, а не { $found }
error-heights-land = нужен участок суши без доплаты, чтобы с него начать
error-no-rules = правила { $game } не установлены; они в { $file }
error-public-address = публичный адрес должен быть адресом веб-страницы, а не { $typed }
error-deals-without-chance = раздача новая, но случай прежний
error-dealt-anew = с тех пор скрытое было роздано заново
error-server-uses = файл { $file } использует сервер
