# Container: was von dem Spiel gesagt wird, bevor sein Tisch gedeckt ist.

container-name = Container
    .about = Container herstellen, Preise festlegen, verschiffen und ersteigern.

container-option-investment-bank = Investmentbank
    .about = Drei Makler geben Container gegen Geld und Geld gegen Container.
container-option-open-money = Offenes Geld
    .about = Alle sehen, wie viel Geld jede Firma besitzt.
container-option-rebuy-in-port = Nachkauf im Hafen
    .about = Wie in der Ausgabe von 2007: Mit einer Aktion kauft man erneut in dem Hafen, in dem das Schiff liegt.
container-option-skip-auctioned-space = Versteigertes Feld auslassen
    .about = Wie in der Ausgabe von 2026: Zinsen und abgelehnte Gebote gehen an einem Maklerfeld vorbei, das gerade versteigert wird.
