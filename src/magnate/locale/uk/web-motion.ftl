# Перегляд ходів на полі.

web-motion-watch = Ходи один за одним
web-motion-left = { $count ->
    [0] останній хід
    [one] ще { $count } хід
    [few] ще { $count } ходи
   *[other] ще { $count } ходів
}
web-motion-play = Далі
web-motion-pause = Пауза
web-motion-step = Наступний хід
web-motion-skip = Пропустити
web-motion-missed = { $count ->
    [one] Поки вас не було, зроблено { $count } хід.
    [few] Поки вас не було, зроблено { $count } ходи.
   *[other] Поки вас не було, зроблено { $count } ходів.
}
web-motion-show = Показати
web-motion-again = Що сталося після мого останнього ходу
