"""`nivelo serve` as people run it: a process that says where it is, and ends well."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from nivelo.client import Account, Seat
from nivelo.commands import serve
from nivelo.commands.shared.output import Output
from nivelo.server.serve import MOST_MESSAGE
from support.cli.command_result import Nivelo
from support.server.finished_games import Shown, play_out, play_small, small_table
from support.server.postgres import Postgres
from support.server.serve_process import Serving, serving

pytestmark = pytest.mark.slow_pure  # the same in both modes

EXTRA = (
    "aiosqlite",
    "alembic",
    "asyncpg",
    "httpx",
    "litestar",
    "msgspec",
    "platformdirs",
    "prometheus_client",
    "redis",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)


async def closed_with(seat: Seat) -> int | None:
    """The code with which the other side closes the connection."""
    assert seat.socket is not None
    with suppress(ConnectionClosed):
        async for _ in seat.socket:
            continue
    return seat.socket.close_code


# From start to stop


def test_it_ends_well_when_asked_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def begin(server: Serving) -> tuple[str, str]:
        async with Account(server.url, "Ann") as ann:
            table = await small_table(ann)
            async with ann.seat(table) as seat:
                await Shown(seat).do("start")
                server.process.send_signal(signal.SIGTERM)
                while (message := await seat.receive())["type"] != "bye":
                    continue
                assert (message["code"], message["again"]) == ("server/stopping", True)
                assert await closed_with(seat) == 4000
            return table, ann.cookie

    async def go_on(server: Serving, table: str, cookie: str) -> None:
        async with Account(server.url, "Ann", cookie) as ann, ann.seat(table) as seat:
            await play_out(Shown(seat))

    with serving(tmp_path, "--log-format=json") as first:
        table, cookie = asyncio.run(begin(first))
        assert first.process.wait(30) == 0
        assert len(first.log_lines("the server has stopped")) == 1
    with serving(tmp_path) as second:
        asyncio.run(go_on(second, table, cookie))
        assert second.stop(signal.SIGINT) == 0


def test_it_restarts_in_place_and_refuses_nobody_meanwhile(tmp_path: Path) -> None:
    async def follow(server: Serving) -> None:
        async with Account(server.url, "Ann") as ann:
            table = await small_table(ann)
            async with ann.seat(table) as seat:
                await Shown(seat).do("start")
                server.process.send_signal(signal.SIGUSR1)
                while (message := await seat.receive())["type"] != "bye":
                    continue
                assert (message["code"], message["again"]) == ("server/stopping", True)
                assert await closed_with(seat) == 4000
            # For a moment after its goodbye the old one still lets people in, only to close again.
            async with asyncio.timeout(30):
                while not server.log_lines("the server has stopped"):
                    await asyncio.sleep(0.05)
            # The old one has gone and the new one is not there yet: this waits for the new one.
            answer = await asyncio.to_thread(httpx.get, f"{server.url}/health/live", timeout=60)
            assert answer.status_code == 200
            async with ann.seat(table) as seat:
                await play_out(Shown(seat))

    with serving(tmp_path, "--log-format=json") as server:
        asyncio.run(follow(server))
        runs = server.log_lines("the server runs")
        assert [line["process"] for line in runs] == [server.process.pid] * 2
        assert server.stop() == 0
        assert len(server.log_lines("the server has stopped")) == 2


def test_who_is_told_to_stop_while_it_restarts_stops(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-format=json") as server:
        server.process.send_signal(signal.SIGUSR1)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(30) == 0
        assert len(server.log_lines("the server has stopped")) == 1


def test_a_message_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    async def shout(url: str) -> int | None:
        async with Account(url, "Ann") as ann, ann.seat(await small_table(ann)) as seat:
            assert seat.socket is not None
            await seat.socket.send(" " * MOST_MESSAGE)
            while (message := await seat.receive())["type"] != "error":
                continue
            assert message["code"] == "message/json"
            await seat.socket.send(" " * (MOST_MESSAGE + 1))
            return await closed_with(seat)

    with serving(tmp_path) as server:
        assert asyncio.run(shout(server.url)) == 1009


def test_only_known_proxies_are_believed(tmp_path: Path) -> None:
    headers = {"x-forwarded-for": "203.0.113.5", "x-forwarded-proto": "https"}
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 200
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 403
        me = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
        assert "; Secure" in me.headers["set-cookie"]
    with serving(tmp_path, "--proxies=10.0.0.0/8") as server:
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 200
        me = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
        assert "; Secure" not in me.headers["set-cookie"]


def test_several_processes_serve_the_same_tables(tmp_path: Path, postgres: Postgres) -> None:
    async def play(url: str) -> None:
        async with Account(url, "Ann") as ann:
            await play_small(ann, await small_table(ann))

    def moves(url: str) -> float:
        text = httpx.get(f"{url}/metrics").text
        lines = [line for line in text.splitlines() if line.startswith("nivelo_moves_total")]
        return sum(float(line.rpartition(" ")[2]) for line in lines)

    options = ("--workers=2", "--log-format=json")
    with serving(tmp_path, *options, NIVELO_DATABASE=postgres.new_database()) as server:
        asyncio.run(play(server.url))
        while len(started := server.log_lines("the server runs")) < 2:
            time.sleep(0.05)
            assert server.process.poll() is None
        # Whichever of them is asked, the numbers are those of both.
        assert len({moves(server.url) for _ in range(8)}) == 1
        before = moves(server.url)
        os.kill(started[0]["process"], signal.SIGKILL)
        while len(server.log_lines("the server runs")) < 3:
            time.sleep(0.05)
            assert server.process.poll() is None
        asyncio.run(play(server.url))
        assert moves(server.url) > before
        # A restart replaces them one by one.
        server.process.send_signal(signal.SIGUSR1)
        while len(server.log_lines("the server runs")) < 5:
            httpx.get(f"{server.url}/health/live").raise_for_status()
            time.sleep(0.05)  # else asking takes what the new ones need to start
            assert server.process.poll() is None
        assert server.stop() == 0
        assert len(server.log_lines("the server has stopped")) == 4


# What cannot be served


def test_an_address_that_is_taken_is_named(nivelo: Nivelo, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = nivelo("serve", "--host=127.0.0.1", "--port", port, "--data", str(tmp_path))
    assert done.code == 2
    assert done.err.startswith(f"nivelo: serve/address: 127.0.0.1 port {port}: ")


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("postgresql://cards:hush@127.0.0.1:1/cards", "database/failed"),
        ("postgresql://cards:hush@nowhere.invalid/cards", "database/failed"),
        ("sqlite:////nowhere/at/all/cards.sqlite3", "database/failed"),
        ("mysql://cards:hush@db/cards", "database/url"),
        ("postgresql://cards:hush@db:port/cards", "database/url"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    nivelo: Nivelo, tmp_path: Path, database: str, code: str
) -> None:
    done = nivelo("serve", "--database", database, "--data", str(tmp_path))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"nivelo: {code}: ")
    assert len(done.err.splitlines()) == 1
    assert "hush" not in done.err


def without_extra(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command where the server's dependencies are not installed."""
    missing = f"import sys; sys.modules.update(dict.fromkeys({EXTRA!r}))"
    call = f"{missing}; from nivelo.cli import main; sys.exit(main({list(words)!r}))"
    environment = {k: v for k, v in os.environ.items() if not k.startswith("COV")}
    return subprocess.run(
        [sys.executable, "-c", call],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("words", [("serve",), ("export", "x"), ("import", "x")])
def test_without_the_extra_it_is_said_what_to_install(words: tuple[str, ...]) -> None:
    done = without_extra(*words)
    assert done.returncode == 2
    assert done.stderr.startswith("nivelo: install/missing: ")
    assert "pip install 'nivelo[server]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_without_the_extra_everything_else_works() -> None:
    assert without_extra("serve", "--help").returncode == 0
    assert without_extra("games").returncode == 0


def test_a_mistake_of_our_own_is_not_taken_for_a_missing_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "nivelo.server.serve", None)
    with pytest.raises(ModuleNotFoundError):
        serve.run(argparse.Namespace(), Output(json=False))
