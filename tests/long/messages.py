"""A million messages of random games checked for leaks, and a million that must be refused.

python tests/long/messages.py --leaks 1000000 --forbidden 1000000
python tests/long/messages.py --minutes 20

Everything goes through a server with SQLite. Of the games every message to every seat and to a
spectator is held against what the stored entries allow it to say. What must be refused comes as
messages and, one in twenty, as requests over HTTP; none may be answered as a failure of the
server, and after each portion the database must be what it was. What is done is noted in a file,
so that a run that was broken off goes on where it was. The exit code is 1 if anything did not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx

import nivelo
from nivelo.games import BUILT_IN
from support.server.database_rows import everything_stored
from support.server.generated.conversations import count_checked
from support.server.generated.forbidden import STATUSES, Intruders, bad_request
from support.server.running_server import Running, running

MOVES = 150  # of a game that is checked for leaks
AT_ONCE = 1000  # messages that must be refused, between two looks at the database
REQUEST_EVERY = 20
REPORT_SECONDS = 20.0
MOST_FAILURES = 10

Portion = Callable[[Running, "Done"], Awaitable[None]]


@dataclass
class Done:
    """How much was done so far, and how many portions."""

    leaks: int = 0
    leak_portions: int = 0
    forbidden: int = 0
    requests: int = 0
    forbidden_portions: int = 0
    failures: int = 0


async def check_leaks(server: Running, done: Done) -> None:
    number = done.leak_portions
    random, game = Random(f"leaks {number}"), BUILT_IN[number % len(BUILT_IN)]
    done.leaks += await server.ask(count_checked(server.service, random, game, MOVES))


async def send_forbidden(server: Running, done: Done) -> None:
    number = done.forbidden_portions
    random, game = Random(f"forbidden {number}"), BUILT_IN[number % len(BUILT_IN)]
    intruders = Intruders(server.service, random, game, random.choice(STATUSES))
    await server.ask(intruders.come())
    before = await everything_stored(server)

    async def send_all() -> None:
        for each in range(AT_ONCE - AT_ONCE // REQUEST_EVERY):
            await intruders.send_one(each)

    await server.ask(send_all())
    async with httpx.AsyncClient(base_url=f"{server.url}/api") as nobody:
        for each in range(AT_ONCE // REQUEST_EVERY):
            table = intruders.gathering.room.table.id
            method, path, body = bad_request(random, table, each)
            answer = await nobody.request(method, path, content=body)
            assert 400 <= answer.status_code < 500, (method, path, body, answer.status_code)
    assert await everything_stored(server) == before, "something has changed"
    intruders.close()
    done.forbidden += AT_ONCE
    done.requests += AT_ONCE // REQUEST_EVERY


class Notes:
    """What has been done so far, in a file."""

    def __init__(self, path: Path, fresh: bool) -> None:
        self.path = path
        self.done = Done()
        if path.exists() and not fresh:
            self.done = Done(**json.loads(path.read_text(encoding="utf-8")))

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(asdict(self.done)), encoding="utf-8")
        beside.replace(self.path)


class LongRun:
    """Portion after portion, in turn, until there is enough of each or the time is up."""

    def __init__(self, notes: Notes, args: argparse.Namespace) -> None:
        self.notes = notes
        self.args = args
        self.until = time.monotonic() + 60 * args.minutes
        self.reported = 0.0

    def todo(self) -> list[tuple[str, Portion]]:
        done = self.notes.done
        wanted: list[tuple[str, Portion]] = []
        if done.leaks < self.args.leaks:
            wanted.append(("leak", check_leaks))
        if done.forbidden < self.args.forbidden:
            wanted.append(("forbidden", send_forbidden))
        goes_on = time.monotonic() < self.until and done.failures < MOST_FAILURES
        return wanted if goes_on else []

    def run(self) -> None:
        while self.todo():
            # Another database now and then, so that looking at all of it stays quick.
            with (
                tempfile.TemporaryDirectory(prefix="nivelo-messages-") as folder,
                running(Path(folder)) as server,
            ):
                asyncio.run(self.some(server))
        self.report(REPORT_SECONDS)

    async def some(self, server: Running) -> None:
        for _ in range(len(BUILT_IN)):
            for name, portion in self.todo():
                try:
                    await portion(server, self.notes.done)
                except Exception:  # whatever goes wrong is what this program looks for
                    self.notes.done.failures += 1
                    number = getattr(self.notes.done, f"{name}_portions")
                    print(f"{name} portion {number}\n{traceback.format_exc()}", flush=True)
                self.count(name)
                self.report()

    def count(self, name: str) -> None:
        part = f"{name}_portions"
        setattr(self.notes.done, part, getattr(self.notes.done, part) + 1)
        self.notes.write()

    def report(self, at_least: float = 0.0) -> None:
        now = time.monotonic()
        if now - self.reported + at_least >= REPORT_SECONDS:
            self.reported = now
            done = self.notes.done
            print(
                f"{done.leaks} messages checked for leaks, {done.forbidden} refused "
                f"({done.requests} of them requests), {done.failures} failures",
                flush=True,
            )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--leaks", type=int, default=1_000_000, help="messages (1,000,000)")
    parser.add_argument("--forbidden", type=int, default=1_000_000, help="messages (1,000,000)")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="at most (a day)")
    parser.add_argument("--notes", type=Path, default=Path("build/messages.json"), help="progress")
    parser.add_argument("--fresh", action="store_true", help="forget an earlier run")
    args = parser.parse_args(arguments)
    print(f"engine {nivelo.engine_mode()}", flush=True)
    notes = Notes(args.notes, args.fresh)
    LongRun(notes, args).run()
    return 1 if notes.done.failures else 0


if __name__ == "__main__":
    sys.exit(main())
