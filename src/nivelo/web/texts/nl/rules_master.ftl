# De regels van Level 8 Master.

rules-colour-run = Een reeks in één enkele kleur. Twee kaarten zijn al genoeg als het level niet meer vraagt.
rules-colour-run-yes = Een kleurreeks van drie.
rules-colour-run-no = De 6 heeft een andere kleur.
rules-lay-off-colour-run = Bij een kleurreeks past het volgende getal alleen in dezelfde kleur.

rules-range-joker = Er zijn drie soorten jokers: voor 1 tot en met 5, voor 6 tot en met 10 en voor 11 tot en met 15. In reeksen en bij gelijke kaarten staat elk voor een getal van zijn bereik, in een kleur naar keuze.
rules-range-joker-colour = Bij kaarten van één kleur doet het bereik er niet toe.
rules-range-joker-say = Waarvoor een joker staat, wordt bij het spelen bepaald. Daar blijft het bij, en niemand kan hem ruilen.
rules-range-joker-yes = De eerste joker is de 5, de tweede de 6.
rules-range-joker-no = Een joker voor 1 tot en met 5 kan niet de 9 zijn.

rules-h-specials = Speciale kaarten
rules-special-when = Een speciale kaart speel je in plaats van weg te gooien. Daarna is je beurt voorbij: één speciale kaart per beurt.
rules-special-plain = Je mag hem ook zonder effect op je eigen stapel weggooien. Als laatste kaart beëindigt hij de ronde en doet verder niets.
rules-take = Schuif hem open onder de trekstapel. Alle anderen laten om de beurt drie kaarten naar keuze zien; wie er minder heeft, laat ze allemaal zien. Je mag er één pakken. Wie hem kwijt is, trekt een kaart; alle andere gaan terug naar de hand.
rules-swap = Schuif hem open onder de trekstapel. Leg maximaal drie kaarten uit je hand op je aflegstapel en trek er evenveel van de trekstapel.
rules-keep = Leg hem voor je neer. Heb je aan het einde van de ronde niet uitgelegd, dan mag je maximaal drie kaarten houden voor de volgende ronde. Meerdere tellen bij elkaar op.
rules-special-surface = Komt een kaart ‘{ $take }’ of ‘{ $swap }’ boven op de trekstapel, dan geldt die als op.

rules-h-keep = Kaarten houden
rules-keep-master = Wie aan het einde van de ronde in level 5, 6, 7 of 8 is en niet heeft uitgelegd, mag maximaal vier kaarten houden. Kaarten ‘{ $card }’ komen daarbij.
rules-keep-example = Nora is in level 6 en heeft niet uitgelegd. Voor haar ligt één kaart ‘{ $card }’: ze mag 4 + 3 = 7 kaarten houden en krijgt drie nieuwe.
