# Rolling Heights: die Sprache der Baustelle.

## Werte

rolling_heights-worker-carpenter = Zimmermann
    .plural = Zimmerleute
    .about = Bringt Holz, als Fleißiger mehr.
rolling_heights-worker-builder = Bauarbeiter
    .plural = Bauarbeiter
    .about = Bringt Beton, als Fleißiger mehr.
rolling_heights-worker-architect = Architekt
    .plural = Architekten
    .about = Bringt Glas, als Fleißiger mehr.
rolling_heights-worker-riveter = Nieter
    .plural = Nieter
    .about = Bringt Stahl, als Fleißiger mehr.
rolling_heights-worker-politician = Politiker
    .plural = Politiker
    .about = Bringt SP, als Fleißiger mehr.
rolling_heights-worker-executive = Direktor
    .plural = Direktoren
    .about = Bringt Macht, als Fleißiger mehr.
rolling_heights-worker-community-leader = Bürgervertreter
    .plural = Bürgervertreter
    .about = Zuverlässig: die Fähigkeit eines deiner Gebäude für Zuverlässige. Fleißig: die für Fleißige oder für Zuverlässige. Jedes Gebäude dient einmal pro Zug.
rolling_heights-worker-urbanist = Stadtplaner
    .plural = Stadtplaner
    .about = Zuverlässig: Alle Müden werden noch einmal geworfen, vor allem anderen in der Hauptphase. Fleißig: ein beliebiger offener Plan, kostenlos bis auf einen Aufpreis.
rolling_heights-worker-civil-servant = Beamter
    .plural = Beamte
    .about = Wertet andere auf, als Fleißiger öfter: nur Arbeiter, die geworfen und noch nicht aktiviert wurden, und keine Beamten.

rolling_heights-material-wood = Holz
rolling_heights-material-concrete = Beton
rolling_heights-material-glass = Glas
rolling_heights-material-steel = Stahl

rolling_heights-means-wood = { rolling_heights-material-wood }
rolling_heights-means-concrete = { rolling_heights-material-concrete }
rolling_heights-means-glass = { rolling_heights-material-glass }
rolling_heights-means-steel = { rolling_heights-material-steel }
rolling_heights-means-power = Macht
    .about = Zahlt wie ein Würfel beliebiger Farbe, wird aber nie verbaut und verfällt am Ende des Zuges.
rolling_heights-means-wild = Joker
    .about = Gib ihn für einen Würfel beliebiger Farbe ab oder zahle damit eine Einheit. Joker bleiben von Zug zu Zug und zählen am Ende SP.

rolling_heights-status-waiting = nicht geworfen
rolling_heights-status-tired = müde
rolling_heights-status-steady = zuverlässig
rolling_heights-status-hard = fleißig
rolling_heights-status-used-steady = zuverlässig, aktiviert
rolling_heights-status-used-hard = fleißig, aktiviert

rolling_heights-pose-tired = müde
    .about = Liegt flach und tut in diesem Zug nichts, außer er wird noch einmal geworfen oder aufgewertet.
rolling_heights-pose-steady = zuverlässig
    .about = Kann mit der Fähigkeit für Zuverlässige aktiviert werden.
rolling_heights-pose-hard = fleißig
    .about = Kann mit der Fähigkeit für Fleißige oder der für Zuverlässige aktiviert werden.
rolling_heights-working-steady = { rolling_heights-pose-steady }
rolling_heights-working-hard = { rolling_heights-pose-hard }
rolling_heights-rising-tired = { rolling_heights-pose-tired }
rolling_heights-rising-steady = { rolling_heights-pose-steady }

rolling_heights-way-steady = zuverlässig
rolling_heights-way-hard = fleißig
rolling_heights-way-hard-as-steady = fleißig, mit der Fähigkeit für Zuverlässige

# Wie weit das Spiel ist, und was Bildschirme benennen.
rolling_heights-phase-set-up = Aufbau
rolling_heights-phase-preparation = Vorbereitung
rolling_heights-phase-risk = Risiko
rolling_heights-phase-main = Hauptphase
rolling_heights-phase-clean-up = Aufräumen
rolling_heights-stage-resting = noch nicht geworfen
rolling_heights-stage-choosing = wählt, wer aussetzt
rolling_heights-stage-thrown = geworfen
rolling_heights-stage-struck = im Streik
rolling_heights-stage-ready = bereit
rolling_heights-trigger-wood = { rolling_heights-material-wood }
rolling_heights-trigger-concrete = { rolling_heights-material-concrete }
rolling_heights-trigger-glass = { rolling_heights-material-glass }
rolling_heights-trigger-steel = { rolling_heights-material-steel }
rolling_heights-trigger-full-city = volle Stadt
rolling_heights-side-a = Seite A
rolling_heights-side-b = Seite B
rolling_heights-placing-start = Startplan
rolling_heights-placing-purchase = Kauf
rolling_heights-placing-urbanist = von einem Stadtplaner genommen
rolling_heights-cube-real = echt
rolling_heights-cube-special = Sonderwürfel
    .about = Kommt, wenn der Vorrat keinen Würfel der Farbe hat. Er wird nur verbaut, wenn alle echten Würfel der Farbe verbaut sind, und vor ihnen ausgegeben.
rolling_heights-source-plan = Plan
rolling_heights-source-strike = Streik
rolling_heights-source-leader = Bürgervertreter

rolling_heights-type-residential = Wohngebäude
    .plural = Wohngebäude
rolling_heights-type-commercial = Geschäftsgebäude
    .plural = Geschäftsgebäude
rolling_heights-type-industrial = Industriegebäude
    .plural = Industriegebäude
rolling_heights-type-public = öffentliches Gebäude
    .plural = öffentliche Gebäude
rolling_heights-type-park = Park
    .plural = Parks
rolling_heights-water-plots = Wasserfelder

