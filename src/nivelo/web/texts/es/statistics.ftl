# Estadísticas.

stats-title = Estadísticas
stats-mine = Mis partidas
stats-none = Aún no has terminado ninguna partida. Tus números aparecerán después de la primera.
stats-all = En este servidor
stats-all-none = Aquí aún no ha terminado nadie una partida.
stats-history = Todas mis partidas
stats-finished = Jugadas hasta el final
stats-won = Ganadas
stats-not-won = No ganadas
stats-was-won = Ganada
stats-ended = Interrumpidas
stats-share = Porcentaje de victorias
stats-streak = Mejor racha de victorias
stats-rounds-played = Rondas jugadas
stats-rounds = Rondas de media
stats-turns = Turnos de media
stats-time = Tiempo medio
stats-game = Juego
stats-best-level = Nivel más alto
stats-fewest-rounds = Victoria más rápida (rondas)
stats-by-game = Por juego
stats-won-of = { $won } de { $played }
stats-against = Contra personas y bots
stats-others = Los demás
stats-with-people = Con personas
stats-with-bots = Solo bots
stats-last =
    { $n ->
        [one] La última partida
       *[other] Las últimas { $n } partidas
    }
stats-last-note = Cada columna es una partida, la más reciente a la derecha, y muestra hasta dónde subiste. Una estrella es una victoria.
stats-when = Cuándo
stats-level = Nivel
stats-level-of = { $n } de { $of }
stats-outcome = Resultado
stats-all-played = A qué se juega
stats-finished-rounds =
    { $n } · ⌀ { $shown } { $rounds ->
        [one] ronda
       *[other] rondas
    }
stats-own-games = Juegos propios
stats-who-wins = Quién gana
stats-who = Quién
stats-seats = Sitios
stats-people = Personas
stats-bot = Bot, { $bot }
chart-as-table = Como tabla
