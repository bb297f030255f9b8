"""Delete abandoned tables: those at which no game was finished and nobody has been for long."""

from __future__ import annotations

import argparse
import asyncio
import time

from nivelo.commands.shared.extras import need
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.settings import add_settings, settings_of
from nivelo.engine.errors import NiveloError

HELP = "delete abandoned tables of a database"
DAYS = 90


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--days",
        type=int,
        default=DAYS,
        metavar="N",
        help=f"so long nothing has happened at a table ({DAYS})",
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would be deleted")
    add_settings(parser, "data", "database")


def run(args: argparse.Namespace, out: Output) -> int:
    settings = settings_of(args)
    if args.days < 1:
        raise NiveloError("prune/days", f"--days {args.days} is not at least 1")
    with need("server"):
        from msgspec import structs

        from nivelo.server.storage.prune import DAY, prune
    before = int(time.time() * 1000) - args.days * DAY
    done = asyncio.run(prune(settings.database_text(), before, args.dry_run))
    if out.json:
        out.data(structs.asdict(done))
        return 0
    would = "would be" if args.dry_run else "are"
    out.say(
        f"{done.tables} tables with {done.entries} entries and {done.people} people {would} deleted"
    )
    return 0
