"""Positions, random games and referees to compare the engine with."""
