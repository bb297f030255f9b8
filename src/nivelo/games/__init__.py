"""The five games, and custom games, as files that describe them."""

from nivelo.games.files import BUILT_IN, GameFile, parse_description, read_game, read_game_text
from nivelo.games.setup import load

__all__ = ["BUILT_IN", "GameFile", "load", "parse_description", "read_game", "read_game_text"]
