# The rules: what the games share.

rules-title = Rules
rules-intro = Five games, one idea: collect the cards for your level, lay them out, and climb faster than the others.
rules-first-game = Would you rather learn by playing?
rules-tutorial = Learn to play
rules-others = The other games
rules-contents = On this page
rules-yes = Right
rules-no = Not allowed
rules-example = Example:
rules-independent = Nivelo is an independent project. These are our own words; the names of the games belong to their owners.
rules-fact-players = Players
rules-fact-cards = Cards
rules-fact-hand = In hand
rules-fact-levels = Levels

rules-h-aim = The aim of the game
rules-aim = You climb { $levels } levels, one after the other. Each level asks for certain groups of cards. The first to lay out the last level, or to get past it, wins.
rules-aim-by-one = You climb { $levels } levels, one after the other. Each level asks for certain groups of cards. The first to lay out the last level wins.
rules-aim-rounds = A game takes several rounds. In each round you try the level you are at, and no other. Once you have laid it out, you go on to the next one in the next round; if you have not, you try it again.

rules-h-cards = The cards
rules-cards-numbers = The numbers from 1 to { $high }, once in each of { $colours ->
        [4] four
        [6] six
       *[other] { $colours }
    } colours. Every colour has its own shape, so nobody has to rely on colour alone.
rules-cards-jokers =
    { $n ->
        [one] One joker
       *[other] { $n } jokers
    }
rules-cards-range-jokers = { $n } jokers, three of each kind
rules-cards-specials = { $n } special cards:
rules-cards-skips = { $n } “{ $card }” cards
rules-cards-all = See all the cards

rules-h-start = A round begins
rules-start-deal = Everyone gets { $hand } cards, face down. The rest becomes the draw pile.
rules-start-own = The top card is turned up: it starts the dealer’s discard pile. Everyone has their own discard pile; the others are still empty. If it is a joker or a special card it stays there and does nothing.
rules-start-left = The player to the left of the dealer begins. Play runs clockwise.

rules-h-turn = Your turn
rules-turn-order = A turn has three steps, always in this order.
rules-step-take = Take a card
rules-step-take-own = You must take one: the top card of the draw pile, or the top card of any discard pile, your own included.
rules-step-lay = Lay out, lay off
rules-step-lay-text = If you have all the cards of your level, you may lay them out. If your level is already on the table, you may lay off cards that fit.
rules-step-discard = Discard a card
rules-step-discard-own = You must put a card from your hand on your own discard pile. It may be the one you have just taken.

rules-h-groups = The groups
rules-groups-intro = A level is made up of groups. These are the kinds:
rules-run = Consecutive numbers. The colours do not matter.
rules-run-end = A run does not continue from { $high } to 1.
rules-set = Cards with the same number. The colours do not matter. Two make a pair, three a triple, four a quadruple.
rules-colour = Cards of one colour. The numbers do not matter.
rules-run-yes = A run of four.
rules-run-gap = The 8 is missing.
rules-run-corner = { $high } and 1 do not join.
rules-set-yes = A triple.
rules-colour-yes = Five cards of one colour.

rules-h-lay-out = Laying out
rules-lay-out-all = Lay out all the groups of your level at once, face up in front of you. Part of the level is not enough.
rules-lay-out-exact = Lay out no more groups than the level asks for, now or later. Each card counts for one group only.
rules-lay-out-alike = Two groups may be alike. They may even have the same numbers.
rules-lay-out-last = Keep one card, because every turn ends with a discard. Only if laying out wins the game or ends the round at once may it use your whole hand.
rules-lay-out-example = Your level asks for: { $level }.
rules-lay-out-example-yes = All the groups are there: lay them out.
rules-lay-out-example-no = One group alone has to wait.

rules-h-lay-off = Laying off
rules-lay-off-when = Once your own level is on the table, you may add cards from your hand to any group there, yours or anyone else’s, starting in that same turn.
rules-lay-off-run = A run takes the next number at either end, and then the one after it.
rules-lay-off-set = A pair, a triple and so on take more cards with the same number.
rules-lay-off-colour = A colour takes more cards of that colour.
rules-lay-off-new = You cannot start a new group this way. Your very last card cannot be laid off either: you discard it.
rules-lay-off-example = This run takes 5, then 4 and so on; at the other end 10, then 11 and so on.
rules-lay-off-why = Get rid of your cards quickly: ending the round is rewarded.

rules-h-jokers = Jokers
rules-joker-any = A joker stands for any number in any colour. You may use several in one group, even nothing but jokers.
rules-joker-say = What it stands for is settled when you play it, and everyone can see it.
rules-joker-stays = It stays that way. Nobody can exchange it for the card it stands for.
rules-joker-special = A joker never stands for a special card.
rules-joker-full = A joker may be added even to a set or a colour that already has every card there is, since there is no limit to these. A run from 1 to { $high } has no free end left and takes no more.
rules-joker-example = The joker in the middle is the { $n }.

rules-h-pile = When the draw pile runs out
rules-pile-own = When the last face-down card has been taken, everyone gives back their discard pile except its top card. These cards are shuffled and become the new draw pile.

rules-h-round-end = The end of a round
rules-round-ends = A round is over as soon as someone discards their last card.
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
rules-round-end-example = Lena is at level 3 and discards her last card: she goes up to level 5. Tom has laid out his level 4: he goes up to level 5. Ida has not laid out her level 4: she tries it again.
rules-round-next-left = Then all cards are shuffled, and the player to the left of the dealer deals the next round.

rules-h-game-end = The end of the game
rules-game-end-last = If you are at level { $last } and lay it out, you win at once, whether or not you have cards left.
rules-game-end-bonus = If you have laid out level { $before } and end the round, you win too: two levels take you past the last one.

rules-h-levels = The levels
rules-level = Level
rules-reconstructed = Made for Nivelo: we do not know what the printed card says here. If you own the game, you can
rules-assumed = Assumed from the 99-card edition: we have not seen this edition’s level card. If you own the game, you can
rules-enter-card = enter your own level card
rules-levels-two = The two-star side is harder. Everyone may choose their own side.

rules-h-know = Good to know
rules-know-joker-pile = A joker or a special card on top of a discard pile may be taken like any other card.
rules-know-runs = Two runs of a level may overlap or be the same.
rules-know-hand = There is no limit to the number of cards in your hand.
rules-know-long = A round may last as long as it takes, unless the table has agreed beforehand to end it when nobody can lay out or lay off anything any more, or after a certain number of turns. And once everyone has had 30 turns, the host may call it off. Then everyone who has laid out goes up one level.
rules-know-empty-pile = You may take the only card of a discard pile; the pile is then empty.
