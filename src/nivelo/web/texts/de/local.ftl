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
error-local-needs-server = Dafür braucht es einen Server. Diese Seite kommt ohne aus.
keep-title = Deine Tische und Spiele
keep-text = Alles, was du spielst, liegt nur in diesem Browser. Sichere es in einer Datei, um es in einen anderen Browser mitzunehmen, oder mit „nivelo import“ auf einen Server.
keep-save = In eine Datei sichern
keep-read = Aus einer Datei laden
keep-taken = { $n ->
    [0] Darin war nichts Neues.
    [one] Ein Tisch ist dazugekommen.
   *[other] { $n } Tische sind dazugekommen.
}
error-import = Diese Datei lässt sich nicht lesen.
alone-friends = Gib die anderen mit Namen ein; ihr reicht das Gerät herum.
