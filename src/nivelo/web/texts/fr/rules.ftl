# Les règles : ce que les jeux ont en commun.

rules-title = Règles
rules-intro = Cinq jeux, une idée : réunis les cartes de ton niveau, pose-les et monte plus vite que les autres.
rules-first-game = Envie d’apprendre en jouant ?
rules-tutorial = Apprendre à jouer
rules-others = Les autres jeux
rules-contents = Sur cette page
rules-yes = Correct
rules-no = Interdit
rules-example = Exemple :
rules-independent = Nivelo est un projet indépendant. Ces textes sont les nôtres ; les noms des jeux appartiennent à leurs propriétaires.
rules-fact-players = Joueurs
rules-fact-cards = Cartes
rules-fact-hand = En main
rules-fact-levels = Niveaux

rules-h-aim = Le but
rules-aim = Tu montes { $levels } niveaux, l’un après l’autre. Chacun demande certaines combinaisons de cartes. La première personne à poser le dernier niveau, ou à le dépasser, gagne.
rules-aim-by-one = Tu montes { $levels } niveaux, l’un après l’autre. Chacun demande certaines combinaisons de cartes. La première personne à poser le dernier niveau gagne.
rules-aim-rounds = Une partie dure plusieurs manches. À chaque manche, tu tentes le niveau où tu es, et aucun autre. Si tu l’as posé, tu passes au suivant à la prochaine manche ; sinon, tu le retentes.

rules-h-cards = Les cartes
rules-cards-numbers = Les nombres de 1 à { $high }, une fois dans chacune des { $colours ->
        [4] quatre
        [6] six
       *[other] { $colours }
    } couleurs. Chaque couleur a sa forme : personne n’a besoin de se fier à la seule couleur.
rules-cards-jokers =
    { $n ->
        [one] Un joker
       *[other] { $n } jokers
    }
rules-cards-range-jokers = { $n } jokers, trois de chaque type
rules-cards-specials = { $n } cartes spéciales :
rules-cards-skips = { $n } cartes « { $card } »
rules-cards-all = Voir toutes les cartes

rules-h-start = Une manche commence
rules-start-deal = Chacun reçoit { $hand } cartes, face cachée. Le reste forme la pioche.
rules-start-own = La carte du dessus est retournée : elle commence la défausse du donneur. Chacun a sa propre défausse ; celles des autres sont encore vides. Si c’est un joker ou une carte spéciale, elle reste là, sans effet.
rules-start-left = La personne à gauche du donneur commence. On joue dans le sens horaire.

rules-h-turn = Ton tour
rules-turn-order = Un tour a trois étapes, toujours dans cet ordre.
rules-step-take = Prendre une carte
rules-step-take-own = C’est obligatoire. Prends la carte du dessus de la pioche ou de n’importe quelle défausse, même la tienne.
rules-step-lay = Poser, ajouter
rules-step-lay-text = C’est facultatif. Si tu as toutes les cartes de ton niveau, pose-les. Si ton niveau est déjà posé, ajoute des cartes qui conviennent.
rules-step-discard = Défausser une carte
rules-step-discard-own = C’est obligatoire. Mets n’importe quelle carte de ta main sur ta défausse, même celle que tu viens de prendre.

rules-h-groups = Les combinaisons
rules-groups-intro = Un niveau se compose de combinaisons. En voici les types :
rules-run = Des nombres qui se suivent. Les couleurs ne comptent pas.
rules-run-end = Après { $high }, on ne repart pas à 1.
rules-set = Des cartes qui portent le même nombre. Les couleurs ne comptent pas. Deux font une paire, trois un brelan, quatre un carré.
rules-colour = Des cartes d’une même couleur. Les nombres ne comptent pas.
rules-run-yes = Une suite de 4 cartes.
rules-run-gap = Il manque le 8.
rules-run-corner = { $high } et 1 ne se suivent pas.
rules-set-yes = Un brelan.
rules-colour-yes = Cinq cartes de la même couleur.

rules-h-lay-out = Poser son niveau
rules-lay-out-all = Pose toutes les combinaisons de ton niveau d’un coup, face visible devant toi. Une partie du niveau ne suffit pas.
rules-lay-out-exact = Ne pose pas plus de combinaisons que le niveau n’en demande, même plus tard. Chaque carte compte pour une seule combinaison.
rules-lay-out-alike = Deux combinaisons peuvent être pareilles, même avec les mêmes nombres.
rules-lay-out-last = Il doit te rester une carte, car chaque tour finit par une défausse. Tu ne peux poser toute ta main que si cela te fait gagner la partie ou termine la manche aussitôt.
rules-lay-out-example = Ton niveau demande : { $level }.
rules-lay-out-example-yes = Tout y est : pose-le.
rules-lay-out-example-no = Avec une seule combinaison, il faut attendre.

