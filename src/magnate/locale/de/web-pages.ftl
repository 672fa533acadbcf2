# Die Seiten um die Tische herum, im Browser.

## Der Kopf der Seite

web-mast-tag = drei Handelshäuser, ein Schreibtisch
web-mast-nav = Seiten
web-mast-tables = Tische
web-mast-watch = Zuschauen
web-mast-replays = Rückblick
web-mast-rules = Regeln
web-mast-settings = Einstellungen
web-mast-menu = Menü
web-mast-light = Helle Farben
web-mast-dark = Dunkle Farben
web-mast-nobody = Gast

## Gemeinsames

web-pages-on = an
web-pages-off = aus
web-pages-cancel = Abbrechen
web-pages-file = Datei wählen
web-pages-live = live
web-pages-by-turns = zugweise, über Tage
web-pages-practice = Übung
web-pages-hints = mit Hinweisen
web-pages-content = geändertes Material
web-pages-option = { $option }: { $value }
web-pages-pace-move = { $span } je Entscheidung
web-pages-pace-budget = { $span } für die Partie
web-pages-pace-increment = { $span } für die Partie, { $more } mehr je Entscheidung
web-colour-0 = Bernstein, Raute
web-colour-1 = Himmelblau, Kreis
web-colour-2 = Grün, Dreieck
web-colour-3 = Malve, Quadrat
web-colour-4 = Zinnober, Stern
# Die Bots des Servers.
web-bot-greedy = Gierig: plant einen Schritt
    .about = plant einen Schritt
web-bot-random = Zufall: spielt irgendetwas
    .about = spielt irgendetwas

## Den Namen sagen

web-name-sign-in = Du hast ein Konto?

## Links

web-link-copy = Kopieren
web-link-copied = Kopiert.
web-link-selected = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.
web-link-qr = Der Link als QR-Code

## Startseite

web-home-play-now = Sofort spielen
web-home-new = Neuer Tisch
web-home-learn = In 5 Minuten lernen
web-home-players =
    { $most ->
        [one] { $most } Person
       *[other] { $least }–{ $most } Personen
    }
web-home-minutes = etwa { $minutes } Min.
web-home-container = verdecktes Geld
web-home-carnegie = kaum Glück
web-home-rolling_heights = Glück herausfordern
web-home-mine = Deine Tische
web-home-waiting =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
web-home-welcome = Am Tisch kennt man dich unter deinem Namen. Spiele dann sofort gegen Bots, oder eröffne einen Tisch und schicke seinen Link herum.
web-home-none = Du sitzt noch an keinem Tisch. Spiele sofort gegen Bots, oder eröffne einen Tisch und schicke seinen Link an Freunde.
web-home-all = Alle { $count } Tische
web-home-fewer = Weniger Tische
web-home-open = Offene Tische
web-home-no-account = ganz ohne Konto
web-home-none-open = Zurzeit sucht niemand Mitspieler. Ein neuer Tisch, den alle finden dürfen, steht dann hier.
web-home-needs =
    { $count ->
        [one] { $players }: { $count } Platz ist frei
       *[other] { $players }: { $count } Plätze sind frei
    }
web-home-join = Mitspielen

## Ein Tisch in einer Liste

web-row-play = Spielen
web-row-open = Öffnen
web-row-review = Ansehen
web-row-your-turn = Du bist am Zug
web-row-others = Andere überlegen
web-row-to-act = Am Zug: { $players }
web-row-seats-open =
    { $count ->
        [one] Nicht begonnen: { $count } Platz ist frei
       *[other] Nicht begonnen: { $count } Plätze sind frei
    }
web-row-ready = Nicht begonnen: alle Plätze sind besetzt
web-row-over = Beendet
web-row-ended = Beendet: { $scores }
web-row-score = { $player } { $score }
web-row-you = du
web-row-closed = Nicht mehr spielbar: Die Regeln haben sich seither geändert
web-row-expired = Aufgegeben

## Was gefragt ist, in Kürze

