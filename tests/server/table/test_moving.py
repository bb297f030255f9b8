"""Moves at a table: one by one, whole layouts, checks, hints, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from nivelo.client import Account, Seat
from nivelo.server.table import entries
from support.server.people_at_tables import (
    Company,
    advised,
    can,
    never,
    play_on,
    refused,
    table_of,
    together,
    until,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


def as_text(layout: list[dict[str, Any]]) -> str:
    return f"[{' | '.join(' '.join(group['cards']) for group in layout)}]"


async def two_at_a_table(company: Company, **setup: Any) -> list[Seat]:
    ann, ben = await company.people("Ann", "Ben")
    windows = await company.table(ann, ben, **setup)
    await windows[0].do("start")
    await together(*windows)
    return windows


async def ready_to_lay_out(company: Company) -> tuple[Seat, list[Seat]]:
    windows = await two_at_a_table(company)
    return await play_on(windows, can("lay-out")), windows


async def test_a_move_is_shown_to_all_and_stored(company: Company) -> None:
    windows = await two_at_a_table(company)
    mover = await play_on(windows, never_before_the_first)
    other = windows[1 - mover.now["you"]]
    before, hand = mover.now["position"], mover.now["own"]["hand"]
    done = await mover.move("draw")
    await together(*windows)
    assert done["type"] == "ack"
    assert mover.now["position"] == done["seq"] > before
    assert len(mover.now["own"]["hand"]) == len(hand) + 1
    assert other.now["open"]["hand_sizes"][mover.now["you"]] == len(hand) + 1
    (mine,), (theirs,) = mover.now["events"], other.now["events"]
    assert (mine["what"], mine["seat"]) == ("drew", mover.now["you"])
    assert mine["cards"][0] in mover.now["own"]["hand"]
    assert theirs["cards"] == ["?"]
    last = (await company.server.entries(table_of(mover)))[-1]
    assert (last.seq, last.kind, last.body) == (done["seq"], entries.MOVE, "draw")


def never_before_the_first(window: Seat) -> bool:
    return True


async def test_a_move_is_refused_out_of_turn_out_of_date_or_against_the_rules(
    company: Company,
) -> None:
    windows = await two_at_a_table(company)
    mover = await play_on(windows, can("draw"))
    other = windows[1 - mover.now["you"]]
    stored = await company.server.entries(table_of(mover))
    at = mover.now["position"]
    assert await refused(other, "move", at=at, move="draw") == "move/not_your_turn"
    assert await refused(mover, "move", at=at - 1, move="draw") == "move/stale"
    assert await refused(mover, "move", at=at + 1, move="draw") == "move/stale"
    assert await refused(mover, "move", at=at, move="R1") == "move/illegal"
    assert await refused(mover, "move", at=at, move="nonsense") == "move/unknown"
    assert await refused(mover, "move", at=at, move="[R1 R2 R3]") == "lay_out/not_now"
    spectator = await company.window(await company.person("Zoe"), table_of(mover))
    assert await refused(spectator, "move", at=at, move="draw") == "seat/none"
    stranger = await company.stranger(table_of(mover))
    assert await refused(stranger, "move", at=at, move="draw") == "person/unknown"
    assert await company.server.entries(table_of(mover)) == stored


async def test_the_same_move_sent_twice_is_made_once(company: Company) -> None:
    windows = await two_at_a_table(company)
    mover = await play_on(windows, can("draw"))
    at = mover.now["position"]
    await mover.do("move", at=at, move="draw")
    assert await refused(mover, "move", at=at, move="draw") == "move/stale"
    moves = [e for e in await company.server.entries(table_of(mover)) if e.kind == entries.MOVE]
    assert [e.body for e in moves if e.seq > at] == ["draw"]


async def test_a_whole_layout_is_checked_and_laid_out(company: Company) -> None:
    mover, windows = await ready_to_lay_out(company)
    stored = await company.server.entries(table_of(mover))
    layout = (await mover.do("hint"))["hint"]["layout"]
    text = as_text(layout)
    checked = await mover.do("check", layout=text)
    assert checked["type"] == "checked"
    assert [group["owner"] for group in checked["groups"]] == [mover.now["you"]] * len(layout)
    assert await refused(mover, "check", layout="[]") == "layout/empty"
    assert await refused(mover, "check", layout=f"{text[:-1]} | R1]") == "lay_out/groups"
    other = windows[1 - mover.now["you"]]
    assert await refused(other, "check", layout=text) == "move/not_your_turn"
    assert await company.server.entries(table_of(mover)) == stored

    await mover.move(text)
    await together(*windows)
    assert other.now["open"]["laid_out"][mover.now["you"]]
    assert other.now["open"]["groups"] == checked["groups"]


async def test_a_hint_is_given_where_the_table_allows_it(company: Company) -> None:
    windows = await two_at_a_table(company)
    hint = (await windows[0].do("hint"))["hint"]
    assert hint["level"] == 1
    assert hint["asks"] == ["run 3"]
    assert hint["unseen"] > 0
    strict = await two_at_a_table(company, hints=False)
    assert await refused(strict[0], "hint") == "hint/off"
    spectator = await company.window(await company.person("Zoe"), table_of(windows[0]))
    assert await refused(spectator, "hint") == "seat/none"


async def test_a_layout_is_taken_back_until_something_is_revealed(company: Company) -> None:
    mover, windows = await ready_to_lay_out(company)
    seat = mover.now["you"]
    other = windows[1 - seat]
    assert not mover.now["own"]["undo"]  # the card that was taken has been seen
    assert await refused(mover, "undo", at=mover.now["position"]) == "undo/nothing"
    before = mover.now["own"]["hand"]
    await mover.move(await layout_of(mover))
    await together(*windows)
    assert mover.now["own"]["undo"]
    assert not other.now["own"]["undo"]
    assert await refused(other, "undo", at=other.now["position"]) == "undo/nothing"
    assert await refused(mover, "undo", at=mover.now["position"] - 1) == "move/stale"
    await mover.do("undo", at=mover.now["position"])
    await together(*windows)
    for window in windows:
        event = window.now["events"][-1]
        assert event == {"what": "taken_back", "seat": seat, "cards": [], "place": -1}
    assert mover.now["own"]["hand"] == before
    assert not any(other.now["open"]["laid_out"])
    assert not mover.now["own"]["undo"]

    # Again, and then a discard, which ends the turn: that stands.
    await mover.move(await layout_of(mover))
    (discard, *_) = (text for text in mover.now["own"]["legal"] if text.startswith("-"))
    await mover.move(discard)
    await together(*windows)
    assert await refused(mover, "undo", at=mover.now["position"]) == "undo/nothing"
    assert await refused(other, "undo", at=other.now["position"]) == "undo/nothing"


async def layout_of(window: Seat) -> str:
    return as_text((await window.do("hint"))["hint"]["layout"])


async def test_every_step_of_a_layout_can_be_taken_back(company: Company) -> None:
    mover, _ = await ready_to_lay_out(company)
    first = mover.now["own"]["hand"]
    steps = 0
    await mover.move("lay-out")
    while mover.now["open"]["decision"] == "laying_out":
        steps += 1
        await mover.move(mover.now["own"]["legal"][0])
    assert mover.now["open"]["laid_out"][mover.now["you"]]
    while mover.now["own"]["undo"]:
        steps -= 1
        await mover.do("undo", at=mover.now["position"])
    assert steps == -1
    assert mover.now["own"]["hand"] == first
    assert "lay-out" in mover.now["own"]["legal"]


async def test_a_game_is_played_to_its_end_and_then_nothing_moves(company: Company) -> None:
    windows = await two_at_a_table(company)
    await play_on(windows, never)
    winner = windows[0].now["open"]["winner"]
    assert winner in (0, 1)
    table = windows[0].now["table"]
    assert table["status"] == "over"
    assert [seat["wins"] for seat in table["seats"]] == [int(seat == winner) for seat in (0, 1)]
    for window in windows:
        assert window.now["own"]["legal"] == []
        at = window.now["position"]
        assert await refused(window, "move", at=at, move="draw") == "table/over"
        assert await refused(window, "undo", at=at) == "table/over"
        assert await refused(window, "hint") == "table/over"
        assert await refused(window, "check", layout="[R1 R2 R3]") == "table/over"


async def test_one_command_over_http_is_the_same(company: Company) -> None:
    ann: Account
    ann, ben = await company.people("Ann", "Ben")
    windows = await company.table(ann, ben)
    table = table_of(windows[0])
    done = await ann.do(table, "start")
    assert done["type"] == "ack"
    await until(windows[0], lambda now: bool(now["seq"] == done["seq"]))
    await together(*windows)
    mover = await play_on(windows, can("draw"))
    person = (ann, ben)[mover.now["you"]]
    seen = await person.get(f"/tables/{table}")
    assert seen["own"] == mover.now["own"]
    done = await person.do(table, "move", at=seen["position"], move=await advised(mover))
    assert done["seq"] == seen["seq"] + 1
