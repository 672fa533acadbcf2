# Carnegie: was von dem Spiel gesagt wird, bevor sein Tisch gedeckt ist.

carnegie-name = Carnegie
    .about = Ein Unternehmen führen: Abteilungen besetzen, bauen, spenden.

carnegie-option-difficulty = Schwierigkeit
    .about = Andrews Karten im Solospiel – { carnegie-option-difficulty-easy }: 20 normale; { carnegie-option-difficulty-normal }: 15 normale und 5 anspruchsvolle; { carnegie-option-difficulty-hard }: 10 und 10; { carnegie-option-difficulty-expert }: 5 und 15.
carnegie-option-difficulty-easy = leicht
carnegie-option-difficulty-normal = normal
carnegie-option-difficulty-hard = schwer
carnegie-option-difficulty-expert = Experte
carnegie-option-tab-sides = Projektstreifen
    .about = Seite A eines Streifens bringt am Ende mehr SP; Seite B hat ein Projekt mehr zu bauen, und mit ihrem letzten Feld dürfen Spenden mehr bringen.
carnegie-option-tab-sides-free = freie Wahl für jeden
carnegie-option-tab-sides-A = Seite A
carnegie-option-tab-sides-B = Seite B
carnegie-option-tab-sides-random = ausgelost, für alle gleich
carnegie-option-secret-donation = Geheime Spende
    .about = Bei 2 bis 4 Spielern notiert jeder vor der ersten Runde geheim eine Spende. Sie kostet nichts, belegt kein Feld und zählt am Ende.
carnegie-option-wait = Anderen den Vortritt lassen
    .about = Bei 2 bis 4 Spielern darf der Startspieler jede Runde wählen, ob er seine Abteilungen erst nach allen anderen nutzt.
