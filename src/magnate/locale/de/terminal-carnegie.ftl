# Der Tisch von Carnegie im Terminal. Alles hier ist kurz: Es steht in schmalen Spalten.

# Buchstaben für Wohnen, Handel, Industrie und Infrastruktur; alle verschieden.
terminal-carnegie-project-letters = W H I N
# Buchstaben für den Westen, den Mittleren Westen, den Süden und den Osten; alle verschieden.
terminal-carnegie-region-letters = W M S O
terminal-carnegie-region =
    { $region ->
        [west] Westen
        [midwest] Mittl. W.
        [south] Süden
       *[east] Osten
    }
# Ein Ereignis des Zeitplans.
terminal-carnegie-gift = Spende

## Die Kopfzeile

terminal-carnegie-round = Runde { $round } von { $last }
terminal-carnegie-setup = Aufbau
terminal-carnegie-over = Das Spiel ist zu Ende
# Ein Name folgt.
terminal-carnegie-first = Startspieler:

## Die Teile des Tisches

# Namen der Teile, wie man sie tippt: Zeitplan, Karte, Transport und Projektstreifen,
# Unternehmen, Spenden, Abteilungsplättchen.
terminal-carnegie-parts = zeitplan | karte | forschung | unternehmen | spenden | plättchen
terminal-carnegie-all = all aktiviert alle, die du bezahlen kannst
terminal-carnegie-help =
    Jede Frage zeigt den Teil des Tisches, um den es geht. t zeigt alles, t karte einen Teil.
    Eine Eingabe in Worten:  build housing seattle/1 ; ihr Anfang:  build housing
    r4c3 ist Zeile 4, Spalte 3 eines Unternehmens.
terminal-carnegie-signs = { $good } Ware | { $point } Forschungspunkt | { $employee } aktiver Mitarbeiter | ⊔ freier Arbeitsplatz | ✓ gebaut | ∘ Scheibe noch verdeckt | J Aktionsjoker
terminal-carnegie-map-legend = { $any } jedes Projekt | { $neutral } neutrale Scheibe | 1 SP je Projekt | { $transport } Transporteinkommen | { $links } Anschlusspunkte
# Mitarbeiter auf Außeneinsatz folgen.
terminal-carnegie-out = im Einsatz
terminal-carnegie-tracks = Transport
terminal-carnegie-tabs = Projektstreifen
terminal-carnegie-tiles = Offene Abteilungsplättchen
terminal-carnegie-companies = Spieler
# Spaltenköpfe: Punkte bisher, Geld, Waren, aktive und inaktive Mitarbeiter, im Außeneinsatz (mit
# den Buchstaben der Regionen), noch nicht eingestellt, Scheiben, Spenden mit dem nächsten Preis.
terminal-carnegie-columns = SP | Geld | Waren | aktiv | inaktiv | Einsatz | Vorrat | Scheiben | Spenden
terminal-carnegie-board = Unternehmen von
terminal-carnegie-reserved = zuerst zu bauen: { $tile }
terminal-carnegie-row-vp = { $top } SP für eine gebaute Abteilung in der obersten Zeile, sonst { $other }
terminal-carnegie-lying = { $count } inaktiv
terminal-carnegie-donations = Spenden
terminal-carnegie-donation-note = (was jede dir jetzt brächte, höchstens { $limit } SP; deine nächste kostet { $price })
terminal-carnegie-forecast = Wenn jetzt Schluss wäre:

## Andrew

# $action ist die Kurzform einer Aktion oder ein Fragezeichen.
terminal-carnegie-card = Karte dieser Runde, wählt { $action }
terminal-carnegie-card-now = Karte dieser Runde
terminal-carnegie-card-back = Karte dieser Runde: { $action }
terminal-carnegie-next-back = nächste: { $action }
terminal-carnegie-shift =
    { $places ->
        [0] nicht verschoben ({ $vp })
       *[other] um { $places } verschoben ({ $vp })
    }
# $cards ist etwa 0:3 6:1
terminal-carnegie-tucked = Karten unter den SP: { $cards }

## Antworten; Orte mit ihren Nummern folgen

terminal-carnegie-move = Inaktiv, { $origin } →
terminal-carnegie-move-active = Aktiv, { $origin } →
terminal-carnegie-place = Erstes Wohnprojekt:
terminal-carnegie-build = { $project } ({ $goods }) bauen:
terminal-carnegie-use = { $department } nutzen
terminal-carnegie-activate = In { $department } aktivieren
# $what ist etwa $6, 2▣ oder 4 Schritte.
terminal-carnegie-mission = Außeneinsatz für { $what }:
terminal-carnegie-recruit = einen neuen Mitarbeiter
terminal-carnegie-give = Außeneinsatz und { $donation }
terminal-carnegie-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
