# Die Regeln von Level 8 Master.

rules-colour-run = Eine Folge in einer einzigen Farbe. Schon zwei Karten genügen, wenn das Level nicht mehr verlangt.
rules-colour-run-yes = Eine Dreier-Farbfolge.
rules-colour-run-no = Die 6 hat eine andere Farbe.
rules-lay-off-colour-run = An eine Farbfolge passt die nächste Zahl nur in derselben Farbe.

rules-range-joker = Es gibt drei Arten von Jokern: für 1 bis 5, für 6 bis 10 und für 11 bis 15. In Folgen und bei gleichen Karten steht jeder für eine Zahl seines Bereichs, in beliebiger Farbe.
rules-range-joker-colour = Bei Karten einer Farbe spielt der Bereich keine Rolle.
rules-range-joker-say = Wofür ein Joker steht, wird beim Ausspielen festgelegt. Dabei bleibt es, und niemand kann ihn tauschen.
rules-range-joker-yes = Der erste Joker ist die 5, der zweite die 6.
rules-range-joker-no = Ein Joker für 1 bis 5 kann nicht die 9 sein.

rules-h-specials = Sonderkarten
rules-special-when = Eine Sonderkarte spielst du, statt abzuwerfen. Hat sie gewirkt, ist dein Zug zu Ende: eine Sonderkarte pro Zug.
rules-special-plain = Du darfst sie auch ohne Wirkung auf deinen Stapel abwerfen. Als letzte Karte beendet sie den Durchgang und bewirkt sonst nichts.
rules-take = Schiebe sie offen unter den Nachziehstapel. Alle anderen zeigen reihum drei Karten ihrer Wahl; wer weniger hat, zeigt alle. Du darfst eine davon nehmen. Wer sie verloren hat, zieht eine Karte; alle übrigen gehen zurück auf die Hand.
rules-swap = Schiebe sie offen unter den Nachziehstapel. Lege bis zu drei Handkarten auf deinen Ablagestapel und ziehe ebenso viele vom Nachziehstapel.
rules-keep = Lege sie vor dich hin. Hast du am Ende des Durchgangs nicht ausgelegt, darfst du bis zu drei Karten für den nächsten behalten. Mehrere zählen zusammen.
rules-special-surface = Kommt eine Karte „{ $take }“ oder „{ $swap }“ oben auf den Nachziehstapel, gilt er als leer.

rules-h-keep = Karten behalten
rules-keep-master = Wer am Ende des Durchgangs in Level 5, 6, 7 oder 8 ist und nicht ausgelegt hat, darf bis zu vier Karten behalten. Karten „{ $card }“ kommen dazu.
rules-keep-example = Nora ist in Level 6 und hat nicht ausgelegt. Vor ihr liegt eine Karte „{ $card }“: Sie darf 4 + 3 = 7 Karten behalten und bekommt drei neue.
