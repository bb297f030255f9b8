# Sitios, pilas y grupos.

you = Tú
your-turn-title = Te toca
players = Jugadores
away = ausente
seat-away = No está en este momento.
level-short = N{ $n }
level-n = Nivel { $n }
round-n = Ronda { $n }
seat-words =
    { $name }: nivel { $level }, { $asks }; { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } en la mano{ $out ->
        [yes] , nivel en la mesa
       *[no] { "" }
    }.
seat-front = Delante: { $cards }.
seat-jokers = { $n ->
        [one] Una es un comodín.
       *[other] { $n } son comodines.
    }
seat-bot-plays = Ahora mismo juega un bot aquí.
seat-left = Ha dejado la mesa. Un bot ocupa su sitio.
seat-facts =
    Nivel { $level } de { $count }, { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } en la mano.
seat-known = Todos vieron cómo se tomaban estas cartas
seat-pairs = Los elementos y sus animales, de cualquier color
front-skip =
    { $who ->
        [you] Pierdes tu próximo turno.
       *[other] Pierde su próximo turno.
    }
front-stopper =
    { $who ->
        [you] Pierdes tu próximo turno.
       *[other] Pierde su próximo turno.
    }
front-draw-two =
    { $who ->
        [you] Robas dos cartas.
       *[other] Roba dos cartas.
    }
front-keep =
    { $who ->
        [you] Si al terminar la ronda no tienes tu nivel en la mesa, puedes guardar hasta tres cartas.
       *[other] Si al terminar la ronda no tiene su nivel en la mesa, puede guardar hasta tres cartas.
    }
