# De regels van NivelDoce.

rules-nd-cards-pictures = Vier elementen en vier dieren, in alle vier de kleuren. Bij elk element hoort een dier:
rules-nd-pair = { $element } en { $animal }

rules-nd-start-common = Naast de trekstapel wordt een kaart omgedraaid: daar begint de aflegstapel, één voor iedereen. Een joker of speciale kaart gaat terug, en een andere wordt omgedraaid.
rules-nd-step-take = Verplicht: pak de bovenste kaart van de trekstapel of van de aflegstapel, of speel in plaats daarvan een wenskaart.
rules-nd-step-discard = Verplicht: leg een kaart op de aflegstapel, of speel een stopper, een ‘Trek 2’ of een richtingkaart.

rules-nd-set = Kaarten met hetzelfde getal, hetzelfde element of hetzelfde dier. De kleuren maken niet uit.
rules-nd-set-yes = Ook drie adelaars zijn een trio.
rules-nd-colour = Kaarten van één kleur: getallen, elementen en dieren.
rules-points = Getallen die samen precies zoveel punten zijn als het level vraagt. Een joker telt voor 1 tot en met 12 punten, zoals je wilt.
rules-points-yes = 12 punten: 7 + 5.
rules-points-joker = 24 punten: 9 + 5 + een joker als 10.
rules-points-colour = Staat er ‘van één kleur’, dan geldt dat alleen voor de punten.
rules-pictures = Twee elementen of twee dieren met verschillende plaatjes.
rules-pictures-no = Twee keer hetzelfde dier.
rules-pairs = Een element met zijn eigen dier, in kleuren naar keuze. Zijn er twee nodig, dan met twee verschillende elementen.
rules-pairs-yes = Aarde en slang horen bij elkaar.
rules-pairs-no = Vuur past niet bij de vis.

rules-nd-lay-off-pictures = Bij elementen en dieren passen de plaatjes die er al liggen.
rules-nd-lay-off-points = Bij punten wordt niets aangelegd.
rules-nd-joker = Een joker staat voor elk getal, element of dier in elke kleur.

rules-nd-pile = Is de laatste kaart van de trekstapel gepakt, dan wordt de aflegstapel behalve de bovenste kaart geschud: dat is de nieuwe trekstapel.

rules-nd-stopper = Leg hem in plaats van weg te gooien voor iemand anders. Die doet in de volgende beurt niets anders dan hem onder de aflegstapel leggen. Niemand kan er twee hebben. Zonder wenskaart mag hij alleen als laatste kaart op de aflegstapel.
rules-nd-draw-two = Leg hem op de aflegstapel en trek zelf twee kaarten, of leg hem voor iemand anders, die er direct twee trekt. Leg je hem als laatste kaart op de stapel, dan eindigt de ronde niet, want je trekt nog; leg je hem als laatste voor iemand anders, dan wel, tenzij aan tafel iets anders is afgesproken.
rules-nd-direction = De eerste ligt naast de aflegstapel, en het spel gaat tegen de klok in verder. Met de volgende gaan ze allebei op de stapel, en gaat het weer met de klok mee. Als laatste kaart beëindigt hij de ronde en draait hij niets om. Elke ronde begint met de klok mee.
rules-nd-wish = Speel hem aan het begin van je beurt, in plaats van een kaart te pakken. Leg er maximaal zes kaarten bovenop en trek er zoveel als je hebt neergelegd, de wenskaart meegeteld. Dat is je hele beurt. Er mag geen ‘Trek 2’ bij zijn, en een stopper niet bovenop. Ligt er een richtingkaart bovenop, dan draait de richting om.
rules-nd-knock = Heeft iemand anders een kaart op de aflegstapel gelegd, dan mag je er met een klopkaart om kloppen, behalve als je zelf aan de beurt komt of een stopper voor je hebt. Wil de volgende speler de kaart hebben, dan pakt die hem, en jij neemt je klopkaart terug. Zo niet, dan krijg jij de kaart, en de klopkaart blijft op de stapel liggen. Kloppen er meerdere spelers, dan heeft voorrang wie het eerst aan de beurt zou zijn.
rules-nd-two = Met zijn tweeën wordt er niet geklopt, en de richting verandert niets.
rules-nd-plain = Wenskaarten, klopkaarten en jokers mag je ook weggooien als elke andere kaart, zonder effect.

rules-nd-all-out = Ook als iedereen heeft uitgelegd, is de ronde direct afgelopen.
rules-nd-round-up = Iedereen die heeft uitgelegd, klimt één level; de ronde beëindigen levert niets extra’s op. Niemand houdt kaarten.
rules-nd-win = Wie het eerst level 12 uitlegt, wint direct.
