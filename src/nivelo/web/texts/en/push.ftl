# The first three are sent by the server; there each must be one line.
push-title = It is your turn
push-body = { $game }, with { $names }
push-body-alone = { $game }

push-switch = Notify me when it is my turn
push-note = At tables with one day per turn, even while the page is closed. The message says which table, never which cards.
push-denied = Your browser does not allow this site to send notifications. You can change that in the browser’s settings for this site.
push-unsupported = This browser cannot receive notifications. On an iPhone or iPad, add Nivelo to the home screen first.
push-insecure = Notifications only work when Nivelo is opened over https.
push-needs-server = Notifications need a server; here you play without one.
push-off-server = This server does not send notifications.
push-devices = { $n ->
    [one] You are notified on one device.
   *[other] You are notified on { $n } devices.
}
push-everywhere = Turn off on all devices
push-failed = That did not work. Try again in a moment.
