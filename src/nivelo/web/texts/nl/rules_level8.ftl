# De regels van Level 8, beide uitgaven.

rules-h-skip = De kaart ‘{ $card }’
rules-skip-play = In plaats van weg te gooien mag je deze kaart voor iemand anders leggen. Die slaat de volgende beurt over en schuift alleen de kaart open onder de trekstapel.
rules-skip-one = Niemand kan er twee voor zich hebben, en voor jezelf kun je er geen leggen.
rules-skip-plain = Je mag hem ook op je eigen stapel weggooien; dan doet hij niets. Als laatste kaart beëindigt hij de ronde en doet verder niets.
rules-skip-surface = Komt zo’n kaart boven op de trekstapel, dan geldt die als op.
rules-skip-two = Met zijn tweeën ben je gewoon nog een keer aan de beurt.

rules-h-keep-two = Kaarten houden (twee sterren)
rules-keep-two = Op de kant met twee sterren zijn de levels 5 tot en met 8 moeilijk. Wie aan het einde van een ronde in een daarvan is en niet heeft uitgelegd, mag maximaal vier kaarten houden voor de volgende ronde.
rules-keep-deal = Je krijgt dan alleen zoveel kaarten dat je er weer { $hand } hebt.
rules-keep-not = Verder houdt niemand kaarten, tenzij de kaarten ‘Die houd ik!’ van Master erbij zitten.

rules-h-mixes = Level 8 Master erbij mengen
rules-mix-specials = Met de negen speciale kaarten van Master zijn het 110 kaarten.
rules-mix-all = Met alle kaarten van Master zijn het er 209: elk getal is er twee keer, en er zijn beide soorten jokers.
rules-mix-levels = De levels blijven die van dit spel. De kaarten van Master werken zoals daar.
rules-mix-link = Lezen hoe ze werken
