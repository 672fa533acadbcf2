# Слова, общие для всех игр.

core-money = { $amount } $
core-number = { $number }
core-player = Игрок { $number }
# Как зовут ботов, если их никто не назвал.
core-bot-greedy = Жадный { $number }
    .alone = Жадный
core-bot-random = Случайный { $number }
    .alone = Случайный

core-reason-game-over = Игра окончена.
core-reason-not-asked = Сейчас решаете не вы.
core-reason-not-now = Сейчас так сделать нельзя.
core-reason-other-question = Сейчас открыт другой вопрос.
core-reason-after-seal = Шаг, который нельзя отменить, должен быть последним в строке.
# То, что введено, в сообщении об ошибке.
core-quoted = «{ $text }»
