"""A small neural network that chooses moves: a bot of its own, and what `strong` begins with."""
