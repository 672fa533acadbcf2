# Geführte erste Spiele.

web-guide-title = Geführtes erstes Spiel
web-guide-learn = Spielend lernen
web-guide-step = Schritt { $step } von { $steps }
web-guide-next = Weiter
web-guide-retry = Zurücknehmen
web-guide-fold = Text verbergen
web-guide-unfold = Text zeigen
web-guide-you = Lehrling
web-guide-watch = Die anderen spielen. Sieh ihnen zu.
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
    Das Schiff von Marta hat den schwarzen Container geladen: $4 für dich. Otto hat beide grauen gekauft: je $2.

    Geld soll arbeiten: Kaufe eine zweite Maschine in einer Farbe deiner Wahl.
    .done =
        Bei jeder Produktion stellst du nun zwei Container in zwei Farben her.

        Am Ende ist eine Maschine nichts wert, also baue früh oder gar nicht.
web-guide-container-load =
    Otto verkauft deine grauen Container weiter: einen für $3, einen für $4.

    Dein Schiff liegt auf der offenen See. Fahre in den Hafen von Otto, kaufe den billigeren und sage, dass du fertig bist.
    .done =
        Der graue Container ist an Bord. Dir ist er höchstens $2 wert, aber vielleicht jemand anderem mehr.

        Dein Zug endet, und die anderen spielen.
web-guide-container-sail =
    Marta hat den teureren grauen Container gekauft und ist wieder auf See.

    Bring jetzt deine Ladung zur Insel. Jeder Weg führt über die offene See, fahre also zuerst hinaus.
    .then = Fahre jetzt zur Insel. Dort wird deine Ladung versteigert. Das lässt sich nicht zurücknehmen, also bestätige es.
    .done = Die anderen bieten nun auf deine Ladung, verdeckt und beide zugleich.
web-guide-container-sell =
    Die Gebote sind offen: Marta $1, Otto $6.

    Nimm das höhere an, und die Bank zahlt dir noch einmal so viel: zusammen $12. Oder lehne beide ab, zahle selbst $6 und behalte den Container auf deiner Insel, wo Grau dir höchstens $2 wert ist. Was tust du?
    .done =
        $12 für einen Container, der dich $3 gekostet hat.

        Eine Auktion auf der Insel beendet deinen Zug.
web-guide-container-bid =
    Marta ist mit zwei Containern zur Insel gekommen, schwarz und grau, und Otto hat ein Gebot gemacht, das du nicht siehst. Der Aushang zeigt, was diese Ladung deiner Insel bringt: $10.

    Was bietest du? Nur wer gewinnt, zahlt, und was du nicht ausgibst, bleibt dir.
    .done =
        Die Gebote sind offen: Otto $2, und deines ist höher.

        Nun wird entschieden: annehmen, oder ebenso viel zahlen und die Ladung behalten.
web-guide-container-end =
    Die Ladung ist auf deiner Insel, für weniger, als sie dir wert ist. Damit kennst du den ganzen Kreis: herstellen, handeln, verschiffen, versteigern.

    Das Spiel endet, wenn zwei Farben im Vorrat ausgegangen sind. Dann werfen alle die Farbe ab, von der auf ihrer Insel am meisten liegt; sammle also mehrere. Ist das Geld knapp, gibt die Bank Kredite. Im vollen Spiel handeln noch drei Makler der Investmentbank.
web-guide-container-hint-cheap = Für $1 bekommst du kaum den Lohn wieder herein, den du gezahlt hast. Nimm es zurück und verlange $2.
web-guide-container-hint-dear = Teure Container bleiben stehen: Die anderen verlangen $2 für ihre. Nimm es zurück und verlange $2.
web-guide-container-hint-brown = Marta stellt braune Container her. Schwarze sind dir $10 wert, und diesen triffst du wieder: Nimm es zurück und kaufe bei Otto.
web-guide-container-hint-thin = Zu diesem Preis wird er verkauft, aber du hast selbst $2 gezahlt. Nimm es zurück und verlange $4.
web-guide-container-hint-unsold = Zu diesem Preis steht er vielleicht lange da. Nimm es zurück und verlange $4.
web-guide-container-hint-warehouse = Ein Lagerhaus gibt deinem Hafenlager mehr Platz. Das ist später gut; nimm es zurück und kaufe eine Maschine.
web-guide-container-hint-dearer = Der andere graue Container kostet nur $3, und einer ist wie der andere. Nimm es zurück und kaufe den.
web-guide-container-hint-reject = Du würdest $6 für einen Container zahlen, der dir $2 wert ist. Nimm es zurück und nimm das höhere Gebot an.
web-guide-container-hint-low = Mit so wenig verlierst du ihn vielleicht. Er ist dir $10 wert: Nimm es zurück und biete $3 bis $8.
web-guide-container-hint-high = Du würdest fast alles zahlen, was er dir wert ist, oder mehr. Nimm es zurück und biete $3 bis $8.
web-guide-container-hint-empty = Im Hafenlager von Marta gibt es nichts zu kaufen. Nimm es zurück und fahre zu Otto.

## Carnegie

web-guide-carnegie-goal =
    Du leitest ein Unternehmen, und Andrew spielt nach einem Kartenstapel gegen dich. Nach zwanzig Runden vergleicht ihr die Siegpunkte.

    Dein Unternehmen ist ein Tableau aus Abteilungen, in denen Mitarbeiter arbeiten. Darum herum liegen die Karte, der Zeitplan mit den Ereignissen und die Spenden; auf dem Telefon sind es drei Seiten.

    Was messingfarben leuchtet, führt weiter. Zeige auf etwas oder halte den Finger darauf, um zu lesen, was es ist.
