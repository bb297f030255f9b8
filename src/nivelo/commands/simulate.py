"""Let bots play many games against each other."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from time import perf_counter

from rich.table import Table

from nivelo.commands.shared.arguments import GAME_HELP, add_seats
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.work import add_bots, add_work, plan_of, play
from nivelo.lab.figures.intervals import wilson
from nivelo.lab.studies.simulate import Simulation, simulation_of

HELP = "let bots play many games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    add_seats(parser)
    add_bots(parser, "random")
    add_work(parser, 100, jobs=1)


def run(args: argparse.Namespace, out: Output) -> int:
    plan = plan_of(args)
    start = perf_counter()
    (sums,) = play(args, out, [plan], "playing")
    simulation = simulation_of(plan, sums, perf_counter() - start)
    if out.json:
        out.data(asdict(simulation))
        return 0
    report(simulation, out)
    return 0


def report(simulation: Simulation, out: Output) -> None:
    out.say(f"{simulation.game}, {simulation.players} seats: {', '.join(simulation.bots)}", "bold")
    wins = Table(box=None)
    wins.add_column("")
    for name in ("wins", "share", "95 % interval"):
        wins.add_column(name, justify="right")
    rows = {**simulation.wins, **{f"seat {i + 1}": n for i, n in enumerate(simulation.seat_wins)}}
    for name, count in rows.items():
        share = wilson(count, simulation.games)
        wins.add_row(
            name, f"{count:,}", f"{share.value:.1%}", f"{share.low:.1%} – {share.high:.1%}"
        )
    out.say(wins)
    mode = "compiled" if simulation.compiled else "interpreted"
    out.say(f"{simulation.finished:,} of {simulation.games:,} games finished")
    out.say(f"{simulation.rounds_mean:,.2f} rounds and {simulation.turns_mean:,.1f} turns a game")
    if simulation.cut_rounds:
        cut, rounds = simulation.cut_rounds, simulation.rounds
        out.say(f"nobody ended {cut:,} of {rounds:,} rounds (G9, G24)", "yellow")
    out.say(
        f"{simulation.decisions:,} decisions in {simulation.seconds:.2f} s: "
        f"{simulation.decisions_per_second:,.0f} a second, engine {mode}"
    )
    out.say(f"checksum {simulation.checksum}", "dim")
