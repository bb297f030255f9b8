# Statistik.

stats-title = Statistik
stats-mine = Meine Spiele
stats-none = Du hast noch kein Spiel beendet. Nach dem ersten stehen hier deine Zahlen.
stats-all = Auf diesem Server
stats-all-none = Hier hat noch niemand ein Spiel beendet.
stats-history = Alle meine Spiele
stats-finished = Zu Ende gespielt
stats-won = Gewonnen
stats-not-won = Nicht gewonnen
stats-was-won = Gewonnen
stats-ended = Abgebrochen
stats-share = Siegquote
stats-streak = Längste Siegesserie
stats-rounds-played = Gespielte Durchgänge
stats-rounds = Durchgänge im Schnitt
stats-turns = Züge im Schnitt
stats-time = Dauer im Schnitt
stats-game = Spiel
stats-best-level = Höchstes Level
stats-fewest-rounds = Schnellster Sieg (Durchgänge)
stats-by-game = Nach Spiel
stats-won-of = { $won } von { $played }
stats-against = Gegen Menschen und Bots
stats-others = Die anderen
stats-with-people = Mit Menschen
stats-with-bots = Nur Bots
stats-last =
    { $n ->
        [one] Das letzte Spiel
       *[other] Die letzten { $n } Spiele
    }
stats-last-note = Jede Säule steht für ein Spiel, das neueste rechts, und zeigt, wie weit du gekommen bist. Ein Stern bedeutet Sieg.
stats-when = Wann
stats-level = Level
stats-level-of = { $n } von { $of }
stats-outcome = Ergebnis
stats-all-played = Was gespielt wird
stats-finished-rounds =
    { $n } · ⌀ { $shown } { $rounds ->
        [one] Durchgang
       *[other] Durchgänge
    }
stats-own-games = Eigene Spiele
stats-who-wins = Wer gewinnt
stats-who = Wer
stats-seats = Plätze
stats-people = Menschen
stats-bot = Bot, { $bot }
chart-as-table = Als Tabelle
