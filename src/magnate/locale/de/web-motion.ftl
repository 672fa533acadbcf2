# Züge auf dem Brett ansehen.

web-motion-watch = Züge nacheinander
web-motion-left = { $count ->
    [0] letzter Zug
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
web-motion-play = Weiter
web-motion-pause = Anhalten
web-motion-step = Nächster Zug
web-motion-skip = Überspringen
web-motion-missed = { $count ->
    [one] Während du weg warst, geschah ein Zug.
   *[other] Während du weg warst, geschahen { $count } Züge.
}
web-motion-show = Zeigen
web-motion-again = Was seit meinem letzten Zug geschah
