"""Many people do things to one table at the same moment, over several windows and servers.

python tests/long/races.py --rounds 200
python tests/long/races.py --servers two --minutes 20 --seed 7

In each round a crowd at a table of its own goes through random scenes: all want one seat, somebody
leaves while being removed, the host goes while others start, pause and ask for another game.
Afterwards every command that was obeyed is held against the stored entries, and so is everything
that anybody was sent and sees. `--servers` is `sqlite` (one server), `postgres` (one), `two` (on
one PostgreSQL) or `workers` (`nivelo serve --workers 2` on PostgreSQL, of whose people half are not
handed on to the process that looks after their table). The exit code is 1 if anything did not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import nivelo
from nivelo.server.live import deputies
from support.server.postgres import postgres_server
from support.server.races.places import Place, ServersHere, Troubles, worker_processes
from support.server.races.round import play_round
from support.server.running_server import running

SERVERS = ("sqlite", "postgres", "two", "workers")
MOST_FAILURES = 10


@contextmanager
def place_of(kind: str, folder: Path) -> Iterator[Place]:
    with ExitStack() as stack:
        database = ""
        if kind != "sqlite":
            database = stack.enter_context(postgres_server()).new_database()
        if kind == "workers":
            yield stack.enter_context(worker_processes(folder / "workers", database))
            return
        number = 2 if kind == "two" else 1
        started = [
            stack.enter_context(running(folder / f"{n}", database=database)) for n in range(number)
        ]
        while any(len(s.service.hub.scheduler.servers) < number for s in started):
            time.sleep(0.05)
        yield ServersHere(started, stack.enter_context(Troubles()))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=1000, help="tables (1000)")
    parser.add_argument("--scenes", type=int, default=30, help="of each table (30)")
    parser.add_argument("--servers", choices=SERVERS, default="sqlite", help="which (sqlite)")
    parser.add_argument("--seed", type=int, default=0, help="of the first table (0)")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="at most (a day)")
    args = parser.parse_args(arguments)
    print(f"engine {nivelo.engine_mode()}", flush=True)
    deputies.AWAY_SECONDS = 0.3  # so that hosts are away long enough
    until, failures, commands, entries = time.monotonic() + 60 * args.minutes, 0, 0, 0
    with (
        tempfile.TemporaryDirectory(prefix="nivelo-races-") as folder,
        place_of(args.servers, Path(folder)) as place,
    ):
        for number in range(args.seed, args.seed + args.rounds):
            if time.monotonic() > until or failures >= MOST_FAILURES:
                break
            try:
                done = asyncio.run(play_round(place, number, args.scenes))
                commands, entries = commands + done.commands, entries + done.entries
            except Exception:  # whatever goes wrong is what this program looks for
                failures += 1
                print(f"round {number}\n{traceback.format_exc()}", flush=True)
            if number % 20 == 19:
                print(f"{number + 1}: {commands} commands, {entries} entries, {failures} failures")
    print(f"{commands} commands, {entries} entries, {failures} failures", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
