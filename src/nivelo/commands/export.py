"""Write tables, people and results of a server's database into one file."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from nivelo.commands.shared.extras import need
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.settings import add_settings, settings_of
from nivelo.engine.errors import NiveloError

HELP = "tables, people and results of a database into a file"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file; - is the standard output")
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="ID",
        help="only this table, by its id or short code; may be repeated (all)",
    )
    add_settings(parser, "data", "database")


def run(args: argparse.Namespace, out: Output) -> int:
    settings = settings_of(args)
    with need("server"):
        from msgspec import structs

        from nivelo.server.storage.transfer.export import export
    with output_file(args.file) as file:
        done = asyncio.run(export(settings.database_text(), file, args.table))
    if args.file == "-":
        return 0
    if out.json:
        out.data(structs.asdict(done))
        return 0
    out.say(
        f"{done.tables} tables with {done.entries} entries, {done.people} people and "
        f"{done.own_games} custom games are in {args.file}"
    )
    out.say("It holds the seeds of games that are not over: keep it to yourself.", "yellow")
    return 0


@contextmanager
def output_file(name: str) -> Iterator[BinaryIO]:
    """A new file that only its owner can read; deleted if it is not completed."""
    if name == "-":
        yield sys.stdout.buffer
        return
    try:
        number = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise NiveloError("file/exists", f"{name!r} is there already") from error
    except OSError as error:
        raise NiveloError("file/unwritable", f"{name!r}: {error.strerror}") from error
    try:
        with os.fdopen(number, "wb") as file:
            yield file
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
