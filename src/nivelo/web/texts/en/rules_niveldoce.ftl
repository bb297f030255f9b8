# The rules of NivelDoce.

rules-nd-cards-pictures = Four elements and four animals, in all four colours. Each element has its animal:
rules-nd-pair = { $element } and { $animal }

rules-nd-start-common = One card is turned up beside the draw pile: there the discard pile begins, one for all. If it is a joker or a special card, it goes back and another one is turned up.
rules-nd-step-take = You must. Take the top card of the draw pile or of the discard pile. Or play a wish card instead.
rules-nd-step-discard = You must. Put a card on the discard pile, or play a stopper, draw-two or direction card.

rules-nd-set = Cards with the same number, or the same element, or the same animal. The colours do not matter.
rules-nd-set-yes = Three eagles are a triple, too.
rules-nd-colour = Cards of one colour: numbers, elements and animals.
rules-points = Numbers that add up to exactly as many points as the level says. A joker counts for 1 to 12 points, as you like.
rules-points-yes = 12 points: 7 + 5.
rules-points-joker = 24 points: 9 + 5 + a joker for 10.
rules-points-colour = If the level says “in one colour”, this goes for the points only.
rules-pictures = Two elements or two animals with different pictures.
rules-pictures-no = Twice the same animal.
rules-pairs = An element with its own animal, in any colours. Two such pairs need two different elements.
rules-pairs-yes = Earth and snake belong together.
rules-pairs-no = Fire does not go with the fish.

rules-nd-lay-off-pictures = Elements and animals take the same pictures that already lie there.
rules-nd-lay-off-points = Nothing is laid off on points.
rules-nd-joker = A joker stands for any number, element or animal in any colour.

rules-nd-pile = When the last card of the draw pile has been taken, the discard pile except its top card is shuffled: that is the new draw pile.

rules-nd-stopper = Lay it in front of another player when you would discard. In their next turn they only put it under the discard pile. Nobody can have two. It goes on the discard pile only as your last card.
rules-nd-draw-two = Put it on the discard pile and draw two cards yourself. Or lay it in front of another player, who draws two cards at once. On the pile it does not end the round, even as your last card.
rules-nd-direction = The first one lies beside the discard pile, and play goes the other way around. With the next one both go on the pile, and play goes clockwise again.
rules-nd-wish = Play it at the beginning of your turn instead of taking a card. Put up to six more cards on top of it, and draw as many as you have put down, the wish card included. That is your whole turn. A draw-two may not be among them, and a stopper not on top.
rules-nd-knock = After a card was put on the discard pile, everyone but the next player may knock for it. If the next player wants the card, they take it, and you take your knock card back. If not, you get the card, and the knock card stays on the pile. The nearest one in the order of play has the first right.
rules-nd-two = With two players there is no knocking, and the direction changes nothing.
rules-nd-plain = Wish, knock and joker may also be discarded like any other card, without effect.

rules-nd-all-out = It is also over at once when everyone has laid out.
rules-nd-round-up = Everyone who has laid out goes up one level; there is no reward for ending the round. Nobody keeps cards.
rules-nd-win = Whoever lays out level 12 first wins at once.
