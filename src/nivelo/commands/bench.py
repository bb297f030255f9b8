"""How fast this machine plays: random play, the solver, copies of positions."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from statistics import median

from rich.table import Table

from nivelo import engine_mode, stale_sources
from nivelo.commands.shared.arguments import number, usual_players
from nivelo.commands.shared.output import Output
from nivelo.games import BUILT_IN, load, read_game
from nivelo.lab.studies.speed import Copying, Counting, EnginePlay, MovePlay, NumberPlay, measure

HELP = "decisions, missing-card counts and copies a second"
ROUNDS = 3
WHAT = {
    "engine": "random play in the engine's own loop, decisions/s",
    "python": "random play from Python with legal_moves and play, decisions/s",
    "python_ids": "random play from Python with legal_ids and play_id, decisions/s",
    "solver": "missing-card counts inside the engine, hands/s",
    "solver_python": "missing-card counts called from Python, hands/s",
    "clones": "copies of a position, called from Python, copies/s",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games only (all five)")
    parser.add_argument("--players", type=number(2, 8), metavar="N", help="number of seats (4)")
    parser.add_argument(
        "--milliseconds",
        type=number(1, 60_000),
        default=900,
        metavar="MS",
        help="time for each figure, in three rounds of which the middle one counts (900)",
    )


def run(args: argparse.Namespace, out: Output) -> int:
    chunks: dict[str, dict[str, Callable[[], int]]] = {}
    seats: dict[str, int] = {}
    for name in args.games or BUILT_IN:
        file = read_game(name)
        players = args.players or usual_players(file)
        game = load(file, players)
        counting = Counting(game)
        seats[file.id] = players
        chunks[file.id] = {
            "engine": EnginePlay(game).chunk,
            "python": MovePlay(game).chunk,
            "python_ids": NumberPlay(game).chunk,
            "solver": counting.engine_chunk,
            "solver_python": counting.python_chunk,
            "clones": Copying(game).chunk,
        }
    rates = measure_all(chunks, args.milliseconds / 1000, out)
    mode = engine_mode()
    stale = stale_sources()
    if out.json:
        out.data(
            {
                "engine": mode,
                "compiled": mode == "compiled",
                "stale": stale,
                "python": platform.python_version(),
                "unit": "per second of processor time",
                "what": WHAT,
                "games": [
                    {"game": name, "players": seats[name], **row} for name, row in rates.items()
                ],
            }
        )
        return 0
    age = " (stale: run `make build`)" if stale else ""
    out.say(f"engine {mode}{age}, one process, thousands a second of processor time", "bold")
    table = Table(box=None)
    table.add_column("", no_wrap=True)
    table.add_column("seats", justify="right")
    for what in WHAT:
        table.add_column(what.replace("_", "\n"), justify="right")
    for name, row in rates.items():
        table.add_row(name, str(seats[name]), *(f"{row[what] / 1000:,.1f}" for what in WHAT))
    out.say(table)
    for what, text in WHAT.items():
        out.say(f"{what}: {text}", "dim")
    return 0


def measure_all(
    chunks: dict[str, dict[str, Callable[[], int]]], seconds: float, out: Output
) -> dict[str, dict[str, int]]:
    """Figures of all games, measured in interleaved rounds, so that a busy moment affects all of
    them.
    """
    rates: dict[str, dict[str, list[float]]] = {
        game: {what: [] for what in row} for game, row in chunks.items()
    }
    with out.progress("measuring", ROUNDS * len(chunks) * len(WHAT)) as advance:
        for _ in range(ROUNDS):
            for game, row in chunks.items():
                for what, chunk in row.items():
                    rates[game][what].append(measure(chunk, seconds / ROUNDS).per_second)
                    advance(1)
    return {
        game: {what: round(median(rates)) for what, rates in row.items()}
        for game, row in rates.items()
    }
