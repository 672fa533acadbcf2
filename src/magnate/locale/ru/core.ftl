# Слова, общие для всех игр.

core-money = ${ $amount }
core-player = Игрок { $number }

core-reason-game-over = Игра окончена.
core-reason-not-asked = Сейчас решаете не вы.
core-reason-not-now = Сейчас вопрос не в этом.
