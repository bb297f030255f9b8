# El entrenador en la mesa.

coach-thinking = El entrenador está pensando…
coach-figures = Las cifras
hint-do = Hacerlo
hint-why = ¿Por qué?
hint-nothing = Ahora no hay nada que hacer.
coach-then =
    { $missing ->
        [0] Así lo tienes todo.
        [one] Así te falta una carta, y { $helping ->
            [0] no te ayuda ninguna de las que no has visto
            [one] te ayuda una de las que no has visto
           *[other] te ayudan { $helping } de las que no has visto
        }.
       *[other] Así te faltan { $missing } cartas, y { $helping ->
            [0] no te ayuda ninguna de las que no has visto
            [one] te ayuda una de las que no has visto
           *[other] te ayudan { $helping } de las que no has visto
        }.
    }
coach-more =
    Así { $helping ->
        [one] te ayuda una carta de las que no has visto
       *[other] te ayudan { $helping } cartas de las que no has visto
    } en vez de { $before }.
coach-draw =
    { $helping ->
        [0] No te ayuda ninguna de las { $unseen } cartas que no has visto.
        [one] Te ayuda una de las { $unseen } cartas que no has visto.
       *[other] Te ayudan { $helping } de las { $unseen } cartas que no has visto.
    }
why-wins = Así ganas la partida.
why-ends-round = Así terminas la ronda en este turno.
why-lays-out = Tu nivel solo cuenta cuando está en la mesa.
why-lays-off = Así te quitas una carta de encima.
why-holds-back = Ya podrías bajar tu nivel, pero en partidas de prueba gana más veces quien espera.
why-holds-card = Podrías añadir una carta, pero en partidas de prueba gana más veces quien se la guarda.
why-complete = Cada turno empieza tomando una carta; después puedes bajar tu nivel, que está completo.
why-completes = Con ella completas tu nivel.
why-closer = Te acerca a tu nivel.
why-can-be-laid-off = Puedes añadirla.
why-more-help = Con ella te ayudan más cartas de las que no has visto.
why-takes-special = Es una carta especial que puedes jugar más adelante.
why-no-top-helps = Ninguna de las cartas descubiertas te ayuda.
why-denies = Si no, { $name } podría añadirla, y casi ha terminado.
why-keeps-away = No encaja en ningún sitio: { $name } casi ha terminado y no puede usarla.
why-stops = { $name } está a punto de lograrlo.
why-not-needed =
    { $n ->
        [one] Tu nivel no la necesita.
       *[other] Tu nivel no las necesita.
    }
why-needed =
    { $n ->
        [one] Tu nivel la necesita.
       *[other] Tu nivel las necesita.
    }
why-fits-nowhere =
    { $n ->
        [one] No encaja en ningún grupo de la mesa.
       *[other] No encajan en ningún grupo de la mesa.
    }
why-no-use = La carta no te sirve.
why-exchanges = Así cambias cartas que tu nivel no necesita.
why-sits-out = Así { $name } pierde un turno.
why-makes-draw = { $name } tiene que robar dos cartas.
why-draws-two = A cambio robas dos cartas.
why-may-take = Los demás muestran tres cartas cada uno, y puedes tomar una.
why-may-keep = Si la ronda termina antes de que bajes tu nivel, puedes guardarte tres cartas.
why-reverses = Así el juego sigue en el otro sentido.
why-joker = Allí recibes un comodín.
why-another-turn = Después vuelve a ser tu turno.
why-top-helps = Una de las cartas descubiertas te ayuda.
why-least-useful =
    { $n ->
        [one] De las cartas para tu nivel, es de la que mejor puedes prescindir.
       *[other] De las cartas para tu nivel, son de las que mejor puedes prescindir.
    }
why-rest-useful = A tu nivel le sirven todas las cartas que te quedan.
why-rest-special = Salvo las cartas especiales, a tu nivel le sirve todo lo que te queda.
why-keeps-most = Así conservas todo lo posible de tu nivel.
why-none-needed = Tu nivel no necesita ninguna de las demás.
why-likeliest = Nada te da más posibilidades de conseguir una carta que te ayude.
why-same-action = Las dos casillas hacen lo mismo.
why-takes-two = Allí tomas dos cartas.
why-one-card = Allí tomas solo una carta.
why-exchanges-misfits = Así cambias cartas que no encajan en ningún grupo de la mesa.
why-has-one = { $name } tiene una carta así, y te ayuda.
why-knocked-for = Si no, se la lleva { $name }, que la ha pedido.
why-nearly-fits = Pronto podría encajar en una secuencia de la mesa.
why-untouchable = De ahí no la puede tomar nadie.
why-missed-wins = Podías haber ganado la partida.
why-missed-ends-round = Podías haber terminado la ronda.
why-feeds = La carta que descartaste encajaba en la mesa, y { $name } casi había terminado.
why-was-needed = Tu nivel necesitaba la carta que descartaste.
why-fewer-help = Tras tu descarte podían ayudarte menos cartas de las que no habías visto.
coach-wins-so =
    { $n ->
        [0] Así ganas la partida menos del 1 % de las veces.
        [100] Así ganas la partida más del 99 % de las veces.
       *[other] Así ganas la partida alrededor del { $n } % de las veces.
    }
