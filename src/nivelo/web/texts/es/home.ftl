home-title = ¿A qué jugamos?
which-game = Juego
play-now = Jugar ya
play-now-note = contra tres bots
new-here = ¿Es tu primera vez? Una partida corta te lo enseña todo.
new-table = Mesa nueva
join = Unirse a una mesa
join-text = Pide el código a quien abrió la mesa.
join-go = Entrar
code = Código
my-tables = Mis mesas
no-tables = Aún no estás en ninguna mesa.
lobby = Mesas abiertas
lobby-empty = Ahora no hay ninguna mesa abierta.
show-all = Ver las { $n }
your-turn = Te toca
seats-free =
    { $n ->
        [0] llena
        [one] un sitio libre
       *[other] { $n } sitios libres
    }
status-open = abierta
status-playing = en juego
status-paused = en pausa
status-over = terminada
more = Más
tutorial = Primera partida
own-games = Juegos propios
my-games = Mis partidas
statistics = Estadísticas
settings-of = Ajustes de { $name }
recover = Recuperar tu sitio
recover-text = Este enlace lleva a un sitio tuyo. ¿Lo pasas a este dispositivo? En el otro solo podrás mirar.
recover-go = Recuperar