# Ein Grundstück heißt, wie man es tippt: nach Spalte und Zeile.
rolling_heights-plot-a1 = a1
rolling_heights-plot-b1 = b1
rolling_heights-plot-c1 = c1
rolling_heights-plot-d1 = d1
rolling_heights-plot-e1 = e1
rolling_heights-plot-f1 = f1
rolling_heights-plot-g1 = g1
rolling_heights-plot-h1 = h1
rolling_heights-plot-i1 = i1
rolling_heights-plot-a2 = a2
rolling_heights-plot-b2 = b2
rolling_heights-plot-c2 = c2
rolling_heights-plot-d2 = d2
rolling_heights-plot-e2 = e2
rolling_heights-plot-f2 = f2
rolling_heights-plot-g2 = g2
rolling_heights-plot-h2 = h2
rolling_heights-plot-i2 = i2
rolling_heights-plot-a3 = a3
rolling_heights-plot-b3 = b3
rolling_heights-plot-c3 = c3
rolling_heights-plot-d3 = d3
rolling_heights-plot-e3 = e3
rolling_heights-plot-f3 = f3
rolling_heights-plot-g3 = g3
rolling_heights-plot-h3 = h3
rolling_heights-plot-i3 = i3
rolling_heights-plot-a4 = a4
rolling_heights-plot-b4 = b4
rolling_heights-plot-c4 = c4
rolling_heights-plot-d4 = d4
rolling_heights-plot-e4 = e4
rolling_heights-plot-f4 = f4
rolling_heights-plot-g4 = g4
rolling_heights-plot-h4 = h4
rolling_heights-plot-i4 = i4
rolling_heights-plot-a5 = a5
rolling_heights-plot-b5 = b5
rolling_heights-plot-c5 = c5
rolling_heights-plot-d5 = d5
rolling_heights-plot-e5 = e5
rolling_heights-plot-f5 = f5
rolling_heights-plot-g5 = g5
rolling_heights-plot-h5 = h5
rolling_heights-plot-i5 = i5
rolling_heights-plot-a6 = a6
rolling_heights-plot-b6 = b6
rolling_heights-plot-c6 = c6
rolling_heights-plot-d6 = d6
rolling_heights-plot-e6 = e6
rolling_heights-plot-f6 = f6
rolling_heights-plot-g6 = g6
rolling_heights-plot-h6 = h6
rolling_heights-plot-i6 = i6

rolling_heights-plan-housing-project = Wohnsiedlung
rolling_heights-plan-viceroys-house = Haus des Vizekönigs
rolling_heights-plan-mayors-house = Haus des Bürgermeisters
rolling_heights-plan-row-houses = Reihenhäuser
rolling_heights-plan-brownstone = Sandsteinhaus
rolling_heights-plan-boarding-house = Pension
rolling_heights-plan-corner-flats = Eckhaus
rolling_heights-plan-bungalow-court = Bungalowhof
rolling_heights-plan-tenement = Mietskaserne
rolling_heights-plan-duplex = Doppelhaus
rolling_heights-plan-courtyard-apartments = Wohnhof
rolling_heights-plan-toy-shop = Spielzeugladen
rolling_heights-plan-bakery = Bäckerei
rolling_heights-plan-barber-shop = Friseursalon
rolling_heights-plan-corner-grocery = Kolonialwarenladen
rolling_heights-plan-hardware-store = Eisenwarenladen
rolling_heights-plan-diner = Schnellrestaurant
rolling_heights-plan-tailor = Schneiderei
rolling_heights-plan-theatre = Theater
rolling_heights-plan-lumber-yard = Holzplatz
rolling_heights-plan-concrete-plant = Betonwerk
rolling_heights-plan-glass-works = Glashütte
rolling_heights-plan-foundry = Gießerei
rolling_heights-plan-warehouse = Lagerhaus
rolling_heights-plan-brick-works = Ziegelei
rolling_heights-plan-rail-depot = Bahndepot
rolling_heights-plan-fire-station = Feuerwache
rolling_heights-plan-post-office = Postamt
rolling_heights-plan-library-branch = Stadtteilbibliothek
rolling_heights-plan-school-house = Schulhaus
rolling_heights-plan-police-station = Polizeiwache
rolling_heights-plan-union-hall = Gewerkschaftshaus
rolling_heights-plan-clinic = Klinik
rolling_heights-plan-fairground-park = Jahrmarktspark
rolling_heights-plan-stadium-krepysh = Stadion „Kraftprotz“
rolling_heights-plan-pritzker-zoo = Pritzker-Zoo
rolling_heights-plan-botanical-garden = Botanischer Garten
rolling_heights-plan-amusement-park = Vergnügungspark
rolling_heights-plan-band-shell = Konzertmuschel
rolling_heights-plan-neighbourhood-green = Grünanlage
rolling_heights-plan-garden-apartments = Gartenwohnungen
rolling_heights-plan-lakeside-flats = Wohnhaus am See
rolling_heights-plan-grand-hotel-residence = Grandhotel-Residenz
rolling_heights-plan-terrace-tower = Terrassenturm
rolling_heights-plan-riverside-court = Wohnhof am Fluss
rolling_heights-plan-park-view-tower = Turm mit Parkblick
rolling_heights-plan-cooperative-towers = Genossenschaftstürme
rolling_heights-plan-skyline-residence = Skyline-Residenz
rolling_heights-plan-penthouse-tower = Penthouse-Turm
rolling_heights-plan-department-store = Kaufhaus
rolling_heights-plan-savings-bank = Sparkasse
rolling_heights-plan-newspaper-tower = Zeitungshochhaus
rolling_heights-plan-merchandise-mart = Handelshaus
rolling_heights-plan-trade-exchange = Handelsbörse
rolling_heights-plan-insurance-tower = Versicherungshochhaus
rolling_heights-plan-grand-hotel = Grandhotel
rolling_heights-plan-radio-tower = Funkturm
rolling_heights-plan-empire-office-tower = Büroturm Empire
rolling_heights-plan-steel-mill = Stahlwerk
rolling_heights-plan-power-station = Kraftwerk
rolling_heights-plan-grain-elevator = Getreidespeicher
rolling_heights-plan-auto-works = Autowerk
rolling_heights-plan-printing-works = Druckerei
rolling_heights-plan-dockyard = Werft
rolling_heights-plan-town-hall = Rathaus
rolling_heights-plan-gembrel-museum = Gembrel-Museum
rolling_heights-plan-court-house = Gerichtsgebäude
rolling_heights-plan-central-station = Hauptbahnhof
rolling_heights-plan-opera-house = Opernhaus
rolling_heights-plan-university = Universität
rolling_heights-plan-city-hospital = Stadtkrankenhaus
rolling_heights-plan-observatory = Sternwarte
rolling_heights-plan-grand-conservatory = Großes Palmenhaus
rolling_heights-plan-lakefront-promenade = Seepromenade
rolling_heights-plan-monument-square = Denkmalplatz
rolling_heights-plan-sports-ground = Sportplatz
rolling_heights-plan-aquarium = Aquarium
rolling_heights-plan-civic-plaza = Stadtplatz

