"""Does a record replay to the result it states, and was it dealt as promised?"""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table
from rich.text import Text

from nivelo.commands.shared.files import read_text
from nivelo.commands.shared.output import Output
from nivelo.engine.errors import NiveloError
from nivelo.engine.records.record_text import parse
from nivelo.engine.records.replay import ABSENT, FAILED, PASSED, Check, Report
from nivelo.games.records import verify

HELP = "check a record: seed, moves and result"
NOT_VERIFIED = 1
STYLES = {PASSED: "green", FAILED: "bold red", ABSENT: "dim"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help="file of a record")


def run(args: argparse.Namespace, out: Output) -> int:
    report = check(read_text(args.record))
    if out.json:
        out.data(
            {
                "verified": report.ok,
                "checks": [
                    {"name": each.name, "outcome": each.outcome, "reason": each.reason}
                    for each in report.checks
                ],
            }
        )
    else:
        table = Table(box=None, show_header=False)
        for each in report.checks:
            outcome = Text(each.outcome, style=STYLES[each.outcome])
            table.add_row(each.name, outcome, each.reason)
        out.say(table)
        out.say(*(("Verified.", "green") if report.ok else ("Not verified.", "bold red")))
    return 0 if report.ok else NOT_VERIFIED


def check(text: str) -> Report:
    """Verify a record; malformed text fails verification."""
    try:
        record = parse(text)
    except NiveloError as error:
        return Report([Check("format", FAILED, str(error))])
    return verify(record)
