# Las reglas: lo que comparten los juegos.

rules-title = Reglas
rules-intro = Cinco juegos, una idea: reúne las cartas de tu nivel, bájalas y sube más deprisa que los demás.
rules-first-game = ¿Prefieres aprender jugando?
rules-tutorial = Aprender a jugar
rules-others = Los otros juegos
rules-contents = En esta página
rules-yes = Correcto
rules-no = No vale
rules-example = Ejemplo:
rules-independent = Nivelo es un proyecto independiente. Los textos son nuestros; los nombres de los juegos son de sus dueños.
rules-fact-players = Jugadores
rules-fact-cards = Cartas
rules-fact-hand = En la mano
rules-fact-levels = Niveles

rules-h-aim = De qué se trata
rules-aim = Subes { $levels } niveles, uno tras otro. Cada uno pide ciertos grupos de cartas. Gana quien antes pone en la mesa el último nivel o lo supera.
rules-aim-by-one = Subes { $levels } niveles, uno tras otro. Cada uno pide ciertos grupos de cartas. Gana quien antes pone en la mesa el último nivel.
rules-aim-rounds = Una partida dura varias rondas. En cada ronda intentas el nivel en el que estás, y ningún otro. Si lo has puesto en la mesa, en la ronda siguiente pasas al próximo nivel; si no, lo intentas otra vez.

rules-h-cards = Las cartas
rules-cards-numbers = Los números del 1 al { $high }, una vez en cada uno de los { $colours ->
        [4] cuatro
        [6] seis
       *[other] { $colours }
    } colores. Cada color tiene su forma, para que nadie dependa solo del color.
rules-cards-jokers =
    { $n ->
        [one] Un comodín
       *[other] { $n } comodines
    }
rules-cards-range-jokers = { $n } comodines, tres de cada tipo
rules-cards-specials = { $n } cartas especiales:
rules-cards-skips = { $n } cartas «{ $card }»
rules-cards-all = Ver todas las cartas

rules-h-start = Empieza una ronda
rules-start-deal = Cada jugador recibe { $hand } cartas boca abajo. El resto es el mazo.
rules-start-own = Se descubre la carta de arriba: con ella empieza el descarte de quien reparte. Cada jugador tiene su propio descarte; los demás aún están vacíos. Si es un comodín o una carta especial, se queda ahí sin efecto.
rules-start-left = Empieza quien está a la izquierda de quien reparte. Se juega en sentido horario.

rules-h-turn = Tu turno
rules-turn-order = Un turno tiene tres pasos, siempre en este orden.
rules-step-take = Tomar una carta
rules-step-take-own = Es obligatorio. Toma la carta de arriba del mazo o de cualquier descarte, incluso del tuyo.
rules-step-lay = Bajar y añadir cartas
rules-step-lay-text = Es voluntario. Si tienes todas las cartas de tu nivel, bájalas. Si tu nivel ya está en la mesa, añade cartas que encajen.
rules-step-discard = Descartar una carta
rules-step-discard-own = Es obligatorio. Pon cualquier carta de tu mano en tu descarte, también la que acabas de tomar.

rules-h-groups = Los grupos
rules-groups-intro = Un nivel se compone de grupos. Los hay de estos tipos:
rules-run = Números consecutivos. Los colores no importan.
rules-run-end = Después del { $high } no viene el 1: una secuencia no da la vuelta.
rules-set = Cartas con el mismo número. Los colores no importan. Dos son una pareja, tres un trío y cuatro un cuarteto.
rules-colour = Cartas del mismo color. Los números no importan.
rules-run-yes = Una secuencia de 4.
rules-run-gap = Falta el 8.
rules-run-corner = El { $high } y el 1 no se unen.
rules-set-yes = Un trío.
rules-colour-yes = Cinco cartas del mismo color.

rules-h-lay-out = Bajar las cartas
rules-lay-out-all = Baja todos los grupos de tu nivel de una vez, boca arriba y delante de ti. Una parte del nivel no basta.
rules-lay-out-exact = No bajes más grupos de los que pide el nivel, tampoco más tarde. Cada carta cuenta para un solo grupo.
rules-lay-out-alike = Dos grupos pueden ser iguales, incluso con los mismos números.
rules-lay-out-last = Te tiene que quedar una carta, porque cada turno termina con un descarte. Solo puedes bajar toda la mano si con eso ganas la partida o termina la ronda en el acto.
rules-lay-out-example = Tu nivel pide: { $level }.
rules-lay-out-example-yes = Está todo: bájalo.
rules-lay-out-example-no = Con un solo grupo hay que esperar.

