# Was Level verlangen: $n ist die Größe einer Kombination, $count wie viele davon.

ask-run =
    { $count ->
        [one] { ask-run.of }folge
       *[other] { $count } { ask-run.of }folgen
    }
    .of =
        { $n ->
            [3] Dreier
            [4] Vierer
            [5] Fünfer
            [6] Sechser
            [7] Siebener
            [8] Achter
            [9] Neuner
            [10] Zehner
           *[other] { $n }er
        }
ask-set =
    { $n ->
        [2] { $count ->
            [one] Zwilling
           *[other] { $count } Zwillinge
        }
        [3] { $count ->
            [one] Drilling
           *[other] { $count } Drillinge
        }
        [4] { $count ->
            [one] Vierling
           *[other] { $count } Vierlinge
        }
        [5] { $count ->
            [one] Fünfling
           *[other] { $count } Fünflinge
        }
        [6] { $count ->
            [one] Sechsling
           *[other] { $count } Sechslinge
        }
       *[other] { $count ->
            [one] { $n } gleiche Karten
           *[other] { $count } × { $n } gleiche Karten
        }
    }
ask-set-numbers = { ask-set } aus Zahlen
ask-set-elements = { ask-set } eines Elements
ask-set-animals = { ask-set } eines Tiers
ask-colour =
    { $count ->
        [one] { $n } Karten einer Farbe
       *[other] { $count } × { $n } Karten einer Farbe
    }
ask-colour-run =
    { $count ->
        [one] { ask-run.of }-Farbfolge
       *[other] { $count } { ask-run.of }-Farbfolgen
    }
ask-points = { $n } Augen
ask-points-one-colour = { $n } Augen einer Farbe
ask-elements =
    { $n ->
        [one] 1 Element
       *[other] { $n } Elemente
    }
ask-animals =
    { $n ->
        [one] 1 Tier
       *[other] { $n } Tiere
    }
ask-pairs =
    { $n ->
        [one] 1 Element mit seinem Tier
       *[other] { $n } Elemente, jedes mit seinem Tier
    }

group-run = Folge
group-set = Gleiche Karten
group-colour = Farbe
group-colour-run = Farbfolge
group-points = Augen
group-elements = Elemente
group-animals = Tiere
group-pictures = Bilder
group-pairs = Element und Tier
