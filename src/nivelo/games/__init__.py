"""The five games, and custom games, described by files."""

from nivelo.games.files import BUILT_IN, GameFile, read_game, read_game_text
from nivelo.games.setup import UNATTENDED, load
from nivelo.games.toml_text import parse_description

__all__ = [
    "BUILT_IN",
    "UNATTENDED",
    "GameFile",
    "load",
    "parse_description",
    "read_game",
    "read_game_text",
]
