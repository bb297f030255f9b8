# Wat levels vragen: $n is de grootte van een combinatie, $count hoeveel er zijn.

ask-run =
    { $count ->
        [one] reeks van { $n }
       *[other] { $count } reeksen van { $n }
    }
ask-set =
    { $n ->
        [2] { $count ->
            [one] tweeling
           *[other] { $count } tweelingen
        }
        [3] { $count ->
            [one] drieling
           *[other] { $count } drielingen
        }
        [4] { $count ->
            [one] vierling
           *[other] { $count } vierlingen
        }
        [5] { $count ->
            [one] vijfling
           *[other] { $count } vijflingen
        }
       *[other] { $count ->
            [one] { $n } gelijke kaarten
           *[other] { $count } × { $n } gelijke kaarten
        }
    }
ask-set-numbers = { ask-set } van getallen
ask-set-elements = { ask-set } van een element
ask-set-animals = { ask-set } van een dier
ask-colour =
    { $count ->
        [one] { $n } kaarten van een kleur
       *[other] { $count } × { $n } kaarten van een kleur
    }
ask-colour-run =
    { $count ->
        [one] kleurreeks van { $n }
       *[other] { $count } kleurreeksen van { $n }
    }
ask-points = { $n } ogen
ask-points-one-colour = { $n } ogen van een kleur
ask-elements =
    { $n ->
        [one] 1 element
       *[other] { $n } elementen
    }
ask-animals =
    { $n ->
        [one] 1 dier
       *[other] { $n } dieren
    }
ask-pairs =
    { $n ->
        [one] 1 element en het passende dier
       *[other] { $n } elementen en telkens het passende dier
    }

group-run = Reeks
group-set = Gelijke kaarten
group-colour = Kleur
group-colour-run = Kleurreeks
group-points = Ogen
group-elements = Elementen
group-animals = Dieren
group-pictures = Afbeeldingen
group-pairs = Element en dier
