"""Running games: plans split into chunks, executors that play them, a journal."""
