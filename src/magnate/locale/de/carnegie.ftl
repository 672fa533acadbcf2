# Carnegie: die Sprache des Stammhauses.

## Werte

carnegie-type-human-resources = Personal
    .short = Personal
    .about = Versetze Mitarbeiter zwischen den Feldern deines Unternehmens.
carnegie-type-management = Verwaltung
    .short = Verwaltung
    .about = Beschaffe Geld und Waren und baue Abteilungen.
carnegie-type-construction = Konstruktion
    .short = Konstruktion
    .about = Baue Projekte in den Städten.
carnegie-type-research = Forschung & Entwicklung
    .short = F&E
    .about = Baue Projektstreifen und Transport aus.

carnegie-region-west = Westen
carnegie-region-midwest = Mittlerer Westen
carnegie-region-south = Süden
carnegie-region-east = Osten

carnegie-project-housing = Wohnen
carnegie-project-commerce = Handel
carnegie-project-industry = Industrie
carnegie-project-infrastructure = Öffentliche Infrastruktur

carnegie-level-wagon = Fuhrwerk
carnegie-level-stagecoach = Postkutsche
carnegie-level-railroad = Eisenbahn

carnegie-timeline = Zeitplan
    .round = Runde
    .event = Ereignis
    .income = Einkommen
    .donation = Spende
    .both = Einkommen und Spende

carnegie-department-training = Fortbildung und Beteiligungen
    .about = Jeder Mitarbeiter geht für Geld oder für Schritte auf Außeneinsatz.
carnegie-department-recruiting = Personalbeschaffung
    .about = Jeder Mitarbeiter geht auf Außeneinsatz, und jemand wird eingestellt; oder er ermöglicht Schritte.
carnegie-department-safety = Sicherheit und Qualität
    .about = Jeder Mitarbeiter geht auf Außeneinsatz und bringt SP: umso mehr, je mehr Mitarbeiter im Unternehmen noch aktiv sind.
carnegie-department-new-lobby = Neuer Empfang
    .about = Kostet mehr Waren als die anderen. Mitarbeiter treffen nach Wahl an einem der beiden Empfänge ein; arbeiten muss hier niemand.
carnegie-department-purchasing = Einkauf
    .about = Jeder Mitarbeiter geht für Waren oder für Geld auf Außeneinsatz.
carnegie-department-sales = Verkauf
    .about = Jeder Mitarbeiter verkauft einige Waren.
carnegie-department-logistics = Logistik
    .about = Jeder Mitarbeiter liefert einige Waren für Geld und SP.
carnegie-department-property = Gebäudemanagement
    .about = Solange besetzt: In jede neu gebaute Abteilung darf sofort ein Mitarbeiter einziehen.
carnegie-department-engineering = Konstruktion II
    .about = Jeder Mitarbeiter geht auf Außeneinsatz und baut in dieser Region ein Projekt.
carnegie-department-outsourcing = Konstruktionsoutsourcing
    .about = Jeder Mitarbeiter baut gegen Aufpreis irgendwo ein Projekt, ohne Außeneinsatz.
carnegie-department-supply-chain = Supply Chain Management
    .about = Jeder Mitarbeiter kauft einige Waren.
carnegie-department-communications = Kommunikation
    .about = Solange besetzt: Spenden kosten weniger.
carnegie-department-advanced-research = Verbesserte Forschung
    .about = Jeder Mitarbeiter geht für Forschungspunkte auf Außeneinsatz.
carnegie-department-advanced-design = Verbesserte Gestaltung
    .about = Jeder Mitarbeiter bringt Forschungspunkte.
carnegie-department-charity = Karitative Zwecke
    .about = Jeder Mitarbeiter geht auf Außeneinsatz und spendet zum üblichen Preis, wo schon ein anderer gespendet hat.
carnegie-department-telegraph = Telegrafie
    .about = Solange besetzt: Jedes Feld einer Transportleiste kostet weniger Forschungspunkte, mindestens aber 1.
carnegie-department-human-resources = Personal
    .about = Jeder aktive Mitarbeiter ermöglicht Schritte, der dauerhafte ebenso.
carnegie-department-trade = Handel und Finanzen
    .about = Jeder Mitarbeiter bringt Geld oder Waren oder geht für mehr davon auf Außeneinsatz.
carnegie-department-planning = Strategische Planung
    .about = Jeder Mitarbeiter baut eine Abteilung, auf einem leeren Feld mit einem Mitarbeiter für weniger Waren.
carnegie-department-construction = Konstruktion
    .about = Jeder Mitarbeiter geht auf Außeneinsatz und baut in dieser Region ein Projekt.
carnegie-department-research = Forschung & Entwicklung
    .about = Jeder Mitarbeiter bringt Forschungspunkte.
carnegie-department-lobby = Empfang
    .about = Hier kommen Mitarbeiter an; sie bleiben inaktiv, bis sie versetzt werden.
carnegie-department-empty = leeres Feld
    .about = Platz für eine neue Abteilung.

carnegie-tile-training = { carnegie-department-training }
carnegie-tile-recruiting = { carnegie-department-recruiting }
carnegie-tile-safety = { carnegie-department-safety }
carnegie-tile-new-lobby = { carnegie-department-new-lobby }
carnegie-tile-purchasing = { carnegie-department-purchasing }
carnegie-tile-sales = { carnegie-department-sales }
carnegie-tile-logistics = { carnegie-department-logistics }
carnegie-tile-property = { carnegie-department-property }
carnegie-tile-engineering = { carnegie-department-engineering }
carnegie-tile-outsourcing = { carnegie-department-outsourcing }
carnegie-tile-supply-chain = { carnegie-department-supply-chain }
carnegie-tile-communications = { carnegie-department-communications }
carnegie-tile-advanced-research = { carnegie-department-advanced-research }
carnegie-tile-advanced-design = { carnegie-department-advanced-design }
carnegie-tile-charity = { carnegie-department-charity }
carnegie-tile-telegraph = { carnegie-department-telegraph }

# Ein Feld heißt, wie man es tippt: nach Zeile (r) und Spalte (c).
carnegie-cell-r1c1 = r1c1
carnegie-cell-r1c2 = r1c2
carnegie-cell-r1c3 = r1c3
carnegie-cell-r1c4 = r1c4
carnegie-cell-r2c1 = r2c1
carnegie-cell-r2c2 = r2c2
carnegie-cell-r2c3 = r2c3
carnegie-cell-r2c4 = r2c4
carnegie-cell-r3c1 = r3c1
carnegie-cell-r3c2 = r3c2
carnegie-cell-r3c3 = r3c3
carnegie-cell-r3c4 = r3c4
carnegie-cell-r4c1 = r4c1
carnegie-cell-r4c2 = r4c2
carnegie-cell-r4c3 = r4c3
carnegie-cell-r4c4 = r4c4

carnegie-city-seattle = Seattle
carnegie-city-helena = Helena
carnegie-city-portland = Portland
carnegie-city-boise = Boise
carnegie-city-san-francisco = San Francisco
carnegie-city-reno = Reno
carnegie-city-salt-lake-city = Salt Lake City
carnegie-city-denver = Denver
carnegie-city-los-angeles = Los Angeles
carnegie-city-phoenix = Phoenix
carnegie-city-santa-fe = Santa Fe
carnegie-city-fargo = Fargo
carnegie-city-duluth = Duluth
carnegie-city-st-paul = St. Paul
carnegie-city-omaha = Omaha
carnegie-city-chicago = Chicago
carnegie-city-kansas-city = Kansas City
carnegie-city-st-louis = St. Louis
carnegie-city-cincinnati = Cincinnati
carnegie-city-el-paso = El Paso
carnegie-city-dallas = Dallas
carnegie-city-san-antonio = San Antonio
carnegie-city-houston = Houston
carnegie-city-memphis = Memphis
carnegie-city-new-orleans = New Orleans
carnegie-city-atlanta = Atlanta
carnegie-city-charleston = Charleston
carnegie-city-pittsburgh = Pittsburgh
carnegie-city-albany = Albany
carnegie-city-boston = Boston
carnegie-city-new-york = New York
carnegie-city-washington = Washington

