"""A whole table of clients that play in step: every window has seen all before the next move."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from random import Random
from typing import Any

from nivelo.client import Account, Seat
from support.server.people_at_tables import TIMEOUT, Company, actor, advised, together

# What a window shows; what was sent last, and who is looking, differs between windows.
SHOWN = ("seq", "position", "you", "table", "open", "own", "muted", "said")

MOST_MOVES = 10_000  # a game has some two thousand
REMEMBERED = 40  # broadcasts: so far back a window may have been when it comes back


def shown(window: Seat) -> dict[str, Any]:
    """All that a person sees in a window."""
    now = window.now
    return {**{part: now[part] for part in SHOWN}, "until": now["clock"]["until"]}


class Party:
    """People on all seats, a spectator, and a second window of seat 0 that keeps breaking."""

    def __init__(self, company: Company, random: Random) -> None:
        self.company = company
        self.random = random
        self.people: list[Account] = []
        self.windows: list[Seat] = []
        self.events: dict[int, list[tuple[int, list[Any]]]] = {}  # by window: seq and events
        self.moves = 0
        self.returns = 0
        self.undone = 0

    async def sit_down(self, people: int, bots: int = 0, **setup: object) -> None:
        """Create a table with so many people, and so many bots on the seats after them."""
        seats = people + bots
        self.people = await self.company.people(*(f"P{number}" for number in range(people)))
        chosen = {seat: {"name": "greedy"} for seat in range(people, seats)}
        self.windows = await self.company.table(*self.people, bots=chosen, seats=seats, **setup)
        table = self.windows[0].now["table"]["id"]
        self.spectator = await self.company.stranger(table)
        self.restless = await self.company.window(self.people[0], table)
        self.table = str(table)

    @property
    def all_windows(self) -> list[Seat]:
        return [*self.windows, self.spectator, self.restless]

    async def start(self) -> None:
        await self.windows[0].do("start")
        await self.look()

    async def look(self) -> None:
        await together(*self.all_windows)
        for window in [*self.windows, self.spectator]:
            heard = self.events.setdefault(id(window), [])
            if not heard or heard[-1][0] != window.now["seq"]:
                heard.append((window.now["seq"], deepcopy(window.now["events"])))
                del heard[:-REMEMBERED]

    async def play(self) -> None:
        """To the end of the game, coming back now and then."""
        while self.windows[0].now["table"]["status"] == "playing":
            assert self.moves < MOST_MOVES, "the game does not end"
            mover = actor(self.windows)
            if mover is None:  # a bot thinks
                async with asyncio.timeout(TIMEOUT):
                    await self.windows[0].receive()
            else:
                if self.random.random() < 0.05:
                    await self.come_back()
                await self.step(mover)
                self.moves += 1
            await self.look()
        await self.come_back()

    async def step(self, mover: Seat) -> None:
        random, legal = self.random, mover.now["own"]["legal"]
        if mover.now["own"]["undo"] and random.random() < 0.1:
            self.undone += 1
            await mover.do("undo", at=mover.now["position"])
        elif "lay-out" in legal and random.random() < 0.5:
            layout = (await mover.do("hint"))["hint"]["layout"]
            groups = " | ".join(" ".join(group["cards"]) for group in layout)
            await mover.move(f"[{groups}]")
        elif mover.now["you"] % 2 and "lay-out" not in legal:
            await mover.move(random.choice(legal))  # every second seat plays at random
        else:
            await mover.move(await advised(mover))

    async def come_back(self) -> None:
        """A window that comes back sees what one sees that never left."""
        self.returns += 1
        assert self.restless.socket is not None
        self.restless.socket.transport.abort()
        async with asyncio.timeout(TIMEOUT):
            while (await self.restless.receive())["type"] != "hello":
                continue
        await together(*self.all_windows)
        assert shown(self.restless) == shown(self.windows[0])

        window = self.random.choice([*self.windows, self.spectator])
        fresh = Seat(window.path, "")
        fresh.headers = window.headers
        heard = self.events[id(window)]
        since = self.random.choice(heard)[0]
        fresh.now = {"seq": since}
        async with fresh:
            assert shown(fresh) == shown(window)
            missed = [event for seq, events in heard if seq > since for event in events]
            assert fresh.now["events"] == missed
