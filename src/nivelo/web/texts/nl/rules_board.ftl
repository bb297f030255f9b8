# De regels van het bordspel.

rules-board-cards-jokers = { $n } jokers liggen klaar in het midden van het bord. Ze zien er aan beide kanten hetzelfde uit: iedereen ziet hoeveel je er hebt.
rules-board-towers = Iedereen heeft twee stenen, als toren gestapeld op het startveld. Een rondgang van { $fields } actievelden loopt om het bord.
rules-start-board = De bovenste kaart wordt omgedraaid: daarmee begint de aflegstapel van de gever. Iedereen heeft een eigen aflegstapel; de andere zijn nog leeg.

rules-step-roll = Gooien en de actie uitvoeren
rules-step-roll-text = Verplicht: gooi beide dobbelstenen, verzet je toren en doe wat zijn veld zegt. Zo kom je aan kaarten.

rules-h-dice = Dobbelstenen en torens
rules-dice-two = Vanaf jouw veld gaat de ene steen zo ver als de ene dobbelsteen toont, de andere zo ver als de andere. Kies een van de twee velden, stapel daar je toren en voer de actie uit.
rules-dice-double = Bij dubbel gaat de ene steen het gegooide getal, de andere twee keer zo ver.
rules-dice-jump = Velden met de toren van een ander worden overgeslagen en niet meegeteld.
rules-dice-stay = De torens blijven staan als een nieuwe ronde begint.
rules-dice-example = Je gooit 2 en 5. Je kunt kiezen tussen het tweede en het vijfde veld vanaf het jouwe.

rules-h-actions = De velden
rules-action-plus-one = Pak de bovenste kaart van een stapel naar keuze: de trekstapel of een aflegstapel.
rules-action-plus-two = Hetzelfde twee keer: pak een kaart, bekijk hem en pak er nog een van een stapel naar keuze. Je moet ze allebei pakken.
rules-action-again = Pak een kaart van een stapel naar keuze en maak je beurt af zoals altijd. Daarna heb je nog een hele beurt, met dobbelstenen. Eindigt de ronde met je eerste beurt, dan vervalt de tweede.
rules-action-exchange = Leg één tot drie kaarten uit je hand, een voor een, op je aflegstapel. Trek er dan één meer van de trekstapel.
rules-action-everyone = Je trekt een kaart van de trekstapel, en daarna alle anderen ook.
rules-action-joker = Pak een joker uit het midden. Is er geen meer, pak dan een kaart van een stapel naar keuze.
rules-action-ask = Noem een getal of een kleur en vraag de anderen een voor een, linksom of rechtsom. De eerste die zo’n kaart heeft, geeft je er een en trekt er een kaart voor. Heeft niemand er een, pak dan een kaart van een stapel naar keuze. Jokers tellen niet.
rules-action-open-three = Alle anderen laten drie kaarten naar keuze zien; wie er minder heeft, laat ze allemaal zien. Je moet er één pakken; wie hem kwijt is, trekt een kaart.
rules-action-free = Kies een van de andere acties. Je toren gaat met de klok mee naar het volgende veld van die actie waar geen toren van een ander staat, en je voert de actie uit. Zijn al die velden bezet, kies dan een andere actie.

rules-h-full = Volle combinaties
rules-full-when = Een reeks van 1 tot en met 15, zes gelijke kaarten of vijftien van één kleur zijn vol. Een joker mag er toch nog bij.
rules-full-two = Zijn alle combinaties op tafel vol, dan mag wie heeft uitgelegd twee kaarten weggooien in plaats van één.

rules-keep-board = Wie niet heeft uitgelegd, mag maximaal vier kaarten houden voor de volgende ronde, ook jokers en in elk level. Ze tellen mee voor de tien kaarten van de nieuwe hand.
rules-round-next-ender = Wie de ronde heeft beëindigd, deelt de volgende. Jokers die niemand houdt, gaan terug naar het midden.
rules-board-pile-jokers = Jokers uit deze stapels gaan terug naar het midden.
rules-know-joker-board = Een joker boven op een aflegstapel mag je pakken als elke andere kaart.
