"""People who do all that the limits allow, each in a way of their own, from one address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from nivelo.client import Account, RefusedError, Seat
from support.server.finished_games import play_small, small_table

SOCKETS = 180
TABLES = 50


class AtAddress(Account):
    """A person whose requests come from another address."""

    def __init__(self, url: str, name: str, address: str) -> None:
        super().__init__(url, name)
        self.address = address
        self.http.headers["x-forwarded-for"] = address

    async def __aenter__(self) -> AtAddress:
        await super().__aenter__()
        return self

    def seat(self, table: str) -> Seat:
        seat = super().seat(table)
        seat.headers["x-forwarded-for"] = self.address
        return seat


class ManyConnections:
    """An abuser: one person, many connections, all commands sent as fast as they are answered."""

    def __init__(self, url: str, address: str, stack: AsyncExitStack) -> None:
        self.url = url
        self.address = address
        self.stack = stack

    async def person(self) -> AtAddress:
        return await self.stack.enter_async_context(AtAddress(self.url, "Eve", self.address))

    async def seats(self, person: AtAddress, tables: list[str], number: int) -> list[Seat]:
        seats = []
        for each in range(number):
            seat = person.seat(tables[each % len(tables)])
            seats.append(await self.stack.enter_async_context(seat))
        return seats

    async def tables(self, person: AtAddress, number: int, **setup: Any) -> list[str]:
        wanted = {"game": "level8-101", "seats": 4, "pace": 0, **setup}
        return [await person.create_table(wanted) for _ in range(number)]


async def repeat(seat: Seat, kind: str, **fields: object) -> None:
    """The same command again and again, whatever the answer."""
    while True:
        try:
            await seat.do(kind, **fields)
        except RefusedError:
            await asyncio.sleep(0.02)


async def hints(abuser: ManyConnections) -> list[Awaitable[None]]:
    person = await abuser.person()
    tables = await abuser.tables(person, 5, pace=10_000)
    seats = await abuser.seats(person, tables, SOCKETS)
    for seat in seats[:5]:
        await seat.do("start")
    return [repeat(seat, "hint") for seat in seats]


async def coach(abuser: ManyConnections) -> list[Awaitable[None]]:
    person = await abuser.person()
    tables = await abuser.tables(person, TABLES, pace=10_000)
    seats = await abuser.seats(person, tables, TABLES)
    for seat in seats:
        await seat.do("start")
    return [repeat(seat, "coach") for seat in seats]


async def chat(abuser: ManyConnections) -> list[Awaitable[None]]:
    person = await abuser.person()
    seats = await abuser.seats(person, await abuser.tables(person, 1), SOCKETS)
    return [repeat(seat, "chat", text="x" * 300) for seat in seats]


async def bots(abuser: ManyConnections, name: str) -> list[Awaitable[None]]:
    """Tables at which bots play among themselves without a pause."""
    person = await abuser.person()
    bot = {"name": name, "strength": 10}
    tables = await abuser.tables(person, TABLES, bot=bot)
    seats = await abuser.seats(person, tables, TABLES)
    for seat in seats:
        await seat.do("start")
        await seat.do("bot", seat=0, bot=bot)
    return [listen(seat) for seat in seats]


async def listen(seat: Seat) -> None:
    while True:
        await seat.receive()


async def quick_bots(abuser: ManyConnections) -> list[Awaitable[None]]:
    return await bots(abuser, "greedy")


async def strong_bots(abuser: ManyConnections) -> list[Awaitable[None]]:
    return await bots(abuser, "strong")


async def spectators(abuser: ManyConnections) -> list[Awaitable[None]]:
    """One who changes something all the time, before many who are told of it."""
    person = await abuser.person()
    seats = await abuser.seats(person, await abuser.tables(person, 1), SOCKETS)
    return [repeat(seats[0], "ready"), *(listen(seat) for seat in seats[1:])]


async def replays(abuser: ManyConnections) -> list[Awaitable[None]]:
    """Proofs, records and the last pages of finished games."""
    person = await abuser.person()
    table = await small_table(person)
    await play_small(person, table)

    async def read(path: str) -> None:
        while True:
            try:
                await person.http.get(f"/tables/{table}/games/1{path}")
            except OSError:
                await asyncio.sleep(0.1)
            await asyncio.sleep(0.2)

    return [read(path) for path in ("", "/record", "/replay?start=10")]


async def requests(abuser: ManyConnections) -> list[Awaitable[None]]:
    """Pages, what is not there, the description of the API, and more than may be asked of it."""
    person = await abuser.person()
    person.http.timeout = 60
    root = abuser.url

    async def ask(path: str) -> None:
        while True:
            try:
                await person.http.get(f"{root}{path}")
            except OSError:
                await asyncio.sleep(0.1)

    paths = ("/", "/no/such/page", "/api/docs", "/api/docs/openapi.json", "/api/me", "/metrics")
    return [ask(paths[number % len(paths)]) for number in range(SOCKETS)]


async def seats(abuser: ManyConnections) -> list[Awaitable[None]]:
    """One who sits down and leaves, at many tables: that is written to more than one place."""
    host, guest = await abuser.person(), await abuser.person()
    lines = await abuser.seats(guest, await abuser.tables(host, TABLES), TABLES)

    async def come_and_go(seat: Seat) -> None:
        while True:
            for kind in ("sit", "leave"):
                try:
                    await seat.do(kind)
                except RefusedError:
                    await asyncio.sleep(0.02)

    return [come_and_go(seat) for seat in lines]


async def pings(abuser: ManyConnections) -> list[Awaitable[None]]:
    person = await abuser.person()
    seats = await abuser.seats(person, await abuser.tables(person, 1), SOCKETS)
    return [repeat(seat, "ping") for seat in seats]


KINDS: dict[str, Callable[[ManyConnections], Awaitable[list[Awaitable[None]]]]] = {
    "hints": hints,
    "coach": coach,
    "chat": chat,
    "quick bots": quick_bots,
    "strong bots": strong_bots,
    "changes before spectators": spectators,
    "replays": replays,
    "requests": requests,
    "seats": seats,
    "pings": pings,
}
