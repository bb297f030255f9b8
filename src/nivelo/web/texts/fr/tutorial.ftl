# La première partie, expliquée pas à pas.

tut-title = Première partie
tut-lesson = Explication
tut-you = Toi
tut-next = Suivant
tut-hello = Bienvenue ! Tu vas jouer une courte manche de Level 8 avec { $mia } et { $ben }. En bas, ce sont les cartes de ta main. Personne d’autre ne les voit.
tut-level = Chacun monte huit niveaux. Au-dessus de ta main, tu vois ce que demande ton niveau : deux suites de 3 cartes, c’est-à-dire deux fois trois nombres qui se suivent. Les couleurs ne comptent pas.
tut-draw = C’est à toi. Au début de chaque tour, on prend une carte. Touche la pioche au milieu.
tut-discard = Un 6 ! Avec 4 et 5, c’est ta première suite. À la fin de chaque tour, on défausse une carte : touche une carte inutile, un 1 ou un 15, puis ta pile de défausse.
tut-others = Les autres jouent. Regarde ce qu’ils défaussent : tu peux prendre la carte du dessus de n’importe quelle pile de défausse.
tut-take = { $ben } a posé son niveau. Et { $mia } a défaussé un 11 ! Avec ton 9 et le joker comme 10, c’est ta deuxième suite. Touche le 11.
tut-lay-out = Tu as tout ce qu’il faut. Appuie sur « Poser », touche les cartes 4, 5, 6 et 9, joker, 11, puis pose-les.
tut-lay-off = Ton niveau est posé. Tu peux maintenant ajouter des cartes à toutes les combinaisons, celles de { $ben } aussi. Touche une carte marquée d’un point, puis la combinaison qui s’éclaire.
tut-discard-again = Plus rien ne convient. Défausse une des cartes qui restent.
tut-others-again = C’est à { $mia } et à { $ben }. De nouvelles combinaisons arriveront peut-être.
tut-draw-again = { $mia } a posé son niveau, elle aussi. Prends une carte de la pioche.
tut-lay-off-again = Un 3 : il va avec tes 4, 5, 6. Et un 1 va avec les 2, 3, 4 de { $mia }. Ajoute les deux.
tut-last = Plus qu’une carte ! Défausse-la, et la manche est finie.
tut-end = Tu as terminé la manche : deux niveaux de plus ! { $mia } et { $ben } avaient posé leur niveau : ils montent chacun d’un niveau. Si l’on n’a pas posé son niveau, on y reste et on réessaie.
tut-done = Tu sais jouer !
tut-done-text = À la manche suivante, toutes les cartes sont redistribuées, et ton niveau demande autre chose. La première personne à dépasser le dernier niveau gagne.
tut-play = Jouer pour de vrai
tut-play-note = contre deux adversaires faciles, et tu commences
tut-rules = Lire les règles
tut-again = Encore une fois
