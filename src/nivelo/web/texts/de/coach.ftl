# Der Trainer am Tisch.

coach-thinking = Der Trainer denkt nach …
coach-figures = Die Zahlen dazu
hint-do = So machen
hint-why = Warum?
hint-nothing = Gerade gibt es nichts zu tun.
coach-then =
    { $missing ->
        [0] Dann hast du alles beisammen.
        [one] Dann fehlt eine Karte, und { $helping ->
            [0] keine ungesehene Karte hilft
            [one] eine ungesehene Karte hilft
           *[other] { $helping } ungesehene Karten helfen
        }.
       *[other] Dann fehlen { $missing } Karten, und { $helping ->
            [0] keine ungesehene Karte hilft
            [one] eine ungesehene Karte hilft
           *[other] { $helping } ungesehene Karten helfen
        }.
    }
coach-more =
    Dann { $helping ->
        [one] hilft eine ungesehene Karte
       *[other] helfen { $helping } ungesehene Karten
    } statt { $before }.
coach-draw =
    { $helping ->
        [0] Keine der { $unseen } ungesehenen Karten hilft.
        [one] Eine von { $unseen } ungesehenen Karten hilft.
       *[other] { $helping } von { $unseen } ungesehenen Karten helfen.
    }
why-wins = Damit gewinnst du das Spiel.
why-ends-round = Damit beendest du den Durchgang in diesem Zug.
why-lays-out = Dein Level zählt erst, wenn es ausliegt.
why-lays-off = So bist du eine Karte los.
why-holds-back = Du könntest dein Level schon auslegen, aber in Probespielen gewinnt öfter, wer noch wartet.
why-holds-card = Du könntest eine Karte anlegen, aber in Probespielen gewinnt öfter, wer sie noch behält.
why-complete = Jeder Zug beginnt damit, dass du eine Karte nimmst; dann kannst du dein Level auslegen, es ist komplett.
why-completes = Damit ist dein Level komplett.
why-closer = Damit kommst du deinem Level näher.
why-can-be-laid-off = Du kannst sie anlegen.
why-more-help = Mit ihr helfen dir mehr ungesehene Karten.
why-takes-special = Das ist eine Sonderkarte, die du später ausspielen kannst.
why-no-top-helps = Keine der offenen Karten hilft dir.
why-denies = { $name } ist fast fertig und könnte sie sonst anlegen.
why-keeps-away = Sie passt nirgends: { $name } ist fast fertig und kann sie nicht gebrauchen.
why-stops = { $name } steht kurz vor dem Ziel.
why-not-needed = Dein Level braucht sie nicht.
why-needed = Dein Level braucht sie.
why-fits-nowhere =
    { $n ->
        [one] Sie passt nirgends auf dem Tisch.
       *[other] Sie passen nirgends auf dem Tisch.
    }
why-no-use = Du kannst die Karte nicht gebrauchen.
why-exchanges = So tauschst du Karten, die dein Level nicht braucht.
why-sits-out = { $name } setzt dann einmal aus.
why-makes-draw = { $name } muss zwei Karten ziehen.
why-draws-two = Du ziehst dafür zwei Karten.
why-may-take = Alle anderen zeigen drei Karten, und eine davon darfst du nehmen.
why-may-keep = Endet der Durchgang, bevor du ausgelegt hast, darfst du drei Karten behalten.
why-reverses = Dann geht es andersherum weiter.
why-joker = Dort bekommst du einen Joker.
why-another-turn = Dann bist du noch einmal an der Reihe.
why-top-helps = Eine der offenen Karten hilft dir.
why-least-useful = Von den Karten für dein Level kannst du auf diese am ehesten verzichten.
why-rest-useful = Dein Level kann alle übrigen Karten gebrauchen.
why-rest-special = Von Sonderkarten abgesehen, kann dein Level alle übrigen Karten gebrauchen.
why-keeps-most = So behältst du so viel wie möglich von deinem Level.
why-none-needed = Die anderen braucht dein Level nicht.
why-likeliest = Nichts anderes bringt dir eher eine Karte, die dir hilft.
why-same-action = Beide Felder bewirken dasselbe.
why-takes-two = Dort nimmst du zwei Karten.
why-one-card = Dort nimmst du nur eine Karte.
why-exchanges-misfits = So tauschst du Karten, die nirgends passen.
why-has-one = { $name } hat so eine Karte, und sie hilft dir.
why-knocked-for = Sonst bekommt sie { $name } fürs Klopfen.
why-nearly-fits = Bald könnte sie an eine Folge auf dem Tisch passen.
why-untouchable = Von dort kann sie niemand nehmen.
why-missed-wins = Du hättest das Spiel gewinnen können.
why-missed-ends-round = Du hättest den Durchgang beenden können.
why-feeds = Die Karte, die du abgeworfen hast, ließ sich anlegen, und { $name } war fast fertig.
why-was-needed = Dein Level brauchte die Karte, die du abgeworfen hast.
why-fewer-help = Nach deinem Abwurf konnten dir weniger ungesehene Karten helfen.
coach-wins-so =
    { $n ->
        [0] So gewinnst du das Spiel in weniger als 1 % der Fälle.
        [100] So gewinnst du das Spiel in mehr als 99 % der Fälle.
       *[other] So gewinnst du das Spiel in etwa { $n } % der Fälle.
    }
