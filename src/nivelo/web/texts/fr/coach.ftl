# Le coach à la table.

coach-thinking = Le coach réfléchit…
coach-figures = Les chiffres
hint-do = Jouer ce coup
hint-why = Pourquoi ?
hint-nothing = Il n’y a rien à faire pour l’instant.
coach-then =
    { $missing ->
        [0] Tu as alors tout ce qu’il faut.
        [one] Il te manque alors une carte, et { $helping ->
            [0] aucune de celles que tu n’as pas vues ne t’aide
            [one] une de celles que tu n’as pas vues t’aide
           *[other] { $helping } de celles que tu n’as pas vues t’aident
        }.
       *[other] Il te manque alors { $missing } cartes, et { $helping ->
            [0] aucune de celles que tu n’as pas vues ne t’aide
            [one] une de celles que tu n’as pas vues t’aide
           *[other] { $helping } de celles que tu n’as pas vues t’aident
        }.
    }
coach-more =
    Alors { $helping ->
        [one] une carte que tu n’as pas vue t’aide
       *[other] { $helping } cartes que tu n’as pas vues t’aident
    }, au lieu de { $before }.
coach-draw =
    { $helping ->
        [0] Aucune des { $unseen } cartes que tu n’as pas vues ne t’aide.
        [one] Une des { $unseen } cartes que tu n’as pas vues t’aide.
       *[other] { $helping } des { $unseen } cartes que tu n’as pas vues t’aident.
    }
why-wins = Ce coup te fait gagner la partie.
why-ends-round = Tu peux ainsi terminer la manche à ce tour.
why-lays-out = Ton niveau ne compte qu’une fois posé.
why-lays-off = Cela te fait une carte de moins en main.
why-holds-back = Tu pourrais déjà poser ton niveau, mais dans des parties d’essai, attendre gagne plus souvent.
why-holds-card = Tu pourrais ajouter une carte, mais dans des parties d’essai, la garder gagne plus souvent.
why-complete = Chaque tour commence par prendre une carte ; ensuite tu peux poser ton niveau, qui est complet.
why-completes = Elle complète ton niveau.
why-closer = Elle te rapproche de ton niveau.
why-can-be-laid-off = Elle a sa place sur la table.
why-more-help = Avec elle, davantage de cartes que tu n’as pas vues t’aident.
why-takes-special = C’est une carte spéciale que tu pourras jouer plus tard.
why-no-top-helps = Aucune des cartes visibles ne t’aide.
why-denies = Sinon { $name }, qui a presque fini, pourrait l’ajouter.
why-keeps-away = Elle ne va nulle part : { $name }, qui a presque fini, ne peut pas s’en servir.
why-stops = { $name } est tout près du but.
why-not-needed = Ton niveau n’en a pas besoin.
why-needed = Ton niveau en a besoin.
why-fits-nowhere =
    { $n ->
        [one] Elle ne va nulle part sur la table.
       *[other] Elles ne vont nulle part sur la table.
    }
why-no-use = La carte ne te sert à rien.
why-exchanges = Tu échanges des cartes dont ton niveau n’a pas besoin.
why-sits-out = { $name } passe alors un tour.
why-makes-draw = { $name } doit piocher deux cartes.
why-draws-two = Tu pioches deux cartes en échange.
why-may-take = Les autres montrent trois cartes chacun, et tu peux en prendre une.
why-may-keep = Si la manche se termine avant que tu aies posé, tu peux garder trois cartes.
why-reverses = Le jeu repart alors dans l’autre sens.
why-joker = Tu y reçois un joker.
why-another-turn = Ensuite, c’est encore ton tour.
why-top-helps = Une des cartes visibles t’aide.
why-least-useful =
    { $n ->
        [one] Parmi les cartes pour ton niveau, c’est celle dont tu peux le mieux te passer.
       *[other] Parmi les cartes pour ton niveau, ce sont celles dont tu peux le mieux te passer.
    }
why-rest-useful = Toutes les cartes qui te restent servent à ton niveau.
why-rest-special = À part les cartes spéciales, tout ce qui te reste sert à ton niveau.
why-keeps-most = Tu gardes ainsi le plus possible de ton niveau.
why-none-needed = Ton niveau n’a besoin d’aucune des autres.
why-likeliest = Rien d’autre n’a plus de chances de t’apporter une carte utile.
why-same-action = Les deux cases ont le même effet.
why-takes-two = Tu y prends deux cartes.
why-one-card = Tu n’y prends qu’une carte.
why-exchanges-misfits = Tu échanges des cartes qui ne vont nulle part sur la table.
why-has-one = { $name } en a une qui t’aide.
why-knocked-for = Sinon, c’est { $name } qui l’obtient avec son toc-toc.
why-nearly-fits = Elle pourrait bientôt aller sur une suite de la table.
why-untouchable = Personne ne peut l’y prendre.
why-missed-wins = Tu pouvais gagner la partie.
why-missed-ends-round = Tu pouvais terminer la manche.
why-feeds = La carte que tu as défaussée avait sa place sur la table, et { $name } avait presque fini.
why-was-needed = Ton niveau avait besoin de la carte que tu as défaussée.
why-fewer-help = Après ta défausse, moins de cartes que tu n’avais pas vues pouvaient t’aider.
coach-wins-so =
    { $n ->
        [0] Ainsi, tu gagnes la partie dans moins de 1 % des cas.
        [100] Ainsi, tu gagnes la partie dans plus de 99 % des cas.
       *[other] Ainsi, tu gagnes la partie dans environ { $n } % des cas.
    }