carnegie-slot-seattle-1 = { carnegie-city-seattle }
carnegie-slot-helena-1 = { carnegie-city-helena }
carnegie-slot-portland-1 = { carnegie-city-portland }
carnegie-slot-boise-1 = { carnegie-city-boise }
carnegie-slot-san-francisco-1 = { carnegie-city-san-francisco }, Feld 1
carnegie-slot-san-francisco-2 = { carnegie-city-san-francisco }, Feld 2
carnegie-slot-san-francisco-3 = { carnegie-city-san-francisco }, Feld 3
carnegie-slot-san-francisco-4 = { carnegie-city-san-francisco }, Feld 4
carnegie-slot-san-francisco-5 = { carnegie-city-san-francisco }, Feld 5
carnegie-slot-reno-1 = { carnegie-city-reno }
carnegie-slot-salt-lake-city-1 = { carnegie-city-salt-lake-city }
carnegie-slot-denver-1 = { carnegie-city-denver }, Feld 1
carnegie-slot-denver-2 = { carnegie-city-denver }, Feld 2
carnegie-slot-denver-3 = { carnegie-city-denver }, Feld 3
carnegie-slot-los-angeles-1 = { carnegie-city-los-angeles }, Feld 1
carnegie-slot-los-angeles-2 = { carnegie-city-los-angeles }, Feld 2
carnegie-slot-los-angeles-3 = { carnegie-city-los-angeles }, Feld 3
carnegie-slot-phoenix-1 = { carnegie-city-phoenix }
carnegie-slot-santa-fe-1 = { carnegie-city-santa-fe }
carnegie-slot-fargo-1 = { carnegie-city-fargo }
carnegie-slot-duluth-1 = { carnegie-city-duluth }
carnegie-slot-st-paul-1 = { carnegie-city-st-paul }
carnegie-slot-omaha-1 = { carnegie-city-omaha }
carnegie-slot-chicago-1 = { carnegie-city-chicago }, Feld 1
carnegie-slot-chicago-2 = { carnegie-city-chicago }, Feld 2
carnegie-slot-chicago-3 = { carnegie-city-chicago }, Feld 3
carnegie-slot-chicago-4 = { carnegie-city-chicago }, Feld 4
carnegie-slot-chicago-5 = { carnegie-city-chicago }, Feld 5
carnegie-slot-kansas-city-1 = { carnegie-city-kansas-city }, Feld 1
carnegie-slot-kansas-city-2 = { carnegie-city-kansas-city }, Feld 2
carnegie-slot-kansas-city-3 = { carnegie-city-kansas-city }, Feld 3
carnegie-slot-st-louis-1 = { carnegie-city-st-louis }, Feld 1
carnegie-slot-st-louis-2 = { carnegie-city-st-louis }, Feld 2
carnegie-slot-st-louis-3 = { carnegie-city-st-louis }, Feld 3
carnegie-slot-cincinnati-1 = { carnegie-city-cincinnati }
carnegie-slot-el-paso-1 = { carnegie-city-el-paso }
carnegie-slot-dallas-1 = { carnegie-city-dallas }
carnegie-slot-san-antonio-1 = { carnegie-city-san-antonio }
carnegie-slot-houston-1 = { carnegie-city-houston }, Feld 1
carnegie-slot-houston-2 = { carnegie-city-houston }, Feld 2
carnegie-slot-houston-3 = { carnegie-city-houston }, Feld 3
carnegie-slot-memphis-1 = { carnegie-city-memphis }
carnegie-slot-new-orleans-1 = { carnegie-city-new-orleans }, Feld 1
carnegie-slot-new-orleans-2 = { carnegie-city-new-orleans }, Feld 2
carnegie-slot-new-orleans-3 = { carnegie-city-new-orleans }, Feld 3
carnegie-slot-new-orleans-4 = { carnegie-city-new-orleans }, Feld 4
carnegie-slot-new-orleans-5 = { carnegie-city-new-orleans }, Feld 5
carnegie-slot-atlanta-1 = { carnegie-city-atlanta }, Feld 1
carnegie-slot-atlanta-2 = { carnegie-city-atlanta }, Feld 2
carnegie-slot-atlanta-3 = { carnegie-city-atlanta }, Feld 3
carnegie-slot-charleston-1 = { carnegie-city-charleston }
carnegie-slot-pittsburgh-1 = { carnegie-city-pittsburgh }, Feld 1
carnegie-slot-pittsburgh-2 = { carnegie-city-pittsburgh }, Feld 2
carnegie-slot-pittsburgh-3 = { carnegie-city-pittsburgh }, Feld 3
carnegie-slot-albany-1 = { carnegie-city-albany }, Feld 1
carnegie-slot-albany-2 = { carnegie-city-albany }, Feld 2
carnegie-slot-albany-3 = { carnegie-city-albany }, Feld 3
carnegie-slot-boston-1 = { carnegie-city-boston }, Feld 1
carnegie-slot-boston-2 = { carnegie-city-boston }, Feld 2
carnegie-slot-boston-3 = { carnegie-city-boston }, Feld 3
carnegie-slot-new-york-1 = { carnegie-city-new-york }, Feld 1
carnegie-slot-new-york-2 = { carnegie-city-new-york }, Feld 2
carnegie-slot-new-york-3 = { carnegie-city-new-york }, Feld 3
carnegie-slot-new-york-4 = { carnegie-city-new-york }, Feld 4
carnegie-slot-new-york-5 = { carnegie-city-new-york }, Feld 5
carnegie-slot-washington-1 = { carnegie-city-washington }, Feld 1
carnegie-slot-washington-2 = { carnegie-city-washington }, Feld 2
carnegie-slot-washington-3 = { carnegie-city-washington }, Feld 3

carnegie-donation-education-human-resources = Bildung (Personal)
    .about = SP für jede deiner Personalabteilungen.
carnegie-donation-education-management = Bildung (Verwaltung)
    .about = SP für jede deiner Verwaltungsabteilungen.
carnegie-donation-education-construction = Bildung (Konstruktion)
    .about = SP für jede deiner Konstruktionsabteilungen.
carnegie-donation-education-research = Bildung (Forschung)
    .about = SP für jede deiner F&E-Abteilungen.
carnegie-donation-education-any = Bildung (alle Abteilungen)
    .about = SP für jede deiner Abteilungen; der erste Empfang zählt nicht.
carnegie-donation-rights-infrastructure = Menschenrechte (Infrastruktur)
    .about = SP für jedes deiner Infrastrukturprojekte.
carnegie-donation-rights-industry = Menschenrechte (Industrie)
    .about = SP für jedes deiner Industrieprojekte.
carnegie-donation-rights-housing-commerce = Menschenrechte (Wohnen und Handel)
    .about = SP für jedes deiner Wohn- und Handelsprojekte.
carnegie-donation-rights-railroad = Menschenrechte (Eisenbahn)
    .about = SP für jede Region, in der du die Eisenbahn erreicht hast.
carnegie-donation-rights-donation = Menschenrechte (Spenden)
    .about = SP für jede deiner Spenden, diese eingeschlossen.
carnegie-donation-welfare-seven = Gemeinwohl (Stiftung)
    .about = Eine feste Zahl von SP.
carnegie-donation-welfare-goods = Gemeinwohl (Waren)
    .about = SP für jede Ware, die du am Spielende gibst.
carnegie-donation-welfare-money = Gemeinwohl (Geld)
    .about = SP für jede Zahlung in Geld am Spielende.
carnegie-donation-welfare-money-goods = Gemeinwohl (Geld und Waren)
    .about = SP für jede Zahlung in Geld mit 1 Ware am Spielende.
