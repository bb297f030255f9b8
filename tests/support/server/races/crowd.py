"""People with several windows each, at one table of one or more servers; nobody waits for answers.

Every message is kept, so that all of it can be held against the entries afterwards.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from copy import deepcopy
from random import Random
from typing import Any

import httpx
from msgspec import json
from websockets.exceptions import ConnectionClosed

from nivelo.client import Account, RefusedError, Seat
from nivelo.client.errors import ClosedError

FAULTS = ("server/error", "server/storage", "table/damaged")
Sent = dict[str, Any]


class Line(Seat):
    """A window of somebody: a task reads it, and commands are sent without waiting."""

    def __init__(self, path: str, who: Someone) -> None:
        super().__init__(path, who.account.cookie)
        self.who = who
        self.heard: list[dict[str, Any]] = []
        self.sent: dict[int, Sent] = {}
        self.answered: dict[int, dict[str, Any]] = {}
        self.is_open = True
        self.pump: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        await super().connect()
        self.heard.append(deepcopy(self.now))

    async def open(self) -> Line:
        await self.connect()
        self.pump = asyncio.create_task(self.read())
        return self

    async def read(self) -> None:
        try:
            while self.is_open:
                message = await self.receive()
                if message["type"] == "hello":
                    continue
                self.heard.append(deepcopy(message))
                if "id" in message:
                    self.answered[message["id"]] = message
        except (ClosedError, RefusedError):
            pass  # the table is not for them any more
        finally:
            self.is_open = False

    async def hang_up(self) -> None:
        self.is_open = False
        if self.pump is not None:
            self.pump.cancel()
            with suppress(asyncio.CancelledError):
                await self.pump
        await self.close()

    async def fire(self, kind: str, **fields: object) -> None:
        """Send a command; the answer comes when it comes."""
        number = self.last_id + 1
        self.sent[number] = {"type": kind, **fields}
        with suppress(ConnectionClosed):
            await self.send(kind, **fields)

    async def finish(self) -> None:
        """Wait until all that was sent is answered, or can no longer be."""
        async with asyncio.timeout(30):
            while self.is_open and self.last_id not in self.answered and self.last_id:
                await asyncio.sleep(0.005)


class Someone:
    """A person, the windows they have open, and what they were answered over HTTP."""

    def __init__(self, account: Account) -> None:
        self.account = account
        self.number = 0  # which they never learn
        self.lines: list[Line] = []
        self.closed: list[Line] = []
        self.requests: list[tuple[Sent, dict[str, Any]]] = []

    @property
    def open_lines(self) -> list[Line]:
        return [line for line in self.lines if line.is_open]

    @property
    def now(self) -> dict[str, Any]:
        """What they have seen last."""
        lines = self.open_lines
        return max((line.now for line in lines), key=lambda now: now["seq"]) if lines else {}


class Crowd:
    """Everybody at one table, and the servers through which they reach it."""

    def __init__(self, urls: list[str], random: Random, stack: AsyncExitStack) -> None:
        self.urls = urls
        self.random = random
        self.stack = stack
        self.people: list[Someone] = []
        self.faults: list[str] = []
        self.requests: set[asyncio.Task[dict[str, Any]]] = set()

    async def gather(self, people: int, setup: dict[str, object]) -> None:
        # Some are called the same, so that names must be told apart.
        names = [("Ann", "Ben", "Ann")[n % 3] for n in range(people)]
        for name in names:
            url = self.random.choice(self.urls)
            account = await self.stack.enter_async_context(Account(url, name))
            self.people.append(Someone(account))
        self.table = await self.people[0].account.create_table(setup)
        for someone in self.people:
            for _ in range(self.random.choice([1, 2])):
                await self.connect(someone)

    async def connect(self, someone: Someone) -> None:
        url = self.random.choice(self.urls).replace("http", "ws", 1)
        table = self.table
        if len(someone.lines) % 2:
            # Written like this no process finds the table in it: it is not handed on to another.
            table = f"%{ord(table[0]):02X}{table[1:]}"
        line = Line(f"{url}/api/tables/{table}/live", someone)
        with suppress(RefusedError):  # the table is private
            someone.lines.append(await line.open())

    async def hang_up(self, someone: Someone) -> None:
        """Close all windows of somebody."""
        lines, someone.lines = someone.lines, []
        someone.closed += lines
        for line in lines:
            await line.hang_up()

    async def leave_all(self) -> None:
        for someone in self.people:
            await self.hang_up(someone)
        await asyncio.gather(*self.requests)

    async def fire(self, someone: Someone, kind: str, **fields: object) -> None:
        """A command over any of somebody's windows, or as a request."""
        lines = someone.open_lines
        if not lines or self.random.random() < 0.15:
            self.request(someone, f"/tables/{self.table}/commands", {"type": kind, **fields})
        else:
            await self.random.choice(lines).fire(kind, **fields)

    def request(self, someone: Someone, path: str, body: Sent) -> None:
        task = asyncio.create_task(self.post(someone, path, body))
        self.requests.add(task)
        task.add_done_callback(self.requests.discard)

    async def post(self, someone: Someone, path: str, body: Sent) -> dict[str, Any]:
        url = self.random.choice(self.urls)
        cookies = {"cookie": f"nivelo={someone.account.cookie}"}
        answer = await someone.account.http.post(f"{url}/api{path}", json=body, headers=cookies)
        if answer.status_code >= 500:
            self.faults.append(f"{path} {body}: {answer.status_code} {answer.text}")
        return self.keep(someone, body, answer)

    def keep(self, someone: Someone, body: Sent, answer: httpx.Response) -> dict[str, Any]:
        said: dict[str, Any] = json.decode(answer.content)
        someone.requests.append((body, said))
        return said

    async def finish(self) -> None:
        """Wait until everything that was asked is answered."""
        for someone in self.people:
            for line in someone.lines:
                await line.finish()
        if self.requests:
            await asyncio.wait(set(self.requests), timeout=30)

    def obeyed(self) -> list[tuple[Someone, Sent, int]]:
        """Who asked for what, and the entry that it became."""
        done: list[tuple[Someone, Sent, int]] = []
        for someone in self.people:
            for line in [*someone.lines, *someone.closed]:
                for number, said in line.answered.items():
                    if said["type"] == "ack":
                        done.append((someone, line.sent[number], said["seq"]))
                    if said.get("code") in FAULTS:
                        self.faults.append(f"{line.sent[number]}: {said}")
            done += [
                (someone, sent, said["seq"])
                for sent, said in someone.requests
                if said.get("type") == "ack"
            ]
        return done

    def count(self) -> int:
        """How many commands and requests there were."""
        lines = [line for someone in self.people for line in [*someone.lines, *someone.closed]]
        return sum(len(line.sent) for line in lines) + sum(len(p.requests) for p in self.people)
