# The first game, explained step by step.

tut-title = First game
tut-lesson = Explanation
tut-you = You
tut-next = Next
tut-hello = These cards are your hand: only you can see them. You play one short round of Level 8 with { $mia } and { $ben }.
tut-level = Your first level of eight: two runs of three, that is, three numbers in a row, twice. Colours do not matter.
tut-draw = Every turn starts with taking a card. Tap the draw pile.
tut-discard = A 6! With 4 and 5 that is a run. Every turn ends with a discard: tap a 1 or a 15, then your pile.
tut-others = Now the others play. Watch what they discard: you may take the top card of any pile.
tut-take = { $mia } has discarded an 11! Your 9, the joker as 10 and this 11 are your second run. Tap the 11.
tut-lay-out = You have everything you need. Press “Lay out”.
tut-arrange = Tap 4, 5, 6 and 9, joker, 11 in your hand. Then lay them out.
tut-lay-off = Now get rid of the other cards: tap one with a dot, then a group that lights up, { $ben }’s too.
tut-discard-again = Nothing else fits. Discard a card: tap it, then your pile.
tut-others-again = { $mia } and { $ben } take their turns.
tut-draw-again = { $mia } has laid out too. Draw a card.
tut-lay-off-again = A 3 goes with your 4, 5, 6, and a 1 with { $mia }’s 2, 3, 4. Lay off both.
tut-last = One card left! Discard it, and the round is over.
tut-end = You ended the round: two levels up! { $mia } and { $ben } had laid out and go up one level each. Anyone who has not laid out stays and tries again.
tut-done = You know how to play!
tut-done-text = In the next round all the cards are dealt again, and your level asks for something else. The first to get past the last level wins the game.
tut-play = Play a real game
tut-play-note = against two easy opponents, and you go first
tut-rules = Read the rules
tut-again = Play it again
