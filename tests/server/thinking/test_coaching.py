"""The coach at a table and after a game: who is answered, when, and with what."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from nivelo.client import Account, Seat
from nivelo.server.errors import OverloadedError
from nivelo.server.protocol.messages import CoachInfo
from nivelo.server.thinking.executor import WorkTimeoutError
from nivelo.server.thinking.process_pool import WorkerDiedError
from support.server.finished_games import play_small, small_table
from support.server.people_at_tables import (
    TIMEOUT,
    Company,
    can,
    play_on,
    refused,
    table_of,
    together,
)
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure, pytest.mark.any_database]

MOST_LOOKS = 600


async def two_at_a_table(company: Company, hints: bool = True) -> list[Seat]:
    windows = await company.table(*await company.people("Ann", "Bo"), hints=hints)
    await windows[0].do("start")
    await together(*windows)
    return windows


async def test_the_coach_answers_where_the_table_allows_hints(company: Company) -> None:
    windows = await two_at_a_table(company)
    mover = await play_on(windows, can("draw"))
    coach = (await mover.do("coach"))["coach"]
    assert [each["turns"] for each in coach["chances"]] == [1, 2, 3]
    legal = mover.now["own"]["legal"]
    assert "draw" in [each["move"] for each in coach["takes"]]
    assert {each["move"] for each in coach["opinions"]} <= set(legal)
    assert coach["gain"] is None
    strict = await two_at_a_table(company, hints=False)
    assert await refused(strict[0], "coach") == "hint/off"
    spectator = await company.window(await company.person("Zoe"), table_of(windows[0]))
    assert await refused(spectator, "coach") == "seat/none"


async def test_the_coach_compares_the_move_that_one_has_in_mind(company: Company) -> None:
    windows = await two_at_a_table(company)
    mover = await play_on(windows, can("draw"))
    other = windows[1 - mover.now["you"]]
    coach = (await mover.do("coach", move="draw"))["coach"]
    assert "draw" in [each["move"] for each in coach["opinions"]]
    assert coach["gain"]["low"] <= coach["gain"]["value"] <= coach["gain"]["high"]
    assert await refused(mover, "coach", move="-R1") == "move/illegal"
    assert await refused(mover, "coach", move="fly") == "move/unknown"
    assert await refused(other, "coach", move="draw") == "move/not_your_turn"


@pytest.mark.parametrize("error", [WorkTimeoutError, WorkerDiedError])
async def test_a_coach_that_is_not_ready_in_time_may_be_asked_again(
    company: Company, monkeypatch: pytest.MonkeyPatch, error: type[OverloadedError]
) -> None:
    windows = await two_at_a_table(company)

    async def fail(*_question: object, **_limits: object) -> None:
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(company.server.service.bot_workers.coaches, "run", fail)
        assert await refused(windows[0], "coach") == "server/overloaded"
    assert (await windows[0].do("coach"))["type"] == "coached"


async def test_one_question_of_a_seat_at_a_time_and_nobody_waits_for_it(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo = await company.people("Ann", "Bo")
    windows = await company.table(ann, bo)
    await windows[0].do("start")
    await together(*windows)
    bot_workers = company.server.service.bot_workers
    asked, may_answer = threading.Event(), threading.Event()
    think = bot_workers.coach

    async def think_long(*question: Any) -> CoachInfo:
        asked.set()
        await asyncio.to_thread(may_answer.wait, TIMEOUT)
        return await think(*question)

    monkeypatch.setattr(bot_workers, "coach", think_long)
    first = asyncio.create_task(windows[0].do("coach"))
    try:
        assert await asyncio.to_thread(asked.wait, TIMEOUT)
        again = await company.window(ann, table_of(windows[0]))
        assert await refused(again, "coach") == "rate/coach"
        mover = (ann, bo)[windows[1].now["open"]["to_act"]]
        window = await company.window(mover, table_of(windows[0]))
        await window.move(window.now["own"]["legal"][0])
        # What was asked before is past: one question more may be asked, and no third.
        asked.clear()
        second = asyncio.create_task(again.do("coach"))
        assert await asyncio.to_thread(asked.wait, TIMEOUT)
        await window.move(window.now["own"]["legal"][0])
        third = await company.window(ann, table_of(windows[0]))
        assert await refused(third, "coach") == "rate/coach"
        assert not first.done()
    finally:
        may_answer.set()
    assert (await first)["type"] == (await second)["type"] == "coached"
    assert (await third.do("coach"))["type"] == "coached"


async def reviewed(account: Account, path: str) -> dict[str, Any]:
    """Ask until the review is ready; it must go on, however slowly."""
    looks_without_progress, done = 0, -1
    while looks_without_progress < MOST_LOOKS:
        review: dict[str, Any] = await account.get(path)
        assert 0 <= review["done"] <= review["total"] or review["total"] == 0
        if review["ready"]:
            return review
        assert review["marked"] == review["course"] == []
        looks_without_progress = 0 if review["done"] > done else looks_without_progress + 1
        done = review["done"]
        await asyncio.sleep(0.2)
    pytest.fail(f"the review does not come to an end: {review}")


async def test_a_finished_game_is_reviewed_for_who_played_it(sqlite_server: Running) -> None:
    async with Account(sqlite_server.url, "Ann") as ann, Account(sqlite_server.url, "Bo") as bo:
        table = await small_table(ann)
        path = f"/tables/{table}/games/1/review"
        assert (await ann.http.get(path)).json()["code"] == "history/not_over"
        await play_small(ann, table)
        assert (await bo.http.get(path)).json()["code"] == "review/not_yours"
        review = await reviewed(ann, path)
        assert review["seat"] == 0
        assert review["done"] == review["total"]
        replay = await ann.get(f"/tables/{table}/games/1/replay?view=0&count=100")
        frames = {frame["number"]: frame for frame in replay["frames"]}
        assert review["course"]
        for mark in review["course"]:
            if mark["number"] not in frames:
                continue
            made, before = frames[mark["number"]], frames[mark["number"] - 1]
            assert (made["seat"], made["by"], made["move"]) == (0, "person", mark["made"]["move"])
            assert mark["best"]["move"] in before["own"][0]["legal"]
            assert mark["decision"] == before["open"]["decision"]
            assert mark["tops"] == [pile[-1] if pile else "" for pile in before["open"]["piles"]]
        for mark in review["marked"]:
            assert mark["low"] > 0
            assert mark["low"] <= mark["gain"] <= mark["high"]
        # It is remembered: the next visit has it at once.
        assert await ann.get(path) == review
