# Lo que piden los niveles: $n es el tamaño de un grupo, $count cuántos hay.

ask-run =
    { $count ->
        [one] secuencia de { $n }
       *[other] { $count } secuencias de { $n }
    }
ask-set =
    { $n ->
        [2] { $count ->
            [one] gemelos
           *[other] { $count } gemelos
        }
        [3] { $count ->
            [one] trillizos
           *[other] { $count } trillizos
        }
        [4] { $count ->
            [one] cuatrillizos
           *[other] { $count } cuatrillizos
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
        [one] { $n } cartas de un color
       *[other] { $count } × { $n } cartas de un color
    }
ask-colour-run =
    { $count ->
        [one] secuencia de { $n } de un color
       *[other] { $count } secuencias de { $n } de un color
    }
ask-points = { $n } ojos
ask-points-one-colour = { $n } ojos de un color
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
        [one] 1 elemento y el animal adecuado
       *[other] { $n } elementos y sus animales adecuados
    }

group-run = Secuencia
group-set = Iguales
group-colour = Color
group-colour-run = Secuencia de color
group-points = Ojos
group-elements = Elementos
group-animals = Animales
group-pictures = Imágenes
group-pairs = Elemento y animal
