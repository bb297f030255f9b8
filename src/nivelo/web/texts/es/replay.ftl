# Ver otra vez una partida.

replay-title = Ver de nuevo
replay-result = Resultado
replay-slider = Momento de la partida
replay-moment = Jugada { $n } de { $total }, ronda { $round }
replay-play = Reproducir
replay-pause = Pausar
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-round-back = Al principio de la ronda
replay-round-on = A la ronda siguiente
replay-view = Ver como
replay-view-open = Manos a la vista
replay-view-seat = { $name }
replay-view-spectator = Espectador
replay-speed = Velocidad
replay-times = { $n } ×
replay-share = Copiar un enlace a este momento
replay-dealt = Se reparten las cartas.
replay-time-up = se acabó el tiempo
replay-course = Esta ronda
replay-hand-of =
    Mano de { $name }, { $n ->
        [one] una carta
       *[other] { $n } cartas
    }: { $cards }
