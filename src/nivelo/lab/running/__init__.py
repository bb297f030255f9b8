"""How games are played: plans cut into chunks, executors that play them, a journal."""
