# Statistics.

stats-title = Statistics
stats-mine = My games
stats-none = You have not finished a game yet. Your figures will be here after the first one.
stats-all = On this server
stats-all-none = Nobody has finished a game here yet.
stats-history = All my games
stats-finished = Played to the end
stats-won = Won
stats-not-won = Not won
stats-was-won = Won
stats-ended = Ended early
stats-share = Win rate
stats-streak = Longest winning streak
stats-rounds-played = Rounds played
stats-rounds = Rounds per game
stats-turns = Turns per game
stats-time = Time per game
stats-game = Game
stats-best-level = Highest level
stats-fewest-rounds = Fastest win (rounds)
stats-by-game = By game
stats-won-of = { $won } of { $played }
stats-against = Against people and bots
stats-others = The others
stats-with-people = With people
stats-with-bots = Bots only
stats-last =
    { $n ->
        [one] The last game
       *[other] The last { $n } games
    }
stats-last-note = Each column is a game, the latest on the right, and shows how far you climbed. A star is a win.
stats-when = When
stats-level = Level
stats-level-of = { $n } of { $of }
stats-outcome = Result
stats-all-played = Which games are played
stats-finished-rounds =
    { $n } · ⌀ { $shown } { $rounds ->
        [one] round
       *[other] rounds
    }
stats-own-games = Custom games
stats-who-wins = Who wins
stats-who = Who
stats-seats = Seats
stats-people = People
stats-bot = Bot, { $bot }
chart-as-table = As a table
