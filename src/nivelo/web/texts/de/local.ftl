# Ohne Server: Tische liegen in diesem Browser.

alone-title = Nur dieses Gerät
alone-text = Hier spielst du gegen Bots oder reihum mit anderen an diesem Gerät. Alles bleibt in diesem Browser. Damit ihr über das Netz spielen könnt, muss jemand einen Server betreiben.
alone-invite = Diesen Tisch gibt es nur auf deinem Gerät. Damit du andere über das Netz einladen kannst, muss jemand einen Server betreiben.
pass-on = Gib das Gerät an { $name } weiter
pass-on-note = Gerade sind niemandes Karten zu sehen.
pass-on-here = Ich bin { $name }
pass-on-any-knock = Klopft jemand für diese Karte?
pass-on-no-knock = Niemand klopft
pass-on-knocks = { $name } klopft
sit-here = Jemand hier
sit-here-title = Noch jemand an diesem Gerät
sit-here-name = Name
error-local-needs-server = Dafür braucht es einen Server. Diese Seite kommt ohne aus.
error-local-storage = Dein Browser konnte das nicht speichern. Vielleicht ist kein Platz mehr: Schaff etwas Platz und versuch es noch einmal.
error-local-failed = Das Spiel konnte nicht geladen werden.
error-local-no-table = Diesen Tisch gibt es in diesem Browser nicht. Ein Tisch dieser Seite bleibt auf dem Gerät, auf dem er eröffnet wurde.
start-failed = Das Spiel konnte nicht geladen werden
start-failed-text = Ein Teil davon ist nicht angekommen. Bist du online?
device-forgets = Dieser Browser bewahrt für diese Seite nichts auf, vielleicht wegen eines privaten Fensters oder seiner Einstellungen. Du kannst spielen, aber wenn du die Seite schließt, sind deine Spiele weg.
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

# On a server’s pages: games on the device itself, also without a network.
device-title = Auf diesem Gerät
device-ready = Auf diesem Gerät kannst du auch ohne Netz gegen Bots spielen. Diese Spiele bleiben in diesem Browser.
device-play = Auf diesem Gerät spielen
device-offer = Damit du auch ohne Netz gegen Bots spielen kannst, muss das Spiel einmal auf dieses Gerät geladen werden: etwa 7 MB.
device-keep = Für unterwegs laden
device-fetching = Wird geladen …
device-not-kept = Das hat nicht geklappt. Versuch es noch einmal, wenn die Verbindung besser ist.
device-text = Diese Spiele sind nur auf diesem Gerät und brauchen kein Netz. Du spielst gegen Bots, oder ihr gebt das Gerät herum.
device-back = Tische mit anderen
device-invite = Diesen Tisch gibt es nur auf deinem Gerät. Um über das Netz mit anderen zu spielen, eröffne dort einen Tisch.
offline-play = Auf diesem Gerät gegen Bots spielen
offline-not-ready = Auf diesem Gerät könntest du gegen Bots spielen, aber das Spiel ist noch nicht darauf geladen. Auf der Startseite geht das, sobald es eine Verbindung gibt.
offline-no-play = Dieser Server bietet keine Spiele ohne Netz an.
