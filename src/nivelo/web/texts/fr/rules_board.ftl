# Les règles du jeu de plateau.

rules-board-cards-jokers = { $n } jokers attendent au milieu du plateau. Ils sont pareils des deux côtés : tout le monde voit combien tu en as.
rules-board-towers = Chacun a deux pions, empilés en tour sur la case de départ. Un circuit de { $fields } cases d’action fait le tour du plateau.
rules-start-board = La carte du dessus est retournée : elle commence la défausse du donneur. Chacun a sa propre défausse ; celles des autres sont encore vides.

rules-step-roll = Lancer et agir
rules-step-roll-text = C’est obligatoire. Lance les deux dés, déplace ta tour et fais ce que dit sa case. C’est ainsi que tu obtiens des cartes.

rules-h-dice = Dés et tours
rules-dice-two = Depuis ta case, un pion avance du nombre d’un dé, l’autre pion du nombre de l’autre dé. Choisis l’une des deux cases, empiles-y ta tour et fais l’action.
rules-dice-double = Avec un double, un pion avance du nombre obtenu, l’autre du double.
rules-dice-jump = On saute les cases où se trouve la tour d’un autre, sans les compter.
rules-dice-stay = Les tours restent où elles sont quand une nouvelle manche commence.
rules-dice-example = Tu fais 2 et 5. Tu peux choisir entre la deuxième et la cinquième case après la tienne.

rules-h-actions = Les cases
rules-action-plus-one = Prends la carte du dessus de n’importe quelle pile : la pioche ou une défausse.
rules-action-plus-two = La même chose deux fois : prends une carte, regarde-la, puis prends-en une autre de n’importe quelle pile. Il faut prendre les deux.
rules-action-again = Prends une carte de n’importe quelle pile et finis ton tour comme d’habitude. Tu as ensuite un autre tour entier, avec les dés. Si le premier tour termine la manche, le second est perdu.
rules-action-exchange = Mets une à trois cartes de ta main, une par une, sur ta défausse. Puis pioche une carte de plus que tu n’en as mis.
rules-action-everyone = Tu pioches une carte, puis tous les autres aussi.
rules-action-joker = Prends un joker du milieu. S’il n’y en a plus, prends une carte de n’importe quelle pile.
rules-action-ask = Annonce un nombre ou une couleur et demande aux autres un par un, vers la gauche ou vers la droite. La première personne qui a une telle carte t’en donne une et pioche une carte en échange. Si personne n’en a, prends une carte de n’importe quelle pile. Les jokers ne comptent pas.
rules-action-open-three = Tous les autres montrent trois cartes de leur choix, ou toutes leurs cartes s’ils en ont moins. Tu dois en prendre une ; la personne qui l’a perdue pioche une carte.
rules-action-free = Choisis une des autres actions. Ta tour avance dans le sens horaire jusqu’à la prochaine case de cette action sans la tour d’un autre, et tu la fais. Si toutes ces cases sont prises, choisis une autre action.

rules-h-full = Combinaisons pleines
rules-full-when = Une suite de 1 à 15, six cartes de même valeur ou quinze de la même couleur : la combinaison est pleine. Un joker peut quand même y être ajouté.
rules-full-two = Si toutes les combinaisons de la table sont pleines, les joueurs qui ont posé leur niveau peuvent défausser deux cartes au lieu d’une.

rules-keep-board = Si tu n’as pas posé ton niveau, tu peux garder jusqu’à quatre cartes pour la manche suivante, jokers compris, quel que soit ton niveau. Elles comptent parmi les dix cartes de ta nouvelle main.
rules-round-next-ender = La personne qui a terminé la manche distribue la suivante. Les jokers que personne ne garde reviennent au milieu.
rules-board-pile-jokers = Les jokers de ces défausses reviennent au milieu.
rules-know-joker-board = Un joker sur une défausse peut être pris comme toute autre carte.