# Anzeigen und Ziele tragen die Nummern, die auf ihnen stehen.
rolling_heights-ad-1 = 1 · Ruhe, bitte
rolling_heights-ad-2 = 2 · Laufkundschaft
rolling_heights-ad-3 = 3 · Schöne Wohnlage
rolling_heights-ad-4 = 4 · Grüngürtel
rolling_heights-ad-5 = 5 · Gemeinsinn
rolling_heights-ad-6 = 6 · Überall in der Stadt
rolling_heights-ad-7 = 7 · Gute Geschäfte
rolling_heights-ad-8 = 8 · Großer Arbeitgeber
rolling_heights-ad-9 = 9 · Smog
rolling_heights-ad-10 = 10 · Gute Adresse
rolling_heights-ad-11 = 11 · Platzhirsch
rolling_heights-ad-12 = 12 · Höchstes Dach

rolling_heights-target-1 = 1 · Häuserbauer
rolling_heights-target-2 = 2 · Industrieller
rolling_heights-target-3 = 3 · Herz des Viertels
rolling_heights-target-4 = 4 · Wohltäter
rolling_heights-target-5 = 5 · Kaufmann
rolling_heights-target-6 = 6 · Gärtner
rolling_heights-target-7 = 7 · Tuchfühlung
rolling_heights-target-8 = 8 · Wachsamer Nachbar
rolling_heights-target-9 = 9 · In allen Bezirken
rolling_heights-target-10 = 10 · Wasserlage
rolling_heights-target-11 = 11 · Glas und Stahl
rolling_heights-target-12 = 12 · Bunte Truppe
rolling_heights-target-13 = 13 · Notgroschen

## Was Anzeigen und Ziele sagen. $types, $near und $workers sind Listen von Wörtern in der Mehrzahl; es gelten die Zahlen dieser Partie.

rolling_heights-card-loss-beside = Deine Gebäude dieser Art: { $types }. Je −{ $vp } SP für jeden ihrer Nachbarn, der dazugehört: { $near }. Jedes Gebäude zählt seine eigenen Nachbarn.
rolling_heights-card-beside = Deine Gebäude dieser Art: { $types }. Je { $vp } SP für jeden ihrer Nachbarn, der dazugehört: { $near }. Jedes Gebäude zählt seine eigenen Nachbarn.
rolling_heights-card-largest-group = { $vp } SP für jedes deiner Gebäude in der größten zusammenhängenden Gruppe aller Spieler von dieser Art: { $types }. Gleich große Gruppen zählen alle.
rolling_heights-card-of-types = { $vp } SP für jedes deiner Gebäude dieser Art: { $types }.
rolling_heights-card-columns = { $vp } SP für jede Spalte der Stadt, in der ein Gebäude von dir steht.
rolling_heights-card-share-again = Noch einmal die SP aller deiner Gebäude dieser Art, zusammengezählt, geteilt durch { $number } und abgerundet: { $types }.
rolling_heights-card-workers = { $vp } SP für je { $number } deiner Arbeiter.
rolling_heights-card-loss-in-districts = −{ $vp } SP für jeden deiner Pläne, fertig oder nicht, im Bezirk mit den meisten Gebäuden dieser Art: { $types }. Bei Gleichstand zählen alle diese Bezirke.
rolling_heights-card-best-again = Noch einmal die SP deines besten Gebäudes im Bezirk mit den meisten Gebäuden dieser Art: { $types }. Bei Gleichstand zählt in jedem dieser Bezirke eines.
rolling_heights-card-most-buildings =
    { $scope ->
        [best] Einmal { $vp } SP, wenn du in einem Bezirk mehr Gebäude hast als jeder andere irgendwo, auch bei Gleichstand.
       *[each] { $vp } SP für jeden Bezirk, in dem du die meisten Gebäude hast, auch bei Gleichstand.
    }
rolling_heights-card-tallest = { $vp } SP für jeden Bezirk, in dem du das höchste Gebäude hast, auch bei Gleichstand.
rolling_heights-card-beside-opponents = { $vp } SP für jedes deiner Gebäude neben mindestens einem eines Gegners.
rolling_heights-card-opponents-beside = { $vp } SP für jedes Gebäude eines Gegners neben mindestens einem von dir.
rolling_heights-card-districts = { $vp } SP für jeden Bezirk, in dem ein Gebäude von dir steht.
rolling_heights-card-beside-water = { $vp } SP für jedes deiner Gebäude am Wasser.
rolling_heights-card-workers-of = { $vp } SP für jeden deiner Arbeiter von diesen: { $workers }.
rolling_heights-card-colours = { $vp } SP für jede Farbe von Arbeitern, die du über { $number } hinaus hast.
rolling_heights-card-wilds = { $vp } SP für jeden übrigen Joker, zusätzlich zu dem, was er ohnehin zählt.
rolling_heights-card-any-plan = Auch unfertige Pläne zählen.

