"""How many turns it takes until each level of a game is laid out, by bot and number of seats."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path

from rich.table import Table

from nivelo.bots import BOT_NAMES
from nivelo.commands.shared.arguments import GAME_HELP, add_mix_and_options, number, words
from nivelo.commands.shared.files import write_text
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.work import add_out, add_work, check_out, deliver, play
from nivelo.engine.errors import NiveloError
from nivelo.games import read_game
from nivelo.lab.output.answers import answers, sample
from nivelo.lab.output.charts.studies import RECONSTRUCTED, level_chart, panel_title
from nivelo.lab.output.findings import Findings, Row, estimate
from nivelo.lab.studies.levels import Drill, level_findings, make_drills

HELP = "how hard each level is"
STEP = {"": "", "rises": "↑", "falls": "↓", "unclear": "?"}


def seats(text: str) -> list[int]:
    """Numbers of seats, separated by commas."""
    return [number(2, 8)(word) for word in words(text)]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games_studied", nargs="+", metavar="GAME", help=GAME_HELP)
    add_choice(parser)
    parser.add_argument(
        "--side", type=words, default=[], metavar="one|two", help="of the level card (both)"
    )
    add_mix_and_options(parser)
    add_work(parser, 1000, "rounds for each level, bot and number of seats")
    add_out(parser)
    parser.add_argument("--chart", type=Path, metavar="FILE.svg", help="write a chart to FILE.svg")


def add_choice(parser: argparse.ArgumentParser) -> None:
    """The bots and the numbers of seats."""
    parser.add_argument(
        "--bots",
        type=words,
        default=["hard"],
        metavar="A,B,…",
        help=f"bots, one after the other: {', '.join(BOT_NAMES)} or package.module:Class (hard)",
    )
    parser.add_argument(
        "--players",
        type=seats,
        default=[],
        metavar="N,M,…",
        help="numbers of seats (as few as the game allows)",
    )


def run(args: argparse.Namespace, out: Output) -> int:
    check_out(args)
    if args.chart is not None and args.chart.suffix != ".svg":
        raise NiveloError("export/format", f"{str(args.chart)!r} does not end in .svg")
    drills: list[Drill] = []
    for game in args.games_studied:
        file = read_game(game)
        players = args.players or [file.least_players]
        drills += make_drills(
            file, args.side, args.mix, dict(args.option), args.bots, players, args.seed
        )
    sums = play(args, out, [drill.plan for drill in drills], "drilling")
    findings = level_findings(drills, sums)
    if args.chart is not None:
        write_text(args.chart, level_chart(findings).alone())
    if not out.json:
        show(findings, out)
    deliver(findings, args, out)
    return 0


def show(findings: Findings, out: Output) -> None:
    rows = findings.tables["levels"]
    for sentence in answers(findings):
        out.say(sentence)
    out.say(sample(findings), "dim")
    for (title, bot, players), levels in groupby(
        rows, key=lambda row: (panel_title(row), row["bot"], row["players"])
    ):
        out.say(level_table(f"{title}: {bot}, {players} seats", list(levels)))
    out.say("turns: a seat's own, until the level lies on the table, lost rounds included", "dim")
    if any(row["source"] == RECONSTRUCTED for row in rows):
        out.say("° reconstructed: not known from a rulebook or level card", "dim")
    steps = {str(row["step"]) for row in rows} - {""}
    if "falls" in steps:
        out.say("↓ easier than the level before", "yellow")
    if "unclear" in steps:
        out.say("? more games would tell whether it is harder than the level before", "dim")
    out.say(f"checksum {findings.checksum}", "dim")


def level_table(title: str, rows: list[Row]) -> Table:
    table = Table(box=None, title=title, title_justify="left")
    table.add_column("level", justify="right")
    table.add_column("groups")
    for name in ("laid out", "turns", "half by", ""):
        table.add_column(name, justify="right")
    for row in rows:
        turns = estimate(row, "turns")
        tries = int(row["tries"] or 0)
        table.add_row(
            f"{row['level']}{'°' if row['source'] == RECONSTRUCTED else ' '}",
            str(row["groups"]),
            f"{int(row['laid_out'] or 0) / tries:.0%}" if tries else "–",
            f"{turns.value:.2f} ± {turns.high - turns.value:.2f}" if turns else "–",
            "–" if row["median"] is None else str(row["median"]),
            STEP[str(row["step"])],
        )
    return table
