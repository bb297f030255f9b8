"""Random commands, tables and game files that tests try a server with."""
