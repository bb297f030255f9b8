# Ce qui s'est passé. $who est "you" ou "other", $name qui l'a fait, $cards les cartes.

log-dealt =
    { $who ->
        [you] Tu reçois { $cards }.
       *[other] { $name } reçoit { $n } cartes.
    }
log-turned-up = On retourne { $cards }.
log-stopped =
    { $who ->
        [you] Tu passes ton tour.
       *[other] { $name } passe son tour.
    }
log-rolled =
    { $who ->
        [you] Tu fais { $dice }.
       *[other] { $name } fait { $dice }.
    }
log-moved =
    { $who ->
        [you] Tu vas sur la case « { $action } ».
       *[other] { $name } va sur la case « { $action } ».
    }
log-turn =
    { $who ->
        [you] Tu rejoues.
       *[other] { $name } rejoue.
    }
log-drew =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } pioche une carte.
           *[other] { $name } pioche { $n } cartes.
        }
       *[no] { $who ->
            [you] Tu pioches { $cards }.
           *[other] { $name } pioche { $cards }.
        }
    }
log-took =
    { $who ->
        [you] Tu prends { $cards }
       *[other] { $name } prend { $cards }
    } { $whose ->
        [common] sur la défausse.
        [own] { $who ->
            [you] sur ta propre défausse.
           *[other] sur sa propre défausse.
        }
        [yours] sur ta défausse.
       *[other] sur la défausse de { $other }.
    }
log-nothing-to-take =
    { $who ->
        [you] Il n’y a rien à prendre pour toi.
       *[other] Il n’y a rien à prendre pour { $name }.
    }
log-renewed =
    La pioche est reconstituée : { $place ->
        [one] une carte
       *[other] { $place } cartes
    }.
log-laid-out =
    { $who ->
        [you] Tu poses { $cards }.
       *[other] { $name } pose { $cards }.
    }
log-group =
    { $kind ->
        [run] suite
        [colour-run] suite de couleur
       *[other] combinaison
    }
log-laid-off =
    { $onto ->
        [nowhere] { $who ->
            [you] Tu ajoutes { $cards }.
           *[other] { $name } ajoute { $cards }.
        }
        [own] { $who ->
            [you] Tu ajoutes { $cards } à ta propre { $group }.
           *[other] { $name } ajoute { $cards } à sa propre { $group }.
        }
        [yours] { $name } ajoute { $cards } à ta { $group }.
       *[other] { $who ->
            [you] Tu ajoutes { $cards } à la { $group } de { $owner }.
           *[other] { $name } ajoute { $cards } à la { $group } de { $owner }.
        }
    }
log-discarded =
    { $who ->
        [you] Tu défausses { $cards }.
       *[other] { $name } défausse { $cards }.
    }
log-played =
    { $place ->
        [-1] { $who ->
            [you] Tu joues { $cards }.
           *[other] { $name } joue { $cards }.
        }
       *[other] { $who ->
            [you] Tu poses { $cards } devant { $other }.
           *[other] { $name } pose { $cards } devant { $whom ->
                [you] toi
               *[other] { $other }
            }.
        }
    }
log-put-down =
    { $who ->
        [you] Tu déposes { $cards }.
       *[other] { $name } dépose { $cards }.
    }
log-opened =
    { $who ->
        [you] Tu montres { $cards }.
       *[other] { $name } montre { $cards }.
    }
log-stole =
    { $who ->
        [you] Tu prends { $cards } à { $other }.
       *[other] { $whom ->
            [you] { $name } te prend { $cards }.
           *[other] { $name } prend { $cards } à { $other }.
        }
    }
log-asked =
    { $who ->
        [you] Tu demandes « { $asked } ».
       *[other] { $name } demande « { $asked } ».
    }
log-gave =
    { $who ->
        [you] Tu donnes { $cards } à { $other }.
       *[other] { $whom ->
            [you] { $name } te donne { $cards }.
           *[other] { $name } donne { $cards } à { $other }.
        }
    }
log-got-joker =
    { $who ->
        [you] Tu reçois un joker du milieu.
       *[other] { $name } reçoit un joker du milieu.
    }
log-turned-direction =
    { $way ->
        [clockwise] On joue maintenant dans le sens horaire.
       *[counter] On joue maintenant dans le sens antihoraire.
    }
log-knocked =
    { $who ->
        [you] Tu fais toc-toc pour la carte du dessus.
       *[other] { $name } fait toc-toc pour la carte du dessus.
    }
log-knock-refused =
    { $who ->
        [you] Tu reprends ton Toc-toc.
       *[other] { $name } reprend son Toc-toc.
    }
log-knock-granted =
    { $who ->
        [you] Tu reçois { $cards }.
       *[other] { $name } reçoit { $cards }.
    }
log-kept =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } garde une carte.
           *[other] { $name } garde { $n } cartes.
        }
       *[no] { $who ->
            [you] Tu gardes { $cards }.
           *[other] { $name } garde { $cards }.
        }
    }
log-round-ended =
    { $ends ->
        [nobody] La manche est terminée.
       *[somebody] { $who ->
            [you] Tu termines la manche.
           *[other] { $name } termine la manche.
        }
    }
log-moved-up =
    { $passed ->
        [yes] { $who ->
            [you] Tu as réussi le dernier niveau.
           *[other] { $name } a réussi le dernier niveau.
        }
       *[no] { $who ->
            [you] Tu montes au niveau { $place }.
           *[other] { $name } monte au niveau { $place }.
        }
    }
log-won =
    { $who ->
        [you] Tu gagnes la partie !
       *[other] { $name } gagne la partie !
    }
log-taken-back =
    { $who ->
        [you] Tu annules ton coup.
       *[other] { $name } annule son coup.
    }
log-left-table =
    { $who ->
        [you] Tu quittes la table ; un bot continue.
       *[other] { $name } quitte la table ; un bot continue.
    }
log-bot-sits-in =
    { $who ->
        [you] Un bot joue maintenant pour toi.
       *[other] Un bot joue maintenant pour { $name }.
    }
log-came-back =
    { $who ->
        [you] Tu joues de nouveau toi-même.
       *[other] { $name } est de retour à la table.
    }
