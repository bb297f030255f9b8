# El entrenador en la mesa.

coach-thinking = El entrenador está pensando…
coach-figures = Las cifras
hint-do = Hacerlo
hint-why = ¿Por qué?
hint-nothing = Ahora no hay nada que hacer.
coach-then =
    { $missing ->
        [0] Así lo tienes todo.
        [one] Así falta una carta, y { $helping ->
            [one] una carta no vista ayuda
           *[other] { $helping } cartas no vistas ayudan
        }.
       *[other] Así faltan { $missing } cartas, y { $helping ->
            [one] una carta no vista ayuda
           *[other] { $helping } cartas no vistas ayudan
        }.
    }
coach-draw =
    { $helping ->
        [one] Una de { $unseen } cartas no vistas ayuda.
       *[other] { $helping } de { $unseen } cartas no vistas ayudan.
    }
coach-wins-so = Así ganas la partida alrededor del { $n } % de las veces.
coach-soon = En tres turnos completas tu nivel alrededor del { $n } % de las veces.
coach-idea-good = Tu idea es igual de buena: { $move }
coach-idea-worse = Tu idea gana alrededor de un { $n } % menos (de { $low } a { $high } %): { $move }
coach-going-out = Puedes terminar la ronda ahora:
coach-winning = Puedes ganar la partida ahora:
coach-chances = Probabilidad de completar tu nivel
coach-turns =
    { $n ->
        [one] en un turno
       *[other] en { $n } turnos
    }
coach-percent = { $n } %
coach-error = ± { $n }
coach-between = de { $low } a { $high } %
coach-moves = Lo que hace cada jugada
coach-missing = Aún faltan
coach-helping = No vistas que ayudan
coach-wins = Gana la partida
coach-model = Según lo que puedes ver. Las probabilidades suponen una carta no vista por turno y buenos descartes; en este turno cuentan también las cartas a la vista en las pilas de descarte. «Gana la partida» es lo que espera un bot fuerte en partidas simuladas; ± es el margen de error.
coach-action = Elige: { $action }.
coach-ask = Pregunta por: { $asked }.
coach-count =
    { $n ->
        [one] Roba una carta.
       *[other] Roba { $n } cartas.
    }

# El repaso después de la partida.

review = Repaso
review-title = Tus decisiones
review-about = Un bot fuerte repasa cada una de tus decisiones y señala las que más te han costado.
review-begin = Repasar mis decisiones
review-progress = Repasando tus decisiones: { $done } de { $total }
review-none = Ninguna decisión te ha costado claramente nada. ¡Bien jugado!
review-found =
    { $n ->
        [one] Una de tus { $total } decisiones te ha costado algo:
       *[other] { $n } de tus { $total } decisiones te han costado algo:
    }
review-round = Ronda { $n }
review-made = Tú: { $move }
review-better = Mejor: { $move }
review-cost = { $n } % menos victorias (de { $low } a { $high } %)
review-chances = { $best } % en vez de { $made } %
review-look = Ver este momento
review-note = Las probabilidades son estimaciones de partidas simuladas que encajan con lo que podías ver. Solo se señala lo que va más allá del azar.