coach-soon =
    { $n ->
        [0] Il y a peu de chances que tu complètes ton niveau en trois tours.
        [100] Il est presque certain que tu complètes ton niveau en trois tours.
       *[other] En trois tours, tu complètes ton niveau dans environ { $n } % des cas.
    }
coach-idea-good = Ton idée est à peu près aussi bonne : { $move }
coach-idea-worse = Ton idée gagne environ { $n } fois de moins sur 100 ({ $low } à { $high }) : { $move }
coach-going-out = Tu peux terminer la manche maintenant :
coach-going-out-too = Tu pourrais aussi terminer la manche à ce tour :
coach-winning = Tu peux gagner la partie maintenant :
coach-lay-out = Pose { $groups }.
coach-chances = Chance de compléter ton niveau
coach-turns =
    { $n ->
        [one] en un tour
       *[other] en { $n } tours
    }
coach-percent = { $n } %
coach-error = ± { $n }
coach-between = { $low } à { $high } %
coach-moves = Ce que fait chaque coup
coach-missing = Il manque encore
coach-helping = Cartes pas encore vues qui aident
coach-wins = Gagne la partie
coach-as-good = à peu près aussi bon
coach-less = gagne { $n } fois de moins sur 100
coach-model = D’après ce que tu peux voir. Les chances supposent qu’à chaque tour tu pioches une carte pas encore vue et que tu choisis bien tes défausses ; pour ce tour, elles comptent aussi les cartes visibles sur les défausses. « Gagne la partie » est ce qu’un bot fort calcule sur des parties simulées ; ± est la marge d’erreur. Si la différence peut être due au hasard, le coup est « à peu près aussi bon ».
coach-action = Choisis « { $action } ».
coach-ask = Demande « { $asked } », d’abord à { $name }.
coach-count =
    { $n ->
        [one] Pioche une carte.
       *[other] Pioche { $n } cartes.
    }

# Conseils.

hint-complete = Tu as tout pour ton niveau.
hint-complete-spare = Tu as toutes les cartes de ton niveau, mais une fois posé, il ne t’en resterait aucune à défausser.
hint-missing =
    { $n ->
        [one] Il manque une carte.
       *[other] Il manque { $n } cartes.
    }
hint-helps =
    { $n ->
        [one] Une carte aide
       *[other] { $n } cartes aident
    } parmi les { $unseen } que tu n’as pas vues :
hint-unseen =
    { $n ->
        [one] { $n } pas encore vue
       *[other] { $n } pas encore vues
    }
suggest =
    { $kind ->
        [draw] Pioche une carte.
        [pile] Prends { $card } sur { $whose ->
            [common] la défausse
            [yours] ta défausse
           *[other] la défausse de { $name }
        }.
        [lay_out] Pose ton niveau.
        [lay_off] { $group ->
            [unknown] Ajoute { $card }.
           *[other] Ajoute { $card } à { $group }.
        }
        [discard] Défausse { $card }.
        [play] { $at ->
            [seat] Pose { $card } devant { $name }.
           *[none] Joue { $card }.
        }
        [wish] Joue { $card }.
        [knock] Fais toc-toc.
        [pass] Ne fais pas toc-toc.
        [leave] Laisse la carte.
        [field] { $action ->
            [none] Va à la case { $number }.
           *[other] Va à la case « { $action } ».
        }
        [done] Cela suffit.
        [go_on] Continue sans prendre de carte.
        [take_none] N’en prends aucune.
        [keep_no_more] Ne garde pas d’autre carte.
        [put_no_more] Ne dépose pas d’autre carte.
        [no_second] Ne défausse pas de deuxième carte.
        [give] Donne { $card }.
        [show] Montre { $card }.
        [keep] Garde { $card }.
        [put_down] Dépose { $card }.
        [steal] Prends { $card } à { $name }.
       *[other] Choisis { $card }.
    }

# Après une absence. $who est "you", "other" ou "nobody".

recap-title = Pendant ton absence
recap-new-game = Une nouvelle partie a commencé.
recap-rounds =
    { $n ->
        [0] Aucune manche ne s’est terminée.
        [one] Une manche s’est terminée.
       *[other] { $n } manches se sont terminées.
    }
recap-ended =
    { $who ->
        [you] Tu as terminé la manche { $n }.
        [nobody] La manche { $n } est terminée.
       *[other] { $name } a terminé la manche { $n }.
    }
recap-climbed =
    { $who ->
        [you] Tu passes au niveau { $to }.
       *[other] { $name } passe au niveau { $to }.
    }
recap-laid-out =
    { $n ->
        [0] Personne n’a encore posé son niveau.
        [one] { $names } a posé son niveau.
       *[other] { $names } ont posé leur niveau.
    }
recap-turn =
    { $who ->
        [you] C’est maintenant ton tour.
       *[other] C’est maintenant au tour de { $name }.
    }