lay-in-front = Poner { $card } delante de { $name }
draw-pile = Mazo
draw-pile-words =
    Mazo, { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
draw-planned = Mazo: robas en cuanto te toque
discard-pile = Descarte
your-pile = Tu pila
pile-common = el descarte
pile-own = tu descarte
pile-of = el descarte de { $name }
pile-words = En { $pile }: { $card }
pile-empty = Vacío: { $pile }
take-card = Tomar { $card } de { $pile }
discard-card = Descartar { $card }
stock-words =
    { $n ->
        [one] Un comodín
       *[other] { $n } comodines
    } en el centro
mat-of = Cartas bajadas por { $name }
group-words = { $kind } de { $name }: { $cards }
lay-off-on = Añadir { $card } a: { $group }
opened-cards = Cartas mostradas
take-from = Tomar { $card } de { $name }
way-clockwise = Se juega en sentido horario
way-counter = Se juega en sentido antihorario
way-right = sentido horario
way-left = sentido antihorario
board = Tablero
field-words =
    Casilla { $n }: { $action }.{ $towers ->
        [0] { "" }
       *[other] { " " }Aquí: { $names }.
    }
dice-words = Dados: { $a } y { $b }
level-markers = Niveles: { $list }
laid-out = En la mesa
ladder-words = Nivel { $at } de { $count }
ladder-done = Los { $count } niveles superados

# La mano.

your-hand =
    Tu mano, { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
card-layable = { $card }, se puede añadir
sort-by =
    { $by ->
        [value] Número
        [colour] Color
        [level] Nivel
       *[hand] A mano
    }
sort-words =
    Orden: { $by ->
        [value] por número
        [colour] por color
        [level] por nivel
       *[hand] a mano
    }. Pulsa para ordenar { $next ->
        [value] por número
        [colour] por color
        [level] por nivel
       *[hand] a mano
    }.
undo = Deshacer
hint = Pista

# Lo que se espera.

what-to-do = Qué hay que hacer
now-paused = La partida está en pausa.
now-ended = La partida se dio por terminada.
now-you-won = ¡Has ganado!
now-won = Ha ganado { $name }.
now-other =
    { $decision ->
        [taking] { $name } toma una carta.
        [laying_out] { $name } baja las cartas de su nivel, una a una.
        [playing] { $name } está pensando.
        [moving] { $name } mueve su torre.
        [choosing] { $name } elige una acción.
        [exchanging] { $name } cambia cartas.
        [asking] { $name } va a preguntar a los demás.
        [giving] { $name } da una carta.
        [opening] { $name } elige qué cartas muestra.
        [stealing] { $name } mira las cartas mostradas.
        [swapping] { $name } cambia cartas.
        [wishing] { $name } juega un Deseo.
        [counting] { $name } juega un Deseo.
        [answering] { $name } responde al Toque.
        [keeping] { $name } elige qué cartas guarda.
       *[other] Le toca a { $name }.
    }
now-bot-for-you = Un bot juega por ti.
now-again = El último turno otra vez.
now-sure = ¿Descartar { $card }?
now-left = Has dejado la mesa: un bot ocupa tu sitio.
now-away = { $name } no está ahora. La partida espera.
now-knocking = ¿Alguien usa un Toque?
now-nothing-to-take = No hay ninguna carta que tomar.
now-take =
    { $n ->
        [2] Toma dos cartas, una tras otra.
       *[other] Toma una carta del mazo o de un descarte.
    }
now-lay-out = Baja las cartas de tu nivel o descarta una carta.
now-laying-out = Se están bajando las cartas de tu nivel.
now-lay-off = Añade cartas si quieres y luego descarta una.
now-discard = Elige una carta y descártala.
now-discard-last = Descarta tu última carta: con ella termina la ronda.
now-second-discard = Todos los grupos están llenos: puedes descartar otra carta.
now-moving = { $a } y { $b }: ¿adónde va tu torre?
now-choosing = ¿Qué acción quieres?
now-exchanging =
    Deja { $n ->
        [one] una carta
       *[other] de una a { $n } cartas
    }; robas las mismas y una más.
now-asking = Pregunta por un número o un color.
now-giving = { $name } pregunta por el { $asked }: dale una carta y roba otra.
now-opening =
    { $cause ->
        [board] { $name } toma una carta:
       *[other] { $name } juega { $card }:
    } { $n ->
        [0] muestra estas cartas. Si pierdes una, robas otra.
        [one] elige una carta más para mostrar. Si pierdes una, robas otra.
       *[other] elige { $n } cartas para mostrar. Si pierdes una, robas otra.
    }
now-may-steal = Puedes tomar una de las cartas mostradas. Las demás vuelven a la mano.
now-must-steal = Toma una de las cartas mostradas. Las demás vuelven a la mano.
now-swapping =
    Deja hasta { $n ->
        [one] una carta
       *[other] { $n } cartas
    } y roba las mismas. Después acaba tu turno.
now-wishing =
    Deseo: deja hasta { $n ->
        [one] una carta más
       *[other] { $n } cartas más
    }. Robas otras tantas, más una por el Deseo.
now-counting = ¿Cuántas cartas robas?
now-knock = { $name } ha dejado { $card }. ¿La pides con tu Toque?
now-answer = { $name } pide { $card } con un Toque. Tú vas antes: ¿la tomas?
now-keeping =
    Puedes guardar hasta { $n ->
        [one] una carta
       *[other] { $n } cartas
    } para la próxima ronda. Recibirás otras tantas menos.
seconds-left = { $n } s
minutes-left = { $n } min
hours-left = { $n } h

# Lo que se puede hacer.

lay-out = Bajar
discard-this = Descartar { $card }
yes-discard = Sí, descartar
discard-without-effect = Descartar, sin efecto
lay-off-this = Añadir { $card }
play-this = Jugar
give-this = Dar { $card }
against = Para { $name }
tap-a-group = Toca un grupo para añadirla
tap-a-player = Toca a la persona que la recibe.
does-skip = Delante de un jugador: pierde un turno.
does-take = Al jugarla: los demás muestran tres cartas, puedes tomar una y termina tu turno.
does-swap = Al jugarla: dejas hasta tres cartas y robas otras tantas. Después termina tu turno.
does-keep = Queda delante de ti: si tu nivel no está en la mesa al terminar la ronda, puedes guardar hasta tres cartas.
does-stopper = Delante de un jugador: pierde un turno.
does-draw-two = En el descarte: robas dos cartas. Delante de un jugador: ese jugador roba dos.
does-direction = Al jugarla: cambia el sentido del juego.
does-wish = En lugar de tomar una carta: déjala con otras seis como máximo y roba otras tantas.
does-wish-late = Solo en lugar de tomar una carta; ahora no hace nada.
does-joker = Vale por la carta que necesites.
does-range = Vale por cualquier número del { $low } al { $high }, de cualquier color.
does-knock = Con ella puedes pedir una carta que alguien acaba de descartar.
go-on = Seguir
no-more = Ninguna más
take-none = No tomar ninguna
answer-take = Me la quedo
answer-leave = Se la dejo
as-value = Como { $value }
as-picture = Como { $picture }
pick-first =
    { $n ->
        [one] Elige antes una carta.
       *[other] Elige { $n } cartas más.
    }
pick-most = Como mucho { $n } cartas. Toca una otra vez para devolverla.
picked-for-you = Elegidas para ti: { $cards }.
send-opening = Mostrar ({ $n } de { $most })
send-swapping =
    { $n ->
        [0] No cambiar ninguna
        [one] Cambiar una carta
       *[other] Cambiar { $n } cartas
    }
send-exchanging =
    { $n ->
        [0] Cambiar
        [one] Cambiar una carta
       *[other] Cambiar { $n } cartas
    }
send-wishing =
    { $n ->
        [0] No dejar ninguna más
        [one] Dejar una carta
       *[other] Dejar { $n } cartas
    }
send-keeping =
    { $n ->
        [0] No guardar ninguna
        [one] Guardar una carta
       *[other] Guardar { $n } cartas
    }
knock-for = Pedir { $card } con el Toque
do-not-knock = No usar el Toque
play-again-myself = Recuperar mi sitio
come-back = Volver a mi sitio
ask-value = Número o color
ask-left = Preguntar hacia la izquierda, primero a { $name }
ask-right = Preguntar hacia la derecha, primero a { $name }
field-go = Casilla { $n }: { $action }
action-plus-one = Tomar una carta
action-plus-two = Tomar dos cartas
action-again = Una carta y otro turno
action-exchange = Cambiar cartas
action-everyone = Todos roban una carta
action-joker = Un comodín del centro
action-ask = Pedir una carta
action-open-three = Los demás muestran tres cartas
action-free = La acción que quieras

# Por qué algo no es posible.

why-watching = Estás mirando.
why-no-connection = Ahora no hay conexión.
why-paused = La partida está en pausa.
why-over = La partida ha terminado.
why-bot = Un bot juega por ti.
why-turn = Le toca a { $name }.
why-taken = Ya has tomado tu carta.
why-not-pile = Ahora no puedes tomar de esta pila.
why-empty = Aquí no hay ninguna carta.
why-laid-out = Tu nivel ya está en la mesa.
why-incomplete = Tus cartas aún no forman el nivel.
why-take-first = Toma antes una carta.
why-first = Antes hay que hacer otra cosa.
why-select = Elige antes una carta de tu mano.
why-no-discard = Esta carta no se puede descartar ahora.
why-lay-out-first = Baja antes las cartas de tu nivel; después podrás añadir otras.
why-last-card = La última carta es para el descarte.
why-does-not-fit = La carta no encaja aquí.

# Ordenar el nivel.

arrange-title = Ordena tu nivel
arrange-help = Toca cartas de tu mano para ponerlas en los grupos; tócalas otra vez para retirarlas.
arrange-filled = Tu nivel ya está preparado. Bájalo o toca cartas para cambiarlo.
arrange-propose = Proponer
arrange-clear = Vaciar
arrange-incomplete = Completa antes todos los grupos.
arrange-joker = Elige qué representa el comodín.
arrange-no-place = Esta carta no encaja en ningún grupo.
arrange-back = Retirar { $card }
joker-stands-for = El comodín representa:

# El final de rondas y partidas.

round-over = Ha terminado la ronda { $n }
round-ended-by = { $name } ha descartado su última carta.
round-no-turn = Ha sido rápido: no llegó tu turno. Tu nivel sigue igual.
round-yours = ¡Ganas la ronda { $n }!
round-yours-why =
    { $n ->
        [2] Te has quedado sin cartas antes que nadie: subes dos niveles en vez de uno.
        [1] Te has quedado sin cartas antes que nadie: subes un nivel.
       *[other] Te has quedado sin cartas antes que nadie.
    }
round-all-out = Todos tienen su nivel en la mesa.
round-nobody-out = Nadie la ha terminado.
step-ended =
    { $who ->
        [you] terminaste la ronda
       *[other] terminó la ronda
    }
step-laid-out = nivel en la mesa
step-none = sin nivel en la mesa
your-next-level = Tu nivel { $n }: { $asks }
choose-kept = Elegir qué cartas guardo
next-round = Siguiente ronda
end-you-won = ¡Has ganado!
end-won = Ha ganado { $name }
end-without-winner = La partida se dio por terminada
ended-early = Terminada antes de que ganara nadie.
your-result = Has llegado al nivel { $level } de { $count }.
wins-here =
    { $n ->
        [one] una victoria en esta mesa
       *[other] { $n } victorias en esta mesa
    }
review = Repaso
rematch = Otra partida
rematch-host = Quien abrió la mesa puede empezar otra partida.
replay = Ver de nuevo
share = Compartir
look-at-table = Ver la mesa
result = Resultado

# Hablar.

talk = Registro y chat
log = Registro
chat = Chat
log-empty = Aún no ha pasado nada.
chat-unread = { chat }: { $n } sin leer
chat-empty = Aún no ha escrito nadie.
somebody-says = { $name }: { $words }
say-something = Di algo
send = Enviar
reactions = Reacciones
reaction-hello = Hola
reaction-thanks = Gracias
reaction-well-played = Bien jugado
reaction-oops = Huy
reaction-hurry = Date prisa
reaction-laugh = Risa
reaction-sad = Qué pena
reaction-wow = Vaya
mute = Silenciar a { $name }
unmute = Dejar de silenciar a { $name }

# Antes de la partida, y el menú.

connecting = Conectando…
connection-lost = Se perdió la conexión. Reconectando…
connection-restarting = El servidor se está reiniciando. Un momento…
seat-moved = Tu sitio se ha pasado a otro dispositivo.
seat-removed = Han liberado tu sitio. Puedes mirar.
no-table-title = Aquí no hay mesa
menu = Menú
pause = Pausa
resume = Reanudar
end-game = Terminar la partida
end-game-note = Para todos; nadie gana.
end-sure = ¿Seguro que quieres terminar la partida? Termina para todos y nadie gana.
call-off = Dar la ronda por terminada
call-off-sure = ¿Dar la ronda por terminada? Solo si todos están de acuerdo. Sube un nivel quien tenga el suyo en la mesa.
call-off-offer = Esta ronda se alarga. Si todos están de acuerdo, puedes darla por terminada.
leave-table = Dejar la mesa
leave-table-note = Un bot sigue jugando por ti.
go-home-note = Conservas tu sitio y puedes volver.
leave-sure = ¿Seguro que te vas? Un bot seguirá por ti. Con el mismo enlace puedes volver.
move-seat = Pasar mi sitio a otro dispositivo (copia un enlace)
give-seat-back = Devolver el sitio a { $name }
let-bot-play = Que un bot juegue por { $name }
remove-player = Sacar a { $name } de la mesa
at-the-table = En la mesa ({ $n } sitios)
free-seats =
    { $n ->
        [one] 1 libre
       *[other] { $n } libres
    }
host = invita
is-ready = ya está
not-ready = aún no
ready = Ya estoy
unready = Espera, aún no estoy
you-ready = Por ti, todo listo.
new-here = ¿No conoces el juego?
first-round = Aprender a jugar
sit-down = Sentarme
table-full = Todos los sitios están ocupados. Puedes mirar.
start = Empezar
start-with = Empezar con { $n } jugadores
start-with-bots =
    { $n ->
        [one] Empezar con un bot
       *[other] Empezar con { $n } bots
    }
host-starts = Empieza la partida quien abrió la mesa.
wait-for-ready = Aún no están todos listos.
wait-for-others = O espera: en cuanto alguien se siente, podéis empezar juntos.
who-begins = ¿Quién empieza?
begins-by-lot = Por sorteo
begins-me = Yo
begins-place =
    { $place ->
        [other] La otra persona
        [left] A mi izquierda
        [right] A mi derecha
       *[farther] { $n } sitios a mi izquierda
    }
who-begins-note = Reparte primero quien está a su derecha.
add-bot = Añadir un bot
add-seat = Añadir un sitio
free-seat = Liberar el sitio
side-of = Carta de niveles de { $name }
invite = Invitar
invite-friends = Invita a tus amigos
share-code = Código para entrar
share-link = Compartir el enlace
copy-link = Copiar
share-text = Ven a jugar conmigo a { $game }
qr-words = Código QR de { $url }
timer-is =
    { $n ->
        [86400] un día por turno
       *[other] { $n } segundos por turno
    }
timer-none = sin límite de tiempo
hints-on = con pistas
hints-off = sin pistas
spectators-on = se puede mirar
spectators-off = no se puede mirar
fair-title = ¿Es limpio el reparto de cartas?
fair-text = Las cartas salen de un secreto del servidor y de vuestras palabras. Lo que aquí se promete se puede comprobar después de la partida.
fair-word = Tu palabra
fair-promise = Prometido:

# Lo que hacen los demás, y los grandes momentos. $who es «you», «other» o «nobody».

see-again = Ver otra vez el último turno
skip-moves = Avance rápido
laid-out-level =
    { $who ->
        [you] Pones en la mesa el nivel { $level }.
       *[other] { $name } pone en la mesa el nivel { $level }.
    }
peak-laid-out =
    { $who ->
        [you] ¡Nivel { $level } en la mesa!
       *[other] { $name } pone en la mesa el nivel { $level }
    }
peak-round-ended =
    { $who ->
        [you] ¡Terminas la ronda!
        [nobody] Se acabó la ronda
       *[other] { $name } termina la ronda
    }
peak-won =
    { $who ->
        [you] ¡Has ganado!
       *[other] ¡Gana { $name }!
    }
peak-hit =
    { $card ->
        [skip] ¡{ $name } te deja sin turno!
       *[other] ¡{ $name } juega { $word } contra ti!
    }
peak-stopped =
    { $who ->
        [nobody] Te quedas sin turno esta vez
       *[other] { $name } te ha dejado sin turno
    }
peak-stole = ¡{ $name } te quita una carta!
