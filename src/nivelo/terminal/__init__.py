"""The table as text: cards, positions, events and moves, for a person at a terminal."""
