# Was Level verlangen: $n ist die Größe einer Kombination, $count wie viele davon.

ask-run =
    { $count ->
        [one] { $n ->
            [3] Dreierfolge
            [4] Viererfolge
            [5] Fünferfolge
            [6] Sechserfolge
            [7] Siebenerfolge
            [8] Achterfolge
            [9] Neunerfolge
           *[other] { $n }er-Folge
        }
       *[other] { $count } { $n ->
            [3] Dreierfolgen
            [4] Viererfolgen
            [5] Fünferfolgen
            [6] Sechserfolgen
            [7] Siebenerfolgen
            [8] Achterfolgen
            [9] Neunerfolgen
           *[other] { $n }er-Folgen
        }
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
        [one] { $n ->
            [2] Zweier-Farbfolge
            [3] Dreier-Farbfolge
            [4] Vierer-Farbfolge
            [5] Fünfer-Farbfolge
            [6] Sechser-Farbfolge
            [7] Siebener-Farbfolge
            [8] Achter-Farbfolge
            [9] Neuner-Farbfolge
           *[other] { $n }er-Farbfolge
        }
       *[other] { $count } { $n ->
            [2] Zweier-Farbfolgen
            [3] Dreier-Farbfolgen
            [4] Vierer-Farbfolgen
            [5] Fünfer-Farbfolgen
            [6] Sechser-Farbfolgen
            [7] Siebener-Farbfolgen
            [8] Achter-Farbfolgen
            [9] Neuner-Farbfolgen
           *[other] { $n }er-Farbfolgen
        }
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
