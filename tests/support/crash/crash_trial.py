"""Kill servers again and again while people play, and see that nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from nivelo.engine.records.record_text import parse
from nivelo.games.records import verify
from nivelo.server.storage import schema
from nivelo.server.storage.database import database_url, open_engine
from nivelo.server.table.entries import Entry
from nivelo.server.table.statuses import OVER
from nivelo.server.table.table import Table
from support.crash.crash_ledger import Followed
from support.crash.crash_people import CrashTable, set_table
from support.crash.faults import Fault, Killed
from support.crash.killed_servers import TIMEOUT, KilledServer

LONGEST = 1.5  # seconds from a start to a kill that does not wait for anything
LOOK_AGAIN = 0.1
# What a server logs as an error while its database is away, or it could not answer in time.
ERROR = re.compile(r'"level":"error","logger":"[^"]*","text":"([^"]*)"')
WHEN_AWAY = {
    "a request failed",
    "entries could not be stored",
    "the database failed",
    "look_round failed, it is tried again",
    "listen failed, it is tried again",
    "what other processes did could not be read; it will be found later",
}


# How uvicorn and SQLAlchemy say that a server could not start, for the same reason.
NOT_STARTED = (
    "  + Exception Group Traceback",
    "Application startup failed",
    "Exception closing connection",
)


@dataclass
class Findings:
    """What a trial has seen."""

    kills: int = 0  # of processes, and other faults
    restarts_waited_for: int = 0
    entries: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    acked: int = 0
    unanswered: int = 0
    done_unanswered: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    records: int = 0

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {n}" for kind, n in self.kinds.most_common())
        refused = ", ".join(f"{code} {n}" for code, n in self.refused.most_common())
        return (
            f"{self.kills} faults, {self.restarts_waited_for} times every table was seen "
            f"to go on\n{self.entries} entries: {kinds}\n"
            f"{self.acked} commands acknowledged, all stored once; {self.unanswered} never "
            f"answered, of which {self.done_unanswered} were done\n"
            f"refused: {refused}\n{self.records} records verified"
        )


def awaited(table: Table) -> str:
    """What a table waits for, to find out why it does not go on."""
    match = table.match
    if match is None:
        return f"{table.status} at {table.seq}"
    seat = int(match.state.to_act)
    who = "bot" if table.seats[seat].bot else "person"
    return f"{table.status} at {table.seq}, {match.state.decision_name} of seat {seat}, a {who}"


class Trial:
    """Tables on servers that are killed."""

    def __init__(
        self,
        folder: Path,
        database: str,
        processes: int,
        say: Callable[[str], None] = lambda _: None,
        faults: Sequence[Fault] = (Killed(),),
        by_way_of: str = "",
    ) -> None:
        self.servers = [KilledServer(folder, by_way_of or database) for _ in range(processes)]
        self.engine: AsyncEngine = open_engine(database_url(database))
        self.faults = faults
        self.random = random.Random()
        self.tables: list[CrashTable] = []
        self.followed: dict[str, Followed] = {}
        self.findings = Findings()
        self.say = say

    async def run(self, tables: int, kills: int, wait_every: int) -> Findings:
        """Let so much go wrong; every so many times see first that all tables go on."""
        try:
            await self.set_up(tables)
            async with asyncio.TaskGroup() as group:
                people = [person for table in self.tables for person in table.people]
                playing = [group.create_task(person.play()) for person in people]
                for number in range(kills):
                    await self.let_fail(number, waits=(number + 1) % wait_every == 0)
                for server in self.servers:
                    await server.ready()
                await self.all_go_on()
                for task in playing:
                    task.cancel()
            await self.settle()
        finally:
            for server in self.servers:
                await server.kill()
            for table in self.tables:
                for account in table.accounts:
                    await account.http.aclose()
            await self.engine.dispose()
        return self.findings

    async def set_up(self, tables: int) -> None:
        for server in self.servers:
            await server.start()
            await server.ready()
        urls = [server.url for server in self.servers]
        for number in range(tables):
            self.tables.append(await set_table(number, urls))

    async def let_fail(self, number: int, waits: bool) -> None:
        """One fault at a random moment; then look at the database."""
        if waits:
            await self.all_go_on()
        await asyncio.sleep(self.random.random() * LONGEST)
        fault = self.faults[number % len(self.faults)]
        self.findings.kills += await fault.strike(self.servers, self.random)
        await self.read_on()
        if number % 10 == 9:
            self.say(f"{number + 1} times, {self.findings.kills} faults")

    async def read_on(self) -> None:
        """What people were told up to now is in the database, and each move follows from it."""
        # First what was told: more of it comes while the database is read.
        seen_so_far = [table.ledger.take_fresh() for table in self.tables]
        fresh = await self.new_entries()
        for table, (acked, seen) in zip(self.tables, seen_so_far, strict=True):
            self.follow(table, fresh[table.id]).compare(acked, seen)

    async def new_entries(self) -> dict[str, list[Entry]]:
        """All entries that have not been read yet, by table."""
        columns = schema.entries.c
        fresh: dict[str, list[Entry]] = {}
        async with self.engine.connect() as connection:
            for table in self.tables:
                followed = self.followed.get(table.id)
                last = followed.entries[-1].seq if followed else 0
                rows = await connection.execute(
                    select(columns.seq, columns.at, columns.kind, columns.seat, columns.body)
                    .where(columns.table_id == table.id, columns.seq > last)
                    .order_by(columns.seq)
                )
                fresh[table.id] = [Entry(*row) for row in rows]
        return fresh

    def follow(self, table: CrashTable, fresh: list[Entry]) -> Followed:
        followed = self.followed.get(table.id)
        if followed is None:
            followed = self.followed[table.id] = Followed(table.id, fresh.pop(0))
        followed.follow(fresh)
        return followed

    async def all_go_on(self) -> None:
        """Wait until every table has moved on by all who play there: people, bots, clock."""
        await self.read_on()
        before = {table.id: Counter(self.followed[table.id].kinds) for table in self.tables}

        def still() -> list[str]:
            return [
                f"{table}: no {kind}, {awaited(self.followed[table.id].table)}"
                for table in self.tables
                for kind in table.company.moves
                if self.followed[table.id].kinds[kind] == before[table.id][kind]
                # Nobody is there to begin another game.
                if table.people or self.followed[table.id].table.status != OVER
            ]

        try:
            async with asyncio.timeout(TIMEOUT):
                while still():
                    await asyncio.sleep(LOOK_AGAIN)
                    for server in self.servers:
                        await server.start_again()
                    await self.read_on()
        except TimeoutError:
            logs = "\n".join(server.log() for server in self.servers)
            raise AssertionError(f"stopped: {'; '.join(still())}\n{logs}") from None
        self.findings.restarts_waited_for += 1

    async def settle(self) -> None:
        """At the end: everything from the beginning, nothing uncalled for, and every record."""
        for table in self.tables:
            host = table.accounts[0]
            info = (await host.get(f"/tables/{table.id}"))["table"]
            if info["status"] == "playing":
                await host.do(table.id, "end")
            if info["status"] != "open":
                info["number"] += 1
            for number in range(1, info["number"]):
                response = await host.http.get(f"/tables/{table.id}/games/{number}/record")
                report = verify(parse(response.raise_for_status().text))
                assert report.ok, f"{table} game {number}: {report}"
                self.findings.records += 1
        before = {table_id: followed.entries for table_id, followed in self.followed.items()}
        self.followed = {}
        fresh = await self.new_entries()
        for table in self.tables:
            followed = self.follow(table, fresh[table.id])
            known = before[table.id]
            assert followed.entries[: len(known)] == known, f"{table}: an entry has changed"
            self.note(table, followed)
        for server in self.servers:
            self.check_log(server)

    def check_log(self, server: KilledServer) -> None:
        """Nothing failed that should not: only that the database was away, if it was."""
        errors = set(ERROR.findall(server.log()))  # a line may be cut off by a full disk
        if not all(isinstance(each, Killed) for each in self.faults):
            errors = {text for text in errors - WHEN_AWAY if not text.startswith(NOT_STARTED)}
        assert not errors, server.log()

    def note(self, table: CrashTable, followed: Followed) -> None:
        findings = self.findings
        findings.done_unanswered += followed.compare_all(table.ledger, table.base)
        findings.entries += len(followed.entries)
        findings.kinds += followed.kinds
        findings.acked += len(table.ledger.acked)
        findings.unanswered += table.ledger.unsure.total()
        findings.refused += table.refused
