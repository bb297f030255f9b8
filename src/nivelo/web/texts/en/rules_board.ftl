# The rules of the board game.

rules-board-cards-jokers = { $n } jokers lie apart in the middle of the board. They look alike on both sides: everyone sees how many you hold.
rules-board-towers = Everyone has two pieces, stacked as a tower on the start field. A ring of { $fields } action fields leads around the board.

rules-step-roll = Roll and act
rules-step-roll-text = You must. Roll both dice, move your tower and do what its field says. That is how you get cards.

rules-h-dice = Dice and towers
rules-dice-two = From your field, one piece goes as far as one die shows, the other piece as far as the other die. Choose one of the two fields, stack your tower there, and do the action.
rules-dice-double = With doubles one piece goes the number shown, the other one twice as far.
rules-dice-jump = Fields with another player’s tower are jumped and not counted.
rules-dice-stay = The towers stay where they are when a new round begins.
rules-dice-example = You roll 2 and 5. You may choose between the second and the fifth field from where you are.

rules-h-actions = The fields
rules-action-plus-one = Take the top card of any pile, the draw pile or a discard pile.
rules-action-plus-two = The same twice: take a card, look at it, and take a second one from any pile. You must take both.
rules-action-again = Take a card from any pile and end your turn as usual; then you have another whole turn, dice included.
rules-action-exchange = Put one to three cards of your hand on your discard pile, one by one. Then draw one more than that from the draw pile.
rules-action-everyone = You draw a card from the draw pile, and then everyone else does.
rules-action-joker = Take a joker from the middle. If none is left, take a card from any pile.
rules-action-ask = Name a number or a colour, and ask the others one by one, to the left or to the right. The first one who has such a card gives you one and draws a card for it. If nobody has one, take a card from any pile. Jokers do not count.
rules-action-open-three = All the others lay open three cards that they choose. You must take one of them; whoever lost it draws a card.
rules-action-free = Choose any other action. Your tower goes to the next free field of that action, and you do it.

rules-h-full = Full groups
rules-full-when = A run from 1 to 15, a set of six or a colour of fifteen cards is full. A joker may still be laid off on it.
rules-full-two = If all groups on the table are full, whoever has laid out may discard two cards instead of one.

rules-keep-board = Whoever has not laid out may keep up to four cards for the next round, jokers included, at any level.
rules-round-next-ender = The player who ended the round deals the next one. All other jokers go back to the middle.
