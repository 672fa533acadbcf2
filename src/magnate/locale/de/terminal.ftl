# Magnate im Terminal: die Worte rund um das Spiel und die der Befehle.

## Spielen

terminal-saved-while-playing = Jede Eingabe wird in { $file } gespeichert.
terminal-left = Gespeichert in { $file }. Weiter geht es mit: magnate play --resume { $file }
terminal-saved = Gespeichert in { $file }.
terminal-overwrite = { $file } gibt es schon. Ersetzen? (j/n)
terminal-bots-think = Die Bots überlegen …
terminal-hand-over = { $name } ist an der Tastatur. Drücke Enter, wenn sonst niemand zusieht.
terminal-news = Was geschehen ist
terminal-more-in-log = … (mit l siehst du alles)
terminal-amount = Gib eine Zahl von { $low } bis { $high } ein.
terminal-and-more = { $action } (und { $count } ähnliche)
terminal-keys = h Hilfe · l Verlauf · q Ende
# Manche Tische werden in Teilen gezeigt: deren Namen, wie man sie tippt.
terminal-keys-parts = t Tisch, oder t { $parts }
terminal-keys-undo =
    { $count ->
        [one] u zurücknehmen
       *[other] u zurücknehmen, U alle { $count }
    }
terminal-keys-refused = ? was nicht geht
terminal-refused = Was jetzt nicht geht
terminal-nothing-refused = Im Moment ist nichts ausgeschlossen.
terminal-log = Der bisherige Verlauf
terminal-log-empty = Noch ist nichts geschehen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-undone =
    { $count ->
        [one] { $count } Eingabe zurückgenommen.
       *[other] { $count } Eingaben zurückgenommen.
    }
terminal-illegal = { $action }: { $reason }
# Was getippt wurde, und eine ähnliche Eingabe.
terminal-no-move = „{ $typed }“ verstehe ich nicht.
terminal-no-move-but = „{ $typed }“ verstehe ich nicht. Meintest du „{ $near }“?
terminal-try-help = Mit h bekommst du Hilfe.
terminal-confirm = { $action }: Das lässt sich nicht zurücknehmen. Enter: weiter, n: doch nicht.
# Die Wörter für Ja und Nein, neben y und n; das kürzeste zuerst.
terminal-yes = j ja
terminal-no = n nein
terminal-yes-or-no = Gib { $yes } oder { $no } ein (Enter = { $enter }).
terminal-help-title = Hilfe
terminal-help =
    Gib die Nummer einer Möglichkeit ein oder, wo danach gefragt ist, eine Zahl.
    Das geht auch in Worten; die ersten davon grenzen eine lange Liste ein.
    Mehrere Antworten passen in eine Zeile, durch Semikolons getrennt:  1; 3; 4
    Jede Nummer gilt für die Liste, wie sie nach der vorigen Antwort aussieht. Ist eine davon nicht möglich, wird keine gespielt.

    t        zeigt den Tisch noch einmal
    l        zeigt die letzten Züge; l 99 die letzten 99
    ?        zeigt, was jetzt nicht geht und warum
    u        nimmt die letzte Eingabe zurück
    U        nimmt alles zurück, was sich zurücknehmen lässt
    s DATEI  speichert eine Kopie
    + -      blättern, wenn der Tisch nicht auf den Bildschirm passt; . zeigt weitere Möglichkeiten
    h WORT   erklärt eine Aktion, ein Spielteil oder eine Karte nach Name oder Zeichen
    q        beendet; das Spiel ist gespeichert
terminal-winner = { $name } gewinnt!
terminal-winners = Geteilter Sieg: { $names }.
terminal-account = Abrechnung
terminal-finished = Die Partie liegt in { $file }. Noch einmal ansehen: magnate replay { $file }
terminal-default-name = Spieler { $number }
terminal-opponent = Gegner
# Siegpunkte, kurz.
terminal-vp = SP
# Wie sich eine Datei mit anderem Spielmaterial nennt.
terminal-content-name = Spielmaterial: { $name }

## Durch eine Aufzeichnung gehen

terminal-replay-ply = Spielzug { $ply } von { $last }
terminal-replay-keys = Enter vor · b zurück · n 10, b 10 zehn Spielzüge · g 50 zu Spielzug 50 · t nächster Zug · e Schluss · q Ende
terminal-other-rules = Diese Partie wurde nach Regelversion { $old } gespielt, installiert ist Version { $new }. Sie führt zu denselben Stellungen.
terminal-replay-broken = Weiter lässt sich die Aufzeichnung nicht abspielen: { $reason }

## Ausgabe der Befehle

cli-players = { $least } bis { $most } Spieler
cli-option = Option
cli-default = Standard
cli-choices = Auswahl
# Der Wert einer Option, die an oder aus ist: wie man ihn tippt, mit seiner Bedeutung.
cli-flag =
    { $value ->
        [on] on (an)
       *[off] off (aus)
    }
cli-bots = Bots: { $names }
cli-languages = Sprachen: { $names }
cli-games-played = Gespielte Partien
cli-measured = Gemessen
cli-simulated =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } { $game }, { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }
cli-seat = Platz
cli-bot = Bot
cli-wins = Siege
cli-mean-score = Mittelwert
cli-spread = Streuung
cli-range = Min. … max.
# $wins kann ein Bruch sein, denn ein geteilter Sieg wird aufgeteilt.
cli-bot-wins = { $bot }: { $wins } von { $games } Siegen, im Schnitt { $score } Punkte
# In einer Partie mit einem Platz: wer nach den Regeln dagegen spielt.
cli-opponent = Gegner: im Schnitt { $score } Punkte
# $ending ist der Schlüssel des Grundes, aus dem eine Partie endete; hier steht, wie er heißt.
cli-ending =
    { $ending ->
        [supply] Ende durch aufgebrauchten Vorrat: { $times } von { $games }
        [deadlock] Ende durch Stillstand des Handels: { $times } von { $games }
        [rounds] Ende nach der letzten Runde: { $times } von { $games }
        [cubes] Ende durch eine verbaute Würfelfarbe: { $times } von { $games }
        [city] Ende durch eine volle Stadt: { $times } von { $games }
        [quiet] Ende durch Runden ohne Bau: { $times } von { $games }
       *[other] Ende durch { $ending }: { $times } von { $games }
    }
