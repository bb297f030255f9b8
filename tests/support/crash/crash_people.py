"""People who go on playing while the servers are killed, and note what they were told."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed

from nivelo.client import Account, RefusedError, Seat
from nivelo.games import BUILT_IN
from nivelo.server.table import entries
from nivelo.server.table.entries import NO_SEAT
from support.crash.crash_ledger import Ledger, Wish
from support.server.finished_games import SMALL

GAMES = (*BUILT_IN, "small")
THOUGHT = 0.05  # seconds of a person at most
CHAT, TAKE_BACK, TWICE, AGAIN = 0.05, 0.3, 0.1, 0.5  # how often
# Others were faster, or this process knows less than the other one yet.
HARMLESS = (
    "move/stale",
    "undo/nothing",
    "table/not_ready",
    "table/open",
    "table/playing",
    "table/over",
    "table/busy",
)

AWAY = ("server/storage", "server/stopping")
A_MOMENT = 0.2  # seconds

numbers = count(1)


@dataclass(frozen=True)
class Company:
    """Who sits at a table of three: bots have the other seats. `moves` must be seen there.

    Of those who sit there the first `awake` play; for the others the clock does.
    """

    title: str
    people: int
    awake: int
    connected: bool
    pace: int  # milliseconds of a bot
    timer: int  # seconds
    moves: tuple[str, ...]


COMPANIES = (
    Company("people", 3, 3, True, 60, 0, (entries.MOVE,)),
    Company("bots", 1, 1, True, 60, 0, (entries.MOVE, entries.BOT_MOVE)),
    Company("clock", 2, 1, True, 60, 1, (entries.MOVE, entries.BOT_MOVE, entries.TIMED_MOVE)),
    Company("nobody", 1, 0, False, 200, 2, (entries.BOT_MOVE, entries.TIMED_MOVE)),
)


@dataclass
class CrashTable:
    """A table, those who sit at it, and what they know."""

    id: str
    game: str
    company: Company
    accounts: list[Account]
    base: int = 0  # entries of before the first kill
    ledger: Ledger = field(default_factory=Ledger)
    people: list[Player] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return f"{self.game}, {self.company.title} ({self.id})"


class Window(Seat):
    """A connection that is made to the next server whenever it breaks, and notes every answer."""

    def __init__(self, table: CrashTable, paths: list[str], cookie: str) -> None:
        super().__init__(paths[0], cookie)
        self.paths = paths
        self.table = table
        self.asked: dict[int, Wish] = {}  # and not answered yet
        self.pause = 0.0  # before the next try: the database is away

    async def connect(self) -> None:
        self.give_up()
        while True:
            self.path = self.paths[0]
            self.paths = [*self.paths[1:], self.path]
            try:
                return await super().connect()
            except RefusedError as error:
                if error.code not in AWAY:
                    raise
            await asyncio.sleep(A_MOMENT)

    def give_up(self) -> None:
        """No answer comes any more; what was asked for may have been done or not."""
        for wish in self.asked.values():
            self.table.ledger.unsure[wish] += 1
        self.asked.clear()

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        wish = self.asked.pop(message.get("id", 0), None)
        if wish is not None:
            self.answered(wish, message)
        self.table.ledger.seen = max(self.table.ledger.seen, self.now["seq"])
        return message

    def answered(self, wish: Wish, message: dict[str, Any]) -> None:
        if message["type"] == "ack":
            self.table.ledger.ack(message["seq"], wish)
            return
        self.table.refused[message["code"]] += 1
        if message["code"] in AWAY:
            self.table.ledger.unsure[wish] += 1  # it may be stored all the same
            self.pause = A_MOMENT
        elif message["code"] not in HARMLESS:
            raise RefusedError(message["code"], f"{wish}: {message['text']}")

    async def ask(self, kind: str, wish: Wish, **fields: object) -> None:
        try:
            self.asked[self.last_id + 1] = wish
            await self.send(kind, **fields)
        except ConnectionClosed:
            await self.connect()


class Player:
    """A person who plays at random."""

    def __init__(self, table: CrashTable, account: Account, urls: list[str], awake: bool) -> None:
        self.awake = awake
        paths = [f"{url.replace('http', 'ws', 1)}/api/tables/{table.id}/live" for url in urls]
        self.window = Window(table, paths, account.cookie)

    async def play(self) -> None:
        """Until it is cancelled."""
        try:
            async with self.window as window:
                while True:
                    if not await self.act(window.now):
                        await window.receive()
        finally:
            self.window.give_up()

    async def act(self, now: dict[str, Any]) -> bool:
        """Do what there is to do, if anything."""
        seat, info = now["you"], now["table"]
        if info["status"] == "over" and seat == info["host"]:
            return await self.do("rematch", Wish(entries.REMATCH, NO_SEAT))
        if info["status"] == "open":
            seats = info["seats"]
            if seat != info["host"] and not seats[seat]["ready"]:
                return await self.do("ready", Wish(entries.READY, seat, "1"))
            waits = any(not s["ready"] for i, s in enumerate(seats) if i != info["host"])
            if seat == info["host"] and not waits:
                return await self.do("start", Wish(entries.STARTED, NO_SEAT))
            return False
        if not self.awake or not self.window.is_my_turn:
            return False
        await asyncio.sleep(random.random() * THOUGHT)
        if random.random() < CHAT:
            text = f"word {next(numbers)}"
            return await self.do("chat", Wish(entries.CHAT, seat, text), text=text)
        return await self.move(seat, now)

    async def move(self, seat: int, now: dict[str, Any]) -> bool:
        """Make any move of the position that is shown, or take one back."""
        at = now["position"]
        if now["own"]["undo"] and random.random() < TAKE_BACK:
            return await self.do("undo", Wish(entries.UNDONE, seat, "", at), at=at)
        text = random.choice(now["own"]["legal"])
        wish = Wish(entries.MOVE, seat, text, at)
        if random.random() < TWICE:
            # As a program would that does not think: it must not be done a second time.
            await self.window.ask("move", wish, at=at, move=text)
        lost = self.table.ledger.unsure[wish]
        await self.do("move", wish, at=at, move=text)
        if self.table.ledger.unsure[wish] > lost and random.random() < AGAIN:
            await self.do("move", wish, at=at, move=text)
        return True

    @property
    def table(self) -> CrashTable:
        return self.window.table

    async def do(self, kind: str, wish: Wish, **fields: object) -> bool:
        """Ask for something, and wait until all answers have come or none will. Gives True."""
        await asyncio.sleep(self.window.pause)
        self.window.pause = 0.0
        await self.window.ask(kind, wish, **fields)
        while self.window.asked:
            await self.window.receive()
        return True


async def set_table(number: int, urls: list[str]) -> CrashTable:
    """A table that is being played at, with its people, who do not play yet."""
    game = GAMES[number % len(GAMES)]
    company = COMPANIES[(number + number // len(GAMES)) % len(COMPANIES)]
    setup: dict[str, object] = {
        "game": game,
        "description": SMALL if game == "small" else "",
        "seats": 3,
        "pace": company.pace,
        "timer": company.timer,
        "knock_seconds": 1,
        "options": {"max_turns_per_round": "60"},
    }
    names = ("Ann", "Ben", "Cleo")[: company.people]
    host, *guests = [await Account(urls[0], name).__aenter__() for name in names]
    table = CrashTable(await host.create_table(setup), game, company, [host, *guests])
    for guest in guests:
        await guest.do(table.id, "sit")
        await guest.do(table.id, "ready")
    table.base = (await host.do(table.id, "start"))["seq"]
    for place, account in enumerate(table.accounts if company.connected else []):
        turned = urls[place % len(urls) :] + urls[: place % len(urls)]
        table.people.append(Player(table, account, turned, place < company.awake))
    return table
