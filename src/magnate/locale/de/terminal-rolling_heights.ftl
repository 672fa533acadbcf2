# Der Tisch von Rolling Heights im Terminal. Alles hier ist kurz: Es steht in schmalen Spalten.

# Buchstaben für Holz, Beton, Glas und Stahl; alle verschieden.
terminal-rolling_heights-material-letters = h b g s
# Buchstaben für Wohn-, Geschäfts-, Industrie- und öffentliche Gebäude und für Parks; alle
# verschieden.
terminal-rolling_heights-type-letters = W G I Ö P

## Die Kopfzeile

terminal-rolling_heights-round = Runde { $round }
terminal-rolling_heights-setup = Aufbau
terminal-rolling_heights-over = Das Spiel ist zu Ende
terminal-rolling_heights-last-round = LETZTE RUNDE
terminal-rolling_heights-one-more = DAS ENDE NAHT: nach dieser Runde noch eine
terminal-rolling_heights-quiet =
    { $rounds ->
        [one] NICHTS GEBAUT: Bleibt auch diese Runde still, endet das Spiel
       *[other] NICHTS GEBAUT: Nach { $rounds } weiteren stillen Runden endet das Spiel
    }

## Die Teile des Tisches

# Namen der Teile, wie man sie tippt: Stadt, Markt, Pläne und Gebäude aller Spieler, Anzeigen und
# Ziele, Punkte nach ihren Teilen.
terminal-rolling_heights-parts = stadt | markt | pläne | anzeigen | wertung
terminal-rolling_heights-all = all aktiviert deine Arbeiter nacheinander
terminal-rolling_heights-all-power = all zahlt mit Macht, soweit sie reicht
terminal-rolling_heights-help =
    Jede Frage zeigt den Teil des Tisches, um den es geht. t zeigt alles, t markt einen Teil.
    Eine Eingabe in Worten:  build b3 wood ; ihr Anfang:  build b3
    b3 ist Spalte b, Zeile 3 der Stadt. Entfernung und Aufpreis kommen zum Preis eines Plans hinzu.
terminal-rolling_heights-signs = { $power } Macht | { $wild } Joker | ▮ Würfel | ▰ Sonderwürfel | ▯ fehlender Würfel | ¹ Startspieler | +? ein geheimes Ziel | { $counts } das Ziel, das zählt
# Die Zeichen auf Grundstücken. Nach + steht ein Bonus, nach ✓ SP, nach − die fehlenden Würfel.
terminal-rolling_heights-legend = { $water } Wasser | G+3 Bonus für diesen Typ | $1 Aufpreis | { $done }4 fertig, SP | −4 Würfel fehlen | ↑4 Höhe | { $leads } für Bürgervertreter
terminal-rolling_heights-legend-place = { $sign }3 +2 volle Kosten und Bonus
terminal-rolling_heights-legend-more = { $sign }2 Entfernung und Aufpreis
terminal-rolling_heights-legend-market = vorn der Preis | 2×W/G SP je Nachbar | 2×I³ je Gebäude im Umkreis von 3 | * jedes Gebäude | { $leads } zuverlässiger / fleißiger Bürgervertreter | { $wild } Joker auf dem Plan
# Wie viele Würfel auf keinem Gebäude stehen; Zahlen folgen.
terminal-rolling_heights-cubes = Noch nicht verbaut
terminal-rolling_heights-cubes-note = 0: nur noch eine Runde
# Ein Name folgt.
terminal-rolling_heights-yard = Baustelle
terminal-rolling_heights-empty = leer
# $cubes ist etwa h1 b2.
terminal-rolling_heights-special = Sonderwürfel { $cubes }
terminal-rolling_heights-market = Markt, Stufe { $level }
terminal-rolling_heights-pile = { $count } im Stapel
terminal-rolling_heights-players = Spieler
# Spaltenköpfe: Punkteleiste, Punkte, wenn jetzt Schluss wäre, Joker, Gebäude und Pläne im Bau,
# Arbeiter.
terminal-rolling_heights-columns = SP | am Ende | Joker | fertig+im Bau | Arbeiter
# Vor Arbeitern.
terminal-rolling_heights-to-throw = zu werfen
# Arbeiter nach dem, was sie jetzt können; Kürzel folgen.
terminal-rolling_heights-states = fleißig | zuverlässig | müde | aktiviert | nicht geworfen
terminal-rolling_heights-rival-next =
    { $cubes ->
        [one] nimmt den entferntesten Plan der Stufe { $level }, verbaut { $cubes } Würfel
       *[other] nimmt den entferntesten Plan der Stufe { $level }, verbaut { $cubes } Würfel
    }
