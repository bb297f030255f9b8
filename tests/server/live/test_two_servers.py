"""Two servers on one PostgreSQL: the same tables at once, and everything happens exactly once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from nivelo.client import Account, RefusedError, Seat
from nivelo.server.live.room import Room
from nivelo.server.table import entries
from nivelo.server.table.entries import Entry
from support.server.clients_in_step import shown
from support.server.people_at_tables import (
    SMALL,
    TIMEOUT,
    Company,
    actor,
    advised,
    never,
    play_on,
    refused,
    table_of,
    together,
    until,
)
from support.server.postgres import Postgres
from support.server.redis import REDIS_SERVER, RedisServer, redis_server
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


class Pair:
    """Two servers with one database, and a company at each of them."""

    def __init__(self, servers: list[Running], stack: AsyncExitStack) -> None:
        self.servers = servers
        self.companies = [Company(server, stack) for server in servers]

    async def window(self, number: int, person: Account, table: str) -> Seat:
        """A window of a person on one of the servers, whichever they came to first."""
        return await self.companies[number].look(table, person.cookie)


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    if REDIS_SERVER is None:
        pytest.skip("there is no redis-server on this machine")
    with redis_server() as server:
        yield server


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def bus(request: pytest.FixtureRequest) -> str:
    """Where notices go: the database itself, or Redis."""
    return str(request.getfixturevalue("redis").url) if request.param == "redis" else ""


@contextmanager
def two_servers(postgres: Postgres, folder: Path, bus: str) -> Iterator[list[Running]]:
    database = postgres.new_database()
    with (
        running(folder / "one", database=database, channels=bus) as one,
        running(folder / "two", database=database, channels=bus) as two,
    ):
        # Both must know of each other, so that each looks after its own tables.
        give_up = time.monotonic() + TIMEOUT
        while any(len(server.service.hub.scheduler.servers) < 2 for server in (one, two)):
            assert time.monotonic() < give_up, "the servers do not know of each other"
            time.sleep(0.05)
        yield [one, two]


@pytest.fixture(scope="module")
def servers(
    postgres: Postgres, bus: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Running]]:
    """The same two for all tests: each has people and tables of its own."""
    with two_servers(postgres, tmp_path_factory.mktemp("servers"), bus) as both:
        yield both


@pytest.fixture
async def pair(servers: list[Running], known_secrets: None) -> AsyncIterator[Pair]:
    async with AsyncExitStack() as stack:
        yield Pair(servers, stack)


async def seated(pair: Pair, **setup: object) -> list[Seat]:
    """Ann at the first server and Ben at the second, at one table."""
    ann = await pair.companies[0].person("Ann")
    ben = await pair.companies[1].person("Ben")
    table = await ann.create_table({"description": SMALL, "seats": 2, "pace": 0, **setup})
    windows = [await pair.window(0, ann, table), await pair.window(1, ben, table)]
    await windows[1].do("sit")
    await windows[1].do("ready")
    await together(*windows)
    return windows


async def test_what_happens_at_one_server_is_seen_at_the_other(pair: Pair) -> None:
    ann, ben = await seated(pair)
    await until(ann, lambda now: now["present"] == [0, 1])
    await ann.do("chat", text="hello over there")
    await until(ben, lambda now: bool(now["said"]))
    await ben.do("mute", seat=0)
    await ann.do("chat", text="hello?")
    await ann.do("start")
    await until(ben, lambda now: now["table"]["status"] == "playing")
    assert len(ben.now["said"]) == 1
    await play_on([ann, ben], never)
    assert ann.now["table"]["status"] == ben.now["table"]["status"] == "over"
    assert ann.now["open"] == ben.now["open"]
    assert ben.socket is not None
    await ben.socket.close()
    await until(ann, lambda now: now["present"] == [0])


async def waits_for_a_table(server: Running) -> bool:
    """Does anybody wait until somebody else has written to a table?"""
    waiting = (
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    async with server.service.engine.connect() as connection:
        return bool((await connection.execute(text(waiting))).scalar_one())


async def test_nobody_is_refused_because_others_are_faster_every_time(
    own_pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is stored at the first server, the second one is asked for something too."""
    ann, ben = await seated(own_pair)
    one, two = own_pair.servers
    rooms, commit = one.service.hub.rooms, one.service.hub.rooms.commit
    lines: list[asyncio.Task[dict[str, Any]]] = []
    here = asyncio.get_running_loop()

    async def ben_speaks() -> None:
        lines.append(asyncio.create_task(ben.do("chat", text=f"line {len(lines)}")))
        while not (lines[-1].done() or await two.ask(waits_for_a_table(two))):
            await asyncio.sleep(0.01)

    async def late(room: Room, entry: Entry) -> None:
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(ben_speaks(), here))
        await commit(room, entry)

    monkeypatch.setattr(rooms, "commit", late)
    assert (await ann.do("chat", text="at last"))["type"] == "ack"
    await asyncio.gather(*lines)
    said = [entry.body for entry in await one.entries(table_of(ann)) if entry.kind == entries.CHAT]
    assert sorted(said) == sorted(["at last", *(f"line {n}" for n in range(len(lines)))])
    assert said.index("at last") == len(lines) - 1


