"""People at many tables, in a process of its own: `load.py` starts it and reads what it prints.

Every player has a connection of their own and plays at random out of the moves they are offered.
The time of a move runs from sending it until another player of the table has the update.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import sys
import time
from collections import Counter
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import uvloop
from msgspec import Struct, json

from load_test.line import Line

SEATS = 4
SETTING_UP = 16  # tables at once
TRY_AGAIN = 0.05  # seconds; the other process has not heard yet that all are ready
TRY_LATER = 1.0  # seconds; the disk is slow, and the server says so
UNAVAILABLE = 503
TIMEOUT = 600  # seconds for tables to be set up, and to start
TIMEOUT_PER_TABLE = 0.5  # seconds more: a dozen commits, on a disk that others use too
SPREAD = 0.5  # of the time of thought, to either side


class Own(Struct):
    """What is offered to a seat."""

    legal: list[str]


class Info(Struct):
    """Whether a table is played at."""

    status: str


class Message(Struct):
    """What a player reads of a message; the rest is passed over."""

    type: str
    id: int = 0
    seq: int = 0
    position: int = 0
    code: str = ""
    own: Own | None = None
    table: Info | None = None


class Result(Struct):
    """What a client process has measured. Times are in milliseconds."""

    seconds: float
    moves: int
    delays: list[float]
    refusals: dict[str, int]
    over: int
    lost: int
    processor: float


decode = json.Decoder(Message).decode


class Load:
    """What all tables of this process have in common."""

    def __init__(self, thought: float) -> None:
        self.thought = thought
        self.measuring = False
        self.stopped = False
        self.moves = 0
        self.delays: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.loop = asyncio.get_running_loop()


class LoadTable:
    """Four players, and when each move that is under way was sent."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.players: list[Player] = []
        self.sent: dict[int, float] = {}  # by the entry that the move will be
        self.is_over = False