rolling_heights-rival = Rivale
    .about = Der Gegner im Solospiel: Er nimmt jede Runde einen Plan und setzt Würfel. Diese Spielweise stammt von Magnate.

## Hilfen: der Wert eines Parameters; Arbeiter im Akkusativ; fehlendes Material; was ein Wurf der Müden ergab.

rolling_heights-this-worker =
    { $worker ->
        [carpenter] { rolling_heights-worker-carpenter }
        [builder] { rolling_heights-worker-builder }
        [architect] { rolling_heights-worker-architect }
        [riveter] { rolling_heights-worker-riveter }
        [politician] { rolling_heights-worker-politician }
        [executive] { rolling_heights-worker-executive }
        [community-leader] { rolling_heights-worker-community-leader }
        [urbanist] { rolling_heights-worker-urbanist }
       *[civil-servant] { rolling_heights-worker-civil-servant }
    }
rolling_heights-worker-accusative =
    { $worker ->
        [carpenter] Zimmermann
        [builder] Bauarbeiter
        [architect] Architekten
        [riveter] Nieter
        [politician] Politiker
        [executive] Direktor
        [community-leader] Bürgervertreter
        [urbanist] Stadtplaner
       *[civil-servant] Beamten
    }
rolling_heights-other-accusative =
    { $other ->
        [carpenter] Zimmermann
        [builder] Bauarbeiter
        [architect] Architekten
        [riveter] Nieter
        [politician] Politiker
        [executive] Direktor
        [community-leader] Bürgervertreter
        [urbanist] Stadtplaner
       *[civil-servant] Beamten
    }
rolling_heights-this-material =
    { $material ->
        [wood] { rolling_heights-material-wood }
        [concrete] { rolling_heights-material-concrete }
        [glass] { rolling_heights-material-glass }
       *[steel] { rolling_heights-material-steel }
    }
rolling_heights-no-material =
    { $material ->
        [wood] kein Holz
        [concrete] keinen Beton
        [glass] kein Glas
       *[steel] keinen Stahl
    }
rolling_heights-this-pose =
    { $pose ->
        [tired] { rolling_heights-pose-tired }
        [steady] { rolling_heights-pose-steady }
       *[hard] { rolling_heights-pose-hard }
    }
rolling_heights-this-means =
    { $means ->
        [wood] { rolling_heights-means-wood }
        [concrete] { rolling_heights-means-concrete }
        [glass] { rolling_heights-means-glass }
        [steel] { rolling_heights-means-steel }
        [power] { rolling_heights-means-power }
       *[wild] { rolling_heights-means-wild }
    }
rolling_heights-this-plan =
    { $plan ->
        [housing-project] { rolling_heights-plan-housing-project }
        [viceroys-house] { rolling_heights-plan-viceroys-house }
        [mayors-house] { rolling_heights-plan-mayors-house }
        [row-houses] { rolling_heights-plan-row-houses }
        [brownstone] { rolling_heights-plan-brownstone }
        [boarding-house] { rolling_heights-plan-boarding-house }
        [corner-flats] { rolling_heights-plan-corner-flats }
        [bungalow-court] { rolling_heights-plan-bungalow-court }
        [tenement] { rolling_heights-plan-tenement }
        [duplex] { rolling_heights-plan-duplex }
        [courtyard-apartments] { rolling_heights-plan-courtyard-apartments }
        [toy-shop] { rolling_heights-plan-toy-shop }
        [bakery] { rolling_heights-plan-bakery }
        [barber-shop] { rolling_heights-plan-barber-shop }
        [corner-grocery] { rolling_heights-plan-corner-grocery }
        [hardware-store] { rolling_heights-plan-hardware-store }
        [diner] { rolling_heights-plan-diner }
        [tailor] { rolling_heights-plan-tailor }
        [theatre] { rolling_heights-plan-theatre }
        [lumber-yard] { rolling_heights-plan-lumber-yard }
        [concrete-plant] { rolling_heights-plan-concrete-plant }
        [glass-works] { rolling_heights-plan-glass-works }
        [foundry] { rolling_heights-plan-foundry }
        [warehouse] { rolling_heights-plan-warehouse }
        [brick-works] { rolling_heights-plan-brick-works }
        [rail-depot] { rolling_heights-plan-rail-depot }
        [fire-station] { rolling_heights-plan-fire-station }
        [post-office] { rolling_heights-plan-post-office }
        [library-branch] { rolling_heights-plan-library-branch }
        [school-house] { rolling_heights-plan-school-house }
        [police-station] { rolling_heights-plan-police-station }
        [union-hall] { rolling_heights-plan-union-hall }
        [clinic] { rolling_heights-plan-clinic }
        [fairground-park] { rolling_heights-plan-fairground-park }
        [stadium-krepysh] Stadion ‚Kraftprotz‘
        [pritzker-zoo] { rolling_heights-plan-pritzker-zoo }
        [botanical-garden] { rolling_heights-plan-botanical-garden }
        [amusement-park] { rolling_heights-plan-amusement-park }
        [band-shell] { rolling_heights-plan-band-shell }
        [neighbourhood-green] { rolling_heights-plan-neighbourhood-green }
        [garden-apartments] { rolling_heights-plan-garden-apartments }
        [lakeside-flats] { rolling_heights-plan-lakeside-flats }
        [grand-hotel-residence] { rolling_heights-plan-grand-hotel-residence }
        [terrace-tower] { rolling_heights-plan-terrace-tower }
        [riverside-court] { rolling_heights-plan-riverside-court }
        [park-view-tower] { rolling_heights-plan-park-view-tower }
        [cooperative-towers] { rolling_heights-plan-cooperative-towers }
        [skyline-residence] { rolling_heights-plan-skyline-residence }
        [penthouse-tower] { rolling_heights-plan-penthouse-tower }
        [department-store] { rolling_heights-plan-department-store }
        [savings-bank] { rolling_heights-plan-savings-bank }
        [newspaper-tower] { rolling_heights-plan-newspaper-tower }
        [merchandise-mart] { rolling_heights-plan-merchandise-mart }
        [trade-exchange] { rolling_heights-plan-trade-exchange }
        [insurance-tower] { rolling_heights-plan-insurance-tower }
        [grand-hotel] { rolling_heights-plan-grand-hotel }
        [radio-tower] { rolling_heights-plan-radio-tower }
        [empire-office-tower] { rolling_heights-plan-empire-office-tower }
        [steel-mill] { rolling_heights-plan-steel-mill }
        [power-station] { rolling_heights-plan-power-station }
        [grain-elevator] { rolling_heights-plan-grain-elevator }
        [auto-works] { rolling_heights-plan-auto-works }
        [printing-works] { rolling_heights-plan-printing-works }
        [dockyard] { rolling_heights-plan-dockyard }
        [town-hall] { rolling_heights-plan-town-hall }
        [gembrel-museum] { rolling_heights-plan-gembrel-museum }
        [court-house] { rolling_heights-plan-court-house }
        [central-station] { rolling_heights-plan-central-station }
        [opera-house] { rolling_heights-plan-opera-house }
        [university] { rolling_heights-plan-university }
        [city-hospital] { rolling_heights-plan-city-hospital }
        [observatory] { rolling_heights-plan-observatory }
        [grand-conservatory] { rolling_heights-plan-grand-conservatory }
        [lakefront-promenade] { rolling_heights-plan-lakefront-promenade }
        [monument-square] { rolling_heights-plan-monument-square }
        [sports-ground] { rolling_heights-plan-sports-ground }
        [aquarium] { rolling_heights-plan-aquarium }
       *[civic-plaza] { rolling_heights-plan-civic-plaza }
    }
