"""What a game is made of: moves, steps, the immutable game, the changing position."""
