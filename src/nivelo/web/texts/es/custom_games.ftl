# Juegos propios.

custom-title = Juegos propios
custom-intro = Introduce la carta de niveles de tu caja, o inventa niveles, cartas y reglas. Todo se comprueba mientras escribes.
custom-saved = Juegos guardados
custom-new = Un juego nuevo
custom-new-text = Empieza con uno de estos juegos y cambia lo que quieras.
custom-from-simple = Un juego pequeño y sencillo
custom-my = Mi { $game }
custom-untitled = Mi juego
custom-play = Jugar
custom-share = Copiar el enlace a este juego
custom-share-of = Copiar el enlace a { $title }
custom-delete = Borrar
custom-delete-of = Borrar { $title }
custom-delete-sure = ¿Borrar { $title }?
custom-delete-text = Las mesas en las que ya se juega lo conservan. El enlace dejará de funcionar.
custom-anothers = Este juego es de otra persona. Puedes jugarlo; si lo cambias, guardas tu propia copia.
custom-how = Cómo editar
custom-as-form = Formulario
custom-as-text = Texto
custom-basics = Nombre y jugadores
custom-name = Nombre del juego
custom-players = Jugadores
custom-players-least = Mínimo de jugadores
custom-players-most = Máximo de jugadores
custom-hand = Cartas en la mano
custom-less = Menos: { $what }
custom-more = Más: { $what }
custom-text = Descripción en TOML
custom-text-note = Para quien quiera precisión: lo mismo que en el formulario y más, por ejemplo mezclas. Si vuelves al formulario, los comentarios se pierden.

custom-levels = Niveles
custom-levels-note = Toca un nivel para cambiarlo.
custom-side = Cara de la carta de niveles
custom-level-n = Nivel { $n }
custom-add-level = Añadir un nivel
custom-two-sides = Una segunda cara, más difícil
custom-two-sides-note = En la mesa, cada cual puede elegir su cara.
custom-add-group = Añadir un grupo
custom-remove-group = Quitar el grupo
custom-up = Subir el nivel { $n } en la lista
custom-down = Bajar el nivel { $n } en la lista
custom-copy-level = Copiar el nivel { $n }
custom-remove-level = Quitar el nivel { $n }
custom-kind = Tipo de grupo
custom-set =
    { $n ->
        [2] Pareja
        [3] Trío
        [4] Cuarteto
       *[other] Cartas iguales
    }
custom-cards-of-group = Cuántas
custom-points = Puntos
custom-set-of = De qué
custom-of-any = de lo que sea
custom-of-numbers = de números
custom-of-elements = de elementos
custom-of-animals = de animales
custom-one-colour = del mismo color
custom-too-many = Este nivel necesita { $n } cartas, pero una mano solo tiene { $hand }.
custom-odds =
    { $below ->
        [yes] Sale ya completo en menos del { $share } de las manos.
       *[no] Sale ya completo en el { $share } de las manos.
    } { $n ->
        [one] De media falta { $missing } carta.
       *[other] De media faltan { $missing } cartas.
    }
custom-odds-counting = Calculando…
custom-odds-note = Calculado con { $n } manos recién repartidas. Cuanto más larga la barra, más cartas faltan.

custom-deck = Cartas
custom-deck-total =
    { $n ->
        [one] Una carta en total
       *[other] { $n } cartas en total
    }
custom-values = Número más alto
custom-copies = Copias de cada carta
custom-colours = Colores ({ $n })
custom-colours-most = Puede haber { $n } colores como mucho.
custom-colours-least = Tiene que haber al menos un color.
custom-colours-letter = Choca con { $colour }: sus nombres en inglés empiezan por la misma letra, y con ella se escriben las cartas.
custom-jokers = Comodines
custom-how-many = Cuántos
custom-range-from = Desde
custom-range-to = Hasta
custom-add-jokers = Comodines para todo
custom-add-range-jokers = Comodines para un rango
custom-remove-jokers = Quitar estos comodines
custom-pictures = Elementos y animales
custom-pictures-note = Cuatro elementos con sus cuatro animales, en cada color.
custom-specials = Cartas especiales
custom-specials-common = Con un solo descarte para todos hay más cartas especiales.
custom-does-skip = Otro jugador pierde un turno.
custom-does-take = Todos muestran tres cartas; toma una.
custom-does-swap = Cambia hasta tres cartas.
custom-does-keep = Guarda tres cartas más para la siguiente ronda.
custom-does-stopper = Otro jugador pierde un turno; no se puede descartar sin más.
custom-does-draw-two = Alguien roba dos cartas.
custom-does-direction = Cambia el sentido del juego.
custom-does-wish = Cambia hasta siete cartas.
custom-does-knock = Pide la última carta descartada fuera de turno.

custom-rules = Reglas
custom-discard-pile = Descartes
custom-discard-pile-personal = Uno por jugador
custom-discard-pile-common = Uno para todos
custom-start-card = La primera carta descubierta
custom-start-card-any = Cualquiera
custom-start-card-plain = Ni comodín ni carta especial
custom-round-ends = Una ronda termina
custom-round-ends-out = Cuando alguien descarta su última carta
custom-round-ends-out-or-all-laid-out = También cuando todos tienen su nivel en la mesa
custom-next-dealer = Reparte después
custom-next-dealer-left = Quien está a la izquierda
custom-next-dealer-ender = Quien ha terminado la ronda
custom-win = Se gana
custom-win-layout = En el acto, al poner en la mesa el último nivel
custom-win-round = Al terminar la ronda
custom-bonus = Niveles que se suben por terminar la ronda
custom-keep = Guardar cartas
custom-keep-note = Quien no tiene su nivel en la mesa puede guardar cartas para la siguiente ronda.
custom-keep-cards = Cartas
custom-keep-from = Desde el nivel
custom-keep-to = Hasta el nivel
custom-keep-sides = En qué cara
custom-both = En las dos
custom-board = Tablero con dados
custom-board-note = Cada turno empieza con dados y una casilla de acción, como en el juego de tablero.
custom-fields = Casillas ({ $n })
custom-field-n = Casilla { $n }
custom-add-field = Añadir una casilla
custom-remove-field = Quitar la última casilla
custom-mixes = Este juego también tiene mezclas ({ $names }). Cámbialas en el texto.

custom-verdict = Comprobar y jugar
custom-good = Se puede jugar.
custom-checking = Comprobando…
custom-flawed = Aún no se puede jugar.
custom-flaw-in = Hay algo mal: { $where }
custom-save = Guardar
custom-save-copy = Guardar mi propia copia
custom-was-saved = Guardado
custom-nothing-to-save = Ya está todo guardado.
custom-play-bots = Jugar contra bots
custom-open-table = Abrir una mesa
custom-revert = Volver a la versión guardada
custom-name-first = Dinos primero tu nombre
error-odds = Calcular las probabilidades de estos niveles llevaría demasiado tiempo.
error-own-game-unknown = Este juego no existe, o ya no.
error-own-game-not-yours = Este juego es de otra persona.
error-own-game-too-many = No puedes guardar más juegos. Borra antes uno.
