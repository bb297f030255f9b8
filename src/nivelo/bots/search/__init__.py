"""The search of the bot `strong`: beliefs, candidate moves, and their prospects."""
