# The rules of Level 8, both editions.

rules-h-skip = The card “{ $card }”
rules-skip-play = Instead of discarding, you may lay this card in front of another player. Their next turn is lost: all they do is slide the card under the draw pile, face up.
rules-skip-one = Nobody can have two of them in front of them, and you cannot lay one in front of yourself.
rules-skip-plain = You may also discard it on your own pile; then it does nothing. As your last card it ends the round and does nothing else.
rules-skip-surface = When such a card comes to the top of the draw pile, the pile counts as used up.
rules-skip-two = With two players, you simply have another turn.

rules-h-keep-two = Keeping cards (two stars)
rules-keep-two = On the side with two stars the levels 5 to 8 are hard. Whoever is at one of them when a round ends, and has not laid out, may keep up to four cards for the next round.
rules-keep-deal = You are then dealt only as many cards as bring your hand back to { $hand }.
rules-keep-not = Nobody else keeps cards.

rules-h-mixes = Mixing in Level 8 Master
rules-mix-specials = With the nine special cards of Master there are 110 cards.
rules-mix-all = With all cards of Master there are 209: every number is there twice, and there are both kinds of jokers.
rules-mix-levels = The levels stay those of this game. The cards of Master work as they do there.
rules-mix-link = Read how they work
