colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-white = wit
colour-black = zwart
colour-pink = roze
colour-brown = bruin
picture-air = lucht
picture-fire = vuur
picture-water = water
picture-earth = aarde
picture-eagle = adelaar
picture-phoenix = feniks
picture-fish = vis
picture-snake = slang
picture-skip = Beurt overslaan!
picture-take = Die neem ik!
picture-swap = Die ruil ik!
picture-keep = Die houd ik!
picture-stopper = Stopper
picture-draw-two = Trek 2
picture-direction = Richting
on-card-direction = Richting
picture-wish = Wens
picture-knock = Klop
card-hidden = een gesloten kaart
card-coloured =
    { $colour ->
        [rood] rode
        [geel] gele
        [groen] groene
        [blauw] blauwe
        [paars] paarse
        [wit] witte
        [zwart] zwarte
        [bruin] bruine
       *[other] { $colour }
    } { $value }
card-picture =
    { $picture ->
        [fire] { $colour } { $value }
        [water] { $colour } { $value }
       *[other] { card-coloured }
    }
card-joker = joker
card-range-joker = joker { $low }–{ $high }
card-joker-as = { $joker } als { $as }