cli-length = Eine Partie dauert im Schnitt { $turns } Züge und { $decisions } Entscheidungen.
# In einem Spiel ohne Züge.
cli-length-decisions = Eine Partie hat im Schnitt { $decisions } Entscheidungen.
cli-speed = { $seconds } s, { $games } Partien und { $decisions } Entscheidungen pro Sekunde
cli-build-compiled = Die Engine ist kompiliert.
cli-build-pure = Die Engine läuft interpretiert.
cli-game = Spiel
cli-seats = Plätze
cli-decisions-per-s = Entsch./s
cli-games-per-s = Partien/s
cli-clone = Kopie
cli-clone-play = Kopie + Zug
cli-bytes = Bytes
cli-bench-note = Zufällige Partien; Kopien einer Stellung aus der Mitte einer Partie. Jeder Wert ist der Median aus fünf Messungen.
cli-record-ok =
    { $plies ->
        [one] ok: { $game }, { $players } Spieler, { $plies } Spielzug, Prüfsumme { $digest }
       *[other] ok: { $game }, { $players } Spieler, { $plies } Spielzüge, Prüfsumme { $digest }
    }
cli-content-ok = ok: { $file } ist mit { $game } spielbar
cli-content-changes =
    { $count ->
        [0] Das ändert nichts.
        [one] Das ändert { $count } Eintrag.
       *[other] Das ändert { $count } Einträge.
    }
cli-serve-open = Öffne eine dieser Adressen auf einem Gerät in deinem Netz:
cli-serve-stop = Strg+C beendet den Server. Alles ist gespeichert.
cli-serve-not-started = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.
cli-serve-no-port = { $where } lässt sich nicht benutzen: { $reason }
cli-serve-no-database = Die Datenbank { $where } lässt sich nicht benutzen: { $reason }
cli-serve-not-built = Der Webclient ist noch nicht gebaut. Starte { $command } im Ordner des Projekts und lade diese Seite dann neu.

## Anzeige in Seiten, Erklärungen, Fehler auf der Kommandozeile

terminal-more-table = + zeigt den nächsten Teil des Tisches, - den vorigen (Teil { $page } von { $pages })
terminal-more-choices = . zeigt weitere Möglichkeiten (Seite { $page } von { $pages })
terminal-more-text = Enter für die nächste Seite
terminal-end-of-text = Enter führt zurück zum Tisch
terminal-leave-table = + und - blättern im Tisch, Enter beendet
terminal-which-answer = Gemeint ist Antwort { $number } der Zeile, „{ $typed }“; nichts davon wurde gespielt.
terminal-keys-about = h WORT erklärt es
terminal-keys-prompt = Enter geht weiter · q beendet; das Spiel ist gespeichert
terminal-help-now = Was jetzt möglich ist
terminal-topics = Gib h und eines davon ein, um alles darüber zu lesen: { $topics }.
terminal-nothing-about = Über „{ $word }“ steht hier nichts.
terminal-topic =
    { $topic ->
        [action] Aktionen
        [department] Abteilungen
        [donation] Spenden
        [worker] Arbeiter
        [plan] Pläne
        [ad] Anzeigen
        [target] Ziele
        [card] Karten
        [opponent] Gegner
        [sign] Zeichen
        [option] Optionen
        [part] Wertung
        [broker] Makler
        [type] Abteilungstypen
        [means] Macht und Joker
        [pose] Haltungen
        [cube] Würfel
        [ability] Fähigkeiten
       *[game] Spiel
    }
terminal-rules = Die Regeln (englisch): magnate rules { $game }
cli-no-game = nenne ein Spiel; siehe: magnate games
cli-no-input = die Standardeingabe ist geschlossen: Antworten können nicht gelesen werden
cli-no-output = die Standardausgabe ist geschlossen: nichts kann ausgegeben werden
cli-output-failed = die Ausgabe kann nicht geschrieben werden: { $reason }
cli-save-folder = { $file } ist ein Ordner; nenne eine Datei darin
cli-save-taken = { $file } gibt es schon; setze das Spiel mit --resume fort oder nenne eine andere Datei
cli-nothing-saved =
    { $game ->
        [any] in { $folder } ist kein Spiel gespeichert
       *[other] in { $folder } ist kein Spiel gespeichert: { $game }
    }
cli-usage-missing = { $name } fehlt; siehe: magnate --help
cli-usage-whole = { $name } braucht eine ganze Zahl, nicht „{ $value }“
cli-usage-number = { $name } braucht eine Zahl, nicht „{ $value }“
cli-usage-least = { $name } muss mindestens { $least } sein, nicht { $value }
cli-usage-no-option = die Option { $name } gibt es nicht; siehe: magnate --help
cli-usage-value = nach { $name } fehlt ein Wert
cli-usage-no-value = { $name } hat keinen Wert
cli-usage-no-command = den Befehl „{ $name }“ gibt es nicht; siehe: magnate --help
cli-usage-missing-command = es fehlt ein Befehl; siehe: magnate --help
cli-usage-extra = zu viele Wörter: { $words }
