# De coach aan tafel.

coach-thinking = De coach denkt na…
coach-figures = De cijfers
hint-do = Doen
hint-why = Waarom?
hint-nothing = Er is nu niets te doen.
coach-then =
    { $missing ->
        [0] Dan heb je alles bij elkaar.
        [one] Dan ontbreekt er nog één kaart, en { $helping ->
            [0] geen enkele ongeziene kaart helpt
            [one] één ongeziene kaart helpt
           *[other] { $helping } ongeziene kaarten helpen
        }.
       *[other] Dan ontbreken er nog { $missing } kaarten, en { $helping ->
            [0] geen enkele ongeziene kaart helpt
            [one] één ongeziene kaart helpt
           *[other] { $helping } ongeziene kaarten helpen
        }.
    }
coach-more =
    Dan { $helping ->
        [one] helpt één ongeziene kaart
       *[other] helpen { $helping } ongeziene kaarten
    } in plaats van { $before }.
coach-draw =
    { $helping ->
        [0] Geen van de { $unseen } ongeziene kaarten helpt.
        [one] Eén van de { $unseen } ongeziene kaarten helpt.
       *[other] { $helping } van de { $unseen } ongeziene kaarten helpen.
    }
why-wins = Hiermee win je het spel.
why-ends-round = Hiermee beëindig je de ronde in deze beurt.
why-lays-out = Je level telt pas als het op tafel ligt.
why-lays-off = Zo ben je een kaart kwijt.
why-holds-back = Je kunt je level al uitleggen, maar in proefpotjes wint wachten vaker.
why-holds-card = Je kunt een kaart aanleggen, maar in proefpotjes wint wie hem houdt vaker.
why-complete = Elke beurt begint met een kaart pakken; daarna kun je je level uitleggen, want het is compleet.
why-completes = Hiermee is je level compleet.
why-closer = Hiermee kom je dichter bij je level.
why-can-be-laid-off = Je kunt hem aanleggen.
why-more-help = Met die kaart helpen meer ongeziene kaarten.
why-takes-special = Het is een speciale kaart die je later kunt spelen.
why-no-top-helps = Geen van de open kaarten helpt je.
why-denies = { $name } is bijna uit en zou hem anders kunnen aanleggen.
why-keeps-away = Hij past nergens: { $name } is bijna uit en kan hem niet gebruiken.
why-stops = { $name } is er bijna.
why-not-needed =
    { $n ->
        [one] Je level heeft hem niet nodig.
       *[other] Je level heeft ze niet nodig.
    }
why-needed =
    { $n ->
        [one] Je level heeft hem nodig.
       *[other] Je level heeft ze nodig.
    }
why-fits-nowhere =
    { $n ->
        [one] Hij past nergens op tafel.
       *[other] Ze passen nergens op tafel.
    }
why-no-use = Je hebt niets aan de kaart.
why-exchanges = Zo ruil je kaarten die je level niet nodig heeft.
why-sits-out = { $name } slaat dan een beurt over.
why-makes-draw = { $name } moet twee kaarten trekken.
why-draws-two = Je trekt er twee kaarten voor.
why-may-take = Alle anderen laten drie kaarten zien, en daarvan mag je er één pakken.
why-may-keep = Als de ronde eindigt voordat je hebt uitgelegd, mag je drie kaarten houden.
why-reverses = Daarna gaat het de andere kant op.
why-joker = Daar krijg je een joker.
why-another-turn = Daarna ben je nog een keer aan de beurt.
why-top-helps = Een van de open kaarten helpt je.
why-least-useful = Van de kaarten voor je level kun je deze het best missen.
why-rest-useful = Je level kan alle kaarten gebruiken die je overhoudt.
why-rest-special = Op speciale kaarten na kan je level alles gebruiken wat je overhoudt.
why-keeps-most = Zo houd je zo veel mogelijk van je level.
why-none-needed = Je level heeft de andere niet nodig.
why-likeliest = Niets anders geeft je meer kans op een kaart die je helpt.
why-same-action = Beide velden doen hetzelfde.
why-takes-two = Daar pak je twee kaarten.
why-one-card = Daar pak je maar één kaart.
why-exchanges-misfits = Zo ruil je kaarten die nergens op tafel passen.
why-has-one = { $name } heeft zo’n kaart, en je hebt er iets aan.
why-knocked-for = Anders krijgt { $name } hem, door te kloppen.
why-nearly-fits = Binnenkort past hij misschien aan een reeks op tafel.
why-untouchable = Daar kan niemand hem pakken.
why-missed-wins = Je had het spel kunnen winnen.
why-missed-ends-round = Je had de ronde kunnen beëindigen.
why-feeds = De kaart die je weggooide kon worden aangelegd, en { $name } was bijna uit.
why-was-needed = Je level had de kaart die je weggooide nodig.
why-fewer-help = Na wat je weggooide konden minder ongeziene kaarten je helpen.
coach-wins-so =
    { $n ->
        [0] Zo win je het spel in minder dan 1% van de gevallen.
        [100] Zo win je het spel in meer dan 99% van de gevallen.
       *[other] Zo win je het spel in ongeveer { $n }% van de gevallen.
    }
