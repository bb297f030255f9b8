"""Positions, random games, referees and exhaustive search to compare the engine with."""
