# Wat levels vragen: $n is de grootte van een combinatie, $count hoeveel er zijn.

ask-run =
    { $count ->
        [one] reeks van { $n }
       *[other] { $count } reeksen van { $n }
    }
ask-set =
    { $n ->
        [2] { $count ->
            [one] paar
           *[other] { $count } paren
        }
        [3] { $count ->
            [one] trio
           *[other] { $count } trio’s
        }
        [4] { $count ->
            [one] kwartet
           *[other] { $count } kwartetten
        }
       *[other] { $count ->
            [one] { $n } gelijke kaarten
           *[other] { $count } × { $n } gelijke kaarten
        }
    }
ask-set-numbers = { ask-set } van getallen
ask-set-elements = { ask-set } van één element
ask-set-animals = { ask-set } van één dier
ask-colour =
    { $count ->
        [one] { $n } kaarten van één kleur
       *[other] { $count } × { $n } kaarten van één kleur
    }
ask-colour-run =
    { $count ->
        [one] kleurreeks van { $n }
       *[other] { $count } kleurreeksen van { $n }
    }
ask-points = { $n } punten
ask-points-one-colour = { $n } punten van één kleur
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
        [one] 1 element met zijn dier
       *[other] { $n } elementen, elk met zijn dier
    }

group-run = Reeks
group-set = Gelijke kaarten
group-colour = Kleur
group-colour-run = Kleurreeks
group-points = Punten
group-elements = Elementen
group-animals = Dieren
group-pictures = Plaatjes
group-pairs = Element en dier
