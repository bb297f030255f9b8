"""Bots wait while people look at the end of a round, and play as fast as all people want."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from nivelo.client import RefusedError, Seat
from nivelo.server.clock import now
from nivelo.server.live import bot_pacing
from nivelo.server.live.bot_pacing import is_looking, pace_share, waits_until
from nivelo.server.live.room import Room
from nivelo.server.live.scheduler import scheduled_at
from support.server.people_at_tables import (
    TIMEOUT,
    Company,
    advised,
    play_on,
    table_of,
    together,
    until,
)
from support.server.postgres import Postgres
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure, pytest.mark.any_database]

BOT = {"name": "medium"}
LONG = 3_600_000  # milliseconds


async def at_the_table(server: Running, window: Seat) -> Room:
    return await server.ask(server.service.rooms.get(table_of(window)))


async def wait_of(server: Running, window: Seat) -> int:
    """For how many milliseconds the next bot waits; it must be a bot's turn."""
    room = await at_the_table(server, window)

    async def ask() -> int:
        scheduled = scheduled_at(room)
        assert scheduled is not None
        return scheduled.wait(now())

    return await server.ask(ask())


def second_round(window: Seat) -> bool:
    return bool(window.now["open"]["round"] == 2)


async def to_the_second_round(windows: list[Seat]) -> None:
    """Let people and bots play until a round is over and a bot is to begin the next."""
    while not second_round(windows[0]):
        await play_on(windows, lambda _: True)
        acting = next(window for window in windows if window.is_my_turn)
        await acting.move(await advised(acting))
        await together(*windows)
        await until(windows[0], a_person_acts_or_the_round_is_over(len(windows)))
        await together(*windows)


def a_person_acts_or_the_round_is_over(people: int) -> Any:
    return lambda now: now["open"]["round"] == 2 or now["open"]["to_act"] < people


@pytest.fixture
def long_round_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """So long that no bot moves before the test is over, unless it need not wait."""
    monkeypatch.setattr(bot_pacing, "ROUND_END", LONG)


async def game(company: Company, people: int = 1, **setup: object) -> list[Seat]:
    """The people come first, a bot begins the second round."""
    persons = await company.people(*"ABC"[:people])
    chosen = {"seats": people + 1, "pace": 1, "dealer": people - 1, **setup}
    windows = await company.table(*persons, bots={people: BOT}, **chosen)
    await windows[0].do("start")
    await together(*windows)
    return windows


async def test_bots_wait_until_the_end_of_a_round_was_seen(
    company: Company, long_round_ends: None
) -> None:
    [window] = await game(company, dealer=1)
    assert (await window.do("viewing"))["type"] == "noted"
    await to_the_second_round([window])
    assert await wait_of(company.server, window) > LONG // 2
    seq = window.now["seq"]
    # What was seen of an earlier round does not count.
    await window.do("proceed", round=0)
    assert await wait_of(company.server, window) > LONG // 2
    await window.do("proceed", round=1)
    await until(window, lambda now: now["seq"] > seq)


async def test_they_do_not_wait_for_ever(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pacing, "ROUND_END", 300)
    [window] = await game(company, dealer=1)
    await window.do("viewing")
    await to_the_second_round([window])
    seq = window.now["seq"]
    await until(window, lambda now: now["seq"] > seq)


async def test_they_wait_for_everyone_who_looks_and_nobody_else(
    company: Company, long_round_ends: None
) -> None:
    windows = await game(company, people=2, dealer=0)
    # With three seats the second round is begun by the seat after the next dealer: the bot.
    ann, bo = windows
    await ann.do("viewing")
    await bo.do("viewing")
    await to_the_second_round(windows)
    assert await wait_of(company.server, ann) > LONG // 2
    await ann.do("proceed", round=1)
    assert await wait_of(company.server, ann) > LONG // 2
    seq = ann.now["seq"]
    await bo.do("viewing", visible=False)
    await until(ann, lambda now: now["seq"] > seq)


@pytest.mark.parametrize("case", ["no pace", "says nothing", "goes away"])
async def test_a_table_without_a_pace_or_without_people_who_look_goes_on(
    company: Company, long_round_ends: None, case: str
) -> None:
    [window] = await game(company, dealer=1, pace=0 if case == "no pace" else 1)
    if case != "says nothing":
        await window.do("viewing")
    await to_the_second_round([window])
    if case == "goes away":
        stranger = await company.stranger(table_of(window))
        await window.close()
        window = stranger
    await until(window, lambda now: now["open"]["turns"] > 1 or now["open"]["to_act"] == 0)


async def test_bots_are_as_fast_as_the_slowest_person_wants_them(company: Company) -> None:
    ann, bo = await game(company, people=2, pace=1000)
    room = await at_the_table(company.server, ann)
    assert pace_share(room) == 1.0
    await ann.do("viewing", pace=0)
    assert pace_share(room) == 1.0  # Bo has not said anything
    await bo.do("viewing", pace=0.5)
    assert pace_share(room) == 0.5
    table = table_of(ann)
    person = await company.people("C")
    looking_on_too = await company.window(person[0], table)
    await looking_on_too.do("viewing", pace=1)
    assert pace_share(room) == 0.5  # whoever has no seat does not count
    await bo.close()
    await until(ann, lambda now: now["present"] == [0])
    assert pace_share(room) == 0.0
    for wrong in (-1, 1.5, "fast"):
        with pytest.raises(RefusedError, match="message/invalid"):
            await ann.do("viewing", pace=wrong)


async def test_it_is_said_over_a_connection_only(company: Company) -> None:
    ann = await company.person("Ann")
    [window] = await company.table(ann, bots={1: BOT})
    with pytest.raises(RefusedError, match="request/invalid"):
        await ann.do(table_of(window), "viewing")
    stranger = await company.stranger(table_of(window))
    with pytest.raises(RefusedError, match="person/unknown"):
        await stranger.do("viewing")


async def test_other_processes_know_how_people_look_on(
    postgres: Postgres, tmp_path: Path, long_round_ends: None, known_secrets: None
) -> None:
    database = postgres.new_database()
    with (
        running(tmp_path / "one", database=database) as one,
        running(tmp_path / "two", database=database) as two,
    ):
        async with AsyncExitStack() as stack:
            here, there = Company(one, stack), Company(two, stack)
            ann = await here.person("Ann")
            [window] = await here.table(ann, bots={1: BOT}, seats=2, pace=1, dealer=1)
            spectator = await there.stranger(table_of(window))
            await window.do("start")
            await window.do("viewing", pace=0.25)
            room = await at_the_table(two, spectator)
            person = room.table.seats[0].person
            await until(spectator, lambda now: now["present"] == [0])
            await to_the_second_round([window])
            await together(window, spectator)
            room = await at_the_table(two, spectator)
            for server in (one, two):
                assert await wait_of(server, window) > LONG // 2
            assert pace_share(room) == 0.25
            assert is_looking(room, person)
            seq = window.now["seq"]
            await window.do("proceed", round=1)
            await until(spectator, lambda now: now["seq"] > seq)
            # The bot's move may come before the notice that let it move.
            async with asyncio.timeout(TIMEOUT):
                while waits_until(room) > 0:
                    await asyncio.sleep(0.01)
