game-level8-99 = Level 8 (99 cartas)
game-level8-101 = Level 8 (101 cartas)
game-level8-master = Level 8 Master
game-level8-board = Level 8, el juego de tablero
game-niveldoce = NivelDoce
line-level8-99 = El clásico corto: ocho niveles, seis comodines y tres cartas para saltar turnos.
line-level8-101 = Ocho niveles en dos caras; se pueden mezclar cartas de Master.
line-level8-master = Comodines con rango, secuencias de color y tres cartas especiales.
line-level8-board = Dados, torres y casillas de acción deciden qué cartas recibes.
line-niveldoce = Doce niveles con elementos, animales, toques y deseos.
side-one = Una estrella
side-two = Dos estrellas
bot-random = Al azar
bot-greedy = Sólido
bot-strong = Fuerte
bot-words = Bot, { $bot }
mix-none = Tal cual
mix-master-specials = Con las especiales de Master
mix-master-all = Con todas las cartas de Master
cards-of = Cartas
seats = Sitios
bots = Bots
bots-note =
    { $n ->
        [0] No queda sitio para nadie más: se empieza enseguida.
        [one] Queda un sitio para otra persona.
       *[other] Quedan { $n } sitios para otras personas.
    }
bot-strength = Cómo juegan
bot-dial = Fuerza
bot-dial-note = 1 se equivoca como un niño, 10 juega lo mejor que puede.
level-card = Carta de niveles
level-card-note = Dos estrellas es más difícil. En la mesa cada cual puede elegir su cara.
mix = Mezcla
levels-shown = Ver los niveles
timer = Tiempo por turno
timer-off = Sin límite
timer-day = Un día
timer-seconds = { $n } s
pace = Los bots juegan
pace-400 = deprisa
pace-900 = con calma
pace-1800 = despacio
hints-allowed = Se permiten pistas
spectators-allowed = Otros pueden mirar
listed = Mostrar entre las mesas abiertas
listed-note = Así puede unirse cualquiera.
option-wish-draw = Deseo: se roban
option-wish-draw-exact = tantas como se dejan
option-wish-draw-up-to = como mucho esas
option-draw-two-last = «Roba 2» como última carta, puesta ante otro jugador
option-draw-two-last-ends = termina la ronda
option-draw-two-last-draws = quien la jugó roba dos cartas
open-table = Abrir la mesa