carnegie-donation-welfare-employee = Gemeinwohl (Mitarbeiter)
    .about = SP für jeden deiner aktiven Mitarbeiter.
carnegie-donation-health-east = Gesundheit (Osten)
    .about = SP für jedes deiner Projekte im Osten.
carnegie-donation-health-midwest = Gesundheit (Mittlerer Westen)
    .about = SP für jedes deiner Projekte im Mittleren Westen.
carnegie-donation-health-south = Gesundheit (Süden)
    .about = SP für jedes deiner Projekte im Süden.
carnegie-donation-health-west = Gesundheit (Westen)
    .about = SP für jedes deiner Projekte im Westen.
carnegie-donation-health-small-city = Gesundheit (Kleinstädte)
    .about = SP für jedes deiner Projekte in Kleinstädten.

carnegie-sides-AAAA = Wohnen A, Handel A, Industrie A, Infrastruktur A
carnegie-sides-AAAB = Wohnen A, Handel A, Industrie A, Infrastruktur B
carnegie-sides-AABA = Wohnen A, Handel A, Industrie B, Infrastruktur A
carnegie-sides-AABB = Wohnen A, Handel A, Industrie B, Infrastruktur B
carnegie-sides-ABAA = Wohnen A, Handel B, Industrie A, Infrastruktur A
carnegie-sides-ABAB = Wohnen A, Handel B, Industrie A, Infrastruktur B
carnegie-sides-ABBA = Wohnen A, Handel B, Industrie B, Infrastruktur A
carnegie-sides-ABBB = Wohnen A, Handel B, Industrie B, Infrastruktur B
carnegie-sides-BAAA = Wohnen B, Handel A, Industrie A, Infrastruktur A
carnegie-sides-BAAB = Wohnen B, Handel A, Industrie A, Infrastruktur B
carnegie-sides-BABA = Wohnen B, Handel A, Industrie B, Infrastruktur A
carnegie-sides-BABB = Wohnen B, Handel A, Industrie B, Infrastruktur B
carnegie-sides-BBAA = Wohnen B, Handel B, Industrie A, Infrastruktur A
carnegie-sides-BBAB = Wohnen B, Handel B, Industrie A, Infrastruktur B
carnegie-sides-BBBA = Wohnen B, Handel B, Industrie B, Infrastruktur A
carnegie-sides-BBBB = Wohnen B, Handel B, Industrie B, Infrastruktur B

carnegie-transport = Transport
carnegie-tab = Projektstreifen

carnegie-source-track-west = { carnegie-transport }: { carnegie-region-west }
carnegie-source-track-midwest = { carnegie-transport }: { carnegie-region-midwest }
carnegie-source-track-south = { carnegie-transport }: { carnegie-region-south }
carnegie-source-track-east = { carnegie-transport }: { carnegie-region-east }
carnegie-source-tab-housing = { carnegie-tab }: { carnegie-project-housing }
carnegie-source-tab-commerce = { carnegie-tab }: { carnegie-project-commerce }
carnegie-source-tab-industry = { carnegie-tab }: { carnegie-project-industry }
carnegie-source-tab-infrastructure = { carnegie-tab }: { carnegie-project-infrastructure }
carnegie-source-department = Abteilung

carnegie-owner-p1 = Spieler 1
carnegie-owner-p2 = Spieler 2
carnegie-owner-p3 = Spieler 3
carnegie-owner-p4 = Spieler 4
carnegie-owner-neutral = neutral
carnegie-owner-andrew = { carnegie-andrew }

carnegie-happening-west = { carnegie-region-west }
carnegie-happening-midwest = { carnegie-region-midwest }
carnegie-happening-south = { carnegie-region-south }
carnegie-happening-east = { carnegie-region-east }
carnegie-happening-donation = { carnegie-timeline.donation }
carnegie-happening-last-west = { carnegie-region-west } + { carnegie-timeline.donation }
carnegie-happening-last-midwest = { carnegie-region-midwest } + { carnegie-timeline.donation }
carnegie-happening-last-south = { carnegie-region-south } + { carnegie-timeline.donation }
carnegie-happening-last-east = { carnegie-region-east } + { carnegie-timeline.donation }

carnegie-phase-sides = Seiten der Streifen
carnegie-phase-places = Erstes Projekt, erste Abteilung
carnegie-phase-steps = Erste Schritte
carnegie-phase-first-activation = Erste Aktivierung
carnegie-phase-note = Geheime Spende
carnegie-phase-choice = Wahl der Aktion
carnegie-phase-event = Ereignis
carnegie-phase-departments = Abteilungen
carnegie-phase-activation = Aktivierung

carnegie-side-A = A
carnegie-side-B = B

carnegie-pose-lying = inaktiv
carnegie-pose-active = aktiv

carnegie-back-human-resources = { carnegie-type-human-resources }
carnegie-back-management = { carnegie-type-management }
carnegie-back-construction = { carnegie-type-construction }
carnegie-back-research = { carnegie-type-research }
carnegie-back-advanced = anspruchsvolle Karte

carnegie-difficulty-easy = { carnegie-option-difficulty-easy }
carnegie-difficulty-normal = { carnegie-option-difficulty-normal }
carnegie-difficulty-hard = { carnegie-option-difficulty-hard }
carnegie-difficulty-expert = { carnegie-option-difficulty-expert }

carnegie-card-N01 = normale Karte 1
carnegie-card-N02 = normale Karte 2
carnegie-card-N03 = normale Karte 3
carnegie-card-N04 = normale Karte 4
carnegie-card-N05 = normale Karte 5
carnegie-card-N06 = normale Karte 6
carnegie-card-N07 = normale Karte 7
carnegie-card-N08 = normale Karte 8
carnegie-card-N09 = normale Karte 9
carnegie-card-N10 = normale Karte 10
carnegie-card-N11 = normale Karte 11
carnegie-card-N12 = normale Karte 12
carnegie-card-N13 = normale Karte 13
carnegie-card-N14 = normale Karte 14
carnegie-card-N15 = normale Karte 15
carnegie-card-N16 = normale Karte 16
carnegie-card-N17 = normale Karte 17
carnegie-card-N18 = normale Karte 18
carnegie-card-N19 = normale Karte 19
carnegie-card-N20 = normale Karte 20
carnegie-card-A01 = anspruchsvolle Karte 1
carnegie-card-A02 = anspruchsvolle Karte 2
carnegie-card-A03 = anspruchsvolle Karte 3
carnegie-card-A04 = anspruchsvolle Karte 4
carnegie-card-A05 = anspruchsvolle Karte 5
carnegie-card-A06 = anspruchsvolle Karte 6
carnegie-card-A07 = anspruchsvolle Karte 7
carnegie-card-A08 = anspruchsvolle Karte 8
carnegie-card-A09 = anspruchsvolle Karte 9
carnegie-card-A10 = anspruchsvolle Karte 10
carnegie-card-A11 = anspruchsvolle Karte 11
carnegie-card-A12 = anspruchsvolle Karte 12
carnegie-card-A13 = anspruchsvolle Karte 13
carnegie-card-A14 = anspruchsvolle Karte 14
carnegie-card-A15 = anspruchsvolle Karte 15
carnegie-card-A16 = anspruchsvolle Karte 16
carnegie-card-A17 = anspruchsvolle Karte 17
carnegie-card-A18 = anspruchsvolle Karte 18
carnegie-card-A19 = anspruchsvolle Karte 19
carnegie-card-A20 = anspruchsvolle Karte 20

carnegie-andrew = Andrew
    .about = Andrews Abrechnung: { carnegie-part-cards } · { carnegie-part-tiles } · { carnegie-part-tracks } · { carnegie-part-cities } · { carnegie-part-donations }
    .card = Andrews Karte: Er spendet auf ihrem Spendenfeld, wählt ihre Aktion und nimmt Plättchen, baut in Städten oder baut den Transport aus, wie sie sagt. Was er nicht kann, schiebt die Karte zu mehr SP.