rules-h-lay-off = Añadir cartas
rules-lay-off-when = En cuanto tu nivel está en la mesa, puedes añadir cartas de tu mano a cualquier grupo, tuyo o de los demás, ya en ese mismo turno.
rules-lay-off-run = A una secuencia se le añade el número justo anterior o el justo posterior, y así sucesivamente.
rules-lay-off-set = A una pareja, un trío, etc. se le añaden cartas con el mismo número.
rules-lay-off-colour = A un grupo del mismo color se le añaden más cartas de ese color.
rules-lay-off-new = Así no se puede empezar un grupo nuevo. Tampoco se puede añadir la última carta de la mano: se descarta.
rules-lay-off-example = A esta secuencia se le añade el 5, luego el 4, etc.; y por el otro extremo el 10, luego el 11, etc.
rules-lay-off-why = Deshazte pronto de tus cartas: terminar la ronda tiene premio.

rules-h-jokers = Comodines
rules-joker-any = Un comodín representa cualquier número de cualquier color. En un grupo puede haber varios, incluso solo comodines.
rules-joker-say = Al jugarlo se decide qué carta representa, y todos lo ven.
rules-joker-stays = Y así se queda. Nadie puede cambiarlo por la carta que representa.
rules-joker-special = Un comodín nunca representa una carta especial.
rules-joker-full = Un comodín se puede añadir incluso a cartas iguales o a un color que ya tienen todas sus cartas, porque no hay un máximo. Una secuencia del 1 al { $high } ya no tiene extremos libres y no admite más.
rules-joker-example = El comodín del medio es el { $n }.

rules-h-pile = Cuando se acaba el mazo
rules-pile-own = Cuando se toma la última carta tapada, cada jugador devuelve su descarte menos la carta de arriba. Esas cartas se barajan: son el nuevo mazo.

rules-h-round-end = El final de la ronda
rules-round-ends = La ronda termina en el acto cuando alguien descarta su última carta.
rules-who = Quién
rules-goes-up = sube
rules-up-ender = ha terminado la ronda
rules-up-out = tiene su nivel en la mesa
rules-up-not = no tiene su nivel en la mesa
rules-up-levels =
    { $n ->
        [0] ningún nivel
        [one] un nivel
       *[other] { $n } niveles
    }
rules-round-end-example = Lena está en el nivel 3 y descarta su última carta: pasa al nivel 5. Tom tiene su nivel 4 en la mesa: pasa al nivel 5. Ida no ha puesto su nivel 4 en la mesa: lo intenta otra vez.
rules-round-next-left = Después se barajan todas las cartas, y la ronda siguiente la reparte quien está a la izquierda de quien ha repartido esta.

rules-h-game-end = El final de la partida
rules-game-end-last = Quien está en el nivel { $last } y lo pone en la mesa gana en el acto, le queden cartas o no.
rules-game-end-bonus = Quien tiene el nivel { $before } en la mesa y termina la ronda también gana: al subir dos niveles supera el último.

rules-h-levels = Los niveles
rules-level = Nivel
rules-reconstructed = Hecho para Nivelo: no sabemos qué dice aquí la carta impresa. Si tienes el juego, puedes
rules-assumed = Supuesto a partir de la edición de 99 cartas: no hemos visto la carta de niveles de esta edición. Si tienes el juego, puedes
rules-enter-card = introducir tu propia carta de niveles
rules-levels-two = La cara de dos estrellas es más difícil. Cada cual puede elegir su cara.

rules-h-know = Conviene saber
rules-know-joker-pile = Un comodín o una carta especial encima de un descarte se puede tomar como cualquier otra carta.
rules-know-runs = Dos secuencias de un nivel pueden repetir números o ser iguales.
rules-know-hand = No hay límite de cartas en la mano.
rules-know-long = Aunque una ronda se alargue, solo termina como siempre, salvo que antes de la partida hayáis elegido que acabe cuando ya nadie pueda bajar ni añadir cartas, o tras cierto número de turnos. Y cuando todos hayan tenido 30 turnos, quien abrió la mesa puede darla por terminada. Entonces sube un nivel quien tenga el suyo en la mesa.
rules-know-empty-pile = También se puede tomar la única carta de un descarte; entonces queda vacío.
