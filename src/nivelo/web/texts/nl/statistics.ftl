# Statistieken.

stats-title = Statistieken
stats-mine = Mijn spellen
stats-none = Je hebt nog geen spel afgemaakt. Na het eerste staan hier je cijfers.
stats-all = Op deze server
stats-all-none = Hier heeft nog niemand een spel afgemaakt.
stats-history = Al mijn spellen
stats-finished = Uitgespeeld
stats-won = Gewonnen
stats-not-won = Niet gewonnen
stats-was-won = Gewonnen
stats-ended = Afgebroken
stats-share = Winstpercentage
stats-streak = Langste reeks zeges
stats-rounds-played = Gespeelde rondes
stats-rounds = Gemiddeld aantal rondes
stats-turns = Gemiddeld aantal beurten
stats-time = Gemiddelde tijd
stats-game = Spel
stats-best-level = Hoogste level
stats-fewest-rounds = Snelste zege (rondes)
stats-by-game = Per spel
stats-won-of = { $won } van { $played }
stats-against = Tegen mensen en bots
stats-others = De anderen
stats-with-people = Met mensen
stats-with-bots = Alleen bots
stats-last =
    { $n ->
        [one] Het laatste spel
       *[other] De laatste { $n } spellen
    }
stats-last-note = Elke kolom is een spel, het nieuwste rechts, en toont hoe ver je bent geklommen. Een ster is een zege.
stats-when = Wanneer
stats-level = Level
stats-level-of = { $n } van { $of }
stats-outcome = Uitslag
stats-all-played = Wat er gespeeld wordt
stats-finished-rounds =
    { $n } · ⌀ { $shown } { $rounds ->
        [one] ronde
       *[other] rondes
    }
stats-own-games = Eigen spellen
stats-who-wins = Wie wint
stats-who = Wie
stats-seats = Plaatsen
stats-people = Mensen
stats-bot = Bot, { $bot }
chart-as-table = Als tabel
