# Слова, спільні для всіх ігор.

core-money = ${ $amount }
core-number = { $number }
core-player = Гравець { $number }

core-reason-game-over = Гру закінчено.
core-reason-not-asked = Зараз вирішуєте не ви.
core-reason-not-now = Зараз ідеться не про це.
core-reason-other-question = Зараз відкрите інше питання.
core-reason-after-seal = Крок, який не можна скасувати, має бути останнім у списку.
