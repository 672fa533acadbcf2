# Der Tisch von Container im Browser.

web-container-you = Du
web-container-house = Dein Haus
web-container-factory = Fabrik
web-container-harbour = Hafen
web-container-unpriced = neu
web-container-machines = Maschinen
web-container-containers-left = { container-colour-weak } Container im Vorrat: { $count }
web-container-machines-left = { container-colour-weak } Maschinen zu kaufen: { $count }
web-container-warehouses = Lagerhäuser
web-container-warehouses-left = Lagerhäuser zu kaufen: { $count }
web-container-next-machine = Die nächste Maschine kostet
web-container-next-warehouse = Das nächste Lagerhaus kostet
web-container-no-ship = kein Schiff im Hafen
web-container-ship = Schiff von { $name }: { $load }.
web-container-worth-each = Jeder Container, der am Ende an Bord bleibt, ist { $value } wert.
web-container-in-harbour = Hafen von { $name }
web-container-at-island = an der Insel
web-container-island = Die Insel
web-container-ports = Kais
web-container-nothing = nichts
web-container-line = { $label }: { $said }
web-container-room =
    { $count ->
        [0] voll
       *[other] frei: { $count }
    }
    .about = Wie viele Container noch in dieses Lager passen.
web-container-pledged = einem Makler geboten
    .about = Er liegt auf der Zahlungskarte. Sein Platz im Lager bleibt vergeben, bis die Auktion vorbei ist.
web-container-cards =
    { $count ->
        [one] { $count } Geldkarte
       *[other] { $count } Geldkarten
    }
    .about = Scheine und Bluffkarten: alles, was die anderen vom Geld eines Spielers sehen.
web-container-loans =
    { $count ->
        [0] kein Kredit
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }
web-container-on-island = Insel { $count }
web-container-seized = Von der Bank gepfändet
    .about = Was die Bank für nicht gezahlte Zinsen nahm.

## Die Uhr

web-container-round = Runde { $number }
web-container-supply = Vorrat
web-container-ends =
    { $gone ->
        [0] noch zwei Farben bis zum Ende
       *[other] noch eine Farbe bis zum Ende
    }
web-container-last-turn = Mit diesem Zug endet das Spiel.
web-container-idle = { $turns } von { $limit } Zügen ohne Handel
    .about = Nach { $limit } Zügen in Folge ohne Handel endet das Spiel.

## Geheimes

web-container-secret = Nur du siehst das
web-container-hide = verbergen
web-container-show = zeigen
web-container-card = Wertkarte { $card }
web-container-worth = Vermögen
web-container-discarded = würde jetzt abgeworfen
web-container-discards = ohne { $colour ->
        [black] Schwarz
        [brown] Braun
        [violet] Violett
        [beige] Beige
       *[grey] Grau
    }

## Auktionen

web-container-island-auction = Inselauktion
    .about = Alle anderen bieten verdeckt. Der Verkäufer nimmt das höchste Gebot an, oder er zahlt es und behält die Ladung.
web-container-broker-auction = Makler-Auktion
# behind the name
web-container-leads =
    { $you ->
        [yes] führst
       *[no] führt
    }
web-container-offers =
    { $you ->
        [yes] bietest
       *[no] bietet
    }
web-container-sells = { $name } verkauft
web-container-you-sell = Du verkaufst
web-container-your-island = Deine Insel
web-container-sealed = versiegelt
web-container-thinking = überlegt
web-container-your-bid = dein Gebot
web-container-tied = Gleichstand
web-container-highest = höchstes
web-container-outbid = überboten
web-container-unless-outbid = In deinem nächsten Zug gehört es dir, wenn dich niemand überbietet.
web-container-next-bid = Wer anruft, muss mindestens { $amount } bieten.
web-container-next-offer =
    { $count ->
        [one] Wer anruft, muss mindestens { $count } Container bieten.
       *[other] Wer anruft, muss mindestens { $count } Container bieten.
    }
