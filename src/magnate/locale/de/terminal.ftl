# Magnate im Terminal: die Worte rund um das Spiel und die der Befehle.

## Spielen

terminal-saved-while-playing = Jeder Schritt wird in { $file } gespeichert.
terminal-left = Gespeichert in { $file }. Weiter geht es mit: magnate play --resume { $file }
terminal-saved = Gespeichert in { $file }.
terminal-overwrite = { $file } gibt es schon. Ersetzen? (j/n)
terminal-bots-think = Die Bots überlegen …
terminal-hand-over = { $name } ist an der Tastatur. Drücke Enter, wenn sonst niemand zusieht.
terminal-news = Was geschehen ist
terminal-more-in-log = … (mit l siehst du alles)
terminal-amount = Gib einen Betrag von { $low } bis { $high } ein.
terminal-and-more = { $action } (und { $count } ähnliche)
terminal-keys = h Hilfe · l Verlauf · q Ende
# Manche Tische werden in Teilen gezeigt: deren Namen, wie man sie tippt.
terminal-keys-parts = t Tisch, oder t { $parts }
terminal-keys-undo =
    { $count ->
        [one] u Schritt zurück
       *[other] u Schritt zurück, U alle { $count }
    }
terminal-keys-refused = ? was nicht geht
terminal-refused = Was jetzt nicht geht
terminal-log = Der bisherige Verlauf
terminal-log-empty = Noch ist nichts geschehen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-undone =
    { $count ->
        [one] { $count } Schritt zurückgenommen.
       *[other] { $count } Schritte zurückgenommen.
    }
terminal-illegal = { $action }: { $reason }
# Was getippt wurde, und ein ähnlicher Schritt.
terminal-no-move = „{ $typed }“ ist kein Schritt.
terminal-no-move-but = „{ $typed }“ ist kein Schritt. Meintest du „{ $near }“?
terminal-try-help = Mit h bekommst du Hilfe.
terminal-confirm = { $action }: Das lässt sich nicht zurücknehmen. Enter: weiter, n: doch nicht.
# Die Wörter für Ja und Nein, neben y und n; das kürzeste zuerst.
terminal-yes = j ja
terminal-no = n nein
terminal-yes-or-no = Gib { $yes } oder { $no } ein.
terminal-help-title = Hilfe
terminal-help =
    Gib die Nummer einer Wahl ein oder, wo danach gefragt ist, einen Betrag.
    Ein Schritt geht auch in Worten; seine ersten grenzen eine lange Liste ein.
    Mehrere Schritte gehen in einer Zeile, durch Semikolons getrennt:  1; 3; 4

    t        zeigt den Tisch noch einmal
    l        erzählt die letzten Züge; l 99 erzählt mehr davon
    ?        zeigt, was jetzt nicht geht und warum
    u        nimmt den letzten Schritt zurück
    U        nimmt alles zurück, was sich zurücknehmen lässt
    s DATEI  speichert eine Kopie
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

terminal-replay-ply = Schritt { $ply } von { $last }
terminal-replay-keys = Enter vor · b zurück · n 10, b 10 zehn Schritte · g 50 zu Schritt 50 · t nächster Zug · e Schluss · q Ende
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
cli-clone-play = mit Schritt
cli-bytes = Bytes
cli-bench-note = Zufällige Partien; Kopien einer Stellung aus der Mitte einer Partie. Jeder Wert ist der Median aus fünf Messungen.
cli-record-ok =
    { $plies ->
        [one] ok: { $game }, { $players } Spieler, { $plies } Schritt, Prüfsumme { $digest }
       *[other] ok: { $game }, { $players } Spieler, { $plies } Schritte, Prüfsumme { $digest }
    }
cli-content-ok = ok: { $file } ist mit { $game } spielbar
cli-content-changes =
    { $count ->
        [0] Das ändert nichts.
        [one] Das ändert { $count } Eintrag.
       *[other] Das ändert { $count } Einträge.
    }