# Ein Name folgt.
terminal-rolling_heights-plans = Pläne von
terminal-rolling_heights-done = Fertig:
# Würfel folgen.
terminal-rolling_heights-needs = braucht
terminal-rolling_heights-ads = Anzeigen
terminal-rolling_heights-ads-note = (was jede jetzt brächte)
# Ein Name folgt.
terminal-rolling_heights-targets = Ziele von
# $when ist over, sobald das Spiel zu Ende ist.
terminal-rolling_heights-forecast =
    { $when ->
        [over] Endstand:
       *[now] Wenn jetzt Schluss wäre:
    }

## Was Bürgervertreter können; $vp ist etwa 1 SP

terminal-rolling_heights-any-cubes =
    { $count ->
        [one] { $count } Würfel nach Wahl
       *[other] { $count } Würfel nach Wahl
    }
    .about = Nimm Würfel beliebiger Farben.
terminal-rolling_heights-lift-tired = müde → zuverlässig
    .about = Macht einen müden Arbeiter zuverlässig.
terminal-rolling_heights-lift = eine Aufwertung
    .about = Macht einen müden Arbeiter zuverlässig oder einen zuverlässigen fleißig.
terminal-rolling_heights-per-hard = { $vp } je fleißigem { $worker }
    .about = SP für jeden deiner fleißigen Arbeiter dieser Farbe, aktiviert oder nicht.
terminal-rolling_heights-per-own = { $vp } je eigenem { $type }
    .about = SP für jedes deiner fertigen Gebäude dieser Art.
terminal-rolling_heights-per-empty = { $vp } je leerem Grundstück daneben
    .about = SP für jedes Feld neben dem Gebäude, auf dem kein Plan liegt, auch Wasser.
terminal-rolling_heights-per-water = { $vp } je Wasser daneben
    .about = SP für jedes Wasserfeld neben dem Gebäude.
terminal-rolling_heights-per-tower = { $vp } je eigenem Turm ab { $height }
    .about = SP für jeden deiner Türme dieser Höhe oder mehr auf fertigen Gebäuden.
# Was ein Beamter und ein Stadtplaner können.
terminal-rolling_heights-upgrades =
    { $count ->
        [one] { $count } Aufwertung
       *[other] { $count } Aufwertungen
    }
terminal-rolling_heights-rethrow = die Müden noch einmal werfen
terminal-rolling_heights-free-plan = Plan kostenlos

## Antworten; was gewählt wird, folgt

terminal-rolling_heights-head-activate = Arbeiter:
# Von einem fleißigen Arbeiter mit der Fähigkeit für Zuverlässige.
terminal-rolling_heights-as-steady = fleißig als zuverlässig
terminal-rolling_heights-head-lead = Bürgervertreter:
terminal-rolling_heights-head-buy = Kaufen, Stufe { $level }:
terminal-rolling_heights-head-take = Nehmen, Stufe { $level }:
terminal-rolling_heights-head-row = Zeile { $row }:
terminal-rolling_heights-head-build = Bauen:
terminal-rolling_heights-head-wild = Einen Joker ({ $wilds }) einsetzen für:
terminal-rolling_heights-head-exchange = Tauschen gegen:
terminal-rolling_heights-cubes-lost =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
terminal-rolling_heights-lost = Verlust: { $what }
