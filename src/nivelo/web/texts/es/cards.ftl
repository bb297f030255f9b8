colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
colour-white = blanco
colour-black = negro
colour-pink = rosa
colour-brown = marrón
picture-air = aire
picture-fire = fuego
picture-water = agua
picture-earth = tierra
picture-eagle = águila
picture-phoenix = fénix
picture-fish = pez
picture-snake = serpiente
picture-skip = Pierde turno
picture-take = ¡Me la llevo!
picture-swap = ¡La cambio!
picture-keep = ¡Me la quedo!
picture-stopper = Alto
picture-draw-two = Roba 2
picture-direction = Cambio de sentido
on-card-direction = Sentido
picture-wish = Deseo
picture-knock = Toque
card-hidden = una carta tapada
card-coloured = { $value } { $colour }
card-picture =
    { $value } { $picture ->
        [air] { $colour }
        [fire] { $colour }
        [phoenix] { $colour }
        [fish] { $colour }
       *[feminine] { $colour ->
            [rojo] roja
            [amarillo] amarilla
            [morado] morada
            [blanco] blanca
            [negro] negra
           *[other] { $colour }
        }
    }
card-joker = comodín
card-range-joker = comodín { $low }–{ $high }
card-joker-as = { $joker } como { $as }
