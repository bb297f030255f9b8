# Statistiques.

stats-title = Statistiques
stats-mine = Mes parties
stats-none = Tu n’as encore terminé aucune partie. Tes chiffres seront ici après la première.
stats-all = Sur ce serveur
stats-all-none = Personne n’a encore terminé de partie ici.
stats-history = Toutes mes parties
stats-finished = Jouées jusqu’au bout
stats-won = Gagnées
stats-not-won = Pas gagnées
stats-was-won = Gagnée
stats-ended = Interrompues
stats-share = Taux de victoire
stats-streak = Plus longue série de victoires
stats-rounds-played = Manches jouées
stats-rounds = Manches en moyenne
stats-turns = Tours en moyenne
stats-time = Durée moyenne
stats-game = Jeu
stats-best-level = Plus haut niveau
stats-fewest-rounds = Victoire la plus rapide (manches)
stats-by-game = Par jeu
stats-won-of = { $won } sur { $played }
stats-against = Contre des humains et des bots
stats-others = Les autres
stats-with-people = Avec des humains
stats-with-bots = Bots uniquement
stats-last =
    { $n ->
        [one] La dernière partie
       *[other] Les { $n } dernières parties
    }
stats-last-note = Chaque colonne est une partie, la plus récente à droite, et montre le niveau que tu as atteint. Une étoile est une victoire.
stats-when = Quand
stats-level = Niveau
stats-level-of = { $n } sur { $of }
stats-outcome = Résultat
stats-all-played = À quoi l’on joue
stats-finished-rounds =
    { $n } · ⌀ { $shown } { $rounds ->
        [one] manche
       *[other] manches
    }
stats-own-games = Jeux personnels
stats-who-wins = Qui gagne
stats-who = Qui
stats-seats = Places
stats-people = Humains
stats-bot = Bot, { $bot }
chart-as-table = En tableau
