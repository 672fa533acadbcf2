# The table of Carnegie in the browser.

## Amounts

web-carnegie-goods =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
web-carnegie-vp = { $count } SP
web-carnegie-study =
    { $count ->
        [one] { $count } Forschungspunkt
       *[other] { $count } Forschungspunkte
    }
web-carnegie-points = { web-carnegie-study }
web-carnegie-staff =
    { $count ->
        [one] { $count } neuer Mitarbeiter
       *[other] { $count } neue Mitarbeiter
    }
web-carnegie-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
web-carnegie-or = { $one } oder { $other }
web-carnegie-staff-or-money = { $count } × ein Mitarbeiter oder Geld
web-carnegie-goods-or-money = { $count } × eine Ware oder Geld
web-carnegie-may-give = eine Spende für ${ $price }
web-carnegie-uses =
    { $count ->
        [one] { $count } Mitarbeiter kann arbeiten
       *[other] { $count } Mitarbeiter können arbeiten
    }
web-carnegie-department-points = bis zu { web-carnegie-study } aus Abteilungen
web-carnegie-nothing = nichts

## The round

web-carnegie-round = Runde { $round } von { $last }
web-carnegie-setup = Aufbau
web-carnegie-phase = Phase
web-carnegie-first = Startspieler
web-carnegie-action = Aktion
web-carnegie-flipped = Diese Reihe ist am Ende: Das Ereignis kommt von { $row }.
web-carnegie-row-0 = Pers.
web-carnegie-row-1 = Verw.
web-carnegie-row-2 = Kon.
web-carnegie-row-3 = F&E

## Parts of the table

web-carnegie-shown = Was gezeigt wird
web-carnegie-map = Karte
web-carnegie-market = Abteilungen
web-carnegie-company = Unternehmen: { $name }
web-carnegie-tabs = Projektstreifen
web-carnegie-sheet = Punkte, wenn das Spiel jetzt endete
web-carnegie-missions = Im Außeneinsatz

## The map. The letters are those of the West, the Midwest, the South and the East; all different, none like a digit.

web-carnegie-region-letters = W M S O
web-carnegie-any-project = jedes Projekt
web-carnegie-slot-free = { $place }: frei für { $project }
web-carnegie-free = frei ({ $project })
web-carnegie-links =
    { $count ->
        [one] { $count } Anschlusspunkt
       *[other] { $count } Anschlusspunkte
    }
web-carnegie-network = { $name }: Das Netz bringt { $vp } SP.
web-carnegie-network-level = { $points } Anschlusspunkte, { $level } ({ $regions })
web-carnegie-no-network = Noch kein Netz zwischen Großstädten
web-carnegie-transport-here = Wer hier baut, bekommt das Transporteinkommen:
web-carnegie-next-step =
    { $points ->
        [one] Nächstes Feld: { $points } Forschungspunkt.
       *[other] Nächstes Feld: { $points } Forschungspunkte.
    }
web-carnegie-last-space = Letztes Feld, nur für einen, der sofort { $bonus } bekommt.
web-carnegie-away = { $player }: { $count } hier im Außeneinsatz

## Donations; the causes stand in narrow columns

web-carnegie-causes = Bildung | Rechte | Gemeinw. | Gesundh.
web-carnegie-next-price = nächste ${ $price }
web-carnegie-next-gift = nächste ${ $price }, bis { $limit } SP
web-carnegie-factor = Je { $vp } SP.
web-carnegie-legend-each = SP für jedes
web-carnegie-legend-mine = für dich jetzt
web-carnegie-gives = { $name }: { $vp } SP.
web-carnegie-would-give = Brächte dir jetzt { $vp } SP.
web-carnegie-would-give-other = { $name }: brächte { $vp } SP.
web-carnegie-noted = Heimlich notiert: { $name }.
web-carnegie-only-you = Nur du siehst das
web-carnegie-gifts = Spenden: { $count }; die nächste kostet ${ $price }