web-container-offered = Geboten: { $count }; mindestens { $least }.
web-container-pays-out = Das Gebot geht Stück für Stück an die Makler.
web-container-at-least = mind. { $amount }
web-container-tie = Gleichstand: { $amount }
    .about = Wer gleichauf liegt, legt verdeckt ein zweites Gebot dazu; bleibt es beim Gleichstand, wählt der Verkäufer.
web-container-load-adds = bringt deiner Insel { $amount }
    .about = Um so viel wertvoller würde deine Insel jetzt durch die ganze Ladung.
web-container-worth-more = bis zu { $amount } mehr lohnen sich
web-container-bid = Dein Gebot
web-container-cash = dein Geld { $amount }
web-container-with-loans =
    { $count ->
        [one] 1 Kredit
       *[other] { $count } Kredite
    }
web-container-seal = { $amount } verdeckt bieten
web-container-add = { $amount } zusätzlich bieten
web-container-number-whole = zusammen { $value }
web-container-leaves = dir bleiben { $amount }
web-container-subsidy = { $bid } + { $bid } Subvention
web-container-you-pay = du zahlst { $amount }
web-container-you-have = du hast { $amount }
web-container-sell-to = An { $name }
web-container-with-island = gesamt { $amount }
    .about = Was du dann auf der Hand hast, und was deine Insel wert ist.
web-container-buyers-island = Insel { $before } → { $after } Container
web-container-choose-buyer = Wieder Gleichstand: Du wählst, wer kauft
web-container-best-bid = das höchste Gebot
web-container-or-reject = oder alle Gebote ablehnen
web-container-keep-load =
    { $count ->
        [one] Den Container behalten
       *[other] Alle { $count } behalten
    }
web-container-needs-loans =
    { $count ->
        [one] Dafür braucht es { $count } Kredit.
       *[other] Dafür braucht es { $count } Kredite.
    }

## Knöpfe

web-container-group-sail = Fahren
web-container-group-buy = Kaufen
web-container-group-build = Bauen
web-container-group-work = Fabrik
web-container-group-bank = Makler
web-container-group-loans = Kredit
web-container-do-buy-from = Fremde Fabriken
web-container-do-buy-machine = Maschine
web-container-do-buy-warehouse = Lagerhaus
web-container-do-call-broker = Einen Makler anrufen
web-container-do-sail-out = Offene See
web-container-do-sail-to-island = Insel: Auktion
web-container-do-sail-to-port = Eigener Kai
web-container-do-buy-again = Noch einmal
web-container-do-reprice = Neue Preise
web-container-do-produce = Produzieren
web-container-do-outbid = Überbieten
web-container-do-take-loan = Aufnehmen
web-container-do-repay-loan = Tilgen
web-container-now = Preis jetzt
web-container-drag = Zieh ihn zu einem Preis, oder beweg ihn mit den Pfeiltasten.
web-container-set-prices =
    { $count ->
        [one] { $count } Preis setzen
       *[other] { $count } Preise setzen
    }
web-container-as-it-was = Lassen, wie es war
web-container-desk-factory = Fabrikpreise
web-container-desk-harbour = Hafenpreise
web-container-desk-drag = zum Preis ziehen
# hinter den Tasten dafür: Tab und die Pfeile
web-container-desk-next = weiter
web-container-desk-price = Preis
web-container-factory-now = Fabriklager, jetzt
web-container-harbour-now = Hafenlager, jetzt
web-container-was-here = Jetzt steht er bei { $price }.
web-container-asks = { $name } verlangt { $price }

## Zahlen zu Aktionen

web-container-number-cost = kostet { $value }
web-container-number-gain = bringt { $value }
web-container-number-left = dir bleiben { $value }
web-container-number-loans =
    { $count ->
        [0] ohne Kredit
        [one] nimmt { $count } Kredit auf
       *[other] nimmt { $count } Kredite auf
    }
web-container-number-made =
    { $count ->
        [0] stellt nichts her
       *[other] stellt { $count } Container her
    }
web-container-number-island = macht deine Insel um { $value } wertvoller
web-container-number-wealth = mit deiner Insel { $value }
web-container-number-holds = { $count } Container auf der Insel des Käufers

## Das Ende

web-container-thrown = am Ende abgeworfen
web-container-account = Die Insel, Container für Container
