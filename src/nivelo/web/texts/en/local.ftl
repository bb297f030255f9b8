# Without a server: tables are kept in this browser.

alone-title = Just this device
alone-text = You can play against bots here, or together by passing the device around. Everything stays in this browser. To play with others over the network, someone has to run a server.
alone-invite = This table is on your device only. To invite others over the network, someone has to run a server.
pass-on = Pass the device to { $name }
pass-on-note = Nobody’s cards are on the screen now.
pass-on-here = I’m { $name }
pass-on-no-knock = { $name } doesn’t knock
sit-here = Someone here
sit-here-title = Another player on this device
sit-here-name = Name
error-local-needs-server = That needs a server. This page plays without one.