web-asked-container-main = Wähle eine Aktion
web-asked-container-buy-from-factory = Kaufe aus einem Fabriklager
web-asked-container-buy-in-harbour = Kaufe in einem Hafen
web-asked-container-load = Belade dein Schiff
web-asked-container-make = Wähle, was du produzierst
web-asked-container-factory-price = Setze die Preise in deinem Fabriklager
web-asked-container-harbour-price = Setze die Preise in deinem Hafenlager
web-asked-container-bid = Dein verdecktes Gebot ist gefragt
web-asked-container-second-bid = Gleichstand: Lege etwas dazu
web-asked-container-seller = Gebot annehmen oder Container behalten
web-asked-container-broker-bid = Biete Geld bei einem Makler
web-asked-container-offer = Biete einem Makler Container
web-asked-container-pay = Gib einem Makler einen Container
web-asked-container-seize = Wähle, was die Bank pfändet
web-asked-carnegie-sides = Wähle die Seiten deiner Projektstreifen
web-asked-carnegie-place = Baue dein erstes Projekt
web-asked-carnegie-reserve = Reserviere eine Abteilung
web-asked-carnegie-note = Notiere geheim eine Spende
web-asked-carnegie-choose = Wähle die Aktion der Runde
web-asked-carnegie-bring-home = Hole Mitarbeiter zurück
web-asked-carnegie-lobby = Schicke Ankommende zu einem Empfang
web-asked-carnegie-staff = Mitarbeiter oder Geld
web-asked-carnegie-goods = Waren oder Geld
web-asked-carnegie-donate = Spende
web-asked-carnegie-study = Setze Forschungspunkte ein
web-asked-carnegie-wait = Lässt du den anderen den Vortritt?
web-asked-carnegie-use = Nutze eine Abteilung
web-asked-carnegie-department = Setze Mitarbeiter ein
web-asked-carnegie-move = Versetze Mitarbeiter
web-asked-carnegie-move-in = Beziehe die neue Abteilung
web-asked-carnegie-vacate = Räume einen Arbeitsplatz
web-asked-carnegie-activate = Aktiviere Mitarbeiter
web-asked-rolling_heights-start = Wähle deinen ersten Plan
web-asked-rolling_heights-rest = Wähle, wer aussetzt
web-asked-rolling_heights-risk = Druck machen oder aufhören?
web-asked-rolling_heights-tire = Streik! Wähle, wer müde wird
web-asked-rolling_heights-main = Lass deine Arbeiter bauen
web-asked-rolling_heights-upgrade = Werte einen Arbeiter auf
web-asked-rolling_heights-swap = Tausche einen Arbeiter
web-asked-rolling_heights-cube = Nimm Würfel
web-asked-rolling_heights-take = Nimm einen Plan
web-asked-rolling_heights-place = Lege einen Plan
web-asked-rolling_heights-pay = Bezahle einen Plan
web-asked-rolling_heights-hire = Stelle einen Arbeiter ein

## Ein neuer Tisch

web-new-which = Welches Spiel?
web-new-title = { $game }: neuer Tisch
web-new-seats = Plätze
web-new-players = Personen
web-new-seat = Platz { $number }
web-new-me = Ich selbst
web-new-here = Jemand an diesem Bildschirm
web-new-open = Wer kommt
    .about = über den Link oder die Liste
web-new-bot = Ein Bot
web-new-which-bot = welcher Bot
web-new-colour = Farbe
web-new-shared = Ihr reicht den Bildschirm weiter; was geheim ist, bleibt dazwischen verborgen.
web-new-options = Varianten
web-new-table = Der Tisch
web-new-found = Zu finden
web-new-by-link = Nur über den Link
web-new-public = Für alle
web-new-pace = Gespielt wird
web-new-live = Live
web-new-turns = Zugweise, über Tage
web-new-clock = Uhr
    .about = Ist die Zeit um, spielt ein Bot auf diesem Platz, bis die Person zurück ist.
web-new-clock-none = Keine
web-new-clock-move = Je Entscheidung
web-new-clock-budget = Für die Partie
web-new-each = Je Entscheidung
web-new-whole = Insgesamt
web-new-more = Jedes Mal mehr
web-new-spectators = Andere dürfen zuschauen
    .about = Sie sehen, was alle am Tisch sehen, und nichts Geheimes.
web-new-hints = Hinweise
    .about = Alle dürfen fragen, was ein Bot spielen würde.
web-new-practice = Übung
    .about = Züge lassen sich auch zurücknehmen, wenn etwas ans Licht gekommen ist. Der Tisch ist so gekennzeichnet.
web-new-content = Anderes Spielmaterial
    .about = Eine Datei ändert Preise, Vorräte, Karten und Ähnliches für diesen Tisch, als TOML oder JSON. Alle sehen, dass etwas geändert ist.
    .name = Sag zuerst unten deinen Namen.
web-new-content-read = { $file } wird verwendet.
web-new-create = Tisch eröffnen
web-new-begin = Partie beginnen
web-new-then = Danach bekommst du einen Link für die anderen.
web-new-then-public = Der Tisch steht für alle in der Liste; einen Link bekommst du auch.
web-new-full = Alle Plätze sind besetzt: Die Partie beginnt sofort.
web-new-no-one = Mindestens ein Platz darf keinem Bot gehören.
web-new-no-name = Alle an diesem Bildschirm brauchen einen Namen.
web-new-same-name = Zwei Personen haben denselben Namen.

