# Het eerste spel, stap voor stap uitgelegd.

tut-title = Het eerste spel
tut-lesson = Uitleg
tut-you = Jij
tut-next = Verder
tut-hello = Welkom! Je speelt nu een korte ronde Level 8 met { $mia } en { $ben }. Onderaan liggen jouw handkaarten. Alleen jij kunt ze zien.
tut-level = Iedereen klimt acht levels. Boven je hand staat wat jouw level vraagt: twee reeksen van drie, dus twee keer drie getallen achter elkaar. De kleuren maken niet uit.
tut-draw = Jij bent aan de beurt. Elke beurt begint met een kaart pakken. Tik op de trekstapel in het midden.
tut-discard = Een 6! Met 4 en 5 is dat je eerste reeks. Elke beurt eindigt met weggooien: tik op een kaart die je niet nodig hebt, een 1 of een 15, en dan op je aflegstapel.
tut-others = Nu spelen de anderen. Let op wat ze weggooien: van elke aflegstapel mag je de bovenste kaart pakken.
tut-take = { $ben } heeft zijn level uitgelegd. En { $mia } heeft een 11 weggegooid! Met jouw 9 en de joker als 10 is dat je tweede reeks. Tik op de 11.
tut-lay-out = Nu heb je alles. Druk op ‘Uitleggen’, tik op 4, 5, 6 en op 9, joker, 11, en leg ze uit.
tut-lay-off = Je level ligt op tafel! Probeer nu je andere kaarten kwijt te raken: je mag overal aanleggen, ook bij { $ben }. Tik op een kaart met een stip en dan op de combinatie die oplicht.
tut-discard-again = Meer past er niet. Gooi een van de overige kaarten weg.
tut-others-again = { $mia } en { $ben } zijn aan de beurt. Misschien komt er iets nieuws op tafel.
tut-draw-again = Ook { $mia } heeft uitgelegd. Pak een kaart van de trekstapel.
tut-lay-off-again = Een 3: die past bij jouw 4, 5, 6. En een 1 past bij { $mia }’s 2, 3, 4. Leg ze allebei aan.
tut-last = Nog één kaart! Gooi hem weg, en de ronde is afgelopen.
tut-end = Je hebt de ronde beëindigd: twee levels omhoog! { $mia } en { $ben } hadden uitgelegd en klimmen elk één level. Wie niet heeft uitgelegd, blijft en probeert het nog eens.
tut-done = Nu kun je spelen!
tut-done-text = In de volgende ronde worden alle kaarten opnieuw gedeeld, en je level vraagt iets anders. Wie het eerst voorbij het laatste level is, wint.
tut-play = Een echt spel spelen
tut-play-note = tegen twee makkelijke tegenstanders, en jij begint
tut-rules = De regels lezen
tut-again = Nog een keer
