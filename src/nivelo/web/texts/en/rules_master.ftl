# The rules of Level 8 Master.

rules-colour-run = A run in one single colour. Two cards are enough if the level asks for no more.
rules-colour-run-yes = A colour run of three.
rules-colour-run-no = The 6 has another colour.
rules-lay-off-colour-run = A colour run takes the next number in its own colour only.

rules-range-joker = There are three kinds of jokers: for 1 to 5, for 6 to 10 and for 11 to 15. In runs and sets each one stands for a number of its range, in any colour.
rules-range-joker-colour = In a group of one colour the range does not matter.
rules-range-joker-say = What a joker stands for is settled when you lay it down. There it stays, and nobody can exchange it.
rules-range-joker-yes = The first joker is the 5, the second one the 6.
rules-range-joker-no = A joker for 1 to 5 cannot be the 9.

rules-h-specials = Special cards
rules-special-when = You play a special card instead of discarding. When it is done, your turn is over: one special card in a turn.
rules-special-plain = You may also discard it on your own pile, without effect. As your last card it ends the round and does nothing else.
rules-take = Slide it under the draw pile, face up. All the others, one after the other, lay open three cards that they choose; whoever has fewer lays open all. You may take one of these cards. Whoever lost it draws a card; all other cards go back.
rules-swap = Slide it under the draw pile, face up. Put up to three cards of your hand on your discard pile, and draw as many from the draw pile.
rules-keep = Lay it in front of you. If you have not laid out when the round ends, it lets you keep up to three cards for the next round. Several of them add up.
rules-special-surface = When a card “{ $take }” or “{ $swap }” comes to the top of the draw pile, the pile counts as used up.

rules-h-keep = Keeping cards
rules-keep-master = Whoever is at level 5, 6, 7 or 8 when the round ends, and has not laid out, may keep up to four cards. Cards “{ $card }” come on top of that.
rules-keep-example = Nora is at level 6 and has not laid out. One card “{ $card }” lies in front of her: she may keep 4 + 3 = 7 cards, and is dealt three new ones.
