# Rolling Heights: was von dem Spiel gesagt wird, bevor sein Tisch gedeckt ist.

rolling_heights-name = Rolling Heights
    .about = Arbeiter werfen, antreiben und Türme einer Stadt bauen.

rolling_heights-option-difficulty = Schwierigkeit
    .about = Wie stark der Rivale im Solospiel ist: Auf { rolling_heights-option-difficulty-easy } setzt er jede Runde weniger Würfel als auf { rolling_heights-option-difficulty-normal }, auf { rolling_heights-option-difficulty-hard } mehr.
rolling_heights-option-difficulty-easy = leicht
rolling_heights-option-difficulty-normal = normal
rolling_heights-option-difficulty-hard = schwer
rolling_heights-option-first-game-ads = Anzeigen für die erste Partie
    .about = Die für die erste Partie empfohlenen Anzeigen statt ausgeloster.
rolling_heights-option-roll-ahead = Würfe im Voraus
    .about = Bei 2 bis 4 Spielern darf jeder schon für den nächsten Zug werfen und Druck machen, während die anderen spielen. Allein hat es keine Wirkung.
