# Слова, общие для всех игр.

core-money = ${ $amount }
core-number = { $number }
core-player = Игрок { $number }

core-reason-game-over = Игра окончена.
core-reason-not-asked = Сейчас решаете не вы.
core-reason-not-now = Сейчас вопрос не в этом.
core-reason-other-question = Сейчас открыт другой вопрос.
core-reason-after-seal = Шаг, который нельзя отменить, должен быть последним в списке.
