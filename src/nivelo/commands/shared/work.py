"""Arguments of all studies: the number of games, the seed, the executor and the output."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from nivelo import engine_mode
from nivelo._mode import why_not_compiled
from nivelo.bots import BOT_NAMES
from nivelo.commands.shared.arguments import number, side_for_seats, usual_players, words
from nivelo.commands.shared.output import Output, complain
from nivelo.games import read_game
from nivelo.lab.output.exports import check_path, export
from nivelo.lab.output.findings import Findings
from nivelo.lab.running.executors import executor
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.runs import run
from nivelo.lab.running.sums import Sums


def add_bots(parser: argparse.ArgumentParser, bot: str) -> None:
    parser.add_argument(
        "--bots",
        type=words,
        default=[bot],
        metavar="A,B,…",
        help=f"who plays: {', '.join(BOT_NAMES)} or package.module:Class; "
        f"fewer than seats are repeated in turn ({bot})",
    )


def plan_of(args: argparse.Namespace) -> Plan:
    """The game, seats and bots of the arguments; by default as many seats as bots."""
    file = read_game(args.game)
    players = args.players or max(usual_players(file), len(args.bots))
    sides, options = side_for_seats(args.side), dict(args.option)
    return make_plan(file, players, sides, args.mix, options, args.bots, args.seed)


def add_work(
    parser: argparse.ArgumentParser, games: int, what: str = "games", jobs: int = 0
) -> None:
    parser.add_argument(
        "--games", type=number(1, 10**9), default=games, metavar="K", help=f"{what} ({games:,})"
    )
    parser.add_argument("--seed", type=number(0), default=0, metavar="S", help="random seed (0)")
    parser.add_argument(
        "--jobs",
        type=number(0, 1024),
        default=jobs,
        metavar="J",
        help=f"processes; 0 for as many as there are processors ({jobs})",
    )
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS|auto",
        help="play on a Ray cluster instead; nivelo must be installed there",
    )
    parser.add_argument(
        "--journal",
        type=Path,
        metavar="FILE",
        help="keep what is finished in FILE; the same command later continues from it",
    )


def add_out(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="write the findings to FILE.json, FILE.csv or FILE.parquet; may be repeated",
    )


def check_out(args: argparse.Namespace) -> None:
    for path in args.out:
        check_path(path)


def play(
    args: argparse.Namespace,
    out: Output,
    plans: Sequence[Plan],
    what: str,
    journal: Path | None = None,
) -> list[Sums]:
    """Play what the arguments ask for; after an interrupt, say where finished work is stored."""
    journal = journal or args.journal
    if slow := why_slow():
        complain(slow)
    with out.progress(what, len(plans) * args.games) as advance:
        try:
            with executor(args.jobs, args.ray) as hands:
                return run(plans, args.games, hands, journal, advance)
        except KeyboardInterrupt:
            if journal is not None:
                complain(f"interrupted; the same command goes on from {str(journal)!r}")
            raise


def why_slow() -> str:
    """Why many games will be slow; empty if the engine is compiled, or if the user chose the
    sources.
    """
    if engine_mode() == "compiled" or os.environ.get("NIVELO_PURE", "0") not in ("", "0"):
        return ""
    why = why_not_compiled()
    return "the engine is not compiled, which makes this many times slower" + (
        f" ({why})" if why else "; `nivelo --version` says more"
    )


def deliver(findings: Findings, args: argparse.Namespace, out: Output) -> None:
    """Write the requested files, and JSON if requested."""
    for path in args.out:
        for written in export(findings, path):
            if not out.json:
                out.say(f"written: {written}", "dim")
    if out.json:
        out.data(findings.to_json())