## Hilfen: der Wert eines Parameters, und Regionen, Arten und Projekte in der nötigen Form.

carnegie-this-type =
    { $type ->
        [human-resources] { carnegie-type-human-resources }
        [management] { carnegie-type-management }
        [construction] { carnegie-type-construction }
       *[research] { carnegie-type-research }
    }
carnegie-this-department =
    { $department ->
        [training] { carnegie-department-training }
        [recruiting] { carnegie-department-recruiting }
        [safety] { carnegie-department-safety }
        [new-lobby] { carnegie-department-new-lobby }
        [purchasing] { carnegie-department-purchasing }
        [sales] { carnegie-department-sales }
        [logistics] { carnegie-department-logistics }
        [property] { carnegie-department-property }
        [engineering] { carnegie-department-engineering }
        [outsourcing] { carnegie-department-outsourcing }
        [supply-chain] { carnegie-department-supply-chain }
        [communications] { carnegie-department-communications }
        [advanced-research] { carnegie-department-advanced-research }
        [advanced-design] { carnegie-department-advanced-design }
        [charity] { carnegie-department-charity }
        [telegraph] { carnegie-department-telegraph }
        [human-resources] { carnegie-department-human-resources }
        [trade] { carnegie-department-trade }
        [planning] { carnegie-department-planning }
        [construction] { carnegie-department-construction }
        [research] { carnegie-department-research }
        [lobby] { carnegie-department-lobby }
       *[empty] { carnegie-department-empty }
    }
carnegie-this-tile =
    { $tile ->
        [training] { carnegie-tile-training }
        [recruiting] { carnegie-tile-recruiting }
        [safety] { carnegie-tile-safety }
        [new-lobby] { carnegie-tile-new-lobby }
        [purchasing] { carnegie-tile-purchasing }
        [sales] { carnegie-tile-sales }
        [logistics] { carnegie-tile-logistics }
        [property] { carnegie-tile-property }
        [engineering] { carnegie-tile-engineering }
        [outsourcing] { carnegie-tile-outsourcing }
        [supply-chain] { carnegie-tile-supply-chain }
        [communications] { carnegie-tile-communications }
        [advanced-research] { carnegie-tile-advanced-research }
        [advanced-design] { carnegie-tile-advanced-design }
        [charity] { carnegie-tile-charity }
       *[telegraph] { carnegie-tile-telegraph }
    }
carnegie-this-city =
    { $city ->
        [seattle] { carnegie-city-seattle }
        [helena] { carnegie-city-helena }
        [portland] { carnegie-city-portland }
        [boise] { carnegie-city-boise }
        [san-francisco] { carnegie-city-san-francisco }
        [reno] { carnegie-city-reno }
        [salt-lake-city] { carnegie-city-salt-lake-city }
        [denver] { carnegie-city-denver }
        [los-angeles] { carnegie-city-los-angeles }
        [phoenix] { carnegie-city-phoenix }
        [santa-fe] { carnegie-city-santa-fe }
        [fargo] { carnegie-city-fargo }
        [duluth] { carnegie-city-duluth }
        [st-paul] { carnegie-city-st-paul }
        [omaha] { carnegie-city-omaha }
        [chicago] { carnegie-city-chicago }
        [kansas-city] { carnegie-city-kansas-city }
        [st-louis] { carnegie-city-st-louis }
        [cincinnati] { carnegie-city-cincinnati }
        [el-paso] { carnegie-city-el-paso }
        [dallas] { carnegie-city-dallas }
        [san-antonio] { carnegie-city-san-antonio }
        [houston] { carnegie-city-houston }
        [memphis] { carnegie-city-memphis }
        [new-orleans] { carnegie-city-new-orleans }
        [atlanta] { carnegie-city-atlanta }
        [charleston] { carnegie-city-charleston }
        [pittsburgh] { carnegie-city-pittsburgh }
        [albany] { carnegie-city-albany }
        [boston] { carnegie-city-boston }
        [new-york] { carnegie-city-new-york }
       *[washington] { carnegie-city-washington }
    }
carnegie-this-slot =
    { $slot ->
        [seattle-1] { carnegie-slot-seattle-1 }
        [helena-1] { carnegie-slot-helena-1 }
        [portland-1] { carnegie-slot-portland-1 }
        [boise-1] { carnegie-slot-boise-1 }
        [san-francisco-1] { carnegie-slot-san-francisco-1 }
        [san-francisco-2] { carnegie-slot-san-francisco-2 }
        [san-francisco-3] { carnegie-slot-san-francisco-3 }
        [san-francisco-4] { carnegie-slot-san-francisco-4 }
        [san-francisco-5] { carnegie-slot-san-francisco-5 }
        [reno-1] { carnegie-slot-reno-1 }
        [salt-lake-city-1] { carnegie-slot-salt-lake-city-1 }
        [denver-1] { carnegie-slot-denver-1 }
        [denver-2] { carnegie-slot-denver-2 }
        [denver-3] { carnegie-slot-denver-3 }
        [los-angeles-1] { carnegie-slot-los-angeles-1 }
        [los-angeles-2] { carnegie-slot-los-angeles-2 }
        [los-angeles-3] { carnegie-slot-los-angeles-3 }
        [phoenix-1] { carnegie-slot-phoenix-1 }
        [santa-fe-1] { carnegie-slot-santa-fe-1 }
        [fargo-1] { carnegie-slot-fargo-1 }
        [duluth-1] { carnegie-slot-duluth-1 }
        [st-paul-1] { carnegie-slot-st-paul-1 }
        [omaha-1] { carnegie-slot-omaha-1 }
        [chicago-1] { carnegie-slot-chicago-1 }
        [chicago-2] { carnegie-slot-chicago-2 }
        [chicago-3] { carnegie-slot-chicago-3 }
        [chicago-4] { carnegie-slot-chicago-4 }
        [chicago-5] { carnegie-slot-chicago-5 }
        [kansas-city-1] { carnegie-slot-kansas-city-1 }
        [kansas-city-2] { carnegie-slot-kansas-city-2 }
        [kansas-city-3] { carnegie-slot-kansas-city-3 }
        [st-louis-1] { carnegie-slot-st-louis-1 }
        [st-louis-2] { carnegie-slot-st-louis-2 }
        [st-louis-3] { carnegie-slot-st-louis-3 }
        [cincinnati-1] { carnegie-slot-cincinnati-1 }
        [el-paso-1] { carnegie-slot-el-paso-1 }
        [dallas-1] { carnegie-slot-dallas-1 }
        [san-antonio-1] { carnegie-slot-san-antonio-1 }
        [houston-1] { carnegie-slot-houston-1 }
        [houston-2] { carnegie-slot-houston-2 }
        [houston-3] { carnegie-slot-houston-3 }
        [memphis-1] { carnegie-slot-memphis-1 }
        [new-orleans-1] { carnegie-slot-new-orleans-1 }
        [new-orleans-2] { carnegie-slot-new-orleans-2 }
        [new-orleans-3] { carnegie-slot-new-orleans-3 }
        [new-orleans-4] { carnegie-slot-new-orleans-4 }
        [new-orleans-5] { carnegie-slot-new-orleans-5 }
        [atlanta-1] { carnegie-slot-atlanta-1 }
        [atlanta-2] { carnegie-slot-atlanta-2 }
        [atlanta-3] { carnegie-slot-atlanta-3 }
        [charleston-1] { carnegie-slot-charleston-1 }
        [pittsburgh-1] { carnegie-slot-pittsburgh-1 }
        [pittsburgh-2] { carnegie-slot-pittsburgh-2 }
        [pittsburgh-3] { carnegie-slot-pittsburgh-3 }
        [albany-1] { carnegie-slot-albany-1 }
        [albany-2] { carnegie-slot-albany-2 }
        [albany-3] { carnegie-slot-albany-3 }
        [boston-1] { carnegie-slot-boston-1 }
        [boston-2] { carnegie-slot-boston-2 }
        [boston-3] { carnegie-slot-boston-3 }
        [new-york-1] { carnegie-slot-new-york-1 }
        [new-york-2] { carnegie-slot-new-york-2 }
        [new-york-3] { carnegie-slot-new-york-3 }
        [new-york-4] { carnegie-slot-new-york-4 }
        [new-york-5] { carnegie-slot-new-york-5 }
        [washington-1] { carnegie-slot-washington-1 }
        [washington-2] { carnegie-slot-washington-2 }
       *[washington-3] { carnegie-slot-washington-3 }
    }
