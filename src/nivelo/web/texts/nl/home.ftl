home-title = Wat gaan we spelen?
which-game = Spel
play-now = Nu spelen
play-now-note = tegen drie bots
new-here = Nieuw hier? Een kort eerste spel laat alles zien.
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
seats-free =
    { $n ->
        [0] vol
        [one] één plaats vrij
       *[other] { $n } plaatsen vrij
    }
status-open = open
status-playing = bezig
status-paused = pauze
status-over = afgelopen
more = Meer
tutorial = Eerste spel
own-games = Eigen spellen
my-games = Gespeelde spellen
statistics = Statistieken
settings-of = Instellingen van { $name }
recover = Plaats overnemen
recover-text = Deze link hoort bij een plaats van jou. Op dit apparaat overnemen? Op het andere kijk je dan alleen nog mee.
recover-go = Overnemen