web-guide-carnegie-place =
    Baue dein erstes Projekt: Wähle auf der Karte eine Stadt für deine Scheibe.

    Die Zahl hinter dem Namen einer Stadt sind deine Punkte am Ende. Großstädte haben einen Messingrand: Sie können ein Netz bilden.
    .done = Deine Scheibe liegt auf der Karte, und dein Netz beginnt: Verbinden deine Projekte zwei oder mehr Großstädte entlang der Strecken, zählen sie gemeinsam. Je mehr es sind und je besser dein Transport in ihren Regionen, desto mehr: Die Ecke der Karte sagt, wie viel. Wir reservieren jetzt eine Abteilung für dich.
web-guide-carnegie-move =
    Fünf inaktive Mitarbeiter warten im Empfang. Du hast sechs Schritte: Schicke drei von ihnen hinauf in Reihe 3, zu Handel und Finanzen oder zur Konstruktion. Jeder Weg kostet zwei Schritte.
    .done = Sie sind angekommen, liegen aber noch: Sie sind inaktiv, und nur aktive Mitarbeiter, die stehen, arbeiten.
web-guide-carnegie-activate =
    Aktiviere Mitarbeiter: Jeder Arbeitsplatz kostet, was darauf steht. Wähle, wen du willst, und sage dann „Fertig“.
    .done = Aktive Mitarbeiter arbeiten, und jeder ist am Ende einen Punkt wert. Jetzt beginnt die erste Runde.
web-guide-carnegie-choose =
    In jeder Runde wird eine von vier Aktionen gewählt: jetzt von dir, danach von Andrews Karte. Ihr Marker rückt vor, ein Ereignis tritt ein, und alle nutzen die Abteilungen dieser Art.

    Wähle Verwaltung.
    .done = Das Ereignis war im Mittleren Westen. Andrew hat seine Karte aufgedeckt („Andrew“ über den Spenden zeigt sie; auf dem Telefon liegt sie unter der Landkarte): Zeile für Zeile sagt sie, wo er spendet und was er bei jeder der vier Aktionen tut; bei Verwaltung nimmt er Abteilungsplättchen. Darunter liegt die Reihe 0, 1, 3, 6, 10: So viele SP ist ihm die Karte wert, und was er nicht kann, schiebt sie weiter. Jetzt arbeiten deine Abteilungen der Verwaltung.
web-guide-carnegie-trade =
    Nutze Handel und Finanzen und nimm Geld für jeden aktiven Mitarbeiter dort.
    .done = Geld kommt herein. Jede Abteilung kann in einer Runde einmal genutzt werden.
web-guide-carnegie-found =
    Nutze Strategische Planung: Sie baut eine neue Abteilung. Zuerst kommt die reservierte, Verbesserte Forschung: Wähle dafür ein leeres Feld und zahle mit Waren.

    Danach endet die Runde: Du darfst Mitarbeiter aktivieren, dann sage „Fertig“.
    .done = Dein Unternehmen ist gewachsen. Abteilungen bringen Punkte nach ihrer Reihe. Andrew hat die nächste Aktion gewählt, und ihr Ereignis ist eine Spende.
web-guide-carnegie-donate =
    Eine Spende kostet jetzt $5 und später mehr. Jede bringt am Ende SP für etwas, das du hast. Auf der Tafel steht „×3“ dafür, was jedes davon zählt, und die Zahl bei deinem Zeichen dafür, was dir das heute einbrächte.

    Spende etwas.
    .done = Sie gehört dir allein: Niemand sonst kann dieselbe nehmen. Frühe Spenden sind billig.
web-guide-carnegie-mission =
    Andrews Karte hat Verwaltung gewählt, also arbeiten deine Abteilungen der Verwaltung noch einmal.

    Nutze Handel und Finanzen. Schicke diesmal jemanden in den Außeneinsatz: Wähle, was er einbringt, und eine Region.
    .done = Ein Außeneinsatz bringt sofort mehr ein, aber der Arbeitsplatz wird frei. Bei einem Ereignis dieser Region holst du den Mitarbeiter heim, und er bringt, worauf deine Scheibe auf ihrer Transportleiste liegt.
web-guide-carnegie-end =
    Das ist der Kern von Carnegie: eine Aktion wählen, das Ereignis sehen, Abteilungen arbeiten lassen, Mitarbeiter aktivieren.

    Mitarbeiter im Außeneinsatz kehren bei Ereignissen ihrer Region heim und bringen deren Einkommen. Konstruktion bringt Projekte auf die Karte, Forschung öffnet weitere. Andrew wartet auf dich.
web-guide-carnegie-hint-elsewhere = Sie dürfen überallhin, aber heute braucht sie Reihe 3. Nimm es zurück und schicke sie vom Empfang zu Handel und Finanzen oder zur Konstruktion.
web-guide-carnegie-hint-later = Jede Aktion hat ihre Zeit. Diese Geschichte beginnt mit der Verwaltung: Nimm es zurück.
web-guide-carnegie-hint-goods = Auch Waren sind nützlich, aber bald brauchst du Geld. Nimm es zurück und nimm Geld.
web-guide-carnegie-hint-mission = Im Außeneinsatz bringt ein Mitarbeiter mehr ein, bleibt aber weg, bis in dieser Region etwas geschieht. Nimm es zurück und nimm hier Geld.
web-guide-carnegie-hint-stay = Wer bleibt, bringt weniger ein. Heute reist jemand: Nimm es zurück und wähle eine Region.
