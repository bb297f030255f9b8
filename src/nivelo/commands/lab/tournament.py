"""Every bot against every other: win rates, a crosstable, Bradley–Terry and OpenSkill ratings."""

from __future__ import annotations

import argparse

from rich.table import Table

from nivelo.bots import BOT_NAMES
from nivelo.commands.shared.arguments import GAME_HELP, add_seats, side_for_seats, words
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.work import add_out, add_work, check_out, deliver, play
from nivelo.games import read_game
from nivelo.lab.output.answers import answers, sample
from nivelo.lab.output.findings import Findings
from nivelo.lab.studies.tournament import make_tables, tournament_findings

HELP = "bots against each other, with ratings"
USUAL_PLAYERS = 2
SLOW = "expert"  # a hundred times slower than the others: it takes part where it is named
USUAL_BOTS = tuple(name for name in BOT_NAMES if name != SLOW)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    add_seats(parser, USUAL_PLAYERS)
    parser.add_argument(
        "--bots",
        type=words,
        default=list(USUAL_BOTS),
        metavar="A,B,…",
        help=f"who takes part ({','.join(USUAL_BOTS)}); {SLOW} takes much longer",
    )
    parser.add_argument(
        "--against",
        default="",
        metavar="BOT",
        help="play only against this one, alone at a table of it with more than two seats",
    )
    add_work(parser, 1000, "games of each table")
    add_out(parser)


def run(args: argparse.Namespace, out: Output) -> int:
    check_out(args)
    file = read_game(args.game)
    players = args.players or max(USUAL_PLAYERS, file.least_players)
    tables = make_tables(
        file,
        args.bots,
        players,
        side_for_seats(args.side),
        args.mix,
        dict(args.option),
        args.seed,
        args.against,
    )
    sums = play(args, out, [table.plan for table in tables], "playing")
    findings = tournament_findings(tables, sums)
    if not out.json:
        show(findings, out)
    deliver(findings, args, out)
    return 0


def show(findings: Findings, out: Output) -> None:
    game, players, games = (findings.settings[key] for key in ("game", "players", "games"))
    out.say(f"{game}, {players} seats, {games:,} games at each table", "bold")
    for sentence in answers(findings):
        out.say(sentence)
    out.say(sample(findings), "dim")
    out.say(rating_table(findings))
    out.say(cross_table(findings))
    out.say("points: Bradley–Terry, 400 for odds of ten to one; the mean is 0", "dim")
    out.say(f"par is {findings.settings['par']:.1%}; deals are paired, seats rotate", "dim")
    out.say(f"checksum {findings.checksum}", "dim")


def rating_table(findings: Findings) -> Table:
    table = Table(box=None, title="ratings", title_justify="left")
    table.add_column("")
    for name in ("points", "95 % interval", "OpenSkill", "sigma", "ordinal", "mean share of wins"):
        table.add_column(name, justify="right")
    for row in findings.tables["ratings"]:
        table.add_row(
            str(row["bot"]),
            f"{row['points']:+.0f}",
            f"{row['points_low']:+.0f} – {row['points_high']:+.0f}",
            f"{row['rating']:.2f}",
            f"{row['sigma']:.2f}",
            f"{row['ordinal']:.2f}",
            "·" if row["mean_share"] is None else f"{row['mean_share']:.1%}",
        )
    return table


def cross_table(findings: Findings) -> Table:
    """Rows against columns; with more than two seats, one against copies of the other."""
    pairs = {(row["bot"], row["against"]): row for row in findings.tables["pairs"]}
    names = [row["bot"] for row in findings.tables["ratings"]]
    table = Table(box=None, title="wins of each against", title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(str(name), justify="right")
    for name in names:
        cells = []
        for other in names:
            row = pairs.get((name, other))
            if row is None:
                cells.append("·")
            else:
                bounds = f"{row['share_low']:.1%} – {row['share_high']:.1%}"
                cells.append(f"{row['share']:.1%} ({bounds})")
        table.add_row(str(name), *cells)
    return table
