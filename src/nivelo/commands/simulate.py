"""Let bots play many games against each other."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict

from rich.table import Table

from nivelo.bots import BOT_NAMES
from nivelo.commands.arguments import (
    GAME_HELP,
    add_seats,
    number,
    side_for_seats,
    usual_players,
    words,
)
from nivelo.commands.output import Output
from nivelo.games import read_game
from nivelo.lab.intervals import wilson
from nivelo.lab.simulate import Simulation, simulate

HELP = "let bots play many games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    add_seats(parser)
    parser.add_argument(
        "--bots",
        type=words,
        default=["random"],
        metavar="A,B,…",
        help=f"who plays: {', '.join(BOT_NAMES)}; fewer than seats are repeated in turn",
    )
    parser.add_argument(
        "--games", type=number(1, 10**9), default=100, metavar="K", help="how many games (100)"
    )
    parser.add_argument("--seed", type=number(0), default=0, metavar="S", help="random seed (0)")
    parser.add_argument(
        "--jobs",
        type=number(0, 1024),
        default=1,
        metavar="J",
        help="processes (1); 0 for as many as there are processors",
    )


def run(args: argparse.Namespace, out: Output) -> int:
    players = args.players or max(usual_players(read_game(args.game)), len(args.bots))
    with out.progress("playing", args.games) as advance:
        found = simulate(
            args.game,
            players,
            side_for_seats(args.side),
            args.mix,
            dict(args.option),
            args.bots,
            args.games,
            args.seed,
            args.jobs or os.cpu_count() or 1,
            advance,
        )
    if out.json:
        out.data(asdict(found))
        return 0
    report(found, out)
    return 0


def report(found: Simulation, out: Output) -> None:
    out.say(f"{found.game}, {found.players} seats: {', '.join(found.bots)}", "bold")
    wins = Table(box=None)
    wins.add_column("")
    for name in ("wins", "share", "95 % interval"):
        wins.add_column(name, justify="right")
    rows = {**found.wins, **{f"seat {i + 1}": n for i, n in enumerate(found.seat_wins)}}
    for name, count in rows.items():
        share = wilson(count, found.games)
        wins.add_row(
            name, f"{count:,}", f"{share.value:.1%}", f"{share.low:.1%} – {share.high:.1%}"
        )
    out.say(wins)
    mode = "compiled" if found.compiled else "interpreted"
    out.say(f"{found.finished:,} of {found.games:,} games finished")
    out.say(f"{found.rounds_mean:,.2f} rounds and {found.turns_mean:,.1f} turns a game")
    if found.cut_rounds:
        out.say(f"{found.cut_rounds:,} of {found.rounds:,} rounds were cut short", "yellow")
    out.say(
        f"{found.decisions:,} decisions in {found.seconds:.2f} s: "
        f"{found.decisions_per_second:,.0f} a second, engine {mode}"
    )
    out.say(f"checksum {found.checksum}", "dim")
