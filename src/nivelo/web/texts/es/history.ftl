# Partidas terminadas.

history-title = Mis partidas
history-empty = Aún no has terminado ninguna partida.
history-count =
    { $n ->
        [one] Una partida
       *[other] { $n } partidas
    }
history-more =
    { $n ->
        [one] Mostrar una más
       *[other] Mostrar { $n } más
    }
history-won = Ganada
history-lost = No ganada
history-ended = Interrumpida
history-rounds =
    { $n ->
        [one] una ronda
       *[other] { $n } rondas
    }
history-turns =
    { $n ->
        [one] un turno
       *[other] { $n } turnos
    }
history-level = nivel { $n }
history-replay = Ver de nuevo
history-replay-of = Ver de nuevo: { $game }, { $when }
history-winner = Ha ganado { $name }
history-ended-text = La partida se interrumpió antes de que ganara nadie
history-bot = Bot
history-stand-in = Al final jugaba un bot
history-record = Descargar el registro
history-record-note = El registro es un texto que pueden leer personas y programas. Con Nivelo en tu ordenador:
error-history = Esta partida aún no ha terminado, o nunca se jugó.

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $h } h { $m } min

# La prueba de que una partida fue limpia.

proof-title = ¿Fue limpio el reparto?
proof-intro = Nadie eligió las cartas, ni el servidor ni ningún jugador. No hace falta que nos creas: deja que tu navegador lo compruebe.
proof-promise = 1. La promesa
proof-promise-text = Antes de empezar, el servidor generó un secreto y publicó su huella. Una huella corresponde a un solo secreto, pero no lo revela. Todos pudieron verla antes de la partida.
proof-promised = Huella prometida
proof-secret = 2. El secreto
proof-secret-text = Ahora que la partida ha terminado, el servidor muestra su secreto. Si su huella coincide con la prometida, no lo ha cambiado.
proof-the-secret = Secreto
proof-computed = Calculado aquí ({ $what })
proof-secret-ok = La huella coincide con la prometida.
proof-secret-bad = ¡La huella no coincide! Este no es el secreto prometido.
proof-seed = 3. Vuestras palabras
proof-seed-text = Después de la promesa, cada jugador pudo añadir una palabra. El secreto y todas las palabras forman la semilla de la que salen las cartas. Así, el servidor no pudo elegir un reparto concreto.
proof-no-word = ninguna
proof-no-words = En esta partida nadie añadió una palabra, así que el reparto depende solo del secreto del servidor. La próxima vez, añade una antes de empezar.
proof-seed-ok = La semilla sale del secreto y de las palabras.
proof-seed-bad = ¡La semilla no sale del secreto y de las palabras!
proof-deal = 4. Las cartas
proof-deal-text = Con la semilla, tu navegador vuelve a repartir la primera ronda, carta a carta.
proof-deal-ok = Son exactamente las manos con las que empezó la partida.
proof-deal-bad = ¡La partida empezó con otras manos!
proof-server = 5. Todo lo demás
proof-server-text = El servidor ha vuelto a jugar la partida entera desde la semilla, jugada a jugada. Tú puedes hacer lo mismo con el registro.
check-game = El juego y sus reglas
check-commitment = La promesa
check-seed = La semilla
check-moves = Cada jugada
check-result = El resultado
proof-server-ok = Todo coincide.
proof-server-bad = Algo no coincide.
proof-run = Comprobar ahora
proof-all-ok = Comprobado por tu navegador: el reparto fue limpio.
proof-all-bad = La comprobación ha fallado. No te fíes de esta partida.

# El repaso después de la partida.

review-title = Tus decisiones
review-about = Un bot fuerte repasa cada una de tus decisiones y señala las que más te han costado.
review-about-alone = Un bot fuerte repasa tus decisiones, todas las que le dé tiempo en este dispositivo, y señala las que más te han costado.
review-partly = En este dispositivo ha dado tiempo a repasar { $looked } de tus { $total } decisiones, primero aquellas en las que un bot rápido habría jugado de otra manera.
review-found-partly =
    { $n ->
        [one] Una de ellas te ha costado algo:
       *[other] { $n } de ellas te han costado algo:
    }
review-none-partly = Ninguna de ellas te ha salido claramente cara.
review-begin = Repasar mis decisiones
review-progress = Repasando tus decisiones: { $done } de { $total }
review-again = Se revisan de nuevo las que más costaron: { $done } de { $total }
review-none = Ninguna decisión te ha salido claramente cara. ¡Bien jugado!
review-found =
    { $n ->
        [one] Una de tus { $total } decisiones te ha costado algo:
       *[other] { $n } de tus { $total } decisiones te han costado algo:
    }
review-round = Ronda { $n }
review-made = Tú: { $move }
review-better = Mejor: { $move }
review-cost =
    { $n ->
        [one] { $n } victoria menos
       *[other] { $n } victorias menos
    } de cada 100 partidas (de { $low } a { $high })
review-perhaps-cost =
    { $n ->
        [one] quizá { $n } victoria menos
       *[other] quizá { $n } victorias menos
    } de cada 100 partidas, pero puede ser azar
review-chances = { $best } % en vez de { $made } %
review-look = Ver este momento
review-note = Las probabilidades son estimaciones de partidas simuladas que encajan con lo que podías ver. Solo se señala lo que va más allá del azar.
review-perhaps = Quizá merezca otra mirada
review-well = Bien jugado
review-same = En { $n } de { $total } decisiones, un bot fuerte habría hecho lo mismo.
review-rose = Un bot fuerte habría hecho lo mismo; después, tu probabilidad de ganar era del { $n } %.