## Vor der Partie

web-room-rules = Regeln
web-room-seats = Plätze
web-room-open =
    { $count ->
        [0] alle besetzt
        [one] { $count } frei
       *[other] { $count } frei
    }
web-room-free = Frei
web-room-reserved = Per Link reserviert
web-room-you = du
web-room-here = ist da
web-room-away = ist gerade nicht da
web-room-sit = Hier sitzen
web-room-bot = Einem Bot geben
web-room-link = Link für den Platz
web-room-seat-link = Link zu diesem Platz
    .about = Wer ihn zuerst öffnet, bekommt den Platz. Er ist nur jetzt zu sehen: Kopiere ihn, bevor du die Seite verlässt.
web-room-kick = Wegschicken
web-room-clear = Platz frei machen
web-room-invite = Einladen
    .link = Link zu diesem Tisch
    .about = Wer den Link hat, kann sich setzen. Ein Konto ist nicht nötig.
web-room-localhost = Dieser Link gilt nur auf deinem eigenen Gerät: Magnate wurde nur dafür gestartet, oder es gibt kein Netz.
web-room-begin = Beginnen oder gehen
web-room-start = Partie beginnen
web-room-ready = Alle sind da.
web-room-host = Es geht los, sobald der Gastgeber beginnt.
web-room-waiting =
    { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
web-room-leave = Gehen
web-room-sure = Deinen Platz aufgeben?
web-room-sure-host = Deinen Platz aufgeben? Jemand anders wird Gastgeber; ist niemand mehr da, wird der Tisch geschlossen.

## Zuschauen und zurückblicken

web-watch-title = Zuschauen
web-watch-lead = Partien, die gerade laufen. Du siehst, was alle am Tisch sehen.
web-watch-none = Zurzeit läuft keine Partie, der man zuschauen darf.
web-watch-go = Zuschauen
web-replays-title = Rückblick
web-replays-lead = Geh eine Partie Zug um Zug durch, aus der Sicht jedes Platzes, und spiele von jeder Stellung aus weiter.
web-replays-name = Deine beendeten Partien stehen unter deinem Namen.
web-replays-bring = Aufzeichnung öffnen
web-replays-drop = Lege eine Aufzeichnung hier ab, oder wähle eine Datei.
web-replays-large = Die Datei ist zu groß für eine Aufzeichnung.
web-replays-wrong = Das ist keine Aufzeichnung einer Partie.
web-replays-mine = Deine beendeten Partien
web-replays-open = Rückblick
web-replays-none = Noch keine deiner Partien ist beendet.

## Regeln

web-rules-title = { $game }: Regeln
web-rules-games = Spiele
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
web-rules-contents = Inhalt
web-rules-table = Tabelle
web-rules-english = Die Regeln liegen auf Englisch vor.

## Einstellungen

web-settings-title = Einstellungen
web-settings-lead = Sie gelten für diesen Browser.
web-settings-looks = Aussehen
web-settings-language = Sprache
web-settings-theme = Farben
web-settings-theme-device = Wie das Gerät
web-settings-theme-light = Hell
web-settings-theme-dark = Dunkel
web-settings-motion = Bewegung
web-settings-motion-off = Keine
web-settings-motion-slow = Langsam
web-settings-motion-normal = Normal
web-settings-motion-fast = Schnell
web-settings-patterns = Muster neben den Farben
    .about = Auf den Containern von Container und den Balken jeder Schlusswertung.
web-settings-text = Textmodus
    .about = Die Stellung in Worten und alle Möglichkeiten als Liste, für Vorleseprogramme und Tastatur.
web-settings-play = Spielen
web-settings-confirm = Bestätigen
web-settings-confirm-final = Was endgültig ist
web-settings-confirm-always = Jeden Zug
web-settings-ends = Meinen Zug von selbst beenden
    .about = Gibt es sonst nichts mehr zu tun, geht der Zug ohne Frage weiter.
web-settings-call = Wenn du am Zug bist
web-settings-sound = Ton
    .about = Ein kurzes Läuten.
web-settings-notify = Benachrichtigungen
    .about = Der Browser meldet sich, auch wenn eine andere Seite vorn ist.
    .denied = Diesem Browser wurde das verboten. Erlaube erst in seinen eigenen Einstellungen Benachrichtigungen für diese Seite.
    .withheld = Browser zeigen sie nur für Seiten, die über https kommen. Im einfachen Heimnetz sagt es der Titel der Seite.

## Man selbst

web-me-stranger = Wer bist du?
    .about = Ein Name genügt zum Spielen. Mit einem Konto kommst du von jedem Gerät zurück.
web-me-guest = Als Gast spielen
web-me-sign-in = Anmelden
web-me-by-link = Dein anderes Gerät kann dich hier anmelden.
web-me-enter-code = Code eingeben
web-me-name = Name
web-me-keep = Speichern
web-me-kept = Gespeichert.
web-me-name-note = An Tischen, an denen du schon sitzt, bleibt der alte.
web-me-games = Deine Partien
web-me-played =
    { $count ->
        [one] beendet
       *[other] beendet
    }
web-me-won =
    { $played ->
        [one] beendete Partie, { $count } gewonnen
       *[other] beendete Partien, { $count } gewonnen
    }
web-me-none = Noch keine Partien.
web-me-account = Konto
    .about = Ohne Konto kennt dich nur dieser Browser. Mit Anmeldename und Passwort kommst du von überall zurück.
web-me-account-is = Dein Anmeldename ist { $login }.
web-me-account-make = Konto eröffnen
web-me-login = Anmeldename
web-me-password = Passwort
    .about = Mindestens 8 Zeichen.
web-me-device = Ein anderes Gerät
    .about = Ein Link, einmal und zehn Minuten lang gültig, macht auch ein Telefon oder einen anderen Rechner zu deinem.
web-me-device-make = Link erstellen
web-me-device-link = Öffne dies auf dem anderen Gerät
web-me-device-code = Oder gib dort unter „Anmelden“ diesen Code ein:
web-me-device-secret = Zeig ihn niemandem: Wer ihn hat, spielt in deinem Namen.
web-me-leave = Verlassen
web-me-out = Abmelden
web-me-out-sure = Von diesem Browser abmelden?
web-me-out-guest = Du hast kein Konto: Nach dem Abmelden kommst du nicht mehr an deine Tische.
web-me-delete = Meine Daten löschen
web-me-delete-sure = Dein Name, dein Konto und deine Anmeldungen werden gelöscht, und Bots übernehmen deine Plätze. Das lässt sich nicht rückgängig machen.

## Links zu Plätzen und Geräten

web-door-title = Eine Einladung
web-door-seat = Hier ist ein Platz für dich frei.
web-door-watch = Alle Plätze sind besetzt. Sag deinen Namen, um hereinzukommen und zuzusehen.
web-join-title = Ein Platz für dich
web-join-bad = Dieser Link ist unvollständig, oder den Tisch gibt es nicht mehr. Bitte um einen neuen.
web-join-name = Für dich ist ein Platz freigehalten.
web-join-go = Platz nehmen
web-join-as = Du setzt dich als { $player }.
web-join-already = Du sitzt schon an diesem Tisch.
web-device-title = Ein anderes Gerät
web-device-this = Diesen Browser zu deinem machen
web-device-about = Danach spielst du hier unter demselben Namen wie auf deinem anderen Gerät, mit allen deinen Tischen.
web-device-known = Bisher bist du hier { $player }. Ohne Konto kommst du nicht mehr an jene Tische.
web-device-code = Code
    .about = Dein anderes Gerät zeigt ihn: Öffne dort deinen Namen und wähle „{ web-me-device-make }“.
web-device-go = Das ist mein Gerät

## Was abgelehnt wird

web-error-bad-login = Ein Anmeldename hat 3 bis 64 druckbare Zeichen.
web-error-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
web-error-login-taken = Diesen Anmeldenamen hat schon jemand.
web-error-bad-record = Das ist keine Aufzeichnung einer Partie, die sich hier nachspielen lässt.
web-error-bad-setup = Mit diesen Varianten oder diesem Material lässt sich die Partie nicht aufbauen.
web-error-bad-content = Diese Datei lässt sich nicht verwenden.
web-error-bad-seats = Diese Plätze passen nicht zur Zahl der Personen.
web-error-bad-pace = Eine Uhr gilt entweder je Entscheidung oder für die Partie.
web-error-no-bot = Diesen Bot gibt es nicht.
web-error-no-game = Dieses Spiel gibt es nicht.
web-error-no-seat = Diesen Platz gibt es nicht.
web-error-own-seat = Deinen eigenen Platz gibst du auf, indem du den Tisch verlässt.
web-error-same-name = Jemand an diesem Tisch heißt schon so. Ändere deinen Namen auf deiner eigenen Seite.
web-error-seats-open = Es sind noch Plätze frei.
web-error-too-many-tables = Du bist Gastgeber von zu vielen offenen Tischen. Beende oder verlasse erst einige.
web-error-too-many-replays = Du hast zu viele Aufzeichnungen geöffnet.
