"""Environments for research and learning; docs/env.md shows how to use them.

`gymnasium_v0` (one seat against bots), `vector_v1` (many games, following `gymnasium.vector`),
`vector_v0` (the same arrays, simpler), `aec_v0` (PettingZoo), `open_spiel` (a registration). Import
each by name, because each needs another package. Importing this package registers the games with
Gymnasium, if that is installed.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from nivelo.env.registration import register

    register()
