# Die ersten drei schickt der Server; dort muss jeder Text eine Zeile sein.
push-title = Du bist dran
push-body = { $game }, mit { $names }
push-body-alone = { $game }

push-switch = Benachrichtige mich, wenn ich dran bin
push-note = An Tischen mit einem Tag pro Zug, auch wenn die Seite geschlossen ist. Die Nachricht nennt den Tisch, nie die Karten.
push-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das kannst du in den Einstellungen des Browsers für diese Seite ändern.
push-unsupported = Dieser Browser kann keine Mitteilungen empfangen. Auf iPhone und iPad musst du Nivelo erst zum Home-Bildschirm hinzufügen.
push-insecure = Mitteilungen gehen nur, wenn Nivelo über https geöffnet ist.
push-needs-server = Für Mitteilungen braucht es einen Server; hier spielst du ohne.
push-off-server = Dieser Server verschickt keine Mitteilungen.
push-devices = { $n ->
    [one] Du wirst auf einem Gerät benachrichtigt.
   *[other] Du wirst auf { $n } Geräten benachrichtigt.
}
push-everywhere = Auf allen Geräten ausschalten
push-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
