# Der Tisch von Container im Terminal. Alles hier ist kurz: Es steht in schmalen Spalten.

terminal-container-turn = { $name } am Zug
terminal-container-actions =
    { $count ->
        [0] keine Aktion
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
terminal-container-over = Das Spiel ist zu Ende
terminal-container-last-turn = LETZTER ZUG
terminal-container-supply = Vorrat
terminal-container-machines-left = Maschinen
terminal-container-warehouses-left =
    { $count ->
        [0] kein Lagerhaus mehr
        [one] noch { $count } Lagerhaus
       *[other] noch { $count } Lagerhäuser
    }
terminal-container-seized = Gepfändet
terminal-container-idle =
    { $turns ->
        [one] { $turns } Zug ohne Handel (bei { $limit } endet das Spiel)
       *[other] { $turns } Züge ohne Handel (bei { $limit } endet das Spiel)
    }
terminal-container-company = Firma
terminal-container-factory = Fabriklager, Schiff
terminal-container-harbour = Hafenlager, Insel
terminal-container-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-container-loans =
    { $count ->
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }
terminal-container-has-bid = Gebot ✓
terminal-container-bid = bietet ${ $amount }
terminal-container-unpriced = neu
terminal-container-machines = Maschinen
terminal-container-warehouses =
    { $count ->
        [one] { $count } Lagerhaus
       *[other] { $count } Lagerhäuser
    }
terminal-container-room =
    { $count ->
        [0] voll
       *[other] frei: { $count }
    }
terminal-container-ship = Schiff
# Das Schiff liegt im Hafen dieser Firma; kurz, neben dem Schiff.
terminal-container-at-harbour = bei { $name }
terminal-container-at-port = eigener Kai
terminal-container-island = Insel
terminal-container-port = Kai
terminal-container-bank = Investmentbank
terminal-container-auction = AUKTION
terminal-container-auction-hint = Wer bietet mehr?
terminal-container-auction-own = Bleibt es dabei, gewinnst du.
terminal-container-island-auction = INSELAUKTION
# Both are like $12.
terminal-container-load-value = Deine Insel wäre damit { $after } wert (jetzt { $before }).
terminal-container-on-your-card = auf deiner Karte
# Die Wertkarte, kurz.
terminal-container-card = Karte { $card }
# Am Ende, in einer schmalen Spalte.
terminal-container-card-short = Karte { $card }
# Beside the value card: the colour that the scoring would discard now follows.
terminal-container-discarded = würde abgeworfen
terminal-container-worth = Vermögen

## Antworten

# Neben einer Wahl, kurz: was sie vom vorhandenen Geld kostet. Beides wie $6.
terminal-container-cost = { $cost } von { $money }
# Beside a choice, short: what keeping the load adds.
terminal-container-adds = bringt deiner Insel { $amount }
terminal-container-needs-loan = Ab { $amount } brauchst du einen Kredit.
terminal-container-warn-island = Auf der Insel wird die ganze Ladung versteigert, und dein Zug endet. Wirklich fahren? (j/n)
terminal-container-warn-loans =
    { $count ->
        [one] Für dieses Gebot brauchst du { $count } Kredit. Wirklich bieten? (j/n)
       *[other] Für dieses Gebot brauchst du { $count } Kredite. Wirklich bieten? (j/n)
    }
terminal-container-help =
    Eine Eingabe in Worten:  buy-machine violet ; mehrere:  sail-out; produce
