"""The event loop by turns: a crowd of one address waits for itself, and nobody else for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from nivelo.client import Account
from nivelo.server.security.fair_turns import FairTurns
from support.server.raw_socket import raw_socket
from support.server.running_server import running

pytestmark = pytest.mark.anyio

CROWD = 20


def goes_on_at_once(work: Coroutine[Any, Any, None]) -> bool:
    try:
        work.send(None)
    except StopIteration:
        return True
    work.close()
    return False


async def test_without_a_crowd_nobody_waits() -> None:
    turns = FairTurns(3)
    assert [goes_on_at_once(turns.take("an address")) for _ in range(4)] == [True] * 3 + [False]
    while turns.is_scheduled:
        await asyncio.sleep(0)
    assert goes_on_at_once(turns.take("an address"))


async def test_in_each_turn_of_the_loop_a_few_are_done_and_others_in_between() -> None:
    turns = FairTurns(4)
    done: list[str] = []
    for _ in range(CROWD):
        turns.add("crowd", lambda: done.append("crowd"))
    turns.add("other", lambda: done.append("other"))
    by_turn: list[int] = []
    while turns.is_scheduled:
        await asyncio.sleep(0)
        by_turn.append(len(done) - sum(by_turn))
    assert done.index("other") == 1
    assert [number for number in by_turn if number] == [4, 4, 4, 4, 4, 1]


async def test_work_that_fails_keeps_nobody_from_their_turn() -> None:
    turns, done = FairTurns(1), asyncio.Event()
    failed: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: failed.append(what))

    def fail() -> None:
        raise RuntimeError("on purpose")

    turns.add("one", fail)
    turns.add("other", done.set)
    await asyncio.wait_for(done.wait(), 10)
    assert len(failed) == 1


async def test_all_of_a_crowd_have_their_turn_but_one_that_has_gone() -> None:
    turns = FairTurns(2)
    done: list[int] = []

    async def come(number: int) -> None:
        await turns.take("crowd")
        done.append(number)

    crowd = [asyncio.create_task(come(number)) for number in range(CROWD)]
    await asyncio.sleep(0)
    crowd[7].cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    assert done == [number for number in range(CROWD) if number != 7]


async def test_commands_and_what_is_told_of_them_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    told: list[str] = []
    take, add = FairTurns.take, FairTurns.add

    async def asks(turns: FairTurns, network: str) -> None:
        asked.append(network)
        await take(turns, network)

    def tells(turns: FairTurns, network: str, work: Any) -> None:
        told.append(network)
        add(turns, network, work)

    monkeypatch.setattr(FairTurns, "take", asks)
    monkeypatch.setattr(FairTurns, "add", tells)
    with running(tmp_path) as server:
        async with Account(server.url, "Ann") as ann:
            table = await ann.create_table({"seats": 2})
            forwarded = {"x-forwarded-for": "192.0.2.7"}
            async with (
                raw_socket(server.url, table, ann.cookie) as window,
                raw_socket(server.url, table, **forwarded),
                raw_socket(server.url, table, **forwarded),
            ):
                asked.clear()
                told.clear()
                await window.ask('{"type": "chat", "text": "hello", "id": 1}')
                assert asked == ["127.0.0.1"]
                assert {"127.0.0.1", "192.0.2.7"} == set(told)


async def test_who_is_refused_again_and_again_is_read_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, messages_per_second=0.1) as server:
        waits: list[str] = []

        def wait(address: str) -> float:
            waits.append(address)
            return 0.0

        monkeypatch.setattr(server.service.quotas.refusals, "wait", wait)
        async with Account(server.url, "Ann") as ann:
            table = await ann.create_table({"seats": 2})
            async with raw_socket(server.url, table, ann.cookie) as window:
                for _ in range(5):
                    answer = await window.ask('{"type": "ping", "id": 1}')
                    assert answer["code"] == "rate/messages"
    assert waits == ["127.0.0.1"] * 5
