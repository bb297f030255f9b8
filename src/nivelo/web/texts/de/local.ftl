# Ohne Server: Tische liegen in diesem Browser.

alone-title = Nur dieses Gerät
alone-text = Hier spielst du gegen Bots oder reihum mit anderen an diesem Gerät. Alles bleibt in diesem Browser. Um über das Netz zu spielen, muss jemand einen Server betreiben.
alone-invite = Diesen Tisch gibt es nur auf deinem Gerät. Um andere über das Netz einzuladen, muss jemand einen Server betreiben.
pass-on = Gib das Gerät an { $name } weiter
pass-on-note = Gerade sind niemandes Karten zu sehen.
pass-on-here = Ich bin { $name }
pass-on-no-knock = { $name } klopft nicht
sit-here = Jemand hier
sit-here-title = Noch jemand an diesem Gerät
sit-here-name = Name
error-local-needs-server = Dafür braucht es einen Server. Diese Seite spielt ohne.
