# Container: die Sprache des Hafenkontors.

## Werte. Der Buchstabe einer Farbe ist in allen Sprachen derselbe.

container-colour-black = schwarz
    .letter = K
container-colour-brown = braun
    .letter = B
container-colour-violet = violett
    .letter = V
container-colour-beige = beige
    .letter = E
container-colour-grey = grau
    .letter = G

container-card-A = A
    .about = Was jede Farbe am Ende auf deiner Insel wert ist; sonst weiß es niemand. Eine Farbe hat zwei Werte: Der höhere zählt, wenn du alle fünf Farben hast.
container-card-B = B
    .about = { container-card-A.about }
container-card-C = C
    .about = { container-card-A.about }
container-card-D = D
    .about = { container-card-A.about }
container-card-E = E
    .about = { container-card-A.about }

container-broker-I = Makler I
    .about = Versteigert die Container und das Geld auf seinen Feldern. Zinsen und abgelehnte Gebote füllen der Reihe nach das Geld der Makler auf.
container-broker-II = Makler II
    .about = { container-broker-I.about }
container-broker-III = Makler III
    .about = { container-broker-I.about }

container-space-containers-I = Makler I, Container
container-space-containers-II = Makler II, Container
container-space-containers-III = Makler III, Container
container-space-money-I = Makler I, Geld
container-space-money-II = Makler II, Geld
container-space-money-III = Makler III, Geld

container-zone-harbour-p1 = Hafen von Spieler 1
container-zone-harbour-p2 = Hafen von Spieler 2
container-zone-harbour-p3 = Hafen von Spieler 3
container-zone-harbour-p4 = Hafen von Spieler 4
container-zone-harbour-p5 = Hafen von Spieler 5
container-zone-sea = offene See
container-zone-island = Insel
container-zone-port = Kai bei der Investmentbank

container-place-island = Insel
container-place-ship = Schiff
container-place-port = Kai bei der Investmentbank
container-place-harbour-store = Hafenlager
container-place-factory-store = Fabriklager

container-stage-first-bids = erste Gebote
container-stage-second-bids = zweite Gebote
container-stage-choice = Wahl des Verkäufers

container-question-main = wählt eine Aktion
container-question-buy-from-factory = kauft aus einem Fabriklager
container-question-buy-in-harbour = kauft in einem Hafen
container-question-load = belädt das Schiff
container-question-make = wählt, was produziert wird
container-question-factory-price = legt Preise im Fabriklager fest
container-question-harbour-price = legt Preise im Hafenlager fest
container-question-bid = bietet verdeckt
container-question-second-bid = bietet nach Gleichstand noch einmal
container-question-seller = nimmt das Gebot an oder lehnt es ab
container-question-broker-bid = bietet für die Container eines Maklers
container-question-offer = bietet Container für das Geld eines Maklers
container-question-pay = bezahlt die Makler
container-question-seize = wählt, was die Bank pfändet

## Hilfen: gebeugte Farben („der/eine schwarze“, „einen schwarzen“); wem ein Feld gehört und was darauf liegt.

container-colour-weak =
    { $colour ->
        [black] schwarze
        [brown] braune
        [violet] violette
        [beige] beigefarbene
       *[grey] graue
    }
container-colour-accusative =
    { $colour ->
        [black] schwarzen
        [brown] braunen
        [violet] violetten
        [beige] beigefarbenen
       *[grey] grauen
    }
container-broker-of-space =
    { $space ->
        [containers-I] I
        [containers-II] II
        [containers-III] III
        [money-I] I
        [money-II] II
       *[money-III] III
    }
container-goods-of-space =
    { $space ->
        [containers-I] die Container
        [containers-II] die Container
        [containers-III] die Container
       *[money-I] das Geld
    }

## Teile der Schlussabrechnung

container-part-money = Geld
    .about = Das Geld auf der Hand.
container-part-island = Insel
    .about = Jeder Container nach deiner Wertkarte, nachdem die Farbe abgeworfen ist, von der du dort am meisten hast. Die Farbe mit zwei Werten zählt den höheren, wenn du alle fünf Farben hast.
container-part-harbour = Hafenlager
    .about = Ein fester Betrag für jeden Container, der dort bleibt.
container-part-ship = Schiff
    .about = Ein fester Betrag für jeden Container, der an Bord bleibt.
