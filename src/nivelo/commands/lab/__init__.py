"""The laboratory: how hard levels are, how fair a game is, how strong bots are."""

from __future__ import annotations

import argparse

from nivelo.commands.lab import balance, dataset, ladder, levels, report, tournament
from nivelo.commands.shared.output import Output

HELP = "study levels, balance and bots in many games"
STUDIES = (levels, balance, tournament, report, ladder, dataset)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    studies = parser.add_subparsers(metavar="STUDY", title="studies", dest="study", required=True)
    for study in STUDIES:
        name = study.__name__.rpartition(".")[2]
        text = (study.__doc__ or "").strip()
        sub = studies.add_parser(
            name, help=study.HELP, description=text.partition("\n")[0], allow_abbrev=False
        )
        study.add_arguments(sub)
        sub.add_argument(
            "--json", action="store_true", default=argparse.SUPPRESS, help="print JSON"
        )
        sub.set_defaults(run_study=study.run)


def run(args: argparse.Namespace, out: Output) -> int:
    code: int = args.run_study(args, out)
    return code
