# Die Regeln: was allen Spielen gemeinsam ist.

rules-title = Regeln
rules-intro = Fünf Spiele, eine Idee: Sammle die Karten für dein Level, lege sie aus und sei schneller oben als die anderen.
rules-first-game = Lieber gleich ausprobieren?
rules-tutorial = Spielen lernen
rules-others = Die anderen Spiele
rules-contents = Auf dieser Seite
rules-yes = Richtig
rules-no = Nicht erlaubt
rules-example = Beispiel:
rules-independent = Nivelo ist ein unabhängiges Projekt. Dies sind unsere eigenen Worte; die Namen der Spiele gehören ihren Inhabern.
rules-fact-players = Spieler
rules-fact-cards = Karten
rules-fact-hand = Auf der Hand
rules-fact-levels = Level

rules-h-aim = Worum es geht
rules-aim = Du steigst { $levels } Level hinauf, eines nach dem anderen. Jedes verlangt bestimmte Kombinationen von Karten. Wer zuerst das letzte Level auslegt oder darüber hinaus ist, gewinnt.
rules-aim-by-one = Du steigst { $levels } Level hinauf, eines nach dem anderen. Jedes verlangt bestimmte Kombinationen von Karten. Wer zuerst das letzte Level auslegt, gewinnt.
rules-aim-rounds = Ein Spiel dauert mehrere Durchgänge. In jedem versuchst du das Level, in dem du gerade bist, und kein anderes. Hast du es ausgelegt, kommt im nächsten Durchgang das nächste; sonst versuchst du es noch einmal.

rules-h-cards = Die Karten
rules-cards-numbers = Die Zahlen von 1 bis { $high }, je einmal in { $colours ->
        [4] vier
        [6] sechs
       *[other] { $colours }
    } Farben. Jede Farbe hat ihre eigene Form, damit niemand auf die Farben angewiesen ist.
rules-cards-jokers =
    { $n ->
        [one] Ein Joker
       *[other] { $n } Joker
    }
rules-cards-range-jokers = { $n } Joker, drei von jeder Art
rules-cards-specials = { $n } Sonderkarten:
rules-cards-skips = { $n } Karten „{ $card }“
rules-cards-all = Alle Karten ansehen

rules-h-start = Ein Durchgang beginnt
rules-start-deal = Alle bekommen { $hand } Karten, verdeckt. Der Rest ist der Nachziehstapel.
rules-start-own = Die oberste Karte wird aufgedeckt: Mit ihr beginnt der Ablagestapel des Gebers. Alle haben einen eigenen Ablagestapel; die anderen sind noch leer. Ist sie ein Joker oder eine Sonderkarte, bleibt sie liegen und bewirkt nichts.
rules-start-left = Wer links vom Geber sitzt, fängt an. Gespielt wird im Uhrzeigersinn.

rules-h-turn = Dein Zug
rules-turn-order = Ein Zug hat drei Schritte, immer in dieser Reihenfolge.
rules-step-take = Eine Karte nehmen
rules-step-take-own = Pflicht: Nimm die oberste Karte vom Nachziehstapel oder von irgendeinem Ablagestapel, auch von deinem eigenen.
rules-step-lay = Auslegen und anlegen
rules-step-lay-text = Freiwillig: Hast du alle Karten für dein Level, lege sie aus. Liegt dein Level schon auf dem Tisch, lege passende Karten an.
rules-step-discard = Eine Karte abwerfen
rules-step-discard-own = Pflicht: Lege irgendeine Handkarte auf deinen Ablagestapel, gern auch die gerade genommene.

rules-h-groups = Die Kombinationen
rules-groups-intro = Ein Level besteht aus Kombinationen. Es gibt diese Arten:
rules-run = Zahlen, die direkt aufeinander folgen. Die Farben sind egal.
rules-run-end = Nach der { $high } geht es nicht mit der 1 weiter.
rules-set = Karten mit derselben Zahl. Die Farben sind egal. Zwei sind ein Zwilling, drei ein Drilling, vier ein Vierling.
rules-colour = Karten einer Farbe. Die Zahlen sind egal.
rules-run-yes = Eine Viererfolge.
rules-run-gap = Die 8 fehlt.
rules-run-corner = { $high } und 1 schließen nicht aneinander an.
rules-set-yes = Ein Drilling.
rules-colour-yes = Fünf Karten einer Farbe.

rules-h-lay-out = Auslegen
rules-lay-out-all = Lege alle Kombinationen deines Levels auf einmal offen vor dir aus. Ein Teil davon genügt nicht.
rules-lay-out-exact = Lege nicht mehr Kombinationen aus, als das Level verlangt, auch später nicht. Jede Karte zählt nur für eine Kombination.
rules-lay-out-alike = Zwei Kombinationen dürfen sich gleichen, sogar mit denselben Zahlen.
rules-lay-out-last = Eine Karte muss übrig bleiben, denn jeder Zug endet mit dem Abwerfen. Nur wenn das Auslegen sofort das Spiel gewinnt oder den Durchgang beendet, darf die ganze Hand dafür gebraucht werden.
rules-lay-out-example = Dein Level verlangt: { $level }.
rules-lay-out-example-yes = Alles ist da: Lege es aus.
rules-lay-out-example-no = Ein Teil allein muss warten.

