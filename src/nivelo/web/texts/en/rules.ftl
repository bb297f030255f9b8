# The rules: what the games share.

rules-title = Rules
rules-intro = Five games, one idea: collect the cards for your level, lay them out, and climb faster than the others.
rules-first-game = Rather learn by playing?
rules-tutorial = Play the first game
rules-others = The other games
rules-contents = On this page
rules-yes = Right
rules-no = Not allowed
rules-example = Example
rules-independent = Nivelo is an independent project. These are our own words; the names of the games belong to their owners.
rules-fact-players = Players
rules-fact-cards = Cards
rules-fact-hand = In the hand
rules-fact-levels = Levels

rules-h-aim = What it is about
rules-aim = You climb { $levels } levels, one after the other. Each level asks for certain groups of cards. Whoever gets past the last level first wins.
rules-aim-rounds = A game takes several rounds. In a round you try the level you are at, and no other. Once you have laid it out you may go on to the next one; if you have not, you try it again in the next round.

rules-h-cards = The cards
rules-cards-numbers = The numbers from 1 to { $high }, once in each of { $colours } colours. Every colour has its own shape, so that nobody needs to tell colours apart.
rules-cards-jokers =
    { $n ->
        [one] One joker
       *[other] { $n } jokers
    }
rules-cards-range-jokers = { $n } jokers, three of each kind
rules-cards-specials = { $n } special cards
rules-cards-skips = { $n } cards “{ $card }”
rules-cards-all = Look at all cards

rules-h-start = A round begins
rules-start-deal = Everyone gets { $hand } cards, face down. The rest becomes the draw pile.
rules-start-own = The top card is turned up: with it the dealer’s discard pile begins. Everyone has a discard pile of their own; the others’ are still empty.
rules-start-left = The player to the left of the dealer begins. Play goes clockwise.

rules-h-turn = Your turn
rules-turn-order = A turn has three steps, always in this order.
rules-step-take = Take a card
rules-step-take-own = You must. Take the top card of the draw pile, or the top card of any discard pile, your own included.
rules-step-lay = Lay out, lay off
rules-step-lay-text = You may. If you have all the cards of your level, lay them out. If your level lies on the table already, lay off cards that fit.
rules-step-discard = Discard a card
rules-step-discard-own = You must. Put any card of your hand on your own discard pile, even the one you have just taken.

rules-h-groups = The groups
rules-groups-intro = A level is made of groups. There are these kinds:
rules-run = Numbers that follow one another directly. The colours do not matter.
rules-run-end = After { $high } there is no 1: a run does not go around the corner.
rules-set = Cards with the same number. The colours do not matter. Two make a pair, three a triple, four a quadruple.
rules-colour = Cards of one colour. The numbers do not matter.
rules-run-yes = A run of four.
rules-run-gap = The 8 is missing.
rules-run-corner = { $high } and 1 do not join.
rules-set-yes = A triple.
rules-colour-yes = Five cards of one colour.

rules-h-lay-out = Laying out
rules-lay-out-all = Lay out all groups of your level at once, open in front of you. A part of the level is not enough.
rules-lay-out-exact = Lay out no more groups than the level asks for, now or later. Each card counts for one group only.
rules-lay-out-alike = Two groups may be alike. They may even have the same numbers.
rules-lay-out-last = One card must be left in your hand: every turn ends with a discard.
rules-lay-out-example = Your level asks for: { $level }.
rules-lay-out-example-yes = Both groups are there: lay them out.
rules-lay-out-example-no = One group alone has to wait.

rules-h-lay-off = Laying off
rules-lay-off-when = Once your own level lies on the table, you may add cards of your hand to the groups that lie there: to your own and to everybody else’s, in the same turn already.
rules-lay-off-run = A run takes the next number at either end, and then the one after it.
rules-lay-off-set = A pair, a triple and so on takes more cards with the same number.
rules-lay-off-colour = A colour takes more cards of that colour.
rules-lay-off-new = You cannot start a new group in this way.
rules-lay-off-example = On this run fit 5, then 4, and so on; and at the other end 10, then 11, and so on.
rules-lay-off-why = Get rid of your cards quickly: whoever ends the round is rewarded.

rules-h-jokers = Jokers
rules-joker-any = A joker stands for any number in any colour. You may use several in one group, even nothing but jokers.
rules-joker-say = What it stands for is settled when you lay it down, and everyone can see it.
rules-joker-stays = There it stays. Nobody can exchange it for the card that it stands for.
rules-joker-special = A joker never stands for a special card.
rules-joker-example = The joker in the middle is the { $n }.

rules-h-pile = When the draw pile runs out
rules-pile-own = When the last face-down card has been taken, everyone gives back their discard pile except the top card. These cards are shuffled: that is the new draw pile.

rules-h-round-end = The end of a round
rules-round-ends = A round is over at once when somebody discards their last card.
rules-who = Who
rules-goes-up = goes up
rules-up-ender = ended the round
rules-up-out = has laid out
rules-up-not = has not laid out
rules-up-levels =
    { $n ->
        [0] no level
        [one] one level
       *[other] { $n } levels
    }
rules-round-end-example = Lena is at level 3 and discards her last card: she goes on to level 5. Tom has laid out his level 4: he goes on to level 5. Ida’s level 4 did not lie on the table: she tries it once more.
rules-round-next-left = Then all cards are shuffled, and the player to the left of the dealer deals the next round.

rules-h-game-end = The end of the game
rules-game-end-last = Whoever is at level { $last } and lays it out wins at once, no matter how many cards are left.
rules-game-end-bonus = Whoever has laid out level { $before } and ends the round wins too: two levels lead past the last one.

rules-h-levels = The levels
rules-level = Level
rules-reconstructed = Made for Nivelo: we do not know this line of the printed card. If you own the game, you can
rules-enter-card = enter your own level card
rules-levels-two = The side with two stars is harder. Everyone may choose their own side.

rules-h-know = Good to know
rules-know-joker-pile = A joker or a special card on top of a discard pile may be taken like any other card.
rules-know-runs = Two runs of one level may overlap or be equal.
rules-know-hand = There is no limit to the number of cards in your hand.
rules-know-long = A round may drag on: nothing but the usual end stops it, unless the table agrees beforehand that it ends after a number of turns. Then everyone whose level lies on the table moves up one.
rules-know-empty-pile = Taking the only card of a discard pile is fine; the pile is then empty.
