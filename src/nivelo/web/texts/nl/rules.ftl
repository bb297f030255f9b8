# De regels: wat de spellen gemeen hebben.

rules-title = Spelregels
rules-intro = Vijf spellen, één idee: verzamel de kaarten voor je level, leg ze uit en klim sneller dan de anderen.
rules-first-game = Liever al spelend leren?
rules-tutorial = Leren spelen
rules-others = De andere spellen
rules-contents = Op deze pagina
rules-yes = Goed
rules-no = Mag niet
rules-example = Voorbeeld:
rules-independent = Nivelo is een onafhankelijk project. Dit zijn onze eigen woorden; de namen van de spellen zijn van hun eigenaars.
rules-fact-players = Spelers
rules-fact-cards = Kaarten
rules-fact-hand = In de hand
rules-fact-levels = Levels

rules-h-aim = Waar het om gaat
rules-aim = Je klimt { $levels } levels, het ene na het andere. Elk level vraagt om bepaalde combinaties van kaarten. Wie het eerst het laatste level uitlegt of eraan voorbij is, wint.
rules-aim-by-one = Je klimt { $levels } levels, het ene na het andere. Elk level vraagt om bepaalde combinaties van kaarten. Wie het eerst het laatste level uitlegt, wint.
rules-aim-rounds = Een spel duurt meerdere rondes. In elke ronde probeer je het level waar je bent, en geen ander. Heb je het uitgelegd, dan volgt in de volgende ronde het volgende; anders probeer je het opnieuw.

rules-h-cards = De kaarten
rules-cards-numbers = De getallen van 1 tot en met { $high }, één keer in elk van { $colours ->
        [4] vier
        [6] zes
       *[other] { $colours }
    } kleuren. Elke kleur heeft een eigen vorm, zodat je ze ook zonder de kleur uit elkaar kunt houden.
rules-cards-jokers =
    { $n ->
        [one] Eén joker
       *[other] { $n } jokers
    }
rules-cards-range-jokers = { $n } jokers, drie van elke soort
rules-cards-specials = { $n } speciale kaarten:
rules-cards-skips = { $n } kaarten ‘{ $card }’
rules-cards-all = Alle kaarten bekijken

rules-h-start = Een ronde begint
rules-start-deal = Iedereen krijgt { $hand } gesloten kaarten. De rest is de trekstapel.
rules-start-own = De bovenste kaart wordt omgedraaid: daarmee begint de aflegstapel van de gever. Iedereen heeft een eigen aflegstapel; de andere zijn nog leeg. Is het een joker of een speciale kaart, dan blijft die liggen en doet niets.
rules-start-left = Wie links van de gever zit, begint. Er wordt met de klok mee gespeeld.

rules-h-turn = Jouw beurt
rules-turn-order = Een beurt heeft drie stappen, altijd in deze volgorde.
rules-step-take = Een kaart pakken
rules-step-take-own = Verplicht: pak de bovenste kaart van de trekstapel of van een aflegstapel naar keuze, ook die van jezelf.
rules-step-lay = Uitleggen en aanleggen
rules-step-lay-text = Niet verplicht: heb je alle kaarten voor je level, leg ze dan uit. Ligt je level al op tafel, leg dan passende kaarten aan.
rules-step-discard = Een kaart weggooien
rules-step-discard-own = Verplicht: leg een kaart naar keuze op je eigen aflegstapel. Het mag ook de kaart zijn die je net hebt gepakt.

rules-h-groups = De combinaties
rules-groups-intro = Een level bestaat uit combinaties. Er zijn deze soorten:
rules-run = Getallen die direct op elkaar volgen. De kleuren maken niet uit.
rules-run-end = Na { $high } gaat een reeks niet verder met 1.
rules-set = Kaarten met hetzelfde getal. De kleuren maken niet uit. Twee is een paar, drie een trio, vier een kwartet.
rules-colour = Kaarten van één kleur. De getallen maken niet uit.
rules-run-yes = Een reeks van vier.
rules-run-gap = De 8 ontbreekt.
rules-run-corner = { $high } en 1 sluiten niet op elkaar aan.
rules-set-yes = Een trio.
rules-colour-yes = Vijf kaarten van één kleur.

rules-h-lay-out = Uitleggen
rules-lay-out-all = Leg alle combinaties van je level in één keer open voor je neer. Een deel ervan is niet genoeg.
rules-lay-out-exact = Leg niet meer combinaties uit dan het level vraagt, ook later niet. Elke kaart telt voor maar één combinatie.
rules-lay-out-alike = Twee combinaties mogen gelijk zijn, zelfs met dezelfde getallen.
rules-lay-out-last = Er moet één kaart overblijven, want elke beurt eindigt met weggooien. Alleen als je met het uitleggen meteen het spel wint of de ronde beëindigt, mag je je hele hand gebruiken.
rules-lay-out-example = Je level vraagt: { $level }.
rules-lay-out-example-yes = Alles is er: leg het uit.
rules-lay-out-example-no = Een deel alleen moet wachten.

