# Wat er gebeurde. $who is "you" of "other", $name wie het deed, $cards de kaarten.

log-dealt =
    { $who ->
        [you] Je krijgt { $cards }.
       *[other] { $name } krijgt { $n } kaarten.
    }
log-turned-up = De omgedraaide kaart is { $cards }.
log-stopped =
    { $who ->
        [you] Je slaat een beurt over.
       *[other] { $name } slaat een beurt over.
    }
log-rolled =
    { $who ->
        [you] Je gooit { $dice }.
       *[other] { $name } gooit { $dice }.
    }
log-moved =
    { $who ->
        [you] Je gaat naar het veld ‘{ $action }’.
       *[other] { $name } gaat naar het veld ‘{ $action }’.
    }
log-turn =
    { $who ->
        [you] Je bent nog een keer aan de beurt.
       *[other] { $name } is nog een keer aan de beurt.
    }
log-drew =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } trekt een kaart.
           *[other] { $name } trekt { $n } kaarten.
        }
       *[no] { $who ->
            [you] Je trekt { $cards }.
           *[other] { $name } trekt { $cards }.
        }
    }
log-took =
    { $who ->
        [you] Je pakt { $cards }
       *[other] { $name } pakt { $cards }
    } { $whose ->
        [common] van de aflegstapel.
        [own] van { $who ->
            [you] je eigen stapel.
           *[other] de eigen stapel.
        }
        [yours] van jouw stapel.
       *[other] van de stapel van { $other }.
    }
log-nothing-to-take =
    { $who ->
        [you] Voor jou is er niets te pakken.
       *[other] Voor { $name } is er niets te pakken.
    }
log-renewed =
    De trekstapel wordt opnieuw geschud: { $place ->
        [one] één kaart
       *[other] { $place } kaarten
    }.
log-laid-out =
    { $who ->
        [you] Je legt { $cards } uit.
       *[other] { $name } legt { $cards } uit.
    }
log-group =
    { $kind ->
        [run] reeks
        [colour-run] kleurreeks
       *[other] combinatie
    }
log-laid-off =
    { $onto ->
        [nowhere] { $who ->
            [you] Je legt { $cards } aan.
           *[other] { $name } legt { $cards } aan.
        }
        [own] { $who ->
            [you] Je legt { $cards } aan bij je eigen { $group }.
           *[other] { $name } legt { $cards } aan bij de eigen { $group }.
        }
        [yours] { $name } legt { $cards } aan bij jouw { $group }.
       *[other] { $who ->
            [you] Je legt { $cards } aan bij de { $group } van { $owner }.
           *[other] { $name } legt { $cards } aan bij de { $group } van { $owner }.
        }
    }
log-discarded =
    { $who ->
        [you] Je gooit { $cards } weg.
       *[other] { $name } gooit { $cards } weg.
    }
log-played =
    { $place ->
        [-1] { $who ->
            [you] Je speelt { $cards }.
           *[other] { $name } speelt { $cards }.
        }
       *[other] { $who ->
            [you] Je legt { $cards } voor { $other }.
           *[other] { $name } legt { $cards } voor { $whom ->
                [you] jou
               *[other] { $other }
            }.
        }
    }
log-put-down =
    { $who ->
        [you] Je legt { $cards } af.
       *[other] { $name } legt { $cards } af.
    }
log-opened =
    { $who ->
        [you] Je laat { $cards } zien.
       *[other] { $name } laat { $cards } zien.
    }
log-stole =
    { $who ->
        [you] Je pakt { $cards } van { $other }.
       *[other] { $name } pakt { $cards } van { $whom ->
            [you] jou
           *[other] { $other }
        }.
    }
log-asked =
    { $who ->
        [you] Je vraagt naar { $asked }.
       *[other] { $name } vraagt naar { $asked }.
    }
log-gave =
    { $who ->
        [you] Je geeft { $cards } aan { $other }.
       *[other] { $name } geeft { $cards } aan { $whom ->
            [you] jou
           *[other] { $other }
        }.
    }
log-got-joker =
    { $who ->
        [you] Je krijgt een joker uit het midden.
       *[other] { $name } krijgt een joker uit het midden.
    }
log-turned-direction =
    { $way ->
        [clockwise] Er wordt nu met de klok mee gespeeld.
       *[counter] Er wordt nu tegen de klok in gespeeld.
    }
log-knocked =
    { $who ->
        [you] Je klopt voor de bovenste kaart.
       *[other] { $name } klopt voor de bovenste kaart.
    }
log-knock-refused =
    { $who ->
        [you] Je neemt de klopkaart terug.
       *[other] { $name } neemt de klopkaart terug.
    }
log-knock-granted =
    { $who ->
        [you] Je krijgt { $cards }.
       *[other] { $name } krijgt { $cards }.
    }
log-kept =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } houdt één kaart.
           *[other] { $name } houdt { $n } kaarten.
        }
       *[no] { $who ->
            [you] Je houdt { $cards }.
           *[other] { $name } houdt { $cards }.
        }
    }
log-round-ended =
    { $ends ->
        [nobody] De ronde is afgelopen.
       *[somebody] { $who ->
            [you] Je beëindigt de ronde.
           *[other] { $name } beëindigt de ronde.
        }
    }
log-moved-up =
    { $passed ->
        [yes] { $who ->
            [you] Je hebt het laatste level gehaald.
           *[other] { $name } heeft het laatste level gehaald.
        }
       *[no] { $who ->
            [you] Je gaat naar level { $place }.
           *[other] { $name } gaat naar level { $place }.
        }
    }
log-won =
    { $who ->
        [you] Je wint het spel!
       *[other] { $name } wint het spel!
    }
log-taken-back =
    { $who ->
        [you] Je neemt je zet terug.
       *[other] { $name } neemt een zet terug.
    }
log-left-table =
    { $who ->
        [you] Je verlaat de tafel; een bot speelt verder.
       *[other] { $name } verlaat de tafel; een bot speelt verder.
    }
log-bot-sits-in =
    { $who ->
        [you] Een bot speelt nu voor je.
       *[other] Een bot speelt nu voor { $name }.
    }
log-came-back =
    { $who ->
        [you] Je speelt weer zelf.
       *[other] { $name } speelt weer zelf.
    }
