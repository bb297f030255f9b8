# Spellen die afgelopen zijn.

history-title = Gespeelde spellen
history-empty = Je hebt nog geen spel afgemaakt.
history-count =
    { $n ->
        [one] Eén spel
       *[other] { $n } spellen
    }
history-more =
    { $n ->
        [one] Nog één tonen
       *[other] Nog { $n } tonen
    }
history-won = Gewonnen
history-lost = Niet gewonnen
history-ended = Afgebroken
history-rounds =
    { $n ->
        [one] één ronde
       *[other] { $n } rondes
    }
history-turns =
    { $n ->
        [one] één beurt
       *[other] { $n } beurten
    }
history-level = level { $n }
history-replay = Terugkijken
history-replay-of = Terugkijken: { $game }, { $when }
history-winner = { $name } heeft gewonnen
history-ended-text = Het spel is beëindigd voordat iemand won
history-bot = Bot
history-stand-in = Aan het einde speelde een bot
history-record = Verslag downloaden
history-record-note = Het verslag is een tekst die mensen en programma’s kunnen lezen. Met Nivelo op je computer:
error-history = Dit spel is nog niet afgelopen, of is nooit gespeeld.

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $h } u { $m } min

# Het bewijs dat een spel eerlijk was.

proof-title = Waren de kaarten eerlijk?
proof-intro = Niemand heeft de kaarten gekozen, de server niet en de spelers niet. Je hoeft het niet te geloven: laat je browser het narekenen.
proof-promise = 1. De belofte
proof-promise-text = Voordat het spel begon, bedacht de server een geheim en maakte de vingerafdruk ervan bekend. Een vingerafdruk past bij één geheim en bij geen ander, maar verraadt het niet. Voor het spel kon iedereen hem zien.
proof-promised = Vingerafdruk, zoals beloofd
proof-secret = 2. Het geheim
proof-secret-text = Nu het spel afgelopen is, toont de server zijn geheim. Komt de vingerafdruk overeen met de beloofde, dan heeft de server het niet veranderd.
proof-the-secret = Geheim
proof-computed = Hier berekend ({ $what })
proof-secret-ok = De vingerafdruk komt overeen met de beloofde.
proof-secret-bad = De vingerafdruk klopt niet! Dit is niet het beloofde geheim.
proof-seed = 3. Jullie woorden
proof-seed-text = Na de belofte kon iedereen een woord toevoegen. Het geheim en alle woorden samen geven de startwaarde waar de kaarten uit komen. De server kon dus niet op bepaalde kaarten mikken.
proof-no-word = geen woord
proof-no-words = In dit spel voegde niemand een woord toe, dus berusten de kaarten alleen op het geheim van de server. Voeg er de volgende keer een toe, voor het spel.
proof-seed-ok = De startwaarde volgt uit het geheim en de woorden.
proof-seed-bad = De startwaarde volgt niet uit het geheim en de woorden!
proof-deal = 4. De kaarten
proof-deal-text = Uit de startwaarde deelt je browser de eerste ronde nog eens, kaart voor kaart.
proof-deal-ok = Dit zijn precies de handen waarmee het spel begon.
proof-deal-bad = Het spel begon met andere handen!
proof-server = 5. Al het andere
proof-server-text = De server heeft het hele spel vanuit de startwaarde nog eens gespeeld, zet voor zet. Met het verslag kun jij dat ook.
check-game = Het spel en zijn regels
check-commitment = De belofte
check-seed = De startwaarde
check-moves = Elke zet
check-result = De uitslag
proof-server-ok = Alles klopt.
proof-server-bad = Er klopt iets niet.
proof-run = Nu narekenen
proof-all-ok = Je browser heeft het nagerekend: de kaarten waren eerlijk.
proof-all-bad = De controle is mislukt. Vertrouw dit spel niet.

# De terugblik na het spel.

review-title = Jouw beslissingen
review-about = Een sterke bot loopt al je beslissingen nog eens na en toont welke je het meest hebben gekost.
review-about-alone = Een sterke bot gaat je beslissingen na, zoveel als dit apparaat in de tijd kan, en laat zien welke je het meest hebben gekost.
review-partly = Op dit apparaat was er tijd voor { $looked } van je { $total } beslissingen, eerst die waarbij een snelle bot anders had gespeeld.
review-found-partly =
    { $n ->
        [one] Eén daarvan heeft je iets gekost:
       *[other] { $n } daarvan hebben je iets gekost:
    }
review-none-partly = Geen daarvan heeft je duidelijk iets gekost.
review-begin = Mijn beslissingen bekijken
review-progress = Je beslissingen worden bekeken: { $done } van { $total }
review-again = De duurste worden nog eens bekeken: { $done } van { $total }
review-none = Geen enkele beslissing heeft je duidelijk iets gekost. Goed gespeeld!
review-found =
    { $n ->
        [one] Eén van je { $total } beslissingen heeft je iets gekost:
       *[other] { $n } van je { $total } beslissingen hebben je iets gekost:
    }
review-round = Ronde { $n }
review-made = Jij: { $move }
review-better = Beter: { $move }
review-cost =
    { $n ->
        [one] { $n } zege minder
       *[other] { $n } zeges minder
    } op 100 spellen ({ $low } tot { $high })
review-perhaps-cost =
    { $n ->
        [one] misschien { $n } zege minder
       *[other] misschien { $n } zeges minder
    } op 100 spellen, maar dat kan toeval zijn
review-chances = { $best }% in plaats van { $made }%
review-look = Dit moment bekijken
review-note = De kansen zijn schattingen uit gesimuleerde spellen die passen bij wat jij kon zien. Alleen wat meer is dan toeval wordt getoond.
review-perhaps = Misschien nog eens bekijken
review-well = Goed gespeeld
review-same = Bij { $n } van de { $total } beslissingen had een sterke bot hetzelfde gedaan.
review-rose = Een sterke bot had hetzelfde gedaan; je winstkans was daarna { $n }%.