rolling_heights-from-source =
    { $source ->
        [plan] vom Plan
        [strike] für den Streik
       *[leader] durch den Bürgervertreter
    }
rolling_heights-got-up =
    { $rose ->
        [0] Niemand steht auf.
       *[other]
            { $tired ->
                [0] Alle stehen auf.
               *[other] Aufgestanden: { $rose }, noch müde: { $tired }.
            }
    }

## Teile der Wertung

rolling_heights-part-plots = Grundstücke
    .about = Boni für Pläne auf Grundstücken, die ihre Art zeigen: { rolling_heights-type-residential }, { rolling_heights-type-commercial }, { rolling_heights-type-industrial }, { rolling_heights-type-public } oder { rolling_heights-type-park }.
rolling_heights-part-buildings = Gebäude
    .about = Die SP der fertigen Gebäude.
rolling_heights-part-workers = Arbeiter
    .about = SP, die Politiker und Bürgervertreter gebracht haben.
rolling_heights-part-ad1 = Erste Anzeige
    .about = Was die erste offene Anzeige am Ende bringt.
rolling_heights-part-ad2 = Zweite Anzeige
    .about = Was die zweite offene Anzeige am Ende bringt.
rolling_heights-part-ad3 = Dritte Anzeige
    .about = Was die dritte offene Anzeige am Ende bringt.
rolling_heights-part-target = Ziel
    .about = Das beste der geheimen Ziele.
rolling_heights-part-wilds = Joker
    .about = SP für jeden übrigen.
rolling_heights-part-total = Summe
    .about = Die meisten SP gewinnen, bei Gleichstand die meisten Arbeiter; danach wird der Sieg geteilt.

## Aktionen

rolling_heights-action-rest = { rolling_heights-this-worker } setzt aus
    .about = Pro Zug darfst du nur eine bestimmte Zahl von Arbeitern werfen; dieser tut bis zum nächsten nichts.
rolling_heights-action-push = Druck machen: die Müden noch einmal werfen
    .about = Wirf alle müden Arbeiter noch einmal. Wer aufsteht, bleibt es, und du darfst weiter Druck machen; steht niemand auf, gibt es einen Streik: Die Hälfte der anderen wird müde, und du nimmst einen Joker.
rolling_heights-action-stop = Nichts mehr riskieren
    .about = Lass die Arbeiter, wie sie liegen und stehen, und geh zur Hauptphase über.
rolling_heights-action-tire =
    { $pose ->
        [steady] Einen zuverlässigen { rolling_heights-worker-accusative } müde werden lassen
       *[hard] Einen fleißigen { rolling_heights-worker-accusative } müde werden lassen
    }
    .about = Nach einem Streik wird die Hälfte deiner zuverlässigen und fleißigen Arbeiter müde, abgerundet; du wählst, wer.
rolling_heights-action-throw-ahead = Im Voraus für den nächsten Zug werfen
    .about = Wirf deine Arbeiter für deinen nächsten Zug, während andere spielen, und mache gleich Druck oder höre auf; das spart Wartezeit.
rolling_heights-action-rest-ahead = Im Voraus: { rolling_heights-this-worker } setzt aus
    .about = { rolling_heights-action-rest.about }
rolling_heights-action-push-ahead = Im Voraus: die Müden noch einmal werfen
    .about = { rolling_heights-action-push.about }
rolling_heights-action-stop-ahead = Im Voraus: nichts mehr riskieren
    .about = { rolling_heights-action-stop.about }
rolling_heights-action-tire-ahead =
    { $pose ->
        [steady] Im Voraus: einen zuverlässigen { rolling_heights-worker-accusative } müde werden lassen
       *[hard] Im Voraus: einen fleißigen { rolling_heights-worker-accusative } müde werden lassen
    }
    .about = { rolling_heights-action-tire.about }
