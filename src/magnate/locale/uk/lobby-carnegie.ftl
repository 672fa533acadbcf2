# «Карнегі»: що кажуть про гру, доки стіл не накрито.

carnegie-name = Карнегі
    .about = Керуйте компанією: розвивайте відділи, будуйте, жертвуйте.

carnegie-option-difficulty = Рівень складності
    .about = Карти Ендрю в соло-грі. Рівень «{ carnegie-option-difficulty-easy }»: 20 стандартних; «{ carnegie-option-difficulty-normal }»: 15 стандартних і 5 просунутих; «{ carnegie-option-difficulty-hard }»: 10 і 10; «{ carnegie-option-difficulty-expert }»: 5 і 15.
carnegie-option-difficulty-easy = початковий
carnegie-option-difficulty-normal = стандартний
carnegie-option-difficulty-hard = складний
carnegie-option-difficulty-expert = експертний
carnegie-option-tab-sides = Вкладки проєктів
    .about = Сторона A вкладки дає більше ПО наприкінці гри; на стороні B на один об’єкт більше, а її остання комірка підвищує межу ПО за пожертви.
carnegie-option-tab-sides-free = за вибором кожного гравця
carnegie-option-tab-sides-A = сторона A
carnegie-option-tab-sides-B = сторона B
carnegie-option-tab-sides-random = за жеребом, однаково для всіх
carnegie-option-secret-donation = Таємна пожертва
    .about = Якщо гравців 2–4, кожен до першого раунду таємно записує пожертву. Вона нічого не коштує, не займає комірки й дає очки наприкінці гри.
carnegie-option-wait = Право ходити останнім
    .about = Якщо гравців 2–4, перший гравець щораунду вирішує, чи використати свої відділи після всіх інших.