rules-h-lay-off = Ajouter des cartes
rules-lay-off-when = Dès que ton niveau est posé, et déjà pendant ce tour, tu peux ajouter des cartes de ta main à toutes les combinaisons de la table, les tiennes et celles des autres.
rules-lay-off-run = À une suite, on ajoute le nombre juste avant ou juste après, et ainsi de suite.
rules-lay-off-set = À une paire, un brelan, etc., on ajoute des cartes qui portent le même nombre.
rules-lay-off-colour = À une couleur, on ajoute d’autres cartes de cette couleur.
rules-lay-off-new = On ne peut pas commencer ainsi une nouvelle combinaison. Ta toute dernière carte ne s’ajoute pas non plus : on la défausse.
rules-lay-off-example = À cette suite, on ajoute le 5, puis le 4, etc. ; à l’autre bout le 10, puis le 11, etc.
rules-lay-off-why = Débarrasse-toi vite de tes cartes : terminer la manche est récompensé.

rules-h-jokers = Jokers
rules-joker-any = Un joker remplace n’importe quel nombre de n’importe quelle couleur. Il peut y en avoir plusieurs dans une combinaison, et même rien que des jokers.
rules-joker-say = Ce qu’il remplace est fixé quand on le joue, et tout le monde le voit.
rules-joker-stays = C’est définitif : personne ne peut l’échanger contre la carte qu’il remplace.
rules-joker-special = Un joker ne remplace jamais une carte spéciale.
rules-joker-full = Un joker peut s’ajouter même à des cartes de même valeur ou à une couleur déjà au complet, car leur nombre n’est pas limité. Une suite de 1 à { $high } n’a plus de bout libre et n’en prend plus.
rules-joker-example = Le joker du milieu est le { $n }.

rules-h-pile = Quand la pioche est épuisée
rules-pile-own = Quand la dernière carte cachée est prise, chacun rend sa défausse sauf la carte du dessus. Ces cartes sont mélangées : c’est la nouvelle pioche.

rules-h-round-end = La fin d’une manche
rules-round-ends = Une manche est finie dès que quelqu’un défausse sa dernière carte.
rules-who = Qui
rules-goes-up = monte de
rules-up-ender = a terminé la manche
rules-up-out = a posé son niveau
rules-up-not = n’a pas posé son niveau
rules-up-levels =
    { $n ->
        [0] aucun niveau
        [one] un niveau
       *[other] { $n } niveaux
    }
rules-round-end-example = Lena est au niveau 3 et défausse sa dernière carte : elle passe au niveau 5. Tom a posé son niveau 4 : il passe au niveau 5. Le niveau 4 d’Ida n’était pas posé : elle le retente.
rules-round-next-left = Ensuite toutes les cartes sont mélangées, et la personne à gauche du donneur distribue la manche suivante.

rules-h-game-end = La fin de la partie
rules-game-end-last = Si tu es au niveau { $last } et que tu le poses, tu gagnes aussitôt, qu’il te reste des cartes ou non.
rules-game-end-bonus = Si tu as posé le niveau { $before } et que tu termines la manche, tu gagnes aussi : deux niveaux de plus te mènent au-delà du dernier.

rules-h-levels = Les niveaux
rules-level = Niveau
rules-reconstructed = Fait pour Nivelo : nous ne savons pas ce que dit ici la carte imprimée. Si tu as le jeu, tu peux
rules-assumed = Supposé d’après l’édition de 99 cartes : nous n’avons pas vu la carte Niveaux de cette édition. Si tu as le jeu, tu peux
rules-enter-card = saisir ta propre carte Niveaux
rules-levels-two = La face à deux étoiles est plus difficile. Chacun peut choisir la sienne.

rules-h-know = Bon à savoir
rules-know-joker-pile = Un joker ou une carte spéciale sur une défausse peut être pris comme toute autre carte.
rules-know-runs = Deux suites d’un niveau peuvent se chevaucher ou être identiques.
rules-know-hand = Le nombre de cartes en main n’est pas limité.
rules-know-long = Même très longue, une manche ne finit que comme d’habitude, sauf si vous avez choisi avant la partie de l’arrêter quand plus personne ne peut poser ni ajouter de cartes, ou après un certain nombre de tours. Et quand chacun a eu 30 tours, la personne qui a ouvert la table peut l’interrompre. Alors tous ceux dont le niveau est posé montent d’un niveau.
rules-know-empty-pile = On peut aussi prendre la seule carte d’une défausse ; elle est alors vide.
