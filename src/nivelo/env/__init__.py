"""Environments for research and learning; docs/env.md shows how to use them.

`aec_v0` (PettingZoo), `vector_v0` (many games into NumPy arrays), `open_spiel` (a registration).
Each is imported by its name, because each needs another package.
"""
