home-title = What shall we play?
home-already = Already know the game?
welcome = Welcome, { $name }!
welcome-text = Collect the cards for your level, lay them out and climb. The first to reach the top wins.
about-level8-99 = 2–6 players, 8 levels. The plain game: jokers, and three cards that skip somebody.
about-level8-101 = 2–6 players, 8 levels. The best one to begin with; a second, harder list of levels awaits later.
about-level8-master = 2–6 players, 8 levels. For those who know the game: jokers for certain numbers, and cards to take, swap and keep others.
about-level8-board = 2–6 players, 8 levels. Dice and a board: where your tower lands decides what you may do.
about-niveldoce = 2–8 players, 12 levels. Elements, animals, and special cards for wishing, knocking and stopping others.
about-custom =
    { $cards } cards, { $range ->
        [one] { $most } players
       *[many] { $least }–{ $most } players
    }, { $levels ->
        [one] one level
       *[other] { $levels } levels
    }.
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
more-choices = More options
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
continue-game = Continue the game
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
own-games = Custom games
my-games = History
statistics = Statistics
settings-of = { $name }’s settings
recover = Take over your seat
recover-text = This link leads to one of your seats. Take it over on this device? The other device will then only watch.
recover-go = Take over
