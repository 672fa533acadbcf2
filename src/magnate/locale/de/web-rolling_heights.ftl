# Rolling Heights im Browser.

# Zeichen für Zimmermann, Bauarbeiter, Architekt, Nieter, Politiker, Direktor, Bürgervertreter,
# Stadtplaner und Beamten; alle verschieden.
web-rolling_heights-worker-letters = Z B A N P D V S E

## Die Teile des Tisches

web-rolling_heights-market = Markt
web-rolling_heights-level = Stufe { $level }
web-rolling_heights-pile = { $count } im Stapel
web-rolling_heights-gap = vergeben
web-rolling_heights-city = Stadt
web-rolling_heights-whole-city = Ganze Stadt
web-rolling_heights-closer = Näher
web-rolling_heights-supply = Vorrat
web-rolling_heights-left-of = { $name }: { $count } im Vorrat
web-rolling_heights-in-supply = { $count } im Vorrat
web-rolling_heights-ad = Anzeige:
web-rolling_heights-ads = Anzeigen am Ende
web-rolling_heights-targets = Ziele
web-rolling_heights-counts = Dieses Ziel würde jetzt zählen
web-rolling_heights-counted = Dieses Ziel zählt
web-rolling_heights-workshop = Deine Arbeiter und deine Baustelle
web-rolling_heights-whose-workers = Wessen Arbeiter zu sehen sind
web-rolling_heights-your-workers = Deine Arbeiter
web-rolling_heights-workers-of = Arbeiter: { $player }
web-rolling_heights-tray-hard = Fleißig
web-rolling_heights-tray-steady = Zuverlässig
web-rolling_heights-tray-tired = Müde
web-rolling_heights-tray-to-throw = Zu werfen
web-rolling_heights-tray-sits-out = Setzt aus
web-rolling_heights-tray-not-thrown = Noch nicht geworfen
web-rolling_heights-as-steady = stattdessen die Fähigkeit für Zuverlässige
web-rolling_heights-risk = Druck machen: { $percent } % Streikgefahr
web-rolling_heights-strike = Streik!
web-rolling_heights-your-yard = Deine Baustelle
web-rolling_heights-yard-of = Baustelle: { $player }
web-rolling_heights-empty = leer
web-rolling_heights-exchange = Tauschen
web-rolling_heights-can-pay = Reicht insgesamt für { $units }
web-rolling_heights-to-pay = Noch { $left } von { $cost } zu zahlen
web-rolling_heights-no-plans = noch keine Pläne

## Runde und Ende

web-rolling_heights-round = Runde { $round }
web-rolling_heights-set-up = Aufbau
web-rolling_heights-last-round = Letzte Runde
web-rolling_heights-one-more-round = Nach dieser noch eine Runde
web-rolling_heights-quiet =
    { $rounds ->
        [1] Nichts gebaut: Ende, wenn auch diese Runde still ist
       *[other] Nichts gebaut: noch { $rounds } stille Runden bis zum Ende
    }
web-rolling_heights-to-go = Unverbaute Würfel
web-rolling_heights-to-go-short = Unverbaut:
web-rolling_heights-unbuilt = { $count } von { $all } unverbaut, im Vorrat oder auf einer Baustelle; bei 0 folgt nur noch eine Runde
web-rolling_heights-turn-of = Am Zug: { $player }, { $phase }
web-rolling_heights-chosen = Gewählt: { $plan }

## Mengen

web-rolling_heights-amount = { $amount } { $what }
web-rolling_heights-vp = { $vp } SP
web-rolling_heights-power = { $count } Macht
web-rolling_heights-wilds = { $count } Joker
web-rolling_heights-workers = { $count } Arbeiter
web-rolling_heights-plans =
    { $count ->
        [one] { $count } Plan
       *[other] { $count } Pläne
    }
web-rolling_heights-special = { $count } Sonderwürfel
web-rolling_heights-special-cube = Sonderwürfel
web-rolling_heights-track = bisher { $vp } SP
    .about = Was bis jetzt gewertet wurde, ohne Anzeigen, Ziel und Joker.

## Pläne und Grundstücke

web-rolling_heights-price = Marktpreis { $cost }
web-rolling_heights-wilds-on-it = { $count } Joker darauf
web-rolling_heights-wild-due = Bekommt am Ende dieses Zuges einen Joker
web-rolling_heights-vp-beside = { $vp } SP für jeden Nachbarn, der dazugehört: { $near }
web-rolling_heights-vp-within = { $vp } SP für jedes davon im Umkreis von { $plots } Grundstücken: { $near }
web-rolling_heights-vp-now = Jetzt gäbe es { $vp } SP
web-rolling_heights-towers = Türme: { $towers }
web-rolling_heights-standing = Türme, wie sie stehen: { $towers }
web-rolling_heights-needs = Es fehlt: { $cubes }
web-rolling_heights-hires = Bringt: { $workers }
web-rolling_heights-completed = Fertig, { $vp } SP
web-rolling_heights-leader = Bürgervertreter: { $ability }
web-rolling_heights-leader-both = Bürgervertreter, zuverlässig: { $steady }; fleißig: { $hard }
web-rolling_heights-led = In diesem Zug war schon ein Bürgervertreter hier
web-rolling_heights-water = Wasser
web-rolling_heights-free-plot = freies Grundstück
web-rolling_heights-bonus = Bonus für diesen Typ: { $type }, { $vp } SP
web-rolling_heights-surcharge = Aufpreis { $units }
web-rolling_heights-costs-here = Kostet hier insgesamt { $cost }
web-rolling_heights-scores-here = Bonus { $vp } SP
web-rolling_heights-more-here = Zum Preis hinzu: Entfernung { $distance }, Aufpreis { $surcharge }

