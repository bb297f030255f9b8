"""Let servers and databases fail at random moments, very often, while people and bots play.

python tests/long/crash.py --kills 100
python tests/long/crash.py --kills 20 --fault cut-off --database postgresql

First one server on SQLite, then two that share a PostgreSQL. Servers are killed, or stand still for
ten seconds; the disk of SQLite is full; PostgreSQL is killed, stands still, or is cut off. The
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
from support.crash.faults import (
    CutOff,
    DatabaseKilled,
    DatabasePaused,
    Fault,
    FullDisk,
    Killed,
    Stopped,
)
from support.server.postgres import postgres_server
from support.server.silent_proxy import silent_proxy

DATABASES = ("sqlite", "postgresql")
TABLES = len(GAMES) * len(COMPANIES)
FAULTS = ("kill", "stop", "full-disk", "database-killed", "database-paused", "cut-off")
WAIT_EVERY = 2  # kills; between them a server may be killed while it starts


def say(text: str) -> None:
    print(text, flush=True)


def chosen(args: argparse.Namespace, faults: dict[str, Fault]) -> list[Fault]:
    """Those that were named; else all, and every second time a kill."""
    if args.fault:
        return [fault for name, fault in faults.items() if name in args.fault]
    kill, *others = faults.values()
    return [fault for other in others for fault in (kill, other)]


def try_sqlite(args: argparse.Namespace, folder: Path) -> None:
    file = folder / "crash.sqlite3"
    faults: dict[str, Fault] = {
        "kill": Killed(),
        "stop": Stopped(args.seconds),
        "full-disk": FullDisk(args.seconds),
    }
    trial = Trial(folder, f"sqlite:///{file}", 1, say, chosen(args, faults))
    say(str(asyncio.run(trial.run(args.tables, args.kills, args.wait_every))))


def try_postgres(args: argparse.Namespace, folder: Path) -> None:
    with postgres_server() as postgres:
        database = postgres.new_database()
        with silent_proxy(database) as proxy:
            faults: dict[str, Fault] = {
                "kill": Killed(),
                "stop": Stopped(args.seconds),
                "database-killed": DatabaseKilled(postgres),
                "database-paused": DatabasePaused(postgres, args.seconds + 2),
                "cut-off": CutOff(proxy, args.seconds + 2),
            }
            trial = Trial(folder, database, 2, say, chosen(args, faults), proxy.database)
            say(str(asyncio.run(trial.run(args.tables, args.kills, args.wait_every))))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100, help="on each database (100)")
    parser.add_argument("--fault", choices=FAULTS, action="append", help="only this one")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long things stand (10)")
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
