"""Groups and levels: what fits together, and how far a hand is from it."""
