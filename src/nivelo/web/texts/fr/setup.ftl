game-level8-99 = Level 8 (99 cartes)
game-level8-101 = Level 8 (101 cartes)
game-level8-master = Level 8 Master
game-level8-board = Level 8, le jeu de plateau
game-niveldoce = NivelDoce
line-level8-99 = Le classique court : huit niveaux, six jokers, trois « Passe ».
line-level8-101 = Huit niveaux sur deux faces ; on peut y mêler des cartes de Master.
line-level8-master = Jokers limités à un intervalle, suites de couleur et trois cartes spéciales.
line-level8-board = Dés, tours et cases d’action décident des cartes que tu reçois.
line-niveldoce = Douze niveaux avec éléments, animaux, toc-toc et souhaits.
side-one = Une étoile
side-two = Deux étoiles
bot-random = Au hasard
bot-greedy = Solide
bot-strong = Fort
bot-words = Bot, { $bot }
mix-none = Telles quelles
mix-master-specials = Avec les cartes spéciales de Master
mix-master-all = Avec toutes les cartes de Master
cards-of = Cartes
seats = Places
bots = Bots
bots-note =
    { $n ->
        [0] Plus de place pour d’autres : la partie commence aussitôt.
        [one] Une place reste libre pour quelqu’un.
       *[other] { $n } places restent libres pour d’autres.
    }
bot-strength = Leur façon de jouer
bot-dial = Niveau de jeu
bot-dial-note = 1 se trompe comme un enfant, 10 joue de son mieux.
level-card = Carte Niveaux
level-card-note = Deux étoiles, c’est plus corsé. À la table, chacun peut choisir sa face.
mix = Mélange
levels-shown = Voir les niveaux
timer = Temps par tour
timer-off = Sans limite
timer-day = Un jour
timer-seconds = { $n } s
pace = Les bots jouent
pace-400 = vite
pace-900 = calmement
pace-1800 = lentement
hints-allowed = Les conseils sont permis
spectators-allowed = D’autres peuvent regarder
listed = Montrer parmi les tables ouvertes
listed-note = Tout le monde peut alors s’y asseoir.
option-wish-draw = Souhait : on pioche
option-wish-draw-exact = autant que de cartes posées
option-wish-draw-up-to = autant au plus
option-draw-two-last = « Pioche 2 » en dernière carte, posée devant quelqu’un
option-draw-two-last-ends = termine la manche
option-draw-two-last-draws = la personne qui l’a jouée pioche deux cartes
open-table = Ouvrir la table
