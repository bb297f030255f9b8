"""The statuses of a table, and the events of its log beyond those of the game."""

from __future__ import annotations

from typing import Final

OPEN: Final = "open"  # people sit down and get ready
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"  # somebody has won, or the host ended it

# Events of the table, in addition to those of the engine.
LEFT_TABLE: Final = "left_table"
BOT_SITS_IN: Final = "bot_sits_in"
CAME_BACK: Final = "came_back"
