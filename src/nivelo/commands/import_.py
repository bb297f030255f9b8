"""Read a file of `nivelo export` into a server's database, all of it or nothing."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from nivelo.commands.shared.extras import need
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.settings import add_settings, settings_of
from nivelo.engine.errors import NiveloError

HELP = "tables, people and results from a file into a database"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the file; - is the standard input")
    add_settings(parser, "data", "database")


def run(args: argparse.Namespace, out: Output) -> int:
    settings = settings_of(args)
    with need("server"):
        from msgspec import structs

        from nivelo.server.storage.transfer.import_ import import_
    with input_file(args.file) as file:
        done = asyncio.run(import_(settings.database_text(), file))
    if out.json:
        out.data(structs.asdict(done))
        return 0
    out.say(
        f"New: {done.tables} tables with {done.entries} entries, {done.people} people, "
        f"{done.own_games} custom games"
    )
    out.say(
        f"Already there: {done.tables_there} tables, {done.people_there} people, "
        f"{done.own_games_there} games"
    )
    if done.new_codes:
        out.say(f"{done.new_codes} tables have a new short code: theirs was taken", "yellow")
    return 0


@contextmanager
def input_file(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 - closed below
    except OSError as error:
        raise NiveloError("file/unreadable", f"{name!r}: {error.strerror}") from error
    with file:
        yield file
