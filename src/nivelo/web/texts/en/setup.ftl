game-level8-99 = Level 8 (99 cards)
game-level8-101 = Level 8 (101 cards)
game-level8-master = Level 8 Master
game-level8-board = Level 8, the board game
game-niveldoce = NivelDoce
line-level8-99 = The short classic: eight levels, six jokers, three skips.
line-level8-101 = Eight levels on two sides; Master cards can be mixed in.
line-level8-master = Jokers with ranges, colour runs, and three special cards.
line-level8-board = Dice, towers and action fields decide which cards you get.
line-niveldoce = Twelve levels with elements, animals, knocking and wishing.
side-one = One star
side-two = Two stars
bot-random = Random
bot-greedy = Steady
bot-strong = Strong
bot-words = Bot, { $bot }
mix-none = As it is
mix-master-specials = With Master’s special cards
mix-master-all = With all Master cards
cards-of = Cards
seats = Seats
bots = Bots
bots-note =
    { $n ->
        [0] No seat is left for others: the game starts at once.
        [one] One seat is free for a friend.
       *[other] { $n } seats are free for friends.
    }
bot-strength = How they play
bot-dial = Strength
bot-dial-note = 1 makes a child’s mistakes, 10 plays as well as it can.
level-card = Level card
level-card-note = Two stars are harder. At the table, everyone may choose their own side.
mix = Mix
levels-shown = Show the levels
timer = Time per turn
timer-off = No limit
timer-day = One day
timer-seconds = { $n } s
pace = Bots play
pace-400 = quickly
pace-900 = calmly
pace-1800 = slowly
hints-allowed = Hints are allowed
spectators-allowed = Others may watch
listed = Show among the open tables
listed-note = Anyone can then join.
option-wish-draw = Wish: cards drawn
option-wish-draw-exact = As many as were put down
option-wish-draw-up-to = At most that many
option-draw-two-last = Draw-two as the last card, laid in front of another player
option-draw-two-last-ends = Ends the round
option-draw-two-last-draws = Whoever played it draws two
open-table = Open the table
