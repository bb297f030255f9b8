# Lo que piden los niveles: $n es el tamaño de un grupo, $count cuántos hay.

ask-run =
    { $count ->
        [one] secuencia de { $n }
       *[other] { $count } secuencias de { $n }
    }
ask-set =
    { $n ->
        [2] { $count ->
            [one] pareja
           *[other] { $count } parejas
        }
        [3] { $count ->
            [one] trío
           *[other] { $count } tríos
        }
        [4] { $count ->
            [one] cuarteto
           *[other] { $count } cuartetos
        }
       *[other] { $count ->
            [one] { $n } cartas iguales
           *[other] { $count } × { $n } cartas iguales
        }
    }
ask-set-numbers = { ask-set } de números
ask-set-elements = { ask-set } de un elemento
ask-set-animals = { ask-set } de un animal
ask-colour =
    { $count ->
        [one] { $n } cartas del mismo color
       *[other] { $count } × { $n } cartas del mismo color
    }
ask-colour-run =
    { $count ->
        [one] secuencia de { $n } del mismo color
       *[other] { $count } secuencias de { $n } del mismo color
    }
ask-points = { $n } puntos
ask-points-one-colour = { $n } puntos del mismo color
ask-elements =
    { $n ->
        [one] 1 elemento
       *[other] { $n } elementos
    }
ask-animals =
    { $n ->
        [one] 1 animal
       *[other] { $n } animales
    }
ask-pairs =
    { $n ->
        [one] 1 elemento con su animal
       *[other] { $n } elementos, cada uno con su animal
    }

group-run = Secuencia
group-set = Cartas iguales
group-colour = Color
group-colour-run = Secuencia de color
group-points = Puntos
group-elements = Elementos
group-animals = Animales
group-pictures = Dibujos
group-pairs = Elemento y animal
