# Las reglas de Level 8, las dos ediciones.

rules-h-skip = La carta «{ $card }»
rules-skip-play = En lugar de descartar, puedes poner esta carta delante de otro jugador. Ese jugador pierde su próximo turno: lo único que hace es meter la carta, boca arriba, debajo del mazo.
rules-skip-one = Nadie puede tener dos delante, y no puedes ponértela a ti.
rules-skip-plain = También puedes dejarla en tu descarte; entonces no hace nada. Como última carta termina la ronda y no hace nada más.
rules-skip-surface = Cuando una de estas cartas llega arriba del mazo, el mazo se da por acabado.
rules-skip-two = Si jugáis dos, simplemente te toca otra vez.

rules-h-keep-two = Guardar cartas (dos estrellas)
rules-keep-two = En la cara de dos estrellas, los niveles 5 a 8 son difíciles. Quien está en uno de ellos al terminar una ronda, y no lo tiene en la mesa, puede guardar hasta cuatro cartas para la siguiente.
rules-keep-deal = Entonces solo recibes cartas hasta volver a tener { $hand }.
rules-keep-not = Nadie más guarda cartas, salvo que se mezclen las cartas «¡Me la quedo!» de Master.

rules-h-mixes = Mezclar con Level 8 Master
rules-mix-specials = Con las nueve cartas especiales de Master son 110 cartas.
rules-mix-all = Con todas las cartas de Master son 209: cada número está dos veces, y hay los dos tipos de comodines.
rules-mix-levels = Los niveles siguen siendo los de este juego. Las cartas de Master funcionan como allí.
rules-mix-link = Leer cómo funcionan
