# Lo que pasó. $who es "you" u "other", $name quien lo hizo, $cards las cartas.

log-dealt =
    { $who ->
        [you] Recibes { $cards }.
       *[other] { $name } recibe { $n } cartas.
    }
log-turned-up = Se descubre { $cards }.
log-stopped =
    { $who ->
        [you] Pierdes el turno.
       *[other] { $name } pierde el turno.
    }
log-rolled =
    { $who ->
        [you] Sacas { $dice }.
       *[other] { $name } saca { $dice }.
    }
log-moved =
    { $who ->
        [you] Vas a la casilla «{ $action }».
       *[other] { $name } va a la casilla «{ $action }».
    }
log-turn =
    { $who ->
        [you] Juegas otra vez.
       *[other] { $name } juega otra vez.
    }
log-drew =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } roba una carta.
           *[other] { $name } roba { $n } cartas.
        }
       *[no] { $who ->
            [you] Robas { $cards }.
           *[other] { $name } roba { $cards }.
        }
    }
log-took =
    { $who ->
        [you] Tomas { $cards }
       *[other] { $name } toma { $cards }
    } { $whose ->
        [common] del descarte.
        [own] { $who ->
            [you] de tu propio descarte.
           *[other] de su propio descarte.
        }
        [yours] de tu descarte.
       *[other] del descarte de { $other }.
    }
log-nothing-to-take =
    { $who ->
        [you] No hay nada que puedas tomar.
       *[other] { $name } no puede tomar nada.
    }
log-renewed =
    Se vuelve a barajar el mazo: { $place ->
        [one] una carta
       *[other] { $place } cartas
    }.
log-laid-out =
    { $who ->
        [you] Bajas { $cards }.
       *[other] { $name } baja { $cards }.
    }
log-group =
    { $kind ->
        [run] secuencia
        [colour-run] secuencia de color
       *[other] combinación
    }
log-laid-off =
    { $onto ->
        [nowhere] { $who ->
            [you] Añades { $cards }.
           *[other] { $name } añade { $cards }.
        }
        [own] { $who ->
            [you] Añades { $cards } a tu propia { $group }.
           *[other] { $name } añade { $cards } a su propia { $group }.
        }
        [yours] { $name } añade { $cards } a tu { $group }.
       *[other] { $who ->
            [you] Añades { $cards } a la { $group } de { $owner }.
           *[other] { $name } añade { $cards } a la { $group } de { $owner }.
        }
    }
log-discarded =
    { $who ->
        [you] Descartas { $cards }.
       *[other] { $name } descarta { $cards }.
    }
log-played =
    { $place ->
        [-1] { $who ->
            [you] Juegas { $cards }.
           *[other] { $name } juega { $cards }.
        }
       *[other] { $who ->
            [you] Pones { $cards } delante de { $other }.
           *[other] { $name } pone { $cards } delante de { $whom ->
                [you] ti
               *[other] { $other }
            }.
        }
    }
log-put-down =
    { $who ->
        [you] Dejas { $cards }.
       *[other] { $name } deja { $cards }.
    }
log-opened =
    { $who ->
        [you] Muestras { $cards }.
       *[other] { $name } muestra { $cards }.
    }
log-stole =
    { $who ->
        [you] Le quitas { $cards } a { $other }.
       *[other] { $whom ->
            [you] { $name } te quita { $cards }.
           *[other] { $name } le quita { $cards } a { $other }.
        }
    }
log-asked =
    { $who ->
        [you] Preguntas por el { $asked }.
       *[other] { $name } pregunta por el { $asked }.
    }
log-gave =
    { $who ->
        [you] Das { $cards } a { $other }.
       *[other] { $whom ->
            [you] { $name } te da { $cards }.
           *[other] { $name } da { $cards } a { $other }.
        }
    }
log-got-joker =
    { $who ->
        [you] Recibes un comodín del centro.
       *[other] { $name } recibe un comodín del centro.
    }
log-turned-direction =
    { $way ->
        [clockwise] Ahora se juega en sentido horario.
       *[counter] Ahora se juega en sentido antihorario.
    }
log-knocked =
    { $who ->
        [you] Pides la carta de arriba con tu Toque.
       *[other] { $name } pide la carta de arriba con un Toque.
    }
log-knock-refused =
    { $who ->
        [you] Recuperas tu Toque.
       *[other] { $name } recupera su Toque.
    }
log-knock-granted =
    { $who ->
        [you] Recibes { $cards }.
       *[other] { $name } recibe { $cards }.
    }
log-kept =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } guarda una carta.
           *[other] { $name } guarda { $n } cartas.
        }
       *[no] { $who ->
            [you] Guardas { $cards }.
           *[other] { $name } guarda { $cards }.
        }
    }
log-round-ended =
    { $ends ->
        [nobody] Termina la ronda.
       *[somebody] { $who ->
            [you] Terminas la ronda.
           *[other] { $name } termina la ronda.
        }
    }
log-moved-up =
    { $passed ->
        [yes] { $who ->
            [you] Has superado el último nivel.
           *[other] { $name } ha superado el último nivel.
        }
       *[no] { $who ->
            [you] Subes al nivel { $place }.
           *[other] { $name } sube al nivel { $place }.
        }
    }
log-won =
    { $who ->
        [you] ¡Ganas la partida!
       *[other] ¡{ $name } gana la partida!
    }
log-taken-back =
    { $who ->
        [you] Deshaces tu jugada.
       *[other] { $name } deshace su jugada.
    }
log-left-table =
    { $who ->
        [you] Dejas la mesa; un bot sigue por ti.
       *[other] { $name } deja la mesa; un bot sigue jugando.
    }
log-bot-sits-in =
    { $who ->
        [you] Ahora un bot juega por ti.
       *[other] Ahora un bot juega por { $name }.
    }
log-came-back =
    { $who ->
        [you] Vuelves a jugar tú.
       *[other] { $name } vuelve a jugar.
    }