rules-h-lay-off = Aanleggen
rules-lay-off-when = Zodra je eigen level op tafel ligt, mag je kaarten uit je hand aanleggen bij alles wat er ligt: bij jezelf en bij alle anderen, nog in dezelfde beurt.
rules-lay-off-run = Bij een reeks past aan beide kanten het volgende getal, en dan weer het volgende.
rules-lay-off-set = Bij een paar, een trio enzovoort passen kaarten met hetzelfde getal.
rules-lay-off-colour = Bij een kleur passen meer kaarten van die kleur.
rules-lay-off-new = Een nieuwe combinatie kun je zo niet beginnen. Ook je allerlaatste kaart kun je niet aanleggen: die gooi je weg.
rules-lay-off-example = Bij deze reeks passen 5, dan 4 enzovoort; aan de andere kant 10, dan 11 enzovoort.
rules-lay-off-why = Raak je kaarten snel kwijt: de ronde beëindigen levert iets op.

rules-h-jokers = Jokers
rules-joker-any = Een joker staat voor elk getal in elke kleur. In een combinatie mogen er meerdere liggen, zelfs alleen jokers.
rules-joker-say = Waarvoor hij staat, wordt bij het spelen bepaald, en iedereen kan het zien.
rules-joker-stays = Daar blijft het bij. Niemand kan hem ruilen tegen de kaart waarvoor hij staat.
rules-joker-special = Een joker staat nooit voor een speciale kaart.
rules-joker-full = Een joker mag ook bij gelijke kaarten of bij een kleur waar alle passende kaarten al liggen, want daarvoor geldt geen maximum. Een reeks van 1 tot en met { $high } heeft geen vrije kant meer: daar past geen joker bij.
rules-joker-example = De joker in het midden is de { $n }.

rules-h-pile = Als de trekstapel op is
rules-pile-own = Is de laatste gesloten kaart gepakt, dan geeft iedereen zijn aflegstapel terug, behalve de bovenste kaart. Die kaarten worden geschud: dat is de nieuwe trekstapel.

rules-h-round-end = Het einde van een ronde
rules-round-ends = Een ronde is direct afgelopen als iemand zijn laatste kaart weggooit.
rules-who = Wie
rules-goes-up = klimt
rules-up-ender = heeft de ronde beëindigd
rules-up-out = heeft uitgelegd
rules-up-not = heeft niet uitgelegd
rules-up-levels =
    { $n ->
        [0] geen level
        [one] één level
       *[other] { $n } levels
    }
rules-round-end-example = Lena is in level 3 en gooit haar laatste kaart weg: ze gaat naar level 5. Tom heeft zijn level 4 uitgelegd: hij gaat naar level 5. Ida’s level 4 lag niet op tafel: ze probeert het nog eens.
rules-round-next-left = Dan worden alle kaarten geschud, en wie links van de gever zit, deelt de volgende ronde.

rules-h-game-end = Het einde van het spel
rules-game-end-last = Wie in level { $last } is en het uitlegt, wint direct, of er nu kaarten over zijn of niet.
rules-game-end-bonus = Wie level { $before } heeft uitgelegd en de ronde beëindigt, wint ook: met twee levels kom je voorbij het laatste.

rules-h-levels = De levels
rules-level = Level
rules-reconstructed = Gemaakt voor Nivelo: we weten niet wat hier op de gedrukte kaart staat. Heb je het spel, dan kun je
rules-assumed = Overgenomen van de uitgave met 99 kaarten: de levelkaart van deze uitgave hebben we niet gezien. Heb je het spel, dan kun je
rules-enter-card = je eigen levelkaart invoeren
rules-levels-two = De kant met twee sterren is moeilijker. Iedereen mag zelf een kant kiezen.

rules-h-know = Goed om te weten
rules-know-joker-pile = Een joker of een speciale kaart boven op een aflegstapel mag je pakken als elke andere kaart.
rules-know-runs = Twee reeksen van een level mogen overlappen of gelijk zijn.
rules-know-hand = Er is geen grens aan het aantal kaarten in je hand.
rules-know-long = Een ronde mag zo lang duren als nodig is, tenzij aan tafel is afgesproken dat hij eindigt zodra niemand meer iets kan uitleggen of aanleggen, of na een bepaald aantal beurten. En als iedereen 30 beurten heeft gehad, mag wie de tafel heeft geopend de ronde afbreken. Dan klimt iedereen die heeft uitgelegd één level.
rules-know-empty-pile = Ook de enige kaart van een aflegstapel mag je pakken; dan is die leeg.
