"""Neighbours: what one address asks for within all limits leaves time for the others."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from nivelo.client import Account, RefusedError
from nivelo.server.live.quotas import PEOPLE_AT_AN_ADDRESS, READERS_FOR_ONE
from nivelo.server.security import limits
from nivelo.server.security.limits import Buckets
from nivelo.server.thinking import bot_workers, replays
from nivelo.server.thinking.advice import hint_info
from nivelo.server.thinking.bot_workers import COACH, HINT, BotWorkers
from nivelo.server.thinking.process_pool import ProcessPool
from support.server.finished_games import play_small, small_table
from support.server.people_at_tables import Company, advised, refused, table_of, until
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

LONG = 60.0


class StoppedTime:
    """A clock that stands still: what was used up does not come back, however slow the machine."""

    @staticmethod
    def monotonic() -> float:
        return 100.0


@pytest.fixture
def stopped_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", StoppedTime)


async def test_a_person_may_say_so_much_over_all_connections(
    tmp_path: Path, stopped_limits: None
) -> None:
    with running(tmp_path, chat_per_minute=3) as server:
        async with Account(server.url, "Ann") as ann:
            table = await ann.create_table({"seats": 2})
            async with ann.seat(table) as one, ann.seat(table) as two:
                for seat in (one, two, one):
                    await seat.do("chat", text="hello")
                assert await refused(two, "react", reaction="wow") == "rate/chat"
            path = f"/tables/{table}/commands"
            with pytest.raises(RefusedError, match="rate/chat"):
                await ann.post(path, {"type": "chat", "text": "and by the other way"})


async def test_many_people_of_one_address_may_not_say_without_end(
    tmp_path: Path, stopped_limits: None
) -> None:
    with running(tmp_path, chat_per_minute=1) as server:
        codes = []
        for _ in range(PEOPLE_AT_AN_ADDRESS + 1):
            async with Account(server.url, "Ann") as ann:
                table = await ann.create_table({"seats": 2})
                answer = await ann.http.post(
                    f"/tables/{table}/commands", json={"type": "chat", "text": "hello"}
                )
                codes.append(answer.json().get("code"))
        assert codes == [None] * PEOPLE_AT_AN_ADDRESS + ["rate/chat"]


async def test_to_sit_down_counts_more_than_a_move(tmp_path: Path, stopped_limits: None) -> None:
    with running(tmp_path, messages_per_address=4) as server:  # twelve in a heap
        async with Account(server.url, "Ann") as ann, Account(server.url, "Ben") as ben:
            table = await ann.create_table({"seats": 2})
            for kind in ("sit", "leave", "sit"):
                await ben.do(table, kind)
            with pytest.raises(RefusedError, match="rate/messages"):
                await ben.do(table, "leave")
            await ben.do(table, "ready")


async def test_another_name_counts_for_every_table_at_which_it_is_told(
    tmp_path: Path, stopped_limits: None
) -> None:
    with running(tmp_path, messages_per_address=3) as server:  # nine in a heap
        async with Account(server.url, "Ann") as ann, Account(server.url, "Ben") as ben:
            tables = [await ann.create_table({"seats": 2}) for _ in range(4)]
            for name in ("Anna", "Anne"):
                await ann.post("/me", {"name": name})
            with pytest.raises(RefusedError, match="rate/messages"):
                await ann.post("/me", {"name": "Annie"})
            assert (await ann.get("/me"))["name"] == "Anne"
            assert (await server.stored(tables[0])).seats[0].name == "Anne"
            await ben.post("/me", {"name": "Benno"})  # sits nowhere


async def test_hints_have_a_budget_and_are_thought_of_once(
    tmp_path: Path, stopped_limits: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    think = hint_info

    def counted(seen: object) -> object:
        asked.append(1)
        return think(seen)  # type: ignore[arg-type]

    monkeypatch.setattr(bot_workers, "hint_info", counted)
    with running(tmp_path, hints_per_minute=4) as server:
        async with Account(server.url, "Ann") as ann:
            table = await ann.create_table({"seats": 2, "pace": 10_000})
            async with ann.seat(table) as seat:
                await seat.do("start")
                await until(seat, lambda now: bool(now["table"]["status"] == "playing"))
                answers = [await seat.do("hint") for _ in range(4)]
                assert len({str(answer["hint"]) for answer in answers}) == 1
                assert len(asked) == 1
                assert await refused(seat, "hint") == "rate/hints"


async def test_what_many_are_told_of_counts_for_more(tmp_path: Path, stopped_limits: None) -> None:
    with running(tmp_path, messages_per_address=4) as server:
        async with Account(server.url, "Ann") as ann:
            table = await ann.create_table({"seats": 2})
            room = await server.ask(server.service.hub.rooms.get(table))
            async with ann.seat(table) as seat:
                reader = next(iter(room.subscribers))
                room.subscribers.update(reader.__class__(None, reader.write) for _ in range(40))
                await seat.do("ready")  # one, and ten for those who are told
                path = f"/tables/{table}/commands"
                with pytest.raises(RefusedError, match="rate/messages"):
                    await ann.post(path, {"type": "ready"})
                assert 40 // READERS_FOR_ONE == 10


async def test_bots_of_one_address_do_not_move_without_end(tmp_path: Path) -> None:
    with running(tmp_path, bot_moves_per_second=1) as server:
        async with Account(server.url, "Ann") as ann:
            table = await ann.create_table({"seats": 2, "pace": 0})
            async with ann.seat(table) as seat:
                await seat.do("start")
                await seat.do("bot", seat=0)
                await asyncio.sleep(0.5)
                made = seat.now["seq"]
                assert made < 10  # three at once, and then one in a second
                await until(seat, lambda now: bool(now["seq"] > made))


async def test_no_bot_waits_for_the_coach() -> None:
    workers = BotWorkers(ProcessPool(1), ProcessPool(1))
    try:
        thinking = [
            asyncio.create_task(workers.coaches.run(time.sleep, LONG, seconds=LONG, rank=rank))
            for rank in (COACH, HINT)
        ]
        async with asyncio.timeout(LONG / 2):
            assert await workers.bots.run(abs, -1, seconds=LONG) == 1
        for each in thinking:
            each.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
    finally:
        workers.close()


async def test_many_tables_of_one_address_wait_for_each_other_only() -> None:
    pool = ProcessPool()
    order: list[str] = []

    async def ask(network: str, table: str) -> None:
        await pool.run(abs, -1, seconds=LONG, who=(network, table))
        order.append(network)

    try:
        many = [asyncio.create_task(ask("many", str(table))) for table in range(20)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("one", "table"), *many)
    finally:
        pool.close()
    assert order.index("one") <= 2


async def test_proofs_records_and_replays_are_made_elsewhere_and_once(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What would take the time of the loop is not even called in this process."""

    def here(*_: object) -> None:
        raise AssertionError("this belongs into another process")

    for name in ("verify", "write", "ReplayedGame"):
        monkeypatch.setattr(replays, name, here)
    (ann,) = await company.people("Ann")
    table = await small_table(ann)
    await play_small(ann, table)
    game = await ann.get(f"/tables/{table}/games/1")
    assert game["proof"]["ok"]
    record = await ann.http.get(f"/tables/{table}/games/1/record")
    assert record.text.startswith("nivelo record 1")
    page = await ann.get(f"/tables/{table}/games/1/replay?start={game['frames'] - 1}")
    assert len(page["frames"]) == 1

    async def never(*_: object, **__: object) -> None:
        raise AssertionError("it is known already")

    monkeypatch.setattr(company.server.service.replays.pool, "run", never)
    again = await ann.get(f"/tables/{table}/games/1")
    assert again["proof"] == game["proof"]


async def test_a_long_table_is_read_bit_by_bit(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    (window,) = await company.table(*await company.people("Ann"))
    await window.do("start")
    for _ in range(3):
        await until(window, lambda now: bool(now["own"] and now["own"]["legal"]))
        await window.move(await advised(window))
    monkeypatch.setattr("nivelo.server.table.table.APPLIED_AT_ONCE", 1)
    pauses = 0

    async def breathe(server: Running) -> int:
        nonlocal pauses
        loading = asyncio.ensure_future(server.service.store.load(table_of(window)))
        while not loading.done():
            pauses += 1
            await asyncio.sleep(0)
        return (await loading).seq

    seq = await company.server.ask(breathe(company.server))
    assert pauses > seq > 5


def test_a_bucket_can_be_asked_for_several_drops() -> None:
    buckets = Buckets(3, 0)
    assert buckets.take("192.0.2.1", 2)
    assert not buckets.take("192.0.2.1", 2)
    assert buckets.take("192.0.2.1")
