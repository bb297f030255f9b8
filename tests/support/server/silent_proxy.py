"""A way to PostgreSQL on which packets can be lost: connections stay open and nothing comes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import make_url

CHUNK = 65536


class SilentProxy:
    """Listens on a port of its own and hands on what it is sent, as long as it is not silent.

    A connection on which something was lost stays silent for ever, as after a cut on the way. If
    it refuses, nobody new comes through.
    """

    def __init__(self, database: str) -> None:
        self.url = make_url(database)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.silent = False
        self.refusing = False
        self.lost = 0
        self.port = 0
        self.server: asyncio.Server | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def database(self) -> str:
        """The address of the database, by way of this proxy."""
        host = {"host": "127.0.0.1", "port": self.port}
        by_proxy = self.url.set(query={}, **host)  # type: ignore[arg-type]
        return by_proxy.render_as_string(hide_password=False)

    def start(self) -> None:
        self.thread.start()
        asyncio.run_coroutine_threadsafe(self.listen(), self.loop).result(10)

    async def listen(self) -> None:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.close()
            return
        folder = self.url.query["host"]
        path = f"{folder}/.s.PGSQL.{self.url.port or 5432}"
        try:
            there, back = await asyncio.open_unix_connection(path)
        except ConnectionError:
            writer.close()  # the database itself is away
            return
        for way in (self.hand_on(reader, back), self.hand_on(there, writer)):
            task = self.loop.create_task(way)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lossy = False
        try:
            while chunk := await reader.read(CHUNK):
                lossy = lossy or self.silent
                if lossy:
                    self.lost += 1
                    continue
                writer.write(chunk)
                await writer.drain()
        except ConnectionError:
            self.lost += 1
        finally:
            writer.close()

    async def end(self) -> None:
        assert self.server is not None
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.sleep(0)  # transports close in the next turn

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


@contextmanager
def silent_proxy(database: str) -> Iterator[SilentProxy]:
    proxy = SilentProxy(database)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
