home-title = Wat gaan we spelen?
home-already = Ken je het spel al?
welcome = Welkom, { $name }!
welcome-text = Verzamel de kaarten voor je level, leg ze uit en klim omhoog. Wie het eerst boven is, wint.
about-level8-99 = 2–6 spelers, 8 levels. Het gewone spel: jokers en drie kaarten om iemand te laten overslaan.
about-level8-101 = 2–6 spelers, 8 levels. Het beste om mee te beginnen; later wacht je een tweede, moeilijkere lijst met levels.
about-level8-master = 2–6 spelers, 8 levels. Voor wie het spel kent: jokers voor bepaalde getallen en kaarten om te pakken, te ruilen en te houden.
about-level8-board = 2–6 spelers, 8 levels. Dobbelstenen en een bord: waar je toren belandt, bepaalt wat je mag doen.
about-niveldoce = 2–8 spelers, 12 levels. Elementen, dieren en speciale kaarten om te wensen, te kloppen en anderen te stoppen.
about-custom =
    { $cards } kaarten, { $range ->
        [one] { $most } spelers
       *[many] { $least }–{ $most } spelers
    }, { $levels ->
        [one] één level
       *[other] { $levels } levels
    }.
learn = Leren spelen
learn-note = één korte ronde, drie minuten
play-alone = Alleen spelen
play-with-friends = Met vrienden spelen
play-with-friends-note = Je krijgt een link en een code om te versturen. Iedereen speelt op zijn eigen apparaat.
opponents = Tegenstanders
against-bots =
    { $n ->
        [one] één bot
       *[other] { $n } bots
    }
more-choices = Meer opties
which-game = Spel
new-table = Nieuwe tafel
join = Aanschuiven
join-text = Vraag de code aan wie de tafel heeft geopend.
join-go = Naar de tafel
code = Code
my-tables = Mijn tafels
no-tables = Je zit nog aan geen enkele tafel.
lobby = Open tafels
lobby-empty = Er is nu geen open tafel.
show-all = Alle { $n } tonen
your-turn = Jouw beurt
your-turn-continue = Jouw beurt: ga verder
continue-game = Verderspelen
seats-free =
    { $n ->
        [0] vol
        [one] één plaats vrij
       *[other] { $n } plaatsen vrij
    }
status-open = open
status-playing = bezig
status-paused = pauze
status-left = verlaten
come-back-here = Terugkomen
status-over = afgelopen
more = Meer
own-games = Eigen spellen
my-games = Gespeelde spellen
statistics = Statistieken
settings-of = Instellingen van { $name }
recover = Plaats overnemen
recover-text = Deze link hoort bij een plaats van jou. Op dit apparaat overnemen? Op het andere kijk je dan alleen nog mee.
recover-go = Overnemen
