# Sin servidor: las mesas se guardan en este navegador.

alone-title = Solo este dispositivo
alone-text = Aquí puedes jugar contra bots, o con otras personas pasándoos el dispositivo. Todo se queda en este navegador. Para jugar por la red, alguien tiene que poner en marcha un servidor.
alone-invite = Esta mesa está solo en tu dispositivo. Para invitar a otras personas por la red, alguien tiene que poner en marcha un servidor.
pass-on = Pásale el dispositivo a { $name }
pass-on-note = Ahora no se ven las cartas de nadie.
pass-on-here = Soy { $name }
pass-on-no-knock = { $name } no toca
sit-here = Alguien de aquí
sit-here-title = Otra persona en este dispositivo
sit-here-name = Nombre
error-local-needs-server = Para eso hace falta un servidor. Esta página funciona sin él.
