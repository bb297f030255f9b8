"""Is the first seat favoured, how long are games, and what does each rule change?"""

from __future__ import annotations

import argparse

from rich.table import Table

from nivelo.commands.shared.arguments import GAME_HELP, add_seats, words
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.work import (
    add_bots,
    add_out,
    add_work,
    check_out,
    deliver,
    plan_of,
    play,
)
from nivelo.lab.output.answers import answers, sample
from nivelo.lab.output.charts.studies import EFFECTS, place_name
from nivelo.lab.output.findings import Findings, estimate
from nivelo.lab.studies.balance import balance_findings, choose_variants

HELP = "seats, lengths, and the effect of each rule"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    add_seats(parser)
    add_bots(parser, "hard")
    parser.add_argument(
        "--vary",
        type=words,
        metavar="KEY,…",
        help="what is changed, one at a time: options, mix, side, bonus, …; none for nothing (all)",
    )
    add_work(parser, 1000, "games of each variant")
    add_out(parser)


def run(args: argparse.Namespace, out: Output) -> int:
    check_out(args)
    chosen = choose_variants(plan_of(args), [] if args.vary == ["none"] else args.vary)
    sums = play(args, out, [variant.plan for variant in chosen], "playing")
    findings = balance_findings(chosen, sums)
    if not out.json:
        show(findings, out)
    deliver(findings, args, out)
    return 0


def show(findings: Findings, out: Output) -> None:
    game, players, bots = (findings.settings[key] for key in ("game", "players", "bots"))
    out.say(f"{game}, {players} seats: {', '.join(bots)}", "bold")
    for sentence in answers(findings):
        out.say(sentence)
    out.say(sample(findings), "dim")
    out.say(seat_table(findings))
    out.say(length_table(findings))
    if findings.tables["effects"]:
        out.say(effect_table(findings))
        compared = len(findings.tables["effects"])
        out.say(f"* surely more or less, {compared} comparisons considered (Holm)", "dim")
    out.say(f"checksum {findings.checksum}", "dim")


def seat_table(findings: Findings) -> Table:
    base = findings.tables["lengths"][0]["variant"]
    table = Table(box=None, title="wins", title_justify="left")
    table.add_column("")
    for name in ("wins", "share", "95 % interval", "par"):
        table.add_column(name, justify="right")
    for row in findings.tables["seats"]:
        share = estimate(row, "share")
        if row["variant"] == base and share is not None:
            table.add_row(
                place_name(row),
                f"{row['wins']:,}",
                f"{share.value:.1%}",
                f"{share.low:.1%} – {share.high:.1%}",
                f"{row['par']:.1%}",
            )
    return table


def length_table(findings: Findings) -> Table:
    table = Table(box=None, title="lengths, in turns", title_justify="left")
    table.add_column("")
    columns = ("rounds", "turns", "half", "9 in 10", "a round", "cut")
    for name in columns:
        table.add_column(name, justify="right")
    for row in findings.tables["lengths"]:
        table.add_row(
            str(row["variant"]),
            f"{row['rounds']:.2f}",
            f"{row['turns']:.1f}",
            str(row["turns_median"]),
            str(row["turns_of_nine_in_ten"]),
            f"{row['turns_a_round']:.1f}",
            f"{row['cut_rounds']:.2%}",
        )
    return table


def effect_table(findings: Findings) -> Table:
    """The differences with their half widths; a star marks significant ones."""
    table = Table(box=None, title="what each change does", title_justify="left")
    table.add_column("")
    for name in EFFECTS.values():
        table.add_column(name, justify="right")
    for variant in dict.fromkeys(row["variant"] for row in findings.tables["effects"]):
        cells = []
        for figure in EFFECTS:
            rows = [
                row
                for row in findings.tables["effects"]
                if row["variant"] == variant and row["figure"] == figure
            ]
            difference = estimate(rows[0], "difference") if rows else None
            if difference is None:
                cells.append("–")
                continue
            sure = "*" if rows[0]["sure"] else ""
            half = (difference.high - difference.low) / 2
            percent = figure == "wins_of_the_first"
            cells.append(
                f"{difference.value:+.1%} ± {half:.1%}{sure}"
                if percent
                else f"{difference.value:+.2f} ± {half:.2f}{sure}"
            )
        table.add_row(str(variant), *cells)
    return table
