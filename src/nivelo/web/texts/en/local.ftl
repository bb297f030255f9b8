# Without a server: tables are kept in this browser.

alone-title = Just this device
alone-text = You can play against bots here, or together by passing the device around. Everything stays in this browser. To play with others over the network, someone has to run a server.
alone-invite = This table is on your device only. To invite others over the network, someone has to run a server.
pass-on = Pass the device to { $name }
pass-on-note = Nobody’s cards are on the screen now.
pass-on-here = I’m { $name }
pass-on-any-knock = Does anyone knock for this card?
pass-on-no-knock = Nobody knocks
pass-on-knocks = { $name } knocks
sit-here = Someone here
sit-here-title = Another player on this device
sit-here-name = Name
error-local-needs-server = That needs a server. This page works without one.
error-local-storage = Your browser could not save that. It may have run out of space: make some room and try again.
error-local-failed = The game could not be loaded.
error-local-no-table = This table is not in this browser. A table of this page stays on the device where it was opened.
start-failed = The game could not be loaded
start-failed-text = Part of it did not arrive. Are you online?
device-forgets = This browser is not keeping anything for this page, perhaps because of a private window or its settings. You can play, but your games are gone when you close the page.
keep-title = Your tables and games
keep-text = Everything you play is kept in this browser only. Save it to a file to move it to another browser, or to a server with “nivelo import”.
keep-save = Save to a file
keep-read = Load from a file
keep-taken = { $n ->
    [0] There was nothing new in it.
    [one] One table added.
   *[other] { $n } tables added.
}
error-import = This file cannot be read.
alone-friends = Seat the others by name; you pass the device around.

# On a server’s pages: games on the device itself, also without a network.
device-title = On this device
device-ready = You can play against bots on this device, even without a network. Those games stay in this browser.
device-play = Play on this device
device-offer = To play against bots where there is no network, load the game onto this device once: about 7 MB.
device-keep = Load for offline play
device-fetching = Loading…
device-not-kept = That did not work. Try again when the connection is better.
device-text = These games are on this device only and need no network. You play against bots, or pass the device around.
device-back = Tables with others
device-invite = This table is on your device only. To play with others over the network, open a table there.
offline-play = Play against bots on this device
offline-not-ready = You could play against bots on this device, but the game has not been loaded onto it yet. The home page offers that while there is a connection.
offline-no-play = This server does not offer games without a network.
