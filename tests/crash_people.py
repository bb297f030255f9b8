"""People who go on playing while the servers are killed, and note what they were told."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed

from crash_ledger import Ledger, Wish
from finished_games import SMALL
from nivelo.client import Account, RefusedError, Seat
from nivelo.games import BUILT_IN
from nivelo.server import entries
from nivelo.server.entries import NO_SEAT

GAMES = (*BUILT_IN, "small")
SEATS = 3
PACE = 60  # milliseconds of a bot
THOUGHT = 0.05  # seconds of a person at most
CHAT, TAKE_BACK, SEND_AGAIN = 0.05, 0.3, 0.5  # how often
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

# Who sits at a table, and the kinds of moves that must be seen there.
PEOPLE, WITH_BOTS, WITH_CLOCK = "people", "with bots", "with a clock"
COMPANIES = (PEOPLE, WITH_BOTS, WITH_CLOCK)
MOVES_OF = {
    PEOPLE: (entries.MOVE,),
    WITH_BOTS: (entries.MOVE, entries.BOT_MOVE),
    WITH_CLOCK: (entries.MOVE, entries.BOT_MOVE, entries.TIMED_MOVE),
}

numbers = count(1)


@dataclass
class CrashTable:
    """A table, those who play at it, and what they know."""

    id: str
    game: str
    company: str
    base: int = 0  # entries of before the first kill
    ledger: Ledger = field(default_factory=Ledger)
    people: list[Player] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return f"{self.game} {self.company} ({self.id})"


class Wandering(Seat):
    """A connection that is made to the next server whenever it breaks."""

    def __init__(self, paths: list[str], cookie: str) -> None:
        super().__init__(paths[0], cookie)
        self.paths = paths

    async def connect(self) -> None:
        self.path = self.paths[0]
        self.paths = [*self.paths[1:], self.path]
        await super().connect()


class Player:
    """A person who plays at random and writes down every answer."""

    def __init__(
        self, table: CrashTable, account: Account, urls: list[str], sleeps: bool
    ) -> None:
        self.table = table
        self.account = account
        self.sleeps = sleeps  # never moves in a game
        ends = [f"{url.replace('http', 'ws', 1)}/api/tables/{table.id}/live" for url in urls]
        self.window = Wandering(ends, account.cookie)

    async def play(self) -> None:
        """Until it is cancelled."""
        async with self.window as window:
            while True:
                self.table.ledger.seen = max(self.table.ledger.seen, window.now["seq"])
                if not await self.act(window.now):
                    await window.receive()

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
        if self.sleeps or not self.window.is_my_turn:
            return False
        await asyncio.sleep(random.random() * THOUGHT)
        if random.random() < CHAT:
            text = f"word {next(numbers)}"
            await self.do("chat", Wish(entries.CHAT, seat, text), text=text)
        return await self.move()

    async def move(self) -> bool:
        """Make any move of the position that is shown, or take one back."""
        now = self.window.now
        if not self.window.is_my_turn:
            return True
        seat, at = now["you"], now["position"]
        if now["own"]["undo"] and random.random() < TAKE_BACK:
            return await self.do("undo", Wish(entries.UNDONE, seat, "", at), at=at)
        text = random.choice(now["own"]["legal"])
        wish = Wish(entries.MOVE, seat, text, at)
        return await self.do("move", wish, again=SEND_AGAIN, at=at, move=text)

    async def do(self, kind: str, wish: Wish, again: float = 0, **fields: object) -> bool:
        """Ask for something, and note how it came out. Gives True."""
        ledger = self.table.ledger
        try:
            answer = await self.window.do(kind, **fields)
        except RefusedError as error:
            self.table.refused[error.code] += 1
            if error.code != "connection/lost":
                assert error.code in HARMLESS, f"{kind} {fields}: {error.code}"
                return True
        except ConnectionClosed:
            await self.window.receive()
        except asyncio.CancelledError:
            ledger.unsure[wish] += 1
            raise
        else:
            ledger.ack(answer["seq"], wish)
            return True
        ledger.unsure[wish] += 1
        if random.random() < again:
            # As a program would that does not think: it must not be done a second time.
            return await self.do(kind, wish, **fields)
        return True


async def set_table(number: int, urls: list[str]) -> CrashTable:
    """A table that is being played at, with its people, who do not play yet."""
    game = GAMES[number % len(GAMES)]
    company = COMPANIES[(number + number // len(GAMES)) % len(COMPANIES)]
    setup: dict[str, object] = {
        "game": game,
        "seats": SEATS,
        "pace": PACE,
        "knock_seconds": 1,
        "options": {"max_turns_per_round": "60"},
    }
    if game == "small":
        setup["description"] = SMALL
    if company == WITH_CLOCK:
        setup["timer"] = 1
    people = {PEOPLE: ("Ann", "Ben", "Cleo"), WITH_BOTS: ("Ann",), WITH_CLOCK: ("Ann", "Ben")}
    host, *guests = [await Account(urls[0], name).__aenter__() for name in people[company]]
    table = CrashTable(await host.create_table(setup), game, company)
    for guest in guests:
        await guest.do(table.id, "sit")
        await guest.do(table.id, "ready")
    table.base = (await host.do(table.id, "start"))["seq"]
    for place, account in enumerate((host, *guests)):
        turned = urls[place % len(urls) :] + urls[: place % len(urls)]
        # For who sleeps the house bot plays when their time is up.
        sleeps = company == WITH_CLOCK and account is not host
        table.people.append(Player(table, account, turned, sleeps))
    return table
