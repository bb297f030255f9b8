"""A small neural network that chooses moves; it needs NumPy."""
