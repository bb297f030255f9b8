# Sin servidor: las mesas se guardan en este navegador.

alone-title = Solo este dispositivo
alone-text = Aquí puedes jugar contra bots, o con otras personas pasándoos el dispositivo. Todo se queda en este navegador. Para jugar por la red, alguien tiene que poner en marcha un servidor.
alone-invite = Esta mesa está solo en tu dispositivo. Para invitar a otras personas por la red, alguien tiene que poner en marcha un servidor.
pass-on = Pásale el dispositivo a { $name }
pass-on-note = Ahora no se ven las cartas de nadie.
pass-on-here = Soy { $name }
pass-on-any-knock = ¿Alguien usa su Toque para pedir esta carta?
pass-on-no-knock = Nadie
pass-on-knocks = { $name } usa su Toque
sit-here = Alguien de aquí
sit-here-title = Otra persona en este dispositivo
sit-here-name = Nombre
error-local-needs-server = Para eso hace falta un servidor. Esta página funciona sin él.
error-local-storage = Tu navegador no ha podido guardarlo. Quizá ya no queda espacio: libera un poco e inténtalo de nuevo.
error-local-failed = No se ha podido cargar el juego.
error-local-no-table = Esta mesa no está en este navegador. Las mesas de esta página se quedan en el dispositivo en el que se abrieron.
start-failed = No se ha podido cargar el juego
start-failed-text = Falta una parte. ¿Tienes conexión?
device-forgets = Este navegador no guarda nada de esta página, quizá porque es una ventana privada o por su configuración. Puedes jugar, pero al cerrar la página se pierden tus partidas.
keep-title = Tus mesas y partidas
keep-text = Todo lo que juegas se guarda solo en este navegador. Guárdalo en un archivo para llevarlo a otro navegador, o a un servidor con «nivelo import».
keep-save = Guardar en un archivo
keep-read = Leer de un archivo
keep-taken = { $n ->
    [0] No había nada nuevo.
    [one] Se ha añadido una mesa.
   *[other] Se han añadido { $n } mesas.
}
error-import = No se puede leer este archivo.
alone-friends = Añade a los demás por su nombre y pasaos el dispositivo.

# On a server’s pages: games on the device itself, also without a network.
device-title = En este dispositivo
device-ready = En este dispositivo puedes jugar contra bots incluso sin conexión. Esas partidas se quedan en este navegador.
device-play = Jugar en este dispositivo
device-offer = Para jugar contra bots cuando no haya conexión, descarga el juego una vez en este dispositivo: unos 7 MB.
device-keep = Descargar para jugar sin conexión
device-fetching = Descargando…
device-not-kept = No ha funcionado. Inténtalo de nuevo cuando la conexión sea mejor.
device-text = Estas partidas están solo en este dispositivo y no necesitan conexión. Juegas contra bots, o vais pasando el dispositivo.
device-back = Mesas con otras personas
device-invite = Esta mesa está solo en tu dispositivo. Para jugar con otras personas por la red, abre allí una mesa.
offline-play = Jugar contra bots en este dispositivo
offline-not-ready = Podrías jugar contra bots en este dispositivo, pero el juego aún no está descargado. La página de inicio lo ofrece cuando hay conexión.
offline-no-play = Este servidor no ofrece partidas sin conexión.