rolling_heights-action-activate =
    { $way ->
        [steady] Einen zuverlässigen { rolling_heights-worker-accusative } aktivieren
        [hard] Einen fleißigen { rolling_heights-worker-accusative } aktivieren
       *[hard-as-steady] Einen fleißigen { rolling_heights-worker-accusative } aktivieren, mit der Fähigkeit für Zuverlässige
    }
    .about = Der Arbeiter nutzt die Fähigkeit seiner Farbe. Niemand wird in einem Zug zweimal aktiviert; ein fleißiger darf stattdessen die Fähigkeit für Zuverlässige nutzen.
rolling_heights-action-lead =
    { $way ->
        [steady] Einen zuverlässigen Bürgervertreter nach { $plot } schicken
        [hard] Einen fleißigen Bürgervertreter nach { $plot } schicken
       *[hard-as-steady] Einen fleißigen Bürgervertreter nach { $plot } schicken, mit der Fähigkeit für Zuverlässige
    }
    .about = Der Bürgervertreter nutzt, was auf einem deiner fertigen Gebäude steht. Jedes Gebäude dient einmal pro Zug.
rolling_heights-action-upgrade =
    { $pose ->
        [tired] Einen { rolling_heights-worker-accusative } aufwerten: müde → zuverlässig
       *[steady] Einen { rolling_heights-worker-accusative } aufwerten: zuverlässig → fleißig
    }
    .about = Ein müder Arbeiter wird zuverlässig, ein zuverlässiger fleißig: jemand, der geworfen und noch nicht aktiviert ist.
rolling_heights-action-swap =
    { $status ->
        [waiting] Einen nicht geworfenen tauschen
        [tired] Einen müden tauschen
        [steady] Einen zuverlässigen tauschen
        [hard] Einen fleißigen tauschen
        [used-steady] Einen zuverlässigen tauschen, der schon aktiviert ist
       *[used-hard] Einen fleißigen tauschen, der schon aktiviert ist
    }
    .about = Ein Arbeiter einer Farbe geht zurück, und einer einer anderen Farbe kommt im selben Zustand an seine Stelle.
rolling_heights-action-choose-cube = 1 { rolling_heights-this-material } nehmen
    .about = Ein Würfel der Farbe deiner Wahl kommt bis zum Ende des Zuges auf deine Baustelle.
rolling_heights-action-take = „{ rolling_heights-this-plan }“ nehmen
    .about = Dieser Plan kostet nichts außer dem Aufpreis des Grundstücks, auf das du ihn legst.
rolling_heights-action-buy = „{ rolling_heights-this-plan }“ kaufen
    .about = Einmal pro Zug: Zahle den Preis des Marktplatzes, die Entfernung zu deinem nächsten Plan und den Aufpreis des Grundstücks, mit beliebigen Würfeln, Macht oder Jokern.
rolling_heights-action-place = Den Plan auf { $plot } legen
    .about = Ein leeres Grundstück an Land. Zeigt es die Art des Plans, erhältst du seinen Bonus; Entfernung und Aufpreis kommen zum Preis hinzu.
rolling_heights-action-pay =
    { $means ->
        [wood] 1 { rolling_heights-means-wood } zahlen
        [concrete] 1 { rolling_heights-means-concrete } zahlen
        [glass] 1 { rolling_heights-means-glass } zahlen
        [steel] 1 { rolling_heights-means-steel } zahlen
        [power] 1 { rolling_heights-means-power } zahlen
       *[wild] 1 { rolling_heights-means-wild } zahlen
    }
    .about = Jeder Würfel, Macht oder ein Joker zahlt eine Einheit; Sonderwürfel gehen vor echten.
rolling_heights-action-use-wild = Einen Joker für 1 { rolling_heights-this-material } einsetzen
    .about = Gib einen Joker ab und nimm einen Würfel dieser Farbe.
rolling_heights-action-exchange = Baustoffe gegen 1 { rolling_heights-this-material } tauschen
    .about = Mehrere beliebige Würfel oder Macht gegen einen dieses Materials.
rolling_heights-action-build = 1 { rolling_heights-this-material } auf { $plot } setzen
    .about = Ein Würfel von deiner Baustelle auf einen Turm seiner Farbe. Hat ein Plan alle Würfel, ist er fertig: Du erhältst seine SP und stellst seine Arbeiter ein.
rolling_heights-action-hire = Einen { rolling_heights-worker-accusative } einstellen
    .about = Der Plan zeigt zwei Farben: Wähle, welcher Arbeiter zu dir kommt. Er arbeitet ab deinem nächsten Zug.
rolling_heights-action-done = Fertig
    .about = In der Hauptphase beendet das deinen Zug: Nicht genutzte Würfel und Macht verfallen. Nach einer Aufwertung verzichtet es auf die zweite.

## Fragen

rolling_heights-ask-start = Mit welchem Plan beginnst du? Er kostet nichts.
rolling_heights-ask-rest =
    { $workers ->
        [one] { $workers } Arbeiter muss in diesem Zug aussetzen. Wer?
       *[other] { $workers } Arbeiter müssen in diesem Zug aussetzen. Wer?
    }
rolling_heights-ask-risk =
    { $tired ->
        [one] { $tired } Arbeiter ist müde. Machst du Druck (Streikgefahr { $strike } %), oder hörst du auf?
       *[other] { $tired } Arbeiter sind müde. Machst du Druck (Streikgefahr { $strike } %), oder hörst du auf?
    }
rolling_heights-ask-tire =
    { $workers ->
        [one] Streik! { $workers } deiner Arbeiter wird müde. Welcher?
       *[other] Streik! { $workers } deiner Arbeiter werden müde. Welche?
    }
rolling_heights-ask-main = Runde { $round }: Was möchtest du tun?
rolling_heights-ask-upgrade =
    { $steps ->
        [one] Du hast { $steps } Aufwertung. Für wen?
       *[other] Du hast { $steps } Aufwertungen. Für wen ist die erste?
    }
