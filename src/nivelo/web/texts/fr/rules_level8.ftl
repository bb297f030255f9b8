# Les règles de Level 8, les deux éditions.

rules-h-skip = La carte « { $card } »
rules-skip-play = Au lieu de défausser, tu peux poser cette carte devant quelqu’un d’autre. Cette personne perd son prochain tour : elle glisse seulement la carte sous la pioche, face visible.
rules-skip-one = Personne ne peut en avoir deux devant soi, et tu ne peux pas en poser une devant toi.
rules-skip-plain = Tu peux aussi la mettre sur ta défausse ; elle n’a alors aucun effet. Si c’est ta dernière carte, elle termine la manche, sans autre effet.
rules-skip-surface = Quand une de ces cartes arrive en haut de la pioche, la pioche est considérée comme épuisée.
rules-skip-two = À deux, tu rejoues tout simplement.

rules-h-keep-two = Garder des cartes (deux étoiles)
rules-keep-two = Sur la face à deux étoiles, les niveaux 5 à 8 sont difficiles. Si tu es à l’un d’eux à la fin d’une manche sans l’avoir posé, tu peux garder jusqu’à quatre cartes pour la manche suivante.
rules-keep-deal = Tu ne reçois alors que le nombre de cartes qu’il faut pour en avoir de nouveau { $hand }.
rules-keep-not = Personne d’autre ne garde de cartes, sauf si vous avez ajouté les cartes « Je la garde ! » de Master.

rules-h-mixes = Mélanger avec Level 8 Master
rules-mix-specials = Avec les neuf cartes spéciales de Master, il y a 110 cartes.
rules-mix-all = Avec toutes les cartes de Master, il y en a 209 : chaque nombre est là deux fois, et il y a les deux types de jokers.
rules-mix-levels = Les niveaux restent ceux de ce jeu. Les cartes de Master ont le même effet que dans Master.
rules-mix-link = Lire leurs effets