container-part-port = Kai bei der Investmentbank
    .about = Ein fester Betrag für jeden Container, der dort bleibt.
container-part-factory = Fabriklager
    .about = Container, die dort bleiben, sind nichts wert; sie zählen nur bei Gleichstand.
container-part-loans = Kredite
    .about = Was jeder Kredit am Ende noch kostet.
container-part-total = Summe
    .about = Die reichste Firma gewinnt, bei Gleichstand die mit mehr Containern im Fabriklager; danach wird der Sieg geteilt.

## Aktionen

container-action-buy-machine = Eine { container-colour-weak } Maschine kaufen
    .about = Eine Maschine stellt bei jeder Produktion einen Container ihrer Farbe her und gibt deinem Fabriklager mehr Platz. Jede weitere kostet mehr; zwei gleicher Farbe darfst du nicht haben.
container-action-buy-warehouse = Ein Lagerhaus kaufen
    .about = Ein Lagerhaus gibt deinem Hafenlager Platz für einen weiteren Container. Jedes weitere kostet mehr.
container-action-buy-from = Aus dem Fabriklager von { $owner } kaufen
    .about = Kaufe aus diesem Fabriklager Container zu den angegebenen Preisen und biete sie in deinem Hafenlager zu eigenen Preisen an. Dabei darfst du die Preise im Hafenlager ändern.
container-action-reprice = Preise im eigenen Hafenlager ändern
    .about = Ändere Preise in deinem Hafenlager, ohne etwas zu kaufen. Das kostet eine Aktion.
container-action-produce = Container produzieren
    .about = Jede deiner Maschinen stellt einen Container ihrer Farbe her, soweit Vorrat und Platz reichen; du legst die Preise im Fabriklager fest. Einmal pro Zug; dein rechter Nachbar erhält den Lohn der Gewerkschaft.
container-action-sail-out = Auf die offene See fahren
    .about = Von der offenen See erreicht dein Schiff jeden Hafen und die Insel. Zwischen zwei Orten liegt immer die offene See.
container-action-sail-to-harbour = In den Hafen von { $owner } fahren
    .about = Bei der Ankunft darfst du aus diesem Hafenlager Container zu den angegebenen Preisen kaufen, so viele dein Schiff fasst.
container-action-sail-to-island = Zur Insel fahren und die Ladung versteigern
    .about = Die anderen bieten verdeckt auf deine ganze Ladung. Nimm das höchste Gebot an, und die Bank zahlt dir noch einmal so viel; oder zahle den Betrag selbst und behalte die Ladung auf deiner Insel. Dein Zug endet.
container-action-sail-to-port = Zum eigenen Kai bei der Investmentbank fahren
    .about = Lade Container, die du von Maklern ersteigert hast und die an deinem Kai warten; sie kosten nichts mehr.
container-action-buy-again = Noch einmal in diesem Hafen kaufen
    .about = Kaufe noch einmal in dem Hafen, in dem dein Schiff liegt, ohne ihn zu verlassen. Das kostet eine Aktion.
container-action-call-broker = Makler { container-broker-of-space } anrufen und auf { container-goods-of-space } bieten
    .about = Eröffnet eine Auktion um das, was auf diesem Maklerfeld liegt: Biete Geld für Container oder Container für Geld. Überbietet dich bis zu deinem nächsten Zug niemand, gehört es dir.
container-action-outbid = Den Makler anrufen und überbieten
    .about = Biete auf dasselbe Feld mehr als der Spieler mit der Zahlungskarte; dessen Gebot geht zurück.
container-action-take-loan = Einen Kredit aufnehmen
    .about = Die Bank gibt dir jetzt Geld; zu Beginn jedes deiner Züge zahlst du Zinsen, und am Ende zählt der Kredit gegen dich. Das kostet keine Aktion.
container-action-repay-loan = Einen Kredit tilgen
    .about = Gib der Bank das Geld zurück und zahle dafür keine Zinsen mehr. Das kostet keine Aktion.
container-action-end-turn = Den Zug beenden
    .about = Nicht genutzte Aktionen verfallen.
container-action-buy = Einen { container-colour-accusative } Container für ${ $price } kaufen
    .about = Du zahlst dem Besitzer den angegebenen Preis; ablehnen kann er nicht.
container-action-load = Einen { container-colour-accusative } Container laden
    .about = Nimm einen Container von deinem Kai an Bord.
