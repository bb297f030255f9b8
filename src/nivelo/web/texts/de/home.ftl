home-title = Was wollen wir spielen?
home-already = Du kennst das Spiel schon?
welcome = Willkommen, { $name }!
welcome-text = Sammle Karten für dein Level, lege sie aus und steige auf. Wer zuerst oben ist, gewinnt.
about-level8-99 = 2–6 Personen, 8 Level. Das einfache Spiel: Joker und drei Karten zum Aussetzenlassen.
about-level8-101 = 2–6 Personen, 8 Level. Am besten für den Anfang; später wartet eine zweite, schwierigere Levelliste.
about-level8-master = 2–6 Personen, 8 Level. Für Geübte: Joker für bestimmte Zahlen und Karten zum Nehmen, Tauschen und Behalten.
about-level8-board = 2–6 Personen, 8 Level. Würfel und Spielplan: Wo dein Turm landet, bestimmt, was du tun darfst.
about-niveldoce = 2–8 Personen, 12 Level. Elemente, Tiere und Sonderkarten zum Wünschen, Klopfen und Stoppen.
about-custom =
    { $cards } Karten, { $range ->
        [one] { $most } Personen
       *[many] { $least }–{ $most } Personen
    }, { $levels ->
        [one] ein Level
       *[other] { $levels } Level
    }.
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
more-choices = Weitere Optionen
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
continue-game = Weiterspielen
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
own-games = Eigene Spiele
my-games = Beendete Spiele
statistics = Statistik
settings-of = Einstellungen von { $name }
recover = Platz übernehmen
recover-text = Dieser Link führt zu einem Platz von dir. Auf diesem Gerät übernehmen? Auf dem anderen schaust du dann nur noch zu.
recover-go = Übernehmen
