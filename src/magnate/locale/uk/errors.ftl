# Що може піти не так через хибне введення: фрази рушія українською.

# Файл або запис і що з ними не так.
error-place = { $place }: { $what }

## Підготовка

error-no-bot = немає бота { $name }; виберіть зі списку: { $names }
error-no-game = немає гри { $name }; виберіть зі списку: { $names }
error-no-language = немає мови { $name }; виберіть зі списку: { $names }
error-players = { $game }: гравців може бути від { $least } до { $most }, а не { $count }
error-no-option = { $game }: немає варіанта { $name }; є { $names }
error-option-value = варіант { $name } не може бути { $value }; виберіть зі списку: { $names }
error-option-form = варіант задають як ключ=значення, а не { $typed }
error-resumed = продовжувана партія зберігає місця, імена, ботів, варіанти, компоненти й початкове число
error-not-seated = місця { $number } за цим столом немає: є місця від 1 до { $seats }
error-no-seat = за цим столом немає місця { $number }; місць: { $seats }
error-too-many-people = людей: { $people }, а місць: { $seats }
error-too-many-names = імен забагато для людей за столом: { $names }
error-names = імен: { $names }, а гравців: { $players }
error-name-form = { $name }: в імені від 1 до { $most } друкованих знаків
error-same-name = двоє учасників мають однакове ім’я
error-no-person = за цим столом немає людей; див.: magnate simulate
error-name-a-bot = назвіть хоча б одного бота
error-too-many-bots = ботів забагато: { $bots }, а місць: { $seats }
error-at-least-one = кількість партій і процесів має бути не менше 1

## Кроки

error-no-action-but = { $game }: немає дії { $typed }; може, { $near }?
error-no-action = { $game }: немає дії { $typed }
error-undo = { $name } може скасувати кроків: { $count }
error-no-move-after = після кроку { $ply } кроків немає

## Файли

error-unread = не читається: { $reason }
error-unwritten = не записується: { $reason }
error-missing = немає такого файлу чи папки
error-folder = це папка
error-not-a-folder = це не папка
error-denied = немає доступу
error-no-room = на диску немає місця

## Записи партій

error-format = невідомий формат запису { $found }; тут { $wanted }
error-no-record = це не запис партії: { $reason }
error-wrong-value = хибне значення: { $place }
error-no-text = не текстовий файл
error-deep = надто глибока вкладеність
error-deep-facts = дані про компоненти вкладено надто глибоко
error-unset = партію не можна підготувати: { $reason }
error-unplayed = крок { $ply }: { $line } зіграти не можна: { $reason }
error-differs = крок { $ply }: позиція не така, як у записі
error-one-thing = рядок має казати про одне
error-whose = рядок не називає місця цієї партії
error-other-facts = зіграно з іншими даними про компоненти, ніж установлено
error-digest-order = хеші йдуть не за порядком кроків
error-newer = зіграно за новішими правилами, ніж установлено
error-breaks-off = журнал обривається до кроку { $ply }
error-no-digest = немає хешу останньої позиції
error-set-up-differs = підготовка не така, як у записі
error-versions = { $reason } (версія правил { $old }, установлено { $new })
error-game-of = це партія { $found }, а не { $wanted }
error-over = цю партію закінчено; переглянути знову: magnate replay { $file }

## Дані про компоненти

error-which-game = не сказано, для якої гри; допишіть або вкажіть --game
error-for-game = для { $found }, а не для { $wanted }
error-range = має бути від { $least } до { $most }, а не { $found }
error-one-of-not = має бути зі списку { $names }, а не { $found }
error-one-of = має бути зі списку { $names }
error-list-from = має бути список із { $least }–{ $most } значень
error-list = має бути список такої довжини: { $count }
error-keys = має містити рівно це: { $names }
error-no-entry = такого запису немає; тут є { $names }
error-table = має бути таблиця з { $names }
error-whole = має бути ціле число, а не { $found }
error-text = має бути текст, а не { $found }
error-flag = має бути true або false, а не { $found }
error-number = має бути { $wanted }, а не { $found }
error-one-at-least = потрібен хоча б один
error-twice = нічого не можна називати двічі

## Компоненти «Контейнера»

error-container-supply = має бути від 2 до { $most }, щоб у коробці лишився для брокерів контейнер кожного кольору
error-container-card = треба назвати по одному разу: { $names }
error-container-brokers = усього щонайбільше { $most }: зі стількох їх витягують
error-container-interest = мають бути такі малі, щоб одна позика покривала відсотки за всіма

## Компоненти «Карнегі»

error-carnegie-forms = має бути зі списку { $forms } з числом замість #, а не { $found }
error-carnegie-links = має бути 0: очки сполучень є лише у великих міст
error-carnegie-transport = має бути false: це буває лише в малих міст
error-carnegie-all-links = усі міста разом мають щонайбільше { $most } очок сполучень, як у таблиці, а не { $found }
error-carnegie-two-cities = має з’єднувати два різні міста
error-carnegie-same-route = той самий шлях, що { $other }
error-carnegie-lower = нижче за попередню поділку
error-carnegie-last = остання поділка має бути { $level }
error-carnegie-cell = { $cell } — уже комірка { $other }
error-carnegie-first-disc = на початку гри диск лежить у першій комірці кожної вкладки, крім інфраструктури
error-carnegie-no-disc = у комірці без диска має бути «-»
error-carnegie-choices = на всіх вкладках разом щонайбільше { $most } комірок з тим самим вибором доходу
error-carnegie-timeline = мають бути три різні регіони й одна пожертва
error-carnegie-deck = у колоді { $deck } має бути { $count }, а не { $found }
error-carnegie-removed = щонайбільше { $most }, щоб кожен гравець міг узяти тайл
error-carnegie-discs = щонайбільше { $most }: стільки місця на картах
error-carnegie-housing = із { $discs } у середніх і великих містах може забракнути житлових комірок для перших дисків гравців

## Компоненти «Великих Висот»

error-heights-no-figure = має бути 0: те, що він робить, не має числа
error-heights-start = кожен гравець має починати хоча б з одним
error-heights-landing = steady і hard не можуть бути обидва 0, інакше жоден кидок не вдасться
error-heights-within = має бути 0: у per нема чого рахувати
error-heights-counts = має бути «completed»: у per немає будівель
error-heights-two = вибір щонайбільше з двох
error-heights-level = на рівні { $level } має бути щонайменше { $least }, а не { $found }
error-heights-tower = має бути зі списку { $names } і висота від 1 до { $most }, наприклад «wood 3», а не { $found }
error-heights-needs = має потребувати щонайбільше { $most } { $material }, що є за будь-яким столом, а не { $found }
error-heights-ability = має бути зі списку { $forms } з числом замість # і назвою замість слів великими літерами, а не { $found }
error-heights-swap = має міняти двох різних працівників
error-heights-awards = плани дають { $wanted } з { $names }, а є лише { $found }
error-heights-row = має бути ділянок: { $count }, а не { $found }
error-heights-plot = ділянку записують як ~, ., R2, $1 або C3$1, а не { $found }
error-heights-land = потрібна ділянка суші без доплати, щоб із неї почати
error-no-rules = правила { $game } не встановлено; вони в { $file }
error-public-address = публічна адреса має бути адресою вебсторінки, а не { $typed }
error-deals-without-chance = роздача нова, але випадок той самий
error-dealt-anew = відтоді приховане було роздано знову
error-server-uses = файл { $file } використовує сервер
