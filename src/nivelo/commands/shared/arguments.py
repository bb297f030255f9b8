"""Arguments that several commands share: the game, its seats, and numbers within bounds."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from nivelo.engine.model.game import Game
from nivelo.games import BUILT_IN, GameFile, load, read_game

USUAL_PLAYERS = 4
GAME_HELP = f"one of {', '.join(BUILT_IN)}, or the path of a game's own .toml file"


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """An integer within bounds, as an argparse type."""
    bounds = f"from {least} to {most}" if most is not None else f"of at least {least}"

    def parse(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number {bounds}")
        return value

    return parse


def words(text: str) -> list[str]:
    """Words separated by commas."""
    parts = [word.strip() for word in text.split(",")]
    if not all(parts):
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of words such as one,two")
    return parts


def option(text: str) -> tuple[str, str]:
    """An option of a game, NAME=VALUE."""
    name, sign, value = text.partition("=")
    if not name or not sign or not value:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name, value


def add_cards(parser: argparse.ArgumentParser) -> None:
    """The game, one side of its level cards, and its mix."""
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    parser.add_argument("--side", default="one", help="side of the level card: one or two")
    add_mix(parser)


def add_mix(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mix", default="none", help="cards mixed in; `nivelo games` lists them")


def add_mix_and_options(parser: argparse.ArgumentParser) -> None:
    add_mix(parser)
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def add_seats(parser: argparse.ArgumentParser, usual: int = USUAL_PLAYERS) -> None:
    """The number of players, with sides, mix and options."""
    parser.add_argument(
        "--players",
        type=number(2, 8),
        metavar="N",
        help=f"number of seats ({usual}, or what the game allows)",
    )
    parser.add_argument(
        "--side",
        type=words,
        default=["one"],
        metavar="one|two|…",
        help="side of the level cards: one for all, or one,two,… for each seat",
    )
    add_mix_and_options(parser)


def usual_players(file: GameFile, usual: int = USUAL_PLAYERS) -> int:
    """Four players or the usual number, or the nearest that the game allows."""
    return min(max(usual, file.least_players), file.most_players)


def load_for_levels(args: argparse.Namespace) -> Game:
    """The game of the arguments, for questions about its cards and levels only."""
    file = read_game(args.game)
    return load(file, file.least_players, args.side, args.mix)


def side_for_seats(sides: list[str]) -> str | list[str]:
    """One side for all seats, or one for each, as `load` takes it."""
    return sides[0] if len(sides) == 1 else sides
