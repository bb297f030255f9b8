"""Level-rummy card games: rules, bots, table server and laboratory.

The names most programs need; each is loaded on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from nivelo import _mode
from nivelo._mode import engine_mode, stale_sources

if TYPE_CHECKING:
    from nivelo.bots import make_bot
    from nivelo.engine.errors import IllegalMoveError, LayoutError, NiveloError
    from nivelo.engine.model.game import Game
    from nivelo.engine.model.moves import Move
    from nivelo.engine.random.fairness import seed_from_text
    from nivelo.engine.state import State, new_state
    from nivelo.engine.view import View, redact, view
    from nivelo.games import load

__all__ = [
    "Game",
    "IllegalMoveError",
    "LayoutError",
    "Move",
    "NiveloError",
    "State",
    "View",
    "__version__",
    "engine_mode",
    "load",
    "make_bot",
    "new_state",
    "redact",
    "seed_from_text",
    "stale_sources",
    "view",
]

__version__ = "0.2.0"

HOMES = {
    "Game": "engine.model.game",
    "IllegalMoveError": "engine.errors",
    "LayoutError": "engine.errors",
    "Move": "engine.model.moves",
    "NiveloError": "engine.errors",
    "State": "engine.state",
    "View": "engine.view",
    "load": "games",
    "make_bot": "bots",
    "new_state": "engine.state",
    "redact": "engine.view",
    "seed_from_text": "engine.random.fairness",
    "view": "engine.view",
}

_mode.choose()


def __getattr__(name: str) -> object:
    """Load a name on first use; `import nivelo` alone stays fast."""
    if name not in HOMES:
        raise AttributeError(f"module 'nivelo' has no attribute {name!r}")
    return getattr(import_module(f"nivelo.{HOMES[name]}"), name)