carnegie-this-donation =
    { $donation ->
        [education-human-resources] { carnegie-donation-education-human-resources }
        [education-management] { carnegie-donation-education-management }
        [education-construction] { carnegie-donation-education-construction }
        [education-research] { carnegie-donation-education-research }
        [education-any] { carnegie-donation-education-any }
        [rights-infrastructure] { carnegie-donation-rights-infrastructure }
        [rights-industry] { carnegie-donation-rights-industry }
        [rights-housing-commerce] { carnegie-donation-rights-housing-commerce }
        [rights-railroad] { carnegie-donation-rights-railroad }
        [rights-donation] { carnegie-donation-rights-donation }
        [welfare-seven] { carnegie-donation-welfare-seven }
        [welfare-goods] { carnegie-donation-welfare-goods }
        [welfare-money] { carnegie-donation-welfare-money }
        [welfare-money-goods] { carnegie-donation-welfare-money-goods }
        [welfare-employee] { carnegie-donation-welfare-employee }
        [health-east] { carnegie-donation-health-east }
        [health-midwest] { carnegie-donation-health-midwest }
        [health-south] { carnegie-donation-health-south }
        [health-west] { carnegie-donation-health-west }
       *[health-small-city] { carnegie-donation-health-small-city }
    }
carnegie-this-source =
    { $source ->
        [track-west] { carnegie-source-track-west }
        [track-midwest] { carnegie-source-track-midwest }
        [track-south] { carnegie-source-track-south }
        [track-east] { carnegie-source-track-east }
        [tab-housing] { carnegie-source-tab-housing }
        [tab-commerce] { carnegie-source-tab-commerce }
        [tab-industry] { carnegie-source-tab-industry }
        [tab-infrastructure] { carnegie-source-tab-infrastructure }
       *[department] { carnegie-source-department }
    }
carnegie-this-happening =
    { $happening ->
        [west] { carnegie-happening-west }
        [midwest] { carnegie-happening-midwest }
        [south] { carnegie-happening-south }
        [east] { carnegie-happening-east }
        [donation] { carnegie-happening-donation }
        [last-west] { carnegie-happening-last-west }
        [last-midwest] { carnegie-happening-last-midwest }
        [last-south] { carnegie-happening-last-south }
       *[last-east] { carnegie-happening-last-east }
    }
carnegie-this-card =
    { $card ->
        [N01] { carnegie-card-N01 }
        [N02] { carnegie-card-N02 }
        [N03] { carnegie-card-N03 }
        [N04] { carnegie-card-N04 }
        [N05] { carnegie-card-N05 }
        [N06] { carnegie-card-N06 }
        [N07] { carnegie-card-N07 }
        [N08] { carnegie-card-N08 }
        [N09] { carnegie-card-N09 }
        [N10] { carnegie-card-N10 }
        [N11] { carnegie-card-N11 }
        [N12] { carnegie-card-N12 }
        [N13] { carnegie-card-N13 }
        [N14] { carnegie-card-N14 }
        [N15] { carnegie-card-N15 }
        [N16] { carnegie-card-N16 }
        [N17] { carnegie-card-N17 }
        [N18] { carnegie-card-N18 }
        [N19] { carnegie-card-N19 }
        [N20] { carnegie-card-N20 }
        [A01] { carnegie-card-A01 }
        [A02] { carnegie-card-A02 }
        [A03] { carnegie-card-A03 }
        [A04] { carnegie-card-A04 }
        [A05] { carnegie-card-A05 }
        [A06] { carnegie-card-A06 }
        [A07] { carnegie-card-A07 }
        [A08] { carnegie-card-A08 }
        [A09] { carnegie-card-A09 }
        [A10] { carnegie-card-A10 }
        [A11] { carnegie-card-A11 }
        [A12] { carnegie-card-A12 }
        [A13] { carnegie-card-A13 }
        [A14] { carnegie-card-A14 }
        [A15] { carnegie-card-A15 }
        [A16] { carnegie-card-A16 }
        [A17] { carnegie-card-A17 }
        [A18] { carnegie-card-A18 }
        [A19] { carnegie-card-A19 }
       *[A20] { carnegie-card-A20 }
    }
carnegie-this-sides =
    { $sides ->
        [AAAA] { carnegie-sides-AAAA }
        [AAAB] { carnegie-sides-AAAB }
        [AABA] { carnegie-sides-AABA }
        [AABB] { carnegie-sides-AABB }
        [ABAA] { carnegie-sides-ABAA }
        [ABAB] { carnegie-sides-ABAB }
        [ABBA] { carnegie-sides-ABBA }
        [ABBB] { carnegie-sides-ABBB }
        [BAAA] { carnegie-sides-BAAA }
        [BAAB] { carnegie-sides-BAAB }
        [BABA] { carnegie-sides-BABA }
        [BABB] { carnegie-sides-BABB }
        [BBAA] { carnegie-sides-BBAA }
        [BBAB] { carnegie-sides-BBAB }
        [BBBA] { carnegie-sides-BBBA }
       *[BBBB] { carnegie-sides-BBBB }
    }
carnegie-to-region =
    { $region ->
        [west] in den Westen
        [midwest] in den Mittleren Westen
        [south] in den Süden
       *[east] in den Osten
    }
carnegie-from-region =
    { $region ->
        [west] aus dem Westen
        [midwest] aus dem Mittleren Westen
        [south] aus dem Süden
       *[east] aus dem Osten
    }
carnegie-in-region =
    { $region ->
        [west] im Westen
        [midwest] im Mittleren Westen
        [south] im Süden
       *[east] im Osten
    }
carnegie-department-of-type =
    { $type ->
        [human-resources] Personalabteilung
        [management] Verwaltungsabteilung
        [construction] Konstruktionsabteilung
       *[research] F&E-Abteilung
    }
carnegie-project-stem =
    { $project ->
        [housing] Wohnprojekt
        [commerce] Handelsprojekt
        [industry] Industrieprojekt
       *[infrastructure] Infrastrukturprojekt
    }

## Teile der Wertung

carnegie-part-direct = Im Spiel erzielt
    .about = Siegpunkte, die du im Lauf der Partie erhalten hast.
carnegie-part-joker = Aktionsjoker
    .about = SP, wenn er nie benutzt wurde.
carnegie-part-employees = Aktive Mitarbeiter
    .about = Je 1 SP. Wer auf Außeneinsatz ist und der dauerhafte Mitarbeiter zählen nicht.
carnegie-part-departments = Abteilungen
    .about = SP für jede gebaute, je nach Zeile. Die aufgedruckten zählen nicht.
carnegie-part-tabs = Projektstreifen
    .about = Die aufgedeckten SP der vier Streifen.
carnegie-part-cities = Städte
    .about = SP für jedes Projekt, je nach Stadt.
carnegie-part-connections = Verbindungen
    .about = Für das beste Netz zwischen Großstädten, nach der niedrigsten Transportstufe in deren Regionen: { carnegie-level-wagon }, { carnegie-level-stagecoach } oder { carnegie-level-railroad }.
carnegie-part-donations = Spenden
    .about = Jede zählt bis zu einer Grenze, die Felder der Streifen anheben.
