"""Several processes of one server: the people of a table meet in one of them."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from nivelo.client import Account, RefusedError, Seat
from nivelo.server.app import create_app
from nivelo.server.live.scheduler import owner
from nivelo.server.settings import Settings
from nivelo.server.transport.handover import MOST_HEAD, Handover, Receiver
from nivelo.server.transport.worker_server import WorkerServer
from support.server.people_at_tables import TIMEOUT, until
from support.server.postgres import Postgres
from support.server.running_server import NO_LIMITS, Running, running
from support.server.serve_process import serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

HEAD = b"GET /api/tables/x/live HTTP/1.1\r\n\r\n"


class RunningWorker(Running):
    """A server in this process that is one of several."""

    def __init__(self, settings: Settings, folder: Path, home: str) -> None:
        super().__init__(settings)
        self.home = home
        self.app = create_app(settings, home)
        self.config.app = self.app
        self.server = WorkerServer(self.config, Handover(folder, home))

    def readers(self, table: str) -> int:
        room = self.service.rooms.held.get(table)
        return 0 if room is None else len(room.subscribers)


@pytest.fixture
def workers(tmp_path: Path, postgres: Postgres) -> Iterator[list[RunningWorker]]:
    folder = tmp_path / "s"
    folder.mkdir()
    chosen = {**NO_LIMITS, "database": postgres.new_database(), "workers": 2}
    with ExitStack() as stack:
        started = []
        for home in ("one", "two"):
            worker = RunningWorker(Settings(data=str(tmp_path / home), **chosen), folder, home)
            worker.start()
            stack.callback(worker.stop)
            started.append(worker)
        yield started


@pytest.fixture
async def guests(workers: list[RunningWorker]) -> AsyncIterator[tuple[Account, Account]]:
    """Ann's connections are all accepted by the first process, Ben's by the second."""
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Account(workers[0].url, "Ann"))
        ben = await stack.enter_async_context(Account(workers[1].url, "Ben"))
        yield ann, ben


async def tables_of_all(host: Account, workers: list[RunningWorker]) -> list[str]:
    """Tables, of which each process has at least two to look after."""
    homes = [worker.home for worker in workers]
    tables: list[str] = []
    for _ in range(60):
        tables.append(await host.create_table({"seats": 2}))
        if min(Counter([*homes, *(owner(table, homes) for table in tables)]).values()) >= 3:
            return tables
    pytest.fail("all tables at one process")


async def test_people_of_one_table_meet_whoever_accepted_them(
    workers: list[RunningWorker], guests: tuple[Account, Account]
) -> None:
    ann, ben = guests
    tables = await tables_of_all(ann, workers)
    async with AsyncExitStack() as stack:
        for table in tables:
            host = await stack.enter_async_context(ann.seat(table))
            guest = await stack.enter_async_context(ben.seat(table))
            await guest.do("sit")
            await guest.do("ready")
            await host.do("start")
            home = owner(table, [worker.home for worker in workers])
            met = {worker.home: worker.readers(table) for worker in workers}
            assert met == {"one": 0, "two": 0, home: 2}


async def test_only_what_others_must_know_is_told_to_other_processes(
    workers: list[RunningWorker], guests: tuple[Account, Account]
) -> None:
    ann, ben = guests
    async with asyncio.timeout(TIMEOUT):
        while any(len(worker.service.hub.scheduler.servers) < 2 for worker in workers):
            await asyncio.sleep(0.05)
    for table in await tables_of_all(ann, workers):
        async with ann.seat(table) as host, ben.seat(table) as guest:
            await guest.do("sit")
            home, other = sorted(workers, key=lambda worker: -worker.readers(table))
            assert not home.service.rooms.concerns_others(table)
            assert other.service.rooms.concerns_others(table)
            # Somebody acts elsewhere, knowing nothing of it but what is stored.
            account = ann if other is workers[0] else ben
            command = {"type": "chat", "text": "from elsewhere"}
            answer = await account.http.post(f"/tables/{table}/commands", json=command)
            assert answer.json()["type"] == "ack"
            for window in (host, guest):
                await until(window, lambda now: bool(now["said"]))


async def test_who_looks_after_a_table_learns_who_is_connected_elsewhere(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Two servers whose people are spread by chance: what bots do must reach them all at once."""
    database = postgres.new_database()
    with (
        running(tmp_path / "one", database=database) as one,
        running(tmp_path / "two", database=database) as two,
    ):
        async with Account(one.url, "Ann") as ann, asyncio.timeout(TIMEOUT):
            while len(two.service.hub.scheduler.servers) < 2:
                await asyncio.sleep(0.05)
            bots = {1: {"name": "greedy"}}
            table = await ann.create_table({"seats": 2, "pace": 10_000}, bots)
            while not two.service.hub.scheduler.is_mine(table):
                table = await ann.create_table({"seats": 2, "pace": 10_000}, bots)
            async with ann.seat(table) as host:
                await host.do("start")
                while table not in two.service.rooms.held:
                    await asyncio.sleep(0.01)
                # Also after the table was forgotten and read again.
                for _ in range(2):
                    room = await two.ask(two.service.rooms.get(table))
                    while not room.is_watched_elsewhere:
                        await asyncio.sleep(0.01)
                    assert two.service.rooms.concerns_others(table)
                    del two.service.rooms.held[table]