container-action-make = Einen { container-colour-accusative } Container produzieren
    .about = Der Platz reicht nicht für alle: Diese Maschine stellt ihren Container her.
container-action-set-price =
    { $old ->
        [0] Den neuen { container-colour-accusative } Container für ${ $new } anbieten
       *[other] Den Preis eines { container-colour-accusative } Containers von ${ $old } auf ${ $new } ändern
    }
    .about = Der Preis, zu dem andere diesen Container kaufen dürfen.
container-action-keep = Alle übrigen Preise behalten
    .about = Lass die Preise, die du nicht geändert hast, wie sie sind.
container-action-done = Fertig
    .about = Nichts mehr davon; weiter.
container-action-bid = ${ $amount } bieten
    .about = Auf der Insel wird verdeckt geboten, und nur der Gewinner zahlt; was dein Geld übersteigt, kostet Kredite. Bei Maklern liegt das Gebot offen, bis es gewinnt oder überboten wird.
container-action-accept = Das Gebot von { $bidder } annehmen
    .about = Der Bieter zahlt dir und erhält die Ladung auf der Insel; die Bank zahlt dir denselben Betrag noch einmal.
container-action-reject = Alle Gebote ablehnen und die Container behalten
    .about = Du zahlst das höchste Gebot selbst, und die Ladung kommt auf deine eigene Insel.
container-action-offer-factory = Einen { container-colour-accusative } Container aus dem Fabriklager bieten (Preis ${ $price })
    .about = Lege einen Container aus deinem Fabriklager als Teil deines Gebots um Geld auf die Zahlungskarte.
container-action-offer-harbour = Einen { container-colour-accusative } Container aus dem Hafenlager bieten (Preis ${ $price })
    .about = Lege einen Container aus deinem Hafenlager als Teil deines Gebots um Geld auf die Zahlungskarte.
container-action-pay = Einen { container-colour-accusative } Container abgeben
    .about = Gebotene Container gehen der Reihe nach einzeln an die Makler.
container-action-seize = Einen { container-colour-accusative } Container pfänden
    .about = Die Bank nimmt diesen Container für nicht gezahlte Zinsen aus dem Spiel.
container-action-seize-from-store = Einen { container-colour-accusative } Container pfänden (Preis ${ $price })
    .about = Die Bank nimmt diesen Container für nicht gezahlte Zinsen aus dem Spiel.

## Fragen

container-ask-main =
    { $actions ->
        [0] Keine Aktion mehr übrig. Den Zug beenden?
        [one] Noch { $actions } Aktion. Was möchtest du tun?
       *[other] Noch { $actions } Aktionen. Was möchtest du tun?
    }
container-ask-buy-from-factory = Was kaufst du aus dem Fabriklager von { $owner }? In deinem Hafenlager ist noch Platz für { $room } Container.
container-ask-buy-in-harbour = Was kaufst du im Hafen von { $owner }? Auf deinem Schiff ist noch Platz für { $room } Container.
container-ask-load = Was lädst du? Auf deinem Schiff ist noch Platz für { $room } Container.
container-ask-make =
    { $left ->
        [one] Du kannst nur noch { $left } Container produzieren. Welchen?
       *[other] Du kannst nur noch { $left } Container produzieren. Welche?
    }
container-ask-factory-price =
    { $unpriced ->
        [0] Welche Preise in deinem Fabriklager änderst du?
        [one] Lege die Preise in deinem Fabriklager fest: { $unpriced } neuer Container braucht einen.
       *[other] Lege die Preise in deinem Fabriklager fest: { $unpriced } neue Container brauchen einen.
    }
container-ask-harbour-price =
    { $unpriced ->
        [0] Welche Preise in deinem Hafenlager änderst du?
        [one] Lege die Preise in deinem Hafenlager fest: { $unpriced } neuer Container braucht einen.
       *[other] Lege die Preise in deinem Hafenlager fest: { $unpriced } neue Container brauchen einen.
    }