rolling_heights-ask-swap = Welchen { rolling_heights-worker-accusative } tauschst du gegen einen { rolling_heights-other-accusative }?
rolling_heights-ask-cube =
    { $cubes ->
        [one] Du darfst { $cubes } Würfel nehmen. Welchen?
       *[other] Du darfst { $cubes } Würfel nehmen. Welchen zuerst?
    }
rolling_heights-ask-take = Welchen offenen Plan nimmt der Stadtplaner? Er kostet höchstens einen Aufpreis.
rolling_heights-ask-place = Wohin legst du „{ rolling_heights-this-plan }“?
rolling_heights-ask-pay = Noch { $units } zu zahlen. Womit?
rolling_heights-ask-hire = „{ rolling_heights-this-plan }“ ist fertig. Wen stellst du ein?

## Gründe

rolling_heights-reason-no-such-worker = Dafür hast du keinen { rolling_heights-worker-accusative }.
rolling_heights-reason-nothing-to-do = Das hätte jetzt keine Wirkung.
rolling_heights-reason-not-first = Der Wurf eines Stadtplaners muss in der Hauptphase als Erstes kommen.
rolling_heights-reason-by-a-building = Ein Bürgervertreter arbeitet in einem deiner Gebäude: Wähle das Gebäude.
rolling_heights-reason-upgrade-first = Werte zuerst jemanden auf; nur auf die zweite Aufwertung kannst du verzichten.
rolling_heights-reason-only-tired = Hier kann nur ein müder Arbeiter aufgewertet werden.
rolling_heights-reason-no-wild-in-exchange = Ein Joker kann nicht Teil eines Tauschs sein: Nimm dafür gleich den gewünschten Würfel.
rolling_heights-reason-not-upgraded = Beamte können nicht aufgewertet werden.
rolling_heights-reason-not-own-building = Dort hast du kein fertiges Gebäude.
rolling_heights-reason-no-ability-there = Eine solche Fähigkeit bietet dieses Gebäude den Bürgervertretern nicht.
rolling_heights-reason-led-already = Dieses Gebäude hat in diesem Zug schon ein Bürgervertreter genutzt.
rolling_heights-reason-not-open = Dieser Plan liegt nicht offen im Markt.
rolling_heights-reason-not-level-1 = Der Startplan kommt aus der Reihe der Stufe 1.
rolling_heights-reason-bought-already = In diesem Zug hast du schon einen Plan gekauft.
rolling_heights-reason-no-plot-left = In der Stadt ist kein Grundstück mehr frei.
rolling_heights-reason-too-dear = Das kostet { $cost }, du kannst { $units } zahlen.
rolling_heights-reason-on-water = Auf Wasser wird nicht gebaut.
rolling_heights-reason-plot-taken = Dort liegt schon ein Plan.
rolling_heights-reason-has-surcharge = Der Startplan darf nicht auf ein Grundstück mit Aufpreis.
rolling_heights-reason-too-near = Das ist zu nah am Startplan eines Gegners.
rolling_heights-reason-not-at-hand = Davon hast du hier nichts auszugeben.
rolling_heights-reason-special-first = Sonderwürfel werden zuerst ausgegeben.
rolling_heights-reason-no-wild = Du hast keinen Joker.
rolling_heights-reason-not-own-plan = Bauen kannst du nur auf einem eigenen unfertigen Plan.
rolling_heights-reason-not-needed = Auf diesem Plan ist kein Platz für { rolling_heights-this-material }.
rolling_heights-reason-no-cube = Du hast { rolling_heights-no-material }.
rolling_heights-reason-real-cubes-first = Dein Sonderwürfel muss warten, bis alle echten Würfel aus { rolling_heights-this-material } verbaut sind.
rolling_heights-reason-not-on-plan = „{ rolling_heights-this-plan }“ bringt diesen Arbeiter nicht.
rolling_heights-reason-no-roll-ahead = Diese Partie läuft ohne Würfe im Voraus.
rolling_heights-reason-throw-first = Wirf zuerst deine Arbeiter.
rolling_heights-reason-thrown-already = Deine Arbeiter sind schon geworfen.
rolling_heights-reason-start-first = Lege erst deinen Startplan.
rolling_heights-reason-own-turn = Du bist selbst am Zug; im Voraus wirft man, während andere spielen.
rolling_heights-reason-no-next-turn = Du hast keinen Zug mehr, für den du werfen könntest.

## Ereignisse

rolling_heights-event-started-with = { $seat } beginnt mit „{ rolling_heights-this-plan }“ auf { $plot }.
rolling_heights-event-turn = Runde { $round }: { $seat } ist am Zug.
rolling_heights-event-rested = { $seat } lässt einen { rolling_heights-worker-accusative } aussetzen.
rolling_heights-event-landed = { $seat }: { $number } × { rolling_heights-this-worker }, { rolling_heights-this-pose }.
rolling_heights-event-threw = { $seat } wirft die Arbeiter: { $tired } müde, { $steady } zuverlässig, { $hard } fleißig.
rolling_heights-event-pushed = { $seat } macht Druck. { rolling_heights-got-up }
rolling_heights-event-strike = Die Arbeiter von { $seat } streiken.
rolling_heights-event-tired-out = Bei { $seat } wird ein { rolling_heights-this-worker } müde.
rolling_heights-event-stopped = { $seat } riskiert nichts mehr.
rolling_heights-event-activated =
    { $way ->
        [steady] { $seat } aktiviert einen zuverlässigen { rolling_heights-worker-accusative }.
        [hard] { $seat } aktiviert einen fleißigen { rolling_heights-worker-accusative }.
       *[hard-as-steady] { $seat } aktiviert einen fleißigen { rolling_heights-worker-accusative } mit der Fähigkeit für Zuverlässige.
    }
