"""Between the network and the application: reading, writing and handing over connections."""