carnegie-part-cards = Karten
    .about = Jede Karte zählt die SP, bis zu denen sie gerückt ist.
carnegie-part-tiles = Abteilungsplättchen
    .about = SP für jedes.
carnegie-part-tracks = Letzte Felder der Transportleisten
    .about = SP für jede Scheibe auf dem letzten Feld einer Leiste.
carnegie-part-total = Summe
    .about = Die meisten SP gewinnen; bei Gleichstand wird der Sieg geteilt.

## Aktionen

carnegie-action-choose-sides = Seiten wählen: { carnegie-this-sides }
    .about = Welche Seite jedes Projektstreifens du in dieser Partie nutzt: Scheiben und das Ende des Streifens bringen auf beiden Verschiedenes.
carnegie-action-place = Das erste Wohnprojekt bauen: { carnegie-this-slot }
    .about = Deine erste Scheibe auf der Karte. Sie zählt als Wohnprojekt und kostet nichts.
carnegie-action-reserve = „{ carnegie-this-tile }“ reservieren
    .about = Dieses Plättchen liegt für dich bereit. Es muss deine erste gebaute Abteilung werden.
carnegie-action-note = Geheim notieren: { carnegie-this-donation }
    .about = Zählt am Ende wie jede deiner Spenden, kostet aber nichts und belegt kein Feld.
carnegie-action-choose = { carnegie-this-type } wählen
    .about = In dieser Runde dürfen alle Abteilungen dieser Art nutzen. Der Aktionsstein rückt vor, und zuerst geschieht das Ereignis dort: das Einkommen einer Region oder eine Spende.
carnegie-action-bring-home =
    { $employees ->
        [0] Niemanden zurückholen
       *[other] { $employees } Mitarbeiter zurückholen
    }
    .about = Mitarbeiter kehren aus der Region inaktiv an den Empfang zurück. Jeder bringt, was dein Feld der Transportleiste zeigt; wer einen zurückholt, erhält auch das Einkommen aller gebauten Projekte.
carnegie-action-to-new-lobby =
    { $employees ->
        [0] Niemand geht zum neuen Empfang
        [one] { $employees } Mitarbeiter geht zum neuen Empfang
       *[other] { $employees } Mitarbeiter gehen zum neuen Empfang
    }
    .about = So viele der Ankommenden gehen zum neuen Empfang, die anderen zum ersten.
carnegie-action-take-employees =
    { $cells ->
        [0] Nur Geld nehmen, keinen Mitarbeiter
       *[other] { $cells } Mitarbeiter nehmen
    }
    .about = Manche Felder deiner Streifen bringen einen Mitarbeiter oder Geld: Wähle, wie viele Mitarbeiter.
carnegie-action-take-goods-for =
    { $cells ->
        [0] Nur Geld nehmen, keine Waren
        [one] { $cells } Ware nehmen
       *[other] { $cells } Waren nehmen
    }
    .about = Manche Felder deiner Streifen bringen eine Ware oder Geld: Wähle, wie viele Waren.
carnegie-action-donate = Spenden für { carnegie-this-donation }
    .about = Zahle, setze eine Scheibe aus deinem Vorrat auf dieses Feld und werte es am Ende bis zu einer Grenze. Jede weitere Spende kostet mehr; für andere ist das Feld dann belegt.
carnegie-action-study-tab = Den { carnegie-project-stem }streifen vorschieben
    .about = Für Forschungspunkte: Schiebe diesen Streifen um ein Feld vor. Das macht eine Scheibe bereit oder deckt SP auf.
carnegie-action-study-track = Den Transport { carnegie-in-region } ausbauen
    .about = Für Forschungspunkte: Rücke auf der Transportleiste dieser Region ein Feld vor. Wer von dort zurückkehrt, bringt mehr, und Verbindungen können mehr zählen.
carnegie-action-wait = Den anderen den Vortritt lassen
    .about = Die anderen nutzen ihre Abteilungen in dieser Runde vor dir.
carnegie-action-use-joker = Den Aktionsjoker einsetzen: { carnegie-this-type }
    .about = Einmal im Spiel: Nutze Abteilungen dieser Art statt der gewählten. Bis zum Ende behalten, ist der Joker SP wert.
carnegie-action-use = Eine Abteilung nutzen: { $cell }
    .about = Jeder aktive Mitarbeiter dieser Abteilung tut einmal ihre Arbeit. Beende sie, bevor du zur nächsten gehst; zurück kannst du in diesem Zug nicht.
carnegie-action-move = Einen inaktiven Mitarbeiter versetzen: { $origin } → { $target }
    .about = Ein Schritt ist ein Feld nach oben, unten, links oder rechts. Ein inaktiver Mitarbeiter bleibt inaktiv, bis er am Ende einer Runde aktiviert wird.
carnegie-action-move-active = Einen aktiven Mitarbeiter versetzen: { $origin } → { $target }
    .about = Ein Schritt ist ein Feld nach oben, unten, links oder rechts. Ein aktiver Mitarbeiter wird dadurch inaktiv.
carnegie-action-vacate = Arbeitsplatz { $chair } räumen
    .about = Welchen der verschieden teuren Arbeitsplätze der Mitarbeiter verlässt.
carnegie-action-take-steps = Schritte erhalten
    .about = Schritte, um Mitarbeiter zu versetzen; nicht genutzte verfallen.
carnegie-action-take-money = Geld erhalten
    .about = Geld aus dem Vorrat; der Mitarbeiter bleibt.
carnegie-action-take-goods = Waren erhalten
    .about = Waren aus dem Vorrat; der Mitarbeiter bleibt.
carnegie-action-take-points = Forschungspunkte erhalten
    .about = Mit Forschungspunkten baust du in diesem Zug Streifen und Transport aus; nicht genutzte verfallen.
carnegie-action-mission-for-steps = Außeneinsatz { carnegie-in-region }: Schritte erhalten
    .about = Du erhältst Schritte. Der Mitarbeiter geht in diese Region und bleibt dort, bis ein Ereignis ihr Einkommen bringt: Dann kannst du ihn zurückholen.
carnegie-action-mission-for-money = Außeneinsatz { carnegie-in-region }: Geld erhalten
    .about = Du erhältst Geld. Der Mitarbeiter geht in diese Region und bleibt dort, bis ein Ereignis ihr Einkommen bringt: Dann kannst du ihn zurückholen.
carnegie-action-mission-for-goods = Außeneinsatz { carnegie-in-region }: Waren erhalten
    .about = Du erhältst Waren. Der Mitarbeiter geht in diese Region und bleibt dort, bis ein Ereignis ihr Einkommen bringt: Dann kannst du ihn zurückholen.
carnegie-action-mission-for-points = Außeneinsatz { carnegie-in-region }: Forschungspunkte erhalten
    .about = Du erhältst Forschungspunkte. Der Mitarbeiter geht in diese Region und bleibt dort, bis ein Ereignis ihr Einkommen bringt: Dann kannst du ihn zurückholen.
carnegie-action-mission-for-vp = Außeneinsatz { carnegie-in-region }: SP erhalten
    .about = Du erhältst SP, umso mehr, je mehr Mitarbeiter noch aktiv sind. Der Mitarbeiter geht in diese Region und bleibt dort, bis ein Ereignis ihr Einkommen bringt: Dann kannst du ihn zurückholen.
carnegie-action-recruit = Außeneinsatz { carnegie-in-region }: einen neuen Mitarbeiter einstellen
    .about = Ein neuer Mitarbeiter kommt an den Empfang. Der Mitarbeiter geht in diese Region und bleibt dort, bis ein Ereignis ihr Einkommen bringt: Dann kannst du ihn zurückholen.
carnegie-action-sell =
    { $goods ->
        [one] { $goods } Ware verkaufen
       *[other] { $goods } Waren verkaufen
    }
    .about = Verkaufe Waren zum Preis dieser Abteilung.