coach-soon =
    { $n ->
        [0] Innerhalb von drei Zügen schaffst du dein Level kaum.
        [100] Innerhalb von drei Zügen schaffst du dein Level so gut wie sicher.
       *[other] Innerhalb von drei Zügen schaffst du dein Level in etwa { $n } % der Fälle.
    }
coach-idea-good = Deine Idee ist etwa gleich gut: { $move }
coach-idea-worse = Deine Idee gewinnt etwa { $n } von 100 Spielen weniger ({ $low } bis { $high }): { $move }
coach-going-out = Du kannst den Durchgang jetzt beenden:
coach-going-out-too = Du könntest in diesem Zug auch den Durchgang beenden:
coach-winning = Du kannst das Spiel jetzt gewinnen:
coach-lay-out = Lege { $groups } aus.
coach-chances = Chance, dein Level zu schaffen
coach-turns =
    { $n ->
        [one] in einem Zug
       *[other] in { $n } Zügen
    }
coach-percent = { $n } %
coach-error = ± { $n }
coach-between = { $low } bis { $high } %
coach-moves = Was jeder Zug bewirkt
coach-missing = Fehlen noch
coach-helping = Ungesehene Karten, die helfen
coach-wins = Gewinnt das Spiel
coach-as-good = etwa gleich gut
coach-less = gewinnt { $n } von 100 Spielen weniger
coach-model = Nach dem, was du sehen kannst. Die Chancen gehen von einer ungesehenen Karte pro Zug und gutem Abwerfen aus; in diesem Zug zählen auch die offenen Karten auf den Ablagestapeln. „Gewinnt das Spiel“ ist, was ein starker Bot in simulierten Spielen erwartet; ± gibt die Unsicherheit an. Wo der Unterschied Zufall sein kann, steht „etwa gleich gut“.
coach-action = Wähle „{ $action }“.
coach-ask = Frage nach { $asked }, zuerst bei { $name }.
coach-count =
    { $n ->
        [one] Ziehe eine Karte.
       *[other] Ziehe { $n } Karten.
    }

# Tipps.

hint-complete = Du hast alles für dein Level.
hint-complete-spare = Du hast alle Karten für dein Level, aber nach dem Auslegen bliebe dir keine zum Abwerfen.
hint-missing =
    { $n ->
        [one] Eine Karte fehlt.
       *[other] { $n } Karten fehlen.
    }
hint-helps =
    { $n ->
        [one] Eine Karte hilft
       *[other] { $n } Karten helfen
    } unter { $unseen }, die du noch nicht gesehen hast:
hint-unseen = { $n } ungesehen
suggest =
    { $kind ->
        [draw] Ziehe vom Nachziehstapel.
        [pile] Nimm { $card } { $whose ->
            [common] vom Ablagestapel
            [yours] von deinem Stapel
           *[other] vom Stapel von { $name }
        }.
        [lay_out] Lege dein Level aus.
        [lay_off] { $group ->
            [unknown] Lege { $card } an.
           *[other] Lege { $card } an { $group } an.
        }
        [discard] Wirf { $card } ab.
        [play] { $at ->
            [seat] Lege { $card } vor { $name }.
           *[none] Spiele { $card } aus.
        }
        [wish] Spiele { $card } aus.
        [knock] Klopfe.
        [pass] Klopfe nicht.
        [leave] Nimm die Karte nicht.
        [field] { $action ->
            [none] Ziehe auf Feld { $number }.
           *[other] Ziehe auf das Feld „{ $action }“.
        }
        [done] Das genügt.
        [go_on] Mach weiter, ohne eine Karte zu nehmen.
        [take_none] Nimm keine davon.
        [keep_no_more] Behalte keine weitere Karte.
        [put_no_more] Lege keine weitere Karte ab.
        [no_second] Wirf keine zweite Karte ab.
        [give] Gib { $card }.
        [show] Zeige { $card }.
        [keep] Behalte { $card }.
        [put_down] Lege { $card } ab.
        [steal] Nimm { $card } von { $name }.
       *[other] Wähle { $card }.
    }

# Nach einer Abwesenheit. $who ist "you", "other" oder "nobody".

recap-title = Während du weg warst
recap-new-game = Ein neues Spiel hat begonnen.
recap-rounds =
    { $n ->
        [one] Ein Durchgang ist zu Ende gegangen.
       *[other] { $n } Durchgänge sind zu Ende gegangen.
    }
recap-ended =
    { $who ->
        [you] Du hast Durchgang { $n } beendet.
        [nobody] Durchgang { $n } ist vorbei.
       *[other] { $name } hat Durchgang { $n } beendet.
    }
recap-climbed =
    { $who ->
        [you] Du bist auf Level { $to } gestiegen.
       *[other] { $name } ist auf Level { $to } gestiegen.
    }
recap-laid-out =
    { $n ->
        [one] { $names } hat ausgelegt.
       *[other] { $names } haben ausgelegt.
    }
recap-turn =
    { $who ->
        [you] Jetzt bist du am Zug.
       *[other] Jetzt ist { $name } am Zug.
    }
