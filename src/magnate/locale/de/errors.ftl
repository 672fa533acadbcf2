# Was durch falsche Eingaben schiefgehen kann: die Sätze der Engine auf Deutsch.

# Eine Datei oder ein Eintrag, und was daran falsch ist.
error-place = { $place }: { $what }

## Aufbau

error-no-bot = es gibt keinen Bot { $name }; wähle einen von { $names }
error-no-game = es gibt kein Spiel { $name }; wähle eines von { $names }
error-no-language = es gibt keine Sprache { $name }; wähle eine von { $names }
error-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $count }
error-no-option = { $game } hat keine Option { $name }; es gibt { $names }
error-option-value = Option { $name } kann nicht { $value } sein: wähle eines von { $names }
error-option-form = eine Option gibt man als schlüssel=wert an, nicht als { $typed }
error-resumed = eine fortgesetzte Partie behält Plätze, Namen, Bots, Optionen, Spielmaterial und Startzahl
error-not-seated = Platz { $number } gibt es an diesem Tisch nicht: er hat die Plätze 1 bis { $seats }
error-no-seat = Platz { $number } gibt es an diesem Tisch mit { $seats } Plätzen nicht
error-too-many-people = { $people } Personen passen nicht auf { $seats } Plätze
error-too-many-names = { $names } Namen sind zu viele für die Personen am Tisch
error-names = { $names } Namen für { $players } Spieler
error-name-form = { $name }: ein Name hat 1 bis { $most } druckbare Zeichen
error-same-name = zwei Personen haben denselben Namen
error-no-person = an diesem Tisch sitzt kein Mensch; siehe: magnate simulate
error-name-a-bot = nenne mindestens einen Bot
error-too-many-bots = { $bots } Bots sind zu viele für { $seats } Plätze
error-at-least-one = Partien und Prozesse müssen mindestens 1 sein

## Eingaben

error-no-action-but = { $game } kennt { $typed } nicht; meintest du { $near }?
error-no-action = { $game } kennt { $typed } nicht
error-undo = { $name } kann so viele Eingaben zurücknehmen: { $count }
error-no-move-after = nach Spielzug { $ply } kommt keiner mehr

## Dateien

error-unread = lässt sich nicht lesen: { $reason }
error-unwritten = lässt sich nicht schreiben: { $reason }
error-missing = Datei oder Ordner nicht gefunden
error-folder = ist ein Ordner
error-not-a-folder = kein Ordner
error-denied = keine Berechtigung
error-no-room = kein Platz mehr auf dem Datenträger

## Aufzeichnungen

error-format = unbekanntes Format { $found }; dies ist { $wanted }
error-no-record = keine Aufzeichnung einer Partie: { $reason }
error-wrong-value = falsche Angabe bei { $place }
error-no-text = keine Textdatei
error-deep = zu tief verschachtelt
error-deep-facts = das Spielmaterial ist zu tief verschachtelt
error-unset = lässt sich nicht aufbauen: { $reason }
error-unplayed = Spielzug { $ply }: { $line } ist nicht möglich: { $reason }
error-differs = Spielzug { $ply }: die Stellung weicht von der aufgezeichneten ab
error-one-thing = die Zeile muss genau eines sagen
error-whose = die Zeile nennt keinen Platz dieser Partie
error-other-facts = mit anderem Spielmaterial gespielt als dem installierten
error-digest-order = die Prüfsummen stehen nicht in der Reihenfolge der Spielzüge
error-newer = nach neueren Regeln gespielt als den installierten
error-breaks-off = das Protokoll bricht vor Spielzug { $ply } ab
error-no-digest = die Prüfsumme der letzten Stellung fehlt
error-set-up-differs = der Aufbau weicht vom aufgezeichneten ab
error-versions = { $reason } (Regelversion { $old }, installiert { $new })
error-game-of = ist eine Partie { $found }, nicht { $wanted }
error-over = diese Partie ist zu Ende; noch einmal ansehen: magnate replay { $file }

## Spielmaterial

error-which-game = sagt nicht, für welches Spiel; ergänze es oder nutze --game
error-for-game = ist für { $found }, nicht für { $wanted }
error-range = muss von { $least } bis { $most } sein, nicht { $found }
error-one-of-not = muss eines von { $names } sein, nicht { $found }
error-one-of = muss eines von { $names } sein
error-list-from = muss eine Liste von { $least } bis { $most } Werten sein
error-list = muss eine Liste dieser Länge sein: { $count }
error-keys = muss genau dies haben: { $names }
error-no-entry = diesen Eintrag gibt es nicht; hier sind { $names }
error-table = muss eine Tabelle aus { $names } sein
error-whole = muss eine ganze Zahl sein, nicht { $found }
error-text = muss ein Text sein, nicht { $found }
error-flag = muss true oder false sein, nicht { $found }
error-number = muss { $wanted } sein, nicht { $found }
error-one-at-least = muss mindestens eins sein
error-twice = darf nichts zweimal nennen

