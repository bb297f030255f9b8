home-title = Was wollen wir spielen?
home-already = Du kennst das Spiel schon?
welcome = Willkommen, { $name }!
welcome-text = Sammle Karten für dein Level, lege sie aus und steige auf. Wer zuerst oben ist, gewinnt.
learn = Spielen lernen
learn-note = ein kurzer Durchgang, drei Minuten
play-alone = Allein spielen
play-with-friends = Mit Freunden spielen
play-with-friends-note = Du bekommst einen Link und einen Code zum Verschicken. Alle spielen auf ihrem eigenen Gerät.
opponents = Gegner
against-bots =
    { $n ->
        [one] ein Bot
       *[other] { $n } Bots
    }
more-choices = Mehr einstellen
which-game = Spiel
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
your-turn-continue = Du bist dran: weiterspielen
seats-free =
    { $n ->
        [0] voll
        [one] ein Platz frei
       *[other] { $n } Plätze frei
    }
status-open = offen
status-playing = läuft
status-paused = Pause
status-left = verlassen
come-back-here = Zurückkommen
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