rolling_heights-event-led =
    { $way ->
        [steady] { $seat } setzt einen zuverlässigen Bürgervertreter ein: „{ rolling_heights-this-plan }“.
        [hard] { $seat } setzt einen fleißigen Bürgervertreter ein: „{ rolling_heights-this-plan }“.
       *[hard-as-steady] { $seat } setzt einen fleißigen Bürgervertreter mit der Fähigkeit für Zuverlässige ein: „{ rolling_heights-this-plan }“.
    }
rolling_heights-event-rethrew = { $seat } wirft die Müden noch einmal. { rolling_heights-got-up }
rolling_heights-event-upgraded =
    { $pose ->
        [tired] { $seat } wertet einen { rolling_heights-worker-accusative } auf: müde → zuverlässig.
       *[steady] { $seat } wertet einen { rolling_heights-worker-accusative } auf: zuverlässig → fleißig.
    }
rolling_heights-event-swapped = { $seat } tauscht einen { rolling_heights-worker-accusative } gegen einen { rolling_heights-other-accusative }.
rolling_heights-event-got-cubes = { $seat } nimmt { $amount } { rolling_heights-this-material }.
rolling_heights-event-got-power = { $seat } erhält { $amount } Macht.
rolling_heights-event-got-vp = { $seat } erhält { $amount } SP.
rolling_heights-event-got-wilds =
    { $amount ->
        [0] { $seat } erhält keinen Joker; es ist keiner mehr da.
       *[other] { $seat } erhält { $amount } Joker { rolling_heights-from-source }.
    }
rolling_heights-event-used-wild = { $seat } setzt einen Joker ein: { rolling_heights-this-material }.
rolling_heights-event-exchanged = { $seat } tauscht Baustoffe gegen { rolling_heights-this-material }.
rolling_heights-event-paid =
    { $cube ->
        [special] { $seat } zahlt mit einem Sonderwürfel: { rolling_heights-this-means }.
       *[real] { $seat } zahlt 1 { rolling_heights-this-means }.
    }
rolling_heights-event-bought = { $seat } kauft „{ rolling_heights-this-plan }“ für { $cost } und legt den Plan auf { $plot }.
rolling_heights-event-took =
    { $cost ->
        [0] { $seat } nimmt „{ rolling_heights-this-plan }“ kostenlos und legt den Plan auf { $plot }.
       *[other] { $seat } nimmt „{ rolling_heights-this-plan }“ für einen Aufpreis von { $cost } und legt den Plan auf { $plot }.
    }
rolling_heights-event-bonus = { $seat } erhält auf { $plot } einen Bonus von { $amount } SP.
rolling_heights-event-built = { $seat } setzt 1 { rolling_heights-this-material } auf „{ rolling_heights-this-plan }“.
rolling_heights-event-completed =
    { $amount ->
        [0] { $seat } stellt „{ rolling_heights-this-plan }“ fertig, ohne SP.
       *[other] { $seat } stellt „{ rolling_heights-this-plan }“ fertig und erhält { $amount } SP.
    }
rolling_heights-event-hired = { $seat } stellt einen { rolling_heights-worker-accusative } ein.
rolling_heights-event-nobody-left = Für { $seat } ist kein { rolling_heights-this-worker } mehr da.
rolling_heights-event-returned =
    { $seat } verliert, was nicht gebraucht wurde: { $power ->
        [0] { $cubes } Würfel
       *[other] { $cubes ->
            [0] { $power } Macht
           *[other] { $cubes } Würfel, { $power } Macht
        }
    }.
rolling_heights-event-opened = „{ rolling_heights-this-plan }“ kommt neu in den Markt.
rolling_heights-event-wild-put = Ein Joker kommt auf „{ rolling_heights-this-plan }“.
rolling_heights-event-last-cube = Alle Würfel aus { rolling_heights-this-material } sind verbaut. Die nächste Runde ist die letzte.
rolling_heights-event-city-full = Auf jedem Grundstück steht ein Gebäude. Die nächste Runde ist die letzte.

## Ereignisse des Rivalen

rolling_heights-event-rival-started = Der { rolling_heights-rival } beginnt mit „{ rolling_heights-this-plan }“ auf { $plot }.
rolling_heights-event-rival-took = Der { rolling_heights-rival } nimmt „{ rolling_heights-this-plan }“ und legt den Plan auf { $plot }.
rolling_heights-event-rival-bonus = Der { rolling_heights-rival } erhält einen Bonus von { $amount } SP.
rolling_heights-event-rival-built = Der { rolling_heights-rival } setzt { $cubes } Würfel auf „{ rolling_heights-this-plan }“.
rolling_heights-event-rival-completed =
    { $amount ->
        [0] Der { rolling_heights-rival } stellt „{ rolling_heights-this-plan }“ fertig, ohne SP.
       *[other] Der { rolling_heights-rival } stellt „{ rolling_heights-this-plan }“ fertig und erhält { $amount } SP.
    }

## Das Ende

rolling_heights-event-ad-scored =
    { $amount ->
        [0] Anzeige { $ad }: nichts für { $seat }.
       *[other] Anzeige { $ad }: { $amount } SP für { $seat }.
    }
rolling_heights-event-rival-ad-scored =
    { $amount ->
        [0] Anzeige { $ad }: nichts für den Rivalen.
       *[other] Anzeige { $ad }: { $amount } SP für den Rivalen.
    }
rolling_heights-event-target-scored =
    { $amount ->
        [0] Ziel { $target }: nichts für { $seat }.
       *[other] Ziel { $target }: { $amount } SP für { $seat }.
    }
rolling_heights-event-ended-by-cubes = Eine Würfelfarbe ist verbaut und die letzte Runde gespielt: Das Spiel ist zu Ende.
rolling_heights-event-ended-by-city = Die Stadt ist voll und die letzte Runde gespielt: Das Spiel ist zu Ende.
rolling_heights-event-ended-by-quiet = Runde um Runde kam in der Stadt nichts hinzu: Das Spiel ist zu Ende.
