colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-white = blanc
colour-black = noir
colour-pink = rose
colour-brown = brun
picture-air = air
picture-fire = feu
picture-water = eau
picture-earth = terre
picture-eagle = aigle
picture-phoenix = phénix
picture-fish = poisson
picture-snake = serpent
picture-skip = Passe
picture-take = Je la prends !
picture-swap = Je l’échange !
picture-keep = Je la garde !
picture-stopper = Stop
picture-draw-two = Pioche 2
picture-direction = Changement de sens
on-card-direction = Sens
picture-wish = Souhait
picture-knock = Toc-toc
card-hidden = une carte cachée
card-coloured = { $value } { $colour }
card-picture =
    { $value } { $picture ->
        [water] { $colour ->
            [vert] verte
            [bleu] bleue
            [violet] violette
            [blanc] blanche
            [noir] noire
            [brun] brune
           *[other] { $colour }
        }
        [earth] { $colour ->
            [vert] verte
            [bleu] bleue
            [violet] violette
            [blanc] blanche
            [noir] noire
            [brun] brune
           *[other] { $colour }
        }
       *[other] { $colour }
    }
card-joker = joker
card-range-joker = joker { $low }–{ $high }
card-joker-as = { $joker } comme { $as }
