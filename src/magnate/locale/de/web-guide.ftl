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
web-guide-enough = Dieser Schritt ist getan. Nimm das zurück und geh mit „{ web-guide-next }“ voran.

## Container

web-guide-container-goal =
    Dir gehören eine Fabrik, ein Hafen und ein Schiff. Wer am Ende am meisten hat, gewinnt; es zählen Geld und die Container auf deiner Insel.

    Deine geheime Wertkarte { $phone ->
        [yes] (unter „{ web-part-mine }“) sagt
       *[other] sagt
    }, was dir dort jede Farbe wert sein wird: Schwarz (K) $10, Grau (G) nur $2. Die anderen haben andere Karten.
web-guide-container-produce =
    Ein Zug hat zwei Aktionen. Lass zuerst deine Maschine arbeiten: Klicke sie an oder wähle unten „{ web-container-do-produce }“.

    Gib dann dem neuen grauen Container im Fabriklager einen Preis: $2, wie dem, der schon dort steht. Behalte alle übrigen Preise.
    .done =
        Ein grauer Container mehr; $1 für die Gewerkschaft ging an Otto, rechts von dir.

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

    Dein Schiff liegt auf der offenen See. Fahre in den Hafen von Otto, kaufe den billigeren und sage „{ container-action-done }“.
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

        Nun entscheidet Marta: annehmen, oder ebenso viel zahlen und die Ladung behalten.
web-guide-container-end =
    Die Ladung ist auf deiner Insel, für weniger, als sie dir wert ist. Damit kennst du den ganzen Kreis: herstellen, handeln, verschiffen, versteigern.

    Das Spiel endet, wenn zwei Farben im Vorrat ausgegangen sind. Dann werfen alle die Farbe ab, von der auf ihrer Insel am meisten liegt; sammle also mehrere. Eine Farbe mit 5/10 auf deiner Karte zählt $10, wenn du alle fünf Farben hast, sonst $5. Ist das Geld knapp, gibt die Bank Kredite. Im vollen Spiel handeln noch drei Makler der Investmentbank.
web-guide-container-hint-cheap = Für $1 bekommst du kaum wieder herein, was du für die Gewerkschaft gezahlt hast. Nimm es zurück und verlange $2.
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
    Du leitest ein Unternehmen, und Andrew spielt nach einem Kartenstapel gegen dich. Wer nach zwanzig Runden mehr Siegpunkte (SP) hat, gewinnt.

    Auf deinem Unternehmensplan liegen Abteilungen, in denen Mitarbeiter arbeiten. Darum herum liegen die Landkarte, der Zeitplan mit den Ereignissen und die Spenden. { $phone ->
        [yes] Du findest sie unter „{ web-part-board }“, „{ web-part-mine }“ und „{ web-part-others }“.
       *[other] { "" }
    }

    Was messingfarben leuchtet, führt weiter. Zeige auf etwas oder halte den Finger darauf, um zu lesen, was es ist.
web-guide-carnegie-place =
    Baue dein erstes Projekt: Wähle auf der Landkarte eine Stadt für deine Scheibe.

    Die Zahl hinter dem Namen einer Stadt sind die SP, die sie dir am Ende bringt. Großstädte haben einen Messingrand.
    .done =
        Deine Scheibe liegt auf der Landkarte. Verbinden deine Scheiben zwei oder mehr Großstädte entlang der Strecken, bilden diese ein Netz und bringen gemeinsam SP: Die Ecke der Landkarte sagt, wie viele. Besserer Transport in ihren Regionen macht es wertvoller.

        Wir reservieren jetzt eine Abteilung für dich, Verbesserte Forschung. Sie wird die erste sein, die du baust.
web-guide-carnegie-move =
    Fünf inaktive Mitarbeiter liegen im Empfang. Du hast sechs Schritte; jeder führt auf ein Nachbarfeld, nach oben, unten oder zur Seite.

    Schicke drei von ihnen hinauf in Reihe 3, zu Handel und Finanzen oder zur Konstruktion. Jeder Weg kostet zwei Schritte.
    .done = Sie sind angekommen, liegen aber noch. Nur aktive Mitarbeiter arbeiten: die, die stehen.
web-guide-carnegie-activate =
    Aktiviere Mitarbeiter, damit sie aufstehen: Jeder Arbeitsplatz kostet, was darauf steht. Wähle, wen du willst, und sage dann „{ carnegie-action-done }“.
    .done = Aktive Mitarbeiter arbeiten, und jeder ist am Ende 1 SP wert. Jetzt beginnt die erste Runde.
web-guide-carnegie-choose =
    Jede Runde hat eine Aktion: Personal, Verwaltung, Konstruktion oder Forschung & Entwicklung (F&E). Du und Andrews Karte wählt sie abwechselnd; du beginnst.

    Jede Aktion hat eine Reihe von Ereignissen. Ein Buchstabe ist eine Region: W, M, S, O sind Westen, Mittlerer Westen, Süden, Osten. Die Hand mit dem Herzen ist eine Spende. Mit der Aktion kommt das umrandete Ereignis ihrer Reihe.

    Wähle Verwaltung.
    .then =
        Das Ereignis war M, der Mittlere Westen. Hättest du Mitarbeiter im Außeneinsatz dort, könnten sie jetzt heimkehren und Einkommen bringen.

        Dann arbeiten alle Abteilungen dieser Aktion, hier der Verwaltung. Nutze Handel und Finanzen und nimm Geld für jeden aktiven Mitarbeiter dort.
    .done =
        Auch Andrew handelt in jeder Runde. „{ carnegie-andrew }“ { $phone ->
            [yes] bei „{ web-part-board }“ unter der Landkarte
           *[other] über den Spenden
        } zeigt seine Karte: welche Aktion sie wählt, wenn er an der Reihe ist, wo er spendet und was er bei jeder Aktion tut. Bei Verwaltung nimmt er Abteilungsplättchen.

        Darunter liegt die Reihe 0, 1, 3, 6, 10: die SP, die ihm diese Karte bringt. Sie beginnt bei 0, und alles, was er nicht kann, schiebt sie weiter.
