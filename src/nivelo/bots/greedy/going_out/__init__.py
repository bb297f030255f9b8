"""Whether a seat can end the round in this turn, and how.

The answer is exact: bots play it, and the coach shows it.
"""