carnegie-action-deliver =
    { $goods ->
        [one] { $goods } Ware liefern
       *[other] { $goods } Waren liefern
    }
    .about = Gib Waren für Geld und SP ab.
carnegie-action-buy =
    { $goods ->
        [one] { $goods } Ware kaufen
       *[other] { $goods } Waren kaufen
    }
    .about = Kaufe Waren zum Preis dieser Abteilung.
carnegie-action-found = „{ carnegie-this-tile }“ bauen: { $cell }
    .about = Lege dieses Plättchen für Waren auf ein leeres Feld; wo schon ein Mitarbeiter ist, kostet es weniger. Eine Abteilung zählt SP nach ihrer Zeile, und jede kannst du nur einmal haben.
carnegie-action-build = Ein { carnegie-project-stem } bauen: { carnegie-this-slot }
    .about = Zahle die Waren des Projekts und setze die auf seinem Streifen bereite Scheibe auf ein freies Projektfeld. Ab dann bringt ihr Feld Einkommen, und die Stadt zählt SP und kann dein Netz verbinden.
carnegie-action-give = Außeneinsatz { carnegie-in-region }: spenden für { carnegie-this-donation }
    .about = Eine Spende zum üblichen Preis, wo schon ein anderer Spieler gespendet hat. Der Mitarbeiter geht in diese Region und bleibt dort, bis ein Ereignis ihr Einkommen bringt: Dann kannst du ihn zurückholen.
carnegie-action-activate = Einen Mitarbeiter aktivieren: { $cell }, Arbeitsplatz { $chair }
    .about = Ein inaktiver Mitarbeiter nimmt für dessen Preis einen freien Arbeitsplatz der Abteilung ein und arbeitet dort ab der nächsten Runde.
carnegie-action-done = Fertig
    .about = Nichts mehr davon; weiter.
carnegie-action-sell-goods = 1 Ware sofort verkaufen
    .about = Waren darfst du immer verkaufen, wenn du gefragt wirst, aber billig.

## Fragen

carnegie-ask-sides = Welche Seiten deiner Projektstreifen wählst du?
carnegie-ask-place = In welcher mittleren oder großen Stadt baust du dein erstes Wohnprojekt?
carnegie-ask-reserve = Welche Abteilung reservierst du? Sie muss die erste sein, die du baust.
carnegie-ask-note = Welche Spende notierst du geheim? Sie zählt am Ende.
carnegie-ask-choose = { carnegie-timeline.round } { $round }: Welche Aktion wählst du?
carnegie-ask-bring-home = Du hast { $employees } Mitarbeiter { carnegie-in-region }. Wie viele holst du zurück?
carnegie-ask-lobby =
    { $employees ->
        [one] { $employees } Mitarbeiter trifft ein. Wie viele gehen zum neuen Empfang?
       *[other] { $employees } Mitarbeiter treffen ein. Wie viele gehen zum neuen Empfang?
    }
carnegie-ask-staff =
    { $cells ->
        [one] { $cells } Projekt bietet einen Mitarbeiter oder Geld. Wie viele Mitarbeiter nimmst du?
       *[other] { $cells } Projekte bieten je einen Mitarbeiter oder Geld. Wie viele Mitarbeiter nimmst du?
    }
carnegie-ask-goods =
    { $cells ->
        [one] { $cells } Projekt bietet eine Ware oder Geld. Wie viele Waren nimmst du?
       *[other] { $cells } Projekte bieten je eine Ware oder Geld. Wie viele Waren nimmst du?
    }
carnegie-ask-donate = Deine nächste Spende kostet ${ $price }. Wofür spendest du?
carnegie-ask-study =
    { $points ->
        [one] Du hast { $points } Forschungspunkt. Was entwickelst du?
       *[other] Du hast { $points } Forschungspunkte. Was entwickelst du?
    }
carnegie-ask-wait = Lässt du den anderen beim Nutzen der Abteilungen den Vortritt?
carnegie-ask-use =
    { $points ->
        [0] Welche { carnegie-department-of-type } nutzt du?
        [one] Welche { carnegie-department-of-type } nutzt du? Du hast { $points } Forschungspunkt.
       *[other] Welche { carnegie-department-of-type } nutzt du? Du hast { $points } Forschungspunkte.
    }
carnegie-ask-department =
    { $uses ->
        [one] { carnegie-this-department }: { $uses } Mitarbeiter steht bereit. Was soll er tun?
       *[other] { carnegie-this-department }: { $uses } Mitarbeiter stehen bereit. Was sollen sie tun?
    }
carnegie-ask-move =
    { $steps ->
        [one] Du hast { $steps } Schritt. Wer wird versetzt?
       *[other] Du hast { $steps } Schritte. Wer wird versetzt?
    }
carnegie-ask-move-in = Wer zieht in die neue Abteilung ein ({ $cell })?
carnegie-ask-vacate = Welcher Arbeitsplatz wird geräumt ({ $cell })?
carnegie-ask-activate = Du hast ${ $money }. Wen aktivierst du?

## Gründe

carnegie-reason-not-free = Dieses Projektfeld ist besetzt.
carnegie-reason-wrong-slot = Dieses Feld ist nicht für diese Art von Projekt.
carnegie-reason-no-tile = Von dieser Abteilung ist kein Plättchen mehr da.
carnegie-reason-too-many = Höchstens { $most }.
carnegie-reason-no-money = Dafür brauchst du ${ $cost }, du hast ${ $money }.
carnegie-reason-few-goods =
    { $cost ->
        [one] Dafür brauchst du { $cost } Ware, du hast { $goods }.
       *[other] Dafür brauchst du { $cost } Waren, du hast { $goods }.
    }
carnegie-reason-few-points =
    { $cost ->
        [one] Dafür brauchst du { $cost } Forschungspunkt, du hast { $points }.
       *[other] Dafür brauchst du { $cost } Forschungspunkte, du hast { $points }.
    }
carnegie-reason-few-steps =
    { $cost ->
        [one] Dafür brauchst du { $cost } Schritt, du hast { $steps }.
       *[other] Dafür brauchst du { $cost } Schritte, du hast { $steps }.
    }
carnegie-reason-no-disc = Du hast keine Scheibe mehr im Vorrat.
carnegie-reason-no-disc-on-tab = Auf deinem { carnegie-project-stem }streifen liegt keine Scheibe bereit.
carnegie-reason-space-taken = Diese Spende ist schon vergeben.
carnegie-reason-own-donation = Diese Spende hast du schon geleistet.
carnegie-reason-nobody-gave = Diese Spende hat noch kein anderer Spieler geleistet.
carnegie-reason-at-the-end = Dort bist du schon am Ende.
carnegie-reason-last-space-taken = Das letzte Feld dieser Transportleiste ist besetzt.
carnegie-reason-no-joker = Du hast keinen Aktionsjoker.
carnegie-reason-joker-too-late = Der Aktionsjoker muss vor der ersten Abteilung eingesetzt werden.
carnegie-reason-joker-first-player = Der Startspieler der Runde darf keinen Aktionsjoker einsetzen.
carnegie-reason-same-type = Der Aktionsjoker ist für eine andere Art von Abteilung da.
carnegie-reason-no-department = An dieser Stelle ist keine Abteilung.
carnegie-reason-other-type = Jetzt lassen sich nur { carnegie-department-of-type }en nutzen.
carnegie-reason-used-already = Diese Abteilung hast du in diesem Zug schon genutzt.
carnegie-reason-nobody-active = In dieser Abteilung ist niemand aktiv.
carnegie-reason-nothing-to-do = Dort lässt sich jetzt nichts tun.
carnegie-reason-nobody-there = Einen solchen Mitarbeiter gibt es dort nicht.
carnegie-reason-same-cell = Der Mitarbeiter ist schon dort.
carnegie-reason-only-into = Der Mitarbeiter kann nur nach { $cell } versetzt werden.
carnegie-reason-not-its-function = Das ist nicht Sache dieser Abteilung.
carnegie-reason-no-points = Du hast keine Forschungspunkte.
carnegie-reason-nobody-in-reserve = Im Vorrat ist kein Mitarbeiter mehr.
carnegie-reason-cell-taken = Eine Abteilung braucht ein leeres Feld.
carnegie-reason-has-already = Dein Unternehmen hat diese Abteilung schon: „{ carnegie-this-tile }“.
carnegie-reason-reserved-first = Erst kommt die reservierte Abteilung: „{ carnegie-this-tile }“.
carnegie-reason-no-chair = Einen solchen freien Arbeitsplatz gibt es in dieser Abteilung nicht.
carnegie-reason-same-price = Ein anderer Arbeitsplatz zum gleichen Preis kommt zuerst.
carnegie-reason-no-goods = Du hast keine Waren zu verkaufen.

