# Los tres primeros los envía el servidor; allí cada texto debe ocupar una sola línea.
push-title = Te toca
push-body = { $game }, con { $names }
push-body-alone = { $game }

push-switch = Avísame cuando me toque
push-note = En mesas con un día por turno, también con la página cerrada. El aviso dice qué mesa es, nunca qué cartas.
push-denied = Tu navegador no permite que este sitio envíe notificaciones. Puedes cambiarlo en los ajustes del navegador para este sitio.
push-unsupported = Este navegador no puede recibir avisos. En un iPhone o iPad, añade primero Nivelo a la pantalla de inicio.
push-insecure = Para recibir avisos hay que abrir Nivelo con https.
push-needs-server = Para los avisos hace falta un servidor; aquí juegas sin él.
push-off-server = Este servidor no envía avisos.
push-devices = { $n ->
    [one] Recibes avisos en un dispositivo.
   *[other] Recibes avisos en { $n } dispositivos.
}
push-everywhere = Desactivar en todos los dispositivos
push-failed = No ha funcionado. Inténtalo de nuevo en un momento.
