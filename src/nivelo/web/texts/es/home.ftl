home-title = ¿A qué jugamos?
home-already = ¿Ya conoces el juego?
welcome = ¡Te damos la bienvenida, { $name }!
welcome-text = Reúne las cartas de tu nivel, bájalas y sube. Gana quien llega primero a lo más alto.
about-level8-99 = De 2 a 6 personas, 8 niveles. El juego básico: comodines y tres cartas para dejar a alguien sin turno.
about-level8-101 = De 2 a 6 personas, 8 niveles. El mejor para empezar; después te espera una segunda lista de niveles, más difícil.
about-level8-master = De 2 a 6 personas, 8 niveles. Para quien ya sabe: comodines de ciertos números y cartas para tomar, cambiar y guardar.
about-level8-board = De 2 a 6 personas, 8 niveles. Dados y tablero: donde cae tu torre decide lo que puedes hacer.
about-niveldoce = De 2 a 8 personas, 12 niveles. Elementos, animales y cartas especiales para pedir deseos, reclamar descartes y parar a los demás.
about-custom =
    { $cards } cartas, { $range ->
        [one] { $most } personas
       *[many] de { $least } a { $most } personas
    }, { $levels ->
        [one] un nivel
       *[other] { $levels } niveles
    }.
learn = Aprender a jugar
learn-note = una ronda corta, tres minutos
play-alone = Jugar en solitario
play-with-friends = Jugar con amigos
play-with-friends-note = Recibes un enlace y un código para enviar. Cada cual juega en su dispositivo.
opponents = Rivales
against-bots =
    { $n ->
        [one] un bot
       *[other] { $n } bots
    }
more-choices = Más opciones
which-game = Juego
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
your-turn-continue = Te toca: continúa
continue-game = Continuar la partida
seats-free =
    { $n ->
        [0] llena
        [one] un sitio libre
       *[other] { $n } sitios libres
    }
status-open = abierta
status-playing = en juego
status-paused = en pausa
status-left = la dejaste
come-back-here = Volver
status-over = terminada
more = Más
own-games = Juegos propios
my-games = Mis partidas
statistics = Estadísticas
settings-of = Ajustes de { $name }
recover = Recuperar tu sitio
recover-text = Este enlace lleva a un sitio tuyo. ¿Lo pasas a este dispositivo? En el otro solo podrás mirar.
recover-go = Recuperar
