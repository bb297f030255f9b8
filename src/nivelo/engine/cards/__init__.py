"""Cards and decks: what there is, how it is written, and how it is held."""
