# Worte, die alle Spiele teilen.

core-money = ${ $amount }
core-player = Spieler { $number }

core-reason-game-over = Das Spiel ist zu Ende.
core-reason-not-asked = Die Entscheidung liegt gerade nicht bei dir.
core-reason-not-now = Danach ist jetzt nicht gefragt.
