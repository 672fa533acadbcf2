# Worte, die alle Spiele teilen.

core-money = ${ $amount }
core-number = { $number }
core-player = Spieler { $number }
# Wie Bots heißen, wenn niemand sie benennt.
core-bot-greedy = Gierig { $number }
    .alone = Gierig
core-bot-random = Zufall { $number }
    .alone = Zufall

core-reason-game-over = Das Spiel ist zu Ende.
core-reason-not-asked = Die Entscheidung liegt gerade nicht bei dir.
core-reason-not-now = Das geht jetzt nicht.
core-reason-other-question = Gerade ist eine andere Frage offen.
core-reason-after-seal = Eine Eingabe, die sich nicht zurücknehmen lässt, muss die letzte der Zeile sein.
# Was jemand eingegeben hat, in einer Fehlermeldung.
core-quoted = „{ $text }“