async def test_tables_that_could_not_be_taken_over_are_tried_again(
    workers: list[RunningWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(since: int) -> list[str]:
        raise OSError("the database is away")

    follower = workers[0].service.hub.follower
    monkeypatch.setattr(follower.store, "automatic_tables", fail)
    follower.missed = True
    with pytest.raises(OSError, match="is away"):
        await workers[0].ask(follower.look_round())
    assert follower.missed


async def test_a_process_that_is_gone_leaves_its_tables_to_the_others(
    workers: list[RunningWorker], guests: tuple[Account, Account], tmp_path: Path
) -> None:
    ann, _ = guests
    first, second = workers
    path = second.server.receiver.path  # type: ignore[attr-defined]
    second.stop()
    assert not path.exists()
    # As if it had been killed: there is a socket, and nobody listens.
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))
    for table in await tables_of_all(ann, workers):
        async with ann.seat(table) as host:
            await host.do("chat", text="still here")
            assert first.readers(table) == 1


def test_a_process_that_replaces_another_has_its_tables() -> None:
    tables = [f"table{number}" for number in range(100)]
    before = [owner(table, ["a-0.1111", "a-1.2222", "a-2.3333"]) for table in tables]
    after = [owner(table, ["a-0.1111", "a-1.9999", "a-2.3333"]) for table in tables]
    assert after == [name.replace("a-1.2222", "a-1.9999") for name in before]
    assert set(before) == {"a-0.1111", "a-1.2222", "a-2.3333"}


async def test_only_whole_requests_are_taken(tmp_path: Path) -> None:
    taken: list[bytes] = []

    def take(connection: socket.socket, head: bytes) -> None:
        taken.append(head)
        connection.close()

    here, there = Handover(tmp_path, "here"), Handover(tmp_path, "there")
    receiver = Receiver(there, take)
    table = next(name for name in map(str, range(100)) if owner(name, ["here", "there"]) == "there")
    one, other = socket.socketpair()
    with one, other:
        assert not here.give(table, one.fileno(), b"x" * (MOST_HEAD + 1)), "it is too long"
        assert here.send("there", one.fileno(), b"half a requ")
        assert here.give(table, one.fileno(), HEAD)
        assert not here.send("nowhere", one.fileno(), HEAD)
        async with asyncio.timeout(TIMEOUT):
            while not taken:
                await asyncio.sleep(0.01)
        one.close()
        other.settimeout(TIMEOUT)
        assert other.recv(1) == b"", "no copy of the connection is left open"
    assert taken == [HEAD]
    receiver.close()
    assert list(tmp_path.iterdir()) == []


class Taker:
    """A process of a home that takes connections and hangs up."""

    def __init__(self, folder: Path, home: str) -> None:
        self.taken = asyncio.Event()
        self.receiver = Receiver(Handover(folder, home), self.take)

    def take(self, connection: socket.socket, head: bytes) -> None:
        connection.close()
        self.taken.set()

    def die(self) -> None:
        """Leave the socket behind, as one does that is killed."""
        self.receiver.loop.remove_reader(self.receiver.listener)
        self.receiver.listener.close()


async def hand_over(folder: Path, taker: Taker) -> None:
    one, other = socket.socketpair()
    with one, other:
        assert Handover(folder, "here").send("home", one.fileno(), HEAD)
        async with asyncio.timeout(TIMEOUT):
            await taker.taken.wait()


async def test_who_replaces_a_process_takes_what_comes_and_who_leaves_only_its_own(
    tmp_path: Path,
) -> None:
    former, follower = Taker(tmp_path, "home"), Taker(tmp_path, "home")
    await hand_over(tmp_path, follower)
    former.receiver.close()
    assert list(tmp_path.iterdir()) == [follower.receiver.path]
    follower.receiver.close()


async def test_a_follower_that_is_killed_leaves_connections_to_the_former(tmp_path: Path) -> None:
    """A restart gives up on one that is late; by then it may have a socket already."""
    former, follower = Taker(tmp_path, "home"), Taker(tmp_path, "home")
    follower.die()
    await hand_over(tmp_path, former)
    assert list(tmp_path.iterdir()) == [former.receiver.path]
    former.receiver.close()


async def test_any_process_may_die_at_any_moment(tmp_path: Path, postgres: Postgres) -> None:
    options = ("--workers=2", "--log-format=json", f"--database={postgres.new_database()}")
    with serving(tmp_path, *options) as server:
        async with Account(server.url, "Ann") as ann, Account(server.url, "Ben") as ben:
            tables = [await ann.create_table({"seats": 2}) for _ in range(4)]
            pids = [line["process"] for line in server.log_lines("the server runs")]
            while len(pids) < 2:
                time.sleep(0.05)
                pids = [line["process"] for line in server.log_lines("the server runs")]
            async with AsyncExitStack() as stack:
                hosts = [await stack.enter_async_context(ann.seat(table)) for table in tables]
                guests = [await stack.enter_async_context(ben.seat(table)) for table in tables]
                for guest in guests:
                    await guest.do("sit")
                for pid in pids[:2]:
                    os.kill(pid, 9)
                    for host, guest in zip(hosts, guests, strict=True):
                        await said(host, f"after {pid}")
                        await said(guest, f"and {pid}")
        assert server.stop() == 0


async def said(seat: Seat, text: str) -> None:
    """Say something, again if the connection was lost meanwhile."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                await seat.do("chat", text=text)
                return
            except RefusedError as error:
                if error.code != "connection/lost":
                    raise