coach-soon =
    { $n ->
        [0] Binnen drie beurten maak je je level vrijwel zeker niet af.
        [100] Binnen drie beurten maak je je level vrijwel zeker af.
       *[other] Binnen drie beurten maak je je level af in ongeveer { $n }% van de gevallen.
    }
coach-idea-good = Jouw idee is ongeveer even goed: { $move }
coach-idea-worse = Jouw idee wint ongeveer { $n } keer minder op de 100 ({ $low } tot { $high }): { $move }
coach-going-out = Je kunt de ronde nu beëindigen:
coach-going-out-too = Je zou deze beurt ook de ronde kunnen beëindigen:
coach-winning = Je kunt het spel nu winnen:
coach-lay-out = Leg { $groups } uit.
coach-chances = Kans om je level af te maken
coach-turns =
    { $n ->
        [one] binnen één beurt
       *[other] binnen { $n } beurten
    }
coach-percent = { $n }%
coach-error = ± { $n }
coach-between = { $low } tot { $high }%
coach-moves = Wat elke zet doet
coach-missing = Nog nodig
coach-helping = Ongeziene kaarten die helpen
coach-wins = Wint het spel
coach-as-good = ongeveer even goed
coach-less = wint { $n } keer minder op de 100
coach-model = Op grond van wat je kunt zien. De kansen gaan uit van één ongeziene kaart per beurt en goed weggooien; in deze beurt tellen ook de open kaarten op de aflegstapels mee. ‘Wint het spel’ is wat een sterke bot verwacht in gesimuleerde spellen; ± is de foutmarge. Waar het verschil toeval kan zijn, staat ‘ongeveer even goed’.
coach-action = Kies ‘{ $action }’.
coach-ask = Vraag naar { $asked }, eerst bij { $name }.
coach-count =
    { $n ->
        [one] Trek één kaart.
       *[other] Trek { $n } kaarten.
    }

# Tips.

hint-complete = Je hebt alles voor je level.
hint-complete-spare = Je hebt alle kaarten van je level, maar na het uitleggen houd je er geen over om weg te gooien.
hint-missing =
    { $n ->
        [one] Er ontbreekt één kaart.
       *[other] Er ontbreken { $n } kaarten.
    }
hint-helps =
    { $n ->
        [one] Eén kaart helpt
       *[other] { $n } kaarten helpen
    } van de { $unseen } die je nog niet hebt gezien:
hint-unseen = { $n } niet gezien
suggest =
    { $kind ->
        [draw] Trek een kaart van de trekstapel.
        [pile] Pak { $card } van { $whose ->
            [common] de aflegstapel
            [yours] je eigen stapel
           *[other] de stapel van { $name }
        }.
        [lay_out] Leg je level uit.
        [lay_off] { $group ->
            [unknown] Leg { $card } aan.
           *[other] Leg { $card } aan bij { $group }.
        }
        [discard] Gooi { $card } weg.
        [play] { $at ->
            [seat] Leg { $card } voor { $name }.
           *[none] Speel { $card }.
        }
        [wish] Speel { $card }.
        [knock] Klop.
        [pass] Klop niet.
        [leave] Pak de kaart niet.
        [field] { $action ->
            [none] Ga naar veld { $number }.
           *[other] Ga naar het veld ‘{ $action }’.
        }
        [done] Zo is het genoeg.
        [go_on] Ga verder zonder een kaart te pakken.
        [take_none] Pak er geen.
        [keep_no_more] Houd geen kaarten meer.
        [put_no_more] Leg geen kaarten meer af.
        [no_second] Gooi geen tweede kaart weg.
        [give] Geef { $card }.
        [show] Laat { $card } zien.
        [keep] Houd { $card }.
        [put_down] Leg { $card } af.
        [steal] Pak { $card } van { $name }.
       *[other] Kies { $card }.
    }

# Na een afwezigheid. $who is "you", "other" of "nobody".

recap-title = Terwijl je weg was
recap-new-game = Er is een nieuw spel begonnen.
recap-rounds =
    { $n ->
        [one] Er is een ronde afgelopen.
       *[other] Er zijn { $n } rondes afgelopen.
    }
recap-ended =
    { $who ->
        [you] Jij hebt ronde { $n } beëindigd.
        [nobody] Ronde { $n } is afgelopen.
       *[other] { $name } heeft ronde { $n } beëindigd.
    }
recap-climbed =
    { $who ->
        [you] Je bent naar level { $to } geklommen.
       *[other] { $name } is naar level { $to } geklommen.
    }
recap-laid-out =
    { $n ->
        [one] { $names } heeft uitgelegd.
       *[other] { $names } hebben uitgelegd.
    }
recap-turn =
    { $who ->
        [you] Nu ben jij aan de beurt.
       *[other] Nu is { $name } aan de beurt.
    }