rules-h-lay-off = Anlegen
rules-lay-off-when = Sobald dein eigenes Level auf dem Tisch liegt, darfst du Handkarten an alles anlegen, was ausliegt: an deine Kombinationen und an die aller anderen, noch im selben Zug.
rules-lay-off-run = An eine Folge passt an beiden Enden die nächste Zahl, dann die übernächste und so weiter.
rules-lay-off-set = An Zwillinge, Drillinge und so weiter passen Karten mit derselben Zahl.
rules-lay-off-colour = An eine Farbe passen weitere Karten dieser Farbe.
rules-lay-off-new = Eine neue Kombination kannst du so nicht anfangen. Auch deine allerletzte Karte kannst du nicht anlegen: Du wirfst sie ab.
rules-lay-off-example = An diese Folge passen 5, dann 4 und so weiter; am anderen Ende 10, dann 11 und so weiter.
rules-lay-off-why = Werde deine Karten schnell los: Den Durchgang zu beenden, lohnt sich.

rules-h-jokers = Joker
rules-joker-any = Ein Joker steht für jede Zahl in jeder Farbe. In einer Kombination dürfen mehrere liegen, sogar nur Joker.
rules-joker-say = Wofür er steht, wird beim Ausspielen festgelegt, und alle können es sehen.
rules-joker-stays = Dabei bleibt es. Niemand kann ihn gegen die Karte tauschen, für die er steht.
rules-joker-special = Ein Joker steht nie für eine Sonderkarte.
rules-joker-full = Ein Joker darf auch dann an gleiche Karten oder an eine Farbe angelegt werden, wenn dort schon alle passenden Karten liegen, denn dafür gibt es keine Höchstzahl. Eine Folge von 1 bis { $high } hat kein freies Ende mehr: Dort passt kein Joker.
rules-joker-example = Der Joker in der Mitte ist die { $n }.

rules-h-pile = Wenn der Nachziehstapel leer ist
rules-pile-own = Ist die letzte verdeckte Karte genommen, geben alle ihren Ablagestapel bis auf die oberste Karte zurück. Diese Karten werden gemischt: Das ist der neue Nachziehstapel.

rules-h-round-end = Das Ende eines Durchgangs
rules-round-ends = Ein Durchgang ist sofort zu Ende, wenn jemand die letzte Karte abwirft.
rules-who = Wer
rules-goes-up = steigt auf
rules-up-ender = hat den Durchgang beendet
rules-up-out = hat ausgelegt
rules-up-not = hat nicht ausgelegt
rules-up-levels =
    { $n ->
        [0] kein Level
        [one] ein Level
       *[other] { $n } Level
    }
rules-round-end-example = Lena ist in Level 3 und wirft ihre letzte Karte ab: Sie kommt in Level 5. Tom hat sein Level 4 ausgelegt: Er kommt in Level 5. Idas Level 4 lag nicht auf dem Tisch: Sie versucht es noch einmal.
rules-round-next-left = Dann werden alle Karten gemischt, und wer links vom Geber sitzt, gibt den nächsten Durchgang.

rules-h-game-end = Das Ende des Spiels
rules-game-end-last = Wer in Level { $last } ist und es auslegt, gewinnt sofort, ob noch Karten übrig sind oder nicht.
rules-game-end-bonus = Wer Level { $before } ausgelegt hat und den Durchgang beendet, gewinnt auch: Mit zwei Leveln ist das letzte überschritten.

rules-h-levels = Die Level
rules-level = Level
rules-reconstructed = Für Nivelo gemacht: Was auf der gedruckten Karte steht, wissen wir hier nicht. Wenn du das Spiel besitzt, kannst du
rules-assumed = Von der Ausgabe mit 99 Karten übernommen: Die Levelkarte dieser Ausgabe haben wir nicht gesehen. Wenn du das Spiel besitzt, kannst du
rules-enter-card = deine eigene Levelkarte eingeben
rules-levels-two = Die Seite mit zwei Sternen ist schwieriger. Alle dürfen ihre Seite selbst wählen.

rules-h-know = Gut zu wissen
rules-know-joker-pile = Ein Joker oder eine Sonderkarte oben auf einem Ablagestapel darf genommen werden wie jede andere Karte.
rules-know-runs = Zwei Folgen eines Levels dürfen sich überschneiden oder gleich sein.
rules-know-hand = Für die Zahl der Handkarten gibt es keine Grenze.
rules-know-long = Ein Durchgang darf so lange dauern, wie er will, außer wenn am Tisch vereinbart ist, dass er endet, sobald niemand mehr etwas auslegen oder anlegen kann, oder nach einer bestimmten Zahl von Zügen. Und wenn alle 30 Züge hatten, darf ihn abbrechen, wer den Tisch eröffnet hat. Dann steigen alle, die ausgelegt haben, ein Level auf.
rules-know-empty-pile = Auch die einzige Karte eines Ablagestapels darf genommen werden; dann ist er leer.
