home-title = Was wollen wir spielen?
which-game = Spiel
play-now = Jetzt spielen
play-now-note = gegen drei Bots
new-here = Neu hier? Ein kurzes erstes Spiel zeigt dir alles.
new-table = Neuer Tisch
join = An einen Tisch setzen
join-text = Wer den Tisch eröffnet hat, kann dir den Code sagen.
join-go = Los
code = Code
my-tables = Meine Tische
no-tables = Du sitzt noch an keinem Tisch.
lobby = Offene Tische
lobby-empty = Gerade ist kein Tisch offen.
show-all = Alle { $n } zeigen
your-turn = Du bist dran
seats-free =
    { $n ->
        [0] voll
        [one] ein Platz frei
       *[other] { $n } Plätze frei
    }
status-open = offen
status-playing = läuft
status-paused = Pause
status-over = zu Ende
more = Mehr
tutorial = Erstes Spiel
own-games = Eigene Spiele
my-games = Beendete Spiele
statistics = Statistik
settings-of = Einstellungen von { $name }
recover = Platz übernehmen
recover-text = Dieser Link führt zu einem Platz von dir. Auf diesem Gerät übernehmen? Auf dem anderen schaust du dann nur noch zu.
recover-go = Übernehmen
