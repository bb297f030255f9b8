"""People at tables of a running server, each with as many windows as they like."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from hashlib import sha256
from itertools import count
from typing import Any

import pytest

from nivelo.client import Account, RefusedError, Seat
from nivelo.server.table import decide
from support.server.running_server import Running

TIMEOUT = 60.0  # seconds: what has not come by then does not come

# Laid out within a few turns, and over after three rounds at the earliest.
SMALL = """\
id = "small"
title = "A small game"
players = [2, 4]
hand = 5
bonus = 1

[deck]
values = 5
colours = ["red", "teal"]
copies = 3
jokers = [{ count = 2 }]

[levels]
one = [{ groups = ["run 3"] }, { groups = ["set 2", "set 2"] }, { groups = ["run 4"] }]
two = [{ groups = ["set 3"] }, { groups = ["run 4"] }, { groups = ["colour 4"] }]
"""

Holds = Callable[[dict[str, Any]], bool]


class Company:
    """Accounts and windows that are closed when the test ends."""

    def __init__(self, server: Running, stack: AsyncExitStack) -> None:
        self.server = server
        self.stack = stack
        self.kind: type[Seat] = Seat

    async def person(self, name: str) -> Account:
        return await self.stack.enter_async_context(Account(self.server.url, name))

    async def people(self, *names: str) -> list[Account]:
        return [await self.person(name) for name in names]

    async def window(self, person: Account, table: str) -> Seat:
        return await self.look(table, person.cookie)

    async def stranger(self, table: str) -> Seat:
        """A window of somebody without a name."""
        return await self.look(table, "")

    async def look(self, table: str, cookie: str) -> Seat:
        path = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        return await self.stack.enter_async_context(self.kind(path, cookie))

    async def table(
        self, *people: Account, bots: Mapping[int, object] | None = None, **setup: object
    ) -> list[Seat]:
        """A table of the small game with these people, ready to begin: the window of each."""
        chosen = {"description": SMALL, "seats": max(2, len(people)), "pace": 0, **setup}
        host, *guests = people
        table = await host.create_table(chosen, bots)
        windows = [await self.window(host, table)]
        for guest in guests:
            window = await self.window(guest, table)
            await window.do("sit")
            await window.do("ready")
            windows.append(window)
        await together(*windows)
        return windows


@pytest.fixture
def known_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test deals the same cards, so that it fails for the same reason everywhere."""
    numbers = count()

    def secret() -> str:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(decide, "new_secret", secret)


@pytest.fixture
async def company(server: Running, known_secrets: None) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        yield Company(server, stack)


def table_of(window: Seat) -> str:
    return str(window.now["table"]["id"])


async def until(window: Seat, holds: Holds) -> dict[str, Any]:
    """Wait until something holds for all that a window was shown."""
    async with asyncio.timeout(TIMEOUT):
        while not holds(window.now):
            await window.receive()
    return window.now


async def together(*windows: Seat) -> None:
    """Wait until all windows have been shown what one of them has."""
    last = max(window.now["seq"] for window in windows)
    for window in windows:
        await until(window, lambda now: bool(now["seq"] >= last))


async def refused(window: Seat, kind: str, **fields: object) -> str:
    """The code with which a command is refused; it must be."""
    try:
        answer = await window.do(kind, **fields)
    except RefusedError as error:
        return error.code
    raise AssertionError(f"{kind} {fields} was done: {answer}")


def actor(windows: list[Seat]) -> Seat | None:
    """The window of the seat that is to act, if it is one of these."""
    for window in windows:
        if window.is_my_turn:
            return window
    return None


async def advised(window: Seat) -> str:
    """The move that a hint suggests: what the greedy bot would do."""
    hinted = await window.do("hint")
    return str(hinted["hint"]["suggestion"])


async def play_on(
    windows: list[Seat],
    ends: Callable[[Seat], bool],
    choose: Callable[[Seat], Awaitable[str]] = advised,
) -> Seat:
    """Let the seats of these windows move until something holds for the one that is to act."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            window = actor(windows)
            if window is None:
                if windows[0].now["table"]["status"] != "playing":
                    return windows[0]
                await windows[0].receive()
            elif ends(window):
                return window
            else:
                await window.move(await choose(window))
            await together(*windows)


def can(*moves: str) -> Callable[[Seat], bool]:
    """May one of these moves be made?"""
    return lambda window: any(move in window.now["own"]["legal"] for move in moves)


def never(window: Seat) -> bool:
    """Until the game is over."""
    return False
