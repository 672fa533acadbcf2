# Слова, спільні для всіх ігор.

core-money = ${ $amount }
core-number = { $number }
core-player = Гравець { $number }
# Як звуть ботів, якщо їх ніхто не назвав.
core-bot-greedy = Жадібний { $number }
    .alone = Жадібний
core-bot-random = Випадковий { $number }
    .alone = Випадковий

core-reason-game-over = Гру закінчено.
core-reason-not-asked = Зараз вирішуєте не ви.
core-reason-not-now = Зараз так зробити не можна.
core-reason-other-question = Зараз відкрите інше запитання.
core-reason-after-seal = Крок, який не можна скасувати, має бути останнім у рядку.
# Те, що введено, у повідомленні про помилку.
core-quoted = «{ $text }»
