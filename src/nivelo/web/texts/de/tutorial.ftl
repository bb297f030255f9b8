# Das erste Spiel, Schritt für Schritt erklärt.

tut-title = Das erste Spiel
tut-lesson = Erklärung
tut-you = Du
tut-next = Weiter
tut-hello = Willkommen! Du spielst jetzt einen kurzen Durchgang Level 8 mit { $mia } und { $ben }. Unten siehst du deine Handkarten. Nur du kannst sie sehen.
tut-level = Alle steigen acht Level hinauf. Über deiner Hand steht, was dein Level verlangt: zwei Dreierfolgen, also zweimal drei Zahlen hintereinander. Die Farben sind egal.
tut-draw = Du bist dran. Jeder Zug beginnt damit, eine Karte zu nehmen. Tippe auf den Nachziehstapel in der Mitte.
tut-discard = Eine 6! Mit 4 und 5 ist das deine erste Folge. Jeder Zug endet mit dem Abwerfen: Tippe auf eine Karte, die du nicht brauchst, eine 1 oder 15, und dann auf deinen Ablagestapel.
tut-others = Jetzt spielen die anderen. Achte darauf, was sie abwerfen: Von jedem Ablagestapel darfst du die oberste Karte nehmen.
tut-take = { $ben } hat sein Level ausgelegt. Und { $mia } hat eine 11 abgeworfen! Mit deiner 9 und dem Joker als 10 ist das deine zweite Folge. Tippe auf die 11.
tut-lay-out = Jetzt hast du alles. Drücke auf „Auslegen“, tippe auf 4, 5, 6 und auf 9, Joker, 11 und lege sie aus.
tut-lay-off = Dein Level liegt auf dem Tisch! Jetzt werde deine übrigen Karten los: Du darfst überall anlegen, auch bei { $ben }. Tippe auf eine Karte mit Punkt und dann auf die Kombination, die leuchtet.
tut-discard-again = Mehr passt nicht. Wirf eine der übrigen Karten ab.
tut-others-again = { $mia } und { $ben } sind dran. Vielleicht kommt Neues auf den Tisch.
tut-draw-again = Auch { $mia } hat ausgelegt. Nimm eine Karte vom Nachziehstapel.
tut-lay-off-again = Eine 3: Sie passt an deine 4, 5, 6. Und eine 1 passt an { $mia }s 2, 3, 4. Lege beide an.
tut-last = Noch eine Karte! Wirf sie ab, und der Durchgang ist zu Ende.
tut-end = Du hast den Durchgang beendet: zwei Level hinauf! { $mia } und { $ben } hatten ausgelegt und steigen je ein Level auf. Wer nicht ausgelegt hat, bleibt und versucht es noch einmal.
tut-done = Jetzt kannst du spielen!
tut-done-text = Im nächsten Durchgang werden alle Karten neu ausgeteilt, und dein Level verlangt etwas anderes. Wer zuerst über das letzte Level hinaus ist, gewinnt.
tut-play = Ein richtiges Spiel
tut-play-note = gegen zwei leichte Gegner, und du fängst an
tut-rules = Regeln lesen
tut-again = Noch einmal