## Ereignisse

carnegie-event-sides-chosen = Projektstreifen von { $seat }: { carnegie-this-sides }.
carnegie-event-neutral-donation = Eine neutrale Scheibe schließt die Spende { carnegie-this-donation }.
carnegie-event-neutral-disc = Eine neutrale Scheibe kommt nach { carnegie-this-slot }.
carnegie-event-placed = { $seat } wählt den Bauplatz für das erste Wohnprojekt: { carnegie-this-slot }.
carnegie-event-reserved = { $seat } reserviert „{ carnegie-this-tile }“.
carnegie-event-noted = { $seat } notiert geheim eine Spende.
carnegie-event-note-shown = { $seat } hatte notiert: { carnegie-this-donation }.
carnegie-event-round = { carnegie-timeline.round } { $round } beginnt.
carnegie-event-chose = { $seat } wählt { carnegie-this-type }.
carnegie-event-flipped = Diese Zeile ist am Ende; stattdessen rückt der Aktionsstein „{ carnegie-this-type }“ vor.
carnegie-event-happens = { carnegie-timeline.event }: { carnegie-this-happening }.
carnegie-event-home = { $seat } holt { $employees } Mitarbeiter { carnegie-from-region } zurück.
carnegie-event-got-money = { $seat } erhält ${ $amount } ({ carnegie-this-source }).
carnegie-event-got-goods =
    { $amount ->
        [one] { $seat } erhält { $amount } Ware ({ carnegie-this-source }).
       *[other] { $seat } erhält { $amount } Waren ({ carnegie-this-source }).
    }
carnegie-event-got-vp = { $seat } erhält { $amount } SP ({ carnegie-this-source }).
carnegie-event-got-staff =
    { $amount ->
        [one] { $seat } stellt { $amount } neuen Mitarbeiter ein ({ carnegie-this-source }).
       *[other] { $seat } stellt { $amount } neue Mitarbeiter ein ({ carnegie-this-source }).
    }
carnegie-event-got-points =
    { $amount ->
        [one] { $seat } erhält { $amount } Forschungspunkt ({ carnegie-this-source }).
       *[other] { $seat } erhält { $amount } Forschungspunkte ({ carnegie-this-source }).
    }
carnegie-event-got-steps =
    { $amount ->
        [one] { $seat } erhält { $amount } Schritt.
       *[other] { $seat } erhält { $amount } Schritte.
    }
carnegie-event-points-lapsed = { $seat } verliert die übrigen Forschungspunkte: { $points }.
carnegie-event-steps-lapsed = { $seat } verliert die übrigen Schritte: { $steps }.
carnegie-event-to-new-lobby =
    { $employees ->
        [0] { $seat } schickt niemanden zum neuen Empfang.
       *[other] { $seat } schickt { $employees } Mitarbeiter zum neuen Empfang.
    }
carnegie-event-donated = { $seat } spendet ${ $price } für { carnegie-this-donation }.
carnegie-event-studied-tab = { $seat } schiebt den { carnegie-project-stem }streifen vor (Forschungspunkte: { $points }).
carnegie-event-studied-track = { $seat } baut den Transport { carnegie-in-region } aus (Forschungspunkte: { $points }).
carnegie-event-waits = { $seat } lässt den anderen den Vortritt.
carnegie-event-joker = { $seat } setzt den Aktionsjoker ein: { carnegie-this-type }.
carnegie-event-uses = { $seat } nutzt „{ carnegie-this-department }“.
carnegie-event-mission = { $seat } schickt einen Mitarbeiter auf Außeneinsatz { carnegie-to-region }.
carnegie-event-moved = { $seat } versetzt einen Mitarbeiter: { $origin } → { $target }.
carnegie-event-vacated = { $seat } räumt Arbeitsplatz { $chair } in { $cell }.
carnegie-event-traded =
    { $goods ->
        [one] { $seat } gibt { $goods } Ware für ${ $amount } ab.
       *[other] { $seat } gibt { $goods } Waren für ${ $amount } ab.
    }
carnegie-event-bought-goods =
    { $goods ->
        [one] { $seat } kauft { $goods } Ware für ${ $price }.
       *[other] { $seat } kauft { $goods } Waren für ${ $price }.
    }
carnegie-event-founded =
    { $goods ->
        [one] { $seat } baut „{ carnegie-this-tile }“ ({ $cell }) für { $goods } Ware.
       *[other] { $seat } baut „{ carnegie-this-tile }“ ({ $cell }) für { $goods } Waren.
    }
carnegie-event-built =
    { $price ->
        [0] { $seat } baut ein { carnegie-project-stem } in { carnegie-this-slot } (Waren: { $goods }).
       *[other] { $seat } baut ein { carnegie-project-stem } in { carnegie-this-slot } (Waren: { $goods }, ${ $price }).
    }
carnegie-event-activated =
    { $price ->
        [0] { $seat } aktiviert kostenlos einen Mitarbeiter in { $cell }.
       *[other] { $seat } aktiviert für ${ $price } einen Mitarbeiter in { $cell }.
    }
carnegie-event-marker-moved = Der Aktionsstein „{ carnegie-this-type }“ rückt über Ereignis { $place } hinaus.
carnegie-event-ended-by-rounds = Die letzte Runde ist vorbei und mit ihr das Spiel.
carnegie-event-sold-goods = { $seat } verkauft 1 Ware für ${ $amount }.

## Ereignisse von Andrew

carnegie-event-andrew-card = { carnegie-andrew } deckt seine Karte auf: { carnegie-this-card }.
carnegie-event-andrew-chose = { carnegie-andrew } wählt { carnegie-this-type }.
carnegie-event-andrew-donated = { carnegie-andrew } spendet für { carnegie-this-donation }.
carnegie-event-andrew-took-tile = { carnegie-andrew } nimmt das Plättchen „{ carnegie-this-tile }“.
carnegie-event-andrew-built = { carnegie-andrew } baut in { carnegie-this-slot }.
carnegie-event-andrew-advanced = { carnegie-andrew } baut den Transport { carnegie-in-region } bis Feld { $space } aus.
carnegie-event-andrew-no-donation = { carnegie-andrew } kann nicht spenden für { carnegie-this-donation }.
carnegie-event-andrew-no-tile = { carnegie-andrew } findet kein Plättchen der Art „{ carnegie-this-type }“.
carnegie-event-andrew-no-slot = { carnegie-andrew } kann in { carnegie-this-city } nicht bauen.
carnegie-event-andrew-no-step = { carnegie-andrew } kann den Transport { carnegie-in-region } nicht ausbauen.
carnegie-event-andrew-shifted =
    { $places ->
        [one] Die Karte von { carnegie-andrew } rückt { $places } Platz weiter, auf { $vp } SP.
       *[other] Die Karte von { carnegie-andrew } rückt { $places } Plätze weiter, auf { $vp } SP.
    }
carnegie-event-andrew-tucked = Die Karte von { carnegie-andrew } zählt { $vp } SP.
