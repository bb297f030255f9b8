# Ce que demandent les niveaux : $n est la taille d'une combinaison, $count leur nombre.

ask-run =
    { $count ->
        [one] suite de { $n } cartes
       *[other] { $count } suites de { $n } cartes
    }
ask-set =
    { $n ->
        [2] { $count ->
            [one] paire
           *[other] { $count } paires
        }
        [3] { $count ->
            [one] brelan
           *[other] { $count } brelans
        }
        [4] { $count ->
            [one] carré
           *[other] { $count } carrés
        }
       *[other] { $count ->
            [one] { $n } cartes de même valeur
           *[other] { $count } × { $n } cartes de même valeur
        }
    }
ask-set-numbers = { ask-set } de nombres
ask-set-elements = { ask-set } d’un élément
ask-set-animals = { ask-set } d’un animal
ask-colour =
    { $count ->
        [one] { $n } cartes de la même couleur
       *[other] { $count } × { $n } cartes de la même couleur
    }
ask-colour-run =
    { $count ->
        [one] suite de { $n } cartes de la même couleur
       *[other] { $count } suites de { $n } cartes de la même couleur
    }
ask-points = { $n } points
ask-points-one-colour = { $n } points de la même couleur
ask-elements =
    { $n ->
        [one] 1 élément
       *[other] { $n } éléments
    }
ask-animals =
    { $n ->
        [one] 1 animal
       *[other] { $n } animaux
    }
ask-pairs =
    { $n ->
        [one] 1 élément avec son animal
       *[other] { $n } éléments, chacun avec son animal
    }

group-run = Suite
group-set = Cartes de même valeur
group-colour = Couleur
group-colour-run = Suite de couleur
group-points = Points
group-elements = Éléments
group-animals = Animaux
group-pictures = Images
group-pairs = Élément et animal
