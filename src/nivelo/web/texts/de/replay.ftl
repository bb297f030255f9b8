# Ein Spiel noch einmal ansehen.

replay-title = Noch einmal ansehen
replay-result = Ergebnis
replay-slider = Stelle im Spiel
replay-moment = Zug { $n } von { $total }, Durchgang { $round }
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-round-back = Zum Anfang des Durchgangs
replay-round-on = Zum nächsten Durchgang
replay-view = Ansicht
replay-view-open = Alle Karten offen
replay-view-seat = Wie { $name } es gesehen hat
replay-view-spectator = Als Zuschauer
replay-speed = Tempo
replay-times = { $n } ×
replay-share = Link zu dieser Stelle kopieren
replay-dealt = Die Karten werden ausgeteilt.
replay-time-up = die Zeit war um
replay-course = Dieser Durchgang
replay-hand-of =
    Hand von { $name }, { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }: { $cards }
