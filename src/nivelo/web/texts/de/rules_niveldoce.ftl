# Die Regeln von NivelDoce.

rules-nd-cards-pictures = Vier Elemente und vier Tiere, in allen vier Farben. Zu jedem Element gehört ein Tier:
rules-nd-pair = { $element } und { $animal }

rules-nd-start-common = Neben dem Nachziehstapel wird eine Karte aufgedeckt: Dort beginnt der Ablagestapel, einer für alle. Ein Joker oder eine Sonderkarte kommt zurück, und es wird eine andere aufgedeckt.
rules-nd-step-take = Pflicht: Nimm die oberste Karte vom Nachziehstapel oder vom Ablagestapel, oder spiele stattdessen eine Wunschkarte.
rules-nd-step-discard = Pflicht: Lege eine Karte auf den Ablagestapel oder spiele einen Stopper, ein „Zieh 2“ oder einen Richtungswechsel.

rules-nd-set = Karten mit derselben Zahl, demselben Element oder demselben Tier. Die Farben sind egal.
rules-nd-set-yes = Auch drei Adler sind ein Drilling.
rules-nd-colour = Karten einer Farbe: Zahlen, Elemente und Tiere.
rules-points = Zahlen, die zusammen genau so viele Augen ergeben, wie das Level verlangt. Ein Joker zählt 1 bis 12 Augen, wie du willst.
rules-points-yes = 12 Augen: 7 + 5.
rules-points-joker = 24 Augen: 9 + 5 + ein Joker für 10.
rules-points-colour = Heißt es „einer Farbe“, gilt das nur für die Augen.
rules-pictures = Zwei Elemente oder zwei Tiere mit verschiedenen Bildern.
rules-pictures-no = Zweimal dasselbe Tier.
rules-pairs = Ein Element mit seinem Tier, in beliebigen Farben. Zwei solche Paare brauchen zwei verschiedene Elemente.
rules-pairs-yes = Erde und Schlange gehören zusammen.
rules-pairs-no = Feuer passt nicht zum Fisch.

rules-nd-lay-off-pictures = An Elemente und Tiere passen die Bilder, die dort schon liegen.
rules-nd-lay-off-points = An Augen wird nichts angelegt.
rules-nd-joker = Ein Joker steht für jede Zahl, jedes Element und jedes Tier in jeder Farbe.

rules-nd-pile = Ist die letzte Karte des Nachziehstapels genommen, wird der Ablagestapel bis auf die oberste Karte gemischt: Das ist der neue Nachziehstapel.

rules-nd-stopper = Lege ihn, statt abzuwerfen, vor jemand anderen. Diese Person legt ihn in ihrem nächsten Zug nur unter den Ablagestapel. Niemand kann zwei haben. Allein kommt er nur als letzte Karte auf den Ablagestapel.
rules-nd-draw-two = Lege sie auf den Ablagestapel und ziehe selbst zwei Karten, oder lege sie vor jemand anderen, der sofort zwei zieht. Legst du sie als letzte Karte auf den Stapel, endet der Durchgang nicht, denn du ziehst ja; legst du sie als letzte vor jemand anderen, endet er, wenn am Tisch nichts anderes gilt.
rules-nd-direction = Die erste liegt neben dem Ablagestapel, und es geht gegen den Uhrzeigersinn weiter. Mit der nächsten kommen beide auf den Stapel, und es geht wieder im Uhrzeigersinn. Als letzte Karte beendet sie den Durchgang und dreht nichts um. Jeder Durchgang beginnt im Uhrzeigersinn.
rules-nd-wish = Spiele sie am Anfang deines Zuges, statt eine Karte zu nehmen. Lege bis zu sechs weitere Karten darauf und ziehe so viele, wie du abgelegt hast, die Wunschkarte mitgezählt. Das ist dein ganzer Zug. „Zieh 2“ darf nicht dabei sein und ein Stopper nicht obenauf. Liegt ein Richtungswechsel obenauf, wechselt die Richtung.
rules-nd-knock = Hat jemand anderes eine Karte auf den Ablagestapel gelegt, darfst du mit dem Klopfer um sie bitten, außer wenn du als Nächstes dran bist oder einen Stopper vor dir hast. Wer als Nächstes dran ist, darf die Karte selbst nehmen; dann nimmst du den Klopfer zurück. Sonst bekommst du die Karte, und der Klopfer bleibt auf dem Stapel liegen. Klopfen mehrere, hat Vorrang, wer früher dran wäre.
rules-nd-two = Zu zweit wird nicht geklopft, und die Richtung ändert nichts.
rules-nd-plain = Wunschkarte, Klopfer und Joker dürfen auch wie jede andere Karte ohne Wirkung abgeworfen werden.

rules-nd-all-out = Er ist auch sofort zu Ende, wenn alle ausgelegt haben.
rules-nd-round-up = Alle, die ausgelegt haben, steigen ein Level auf; für das Beenden gibt es nichts extra. Niemand behält Karten.
rules-nd-win = Wer zuerst Level 12 auslegt, gewinnt sofort.