## A company

web-carnegie-money = Geld
web-carnegie-goods-held = Waren
web-carnegie-discs = Scheiben
web-carnegie-discs-about = Scheiben im Vorrat: für neue Felder der Streifen und für Spenden
web-carnegie-disc-count = Scheiben: { $count }
web-carnegie-to-hire = Vorrat
web-carnegie-total = Punkte
web-carnegie-joker = Aktionsjoker
web-carnegie-reserve = noch nicht eingestellt: { $count }
web-carnegie-active-count = Aktive Mitarbeiter: { $count }
web-carnegie-staffed = Aktiv: { $active }, inaktiv: { $lying }, im Außeneinsatz: { $away }
web-carnegie-cell = Reihe { $row }, Spalte { $column }
web-carnegie-steps-left = Schritte
web-carnegie-points-left = Forschung
web-carnegie-reserved = zuerst
web-carnegie-reserved-about = Reserviert: Diese Abteilung muss zuerst gebaut werden.
web-carnegie-reserved-by = Reserviert: { $name }
web-carnegie-has-chosen = Streifenseiten gewählt
web-carnegie-chooses = wählt die Streifenseiten
web-carnegie-row-vp = { $vp } SP für eine hier gebaute Abteilung.
web-carnegie-seated = Besetzte Plätze: { $active } von { $seats }.
web-carnegie-seat-price = Ein Platz kostet ${ $price }.
web-carnegie-lying = Inaktiv: { $count }.
web-carnegie-lying-in = { $cell }: inaktive Mitarbeiter ×{ $count }
web-carnegie-active-in = { $cell }: aktiver Mitarbeiter
web-carnegie-free-seat = { $cell }: freier Platz für ${ $price }
web-carnegie-permanent = Der dauerhafte Mitarbeiter: ermöglicht Schritte, zählt aber nicht zu deinen Mitarbeitern

## Project tabs: a cell whose disc has been built, one whose disc is ready, one uncovered, one not yet reached

web-carnegie-tab-built = gebaut
web-carnegie-tab-ready = Scheibe bereit
web-carnegie-tab-open = aufgedeckt
web-carnegie-tab-later = noch nicht erreicht
web-carnegie-tab-state = Gebaut: { $built }, bereit: { $ready }. Es folgt:
web-carnegie-cap = Spenden bringen bis zu { $vp } SP mehr

## Departments on offer

web-carnegie-chairs-price = Kreise: Plätze und was es kostet, dort jemanden zu aktivieren
web-carnegie-with-employee = auf einem leeren Feld mit Mitarbeiter
web-carnegie-without = sonst
web-carnegie-tiles-left = Noch da: { $count }.
web-carnegie-has-it = Deine.
web-carnegie-none-left = Keine mehr da.

## Andrew

web-carnegie-andrew-has = Scheiben: { $discs }
web-carnegie-chooses-type = wählt { $type }
web-carnegie-card-now = Karte dieser Runde
web-carnegie-card-back = { web-carnegie-card-now }: { $action }
web-carnegie-next-back = Nächste Karte: { $action }
web-carnegie-shift = Was die Karte dieser Runde bringt
web-carnegie-shift-about = Jede Karte endet unter den SP, die sie erreicht hat. Was Andrew nicht kann, schiebt sie um eins weiter. × sagt, wie viele Karten dort sind.
web-carnegie-card-shift = Karte rückt um { $places } vor
web-carnegie-card-tiles = Plättchen: { $types }
web-carnegie-card-cities = baut: { $cities }
web-carnegie-card-track = Transport, { $region }: +{ $steps }
web-carnegie-cards-under =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-carnegie-played = Gespielt:
web-carnegie-this-round = Diese Runde
web-carnegie-last-round = Letzte Runde

## Answers in the bar

web-carnegie-activate-all =
    { $count ->
        [one] Den einen aktivieren, den ich bezahlen kann
       *[other] Alle aktivieren, die ich bezahlen kann ({ $count })
    }
