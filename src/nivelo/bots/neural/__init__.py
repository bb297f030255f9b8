"""A small neural network that chooses moves: a bot of its own, and the favourite of `strong`."""
