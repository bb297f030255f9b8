"""The bot `greedy`, one file for each kind of decision."""
