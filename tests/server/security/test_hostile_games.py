"""Custom games that are meant to hold up a server, and what else a request may be."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import httpx
import pytest
from test_complexity import HEAVY

from nivelo.client import Account, RefusedError
from nivelo.engine.errors import GameFileError
from nivelo.games.files import read_game_text
from nivelo.server import service
from nivelo.server.protocol.setup import cached_game
from nivelo.server.security import slow_clients
from support.server.finished_games import SMALL
from support.server.running_server import Running, running


def test_a_game_has_a_few_mixes_not_a_thousand() -> None:
    many = SMALL + "".join(f"\n[mixes.m{n}]\n" for n in range(9))
    with pytest.raises(GameFileError) as refused:
        read_game_text(many, "a test")
    assert refused.value.code == "game/key"


def test_a_table_that_is_stored_is_read_again_however_heavy_its_game() -> None:
    assert cached_game("wide", HEAVY, 2, ("one", "one"), "none", ()).name == "wide"


@pytest.mark.anyio
async def test_who_has_too_many_games_checked_must_wait(tmp_path: Path) -> None:
    with running(tmp_path, games_per_minute=10) as server:
        async with Account(server.url, "Ann") as ann:
            codes = set()
            for number in range(20):
                try:
                    await ann.post("/games/check", {"description": f"# {number}\n{SMALL}"})
                except RefusedError as error:
                    codes.add(error.code)
            assert codes == {"rate/games"}


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/games/check", "/games/odds", "/own-games"])
async def test_nobody_waits_for_a_game_that_takes_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(service, "check_custom_game", for_ever)
    monkeypatch.setattr(service, "odds_of", for_ever)
    monkeypatch.setattr(service, "CHECK_SECONDS", 1.0)
    monkeypatch.setattr(service, "ODDS_SECONDS", 1.0)
    with running(tmp_path) as server:
        async with Account(server.url, "Ann") as ann, Account(server.url, "Bo") as bo:
            asking = asyncio.create_task(ann.post(path, {"description": SMALL}))
            answered = 0
            while not asking.done():
                await bo.get("/me")
                answered += 1
                await asyncio.sleep(0.01)
            with pytest.raises(RefusedError) as refused:
                await asking
            assert refused.value.code in ("game/too_hard", "odds/too_hard")
            assert answered > 1


def for_ever(_: object) -> None:
    """A search in compiled code, which lets no other thread of its process do anything."""
    sys.setswitchinterval(3600)
    while True:
        pass


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["game", "players", "side", "mix"])
async def test_what_has_a_place_of_its_own_is_no_option(sqlite_server: Running, name: str) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        with pytest.raises(RefusedError) as refused:
            await ann.create_table({"options": {name: "1"}})
        assert refused.value.code == "game/option"


@pytest.mark.parametrize("origin", ["http://[", "null", "://", "http://"])
def test_an_origin_that_makes_no_sense_is_refused(sqlite_server: Running, origin: str) -> None:
    answer = httpx.post(
        f"{sqlite_server.url}/api/me", json={"name": "X"}, headers={"origin": origin}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "request/origin")


def ended(connection: socket.socket, begun: bytes) -> bool:
    """Does the other side end it without a word, however much of a request has come?"""
    try:
        connection.sendall(begun)
        return connection.recv(100) == b""
    except (ConnectionResetError, BrokenPipeError):
        return True


def test_a_request_that_does_not_come_to_an_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_clients, "REQUEST_SECONDS", 0.2)
    with running(tmp_path) as server:
        for begun in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/me HTTP/1.1\r\nContent-"):
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as half:
                assert ended(half, begun)


def test_a_request_that_grows_and_grows_is_ended(sqlite_server: Running) -> None:
    with socket.create_connection(("127.0.0.1", sqlite_server.port), timeout=20) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert not takes_all(endless, b"X: " + b"x" * 1000 + b"\r\n", 10_000)


def takes_all(connection: socket.socket, line: bytes, times: int) -> bool:
    """Does the other side listen to all of it?"""
    try:
        for _ in range(times):
            connection.sendall(line)
    except (ConnectionResetError, BrokenPipeError):
        return False
    return True


@pytest.mark.anyio
async def test_when_the_database_is_away_one_is_asked_to_try_again(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(sqlite_server.service.store, "lobby", away)
    answer = await asyncio.to_thread(httpx.get, f"{sqlite_server.url}/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (503, "server/storage")
