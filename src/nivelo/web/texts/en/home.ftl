home-title = What shall we play?
home-already = Already know the game?
welcome = Welcome, { $name }!
welcome-text = Collect the cards for your level, lay them out and climb. The first to reach the top wins.
learn = Learn to play
learn-note = one short round, three minutes
play-alone = Play alone
play-with-friends = Play with friends
play-with-friends-note = You get a link and a code to send. Everyone plays on their own device.
opponents = Opponents
against-bots =
    { $n ->
        [one] one bot
       *[other] { $n } bots
    }
more-choices = More choices
which-game = Game
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
your-turn-continue = Your turn: continue
seats-free =
    { $n ->
        [0] full
        [one] one free seat
       *[other] { $n } free seats
    }
status-open = open
status-playing = playing
status-paused = paused
status-left = you left
come-back-here = Come back
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