async def deaf(*_: object) -> None:
    """Instead of listening to other processes."""


@pytest.fixture
async def own_pair(
    postgres: Postgres, bus: str, tmp_path: Path, known_secrets: None
) -> AsyncIterator[Pair]:
    """Two servers for one test, after which they are not what they were."""
    async with AsyncExitStack() as stack:
        yield Pair(stack.enter_context(two_servers(postgres, tmp_path, bus)), stack)


async def test_nobody_is_sent_back_behind_what_they_have_seen(
    own_pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second server hears of nothing, as if all notices were still under way."""
    ann, ben = await seated(own_pair)
    follower = own_pair.servers[1].service.hub.follower
    for name in ("follow_all", "catch_up"):
        monkeypatch.setattr(follower, name, deaf)
    await ann.do("chat", text="one")
    await ann.do("start")
    seen = ann.now["seq"]
    late = Seat(ben.path, "")
    late.headers = ben.headers
    late.now = {"seq": seen}  # what it was shown by the first server
    async with late:
        assert late.now["seq"] == seen
        assert late.now["table"]["status"] == "playing"
    assert ben.now["seq"] <= seen
    person = Account(own_pair.servers[1].url, "Ben", ben.headers["cookie"].partition("=")[2])
    async with person:
        await ann.do("chat", text="two")
        fresh = await person.get(f"/tables/{table_of(ann)}")
        assert fresh["seq"] == ann.now["seq"]

        # What is decided upon what others have seen is not refused as stale.
        while ann.is_my_turn:
            await ann.move(await advised(ann))
        at = ann.now["position"]
        path = f"/tables/{table_of(ann)}/commands"
        await person.post(path, {"type": "move", "at": at, "move": "draw"})


async def test_while_redis_is_away_and_afterwards_the_table_goes_on(
    postgres: Postgres, tmp_path: Path, known_secrets: None
) -> None:
    if REDIS_SERVER is None:
        pytest.skip("there is no redis-server on this machine")
    async with AsyncExitStack() as stack:
        redis = stack.enter_context(redis_server())
        pair = Pair(stack.enter_context(two_servers(postgres, tmp_path, redis.url)), stack)
        ann, ben = await seated(pair)
        redis.stop()
        try:
            await ann.do("chat", text="is anybody there?")
            await until(ben, lambda now: bool(now["said"]))  # found in the database, a little later
        finally:
            redis.start()
        await ann.do("start")
        await together(ann, ben)
        await play_on([ann, ben], never)
        assert ann.now["open"] == ben.now["open"]


async def test_both_windows_of_a_seat_see_the_same_on_different_servers(pair: Pair) -> None:
    ann, ben = await seated(pair)
    person = Account(pair.servers[1].url, "Ann", ann.headers["cookie"].partition("=")[2])
    async with person:
        twin = await pair.window(1, person, table_of(ann))
        await ann.do("start")
        for _ in range(20):
            await together(ann, ben, twin)
            assert shown(twin) == shown(ann)
            mover = actor([ann, ben])
            assert mover is not None
            window = twin if mover is ann else ben
            await window.move(await advised(window))


async def test_of_two_that_move_at_once_one_is_told_to_look_again(pair: Pair) -> None:
    ann, ben = await seated(pair)
    await ann.do("start")
    await together(ann, ben)
    mover = actor([ann, ben])
    assert mover is not None
    number = mover.now["you"]
    cookie = mover.headers["cookie"].partition("=")[2]
    other = await pair.companies[1 - number].look(table_of(ann), cookie)
    random = Random(5)
    for _ in range(15):
        mover = actor([mover, other])
        if mover is None:
            break
        await together(mover, other)
        move, at = random.choice(mover.now["own"]["legal"]), mover.now["position"]
        numbers = [await window.send("move", at=at, move=move) for window in (mover, other)]
        outcomes = [
            await answer_to(window, number)
            for window, number in zip((mover, other), numbers, strict=True)
        ]
        assert sorted(outcomes) == ["ack", "move/stale"]
    stored = await pair.servers[0].entries(table_of(ann))
    assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))


async def answer_to(window: Seat, number: int) -> str:
    async with asyncio.timeout(TIMEOUT):
        while True:
            message = await window.receive()
            if message.get("id") == number:
                return str(message.get("code") or message["type"])


async def test_bots_and_clocks_move_once_whoever_looks_after_them(pair: Pair) -> None:
    """Several tables, so that each server has some; all bots, or nobody who answers in time."""
    ann = await pair.companies[0].person("Ann")
    bots = {1: {"name": "greedy"}, 2: {"name": "greedy"}}
    setup = {"description": SMALL, "seats": 3, "pace": 0, "timer": 1}
    tables = [await ann.create_table(setup, bots) for _ in range(6)]
    windows = [await pair.window(n % 2, ann, table) for n, table in enumerate(tables)]
    for number, window in enumerate(windows):
        await window.do("start")
        if number > 1:
            await window.do("bot", seat=0)
    for window in windows[2:]:
        await until(window, lambda now: now["table"]["status"] == "over")
    for window in windows[:2]:
        await until(window, lambda now: bool(now["open"]["turns"] > 6 or now["open"]["round"] > 1))
        with suppress(RefusedError):  # it may be over by now
            await window.do("pause")
    for table in tables:
        stored = await pair.servers[1].entries(table)
        assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
        if table not in tables[:2]:  # there a seat may go out before a bot has moved
            assert entries.BOT_MOVE in {entry.kind for entry in stored}
        await pair.servers[1].stored(table)  # every move was legal when it was made
    stored = [entry for table in tables[:2] for entry in await pair.servers[0].entries(table)]
    assert {entry.seat for entry in stored if entry.kind == entries.TIMED_MOVE} == {0}


async def test_when_a_server_goes_the_other_looks_after_its_tables(
    postgres: Postgres, tmp_path: Path, known_secrets: None
) -> None:
    database = postgres.new_database()
    async with AsyncExitStack() as stack:
        with running(tmp_path / "one", database=database) as one:
            with running(tmp_path / "two", database=database) as two:
                ann = await stack.enter_async_context(Account(two.url, "Ann"))
                bots = {1: {"name": "greedy"}}
                setup = {"game": "level8-101", "seats": 2, "pace": 20, "timer": 1}
                tables = [await ann.create_table(setup, bots) for _ in range(4)]
                for table in tables:
                    await ann.do(table, "start")
            # The second one has stopped: what it looked after goes on.
            spectators = [await Company(one, stack).look(table, ann.cookie) for table in tables]
            for spectator in spectators:
                later = spectator.now["seq"] + 10
                await until(spectator, lambda now, later=later: bool(now["seq"] >= later))  # type: ignore[misc]
                assert await refused(spectator, "undo", at=0) == "move/stale"


async def test_nobody_is_refused_for_what_their_server_has_not_heard_of(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And then they see who is there, and who acts as host, as all others do."""

    async def nothing() -> None:
        follower.behind.clear()
        follower.following = None

    follower = pair.servers[1].service.hub.follower
    ann, ben = await seated(pair)
    await until(ben, lambda now: now["present"] == [0, 1])
    monkeypatch.setattr(follower, "follow", nothing)
    monkeypatch.setattr(follower, "catch_up", nothing)
    await ann.do("leave")
    await ben.do("start")  # he is the host now
    await until(ben, lambda now: now["present"] == [1])
    assert ben.now["table"]["host"] == 1
