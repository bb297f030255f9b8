"""Moves and whole games as text, and playing them again."""
