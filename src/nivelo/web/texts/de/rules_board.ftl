# Die Regeln des Brettspiels.

rules-board-cards-jokers = { $n } Joker liegen in der Mitte des Spielplans bereit. Sie sehen von beiden Seiten gleich aus: Alle sehen, wie viele du hast.
rules-board-towers = Alle haben zwei Spielsteine, die als Turm auf dem Startfeld stehen. Ein Rundkurs aus { $fields } Aktionsfeldern führt um den Spielplan.
rules-start-board = Die oberste Karte wird aufgedeckt: Mit ihr beginnt der Ablagestapel des Gebers. Alle haben einen eigenen Ablagestapel; die anderen sind noch leer.

rules-step-roll = Würfeln und Aktion ausführen
rules-step-roll-text = Pflicht: Wirf beide Würfel, versetze deinen Turm und tu, was sein Feld sagt. So kommst du an Karten.

rules-h-dice = Würfel und Türme
rules-dice-two = Von deinem Feld aus geht ein Stein so weit, wie ein Würfel zeigt, der andere so weit wie der andere Würfel. Wähle eines der beiden Felder, staple dort deinen Turm und führe die Aktion aus.
rules-dice-double = Bei einem Pasch geht ein Stein die gewürfelte Zahl, der andere doppelt so weit.
rules-dice-jump = Felder mit fremden Türmen werden übersprungen und nicht mitgezählt.
rules-dice-stay = Die Türme bleiben stehen, wenn ein neuer Durchgang beginnt.
rules-dice-example = Du würfelst 2 und 5. Du kannst zwischen dem zweiten und dem fünften Feld vor dir wählen.

rules-h-actions = Die Felder
rules-action-plus-one = Nimm die oberste Karte von irgendeinem Stapel: vom Nachziehstapel oder von einem Ablagestapel.
rules-action-plus-two = Das Gleiche zweimal: Nimm eine Karte, sieh sie dir an und nimm noch eine von irgendeinem Stapel. Du musst beide nehmen.
rules-action-again = Nimm eine Karte von irgendeinem Stapel und beende deinen Zug wie sonst. Dann hast du noch einen ganzen Zug, mit Würfeln. Endet der Durchgang mit dem ersten Zug, verfällt der zweite.
rules-action-exchange = Lege ein bis drei Handkarten einzeln auf deinen Ablagestapel. Dann ziehe eine mehr, als du abgelegt hast, vom Nachziehstapel.
rules-action-everyone = Du ziehst eine Karte vom Nachziehstapel, danach alle anderen auch.
rules-action-joker = Nimm einen Joker aus der Mitte. Ist keiner mehr da, nimm eine Karte von irgendeinem Stapel.
rules-action-ask = Nenne eine Zahl oder eine Farbe und frage die anderen der Reihe nach, links- oder rechtsherum. Wer zuerst eine solche Karte hat, gibt dir eine und zieht dafür eine Karte. Hat niemand eine, nimm eine Karte von irgendeinem Stapel. Joker zählen nicht.
rules-action-open-three = Alle anderen zeigen drei Karten ihrer Wahl; wer weniger hat, zeigt alle. Du musst eine davon nehmen; wer sie verloren hat, zieht eine Karte.
rules-action-free = Wähle eine der anderen Aktionen. Dein Turm geht im Uhrzeigersinn auf das nächste Feld dieser Aktion, auf dem kein fremder Turm steht, und du führst sie aus. Sind alle Felder der Aktion besetzt, wähle eine andere.

rules-h-full = Volle Kombinationen
rules-full-when = Eine Folge von 1 bis 15, ein Sechsling oder fünfzehn Karten einer Farbe sind voll. Ein Joker darf trotzdem noch angelegt werden.
rules-full-two = Sind alle Kombinationen auf dem Tisch voll, darf zwei Karten statt einer abwerfen, wer ausgelegt hat.

rules-keep-board = Wer nicht ausgelegt hat, darf bis zu vier Karten für den nächsten Durchgang behalten, auch Joker, und das in jedem Level. Sie zählen zu den zehn Karten der neuen Hand.
rules-round-next-ender = Wer den Durchgang beendet hat, gibt den nächsten. Joker, die niemand behält, kommen zurück in die Mitte.
rules-board-pile-jokers = Joker aus diesen Stapeln kommen zurück in die Mitte.
rules-know-joker-board = Ein Joker oben auf einem Ablagestapel darf genommen werden wie jede andere Karte.