container-ask-bid = { $seller } versteigert { $containers } Container. Wie viel bietest du verdeckt?
container-ask-second-bid = Gleichstand um die Container von { $seller }. Wie viel legst du zu deinen ${ $first } noch dazu? Biete nur den zusätzlichen Betrag.
container-ask-seller = Das höchste Gebot beträgt ${ $bid }. Nimmst du es an, oder zahlst du den Betrag selbst und behältst die Container?
container-ask-broker-bid = Wie viel bietest du auf { container-goods-of-space } von Makler { container-broker-of-space }? Mindestens ${ $least }.
container-ask-offer = Welche Container bietest du für { container-goods-of-space } von Makler { container-broker-of-space }? Gewählt: { $offered }, nötig: mindestens { $least }.
container-ask-pay = Welcher Container geht an Makler { $broker }?
container-ask-seize =
    { $left ->
        [one] { $debtor } kann die Zinsen nicht zahlen. Welchen Container pfändet die Bank?
       *[other] { $debtor } kann die Zinsen nicht zahlen. Die Bank pfändet { $left } Container: Welchen zuerst?
    }

## Gründe

container-reason-no-action-left = Du hast keine Aktion mehr.
container-reason-no-money = Dafür brauchst du ${ $cost }, du hast ${ $money }.
container-reason-no-such-player = Dieser Platz am Tisch ist nicht besetzt.
container-reason-not-yourself = Mit dir selbst kannst du nicht handeln.
container-reason-no-space = Auf deinem Tableau ist kein Feld mehr frei.
container-reason-supply-empty = Davon ist im Vorrat nichts mehr da.
container-reason-machine-owned = Eine { container-colour-weak } Maschine hast du schon.
container-reason-store-empty = In diesem Lager ist kein Container.
container-reason-store-full = Dein Hafenlager ist voll.
container-reason-ship-full = Dein Schiff ist voll.
container-reason-ship-empty = Dein Schiff ist leer; es gibt nichts zu versteigern.
container-reason-produced-already = Du hast in diesem Zug schon produziert.
container-reason-at-sea = Dein Schiff ist schon auf offener See.
container-reason-not-at-sea = Dein Schiff muss erst auf die offene See.
container-reason-not-in-harbour = Dein Schiff liegt in keinem fremden Hafen.
container-reason-port-empty = An deinem Kai bei der Investmentbank wartet nichts.
container-reason-no-bank = Diese Partie läuft ohne die Investmentbank.
container-reason-option-off = Diese Option ist in dieser Partie nicht gewählt.
container-reason-loan-limit =
    { $limit ->
        [one] Mehr als { $limit } Kredit ist nicht erlaubt.
       *[other] Mehr als { $limit } Kredite sind nicht erlaubt.
    }
container-reason-no-loan = Du hast keinen Kredit zu tilgen.
container-reason-loan-too-new = Ein neuer Kredit lässt sich frühestens in deinem nächsten Zug tilgen.
container-reason-not-there = So etwas gibt es dort nicht.
container-reason-buy-one = Kaufe mindestens einen Container.
container-reason-no-machine = Du hast keine { container-colour-weak } Maschine.
container-reason-machine-used = Deine { container-colour-weak } Maschine hat ihren Container schon hergestellt.
container-reason-no-such-price = Die Preise gehen hier von ${ $low } bis ${ $high }.
container-reason-same-price = Er kostet schon ${ $price }.
container-reason-price-set = Der Container zu ${ $price } behält vorerst seinen Preis.
container-reason-needs-price =
    { $count ->
        [one] { $count } neuer Container braucht noch einen Preis.
       *[other] { $count } neue Container brauchen noch einen Preis.
    }
container-reason-bid-too-high = Du kannst höchstens ${ $most } bieten.
container-reason-bid-too-low = Du musst mindestens ${ $least } bieten.
container-reason-offer-too-low = Du musst mindestens { $least } Container bieten.
container-reason-too-few-containers = Dafür brauchst du { $needed } Container in deinen Lagern und hast { $owned }.
container-reason-not-highest = Das ist nicht das höchste Gebot.
container-reason-auction-open = Bei den Maklern läuft schon eine Auktion; eine zweite muss warten.
container-reason-no-auction = Bei den Maklern läuft keine Auktion.
container-reason-own-bid = Das höchste Gebot ist schon deines.
container-reason-collected-now = Du hast gerade erst eine Maklerauktion gewonnen; rufe im nächsten Zug wieder an.
container-reason-game-ends = Mit diesem Zug endet das Spiel; die Makler nehmen keine Anrufe mehr an.
container-reason-would-end = Du hast in diesem Zug einen Makler angerufen und darfst den Container, der das Spiel beenden würde, nicht herstellen.
container-reason-other-place-first = Die Bank pfändet zuerst an einem anderen Ort.

