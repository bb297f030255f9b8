# Spiele, die zu Ende sind.

history-title = Beendete Spiele
history-empty = Du hast noch kein Spiel beendet.
history-count =
    { $n ->
        [one] Ein Spiel
       *[other] { $n } Spiele
    }
history-more =
    { $n ->
        [one] Noch eines zeigen
       *[other] { $n } weitere zeigen
    }
history-won = Gewonnen
history-lost = Nicht gewonnen
history-ended = Abgebrochen
history-rounds =
    { $n ->
        [one] ein Durchgang
       *[other] { $n } Durchgänge
    }
history-turns =
    { $n ->
        [one] ein Zug
       *[other] { $n } Züge
    }
history-level = Level { $n }
history-replay = Ansehen
history-replay-of = Ansehen: { $game }, { $when }
history-winner = { $name } hat gewonnen
history-ended-text = Das Spiel wurde beendet, bevor jemand gewonnen hatte
history-bot = Bot
history-stand-in = Am Ende spielte ein Bot
history-record = Aufzeichnung herunterladen
history-record-note = Die Aufzeichnung ist ein Text, den Menschen und Programme lesen können. Mit Nivelo auf deinem Rechner:
error-history = Dieses Spiel ist noch nicht zu Ende oder wurde nie gespielt.

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $h } h { $m } min

# Der Beweis, dass ein Spiel fair war.

proof-title = Waren die Karten fair?
proof-intro = Niemand hat die Karten ausgesucht, weder der Server noch ein Spieler. Du musst es nicht glauben: Lass deinen Browser nachrechnen.
proof-promise = 1. Das Versprechen
proof-promise-text = Bevor das Spiel begann, dachte sich der Server ein Geheimnis aus und veröffentlichte dessen Fingerabdruck. Ein Fingerabdruck passt nur zu einem Geheimnis, verrät es aber nicht. Vor dem Spiel konnten ihn alle sehen.
proof-promised = Fingerabdruck, wie versprochen
proof-secret = 2. Das Geheimnis
proof-secret-text = Jetzt, wo das Spiel zu Ende ist, zeigt der Server sein Geheimnis. Stimmt der Fingerabdruck mit dem versprochenen überein, hat er es nicht ausgetauscht.
proof-the-secret = Geheimnis
proof-computed = Hier berechnet ({ $what })
proof-secret-ok = Der Fingerabdruck stimmt mit dem versprochenen überein.
proof-secret-bad = Der Fingerabdruck stimmt nicht! Das ist nicht das versprochene Geheimnis.
proof-seed = 3. Eure Wörter
proof-seed-text = Nach dem Versprechen konnten alle ein Wort beisteuern. Das Geheimnis und alle Wörter zusammen ergeben den Startwert, aus dem die Karten kommen. Der Server konnte also nicht auf bestimmte Karten zielen.
proof-no-word = kein Wort
proof-no-words = In diesem Spiel hat niemand ein Wort beigesteuert, also beruhen die Karten allein auf dem Geheimnis des Servers. Gib nächstes Mal vor dem Spiel eines ein.
proof-seed-ok = Der Startwert folgt aus dem Geheimnis und den Wörtern.
proof-seed-bad = Der Startwert folgt nicht aus dem Geheimnis und den Wörtern!
proof-deal = 4. Die Karten
proof-deal-text = Aus dem Startwert teilt dein Browser den ersten Durchgang noch einmal aus, Karte für Karte.
proof-deal-ok = Genau mit diesen Karten hat das Spiel begonnen.
proof-deal-bad = Das Spiel hat mit anderen Karten begonnen!
proof-server = 5. Alles Weitere
proof-server-text = Der Server hat das ganze Spiel vom Startwert aus noch einmal durchgespielt, Zug für Zug. Mit der Aufzeichnung kannst du das auch.
check-game = Das Spiel und seine Regeln
check-commitment = Das Versprechen
check-seed = Der Startwert
check-moves = Jeder Zug
check-result = Das Ergebnis
proof-server-ok = Alles passt.
proof-server-bad = Etwas passt nicht.
proof-run = Jetzt nachrechnen
proof-all-ok = Dein Browser hat nachgerechnet: Die Karten waren fair.
proof-all-bad = Die Prüfung ist gescheitert. Traue diesem Spiel nicht.

# Der Rückblick nach dem Spiel.

review-title = Deine Entscheidungen
review-about = Ein starker Bot geht jede deiner Entscheidungen noch einmal durch und zeigt die, die dich am meisten gekostet haben.
review-about-alone = Ein starker Bot geht deine Entscheidungen durch, so viele, wie dieses Gerät in der Zeit schafft, und zeigt, welche dich am meisten gekostet haben.
review-partly = Auf diesem Gerät reichte die Zeit für { $looked } von deinen { $total } Entscheidungen, zuerst für die, bei denen ein schneller Bot anders gespielt hätte.
review-found-partly =
    { $n ->
        [one] Eine davon hat dich etwas gekostet:
       *[other] { $n } davon haben dich etwas gekostet:
    }
review-none-partly = Keine davon hat dich erkennbar etwas gekostet.
review-begin = Meine Entscheidungen ansehen
review-progress = Deine Entscheidungen werden angesehen: { $done } von { $total }
review-again = Die teuersten werden noch einmal angesehen: { $done } von { $total }
review-none = Keine Entscheidung hat dich erkennbar etwas gekostet. Gut gespielt!
review-found =
    { $n ->
        [one] Eine von { $total } Entscheidungen hat dich etwas gekostet:
       *[other] { $n } von { $total } Entscheidungen haben dich etwas gekostet:
    }
review-round = Durchgang { $n }
review-made = Du: { $move }
review-better = Besser: { $move }
review-cost =
    { $n ->
        [one] { $n } Sieg weniger
       *[other] { $n } Siege weniger
    } in 100 Spielen ({ $low } bis { $high })
review-perhaps-cost =
    { $n ->
        [one] vielleicht { $n } Sieg weniger
       *[other] vielleicht { $n } Siege weniger
    } in 100 Spielen, es kann aber Zufall sein
review-chances = { $best } % statt { $made } %
review-look = Diesen Moment ansehen
review-note = Die Chancen sind Schätzungen aus simulierten Spielen, die zu dem passen, was du sehen konntest. Gezeigt wird nur, was über den Zufall hinausgeht.
review-perhaps = Vielleicht einen zweiten Blick wert
review-well = Gut gespielt
review-same = Bei { $n } von { $total } Entscheidungen hätte ein starker Bot dasselbe getan.
review-rose = Ein starker Bot hätte dasselbe getan; danach lag deine Gewinnchance bei { $n } %.
