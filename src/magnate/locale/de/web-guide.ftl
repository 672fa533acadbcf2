# Geführte erste Spiele.

web-guide-title = Geführtes erstes Spiel
web-guide-learn = Spielend lernen
web-guide-step = Schritt { $step } von { $steps }
web-guide-next = Weiter
web-guide-retry = Zurücknehmen
web-guide-you = Lehrling
web-guide-other = Das ist erlaubt, aber diese Geschichte geht anders weiter. Nimm es zurück und wähle, was messingfarben leuchtet.
web-guide-enough = Dieser Schritt ist getan. Nimm das zurück und geh mit „Weiter“ voran.

## Container

web-guide-container-goal =
    Dir gehören eine Fabrik, ein Hafen und ein Schiff. Wer am Ende am meisten hat, gewinnt; es zählen Geld und die Container auf deiner Insel.

    Deine geheime Wertkarte sagt, was dir dort jede Farbe wert sein wird: Schwarz $10, Grau nur $2. Die anderen haben andere Karten.
web-guide-container-produce =
    Ein Zug hat zwei Aktionen. Lass zuerst deine Maschine arbeiten: Klicke sie an oder wähle unten „Produzieren“.

    Gib dann dem neuen grauen Container im Fabriklager einen Preis: $2, wie dem, der schon dort steht. Behalte alle übrigen Preise.
    .done =
        Ein grauer Container mehr; der Lohn von $1 ging an die rechte Nachbarschaft.

        In deinem Fabriklager kaufen nur die anderen. Nichts, was du herstellst, kommt direkt auf dein eigenes Schiff.
web-guide-container-trade =
    Zweite Aktion: Kaufe den schwarzen Container aus dem Fabriklager von Otto.

    Er kommt in dein Hafenlager, wo die Schiffe der anderen laden. Verlange dort $4 dafür.
    .then = Beide Aktionen sind verbraucht. Beende den Zug und bestätige es: Dann spielen andere, und es lässt sich nicht zurücknehmen.
    .done =
        Du hast $2 gezahlt und verlangst $4: Wer ihn lädt, zahlt dir.

        Jetzt spielen Marta und Otto. Sieh zu, was mit deinen Containern geschieht.
web-guide-container-build =
    Marta und Otto haben je einen grauen Container von dir für $2 gekauft, und du hast einen Lohn bekommen.

    Geld soll arbeiten: Kaufe eine zweite Maschine in einer Farbe deiner Wahl.
    .done =
        Bei jeder Produktion stellst du nun zwei Container in zwei Farben her.

        Am Ende ist eine Maschine nichts wert, also baue früh oder gar nicht.
web-guide-container-load =
    Deine grauen Container stehen jetzt in den Hafenlagern der anderen. Marta verlangt $3, Otto $4.

    Dein Schiff liegt auf der offenen See. Fahre in den billigeren Hafen und kaufe den Container dort.
    .done =
        Der graue Container ist an Bord. Dir ist er nur $2 wert, aber vielleicht ist er jemand anderem mehr wert.

        Dein Zug endet, und die anderen spielen.
web-guide-container-sail =
    Marta hat den schwarzen Container geladen und dir $4 dafür gezahlt.

    Bring jetzt deine Ladung zur Insel. Jeder Weg führt über die offene See, fahre also zuerst hinaus.
    .then = Fahre jetzt zur Insel. Dort wird deine Ladung versteigert. Das lässt sich nicht zurücknehmen, also bestätige es.
    .done = Die anderen bieten nun auf deine Ladung, verdeckt und beide zugleich.
web-guide-container-sell =
    Die Gebote sind offen: Marta $1, Otto $6.

    Nimm das höhere an, und die Bank zahlt dir noch einmal so viel: zusammen $12. Oder lehne beide ab, zahle selbst $6 und behalte den Container auf deiner Insel, wo er dir $2 wert ist. Was tust du?
    .done =
        $12 für einen Container, der dich $3 gekostet hat.

        Eine Auktion auf der Insel beendet deinen Zug.
web-guide-container-bid =
    Marta ist mit dem schwarzen Container zur Insel gefahren, und Otto hat ein Gebot gemacht, das du nicht siehst. Auf deiner Insel ist Schwarz $10 wert.

    Was bietest du? Nur wer gewinnt, zahlt, und was du nicht ausgibst, bleibt dir.
    .done =
        Die Gebote sind offen: Otto $2, und deines ist höher.

        Nun wird entschieden: annehmen, oder ebenso viel zahlen und den Container behalten.
web-guide-container-end =
    Der schwarze Container steht auf deiner Insel, für weniger, als er dir wert ist. Damit kennst du den ganzen Kreis: herstellen, handeln, verschiffen, versteigern.

    Das Spiel endet, wenn zwei Farben im Vorrat ausgegangen sind. Dann werfen alle die Farbe ab, von der auf ihrer Insel am meisten liegt; sammle also mehrere. Ist das Geld knapp, gibt die Bank Kredite. Im vollen Spiel handeln noch drei Makler der Investmentbank.
web-guide-container-hint-cheap = Für $1 bekommst du kaum den Lohn wieder herein, den du gezahlt hast. Nimm es zurück und verlange $2.
web-guide-container-hint-dear = Teure Container bleiben stehen: Die anderen verlangen $2 für ihre. Nimm es zurück und verlange $2.
web-guide-container-hint-brown = Marta stellt braune Container her. Schwarze sind dir $10 wert, und diesen triffst du wieder: Nimm es zurück und kaufe bei Otto.
web-guide-container-hint-thin = Zu diesem Preis wird er verkauft, aber du hast selbst $2 gezahlt. Nimm es zurück und verlange $4.
web-guide-container-hint-unsold = Zu diesem Preis steht er vielleicht lange da. Nimm es zurück und verlange $4.
web-guide-container-hint-warehouse = Ein Lagerhaus gibt deinem Hafenlager mehr Platz. Das ist später gut; nimm es zurück und kaufe eine Maschine.
web-guide-container-hint-dearer = Otto verlangt $4 für den gleichen grauen Container, Marta nur $3. Nimm es zurück und fahre zu Marta.
web-guide-container-hint-reject = Du würdest $6 für einen Container zahlen, der dir $2 wert ist. Nimm es zurück und nimm das höhere Gebot an.
web-guide-container-hint-low = Mit so wenig verlierst du ihn vielleicht. Er ist dir $10 wert: Nimm es zurück und biete $3 bis $8.
web-guide-container-hint-high = Du würdest fast alles zahlen, was er dir wert ist, oder mehr. Nimm es zurück und biete $3 bis $8.