## Was Bürgervertreter in einem Gebäude tun

web-rolling_heights-ability-none = nichts
web-rolling_heights-ability-any = { $count } Würfel nach Wahl
web-rolling_heights-ability-lift-tired = ein müder Arbeiter wird zuverlässig
web-rolling_heights-ability-lift = eine Aufwertung
web-rolling_heights-ability-per-hard = { $vp } SP für jeden deiner fleißigen Arbeiter dieser Art: { $worker }
web-rolling_heights-ability-per-own = { $vp } SP für jedes deiner Gebäude dieser Art: { $types }
web-rolling_heights-ability-per-empty = { $vp } SP für jedes Feld daneben ohne Plan
web-rolling_heights-ability-per-water = { $vp } SP für jedes Wasserfeld daneben
web-rolling_heights-ability-per-tower = { $vp } SP für jeden deiner Türme ab Höhe { $height } auf fertigen Gebäuden

## Der Rivale

web-rolling_heights-rival-has =
    { $plans ->
        [one] { $vp } SP, { $plans } Plan
       *[other] { $vp } SP, { $plans } Pläne
    }
web-rolling_heights-rival-next = Nächster Plan: Stufe { $level }, { $cubes } Würfel
web-rolling_heights-rival-farthest = Er nimmt den entferntesten Plan der Reihe.

## Die Aktionsleiste

web-rolling_heights-all-work = Würfel, SP, Macht: { $count } aktivieren
web-rolling_heights-pay-power = { $count } Macht zahlen
web-rolling_heights-hint-plan = Wähle einen Plan im Markt.
web-rolling_heights-hint-place = Wähle ein Grundstück; die Zahl darauf sind die vollen Kosten dort.
web-rolling_heights-do-activate = Aktivieren
web-rolling_heights-do-lead = Bürgervertreter
web-rolling_heights-do-buy = Plan kaufen
web-rolling_heights-do-take = Pläne als Liste
web-rolling_heights-do-place = Grundstücke als Liste
web-rolling_heights-do-use-wild = Joker einsetzen
web-rolling_heights-do-exchange = Tauschen
web-rolling_heights-do-build = Bauen
web-rolling_heights-do-tire = Wer müde wird
web-rolling_heights-do-upgrade = Jemanden aufwerten
web-doing-rolling_heights-ask-start = Wahl eines Startplans
web-doing-rolling_heights-ask-rest = wer aussetzt
web-doing-rolling_heights-ask-risk = Druck machen oder aufhören
web-doing-rolling_heights-ask-tire = Streik
web-doing-rolling_heights-ask-main = Hauptphase
web-doing-rolling_heights-ask-upgrade = Aufwertung
web-doing-rolling_heights-ask-swap = Tausch eines Arbeiters
web-doing-rolling_heights-ask-cube = Wahl von Würfeln
web-doing-rolling_heights-ask-take = Wahl eines Plans
web-doing-rolling_heights-ask-place = Ort für einen Plan
web-doing-rolling_heights-ask-pay = Zahlung
web-doing-rolling_heights-ask-hire = Wahl eines neuen Arbeiters

## Zahlen zu Aktionen

web-rolling_heights-number-cost = kostet { $value }
web-rolling_heights-number-market = davon Marktpreis { $value }
web-rolling_heights-number-distance = Entfernung { $value }
web-rolling_heights-number-surcharge = Aufpreis { $value }
web-rolling_heights-number-units-left = dann noch { $value } zu zahlen
web-rolling_heights-number-bonus = Bonus { $value } SP
web-rolling_heights-number-vp = { $value } SP
web-rolling_heights-number-cubes = { $count } Würfel
web-rolling_heights-number-special = { $count } Sonderwürfel
web-rolling_heights-number-power = { $value } Macht
web-rolling_heights-number-wilds = { $count } Joker
web-rolling_heights-number-upgrades =
    { $count ->
        [one] { $count } Aufwertung
       *[other] { $count } Aufwertungen
    }
web-rolling_heights-number-swaps = tauscht { $count } Arbeiter
web-rolling_heights-number-missing =
    { $count ->
        [0] Gebäude fertig
        [one] dann fehlt { $count }
       *[other] dann fehlen { $count }
    }
web-rolling_heights-number-unbuilt =
    { $count ->
        [one] { $count } solcher unverbaut
       *[other] { $count } solche unverbaut
    }
web-rolling_heights-number-cubes-left = dann noch { $value } zu nehmen
web-rolling_heights-number-upgrades-left =
    { $count ->
        [one] dann noch { $count } Aufwertung
       *[other] dann noch { $count } Aufwertungen
    }
web-rolling_heights-number-workers-left = dann noch { $value } zu wählen
web-rolling_heights-number-wilds-left =
    { $count ->
        [one] { $count } Joker bleibt
       *[other] { $count } Joker bleiben
    }
web-rolling_heights-number-lost-cubes =
    { $count ->
        [one] { $count } Würfel verfällt
       *[other] { $count } Würfel verfallen
    }
web-rolling_heights-number-lost-power = { $value } Macht verfällt
web-rolling_heights-number-tired = { $value } müde
web-rolling_heights-number-strike-permille = { $value } % Streikgefahr
