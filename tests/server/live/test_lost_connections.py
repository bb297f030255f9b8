"""Connections that break: of a program to its table, of processes to one another."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nivelo.client import Account, RefusedError
from nivelo.server.live.bus import CHANNEL, PostgresBackend
from nivelo.server.live.notice import Notice
from support.server.postgres import Postgres
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


async def new_table(host: Account) -> str:
    return await host.create_table({})


async def test_a_program_that_is_too_fast_is_slowed_down_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    with running(tmp_path, messages_per_second=20) as server:
        async with Account(server.url, "Ann") as ann, ann.seat(await new_table(ann)) as seat:
            answers = [await seat.do("ping") for _ in range(70)]
            assert [answer["type"] for answer in answers] == ["pong"] * 70


async def test_every_message_that_is_one_too_many_is_answered_with_its_id(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=1) as server:
        async with Account(server.url, "Ann") as ann, ann.seat(await new_table(ann)) as seat:
            numbers = [await seat.send("ping") for _ in range(10)]
            answered = {number: await seat.answer(number) for number in numbers}
            refused = [n for n in numbers if answered[n].get("code") == "rate/messages"]
            assert refused


async def test_who_sends_into_a_broken_connection_is_told_and_is_connected_again(
    sqlite_server: Running,
) -> None:
    async with Account(sqlite_server.url, "Ann") as ann, ann.seat(await new_table(ann)) as seat:
        assert seat.socket is not None
        await seat.socket.close()
        with pytest.raises(RefusedError) as refused:
            await seat.do("ping")
        assert refused.value.code == "connection/lost"
        assert (await seat.do("ping"))["type"] == "pong"


async def test_notices_come_again_after_their_connection_was_lost(postgres: Postgres) -> None:
    backend = PostgresBackend(postgres.new_database())
    await backend.on_startup()
    await backend.subscribe([CHANNEL])
    assert not await backend.mend()
    await backend._listener_conn.close()
    await backend.publish(b"lost", [CHANNEL])
    assert await backend.mend()
    await backend.publish(b"heard", [CHANNEL])
    async with asyncio.timeout(20):
        heard = await anext(backend.stream_events())
    assert heard == (CHANNEL, b"heard")
    await backend.on_shutdown()


async def test_a_notice_that_cannot_be_sent_is_given_up() -> None:
    backend = PostgresBackend("postgresql://127.0.0.1:1/nowhere")
    await backend.publish(b"to nobody", [CHANNEL])


async def test_an_older_notice_does_not_hide_a_newer_one(sqlite_server: Running) -> None:
    follower = sqlite_server.service.hub.follower

    async def hear() -> dict[str, int]:
        for seq in (6, 5):
            await follower.heard(Notice("another", moved={"t": seq}))
        return dict(follower.behind)

    assert await sqlite_server.ask(hear()) == {"t": 6}
