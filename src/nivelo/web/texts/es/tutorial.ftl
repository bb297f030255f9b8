# La primera partida, explicada paso a paso.

tut-title = Primera partida
tut-lesson = Explicación
tut-you = Tú
tut-next = Siguiente
tut-hello = Estas cartas son tu mano: solo las ves tú. Juegas una ronda corta de Level 8 con { $mia } y { $ben }.
tut-level = Tu primer nivel de ocho: dos secuencias de 3, o sea, dos veces tres números seguidos. Los colores no importan.
tut-draw = Cada turno empieza tomando una carta. Toca el mazo.
tut-discard = ¡Un 6! Con el 4 y el 5 es una secuencia. Cada turno termina con un descarte: toca un 1 o un 15 y luego tu montón.
tut-others = Ahora juegan los demás. Fíjate en lo que descartan: puedes tomar la carta de arriba de cualquier montón.
tut-take = ¡{ $mia } ha descartado un 11! Con tu 9 y el comodín como 10 es tu segunda secuencia. Tócalo.
tut-lay-out = Ya lo tienes todo. Pulsa «Bajar».
tut-arrange = Toca en tu mano 4, 5, 6 y 9, comodín, 11. Luego bájalas.
tut-lay-off = Ahora deshazte de las otras cartas: toca una con un punto y luego un grupo que se ilumine, también los de { $ben }.
tut-discard-again = No encaja nada más. Descarta una carta: tócala y luego toca tu montón.
tut-others-again = Les toca a { $mia } y a { $ben }.
tut-draw-again = { $mia } también ha bajado sus cartas. Roba una carta.
tut-lay-off-again = Un 3 va con tu 4, 5, 6, y un 1 con el 2, 3, 4 de { $mia }. Añade los dos.
tut-last = ¡Te queda una carta! Descártala y la ronda termina.
tut-end = Has terminado la ronda: ¡subes dos niveles! { $mia } y { $ben } tenían su nivel en la mesa y suben uno cada uno. Quien no lo tiene en la mesa se queda en su nivel y lo intenta otra vez.
tut-done = ¡Ya sabes jugar!
tut-done-text = En la ronda siguiente se reparten todas las cartas de nuevo, y tu nivel pide otra cosa. Gana quien supera antes el último nivel.
tut-play = Jugar de verdad
tut-play-note = contra dos rivales fáciles, y empiezas tú
tut-rules = Leer las reglas
tut-again = Otra vez
