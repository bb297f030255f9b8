# Les règles de NivelDoce.

rules-nd-cards-pictures = Quatre éléments et quatre animaux, dans les quatre couleurs. Chaque élément a son animal :
rules-nd-pair = { $element } et { $animal }

rules-nd-start-common = Une carte est retournée à côté de la pioche : c’est le début de la défausse, une seule pour tous. Un joker ou une carte spéciale retourne dans la pioche, et une autre carte est retournée.
rules-nd-step-take = C’est obligatoire. Prends la carte du dessus de la pioche ou de la défausse, ou joue une carte Souhait à la place.
rules-nd-step-discard = C’est obligatoire. Mets une carte sur la défausse, ou joue Stop, « Pioche 2 » ou Changement de sens.

rules-nd-set = Des cartes avec le même nombre, le même élément ou le même animal. Les couleurs ne comptent pas.
rules-nd-set-yes = Trois aigles font aussi un brelan.
rules-nd-colour = Des cartes de la même couleur : nombres, éléments et animaux.
rules-points = Des nombres dont la somme fait exactement le nombre de points demandé. Un joker compte de 1 à 12 points, à ton choix.
rules-points-yes = 12 points : 7 + 5.
rules-points-joker = 24 points : 9 + 5 + un joker comme 10.
rules-points-colour = S’il est dit « de la même couleur », cela ne vaut que pour les points.
rules-pictures = Deux éléments ou deux animaux avec des images différentes.
rules-pictures-no = Deux fois le même animal.
rules-pairs = Un élément avec son animal, dans n’importe quelles couleurs. S’il en faut deux, les éléments doivent être différents.
rules-pairs-yes = La terre et le serpent vont ensemble.
rules-pairs-no = Le feu ne va pas avec le poisson.

rules-nd-lay-off-pictures = Aux éléments et aux animaux, on ajoute les images qui y sont déjà.
rules-nd-lay-off-points = Aux points, on n’ajoute rien.
rules-nd-joker = Un joker remplace n’importe quel nombre, élément ou animal de n’importe quelle couleur.

rules-nd-pile = Quand la dernière carte de la pioche est prise, la défausse sauf sa carte du dessus est mélangée : c’est la nouvelle pioche.

rules-nd-stopper = Pose-la devant quelqu’un d’autre au lieu de défausser. À son prochain tour, cette personne la met seulement sous la défausse. Personne ne peut en avoir deux devant soi. Tu ne peux la mettre sur la défausse que si c’est ta dernière carte.
rules-nd-draw-two = Mets-la sur la défausse et pioche deux cartes, ou pose-la devant quelqu’un d’autre, qui en pioche deux aussitôt. Si c’est ta dernière carte et que tu la mets sur la défausse, la manche continue, puisque tu pioches ; devant quelqu’un d’autre, elle termine la manche, sauf si vous avez choisi l’autre règle.
rules-nd-direction = La première reste à côté de la défausse, et on joue dans le sens antihoraire. Avec la suivante, les deux vont sur la défausse, et on revient au sens horaire. Comme dernière carte, elle finit la manche et ne change rien. Chaque manche commence dans le sens horaire.
rules-nd-wish = Joue-la au début de ton tour, au lieu de prendre une carte. Mets jusqu’à six autres cartes dessus et pioches-en autant que tu en as mis, Souhait compris. Ton tour est alors fini. Pas de « Pioche 2 » parmi elles, ni de Stop tout en haut. Un Changement de sens tout en haut change le sens du jeu.
rules-nd-knock = Quand quelqu’un a mis une carte sur la défausse, les autres peuvent faire toc-toc pour l’avoir, sauf la personne qui joue ensuite et celles qui ont un Stop devant elles. Si la personne suivante veut la carte, elle la prend, et tu reprends ton Toc-toc. Sinon tu reçois la carte, et le Toc-toc reste sur la défausse. Si plusieurs font toc-toc, la priorité va à la personne qui jouerait la première.
rules-nd-two = À deux, il n’y a pas de toc-toc, et le sens ne change rien.
rules-nd-plain = Souhait, Toc-toc et joker peuvent aussi se défausser comme toute autre carte, sans effet.

rules-nd-all-out = Elle est aussi finie dès que tout le monde a posé son niveau.
rules-nd-round-up = Tous ceux qui ont posé leur niveau montent d’un niveau ; terminer la manche ne rapporte rien de plus. Personne ne garde de cartes.
rules-nd-win = La première personne à poser le niveau 12 gagne aussitôt.
