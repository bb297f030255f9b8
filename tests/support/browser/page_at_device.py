"""A page without a browser: it asks the worker's host as the pages do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import json

from nivelo.browser.connections import Connection
from nivelo.browser.host import BrowserHost
from nivelo.browser.requests import answer
from nivelo.browser.storage import Storage
from nivelo.engine.random.quick_random import QuickRandom


class PageAtDevice:
    """Requests and their answers, and the tables that are looked at."""

    def __init__(self, host: BrowserHost) -> None:
        self.host = host

    async def ask(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        body = "" if data is None else json.encode(data).decode()
        answered = await answer(self.host, method, path, body)
        return answered.status, json.decode(answered.body)

    async def get(self, path: str) -> Any:
        status, body = await self.ask("GET", path)
        assert status == 200, body
        return body

    async def post(self, path: str, data: Any) -> Any:
        status, body = await self.ask("POST", path, data)
        assert status == 200, body
        return body

    async def new_game(self, game: str = "level8-101", seats: int = 2, **setup: Any) -> str:
        wanted = {"game": game, "seats": seats, "pace": 0, **setup}
        made = await self.post("/tables", {"setup": wanted, "bots": {}})
        await self.post(f"/tables/{made['id']}/commands", {"type": "start"})
        return str(made["id"])


class Window:
    """A window that shows a table: what it was told, in order."""

    def __init__(self, page: PageAtDevice) -> None:
        self.received: asyncio.Queue[Any] = asyncio.Queue()
        self.ended = False
        self.connection = Connection(page.host, self.hear)
        self.own: Any = None
        self.position = -1
        self.status = ""
        self.you = -1
        self.seq = -1

    def hear(self, text: str | None) -> None:
        if text is None:
            self.ended = True
        else:
            self.received.put_nowait(json.decode(text))

    async def next(self) -> Any:
        async with asyncio.timeout(30):
            message = await self.received.get()
        if message["type"] in ("hello", "update"):
            self.own = message.get("own")
            self.position = message["position"]
            self.seq = message["seq"]
            if message.get("table"):
                self.status = message["table"]["status"]
                self.you = message["you"]
        return message

    async def send(self, **command: Any) -> Any:
        """Send a command; returns its answer."""
        await self.connection.take(json.encode({"id": 7, **command}).decode())
        while (message := await self.next()).get("id") != 7:
            pass
        return message

    async def play_to_the_end(self, seed: int = 1) -> None:
        """Play at random until the game is over, or a thousand moves are made."""
        random = QuickRandom(seed)
        while self.status != "over":
            legal = (self.own or {}).get("legal") or []
            if legal and self.received.empty():
                move = legal[int(random.below(len(legal)))]
                await self.send(type="move", at=self.position, move=move)
            else:
                await self.next()


@asynccontextmanager
async def page_at(storage: Storage, name: str = "Ann") -> AsyncIterator[PageAtDevice]:
    host = BrowserHost(storage, lambda _: None)
    host.start()
    page = PageAtDevice(host)
    if name:
        await page.post("/me", {"name": name})
    try:
        yield page
    finally:
        await host.stop()


async def window_at(page: PageAtDevice, table: str, **query: object) -> Window:
    window = Window(page)
    more = "".join(f"&{name}={value}" for name, value in query.items())
    await window.connection.open(f"/tables/{table}/live?since=0{more}")
    await window.next()
    return window
