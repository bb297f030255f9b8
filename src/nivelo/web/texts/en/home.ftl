home-title = What shall we play?
which-game = Game
play-now = Play now
play-now-note = against three bots
new-here = New here? A short first game shows you how.
new-table = New table
join = Join a table
join-text = Ask the host for the code.
join-go = Join
code = Code
my-tables = My tables
no-tables = You are not at a table yet.
lobby = Open tables
lobby-empty = No open tables right now.
show-all = Show all { $n }
your-turn = Your turn
seats-free =
    { $n ->
        [0] full
        [one] one free seat
       *[other] { $n } free seats
    }
status-open = open
status-playing = playing
status-paused = paused
status-over = over
more = More
tutorial = First game
own-games = Custom games
my-games = History
statistics = Statistics
settings-of = { $name }’s settings
recover = Take over your seat
recover-text = This link leads to one of your seats. Take it over on this device? The other device will then only watch.
recover-go = Take over
