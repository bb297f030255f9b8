# What levels ask for: $n is the size of a group, $count how many such groups.

ask-run =
    { $count ->
        [one] run of { $n }
       *[other] { $count } runs of { $n }
    }
ask-set =
    { $n ->
        [2] { $count ->
            [one] pair
           *[other] { $count } pairs
        }
        [3] { $count ->
            [one] triple
           *[other] { $count } triples
        }
        [4] { $count ->
            [one] quadruple
           *[other] { $count } quadruples
        }
       *[other] { $count ->
            [one] set of { $n }
           *[other] { $count } sets of { $n }
        }
    }
ask-set-numbers = { ask-set } of numbers
ask-set-elements = { ask-set } of one element
ask-set-animals = { ask-set } of one animal
ask-colour =
    { $count ->
        [one] { $n } cards of one colour
       *[other] { $count } × { $n } cards of one colour
    }
ask-colour-run =
    { $count ->
        [one] colour run of { $n }
       *[other] { $count } colour runs of { $n }
    }
ask-points = { $n } points
ask-points-one-colour = { $n } points in one colour
ask-elements =
    { $n ->
        [one] one element
       *[other] { $n } elements
    }
ask-animals =
    { $n ->
        [one] one animal
       *[other] { $n } animals
    }
ask-pairs =
    { $n ->
        [one] an element with its animal
       *[other] { $n } elements, each with its animal
    }

group-run = Run
group-set = Set
group-colour = Colour
group-colour-run = Colour run
group-points = Points
group-elements = Elements
group-animals = Animals
group-pictures = Pictures
group-pairs = Element with animal
