# Seats, piles and groups.

you = You
your-turn-title = Your turn
players = Players
away = away
seat-away = Away at the moment.
level-short = L{ $n }
level-n = Level { $n }
round-n = Round { $n }
seat-words =
    { $name }: level { $level }, { $asks }; { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand{ $out ->
        [yes] , level laid out
       *[no] { "" }
    }.
seat-front = In front: { $cards }.
seat-jokers = { $n ->
        [one] One of them is a joker.
       *[other] { $n } of them are jokers.
    }
seat-bot-plays = A bot is playing here at the moment.
seat-left = Has left the table. A bot is sitting in.
seat-facts =
    Level { $level } of { $count }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand.
seat-known = Everyone saw these cards being taken
seat-pairs = Elements and their animals, in any colour
front-skip =
    { $who ->
        [you] You sit out your next turn.
       *[other] They sit out their next turn.
    }
front-stopper =
    { $who ->
        [you] You sit out your next turn.
       *[other] They sit out their next turn.
    }
front-draw-two =
    { $who ->
        [you] You draw two cards.
       *[other] They draw two cards.
    }
front-keep =
    { $who ->
        [you] If you have not laid out when the round ends, you may keep up to three cards.
       *[other] If they have not laid out when the round ends, they may keep up to three cards.
    }
lay-in-front = Lay { $card } in front of { $name }
draw-pile = Draw pile
draw-pile-words =
    Draw pile, { $n ->
        [one] one card
       *[other] { $n } cards
    }
draw-planned = Draw pile: you draw as soon as it is your turn
discard-pile = Discard pile
your-pile = Your pile
pile-common = the discard pile
pile-own = your discard pile
pile-of = { $name }’s pile
pile-words = On { $pile }: { $card }
pile-empty = Empty: { $pile }
take-card = Take { $card } from { $pile }
discard-card = Discard { $card }
stock-words =
    { $n ->
        [one] One joker
       *[other] { $n } jokers
    } in the middle
mat-of = Laid out by { $name }
group-words = { $kind } of { $name }: { $cards }
lay-off-on = Lay off { $card } on: { $group }
opened-cards = Cards shown
take-from = Take { $card } from { $name }
way-clockwise = Play runs clockwise
way-counter = Play runs counter-clockwise
way-right = clockwise
way-left = counter-clockwise
board = Board
field-words =
    Field { $n }: { $action }.{ $towers ->
        [0] { "" }
       *[other] { " " }Here: { $names }.
    }
dice-words = Dice: { $a } and { $b }
level-markers = Levels: { $list }
laid-out = Laid out
ladder-words = Level { $at } of { $count }
ladder-done = All { $count } levels done

# The hand.

your-hand =
    Your hand, { $n ->
        [one] one card
       *[other] { $n } cards
    }
card-layable = { $card }, can be laid off
sort-by =
    { $by ->
        [value] Number
        [colour] Colour
        [level] Level
       *[hand] By hand
    }
sort-words =
    Sorted by { $by ->
        [value] number
        [colour] colour
        [level] level
       *[hand] hand
    }. Press to sort by { $next ->
        [value] number
        [colour] colour
        [level] level
       *[hand] hand
    }.
undo = Undo
hint = Hint

# What is expected.

what-to-do = What to do
now-paused = The game is paused.
now-ended = The game was ended.
now-you-won = You have won!
now-won = { $name } has won.
now-other =
    { $decision ->
        [taking] { $name } is taking a card.
        [laying_out] { $name } is laying out, card by card.
        [playing] { $name } is choosing a move.
        [moving] { $name } is moving the tower.
        [choosing] { $name } is choosing an action.
        [exchanging] { $name } is exchanging cards.
        [asking] { $name } is asking around.
        [giving] { $name } is giving a card.
        [opening] { $name } is choosing cards to show.
        [stealing] { $name } is looking at the cards shown.
        [swapping] { $name } is swapping cards.
        [wishing] { $name } is playing a wish.
        [counting] { $name } is playing a wish.
        [answering] { $name } is answering the knock.
        [keeping] { $name } is choosing cards to keep.
       *[other] It is { $name }’s turn.
    }
now-bot-for-you = A bot is playing for you.
now-again = The last turn once more.
now-sure = Discard { $card }?
now-left = You have left. A bot is sitting in for you.
now-away = { $name } is away. The game is waiting.
now-knocking = Does anyone knock?
now-nothing-to-take = There is no card to take.
now-take =
    { $n ->
        [2] Take two cards, one after the other.
       *[other] Take a card from one of the piles.
    }
now-lay-out = Lay out your level, or discard a card.
now-laying-out = Your level is being laid out.
now-lay-off = Lay off cards if you like, then discard one.
now-discard = Choose a card and discard it.
now-discard-last = Discard your last card: that ends the round.
now-second-discard = All groups are full: you may discard a second card.
now-moving = { $a } and { $b }: where does your tower go?
now-choosing = Which action do you want?
now-exchanging =
    Put down { $n ->
        [one] one card
       *[other] one to { $n } cards
    }, then draw one more than that.
now-asking = Ask for a number or a colour.
now-giving = { $name } asks for { $asked }: give one away. You draw a card in return.
now-opening =
    { $cause ->
        [board] { $name } takes one card:
       *[other] { $name } plays { $card }:
    } { $n ->
        [0] show these cards. If one is taken, you draw one.
        [one] choose one more card to show. If one is taken, you draw one.
       *[other] choose { $n } cards to show. If one is taken, you draw one.
    }
now-may-steal = You may take one of the cards shown. The others go back to their hands.
now-must-steal = Take one of the cards shown. The others go back to their hands.
now-swapping =
    Put down up to { $n ->
        [one] one card
       *[other] { $n } cards
    } and draw as many. Then your turn is over.
now-wishing =
    Wish: put down up to { $n ->
        [one] one more card
       *[other] { $n } more cards
    }. You draw as many, plus one for the wish.
now-counting = How many cards do you draw?
now-knock = { $name } put { $card } on the pile. Play your Knock card for it?
now-answer = { $name } knocks for { $card }. You come first: do you take it?
now-keeping =
    You may keep up to { $n ->
        [one] one card
       *[other] { $n } cards
    } for the next round. You are dealt that many fewer.
seconds-left = { $n } s
minutes-left = { $n } min
hours-left = { $n } h

# What can be done.

lay-out = Lay out
discard-this = Discard { $card }
yes-discard = Yes, discard it
discard-without-effect = Discard, no effect
lay-off-this = Lay off { $card }
play-this = Play
give-this = Give { $card }
against = For { $name }
tap-a-group = Tap a group to lay it off
tap-a-player = Tap the player it is for.
does-skip = In front of a player: they sit out a turn.
does-take = Played: all the others show three cards, and you may take one. Then your turn is over.
does-swap = Played: you put down up to three cards and draw as many. Then your turn is over.
does-keep = Stays in front of you: if you have not laid out when the round ends, you may keep up to three cards.
does-stopper = In front of a player: they sit out a turn.
does-draw-two = On the pile: you draw two cards. In front of a player: they draw two.
does-direction = Reverses the direction of play.
does-wish = Instead of taking a card: put it down with up to six others and draw as many.
does-wish-late = Only instead of taking a card; now it has no effect.
does-joker = Stands for any card you need.
does-range = Stands for any number from { $low } to { $high }, in any colour.
does-knock = Use it to knock when someone discards a card you need.
go-on = Continue
no-more = No more
take-none = Take none
answer-take = I’ll take it
answer-leave = Leave it
as-value = As { $value }
as-picture = As { $picture }
pick-first =
    { $n ->
        [one] Choose a card first.
       *[other] Choose { $n } more cards.
    }
pick-most = { $n } cards at most. Tap one again to put it back.
picked-for-you = Chosen for you: { $cards }.
send-opening = Show ({ $n } of { $most })
send-swapping =
    { $n ->
        [0] Swap none
        [one] Swap one card
       *[other] Swap { $n } cards
    }
send-exchanging =
    { $n ->
        [0] Exchange
        [one] Exchange one card
       *[other] Exchange { $n } cards
    }
send-wishing =
    { $n ->
        [0] Put down no more
        [one] Put down one card
       *[other] Put down { $n } cards
    }
send-keeping =
    { $n ->
        [0] Keep none
        [one] Keep one card
       *[other] Keep { $n } cards
    }
knock-for = Knock for { $card }
do-not-knock = Don’t knock
play-again-myself = Take my seat back
come-back = Come back to my seat
ask-value = Number or colour
ask-left = Ask to the left, starting with { $name }
ask-right = Ask to the right, starting with { $name }
field-go = Field { $n }: { $action }
action-plus-one = Take one card
action-plus-two = Take two cards
action-again = One card, then another turn
action-exchange = Exchange cards
action-everyone = Everyone draws a card
action-joker = A joker from the middle
action-ask = Ask for a card
action-open-three = The others show three cards
action-free = Any action you like

# Why something is not possible.

why-watching = You are watching.
why-no-connection = No connection right now.
why-paused = The game is paused.
why-over = The game is over.
why-bot = A bot is playing for you.
why-turn = It is { $name }’s turn.
why-taken = You have already taken your card.
why-not-pile = You cannot take from this pile now.
why-empty = There is no card here.
why-laid-out = Your level is already on the table.
why-incomplete = Your cards do not complete the level yet.
why-take-first = Take a card first.
why-first = Something else comes first.
why-select = Choose a card from your hand first.
why-no-discard = You cannot discard this card now.
why-lay-out-first = Lay out your own level first; then you may lay off.
why-last-card = Keep your last card for the discard.
why-does-not-fit = The card does not fit here.

# Arranging the level.

arrange-title = Arrange your level
arrange-help = Tap cards in your hand to put them into the groups; tap them again to take them back.
arrange-filled = Your level is filled in. Lay it out, or tap cards to change it.
arrange-propose = Suggest
arrange-clear = Clear
arrange-incomplete = Fill all groups first.
arrange-joker = Choose what the joker stands for.
arrange-no-place = This card fits none of the groups.
arrange-back = Take back { $card }
joker-stands-for = The joker stands for:

# The end of rounds and games.

round-over = Round { $n } is over
round-ended-by = { $name } got rid of their last card.
round-no-turn = That was quick: you had no turn. Your level stays.
round-yours = You win round { $n }!
round-yours-why =
    { $n ->
        [2] You were the first to get rid of all your cards: two levels up instead of one.
        [1] You were the first to get rid of all your cards: one level up.
       *[other] You were the first to get rid of all your cards.
    }
round-all-out = Everyone has laid out.
round-nobody-out = Nobody ended it.
step-ended =
    { $who ->
        [you] ended the round
       *[other] ended the round
    }
step-laid-out = laid out
step-none = not laid out
your-next-level = Your level { $n }: { $asks }
choose-kept = Choose cards to keep
next-round = Next round
end-you-won = You have won!
end-won = { $name } has won
end-without-winner = The game was ended
ended-early = Ended before anyone won.
your-result = You reached level { $level } of { $count }.
wins-here =
    { $n ->
        [one] one win at this table
       *[other] { $n } wins at this table
    }
review = Review
rematch = Play again
rematch-host = The host can start another game.
replay = Replay
share = Share
look-at-table = View the table
result = Result

# Talk.

talk = Log and chat
log = Log
chat = Chat
log-empty = Nothing has happened yet.
chat-unread = { chat }: { $n } unread
chat-empty = Nobody has said anything yet.
somebody-says = { $name }: { $words }
say-something = Say something
send = Send
reactions = Reactions
reaction-hello = Hello
reaction-thanks = Thank you
reaction-well-played = Well played
reaction-oops = Oops
reaction-hurry = Hurry up
reaction-laugh = Laughing
reaction-sad = Sad
reaction-wow = Wow
mute = Mute { $name }
unmute = Unmute { $name }

# Before the game, and the menu.

connecting = Connecting…
connection-lost = Connection lost. Reconnecting…
connection-restarting = The server is restarting. One moment…
seat-moved = Your seat was taken over on another device.
seat-removed = The host has freed your seat. You can watch.
no-table-title = No table here
menu = Menu
pause = Pause
resume = Resume
end-game = End the game
end-game-note = For everyone; nobody wins.
end-sure = Really end the game? It ends for everyone, and nobody wins.
call-off = Call this round off
call-off-sure = Call this round off? Only if everyone agrees. Everyone who has laid out goes up one level.
call-off-offer = This round is dragging on. If everyone agrees, you can call it off.
leave-table = Leave the table
leave-table-note = A bot plays on for you.
go-home-note = You keep your seat and can come back.
leave-sure = Really leave? A bot will play on for you. The same link brings you back.
move-seat = Move my seat to another device (copies a link)
give-seat-back = Give the seat back to { $name }
let-bot-play = Let a bot play for { $name }
remove-player = Remove { $name }
at-the-table = At the table ({ $n } seats)
free-seats =
    { $n ->
        [one] One free seat
       *[other] { $n } free seats
    }
host = host
is-ready = ready
not-ready = not ready yet
ready = I am ready
unready = I’m not ready after all
you-ready = You are ready.
new-here = New to the game?
first-round = Learn to play
sit-down = Sit down
table-full = All seats are taken. You can watch.
start = Start
start-with = Start with { $n } players
start-with-bots =
    { $n ->
        [one] Start with one bot
       *[other] Start with { $n } bots
    }
host-starts = The host starts the game.
wait-for-ready = Not everyone is ready yet.
wait-for-others = Or wait: as soon as someone has sat down, you can start together.
who-begins = Who goes first?
begins-by-lot = Drawn at random
begins-me = Me
begins-place =
    { $place ->
        [other] The other player
        [left] On my left
        [right] On my right
       *[farther] { $n } seats to my left
    }
who-begins-note = The player to their right deals first.
add-bot = Add a bot
add-seat = Add a seat
free-seat = Free the seat
side-of = Level card of { $name }
invite = Invite
invite-friends = Invite your friends
share-code = Code to join
share-link = Share the link
copy-link = Copy
share-text = Come and play { $game } with me
qr-words = QR code of { $url }
timer-is =
    { $n ->
        [86400] one day per turn
       *[other] { $n } seconds per turn
    }
timer-none = no time limit
hints-on = with hints
hints-off = without hints
spectators-on = spectators welcome
spectators-off = no spectators
fair-title = Are the cards dealt fairly?
fair-text = The cards come from a secret of the server and from your words. What is promised here can be checked after the game.
fair-word = Your word
fair-promise = Promised:

# What the others do, and great moments. $who is "you", "other" or "nobody".

see-again = See the last turn again
skip-moves = Skip ahead
laid-out-level =
    { $who ->
        [you] You lay out level { $level }.
       *[other] { $name } lays out level { $level }.
    }
peak-laid-out =
    { $who ->
        [you] You lay out level { $level }!
       *[other] { $name } lays out level { $level }
    }
peak-round-ended =
    { $who ->
        [you] You end the round!
        [nobody] The round is over
       *[other] { $name } ends the round
    }
peak-won =
    { $who ->
        [you] You win!
       *[other] { $name } wins!
    }
peak-hit =
    { $card ->
        [skip] { $name } skips you!
       *[other] { $name } plays { $word } against you!
    }
peak-stopped =
    { $who ->
        [nobody] You sit out this turn
       *[other] { $name } skipped you: you sit out this turn
    }
peak-stole = { $name } takes a card from you!
