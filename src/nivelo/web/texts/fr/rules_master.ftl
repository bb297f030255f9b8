# Les règles de Level 8 Master.

rules-colour-run = Une suite dans une seule couleur. Deux cartes suffisent si le niveau n’en demande pas plus.
rules-colour-run-yes = Une suite de 3 cartes de la même couleur.
rules-colour-run-no = Le 6 est d’une autre couleur.
rules-lay-off-colour-run = À une suite de couleur, on ajoute le nombre juste avant ou juste après, mais seulement dans sa couleur.

rules-range-joker = Il y a trois types de jokers : pour les nombres de 1 à 5, de 6 à 10 et de 11 à 15. Dans les suites et les cartes de même valeur, chacun remplace un de ses nombres, dans n’importe quelle couleur.
rules-range-joker-colour = Dans une combinaison d’une seule couleur, les nombres des jokers ne comptent pas.
rules-range-joker-say = Ce qu’un joker remplace est fixé quand on le joue. C’est définitif, et personne ne peut l’échanger.
rules-range-joker-yes = Le premier joker est le 5, le second le 6.
rules-range-joker-no = Un joker pour 1 à 5 ne peut pas être le 9.

rules-h-specials = Cartes spéciales
rules-special-when = Une carte spéciale se joue au lieu de défausser. Une fois son effet terminé, ton tour est fini : une carte spéciale par tour.
rules-special-plain = Tu peux aussi la mettre sur ta défausse, sans effet. Si c’est ta dernière carte, elle termine la manche, sans autre effet.
rules-take = Glisse-la sous la pioche, face visible. Tous les autres, à tour de rôle, montrent trois cartes de leur choix, ou toutes s’ils en ont moins. Tu peux prendre une de ces cartes. La personne qui l’a perdue pioche une carte ; les autres cartes reviennent en main.
rules-swap = Glisse-la sous la pioche, face visible. Mets jusqu’à trois cartes de ta main sur ta défausse, et pioches-en autant.
rules-keep = Pose-la devant toi. Si tu n’as pas posé ton niveau à la fin de la manche, elle te permet de garder jusqu’à trois cartes pour la suivante. Si tu en as plusieurs, elles s’additionnent.
rules-special-surface = Quand une carte « { $take } » ou « { $swap } » arrive en haut de la pioche, la pioche est considérée comme épuisée.

rules-h-keep = Garder des cartes
rules-keep-master = Si tu es au niveau 5, 6, 7 ou 8 à la fin de la manche sans l’avoir posé, tu peux garder jusqu’à quatre cartes. Chaque carte « { $card } » devant toi en ajoute trois.
rules-keep-example = Nora est au niveau 6 et ne l’a pas posé. Une carte « { $card } » est devant elle : elle peut garder 4 + 3 = 7 cartes et en reçoit trois nouvelles.