## Spielmaterial von Container

error-container-supply = muss von 2 bis { $most } sein, damit für die Makler einer jeder Farbe in der Schachtel bleibt
error-container-card = muss jedes von { $names } einmal nennen
error-container-brokers = dürfen zusammen höchstens { $most } sein, denn so viele werden gemischt
error-container-interest = muss so niedrig sein, dass ein Kredit die Zinsen aller zahlt

## Spielmaterial von Carnegie

error-carnegie-forms = muss eines von { $forms } mit einer Zahl für # sein, nicht { $found }
error-carnegie-links = muss 0 sein, denn nur Großstädte haben Anschlusspunkte
error-carnegie-transport = muss false sein, denn nur Kleinstädte können es haben
error-carnegie-all-links = alle Städte zusammen dürfen höchstens { $most } Anschlusspunkte haben, so weit reicht die Tabelle, nicht { $found }
error-carnegie-two-cities = muss zwei verschiedene Städte verbinden
error-carnegie-same-route = dieselbe Strecke wie { $other }
error-carnegie-lower = niedriger als das Feld davor
error-carnegie-last = das letzte Feld muss { $level } sein
error-carnegie-cell = { $cell } ist schon das Feld von { $other }
error-carnegie-first-disc = zu Beginn liegt auf dem ersten Feld jedes Streifens eine Scheibe, nur nicht bei Infrastruktur
error-carnegie-no-disc = muss auf einem Feld ohne Scheibe „-“ sein
error-carnegie-choices = alle Streifen zusammen dürfen höchstens { $most } Felder mit derselben Einkommenswahl haben
error-carnegie-timeline = müssen drei verschiedene Regionen und eine Spende sein
error-carnegie-deck = { $count } müssen zum Stapel { $deck } gehören, nicht { $found }
error-carnegie-removed = darf höchstens { $most } sein, damit jeder Spieler ein Plättchen nehmen kann
error-carnegie-discs = darf höchstens { $most } sein, so viel Platz haben die Karten
error-carnegie-housing = mit { $discs } könnten in mittleren und großen Städten zu wenige freie Wohnfelder für die ersten Scheiben der Spieler bleiben

## Spielmaterial von Rolling Heights

error-heights-no-figure = muss 0 sein, denn was er tut, hat keine Zahl
error-heights-start = jeder Spieler muss mit mindestens einem beginnen
error-heights-landing = steady und hard können nicht beide 0 sein, sonst gelänge kein Wurf
error-heights-within = muss 0 sein, denn per nennt nichts zu Zählendes
error-heights-counts = muss „completed“ sein, denn per nennt keine Gebäude
error-heights-two = darf höchstens eine Wahl aus zweien sein
error-heights-level = mindestens { $least } müssen Stufe { $level } haben, nicht { $found }
error-heights-tower = muss eines von { $names } und eine Höhe von 1 bis { $most } sein, etwa „wood 3“, nicht { $found }
error-heights-needs = darf höchstens { $most } { $material } brauchen, so viel hat jeder Tisch, nicht { $found }
error-heights-ability = muss eines von { $forms } sein, mit einer Zahl für # und einem Namen für jedes Wort in Großbuchstaben, nicht { $found }
error-heights-swap = muss zwei verschiedene Arbeiter tauschen
error-heights-awards = die Pläne vergeben { $wanted } von { $names }, es gibt aber nur { $found }
error-heights-row = muss { $count } Grundstücke haben, nicht { $found }
error-heights-plot = ein Grundstück muss etwa ~, ., R2, $1 oder C3$1 sein, nicht { $found }
error-heights-land = muss zum Beginnen ein Grundstück an Land ohne Aufpreis haben
error-no-rules = die Regeln von { $game } sind nicht mitinstalliert; sie stehen in { $file }
error-public-address = die öffentliche Adresse muss die einer Webseite sein, nicht { $typed }
error-deals-without-chance = es wird neu ausgeteilt, aber ohne neuen Zufall
error-dealt-anew = seitdem wurde Verdecktes neu ausgeteilt
error-server-uses = ein Server benutzt { $file }
