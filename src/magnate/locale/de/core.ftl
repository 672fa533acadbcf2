# Worte, die alle Spiele teilen.

core-money = ${ $amount }
core-number = { $number }
core-player = Spieler { $number }

core-reason-game-over = Das Spiel ist zu Ende.
core-reason-not-asked = Die Entscheidung liegt gerade nicht bei dir.
core-reason-not-now = Danach ist jetzt nicht gefragt.
core-reason-other-question = Gerade ist eine andere Frage offen.
core-reason-after-seal = Ein Schritt, der sich nicht zurücknehmen lässt, muss der letzte einer Liste sein.
