# «Великі Висоти»: що кажуть про гру, доки стіл не накрито.

rolling_heights-name = Великі Висоти
    .about = Кидайте працівників, ризикуйте й будуйте вежі міста.

rolling_heights-option-difficulty = Рівень складності
    .about = Наскільки сильний Конкурент у соло-грі: на рівні «{ rolling_heights-option-difficulty-easy }» він додає за раунд менше кубиків, ніж на рівні «{ rolling_heights-option-difficulty-normal }», на рівні «{ rolling_heights-option-difficulty-hard }» — більше.
rolling_heights-option-difficulty-easy = початковий
rolling_heights-option-difficulty-normal = стандартний
rolling_heights-option-difficulty-hard = складний
rolling_heights-option-first-game-ads = Оголошення для першої гри
    .about = Оголошення, рекомендовані для першої гри, замість випадкових.
rolling_heights-option-roll-ahead = Кидок наперед
    .about = Якщо гравців 2–4, можна кидати працівників і підганяти їх для свого наступного ходу, поки ходять інші. У соло-грі не діє.
