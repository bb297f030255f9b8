"""Kill servers with SIGKILL at random moments, very often, while people and bots play.

python tests/long/crash.py --kills 100

First one server on SQLite, then two that share a PostgreSQL, killed in turns or together. The
exit code is 1 if a move that was acknowledged is lost or done twice, a move is not legal, a table
does not go on, or a record does not verify.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support.crash.crash_people import COMPANIES, GAMES
from support.crash.crash_trial import Trial
from support.server.postgres import postgres_server

DATABASES = ("sqlite", "postgresql")
TABLES = len(GAMES) * len(COMPANIES)
WAIT_EVERY = 2  # kills; between them a server may be killed while it starts


def say(text: str) -> None:
    print(text, flush=True)


def try_sqlite(args: argparse.Namespace, folder: Path) -> None:
    trial = Trial(folder, f"sqlite:///{folder / 'crash.sqlite3'}", 1, say)
    say(str(asyncio.run(trial.run(args.tables, args.kills, args.wait_every))))


def try_postgres(args: argparse.Namespace, folder: Path) -> None:
    with postgres_server() as postgres:
        trial = Trial(folder, postgres.new_database(), 2, say)
        say(str(asyncio.run(trial.run(args.tables, args.kills, args.wait_every))))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100, help="on each database (100)")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"({TABLES})")
    parser.add_argument("--wait-every", type=int, default=WAIT_EVERY, help=f"({WAIT_EVERY})")
    parser.add_argument("--database", choices=DATABASES, action="append", help="only this one")
    args = parser.parse_args()
    failures = 0
    for database in args.database or DATABASES:
        say(f"== {database}: {args.tables} tables, {args.kills} times")
        start = time.perf_counter()
        try:
            with tempfile.TemporaryDirectory(prefix="nivelo-crash-") as folder:
                run = try_sqlite if database == "sqlite" else try_postgres
                run(args, Path(folder))
            say(f"all held, {time.perf_counter() - start:.0f} s")
        except Exception:  # whatever goes wrong is what this program looks for
            traceback.print_exc()
            failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
