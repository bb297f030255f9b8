"""Between the network and the application: how connections are read, written and handed on."""
