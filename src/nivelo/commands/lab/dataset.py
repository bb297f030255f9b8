"""Games of bots as Parquet files: what was seen, possible, done, hidden and won."""

from __future__ import annotations

import argparse
from pathlib import Path

from nivelo.commands.shared.arguments import GAME_HELP, add_seats, number
from nivelo.commands.shared.output import Output, complain
from nivelo.commands.shared.work import add_bots, plan_of
from nivelo.lab.output.dataset import write_dataset

HELP = "games of bots as Parquet files"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    parser.add_argument("directory", type=Path, metavar="DIRECTORY", help="where the files go")
    add_seats(parser)
    add_bots(parser, "hard")
    parser.add_argument("--games", type=number(1, 10**9), default=1000, metavar="K", help="(1,000)")
    parser.add_argument(
        "--shard", type=number(1, 10**6), default=100, metavar="K", help="games in a file (100)"
    )
    parser.add_argument("--seed", type=number(0), default=0, metavar="S", help="random seed (0)")
    parser.add_argument(
        "--jobs", type=number(0, 1024), default=0, metavar="J", help="processes; 0 for all (0)"
    )
    parser.add_argument("--ray", default="", metavar="ADDRESS|auto", help="play on a Ray cluster")


def run(args: argparse.Namespace, out: Output) -> int:
    plan = plan_of(args)
    with out.progress("playing", args.games) as advance:
        try:
            paths = write_dataset(
                args.directory, plan, args.games, args.shard, args.jobs, args.ray, advance
            )
        except KeyboardInterrupt:
            complain(f"interrupted; the same command goes on in {str(args.directory)!r}")
            raise
    size = sum(path.stat().st_size for path in paths)
    if out.json:
        out.data({"directory": str(args.directory), "files": len(paths), "bytes": size})
    else:
        out.say(f"{args.games:,} games in {len(paths):,} files, {size / 1e6:,.1f} MB")
    return 0
