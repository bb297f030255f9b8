# Was geschah. $who ist "you" oder "other", $name wer es tat, $cards die Karten.

log-dealt =
    { $who ->
        [you] Du bekommst { $cards }.
       *[other] { $name } bekommt { $n } Karten.
    }
log-turned-up = Aufgedeckt wird { $cards }.
log-stopped =
    { $who ->
        [you] Du setzt aus.
       *[other] { $name } setzt aus.
    }
log-rolled =
    { $who ->
        [you] Du würfelst { $dice }.
       *[other] { $name } würfelt { $dice }.
    }
log-moved =
    { $who ->
        [you] Du ziehst auf das Feld „{ $action }“.
       *[other] { $name } zieht auf das Feld „{ $action }“.
    }
log-turn =
    { $who ->
        [you] Du bist noch einmal dran.
       *[other] { $name } ist noch einmal dran.
    }
log-drew =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } zieht eine Karte.
           *[other] { $name } zieht { $n } Karten.
        }
       *[no] { $who ->
            [you] Du ziehst { $cards }.
           *[other] { $name } zieht { $cards }.
        }
    }
log-took =
    { $who ->
        [you] Du nimmst { $cards }
       *[other] { $name } nimmt { $cards }
    } { $whose ->
        [common] vom Ablagestapel.
        [own] vom eigenen Stapel.
        [yours] von deinem Stapel.
       *[other] vom Stapel von { $other }.
    }
log-nothing-to-take =
    { $who ->
        [you] Für dich gibt es nichts zu nehmen.
       *[other] Für { $name } gibt es nichts zu nehmen.
    }
log-renewed =
    Der Nachziehstapel wird neu gemischt: { $place ->
        [one] eine Karte
       *[other] { $place } Karten
    }.
log-laid-out =
    { $who ->
        [you] Du legst { $cards } aus.
       *[other] { $name } legt { $cards } aus.
    }
log-group =
    { $kind ->
        [run] Folge
        [colour] Farbe
        [colour-run] Farbfolge
       *[other] Kombination
    }
log-laid-off =
    { $onto ->
        [nowhere] { $who ->
            [you] Du legst { $cards } an.
           *[other] { $name } legt { $cards } an.
        }
        [own] { $who ->
            [you] Du legst { $cards } an deine eigene { $group } an.
           *[other] { $name } legt { $cards } an die eigene { $group } an.
        }
        [yours] { $name } legt { $cards } an deine { $group } an.
       *[other] { $who ->
            [you] Du legst { $cards } an die { $group } von { $owner } an.
           *[other] { $name } legt { $cards } an die { $group } von { $owner } an.
        }
    }
log-discarded =
    { $who ->
        [you] Du wirfst { $cards } ab.
       *[other] { $name } wirft { $cards } ab.
    }
log-played =
    { $place ->
        [-1] { $who ->
            [you] Du spielst { $cards } aus.
           *[other] { $name } spielt { $cards } aus.
        }
       *[other] { $who ->
            [you] Du legst { $cards } vor { $other }.
           *[other] { $name } legt { $cards } vor { $whom ->
                [you] dich
               *[other] { $other }
            }.
        }
    }
log-put-down =
    { $who ->
        [you] Du legst { $cards } ab.
       *[other] { $name } legt { $cards } ab.
    }
log-opened =
    { $who ->
        [you] Du zeigst { $cards }.
       *[other] { $name } zeigt { $cards }.
    }
log-stole =
    { $who ->
        [you] Du nimmst { $cards } von { $other }.
       *[other] { $name } nimmt { $cards } von { $whom ->
            [you] dir
           *[other] { $other }
        }.
    }
log-asked =
    { $who ->
        [you] Du fragst nach { $asked }.
       *[other] { $name } fragt nach { $asked }.
    }
log-gave =
    { $who ->
        [you] Du gibst { $cards } an { $other }.
       *[other] { $name } gibt { $cards } an { $whom ->
            [you] dich
           *[other] { $other }
        }.
    }
log-got-joker =
    { $who ->
        [you] Du bekommst einen Joker aus der Mitte.
       *[other] { $name } bekommt einen Joker aus der Mitte.
    }
log-turned-direction =
    { $way ->
        [clockwise] Es geht jetzt im Uhrzeigersinn.
       *[counter] Es geht jetzt gegen den Uhrzeigersinn.
    }
log-knocked =
    { $who ->
        [you] Du klopfst, um die oberste Karte zu bekommen.
       *[other] { $name } klopft, um die oberste Karte zu bekommen.
    }
log-knock-refused =
    { $who ->
        [you] Du nimmst den Klopfer zurück.
       *[other] { $name } nimmt den Klopfer zurück.
    }
log-knock-granted =
    { $who ->
        [you] Du bekommst { $cards }.
       *[other] { $name } bekommt { $cards }.
    }
log-kept =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } behält eine Karte.
           *[other] { $name } behält { $n } Karten.
        }
       *[no] { $who ->
            [you] Du behältst { $cards }.
           *[other] { $name } behält { $cards }.
        }
    }
log-round-ended =
    { $ends ->
        [nobody] Der Durchgang ist zu Ende.
       *[somebody] { $who ->
            [you] Du beendest den Durchgang.
           *[other] { $name } beendet den Durchgang.
        }
    }
log-moved-up =
    { $passed ->
        [yes] { $who ->
            [you] Du hast das letzte Level geschafft.
           *[other] { $name } hat das letzte Level geschafft.
        }
       *[no] { $who ->
            [you] Du steigst auf Level { $place }.
           *[other] { $name } steigt auf Level { $place }.
        }
    }
log-won =
    { $who ->
        [you] Du gewinnst das Spiel!
       *[other] { $name } gewinnt das Spiel!
    }
log-taken-back =
    { $who ->
        [you] Du nimmst den Zug zurück.
       *[other] { $name } nimmt den Zug zurück.
    }
log-left-table =
    { $who ->
        [you] Du verlässt den Tisch, ein Bot spielt weiter.
       *[other] { $name } verlässt den Tisch, ein Bot spielt weiter.
    }
log-bot-sits-in =
    { $who ->
        [you] Ein Bot spielt jetzt für dich.
       *[other] Ein Bot spielt jetzt für { $name }.
    }
log-came-back =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } spielt wieder selbst.
    }
