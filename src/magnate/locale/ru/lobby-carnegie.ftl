# «Карнеги»: что говорится об игре, пока стол не накрыт.

carnegie-name = Карнеги
    .about = Управляйте компанией: развивайте отделы, стройте, жертвуйте.

carnegie-option-difficulty = Уровень сложности
    .about = Карты Эндрю в одиночной игре. Уровень «{ carnegie-option-difficulty-easy }»: 20 обычных; «{ carnegie-option-difficulty-normal }»: 15 обычных и 5 сложных; «{ carnegie-option-difficulty-hard }»: 10 и 10; «{ carnegie-option-difficulty-expert }»: 5 и 15.
carnegie-option-difficulty-easy = простой
carnegie-option-difficulty-normal = нормальный
carnegie-option-difficulty-hard = сложный
carnegie-option-difficulty-expert = продвинутый
carnegie-option-tab-sides = Вкладки проектов
    .about = Сторона A вкладки приносит больше ПО в конце игры; на стороне B на один проект больше, а её последняя ячейка повышает предел ПО за пожертвования.
carnegie-option-tab-sides-free = по выбору каждого игрока
carnegie-option-tab-sides-A = сторона A
carnegie-option-tab-sides-B = сторона B
carnegie-option-tab-sides-random = по жребию, одинаково для всех
carnegie-option-secret-donation = Тайное пожертвование
    .about = При 2–4 игроках каждый до первого раунда тайно записывает пожертвование. Оно ничего не стоит, не занимает ячейку и приносит очки в конце игры.
carnegie-option-wait = Право ходить последним
    .about = При 2–4 игроках первый игрок в каждом раунде решает, использовать ли свои отделы после всех остальных.
