"""What can be played: the five games, and custom games."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from nivelo.commands.shared.arguments import GAME_HELP
from nivelo.commands.shared.output import Output
from nivelo.games import BUILT_IN, GameFile, read_game

HELP = "list the games, their sides, mixes, options and cards"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"show these with their levels: {GAME_HELP}"
    )


def run(args: argparse.Namespace, out: Output) -> int:
    files = [read_game(name) for name in args.games or BUILT_IN]
    if out.json:
        out.data([describe(file) for file in files])
        return 0
    out.say(overview(files))
    if args.games:
        for file in files:
            out.say(levels_of(file))
    return 0


def describe(file: GameFile) -> dict[str, Any]:
    """Everything a program may need to set up a game."""
    return {
        "id": file.id,
        "title": file.title,
        "players": [file.least_players, file.most_players],
        "hand": file.hand,
        "sides": list(file.sides),
        "cards": file.deck.size,
        "mixes": cards_by_mix(file),
        "options": {name: list(values) for name, values in file.options().items()},
        "sources": {side: list(file.sources(side)) for side in file.sides},
        "levels": {
            side: [{"groups": list(plan.groups), "source": plan.source} for plan in plans]
            for side, plans in file.levels.items()
        },
    }


def cards_by_mix(file: GameFile) -> dict[str, int]:
    return {mix: file.deck_with(mix).size for mix in ("none", *file.mixes)}


def overview(files: list[GameFile]) -> Table:
    table = Table(box=None, padding=(0, 2, 1, 0), show_header=False)
    table.add_column("game", style="bold", no_wrap=True)
    table.add_column("what it is")
    for file in files:
        table.add_row(file.id, "\n".join(facts(file)))
    return table


def facts(file: GameFile) -> list[str]:
    """Facts for people, line by line."""
    mixes = [f"{size} with mix {mix}" for mix, size in cards_by_mix(file).items() if mix != "none"]
    lines = [
        f"{file.title}, {file.least_players} to {file.most_players} players",
        f"cards: {'; '.join([str(file.deck.size), *mixes])}",
        f"sides: {', '.join(file.sides)}",
    ]
    for name, (default, *others) in file.options().items():
        lines.append(f"option {name}: {default} (default), {', '.join(others)}")
    for side in file.sides:
        which = f" of side {side}" if len(file.sides) > 1 else ""
        lines.append(f"levels{which} from: {', '.join(file.sources(side))}")
    return lines


def levels_of(file: GameFile) -> Table:
    table = Table(box=None, title=f"Levels of {file.title}", title_justify="left")
    table.add_column("level", justify="right")
    for side in file.sides:
        table.add_column(f"side {side}" if len(file.sides) > 1 else "groups")
        table.add_column("from", style="dim")
    for i in range(len(file.levels[file.sides[0]])):
        cells = []
        for side in file.sides:
            plan = file.levels[side][i]
            cells += [", ".join(plan.groups), plan.source]
        table.add_row(str(i + 1), *cells)
    return table
