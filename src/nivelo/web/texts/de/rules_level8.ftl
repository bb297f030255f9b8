# Die Regeln von Level 8, beide Ausgaben.

rules-h-skip = Die Karte „{ $card }“
rules-skip-play = Statt abzuwerfen, darfst du diese Karte vor jemand anderen legen. Diese Person setzt dann einmal aus: Sie schiebt nur die Karte offen unter den Nachziehstapel.
rules-skip-one = Niemand kann zwei davon vor sich haben, und vor dich selbst kannst du keine legen.
rules-skip-plain = Du darfst sie auch auf deinen Stapel abwerfen; dann bewirkt sie nichts. Als letzte Karte beendet sie den Durchgang und bewirkt sonst nichts.
rules-skip-surface = Kommt so eine Karte oben auf den Nachziehstapel, gilt er als leer.
rules-skip-two = Zu zweit bist du einfach noch einmal dran.

rules-h-keep-two = Karten behalten (zwei Sterne)
rules-keep-two = Auf der Seite mit zwei Sternen sind die Level 5 bis 8 schwer. Wer am Ende eines Durchgangs in einem davon ist und nicht ausgelegt hat, darf bis zu vier Karten für den nächsten Durchgang behalten.
rules-keep-deal = Du bekommst dann nur so viele Karten, dass du wieder { $hand } hast.
rules-keep-not = Sonst behält niemand Karten, außer wenn „Die behalt’ ich!“ aus Master dazugemischt ist.

rules-h-mixes = Level 8 Master dazumischen
rules-mix-specials = Mit den neun Sonderkarten aus Master sind es 110 Karten.
rules-mix-all = Mit allen Karten aus Master sind es 209: Jede Zahl ist zweimal da, und es gibt beide Arten von Jokern.
rules-mix-levels = Die Level bleiben die dieses Spiels. Die Karten aus Master wirken wie dort.
rules-mix-link = Nachlesen, wie sie wirken
