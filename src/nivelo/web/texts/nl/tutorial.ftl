# Het eerste spel, stap voor stap uitgelegd.

tut-title = Het eerste spel
tut-lesson = Uitleg
tut-you = Jij
tut-next = Verder
tut-hello = Dit zijn je handkaarten: alleen jij kunt ze zien. Je speelt een korte ronde Level 8 met { $mia } en { $ben }.
tut-level = Je eerste level van acht: twee reeksen van drie, dus twee keer drie getallen achter elkaar. De kleuren maken niet uit.
tut-draw = Elke beurt begint met een kaart pakken. Tik op de trekstapel.
tut-discard = Een 6! Met 4 en 5 is dat een reeks. Elke beurt eindigt met weggooien: tik op een 1 of een 15 en dan op je stapel.
tut-others = Nu spelen de anderen. Let op wat ze weggooien: van elke stapel mag je de bovenste kaart pakken.
tut-take = { $mia } heeft een 11 weggegooid! Met jouw 9 en de joker als 10 is dat je tweede reeks. Tik erop.
tut-lay-out = Je hebt alles bij elkaar. Druk op ‘Uitleggen’.
tut-arrange = Tik in je hand op 4, 5, 6 en op 9, joker, 11. Leg ze daarna uit.
tut-lay-off = Raak nu je andere kaarten kwijt: tik op een kaart met een stip en dan op een combinatie die oplicht, ook bij { $ben }.
tut-discard-again = Meer past er niet. Gooi een kaart weg: tik erop en dan op je stapel.
tut-others-again = { $mia } en { $ben } zijn aan de beurt.
tut-draw-again = Ook { $mia } heeft uitgelegd. Trek een kaart.
tut-lay-off-again = Een 3 past bij jouw 4, 5, 6 en een 1 bij { $mia }’s 2, 3, 4. Leg ze allebei aan.
tut-last = Nog één kaart! Gooi hem weg, en de ronde is afgelopen.
tut-end = Je hebt de ronde beëindigd: twee levels omhoog! { $mia } en { $ben } hadden uitgelegd en klimmen elk één level. Wie niet heeft uitgelegd, blijft en probeert het nog eens.
tut-done = Nu kun je spelen!
tut-done-text = In de volgende ronde worden alle kaarten opnieuw gedeeld, en je level vraagt iets anders. Wie het eerst voorbij het laatste level is, wint.
tut-play = Een echt spel spelen
tut-play-note = tegen twee makkelijke tegenstanders, en jij begint
tut-rules = De regels lezen
tut-again = Nog een keer