coach-soon =
    { $n ->
        [0] Es difícil que completes tu nivel en tres turnos.
        [100] Es casi seguro que completas tu nivel en tres turnos.
       *[other] En tres turnos completas tu nivel alrededor del { $n } % de las veces.
    }
coach-idea-good = Tu idea es más o menos igual de buena: { $move }
coach-idea-worse = Con tu idea ganas unas { $n } de cada 100 partidas menos (de { $low } a { $high }): { $move }
coach-going-out = Puedes terminar la ronda ahora:
coach-going-out-too = También podrías terminar la ronda en este turno:
coach-winning = Puedes ganar la partida ahora:
coach-lay-out = Baja { $groups }.
coach-chances = Probabilidad de completar tu nivel
coach-turns =
    { $n ->
        [one] en un turno
       *[other] en { $n } turnos
    }
coach-percent = { $n } %
coach-error = ± { $n }
coach-between = de { $low } a { $high } %
coach-moves = Lo que hace cada jugada
coach-missing = Aún faltan
coach-helping = Cartas sin ver que ayudan
coach-wins = Gana la partida
coach-as-good = más o menos igual de buena
coach-less = gana { $n } de cada 100 partidas menos
coach-model = Según lo que puedes ver. Las probabilidades suponen que cada turno robas una carta que no has visto y descartas bien; en este turno cuentan también las cartas a la vista en los descartes. «Gana la partida» es lo que calcula un bot fuerte en partidas simuladas; ± es el margen de error. Si la diferencia puede deberse al azar, dice «más o menos igual de buena».
coach-action = Elige «{ $action }».
coach-ask = Pregunta por el { $asked }, primero a { $name }.
coach-count =
    { $n ->
        [one] Roba una carta.
       *[other] Roba { $n } cartas.
    }

# Pistas.

hint-complete = Tienes todo para tu nivel.
hint-complete-spare = Tienes todas las cartas de tu nivel, pero al bajarlas no te quedaría ninguna para descartar.
hint-missing =
    { $n ->
        [one] Falta una carta.
       *[other] Faltan { $n } cartas.
    }
hint-helps =
    { $n ->
        [one] Ayuda una carta
       *[other] Ayudan { $n } cartas
    } de las { $unseen } que no has visto:
hint-unseen = { $n } sin ver
suggest =
    { $kind ->
        [draw] Roba del mazo.
        [pile] Toma { $card } { $whose ->
            [common] del descarte
            [yours] de tu descarte
           *[other] del descarte de { $name }
        }.
        [lay_out] Baja las cartas de tu nivel.
        [lay_off] { $group ->
            [unknown] Añade { $card }.
           *[other] Añade { $card } a { $group }.
        }
        [discard] Descarta { $card }.
        [play] { $at ->
            [seat] Pon { $card } delante de { $name }.
           *[none] Juega { $card }.
        }
        [wish] Juega { $card }.
        [knock] Pídela con tu Toque.
        [pass] No uses tu Toque.
        [leave] Deja la carta.
        [field] { $action ->
            [none] Ve a la casilla { $number }.
           *[other] Ve a la casilla «{ $action }».
        }
        [done] Con eso basta.
        [go_on] Sigue sin tomar ninguna carta.
        [take_none] No tomes ninguna.
        [keep_no_more] No te guardes más cartas.
        [put_no_more] No dejes más cartas.
        [no_second] No descartes una segunda carta.
        [give] Da { $card }.
        [show] Muestra { $card }.
        [keep] Guárdate { $card }.
        [put_down] Deja { $card }.
        [steal] Toma { $card } de { $name }.
       *[other] Elige { $card }.
    }

# Después de una ausencia. $who es "you", "other" o "nobody".

recap-title = Mientras no estabas
recap-new-game = Ha empezado otra partida.
recap-rounds =
    { $n ->
        [one] Ha terminado una ronda.
       *[other] Han terminado { $n } rondas.
    }
recap-ended =
    { $who ->
        [you] Has terminado la ronda { $n }.
        [nobody] La ronda { $n } ha terminado.
       *[other] { $name } ha terminado la ronda { $n }.
    }
recap-climbed =
    { $who ->
        [you] Has subido al nivel { $to }.
       *[other] { $name } ha subido al nivel { $to }.
    }
recap-laid-out =
    { $n ->
        [one] { $names } ya tiene su nivel en la mesa.
       *[other] { $names } ya tienen su nivel en la mesa.
    }
recap-turn =
    { $who ->
        [you] Ahora te toca a ti.
       *[other] Ahora le toca a { $name }.
    }
