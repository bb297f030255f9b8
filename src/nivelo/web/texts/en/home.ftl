home-title = Which game shall it be?
which-game = Game
play-now = Play now
play-now-note = against three bots
new-here = New here? A short first game shows you how.
new-table = New table
join = Join a table
join-text = Whoever opened the table can tell you its code.
join-go = Join
code = Code
my-tables = My tables
no-tables = You sit at no table yet.
lobby = Open tables
lobby-empty = No open table at the moment.
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
own-games = Own games
my-games = My games
statistics = Statistics
settings-of = Settings of { $name }
recover = Take over your seat
recover-text = You have a link to a seat of yours. Take it over on this device? On the other one you will only watch.
recover-go = Take over
