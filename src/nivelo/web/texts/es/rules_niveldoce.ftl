# Las reglas de NivelDoce.

rules-nd-cards-pictures = Cuatro elementos y cuatro animales, en los cuatro colores. Cada elemento tiene su animal:
rules-nd-pair = { $element } y { $animal }

rules-nd-start-common = Junto al mazo se descubre una carta: ahí empieza el descarte, uno para todos. Si es un comodín o una carta especial, vuelve al mazo y se descubre otra.
rules-nd-step-take = Es obligatorio. Toma la carta de arriba del mazo o del descarte. O juega en su lugar una carta Deseo.
rules-nd-step-discard = Es obligatorio. Pon una carta en el descarte, o juega Alto, «Roba 2» o Cambio de sentido.

rules-nd-set = Cartas con el mismo número, el mismo elemento o el mismo animal. Los colores no importan.
rules-nd-set-yes = Tres águilas también son un trío.
rules-nd-colour = Cartas del mismo color: números, elementos y animales.
rules-points = Números que suman exactamente los puntos que pide el nivel. Un comodín vale de 1 a 12 puntos, lo que quieras.
rules-points-yes = 12 puntos: 7 + 5.
rules-points-joker = 24 puntos: 9 + 5 + un comodín como 10.
rules-points-colour = Si dice «del mismo color», eso vale solo para los puntos.
rules-pictures = Dos elementos o dos animales con dibujos distintos.
rules-pictures-no = Dos veces el mismo animal.
rules-pairs = Un elemento con su animal, en los colores que sean. Si se piden dos, tienen que ser dos elementos distintos.
rules-pairs-yes = La tierra y la serpiente van juntas.
rules-pairs-no = El fuego no va con el pez.

rules-nd-lay-off-pictures = A los elementos y a los animales se les añaden los dibujos que ya hay allí.
rules-nd-lay-off-points = A los puntos no se les añade nada.
rules-nd-joker = Un comodín representa cualquier número, elemento o animal de cualquier color.

rules-nd-pile = Cuando se toma la última carta del mazo, se baraja el descarte menos la carta de arriba: es el nuevo mazo.

rules-nd-stopper = Ponla delante de otro jugador en lugar de descartar. En su próximo turno, ese jugador solo la mete debajo del descarte. Nadie puede tener dos delante. En el descarte solo la puedes dejar si es tu última carta.
rules-nd-draw-two = Ponla en el descarte y roba dos cartas, o ponla delante de otro jugador, que roba dos en el acto. Si es tu última carta y la pones en el descarte, la ronda no termina, porque robas; si la pones delante de otro jugador, sí termina, salvo que en la mesa hayáis elegido otra cosa.
rules-nd-direction = La primera queda junto al descarte, y se juega en sentido antihorario. Con la siguiente, las dos van al descarte y se vuelve al sentido horario. Como última carta termina la ronda y no cambia nada. Cada ronda empieza en sentido horario.
rules-nd-wish = Juégala al empezar tu turno, en lugar de tomar una carta. Pon encima hasta seis cartas más y roba tantas como has dejado, contando el Deseo. Con eso termina tu turno. No puede haber un «Roba 2» entre ellas, ni un Alto encima de todo. Si encima de todo queda un Cambio de sentido, cambia el sentido del juego.
rules-nd-knock = Cuando alguien pone una carta en el descarte, los demás pueden pedirla con un Toque, menos quien juega después y quien tiene un Alto delante. Si quien juega después la quiere, la toma, y tú recuperas tu Toque. Si no, la carta es tuya y el Toque se queda en el descarte. Si la piden varios, tiene preferencia quien jugaría antes.
rules-nd-two = Si jugáis dos, el Toque no se puede usar y el sentido no cambia nada.
rules-nd-plain = Deseo, Toque y comodín también se pueden descartar como cualquier otra carta, sin efecto.

rules-nd-all-out = También termina en el acto cuando todos tienen su nivel en la mesa.
rules-nd-round-up = Todos los que tienen su nivel en la mesa suben un nivel; terminar la ronda no da nada más. Nadie guarda cartas.
rules-nd-win = Gana en el acto quien pone primero en la mesa el nivel 12.
