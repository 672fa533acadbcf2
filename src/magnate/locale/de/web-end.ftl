# The end of a game, and games to look at again.

web-end-account = Schlussabrechnung
web-end-wins = { $name } gewinnt
web-end-you-win = Du gewinnst
web-end-shared = Geteilter Sieg
web-end-opponent-wins =
    { $game ->
        [carnegie] Andrew gewinnt
       *[other] Der Rivale gewinnt
    }
web-end-by-points =
    { $amount ->
        [one] mit { $amount } Punkt Vorsprung
       *[other] mit { $amount } Punkten Vorsprung
    }
web-end-by-money = mit { core-money } Vorsprung
web-end-tie-break = Gleichstand an der Spitze; die Zusatzwertung entscheidet.
web-end-level-opponent =
    { $game ->
        [carnegie] Gleichstand mit Andrew: Ihr teilt euch den Sieg.
       *[other] Gleichstand mit dem Rivalen: Das ist ein Sieg.
    }
web-end-difference = Was den Ausschlag gab
web-end-best = Dein bester Moment
web-end-best-sought = wird noch gesucht …
web-end-best-turn = Dein bester Zug
web-end-best-round = Deine beste Runde
web-end-turn = Zug { $number }
web-end-round = Runde { $number }
web-end-start = Anfang
web-end-sheet-points = Woher die Punkte kommen
web-end-sheet-money = Woher das Geld kommt
web-end-sheet-hint = Tippe auf einen Teil, um ihn allein zu vergleichen
web-end-all-parts = Alle Teile
web-end-table = Als Tabelle
web-end-chart = Als Diagramm
web-end-curve-turns = Die Wertung, Zug um Zug
web-end-curve-rounds = Die Wertung, Runde um Runde
web-end-curve-hint = Was jeder in diesem Moment gehabt hätte
web-end-reckoned = Für die Kurve der Wertung wird die Partie noch einmal durchgegangen …
web-end-look-there = Ansehen
web-end-place = Platz
web-end-rematch = Revanche
web-end-rematch-begun = Eine Revanche hat begonnen.
web-end-rematch-by = { $player } möchte eine Revanche: Sie hat begonnen.
web-end-to-rematch = Zur Revanche
web-end-replay = Von Anfang an ansehen
web-end-share = Teilen
web-end-copied = Der Link ist kopiert.
web-end-copy = Kopiere diesen Link:
web-end-board = Den Tisch ansehen

web-replay-replay = Rückblick
web-replay-all = Alle Rückblicke
web-replay-move = Schritt { $ply } von { $plies }
web-replay-slider = Stelle in der Partie
web-replay-controls = Durch die Partie gehen
web-replay-turn-back = Einen Zug zurück
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-turn-on = Einen Zug weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-jump = Springe zu
web-replay-begins = Der Anfang
web-replay-ends = Das Ende der Partie
web-replay-eyes = Aus der Sicht von
web-replay-spectator = Zuschauer
web-replay-shut = Bis die Partie vorbei ist, ist nur zu sehen, was Zuschauer sehen.
web-replay-link = Link zu diesem Schritt
web-replay-play-on = Von hier weiterspielen
web-replay-play-on-about = Ein neuer Tisch geht von diesem Schritt aus weiter. Zufall und Verdecktes werden neu bestimmt.
web-replay-me = Ich spiele
web-replay-bot = Bot: { $bot }
web-replay-open = Frei für jemanden
web-replay-begin = Beginnen
web-replay-cancel = Abbrechen
web-replay-broken = Die Aufzeichnung bricht hier ab: Was folgt, erlauben die Regeln dieser Version nicht.
web-replay-none = Diesen Rückblick gibt es nicht.
web-replay-more = Mehr
