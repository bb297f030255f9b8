# The rules of Level 8 Master.

rules-colour-run = A run in a single colour. Two cards are enough if the level asks for no more.
rules-colour-run-yes = A colour run of three.
rules-colour-run-no = The 6 is a different colour.
rules-lay-off-colour-run = A colour run takes the next number in its own colour only.

rules-range-joker = There are three kinds of joker: for 1 to 5, for 6 to 10 and for 11 to 15. In runs and sets each stands for a number in its range, in any colour.
rules-range-joker-colour = In a group of one colour the range does not matter.
rules-range-joker-say = What a joker stands for is settled when you play it. It stays that way, and nobody can exchange it.
rules-range-joker-yes = The first joker is the 5, the second the 6.
rules-range-joker-no = A joker for 1 to 5 cannot be the 9.

rules-h-specials = Special cards
rules-special-when = You play a special card instead of discarding. Once it has been carried out, your turn is over: one special card per turn.
rules-special-plain = You may also discard it on your own pile, without effect. As your last card it ends the round and does nothing else.
rules-take = Slide it under the draw pile, face up. All the others, one after the other, show three cards of their choice, or all they have if they hold fewer. You may take one of these cards. The player who lost it draws a card; all the others go back.
rules-swap = Slide it under the draw pile, face up. Put up to three cards from your hand on your discard pile, and draw as many from the draw pile.
rules-keep = Lay it in front of you. If you have not laid out when the round ends, it lets you keep up to three cards for the next round. Several of them add up.
rules-special-surface = When a “{ $take }” or “{ $swap }” card comes to the top of the draw pile, the pile counts as used up.

rules-h-keep = Keeping cards
rules-keep-master = If you are at level 5, 6, 7 or 8 when the round ends and have not laid out, you may keep up to four cards. “{ $card }” cards add to that.
rules-keep-example = Nora is at level 6 and has not laid out. One “{ $card }” card lies in front of her: she may keep 4 + 3 = 7 cards, and is dealt three new ones.
