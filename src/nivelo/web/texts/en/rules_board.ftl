# The rules of the board game.

rules-board-cards-jokers = { $n } jokers lie apart in the middle of the board. They look the same on both sides, so everyone sees how many you hold.
rules-board-towers = Everyone has two pieces, stacked as a tower on the start field. A ring of { $fields } action fields runs around the board.
rules-start-board = The top card is turned up: it starts the dealer’s discard pile. Everyone has their own discard pile; the others are still empty.

rules-step-roll = Roll and act
rules-step-roll-text = You must roll both dice, move your tower and do what its field says. That is how you get cards.

rules-h-dice = Dice and towers
rules-dice-two = From your field, one piece goes as far as one die shows, the other as far as the other die shows. Choose one of the two fields, stack your tower there and do its action.
rules-dice-double = With doubles, one piece goes the number shown, the other twice as far.
rules-dice-jump = Fields with another player’s tower are skipped and not counted.
rules-dice-stay = The towers stay where they are when a new round begins.
rules-dice-example = You roll 2 and 5. You may choose between the second and the fifth field after yours.

rules-h-actions = The fields
rules-action-plus-one = Take the top card of any pile: the draw pile or a discard pile.
rules-action-plus-two = The same twice: take a card, look at it, then take another from any pile. You must take both.
rules-action-again = Take a card from any pile and finish your turn as usual. Then you have another whole turn, dice included. If your first turn ends the round, the extra turn is lost.
rules-action-exchange = Put one to three cards from your hand on your discard pile, one by one. Then draw one more than that from the draw pile.
rules-action-everyone = You draw a card from the draw pile, and then everyone else does.
rules-action-joker = Take a joker from the middle. If none is left, take a card from any pile.
rules-action-ask = Name a number or a colour, and ask the others one by one, to the left or to the right. The first who has such a card gives you one and draws a card in return. If nobody has one, take a card from any pile. Jokers do not count.
rules-action-open-three = All the others show three cards of their choice, or all they have if they hold fewer. You must take one of them; the player who lost it draws a card.
rules-action-free = Choose any of the other actions. Your tower moves clockwise to the next field of that action without another player’s tower, and you do it. If all its fields are taken, choose another action.

rules-h-full = Full groups
rules-full-when = A run from 1 to 15, a set of six or a colour of fifteen cards is full. A joker may still be laid off on it.
rules-full-two = If all the groups on the table are full, players who have laid out may discard two cards instead of one.

rules-keep-board = Anyone who has not laid out may keep up to four cards for the next round, jokers included, at any level. They count towards the ten cards of the new hand.
rules-round-next-ender = The player who ended the round deals the next one. Jokers that nobody keeps go back to the middle.
rules-board-pile-jokers = Jokers in these piles go back to the middle.
rules-know-joker-board = A joker on top of a discard pile may be taken like any other card.
