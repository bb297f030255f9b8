# La première partie, expliquée pas à pas.

tut-title = Première partie
tut-lesson = Explication
tut-you = Toi
tut-next = Suivant
tut-hello = Ces cartes sont ta main : personne d’autre ne les voit. Tu joues une courte manche de Level 8 avec { $mia } et { $ben }.
tut-level = Ton premier niveau sur huit : deux suites de 3, c’est-à-dire deux fois trois nombres qui se suivent. Les couleurs ne comptent pas.
tut-draw = Chaque tour commence par prendre une carte. Touche la pioche.
tut-discard = Un 6 ! Avec 4 et 5, c’est une suite. Chaque tour finit par une défausse : touche un 1 ou un 15, puis ta pile.
tut-others = Les autres jouent. Regarde ce qu’ils défaussent : tu peux prendre la carte du dessus de n’importe quelle pile.
tut-take = { $mia } a défaussé un 11 ! Avec ton 9 et le joker comme 10, c’est ta deuxième suite. Touche-le.
tut-lay-out = Tu as tout ce qu’il faut. Appuie sur « Poser ».
tut-arrange = Touche dans ta main 4, 5, 6 et 9, joker, 11. Puis pose-les.
tut-lay-off = Débarrasse-toi des autres cartes : touche une carte marquée d’un point, puis une combinaison qui s’éclaire, celles de { $ben } aussi.
tut-discard-again = Plus rien ne convient. Défausse une carte : touche-la, puis ta pile.
tut-others-again = C’est à { $mia } et à { $ben }.
tut-draw-again = { $mia } a posé son niveau, elle aussi. Pioche une carte.
tut-lay-off-again = Un 3 va avec tes 4, 5, 6, et un 1 avec les 2, 3, 4 de { $mia }. Ajoute les deux.
tut-last = Plus qu’une carte ! Défausse-la, et la manche est finie.
tut-end = Tu as terminé la manche : deux niveaux de plus ! { $mia } et { $ben } avaient posé leur niveau : ils montent chacun d’un niveau. Si l’on n’a pas posé son niveau, on y reste et on réessaie.
tut-done = Tu sais jouer !
tut-done-text = À la manche suivante, toutes les cartes sont redistribuées, et ton niveau demande autre chose. La première personne à dépasser le dernier niveau gagne.
tut-play = Jouer pour de vrai
tut-play-note = contre deux adversaires faciles, et tu commences
tut-rules = Lire les règles
tut-again = Encore une fois
