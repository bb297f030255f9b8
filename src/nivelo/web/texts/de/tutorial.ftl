# Das erste Spiel, Schritt für Schritt erklärt.

tut-title = Das erste Spiel
tut-lesson = Erklärung
tut-you = Du
tut-next = Weiter
tut-hello = Das sind deine Handkarten, nur du kannst sie sehen. Du spielst einen kurzen Durchgang Level 8 mit { $mia } und { $ben }.
tut-level = Dein erstes von acht Leveln: zwei Dreierfolgen, also zweimal drei Zahlen hintereinander. Die Farben sind egal.
tut-draw = Jeder Zug beginnt damit, eine Karte zu nehmen. Tippe auf den Nachziehstapel.
tut-discard = Eine 6! Mit 4 und 5 ist das eine Folge. Jeder Zug endet mit dem Abwerfen: Tippe auf eine 1 oder 15 und dann auf deinen Stapel.
tut-others = Jetzt spielen die anderen. Achte darauf, was sie abwerfen: Von jedem Stapel darfst du die oberste Karte nehmen.
tut-take = { $mia } hat eine 11 abgeworfen! Mit deiner 9 und dem Joker als 10 ist das deine zweite Folge. Tippe auf die 11.
tut-lay-out = Du hast alles beisammen. Drücke auf „Auslegen“.
tut-arrange = Tippe in deiner Hand auf 4, 5, 6 und auf 9, Joker, 11. Dann lege sie aus.
tut-lay-off = Jetzt werde die übrigen Karten los: Tippe auf eine mit Punkt und dann auf eine Kombination, die leuchtet, auch bei { $ben }.
tut-discard-again = Mehr passt nicht. Wirf eine Karte ab: Tippe sie an und dann deinen Stapel.
tut-others-again = { $mia } und { $ben } sind dran.
tut-draw-again = Auch { $mia } hat ausgelegt. Zieh eine Karte.
tut-lay-off-again = Eine 3 passt an deine 4, 5, 6 und eine 1 an { $mia }s 2, 3, 4. Lege beide an.
tut-last = Noch eine Karte! Wirf sie ab, und der Durchgang ist zu Ende.
tut-end = Du hast den Durchgang beendet: zwei Level hinauf! { $mia } und { $ben } hatten ausgelegt und steigen je ein Level auf. Wer nicht ausgelegt hat, bleibt und versucht es noch einmal.
tut-done = Jetzt kannst du spielen!
tut-done-text = Im nächsten Durchgang werden alle Karten neu ausgeteilt, und dein Level verlangt etwas anderes. Wer zuerst über das letzte Level hinaus ist, gewinnt.
tut-play = Ein richtiges Spiel
tut-play-note = gegen zwei leichte Gegner, und du fängst an
tut-rules = Regeln lesen
tut-again = Noch einmal
