"""Level-rummy card games: the rules, the bots, the table and the laboratory."""

from nivelo import _mode
from nivelo._mode import engine_mode, stale_sources

__all__ = ["__version__", "engine_mode", "stale_sources"]

__version__ = "0.1.0"

_mode.choose()
