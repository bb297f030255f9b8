"""Random play, decisions a second: our engine beside others, measured in one run.

Run it with ``make bench``; ``make bench ARGS=--json`` for machines.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from dataclasses import asdict

from contest import ENGINE, ENVIRONMENT, Figure, compete
from contestants import (
    play_chess,
    play_environments,
    play_nivelo,
    play_open_spiel,
    play_rlcard,
)
from rich.console import Console
from rich.table import Table

from nivelo import engine_mode, stale_sources


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="rounds; the middle one counts (7)")
    parser.add_argument("--seconds", type=float, default=0.3, help="for each in each round (0.3)")
    parser.add_argument("--only", default="", metavar="TEXT", help="those with TEXT in their name")
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument(
        "--markdown", action="store_true", help="the table of environments in docs/measurements.md"
    )
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds and --seconds must be more than nothing")
    left_out: list[str] = []
    contestants = [
        *play_nivelo.contestants(),
        *play_open_spiel.contestants(),
        *play_rlcard.contestants(),
        *play_chess.contestants(),
        *play_environments.contestants(),
    ]
    contestants = [one for one in contestants if args.only in f"{one.name}, {one.how}"]
    if not contestants:
        parser.error(f"nobody has {args.only!r} in their name")
    figures = compete(contestants, args.rounds, args.seconds, left_out.append)
    mode = engine_mode()
    stale = stale_sources()
    if args.json:
        report = {
            "engine": mode,
            "stale": stale,
            "python": platform.python_version(),
            "rounds": args.rounds,
            "seconds": args.seconds,
            "figures": [asdict(figure) for figure in figures],
            "left_out": left_out,
        }
        print(json.dumps(report, indent=2))
        return 0
    environments = [figure for figure in figures if figure.kind == ENVIRONMENT]
    if args.markdown:
        print(environment_markdown(environments), end="")
        return 0
    console = Console(highlight=False)
    age = " (stale: run `make build`)" if stale else ""
    console.print(f"Random play in one process, engine {mode}{age}, four seats in our games.")
    console.print(f"Middle of {args.rounds} rounds; every round measures all, one after the other.")
    console.print("Seconds are those of the processor. Moves are chosen and played")
    console.print("- engine loop: inside the engine")
    console.print("- Python, moves: from Python, with legal_moves and play")
    console.print("- Python, numbers: from Python, with legal_ids and play_id")
    console.print("- few columns: hand, own level, tops of the piles, decision")
    engines = [figure for figure in figures if figure.kind == ENGINE]
    if engines:
        console.print(own_table([figure for figure in engines if figure.ours]))
    others = [figure for figure in engines if not figure.ours]
    if others:
        console.print(ratio_table(engines, others))
    if environments:
        console.print(environment_table(environments))
    for line in left_out:
        console.print(line, style="yellow")
    if left_out:
        # Brackets are an order to the console unless it is told otherwise.
        console.print("`make bench` installs what is missing: pip install '.[bench]'", markup=False)
    return 0


def own_table(figures: list[Figure]) -> Table:
    table = Table(box=None)
    table.add_column("decisions a second")
    table.add_column("by")
    for name in ("middle", "slowest", "fastest"):
        table.add_column(name, justify="right")
    for figure in figures:
        speeds = (figure.middle, figure.slowest, figure.fastest)
        table.add_row(figure.name, figure.how, *(f"{speed:,.0f}" for speed in speeds))
    return table


def ratio_table(figures: list[Figure], others: list[Figure]) -> Table:
    """The others, and how many times as fast our first game is in each of its ways."""
    ours = [figure for figure in figures if figure.name == f"nivelo {play_nivelo.FIRST}"]
    table = Table(box=None, title=f"nivelo {play_nivelo.FIRST} is this many times as fast as")
    table.add_column("", no_wrap=True)
    table.add_column("decisions/s", justify="right")
    for figure in ours:
        table.add_column(figure.how, justify="right")
    for other in others:
        ratios = (f"{figure.middle / other.middle:,.1f}" for figure in ours)
        table.add_row(other.name, f"{other.middle:,.0f}", *ratios)
    return table


def environment_table(figures: list[Figure]) -> Table:
    """Decisions a second with observations and masks, beside PettingZoo's leduc."""
    leduc = speed_of_leduc(figures)
    table = Table(box=None, title="Environments: decisions a second, with observations and masks")
    table.add_column("")
    table.add_column("by")
    for name in ("middle", "fastest", *(["x leduc"] if leduc else [])):
        table.add_column(name, justify="right", no_wrap=True)
    for figure in figures:
        ratio = [f"{figure.middle / leduc[0]:,.1f}"] if leduc else []
        speeds = (f"{figure.middle:,.0f}", f"{figure.fastest:,.0f}")
        table.add_row(figure.name, figure.how, *speeds, *ratio)
    return table


def environment_markdown(figures: list[Figure]) -> str:
    leduc = speed_of_leduc(figures)
    rows = ["| environment | decisions/s | fastest round | × leduc |", "|---|---|---|---|"]
    for figure in figures:
        ratio = f"{figure.middle / leduc[0]:,.1f}" if leduc else "·"
        rows.append(
            f"| {figure.name}, {figure.how} | {figure.middle:,.0f} | {figure.fastest:,.0f} "
            f"| {ratio} |"
        )
    return "\n".join(rows) + "\n"


def speed_of_leduc(figures: list[Figure]) -> list[float]:
    """PettingZoo's, if it was measured."""
    return [figure.middle for figure in figures if figure.name == play_environments.PETTING_ZOO]


if __name__ == "__main__":
    sys.exit(main())
