# Las reglas de NivelDoce.

rules-nd-cards-pictures = Cuatro elementos y cuatro animales, en los cuatro colores. Cada elemento tiene su animal:
rules-nd-pair = { $element } y { $animal }

rules-nd-start-common = Junto al mazo se destapa una carta: ahí empieza el descarte, uno para todos. Si es un comodín o una carta especial, vuelve al mazo y se destapa otra.
rules-nd-step-take = Es obligatorio. Toma la carta de arriba del mazo o del descarte. O juega en su lugar una carta Deseo.
rules-nd-step-discard = Es obligatorio. Pon una carta en el descarte, o juega Alto, «Roba 2» o Cambio de sentido.

rules-nd-set = Cartas con el mismo número, el mismo elemento o el mismo animal. Los colores no importan.
rules-nd-set-yes = Tres águilas también son trillizos.
rules-nd-colour = Cartas de un color: números, elementos y animales.
rules-points = Números que suman exactamente los ojos que dice el nivel. Un comodín vale de 1 a 12 ojos, lo que quieras.
rules-points-yes = 12 ojos: 7 + 5.
rules-points-joker = 24 ojos: 9 + 5 + un comodín por 10.
rules-points-colour = Si dice «de un color», eso vale solo para los ojos.
rules-pictures = Dos elementos o dos animales con dibujos distintos.
rules-pictures-no = Dos veces el mismo animal.
rules-pairs = Un elemento con su animal, en los colores que sean. Dos parejas así necesitan dos elementos distintos.
rules-pairs-yes = La tierra y la serpiente van juntas.
rules-pairs-no = El fuego no va con el pez.

rules-nd-lay-off-pictures = A elementos y animales se añaden los dibujos que ya hay allí.
rules-nd-lay-off-points = A los ojos no se añade nada.
rules-nd-joker = Un comodín vale por cualquier número, elemento o animal de cualquier color.

rules-nd-pile = Cuando se toma la última carta del mazo, se baraja el descarte menos la carta de arriba: es el nuevo mazo.

rules-nd-stopper = Ponla ante otro jugador en lugar de descartar. En su próximo turno solo la mete debajo del descarte. Nadie puede tener dos. Al descarte va solo como última carta.
rules-nd-draw-two = Ponla en el descarte y roba dos cartas. O ponla ante otro jugador, que roba dos en el acto. En el descarte no termina la ronda, ni siquiera como última carta.
rules-nd-direction = La primera queda junto al descarte, y se juega al revés. Con la siguiente, las dos van al descarte y se vuelve al sentido de las agujas del reloj.
rules-nd-wish = Juégala al empezar tu turno, en lugar de tomar una carta. Pon encima hasta seis cartas más y roba tantas como has dejado, contando el Deseo. Ese es todo tu turno. No puede haber un «Roba 2» entre ellas, ni un Alto arriba del todo.
rules-nd-knock = Cuando alguien pone una carta en el descarte, todos menos el siguiente pueden tocar para pedirla. Si el siguiente la quiere, la toma, y tú recuperas tu Toque. Si no, la carta es tuya y el Toque se queda en el descarte. Si tocan varios, va antes quien jugaría antes.
rules-nd-two = Si jugáis dos no hay toques, y el sentido no cambia nada.
rules-nd-plain = Deseo, Toque y comodín también se pueden descartar como cualquier otra carta, sin efecto.

rules-nd-all-out = También termina en el acto cuando todos han bajado su nivel.
rules-nd-round-up = Todos los que han bajado suben un nivel; terminar la ronda no tiene premio. Nadie guarda cartas.
rules-nd-win = Gana en el acto quien baja primero el nivel 12.
