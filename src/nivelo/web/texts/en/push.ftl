# The first three are sent by the server; there each must be one line.
push-title = It is your turn
push-body = { $game }, with { $names }
push-body-alone = { $game }

push-switch = Call me when it is my turn
push-note = At tables with a day per turn, also while the page is closed. The message says which table, never which cards.
push-denied = Your browser does not allow this site to send notifications. You can change that in the browser’s settings for this site.
push-unsupported = This browser cannot be called. On an iPhone or iPad, add Nivelo to the home screen first.
push-insecure = For this, Nivelo must be opened by https.
push-needs-server = For this a server is needed; here you play without one.
push-off-server = This server calls nobody.
push-devices = { $n ->
    [one] You are called on one device.
   *[other] You are called on { $n } devices.
}
push-everywhere = Turn off on all devices
push-failed = That did not work. Try again in a moment.
