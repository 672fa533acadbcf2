# «Великие Высоты»: что говорится об игре, пока стол не накрыт.

rolling_heights-name = Великие Высоты
    .about = Бросайте работников, рискуйте и стройте башни города.

rolling_heights-option-difficulty = Уровень сложности
    .about = Насколько силён Конкурент в одиночной игре: на уровне «{ rolling_heights-option-difficulty-easy }» он добавляет за раунд меньше кубиков, чем на уровне «{ rolling_heights-option-difficulty-normal }», на уровне «{ rolling_heights-option-difficulty-hard }» — больше.
rolling_heights-option-difficulty-easy = простой
rolling_heights-option-difficulty-normal = нормальный
rolling_heights-option-difficulty-hard = сложный
rolling_heights-option-first-game-ads = Объявления для первой игры
    .about = Объявления, рекомендуемые для первой игры, вместо случайных.
rolling_heights-option-roll-ahead = Бросок заранее
    .about = При 2–4 игроках можно бросать работников и давить на них для своего следующего хода, пока ходят другие. В одиночной игре не действует.
