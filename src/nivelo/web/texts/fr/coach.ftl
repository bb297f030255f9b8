# Le coach à la table.

coach-thinking = Le coach réfléchit…
coach-figures = Les chiffres
hint-do = Le faire
hint-why = Pourquoi ?
hint-nothing = Il n’y a rien à faire pour l’instant.
coach-then =
    { $missing ->
        [0] Tu as alors tout ce qu’il faut.
        [one] Il manque alors une carte, et { $helping ->
            [one] une carte non vue aide
           *[other] { $helping } cartes non vues aident
        }.
       *[other] Il manque alors { $missing } cartes, et { $helping ->
            [one] une carte non vue aide
           *[other] { $helping } cartes non vues aident
        }.
    }
coach-draw =
    { $helping ->
        [one] Une carte non vue sur { $unseen } aide.
       *[other] { $helping } cartes non vues sur { $unseen } aident.
    }
coach-wins-so = Ainsi, tu gagnes la partie environ { $n } % du temps.
coach-soon = En trois tours, tu complètes ton niveau environ { $n } % du temps.
coach-idea-good = Ton idée est tout aussi bonne : { $move }
coach-idea-worse = Ton idée gagne environ { $n } % de moins ({ $low } à { $high } %) : { $move }
coach-going-out = Tu peux terminer la manche maintenant :
coach-winning = Tu peux gagner la partie maintenant :
coach-chances = Chance de compléter ton niveau
coach-turns =
    { $n ->
        [one] en un tour
       *[other] en { $n } tours
    }
coach-percent = { $n } %
coach-error = ± { $n }
coach-between = { $low } à { $high } %
coach-moves = Ce que fait chaque coup
coach-missing = Manquent encore
coach-helping = Non vues qui aident
coach-wins = Gagne la partie
coach-model = D’après ce que tu peux voir. Les chances supposent une carte non vue par tour et de bonnes défausses ; pour ce tour, elles comptent aussi les cartes visibles sur les piles de défausse. « Gagne la partie » est ce qu’un bot fort attend sur des parties simulées ; ± est la marge d’erreur.
coach-action = Choisis : { $action }.
coach-ask = Demande : { $asked }.
coach-count =
    { $n ->
        [one] Pioche une carte.
       *[other] Pioche { $n } cartes.
    }

# Le bilan après la partie.

review = Bilan
review-title = Tes décisions
review-about = Un bot fort réexamine chacune de tes décisions et signale celles qui t’ont le plus coûté.
review-begin = Revoir mes décisions
review-progress = Examen de tes décisions : { $done } sur { $total }
review-none = Aucune décision ne t’a clairement coûté quelque chose. Bien joué !
review-found =
    { $n ->
        [one] Une de tes { $total } décisions t’a coûté quelque chose :
       *[other] { $n } de tes { $total } décisions t’ont coûté quelque chose :
    }
review-round = Manche { $n }
review-made = Toi : { $move }
review-better = Mieux : { $move }
review-cost = { $n } % de victoires en moins ({ $low } à { $high } %)
review-chances = { $best } % au lieu de { $made } %
review-look = Voir ce moment
review-note = Les chances sont des estimations tirées de parties simulées qui concordent avec ce que tu pouvais voir. Seul ce qui dépasse le hasard est signalé.
