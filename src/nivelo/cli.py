"""The command `nivelo`: its subcommands and exit codes."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from nivelo.commands import (
    bench,
    export,
    games,
    import_,
    lab,
    odds,
    play,
    prune,
    replay,
    review,
    serve,
    simulate,
    site,
    solve,
    verify,
    version,
)
from nivelo.commands.shared.output import Output, complain
from nivelo.engine.errors import NiveloError

WRONG = 2
INTERRUPTED = 130
NOBODY_READS = 141
COMMANDS = (
    serve,
    site,
    play,
    games,
    simulate,
    lab,
    solve,
    odds,
    bench,
    replay,
    review,
    verify,
    export,
    import_,
    prune,
)


class Parser(argparse.ArgumentParser):
    """Reports errors in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        complain(f"arguments: {message}; see `{self.prog} --help`")
        sys.exit(WRONG)


def name_of(command: ModuleType) -> str:
    """The subcommand for a module; `import` is a Python keyword, so that module has an extra
    underscore.
    """
    return command.__name__.rpartition(".")[2].rstrip("_")


def build_parser() -> Parser:
    parser = Parser(
        prog="nivelo",
        description="Level-rummy card games: a table in the browser, bots, and tools.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="print version and engine")
    parser.add_argument("--json", action="store_true", help="print JSON (every command)")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", dest="command")
    for command in COMMANDS:
        name = name_of(command)
        text = (command.__doc__ or "").strip()
        sub = commands.add_parser(
            name, help=command.HELP, description=text.partition("\n")[0], allow_abbrev=False
        )
        command.add_arguments(sub)
        # A missing option after the subcommand must not undo the same option before it.
        sub.add_argument(
            "--json", action="store_true", default=argparse.SUPPRESS, help="print JSON"
        )
        sub.set_defaults(run=command.run)
    return parser


def say_what_can_be_said() -> None:
    """Print `?` for characters that the terminal cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(words: Sequence[str] | None) -> int:
    parser = build_parser()
    args = parser.parse_args(words)
    out = Output(args.json)
    if args.version:
        return version.run(out)
    if args.command is None:
        names = ", ".join(map(name_of, COMMANDS))
        parser.error(f"name a command: {names}")
    code: int = args.run(args, out)
    sys.stdout.flush()
    return code


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code: 0, 1 (the answer is no), 2 (a usage error)."""
    say_what_can_be_said()
    try:
        return run(words)
    except NiveloError as error:
        complain(str(error))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The rest of the buffer would fail again when Python exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS


if __name__ == "__main__":
    sys.exit(main())
