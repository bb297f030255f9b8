# The rules of NivelDoce.

rules-nd-cards-pictures = Four elements and four animals, in all four colours. Each element has its animal:
rules-nd-pair = { $element } and { $animal }

rules-nd-start-common = One card is turned up beside the draw pile: it starts the discard pile, one for everyone. If it is a joker or a special card, it goes back and another is turned up.
rules-nd-step-take = You must take the top card of the draw pile or of the discard pile, or play a wish card instead.
rules-nd-step-discard = You must put a card on the discard pile, or play a stopper, draw-two or direction card.

rules-nd-set = Cards with the same number, or the same element, or the same animal. The colours do not matter.
rules-nd-set-yes = Three eagles are a triple too.
rules-nd-colour = Cards of one colour: numbers, elements and animals.
rules-points = Numbers that add up to exactly the points the level asks for. A joker counts as 1 to 12 points, as you like.
rules-points-yes = 12 points: 7 + 5.
rules-points-joker = 24 points: 9 + 5 + a joker as 10.
rules-points-colour = If the level says “in one colour”, that applies to the points only.
rules-pictures = Two elements or two animals with different pictures.
rules-pictures-no = The same animal twice.
rules-pairs = An element with its own animal, in any colours. Two such pairs need two different elements.
rules-pairs-yes = Earth and snake belong together.
rules-pairs-no = Fire does not go with the fish.

rules-nd-lay-off-pictures = Elements and animals take more of the pictures that are already there.
rules-nd-lay-off-points = Points take no more cards.
rules-nd-joker = A joker stands for any number, element or animal in any colour.

rules-nd-pile = When the last card of the draw pile has been taken, the discard pile except its top card is shuffled and becomes the new draw pile.

rules-nd-stopper = Instead of discarding, lay it in front of another player. All they do in their next turn is put it under the discard pile. Nobody can have two. On its own it goes on the discard pile only as your last card.
rules-nd-draw-two = Put it on the discard pile and draw two cards yourself, or lay it in front of another player, who draws two at once. Put on the pile as your last card it does not end the round, because you draw; laid in front of another player it does, unless the table plays otherwise.
rules-nd-direction = The first one lies beside the discard pile, and play turns counter-clockwise. With the next one both go on the pile, and play is clockwise again. As your last card it ends the round and turns nothing. Every round begins clockwise.
rules-nd-wish = Play it at the start of your turn instead of taking a card. Put up to six more cards on top of it, and draw as many as you have put down, the wish card included. That is your whole turn. None of them may be a draw-two, and a stopper may not be on top. A direction card on top turns play around.
rules-nd-knock = When another player has put a card on the discard pile, you may knock for it with this card, unless you are next or have a stopper in front of you. If the next player wants the card, they take it, and you take your knock card back. If not, you get the card, and the knock card stays on the pile. If several knock, the one whose turn would come first has priority.
rules-nd-two = With two players there is no knocking, and the direction changes nothing.
rules-nd-plain = Wish, knock and joker cards may also be discarded like any other card, without effect.

rules-nd-all-out = It is also over as soon as everyone has laid out.
rules-nd-round-up = Everyone who has laid out goes up one level; ending the round earns nothing extra. Nobody keeps cards.
rules-nd-win = The first to lay out level 12 wins at once.
