# La primera partida, explicada paso a paso.

tut-title = Primera partida
tut-lesson = Explicación
tut-you = Tú
tut-next = Siguiente
tut-hello = ¡Hola! Vas a jugar una ronda corta de Level 8 con { $mia } y { $ben }. Abajo están las cartas de tu mano. Solo las ves tú.
tut-level = Todos suben ocho niveles. Encima de tu mano pone lo que pide tu nivel: dos secuencias de 3, o sea, dos veces tres números seguidos. Los colores no importan.
tut-draw = Te toca. Cada turno empieza tomando una carta. Toca el mazo del centro.
tut-discard = ¡Un 6! Con el 4 y el 5 es tu primera secuencia. Cada turno termina descartando una carta: toca una que no necesites, un 1 o un 15, y luego tu montón de descarte.
tut-others = Ahora juegan los demás. Fíjate en lo que descartan: puedes tomar la carta de arriba de cualquier montón de descarte.
tut-take = { $ben } ya ha bajado las cartas de su nivel. ¡Y { $mia } ha descartado un 11! Con tu 9 y el comodín como 10 es tu segunda secuencia. Toca el 11.
tut-lay-out = Ya lo tienes todo. Pulsa «Bajar», toca las cartas 4, 5, 6 y 9, comodín, 11, y bájalas.
tut-lay-off = Tu nivel está en la mesa. Desde ahora puedes añadir cartas a todos los grupos, también a los de { $ben }. Toca una carta con un punto y luego el grupo que se ilumina.
tut-discard-again = No encaja nada más. Descarta una de las cartas que te quedan.
tut-others-again = Les toca a { $mia } y a { $ben }. Quizá lleguen grupos nuevos a la mesa.
tut-draw-again = { $mia } también ha bajado las cartas de su nivel. Toma una carta del mazo.
tut-lay-off-again = Un 3: va con tu 4, 5, 6. Y un 1 va con el 2, 3, 4 de { $mia }. Añade los dos.
tut-last = ¡Te queda una carta! Descártala y la ronda termina.
tut-end = Has terminado la ronda: ¡subes dos niveles! { $mia } y { $ben } tenían su nivel en la mesa y suben uno cada uno. Quien no lo tiene en la mesa se queda en su nivel y lo intenta otra vez.
tut-done = ¡Ya sabes jugar!
tut-done-text = En la ronda siguiente se reparten todas las cartas de nuevo, y tu nivel pide otra cosa. Gana quien supera antes el último nivel.
tut-play = Jugar de verdad
tut-play-note = contra dos rivales fáciles, y empiezas tú
tut-rules = Leer las reglas
tut-again = Otra vez
