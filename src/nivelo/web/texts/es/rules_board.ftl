# Las reglas del juego de tablero.

rules-board-cards-jokers = { $n } comodines esperan en el centro del tablero. Son iguales por las dos caras: todos ven cuántos tienes.
rules-board-towers = Cada jugador tiene dos piezas apiladas como una torre en la casilla de salida. Un circuito de { $fields } casillas de acción rodea el tablero.
rules-start-board = Se descubre la carta de arriba: con ella empieza el descarte de quien reparte. Cada jugador tiene su propio descarte; los demás aún están vacíos.

rules-step-roll = Tirar y actuar
rules-step-roll-text = Es obligatorio. Tira los dos dados, mueve tu torre y haz lo que dice su casilla. Así consigues cartas.

rules-h-dice = Dados y torres
rules-dice-two = Desde tu casilla, una pieza avanza lo que marca un dado y la otra lo que marca el otro. Elige una de las dos casillas, apila allí tu torre y haz la acción.
rules-dice-double = Si salen dos iguales, una pieza avanza ese número y la otra el doble.
rules-dice-jump = Las casillas con torres de otros se saltan y no se cuentan.
rules-dice-stay = Las torres se quedan donde están cuando empieza otra ronda.
rules-dice-example = Sacas 2 y 5. Puedes elegir entre la segunda y la quinta casilla a partir de la tuya.

rules-h-actions = Las casillas
rules-action-plus-one = Toma la carta de arriba de cualquier pila: del mazo o de un descarte.
rules-action-plus-two = Lo mismo dos veces: toma una carta, mírala y toma otra de la pila que quieras. Hay que tomar las dos.
rules-action-again = Toma una carta de cualquier pila y termina tu turno como siempre. Después tienes otro turno entero, con dados. Si el primero termina la ronda, el segundo se pierde.
rules-action-exchange = Deja de una a tres cartas de tu mano, una por una, en tu descarte. Luego roba del mazo una más de las que has dejado.
rules-action-everyone = Robas una carta del mazo, y después también todos los demás.
rules-action-joker = Toma un comodín del centro. Si no queda ninguno, toma una carta de cualquier pila.
rules-action-ask = Di un número o un color y pregunta a los demás uno por uno, hacia la izquierda o la derecha. El primero que tiene una carta así te da una y roba una carta a cambio. Si nadie tiene, toma una carta de cualquier pila. Los comodines no cuentan.
rules-action-open-three = Los demás muestran tres cartas que ellos eligen; quien tiene menos las muestra todas. Tienes que tomar una; quien la pierde roba una carta.
rules-action-free = Elige cualquiera de las otras acciones. Tu torre avanza en sentido horario hasta la siguiente casilla de esa acción sin torre de otro jugador, y la haces. Si todas están ocupadas, elige otra acción.

rules-h-full = Grupos llenos
rules-full-when = Una secuencia del 1 al 15, seis cartas iguales o quince del mismo color son un grupo lleno. Aun así se le puede añadir un comodín.
rules-full-two = Si todos los grupos de la mesa están llenos, quien tiene su nivel en la mesa puede descartar dos cartas en lugar de una.

rules-keep-board = Quien no tiene su nivel en la mesa puede guardar hasta cuatro cartas para la siguiente ronda, también comodines y en cualquier nivel. Cuentan entre las diez cartas de la nueva mano.
rules-round-next-ender = Quien ha terminado la ronda reparte la siguiente. Los comodines que nadie guarda vuelven al centro.
rules-board-pile-jokers = Los comodines de esos descartes vuelven al centro.
rules-know-joker-board = Un comodín encima de un descarte se puede tomar como cualquier otra carta.
