"""Clocks at a table: the turn timer, the time to knock, answers given beforehand, pauses, bots."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from nivelo.client import Seat
from nivelo.server.table import entries
from nivelo.server.table.entries import Entry
from support.server.people_at_tables import (
    TIMEOUT,
    Company,
    actor,
    refused,
    table_of,
    together,
    until,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


async def stored_until(company: Company, table: str, kind: str, count: int = 1) -> list[Entry]:
    """Wait until so many entries of a kind are stored; gives all entries."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            stored = await company.server.entries(table)
            if sum(entry.kind == kind for entry in stored) >= count:
                return stored
            await asyncio.sleep(0.05)


async def test_the_house_bot_plays_the_whole_turn_of_who_is_late(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    windows = await company.table(ann, ben, timer=1)
    await windows[0].do("start")
    await together(*windows)
    first = windows[0].now["open"]["to_act"]
    clock = windows[0].now["clock"]
    assert clock["until"] > clock["now"] > 0
    now = await until(windows[0], lambda now: bool(now["open"]["to_act"] == 1 - first))
    assert now["clock"]["until"] > clock["until"]  # the other one has time of their own
    moves = [e for e in await company.server.entries(table_of(windows[0])) if e.kind != "started"]
    timed = [e for e in moves if e.kind == entries.TIMED_MOVE and e.seat == first]
    assert timed[0].at >= clock["until"]
    assert timed[0].body in ("draw", "pile1", "pile2")
    assert len(timed) >= 2
    assert all(entry.kind != entries.MOVE for entry in moves)


async def test_without_a_timer_nobody_is_hurried(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    windows = await company.table(ann, ben)
    await windows[0].do("start")
    assert windows[0].now["clock"]["until"] == 0


async def test_a_pause_stops_the_clock_and_the_moves(company: Company) -> None:
    ann, ben = await company.people("Ann", "Ben")
    host, guest = await company.table(ann, ben, timer=3600)
    assert await refused(host, "pause") == "table/open"
    await host.do("start")
    before = host.now["clock"]["until"]
    assert await refused(guest, "pause") == "table/not_host"
    await host.do("pause")
    await together(host, guest)
    assert guest.now["table"]["status"] == "paused"
    assert guest.now["clock"]["until"] == 0
    mover = (host, guest)[host.now["open"]["to_act"]]
    assert mover.now["own"]["legal"] == []
    at = mover.now["position"]
    assert await refused(mover, "move", at=at, move="draw") == "table/paused"
    assert await refused(mover, "undo", at=at) == "table/paused"
    assert await refused(host, "pause") == "table/paused"
    await mover.do("chat", text="back in a minute")
    await host.do("pause", on=False)
    await together(host, guest)
    assert mover.now["clock"]["until"] >= before
    assert await refused(host, "pause", on=False) == "table/playing"
    await mover.do("move", at=mover.now["position"], move="draw")


async def test_bots_wait_while_the_table_is_paused(company: Company) -> None:
    (ann,) = await company.people("Ann")
    table = await ann.create_table({"seats": 2, "pace": 10_000}, {1: {"name": "greedy"}})
    host = await company.window(ann, table)
    await host.do("start")
    await host.do("pause")
    await host.do("bot", seat=0)
    await host.do("pause", on=False)
    await host.do("pause")
    paused = await company.server.entries(table)
    assert not [entry for entry in paused if entry.kind == entries.BOT_MOVE]


def knock_asked(window: Seat) -> bool:
    return bool(window.now["open"] and window.now["open"]["decision"] == "knocking")


async def three_at_niveldoce(company: Company, **setup: Any) -> list[Seat]:
    people = await company.people("Ann", "Ben", "Cleo")
    chosen: dict[str, Any] = {"description": "", "game": "niveldoce", **setup}
    windows = await company.table(*people, **chosen)
    await windows[0].do("start")
    await together(*windows)
    return windows


async def play_until_a_knock(windows: list[Seat]) -> None:
    """Somebody takes a card and discards it: then another is asked whether they knock."""
    async with asyncio.timeout(TIMEOUT):
        while not knock_asked(windows[0]):
            window = actor(windows)
            assert window is not None
            legal: list[str] = window.now["own"]["legal"]
            discards = [text for text in legal if text.startswith("-")]
            await window.move("draw" if "draw" in legal else (discards or legal)[0])
            await together(*windows)


async def test_who_does_not_answer_in_time_does_not_knock(company: Company) -> None:
    windows = await three_at_niveldoce(company, knock_seconds=1)
    await play_until_a_knock(windows)
    asked = windows[0].now["open"]["to_act"]
    clock = windows[0].now["clock"]
    assert clock["until"] > 0
    stored = await stored_until(company, table_of(windows[0]), entries.TIMED_MOVE)
    (timed,) = (entry for entry in stored if entry.kind == entries.TIMED_MOVE)
    assert (timed.seat, timed.body) == (asked, "pass")
    assert timed.at >= clock["until"]


async def test_an_answer_given_beforehand_is_used_when_its_seat_is_asked(company: Company) -> None:
    """With four seats two are asked, one after the other; the second has answered already."""
    people = await company.people("Ann", "Ben", "Cleo", "Dan")
    windows = await company.table(*people, description="", game="niveldoce", knock_seconds=60)
    await windows[0].do("start")
    await together(*windows)
    await play_until_a_knock(windows)
    table = table_of(windows[0])
    first = windows[windows[0].now["open"]["to_act"]]
    mover = windows[0].now["open"]["turn"]
    step = windows[0].now["open"]["direction"]
    second = windows[(first.now["you"] + step) % 4]
    assert second.now["you"] not in (mover, first.now["you"])
    at = first.now["position"]
    assert await refused(second, "answer", at=at, move="draw") == "answer/unknown"
    assert await refused(second, "answer", at=1, move="pass") == "move/stale"
    if "knock" not in second.now["own"]["hand"]:
        assert await refused(second, "answer", at=at, move="knock!") == "move/illegal"
    before = await company.server.entries(table)
    noted = await second.do("answer", at=at, move="pass")
    assert noted["type"] == "noted"
    assert await company.server.entries(table) == before  # it is not stored before it is asked for
    done = await first.do("answer", at=at, move="pass")
    assert done["type"] == "ack"
    await until(windows[0], lambda now: bool(now["open"]["decision"] != "knocking"))
    passes = [entry for entry in await company.server.entries(table) if entry.body == "pass"]
    assert [(entry.kind, entry.seat) for entry in passes] == [
        (entries.MOVE, first.now["you"]),
        (entries.MOVE, second.now["you"]),
    ]
    await together(*windows)
    late = second.now["position"]
    assert await refused(second, "answer", at=late, move="pass") == "move/stale"


async def test_an_answer_is_not_used_for_whoever_has_the_seat_later(company: Company) -> None:
    people = await company.people("Ann", "Ben", "Cleo", "Dan")
    windows = await company.table(*people, description="", game="niveldoce", knock_seconds=60)
    await windows[0].do("start")
    await together(*windows)
    await play_until_a_knock(windows)
    first = next(window for window in windows if window.is_my_turn)
    second = windows[(first.now["you"] + first.now["open"]["direction"]) % 4]
    seat, table = second.now["you"], table_of(first)
    await second.do("answer", at=second.now["position"], move="pass")
    token = (await people[seat].post(f"/tables/{table}/seats/{seat}/recovery"))["token"]
    friend = await company.person("Eve")
    await friend.post("/tables/recover", {"token": token})
    await first.move("pass")
    window = await company.window(friend, table)
    await window.do("chat", text="what should I do?")  # and nothing is done for her
    assert (window.now["open"]["to_act"], window.now["open"]["decision"]) == (seat, "knocking")


async def test_bots_play_at_the_pace_of_the_table_and_their_moves_are_stored(
    company: Company,
) -> None:
    (ann,) = await company.people("Ann")
    bots: dict[int, Any] = {1: {"name": "greedy"}, 2: {"name": "random"}}
    table = await ann.create_table({"game": "level8-101", "seats": 3, "pace": 5}, bots)
    host = await company.window(ann, table)
    await host.do("start")
    await host.do("bot", seat=0)  # the host watches
    stored = await stored_until(company, table, entries.BOT_MOVE, 40)
    moves = [entry for entry in stored if entry.kind == entries.BOT_MOVE]
    assert {entry.seat for entry in moves} == {0, 1, 2}
    await host.do("end")
