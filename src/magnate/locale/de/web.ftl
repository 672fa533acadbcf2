# Der Tisch im Browser.

web-your-name = Wie heißt du?
web-name-enough = Ein Name genügt: kein Konto, kein Passwort.
web-come-in = Eintreten
web-no-page = Diese Seite gibt es nicht.
web-no-table = Diesen Tisch gibt es nicht, oder niemand darf zusehen.
web-table-closed = Dieses Spiel kann nicht weitergespielt werden.
web-table-expired = Dieser Tisch wurde abgeräumt, weil niemand mehr kam.
web-to-tables = Alle Tische
web-to-result = Schlussabrechnung
web-try-again = Noch einmal
web-close = Schließen
web-menu = Menü
web-side = Spieler, Verlauf und Gespräch
web-bar = Was jetzt zu tun ist
web-laying = Der Tisch wird gedeckt …
web-reconnecting = Keine Verbindung. Neuer Versuch …
web-parts = Teile des Tisches
web-part-board = Tisch
web-part-mine = Meins
web-part-player = Spieler
web-part-others = Alle
web-practice = Übung
web-played-on = weitergespielt
web-watching = du schaust zu
web-your-turn = Du bist am Zug
web-your-answer = Du bist gefragt
web-has-turn = am Zug
web-turn = Am Zug: { $players }
web-you = du
web-bot = Computerspieler
web-thinking = überlegt
web-away = nicht da
web-absent = ein Bot spielt
web-back = Ich bin wieder da
web-rules = Regeln
web-settings = Einstellungen
web-text-mode = In Worten spielen
web-board-mode = Tisch zeigen
web-tab-log = Verlauf
web-tab-chat = Gespräch
web-tab-notes = Notizen
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-chat-who = Wer reden darf
web-chat-spectators = Wer nur zusieht
web-notes-hint = Nur du siehst das, in diesem Browser.
web-log-none = Noch ist nichts geschehen.
web-log-all = Alles zeigen
web-log-chance = Ab hier wurde der Zufall neu gezogen.
web-log-holder = { $player } hat nun Platz { $number }.
web-waiting = Wir warten auf: { $players }
web-waiting-for = Wir warten auf: { $players } ({ $doing })
web-paused = Das Spiel ruht.
web-resume = Weiter
web-over = Das Spiel ist zu Ende.
web-staged = Noch nicht gespielt: Es wird gesendet, sobald es vollständig ist.
web-final = nicht zurückzunehmen
web-why = Was geht nicht, und warum?
web-nothing-blocked = Nichts ist versperrt.
web-undo = Rückgängig
web-bar-below = Weiter unten gibt es mehr
web-undo-none = Von dir lässt sich gerade nichts zurücknehmen.
web-undo-turn = Ganzen Zug zurück
web-confirm = Bestätigen
web-next-table = Nächster Tisch
web-less = Weniger
web-more = Mehr
web-amount = Von { $least } bis { $most }
web-position = Die Stellung
web-only-you = Das siehst nur du
web-hide = verbergen
web-show = zeigen
web-actions = Was du tun kannst
web-search-actions = Zum Suchen tippen, Eingabe spielt das Erste
web-no-match = Keine Aktion passt.
web-not-asked = Du bist gerade nicht gefragt.
web-wish-undo = { $player } bittet darum, den letzten Zug zurückzunehmen.
web-wish-pause = { $player } bittet um eine Pause.
web-grant = Einverstanden
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-hint = Was würde ein Bot spielen?
web-hint-later = Nicht, solange eine Antwort unvollständig ist: Vervollständige sie oder nimm sie erst zurück.
web-ask-undo = Um Rücknahme meines letzten Zuges bitten
web-ask-pause = Um eine Pause bitten
web-ends-turn = Meinen Zug von selbst beenden
web-record = Partie herunterladen
web-leave = Den Tisch verlassen
web-leave-really = Wirklich gehen? Ein Bot übernimmt deinen Platz.
web-pass-screen = Der Bildschirm geht an
web-i-am-here = Ich bin da
web-error-unreachable = Der Server antwortet gerade nicht.
web-error-broken = Hier ist etwas schiefgegangen.
web-error-too-late = Die Frage hat sich inzwischen geändert; nichts wurde gespielt.
web-error-illegal = Das erlauben die Regeln nicht.
web-error-cannot-undo = Das kann nicht mehr zurückgenommen werden.
web-error-too-many = Das war zu oft; warte ein wenig.
web-error-not-stored = Es konnte nicht gespeichert werden; nichts wurde geändert. Versuch es noch einmal.
web-error-forbidden = Das darfst du hier nicht.
web-error-muted = Der Gastgeber hat dich gebeten, still zu sein.
web-error-not-found = Das gibt es nicht.
web-error-bad-input = Das ist nicht zu verstehen.
web-error-bad-name = Das taugt nicht als Name: Nötig sind 1 bis 24 sichtbare Zeichen.
web-error-who = Nenne zuerst deinen Namen.
web-error-paused = Das Spiel ruht.
web-error-wish-open = Es wird schon um etwas anderes gebeten.
web-error-full = Alle Plätze sind besetzt.
web-error-taken = Jemand war schneller.
web-error-begun = Das Spiel hat schon begonnen.
web-error-wrong-password = Name oder Passwort ist falsch.
web-error-old-link = Dieser Link ist verbraucht oder zu alt.
web-error-not-running = Das Spiel läuft nicht.
web-error-too-large = Das ist zu groß.
web-doing-carnegie-ask-sides = Wahl der Projektseiten
web-doing-carnegie-ask-place = das erste Projekt
web-doing-carnegie-ask-reserve = Abteilung reservieren
web-doing-carnegie-ask-note = Spende notieren
web-doing-carnegie-ask-choose = Wahl der Aktion
web-doing-carnegie-ask-bring-home = Rückkehr der Mitarbeiter
web-doing-carnegie-ask-lobby = Ankunft in der Lobby
web-doing-carnegie-ask-staff = Wahl der Einkünfte
web-doing-carnegie-ask-goods = Wahl der Einkünfte
web-doing-carnegie-ask-donate = Spende
web-doing-carnegie-ask-study = Forschungspunkte ausgeben
web-doing-carnegie-ask-wait = Reihenfolge
web-doing-carnegie-ask-use = Nutzung der Abteilungen
web-doing-carnegie-ask-department = Nutzung einer Abteilung
web-doing-carnegie-ask-move = Mitarbeiter versetzen
web-doing-carnegie-ask-move-in = Einzug in die neue Abteilung
web-doing-carnegie-ask-vacate = einen Platz räumen
web-doing-carnegie-ask-activate = Mitarbeiter aktivieren

web-log-undo =
    { $count ->
        [one] { $player } nahm { $count } Zug zurück.
       *[other] { $player } nahm { $count } Züge zurück.
    }
web-log-undo-agreed =
    { $count ->
        [one] Im Einvernehmen wurde { $count } Zug zurückgenommen.
       *[other] Im Einvernehmen wurden { $count } Züge zurückgenommen.
    }
web-told-before =
    { $count ->
        [one] Ein anderes Ereignis, dann:
       *[other] { $count } andere Ereignisse, dann:
    }
web-and-more =
    { $count ->
        [one] und { $count } weiteres
       *[other] und { $count } weitere
    }
web-days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