class Player(Line):
    """One player's connection to a table."""

    def __init__(self, table: LoadTable, host: str, path: str, cookie: str) -> None:
        super().__init__(host, path, cookie)
        self.table = table
        self.load = table.load
        self.last_id = 0
        self.moved_at = 0  # the position in which this player moved last
        self.moves: set[int] = set()  # numbers of moves that are not answered yet
        self.greeted: asyncio.Future[None] = self.load.loop.create_future()
        self.waiting: dict[int, asyncio.Future[str]] = {}

    def received(self, data: bytes) -> None:
        message = decode(data)
        kind = message.type
        if kind == "update":
            self.updated(message)
        elif kind == "ack" or kind == "error":
            self.answered(message)
        elif kind == "hello":
            self.updated(message)
            self.greeted.set_result(None)
        if message.table is not None and message.table.status == "over":
            self.table.is_over = True

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever waits for an answer must not wait for ever."""
        super().connection_lost(error)
        lost = ConnectionError(f"a connection was lost: {self.refusal or error or 'closed'}")
        futures: list[asyncio.Future[Any]] = [self.greeted, *self.waiting.values()]
        for waiting in futures:
            if not waiting.done():
                waiting.set_exception(lost)
        self.waiting.clear()

    def updated(self, message: Message) -> None:
        load = self.load
        sent = self.table.sent.get(message.seq)
        if sent is not None and self.moved_at != message.seq - 1 and load.measuring:
            load.delays.append((time.perf_counter() - sent) * 1000)
        if message.own is not None and message.own.legal and message.position > self.moved_at:
            self.moved_at = message.position
            if load.thought:
                seconds = load.thought * random.uniform(1 - SPREAD, 1 + SPREAD)
                load.loop.call_later(seconds, self.move, message)
            else:
                self.move(message)

    def move(self, message: Message) -> None:
        """Send any move of those offered. Nobody else writes entries at this table."""
        assert message.own is not None
        if self.load.stopped or self.lost:
            return
        self.last_id += 1
        self.moves.add(self.last_id)
        text = random.choice(message.own.legal)
        command = {"type": "move", "id": self.last_id, "at": message.position, "move": text}
        sent = self.table.sent
        sent[message.seq + 1] = time.perf_counter()
        if len(sent) > SEATS:
            del sent[next(iter(sent))]
        self.send(json.encode(command))

    def answered(self, message: Message) -> None:
        waiting = self.waiting.pop(message.id, None)
        if waiting is not None:
            waiting.set_result(message.code)
        elif message.id in self.moves:
            self.moves.discard(message.id)
            if self.load.measuring:
                if message.type == "ack":
                    self.load.moves += 1
                else:
                    self.load.refusals[message.code] += 1
        else:
            self.load.refusals[message.code] += 1

    async def do(self, kind: str, **fields: object) -> str:
        """Do a command; returns the code of the error, or nothing."""
        self.last_id += 1
        waiting: asyncio.Future[str] = self.load.loop.create_future()
        self.waiting[self.last_id] = waiting
        self.send(json.encode({"type": kind, "id": self.last_id, **fields}))
        return await waiting


class SetUp:
    """Makes tables with four people each, who sit at different server processes if there are."""

    def __init__(self, load: Load, ports: list[int], games: list[str]) -> None:
        self.load = load
        self.ports = ports
        self.games = games
        # The server closes idle connections after five seconds: never use one that old.
        limits = httpx.Limits(max_connections=SETTING_UP, keepalive_expiry=1)
        urls = [f"http://127.0.0.1:{port}/api" for port in ports]
        self.https = [httpx.AsyncClient(base_url=url, limits=limits, timeout=60) for url in urls]
        for http in self.https:
            # Each request is of another person: no cookie may be kept for the next.
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.at_once = asyncio.Semaphore(SETTING_UP)

    async def person(self, seat: int) -> str:
        http = self.https[seat % len(self.https)]
        response = await self.post(http, "/me", {"name": f"Player {seat + 1}"})
        return f"nivelo={response.cookies['nivelo']}"

    async def post(
        self, http: httpx.AsyncClient, path: str, body: object, cookie: str = ""
    ) -> httpx.Response:
        """Ask again where the server says that it could not be stored; nothing else is let pass."""
        while True:
            response = await http.post(path, json=body, headers={"cookie": cookie})
            if response.status_code != UNAVAILABLE:
                return response.raise_for_status()
            await asyncio.sleep(TRY_LATER)

    async def table(self, number: int) -> LoadTable:
        async with self.at_once:
            cookies = [await self.person(seat) for seat in range(SEATS)]
            game = self.games[number % len(self.games)]
            setup = {"game": game, "seats": SEATS, "knock_seconds": 60}
            response = await self.post(self.https[0], "/tables", {"setup": setup}, cookies[0])
            table_id = response.json()["id"]
            table = LoadTable(self.load)
            for seat, cookie in enumerate(cookies):
                table.players.append(await self.player(table, table_id, seat, cookie))
            for seat, player in enumerate(table.players[1:], 1):
                await must(player, "sit", seat=seat)
                await must(player, "ready")
            return table

    async def player(self, table: LoadTable, table_id: str, seat: int, cookie: str) -> Player:
        port = self.ports[seat % len(self.ports)]
        path = f"/api/tables/{table_id}/live"
        player = Player(table, f"127.0.0.1:{port}", path, cookie)
        await self.load.loop.create_connection(lambda: player, "127.0.0.1", port)
        await player.greeted
        return player

    async def close(self) -> None:
        for http in self.https:
            await http.aclose()


async def must(player: Player, kind: str, **fields: object) -> None:
    """Do a command, again if another process has not caught up yet."""
    for _ in range(100):
        code = await player.do(kind, **fields)
        if not code:
            return
        await asyncio.sleep(TRY_AGAIN)
    raise ConnectionError(f"{kind} was refused: {code}")


async def start(table: LoadTable) -> None:
    await must(table.players[0], "start")


async def run(args: argparse.Namespace) -> Result:
    load = Load(args.thought)
    set_up = SetUp(load, args.ports, args.games)
    limit = TIMEOUT + TIMEOUT_PER_TABLE * args.tables
    async with asyncio.timeout(limit):
        tables = await asyncio.gather(*(set_up.table(number) for number in range(args.tables)))
    await set_up.close()
    say("ready")
    await load.loop.run_in_executor(None, sys.stdin.readline)
    async with asyncio.timeout(limit):
        await asyncio.gather(*(start(table) for table in tables))
    await asyncio.sleep(args.warm_up + args.thought)
    say("begin")
    load.measuring = True
    began, used = time.perf_counter(), time.process_time()
    await asyncio.sleep(args.seconds)
    load.measuring = False
    seconds, used = time.perf_counter() - began, time.process_time() - used
    say("end")
    load.stopped = True
    # The server is asked for its memory while all tables are still held.
    await load.loop.run_in_executor(None, sys.stdin.readline)
    players = [player for table in tables for player in table.players]
    result = Result(
        seconds=seconds,
        moves=load.moves,
        delays=[round(delay, 3) for delay in load.delays],
        refusals=dict(load.refusals),
        over=sum(table.is_over for table in tables),
        lost=sum(player.lost for player in players),
        processor=used / seconds,
    )
    for player in players:
        player.close()
    return result


def say(word: str) -> None:
    """Write a line, whole. A pipe may take only what it has room for, once uvloop has run here.

    `print` does not write the rest where output is not buffered (PYTHONUNBUFFERED).
    """
    left = f"{word}\n".encode()
    while left:
        left = left[os.write(sys.stdout.fileno(), left) :]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ports", type=int, nargs="+", required=True)
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--games", nargs="+", required=True)
    parser.add_argument("--thought", type=float, required=True)
    parser.add_argument("--warm-up", type=float, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    say(json.encode(uvloop.run(run(args))).decode())


if __name__ == "__main__":
    main()
