# Les règles de Level 8 Master.

rules-colour-run = Une suite dans une seule couleur. Deux cartes suffisent si le niveau n’en demande pas plus.
rules-colour-run-yes = Une suite de 3 de la même couleur.
rules-colour-run-no = Le 6 est d’une autre couleur.
rules-lay-off-colour-run = À une suite de couleur, on n’ajoute le nombre suivant que dans cette couleur.

rules-range-joker = Il y a trois types de jokers : pour 1 à 5, pour 6 à 10 et pour 11 à 15. Dans les suites et les cartes de même valeur, chacun remplace un nombre de son intervalle, dans n’importe quelle couleur.
rules-range-joker-colour = Dans une combinaison d’une couleur, l’intervalle ne compte pas.
rules-range-joker-say = Ce qu’un joker remplace est fixé quand on le joue. C’est définitif, et personne ne peut l’échanger.
rules-range-joker-yes = Le premier joker est le 5, le second le 6.
rules-range-joker-no = Un joker pour 1 à 5 ne peut pas être le 9.

rules-h-specials = Cartes spéciales
rules-special-when = Une carte spéciale se joue au lieu de défausser. Une fois son effet terminé, ton tour est fini : une carte spéciale par tour.
rules-special-plain = Tu peux aussi la mettre sur ta défausse, sans effet. En dernière carte, elle termine la manche, sans autre effet.
rules-take = Glisse-la sous la pioche, face visible. Tous les autres, à tour de rôle, montrent trois cartes de leur choix, ou toutes s’ils en ont moins. Tu peux en prendre une. La personne qui l’a perdue pioche une carte ; les autres cartes reviennent en main.
rules-swap = Glisse-la sous la pioche, face visible. Mets jusqu’à trois cartes de ta main sur ta défausse, et pioches-en autant.
rules-keep = Pose-la devant toi. Si tu n’as pas posé ton niveau à la fin de la manche, elle te permet de garder jusqu’à trois cartes pour la suivante. Plusieurs s’additionnent.
rules-special-surface = Quand une carte « { $take } » ou « { $swap } » arrive sur la pioche, la pioche est considérée comme épuisée.

rules-h-keep = Garder des cartes
rules-keep-master = Si tu es au niveau 5, 6, 7 ou 8 à la fin de la manche sans l’avoir posé, tu peux garder jusqu’à quatre cartes. Les cartes « { $card } » s’y ajoutent.
rules-keep-example = Nora est au niveau 6 et ne l’a pas posé. Une carte « { $card } » est devant elle : elle peut garder 4 + 3 = 7 cartes et en reçoit trois nouvelles.
