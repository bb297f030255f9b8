# The first game, explained step by step.

tut-title = First game
tut-lesson = Explanation
tut-you = You
tut-next = Next
tut-hello = Welcome! You will now play one short round of Level 8 with { $mia } and { $ben }. The cards at the bottom are your hand. Only you can see them.
tut-level = Everyone climbs eight levels. Above your hand you see what your level asks for: two runs of three, that is, three consecutive numbers, twice. The colours do not matter.
tut-draw = It is your turn. Every turn starts with taking a card. Tap the draw pile in the middle.
tut-discard = A 6! Together with 4 and 5 it makes your first run. Every turn ends with a discard: tap a card you do not need, a 1 or a 15, and then your discard pile.
tut-others = Now the others play. Watch what they discard: you may take the top card of any discard pile.
tut-take = { $ben } has laid out his level. And { $mia } has discarded an 11! With your 9 and the joker as 10, that is your second run. Tap the 11.
tut-lay-out = Now you have everything you need. Press “Lay out”, tap the cards 4, 5, 6 and 9, joker, 11, and lay them out.
tut-lay-off = Your level is on the table! Now get rid of your other cards: lay them off on any group, { $ben }’s too. Tap a card with a dot, and then the group that lights up.
tut-discard-again = Nothing else fits. Discard one of the cards you have left.
tut-others-again = { $mia } and { $ben } take their turns. Perhaps new groups will come to the table.
tut-draw-again = { $mia } has laid out too. Take a card from the draw pile.
tut-lay-off-again = A 3: it goes with your 4, 5, 6. And a 1 goes with { $mia }’s 2, 3, 4. Lay off both.
tut-last = One card left! Discard it, and the round is over.
tut-end = You ended the round: two levels up! { $mia } and { $ben } had laid out and go up one level each. Anyone who has not laid out stays and tries again.
tut-done = You know how to play!
tut-done-text = In the next round all the cards are dealt again, and your level asks for something else. The first to get past the last level wins the game.
tut-play = Play a real game
tut-play-note = against two easy opponents, and you go first
tut-rules = Read the rules
tut-again = Play it again