web-guide-carnegie-found =
    Nutze Strategische Planung: Sie baut eine neue Abteilung. Zuerst kommt die reservierte, Verbesserte Forschung.

    Wähle ein leeres Feld: Die Zahl darauf sind die SP, die eine Abteilung dort bringt. Du zahlst mit Waren, und weniger, wo schon ein Mitarbeiter wartet.

    Danach endet die Runde: Aktiviere Mitarbeiter, wenn du willst, und sage „{ carnegie-action-done }“.
    .done = Dein Unternehmen ist gewachsen. Nun hat Andrews Karte die Aktion gewählt: wieder Verwaltung. Das nächste Ereignis dieser Reihe ist die Hand mit dem Herzen, eine Spende.
web-guide-carnegie-donate =
    Eine Spende bringt am Ende SP für etwas, das du hast. Deine erste kostet $5, die nächste $10 und so weiter.

    Auf jedem Feld sagt ein Zeichen, was gezählt wird, „×3“, dass jedes davon 3 SP bringt, und die Zahl daneben, wie viele SP du heute bekämst.

    Spende etwas.
    .done = Sie gehört dir allein: Niemand sonst kann dieselbe nehmen. Frühe Spenden sind billig.
web-guide-carnegie-mission =
    Deine Abteilungen der Verwaltung arbeiten noch einmal.

    Nutze Handel und Finanzen. Schicke diesmal Mitarbeiter in den Außeneinsatz im Osten, für Geld oder für Waren. Sie bringen mehr als die, die bleiben, verlassen aber ihren Arbeitsplatz.

    Sage dann „{ carnegie-action-done }“, bis die Runde vorbei ist.
    .done = Wer im Außeneinsatz ist, steht jetzt im Osten, bei dessen Transportleiste, und wartet auf ein Ereignis mit O.
web-guide-carnegie-home =
    Du wählst wieder die Aktion. Bei Verwaltung und bei F&E ist jetzt ein O umrandet: Mit beiden können deine Mitarbeiter aus dem Osten heimkehren. Wähle Forschung & Entwicklung, die du noch nicht kennst, und hole alle zurück.
    .then =
        Sie liegen wieder im Empfang. Jeder hat das Einkommen mitgebracht, bei dem deine Scheibe auf der Transportleiste des Ostens liegt, $1.

        Nutze jetzt Forschung & Entwicklung und nimm Forschungspunkte. Gib sie gleich aus: Schiebe den Projektstreifen für Wohnen oder für Handel vor.
    .done =
        Die Projektstreifen liegen neben deinem Unternehmen. Dieser zeigt ein Feld mehr, mit einer Scheibe darauf: ein Projekt, das du bauen kannst. Liegt seine Scheibe auf der Landkarte, bringt auch das Feld dir etwas, sooft Mitarbeiter heimkehren.

        Forschungspunkte rücken auch deine Scheiben auf den Transportleisten vor, zu besserem Einkommen.
web-guide-carnegie-end =
    Das ist der Kern von Carnegie: eine Aktion wählen, das Ereignis sehen, Abteilungen arbeiten lassen, Mitarbeiter aktivieren.

    Zwei Aktionen kannst du noch entdecken. Personal versetzt Mitarbeiter in andere Abteilungen. Konstruktion schickt sie in den Außeneinsatz, und jeder bringt ein Projekt von deinen Streifen auf die Landkarte, gegen Waren. Andrew wartet auf dich.
web-guide-carnegie-hint-elsewhere = Sie dürfen überallhin, aber heute braucht sie Reihe 3. Nimm es zurück und schicke sie vom Empfang zu Handel und Finanzen oder zur Konstruktion.
web-guide-carnegie-hint-later = Jede Aktion hat ihre Zeit. Diese Geschichte beginnt mit der Verwaltung: Nimm es zurück.
web-guide-carnegie-hint-goods = Auch Waren sind nützlich, aber bald brauchst du Geld. Nimm es zurück und nimm Geld.
web-guide-carnegie-hint-mission = Im Außeneinsatz bringt ein Mitarbeiter mehr ein, bleibt aber weg, bis ein Ereignis dieser Region kommt. Nimm es zurück und nimm hier Geld.
web-guide-carnegie-hint-region = Jede Region ist erlaubt, aber in dieser Geschichte kommt als Nächstes der Osten. Nimm es zurück und wähle den Osten.
web-guide-carnegie-hint-stay = Wer bleibt, bringt weniger ein. Heute reist jemand: Nimm es zurück und wähle den Osten.
web-guide-carnegie-hint-east = Deine Mitarbeiter warten auf ein O, und diese Geschichte geht mit Forschung & Entwicklung weiter. Nimm es zurück und wähle das.
web-guide-carnegie-hint-nobody = Dann würden sie auf das nächste O warten. Nimm es zurück und hole sie heim.
web-guide-carnegie-hint-tab = Auch das ist nützlich, aber diese Geschichte braucht ein billiges Projekt. Nimm es zurück und schiebe den Streifen für Wohnen oder für Handel vor.
