# Een spel terugkijken.

replay-title = Terugkijken
replay-result = Uitslag
replay-slider = Moment in het spel
replay-moment = Zet { $n } van { $total }, ronde { $round }
replay-play = Afspelen
replay-pause = Pauzeren
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-round-back = Naar het begin van de ronde
replay-round-on = Naar de volgende ronde
replay-view = Weergave
replay-view-open = Alle kaarten open
replay-view-seat = Zoals { $name } het zag
replay-view-spectator = Als toeschouwer
replay-speed = Snelheid
replay-times = { $n } ×
replay-share = Link naar dit moment kopiëren
replay-dealt = De kaarten worden gedeeld.
replay-time-up = de tijd was om
replay-course = Deze ronde
replay-hand-of =
    Hand van { $name }, { $n ->
        [one] één kaart
       *[other] { $n } kaarten
    }: { $cards }
