home-title = À quoi joue-t-on ?
home-already = Tu connais déjà le jeu ?
welcome = Bienvenue, { $name } !
welcome-text = Réunis les cartes de ton niveau, pose-les et monte. On gagne en arrivant tout en haut avant les autres.
about-level8-99 = De 2 à 6 personnes, 8 niveaux. Le jeu de base : des jokers et trois cartes qui font passer un tour.
about-level8-101 = De 2 à 6 personnes, 8 niveaux. Le meilleur pour débuter ; une liste de niveaux plus difficile t’attend ensuite.
about-level8-master = De 2 à 6 personnes, 8 niveaux. Pour qui connaît le jeu : jokers à nombres limités, cartes pour prendre, échanger et garder.
about-level8-board = De 2 à 6 personnes, 8 niveaux. Des dés et un plateau : la case où arrive ta tour décide de ce que tu peux faire.
about-niveldoce = De 2 à 8 personnes, 12 niveaux. Éléments, animaux et cartes spéciales pour faire un souhait, faire toc-toc ou arrêter les autres.
about-custom =
    { $cards } cartes, { $range ->
        [one] { $most } personnes
       *[many] de { $least } à { $most } personnes
    }, { $levels ->
        [one] un niveau
       *[other] { $levels } niveaux
    }.
learn = Apprendre à jouer
learn-note = une manche courte, trois minutes
play-alone = Jouer en solo
play-with-friends = Jouer entre amis
play-with-friends-note = Tu reçois un lien et un code à envoyer. Chacun joue sur son appareil.
opponents = Adversaires
against-bots =
    { $n ->
        [one] un bot
       *[other] { $n } bots
    }
more-choices = Plus d’options
which-game = Jeu
new-table = Nouvelle table
join = Rejoindre une table
join-text = Demande le code à la personne qui a ouvert la table.
join-go = Entrer
code = Code
my-tables = Mes tables
no-tables = Tu n’es encore à aucune table.
lobby = Tables ouvertes
lobby-empty = Aucune table ouverte pour l’instant.
show-all = Voir les { $n }
your-turn = À toi
your-turn-continue = À toi de jouer : continue
continue-game = Reprendre la partie
seats-free =
    { $n ->
        [0] complète
        [one] une place libre
       *[other] { $n } places libres
    }
status-open = ouverte
status-playing = en cours
status-paused = en pause
status-left = quittée
come-back-here = Revenir
status-over = terminée
more = Plus
own-games = Jeux personnels
my-games = Mes parties
statistics = Statistiques
settings-of = Réglages de { $name }
recover = Reprendre ta place
recover-text = Ce lien mène à une place qui est à toi. La reprendre sur cet appareil ? Sur l’autre, tu ne pourras plus que regarder.
recover-go = Reprendre
