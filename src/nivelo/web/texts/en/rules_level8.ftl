# The rules of Level 8, both editions.

rules-h-skip = The “{ $card }” card
rules-skip-play = Instead of discarding, you may lay this card in front of another player. They lose their next turn: all they do is slide the card under the draw pile, face up.
rules-skip-one = Nobody can have two in front of them, and you cannot lay one in front of yourself.
rules-skip-plain = You may also discard it on your own pile; then it does nothing. As your last card it ends the round and does nothing else.
rules-skip-surface = When such a card comes to the top of the draw pile, the pile counts as used up.
rules-skip-two = With two players, you simply have another turn.

rules-h-keep-two = Keeping cards (two stars)
rules-keep-two = On the two-star side, levels 5 to 8 are hard. If you are at one of them when a round ends and have not laid out, you may keep up to four cards for the next round.
rules-keep-deal = You are then dealt only enough cards to bring your hand back to { $hand }.
rules-keep-not = Nobody else keeps cards, unless Master’s “Keep” cards are mixed in.

rules-h-mixes = Mixing in Level 8 Master
rules-mix-specials = With Master’s nine special cards there are 110 cards.
rules-mix-all = With all of Master’s cards there are 209: every number is there twice, and there are both kinds of joker.
rules-mix-levels = The levels are still those of this game. Master’s cards work as they do there.
rules-mix-link = Read how they work
