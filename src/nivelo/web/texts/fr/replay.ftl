# Revoir une partie.

replay-title = Revoir
replay-result = Résultat
replay-slider = Moment de la partie
replay-moment = Coup { $n } sur { $total }, manche { $round }
replay-play = Lecture
replay-pause = Pause
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-round-back = Au début de la manche
replay-round-on = À la manche suivante
replay-view = Point de vue
replay-view-open = Toutes les mains visibles
replay-view-seat = Comme { $name } l’a vue
replay-view-spectator = En spectateur
replay-speed = Vitesse
replay-times = { $n } ×
replay-share = Copier un lien vers ce moment
replay-dealt = Les cartes sont distribuées.
replay-time-up = le temps était écoulé
replay-course = Cette manche
replay-hand-of =
    Main de { $name }, { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    } : { $cards }
