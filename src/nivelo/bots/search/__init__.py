"""The search of the bot `strong`: beliefs, candidate moves, and what they lead to."""
