"""The host's choices for a table, and the game they result in."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct, field

from nivelo.bots import bot_names, is_bot_name
from nivelo.engine.errors import OptionError
from nivelo.engine.model.game import Game
from nivelo.games import BUILT_IN, GameFile, load, read_game
from nivelo.games.files import read_game_text
from nivelo.server.security.complexity import check_complexity
from nivelo.server.security.plain_text import is_wanted

GAMES_KEPT = 256
MOST_DESCRIPTION = 20_000
MOST_ID = 40
MOST_TITLE = 100
NO_OPTIONS = frozenset(("game", "players", "side", "mix"))

Side = Annotated[str, Meta(max_length=20)]
Word = Annotated[str, Meta(max_length=40)]


class BotChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot by name. `strength` (1 to 10) is used only by the old name `strong`."""

    name: Word = "hard"
    strength: Annotated[int, Meta(ge=1, le=10)] = 10


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The setup of a table; docs/protocol.md explains each field."""

    game: Word = "level8-101"
    description: Annotated[str, Meta(max_length=MOST_DESCRIPTION)] = ""
    seats: Annotated[int, Meta(ge=2, le=8)] = 4
    sides: Annotated[list[Side], Meta(max_length=8)] = field(default_factory=lambda: ["one"])
    mix: Word = "none"
    options: Annotated[dict[Word, Word], Meta(max_length=10)] = {}
    timer: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    knock_seconds: Annotated[int, Meta(ge=1, le=60)] = 5
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    dealer: Annotated[int, Meta(ge=-1, le=7)] = -1
    bot: BotChoice = BotChoice()
    spectators: bool = True
    listed: bool = False
    hints: bool = True


def check_bot(bot: BotChoice) -> None:
    """Refuse a bot that the operator has not allowed: clients never name modules."""
    if not is_bot_name(bot.name):
        known = ", ".join(bot_names())
        raise OptionError("bot/unknown", f"there is no bot {bot.name!r}, only {known}")


def check_setup(setup: Setup) -> None:
    """Refuse a setup that gives no valid game."""
    check_bot(setup.bot)
    for name in NO_OPTIONS.intersection(setup.options):
        raise OptionError("game/option", f"{name!r} is no option, it has a place of its own")
    if setup.dealer >= setup.seats:
        words = f"there is no seat {setup.dealer} among {setup.seats} to deal first"
        raise OptionError("game/dealer", words)
    game_of(setup, sides_of(setup))


def sides_of(setup: Setup) -> list[str]:
    """The side of each seat."""
    if len(setup.sides) == 1:
        return setup.sides * setup.seats
    return list(setup.sides)


def file_of(setup: Setup) -> GameFile:
    """The game's file; a host never names a file on the server."""
    if setup.description:
        return custom_game_file(setup.description)
    if setup.game not in BUILT_IN:
        known = ", ".join(BUILT_IN)
        raise OptionError("game/unknown", f"there is no game {setup.game!r}; there are {known}")
    return read_game(setup.game)


def custom_game_file(description: str) -> GameFile:
    """A custom game whose id and title also fit into lists and database columns."""
    file = read_game_text(description, "the game's description")
    if len(file.id) > MOST_ID:
        raise OptionError("game/key", f"id: {len(file.id)} letters, at most {MOST_ID} are allowed")
    if any(unicodedata.category(mark) == "Cc" for mark in file.title):
        raise OptionError("game/key", f"title: {file.title!r} has control characters in it")
    return file


@lru_cache(maxsize=GAMES_KEPT)
def check_custom_game(description: str) -> None:
    """Refuse a game that no table could play or that would block other tables; this is slow.

    For new games only, not for stored ones: those must stay readable for ever.
    """
    file = custom_game_file(description)
    check_words(file)
    for side in file.sides:
        for mix in ("none", *file.mixes):
            check_complexity(load(file, file.least_players, side, mix))


def check_words(file: GameFile) -> None:
    """Refuse names that others could not read, or that would fill their screens."""
    deck = file.deck
    names = [("title", file.title, MOST_TITLE)]
    for key in ("colours", "elements", "animals"):
        names += [(f"deck.{key}", name, MOST_ID) for name in getattr(deck, key)]
    for key, name, most in names:
        if len(name) > most:
            words = f"{key}: {len(name)} characters, at most {most} are allowed"
            raise OptionError("game/key", words)
        if not all(is_wanted(mark) for mark in name):
            raise OptionError("game/key", f"{key}: {name!r} has characters that cannot be seen")


def game_of(setup: Setup, sides: list[str]) -> Game:
    """The game of a table with these sides; tables with the same choices share it."""
    options = tuple(sorted(setup.options.items()))
    return cached_game(setup.game, setup.description, setup.seats, tuple(sides), setup.mix, options)


@lru_cache(maxsize=GAMES_KEPT)
def cached_game(
    name: str,
    description: str,
    seats: int,
    sides: tuple[str, ...],
    mix: str,
    options: tuple[tuple[str, str], ...],
) -> Game:
    file = file_of(Setup(game=name, description=description))
    return load(file, seats, list(sides), mix, **dict(options))