web-carnegie-do-use = Eine Abteilung nutzen
web-carnegie-do-use-joker = Den Aktionsjoker einsetzen
web-carnegie-do-donate = Spenden
web-carnegie-do-activate = Aktivieren
web-carnegie-group-build = Bauen: { $name }
web-carnegie-group-move = Inaktiv: { $name }
web-carnegie-group-move-active = Aktiv: { $name }
web-carnegie-group-found = Bauen: { $name }
web-carnegie-group-give = Außeneinsatz: { $name }
web-carnegie-group-mission-for-money = Außeneinsatz für Geld
web-carnegie-group-mission-for-goods = Außeneinsatz für Waren
web-carnegie-group-mission-for-steps = Außeneinsatz für Schritte
web-carnegie-group-mission-for-points = Außeneinsatz für Forschungspunkte
web-carnegie-group-mission-for-vp = Außeneinsatz für SP
web-carnegie-group-recruit = Außeneinsatz und neuer Mitarbeiter
web-carnegie-group-study-tab = Streifen vorschieben
web-carnegie-group-study-track = Transport ausbauen
web-carnegie-fold-move = Inaktiv
web-carnegie-fold-move-active = Aktiv
web-carnegie-fold-build = Bauen
web-carnegie-fold-found = Bauen
web-carnegie-fold-give = Außeneinsatz für
web-declined-carnegie-ask-wait = Nein, jetzt ich
web-declined-carnegie-ask-donate = Nichts spenden
web-declined-carnegie-ask-move-in = Niemand zieht ein

## What is told about an action

# Geld so, wie es auf dem Spielplan steht.
web-carnegie-number-cost = kostet ${ $count }
web-carnegie-number-gain = +${ $count }
web-carnegie-number-left = es bleiben ${ $count }
web-carnegie-number-goods-cost = Waren: −{ $value }
web-carnegie-number-goods-gain = Waren: +{ $value }
web-carnegie-number-goods-left = Waren übrig: { $value }
web-carnegie-number-steps-cost = Schritte: −{ $value }
web-carnegie-number-steps-gain = Schritte: +{ $value }
web-carnegie-number-steps-left = Schritte übrig: { $value }
web-carnegie-number-points-cost = Forschungspunkte: −{ $value }
web-carnegie-number-points-gain = Forschungspunkte: +{ $value }
web-carnegie-number-points-left = Forschungspunkte übrig: { $value }
web-carnegie-number-vp = +{ $value } SP
web-carnegie-number-score = Wertung: { $signed } SP
web-carnegie-number-staff = neue Mitarbeiter: { $value }
web-carnegie-number-home = zurückgeholt: { $count }
web-carnegie-number-uses = { $count }-mal nutzbar

## Departments, short enough for a cell

web-carnegie-short-training = Fortbildung
web-carnegie-short-recruiting = Pers.beschaff.
web-carnegie-short-safety = Sicherheit
web-carnegie-short-new-lobby = Neuer Empf.
web-carnegie-short-purchasing = Einkauf
web-carnegie-short-sales = Verkauf
web-carnegie-short-logistics = Logistik
web-carnegie-short-property = Gebäude
web-carnegie-short-engineering = Konstruk{ "\u00AD" }tion{ "\u00A0" }II
web-carnegie-short-outsourcing = Outsourcing
web-carnegie-short-supply-chain = Supply Chain
web-carnegie-short-communications = Kommuni{ "\u00AD" }kation
web-carnegie-short-advanced-research = Verb. Forsch.
web-carnegie-short-advanced-design = Verb. Gestalt.
web-carnegie-short-charity = Karitatives
web-carnegie-short-telegraph = Telegrafie
web-carnegie-short-human-resources = Personal
web-carnegie-short-trade = Handel
web-carnegie-short-planning = Planung
web-carnegie-short-construction = Konstruktion
web-carnegie-short-research = Forschung
web-carnegie-short-lobby = Empfang
