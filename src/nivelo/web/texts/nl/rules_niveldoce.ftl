# De regels van NivelDoce.

rules-nd-cards-pictures = Vier elementen en vier dieren, in alle vier de kleuren. Bij elk element hoort een dier:
rules-nd-pair = { $element } en { $animal }

rules-nd-start-common = Naast de trekstapel wordt een kaart omgedraaid: daar begint de aflegstapel, één voor allen. Een joker of speciale kaart gaat terug, en een andere wordt omgedraaid.
rules-nd-step-take = Dat moet. Pak de bovenste kaart van de trekstapel of van de aflegstapel. Of speel in plaats daarvan een wenskaart.
rules-nd-step-discard = Dat moet. Leg een kaart op de aflegstapel, of speel een stopper, ‘Trek 2’ of richtingkaart.

rules-nd-set = Kaarten met hetzelfde getal, hetzelfde element of hetzelfde dier. De kleuren maken niet uit.
rules-nd-set-yes = Ook drie adelaars zijn een drieling.
rules-nd-colour = Kaarten van één kleur: getallen, elementen en dieren.
rules-points = Getallen die samen precies zoveel ogen zijn als het nivel zegt. Een joker telt voor 1 tot 12 ogen, zoals je wilt.
rules-points-yes = 12 ogen: 7 + 5.
rules-points-joker = 24 ogen: 9 + 5 + een joker voor 10.
rules-points-colour = Staat er ‘van een kleur’, dan geldt dat alleen voor de ogen.
rules-pictures = Twee elementen of twee dieren met verschillende plaatjes.
rules-pictures-no = Twee keer hetzelfde dier.
rules-pairs = Een element met zijn eigen dier, in kleuren naar keuze. Twee van die paren vragen twee verschillende elementen.
rules-pairs-yes = Aarde en slang horen bij elkaar.
rules-pairs-no = Vuur past niet bij de vis.

rules-nd-lay-off-pictures = Bij elementen en dieren passen de plaatjes die er al liggen.
rules-nd-lay-off-points = Bij ogen wordt niets aangelegd.
rules-nd-joker = Een joker staat voor elk getal, element of dier in elke kleur.

rules-nd-pile = Is de laatste kaart van de trekstapel gepakt, dan wordt de aflegstapel behalve de bovenste kaart geschud: dat is de nieuwe trekstapel.

rules-nd-stopper = Leg hem in plaats van weg te gooien voor iemand anders. In de volgende beurt legt die hem alleen onder de aflegstapel. Niemand kan er twee hebben. Op de aflegstapel komt hij alleen als laatste kaart.
rules-nd-draw-two = Leg hem op de aflegstapel en trek zelf twee kaarten. Of leg hem voor iemand anders, die er direct twee trekt. Op de stapel eindigt hij de ronde niet, ook niet als laatste kaart.
rules-nd-direction = De eerste ligt naast de aflegstapel, en het spel gaat andersom verder. Met de volgende gaan ze allebei op de stapel, en gaat het weer met de klok mee.
rules-nd-wish = Speel hem aan het begin van je beurt, in plaats van een kaart te pakken. Leg er tot zes kaarten bovenop en trek er zoveel als je hebt neergelegd, de wenskaart meegeteld. Dat is je hele beurt. Er mag geen ‘Trek 2’ bij zijn, en een stopper niet bovenop.
rules-nd-knock = Is er een kaart op de aflegstapel gelegd, dan mag iedereen behalve de volgende erom kloppen. Wil de volgende hem hebben, dan pakt die hem, en jij neemt je klopkaart terug. Zo niet, dan krijg jij de kaart, en de klopkaart blijft op de stapel liggen. Kloppen er meer, dan gaat voor wie eerder aan de beurt zou zijn.
rules-nd-two = Met zijn tweeën wordt er niet geklopt, en de richting verandert niets.
rules-nd-plain = Wens, klop en joker mag je ook als elke andere kaart weggooien, zonder effect.

rules-nd-all-out = Hij is ook direct afgelopen als iedereen heeft uitgelegd.
rules-nd-round-up = Iedereen die heeft uitgelegd, klimt één nivel; voor het beëindigen is er geen beloning. Niemand houdt kaarten.
rules-nd-win = Wie het eerst nivel 12 uitlegt, wint direct.