## Ereignisse

container-event-turn = { $seat } ist am Zug.
container-event-interest = { $seat } zahlt ${ $amount } Zinsen.
container-event-forced-loan = { $seat } muss für die Zinsen einen Kredit aufnehmen.
container-event-loan = { $seat } nimmt einen Kredit auf.
container-event-repaid = { $seat } tilgt einen Kredit.
container-event-seized = Die Bank pfändet bei { $seat } einen { container-colour-accusative } Container.
container-event-forgiven = Die Bank findet nichts zu pfänden und erlässt { $seat } die offenen Zinsen.
container-event-bought-machine = { $seat } kauft eine { container-colour-weak } Maschine für ${ $cost }.
container-event-bought-warehouse = { $seat } kauft ein Lagerhaus für ${ $cost }.
container-event-bought = { $seat } kauft einen { container-colour-accusative } Container von { $owner } für ${ $price }.
container-event-priced =
    { $old ->
        [0] { $seat } bietet einen neuen { container-colour-accusative } Container für ${ $new } an.
       *[other] { $seat } ändert den Preis eines { container-colour-accusative } Containers von ${ $old } auf ${ $new }.
    }
container-event-arranged-factory = { $seat } legt die Preise im Fabriklager fest.
container-event-arranged-harbour = { $seat } legt die Preise im Hafenlager fest.
container-event-wage = { $seat } zahlt { $owner } ${ $amount } für die Gewerkschaft.
container-event-produced = { $seat } produziert einen { container-colour-accusative } Container.
container-event-produced-nothing = { $seat } kann nichts produzieren.
container-event-sailed-out = { $seat } fährt auf die offene See.
container-event-sailed-to-harbour = { $seat } fährt in den Hafen von { $owner }.
container-event-sailed-to-island = { $seat } fährt zur Insel und versteigert { $containers } Container.
container-event-sailed-to-port = { $seat } fährt zum Kai bei der Investmentbank.
container-event-loaded = { $seat } lädt einen { container-colour-accusative } Container.
container-event-has-bid = { $seat } gibt ein verdecktes Gebot ab.
container-event-opened = Das Gebot von { $seat } beträgt ${ $amount }.
container-event-raised = { $seat } legt ${ $added } auf ${ $first }: Das Gebot beträgt ${ $amount }.
container-event-tied = Gleichstand beim höchsten Gebot von ${ $amount }.
container-event-accepted = { $seat } nimmt das Gebot von { $bidder } über ${ $amount } an und erhält ebenso viel als Subvention.
container-event-rejected = { $seat } lehnt alle Gebote ab und zahlt ${ $amount }.
container-event-delivered =
    { $count ->
        [one] { $seat } erhält { $count } { container-colour-accusative } Container auf der Insel.
       *[other] { $seat } erhält { $count } { container-colour-weak } Container auf der Insel.
    }
container-event-called = { $seat } ruft Makler { container-broker-of-space } an und eröffnet die Auktion um { container-goods-of-space }.
container-event-offered = { $seat } legt einen { container-colour-accusative } Container auf die Zahlungskarte.
container-event-broker-bid = { $seat } bietet ${ $amount } für { container-goods-of-space } von Makler { container-broker-of-space }.
container-event-broker-offer = { $seat } bietet { $count } Container für { container-goods-of-space } von Makler { container-broker-of-space }.
container-event-returned =
    { $count ->
        [0] { $seat } wurde überboten und nimmt ${ $amount } zurück.
       *[other] { $seat } wurde überboten und nimmt { $count } Container zurück.
    }
container-event-returned-container = { $seat } nimmt einen { container-colour-accusative } Container ins Lager zurück.
container-event-won-money = { $seat } erhält ${ $amount } von Makler { container-broker-of-space }.
container-event-won-container = { $seat } erhält einen { container-colour-accusative } Container von Makler { container-broker-of-space }.
container-event-paid-broker = Makler { $broker } erhält ${ $amount }.
container-event-paid-container = Makler { $broker } erhält einen { container-colour-accusative } Container.
container-event-ended-by-supply = Zwei Farben im Vorrat sind aufgebraucht: Das Spiel ist zu Ende.
container-event-ended-by-deadlock = Der Handel ist zum Erliegen gekommen: Das Spiel ist zu Ende.
