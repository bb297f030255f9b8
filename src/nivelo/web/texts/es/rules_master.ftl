# Las reglas de Level 8 Master.

rules-colour-run = Una secuencia de un solo color. Bastan dos cartas si el nivel no pide más.
rules-colour-run-yes = Una secuencia de 3 del mismo color.
rules-colour-run-no = El 6 es de otro color.
rules-lay-off-colour-run = A una secuencia de color se le añade el número anterior o el siguiente, solo en su mismo color.

rules-range-joker = Hay tres tipos de comodines: del 1 al 5, del 6 al 10 y del 11 al 15. En secuencias y cartas iguales, cada uno representa un número de su rango, en cualquier color.
rules-range-joker-colour = En un grupo del mismo color el rango no importa.
rules-range-joker-say = Al jugar un comodín se decide qué carta representa. Así se queda, y nadie puede cambiarlo.
rules-range-joker-yes = El primer comodín es el 5 y el segundo, el 6.
rules-range-joker-no = Un comodín del 1 al 5 no puede ser el 9.

rules-h-specials = Cartas especiales
rules-special-when = Una carta especial se juega en lugar de descartar. Cuando ha surtido efecto, tu turno termina: una carta especial por turno.
rules-special-plain = También puedes dejarla en tu descarte sin efecto. Como última carta termina la ronda y no hace nada más.
rules-take = Métela, boca arriba, debajo del mazo. Los demás, uno tras otro, muestran tres cartas que ellos eligen; quien tiene menos las muestra todas. Puedes tomar una de todas esas cartas. Quien la pierde roba una carta; las demás vuelven a sus manos.
rules-swap = Métela, boca arriba, debajo del mazo. Deja hasta tres cartas de tu mano en tu descarte y roba otras tantas del mazo.
rules-keep = Ponla delante de ti. Si al terminar la ronda tu nivel no está en la mesa, te deja guardar hasta tres cartas para la siguiente. Si tienes varias, se suman.
rules-special-surface = Cuando una carta «{ $take }» o «{ $swap }» llega arriba del mazo, el mazo se da por acabado.

rules-h-keep = Guardar cartas
rules-keep-master = Quien está en el nivel 5, 6, 7 u 8 al terminar la ronda, y no lo tiene en la mesa, puede guardar hasta cuatro cartas. Cada carta «{ $card }» que tenga delante suma tres más.
rules-keep-example = Nora está en el nivel 6 y no lo tiene en la mesa. Tiene delante una carta «{ $card }»: puede guardar 4 + 3 = 7 cartas y recibe tres nuevas.
