"""The groups on the table: each seat's in its own place, which nobody else's can move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.staged_table import StagedTable
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = pytest.mark.slow_pure

TABLET = {"width": 820, "height": 1180}
# In colours of all five games.
RUN = {"kind": "run", "cards": ["R4", "B5", "Y6", "G7"]}
SET = {"kind": "set", "cards": ["R9", "B9", "G9"]}

# Where each mat lies, by whose it is, and how wide its cards are.
MATS = """() => Object.fromEntries([...document.querySelectorAll(".mat")].map((mat) => {
  const { left, top, width, height } = mat.getBoundingClientRect();
  const place = [left, top, width, height].map(Math.round);
  return [mat.ariaLabel, { place, card: mat.querySelector(".card").clientWidth }];
}))"""
SMALLEST = 30
CROWDED = 27

# Mats that lie over another, and cards that stick out of theirs.
FAULTS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const mats = [...document.querySelectorAll(".mat")];
  const meets = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const within = (a, b) =>
    a.left > b.left - 1 && a.right < b.right + 1 && a.top > b.top - 1 && a.bottom < b.bottom + 1;
  return {
    over: mats.flatMap((a, i) => mats.slice(i + 1).filter((b) => meets(box(a), box(b)))).length,
    out: mats.flatMap((mat) =>
      [...mat.querySelectorAll(".card")].filter((card) => !within(box(card), box(mat)))).length,
  };
}"""


NOTHING_BELOW = """() => {
  const middle = document.querySelector(".middle");
  return middle.scrollHeight <= middle.clientHeight;
}"""


def mats(page: Page) -> Any:
    """The mats, as soon as they lie still: letters and measures may come a moment later."""
    before, now = None, page.evaluate(MATS)
    while now != before:
        page.wait_for_timeout(200)
        before, now = now, page.evaluate(MATS)
    return now


def laid_out(owners: list[int], *more: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"owner": seat, **group} for seat in owners for group in (RUN, SET)] + list(more)


def table_of(
    visit: Visit, size: Any, seats: int, owners: list[int], game: str = "level8-101"
) -> tuple[Page, StagedTable]:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"groups": laid_out(owners), "decision": "playing", "to_act": 1}
        message["own"]["legal"] = []

    page = visit(None, staged=True, viewport=size)
    table = StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=seats, dealer=seats - 1)}")
    expect(page.locator(".mat.sized")).to_have_count(len(owners))
    return page, table


@pytest.mark.parametrize(
    ("size", "seats"),
    [
        (PHONE, 2),
        (PHONE, 3),
        (PHONE, 4),
        (PHONE, 5),
        (PHONE, 6),
        (PHONE, 7),
        (PHONE, 8),
        (TABLET, 5),
    ],
)
def test_nobodys_groups_move_when_others_lay_out_and_off(
    visit: Visit, size: Any, seats: int
) -> None:
    page, table = table_of(visit, size, seats, [1], "level8-101" if seats < 7 else "niveldoce")
    first = mats(page)
    everyone = list(range(seats))
    table.show([], open={"groups": laid_out(everyone)})
    expect(page.locator(".mat.sized")).to_have_count(seats)
    then = mats(page)
    moved = [
        abs(was - now)
        for name in first
        for was, now in zip(first[name]["place"], then[name]["place"], strict=True)
    ]
    assert max(moved) <= 1  # shares of a pixel are rounded
    # So much that the first seat's groups need a line more.
    longer = {"owner": 0, "kind": "run", "cards": ["B1", "B2", "B3", "B4", "B5", "B6"]}
    table.show([], open={"groups": laid_out(everyone, longer)})
    expect(page.locator(".group")).to_have_count(2 * seats + 1)
    last = mats(page)
    mine = "Laid out by Clara"
    # With six on a phone each has room for one line: where somebody needs two, all rows give way.
    if seats < 6:
        assert {name: mat["place"] for name, mat in last.items() if name != mine} == {
            name: mat["place"] for name, mat in then.items() if name != mine
        }
    assert min(mat["card"] for mat in last.values()) >= (SMALLEST if seats < 7 else CROWDED)
    assert page.evaluate(FAULTS) == {"over": 0, "out": 0}


# How far the groups of a mat lie beside the middle of its owner's plate.
BESIDE_THE_PLATE = """() => Object.fromEntries(
  [...document.querySelectorAll(".mat:not(.mine)")].map((mat) => {
    const center = (boxes) =>
      (Math.min(...boxes.map((b) => b.left)) + Math.max(...boxes.map((b) => b.right))) / 2;
    const name = mat.querySelector("bdi").textContent;
    const plate = [...document.querySelectorAll(".seat")].find(
      (seat) => seat.querySelector(".seat-name").textContent === name);
    const groups = [...mat.querySelectorAll(".group")].map((each) => each.getBoundingClientRect());
    return [name, Math.abs(center(groups) - center([plate.getBoundingClientRect()]))];
  }))"""


@pytest.mark.parametrize(("seats", "owner"), [(3, 1), (3, 2), (5, 2), (5, 3), (6, 4)])
def test_on_a_large_screen_groups_lie_below_their_owners_plate_even_if_nobody_else_has_any(
    visit: Visit, seats: int, owner: int
) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"groups": laid_out([owner]), "decision": "playing", "to_act": 0}

    page = visit(None, staged=True, viewport=DESKTOP)
    table = StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=seats, dealer=seats - 1)}")
    expect(page.locator(".mat")).to_have_count(1)
    first = mats(page)
    assert max(page.evaluate(BESIDE_THE_PLATE).values()) < 20
    table.show([], open={"groups": laid_out([owner, owner - 1])})
    expect(page.locator(".mat")).to_have_count(2)
    assert first == {name: mat for name, mat in mats(page).items() if name in first}
    assert page.evaluate(FAULTS) == {"over": 0, "out": 0}


def test_groups_are_large_where_there_is_room(visit: Visit) -> None:
    page, _ = table_of(visit, TABLET, 4, [0, 1, 2, 3])
    assert {mat["card"] for mat in page.evaluate(MATS).values()} == {64}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_phone_all_that_was_laid_out_is_in_sight_below_the_board(
    visit: Visit, seats: int
) -> None:
    page, table = table_of(visit, PHONE, seats, list(range(seats)), "level8-board")
    page.wait_for_function(NOTHING_BELOW)
    assert page.evaluate(FAULTS) == {"over": 0, "out": 0}
    if seats < 4:  # the others have more of it
        table.show([], open={"groups": laid_out(list(range(seats)), {"owner": 1, **RUN})})
        expect(page.locator(".group")).to_have_count(2 * seats + 1)
        page.wait_for_function(NOTHING_BELOW)
        assert page.evaluate(FAULTS) == {"over": 0, "out": 0}


def test_each_field_is_offered_with_the_die_that_leads_there(visit: Visit) -> None:
    page, table = table_of(visit, PHONE, 2, [0], "level8-board")
    board = {"decision": "moving", "to_act": 0, "turn": 0, "dice": [2, 5], "towers": [27, 3]}
    # The other's field is jumped and not counted.
    table.show([], open=board, own={"legal": ["field2", "field6"]})
    expect(page.locator(".field-choice .die-sign")).to_have_text(["2", "5"])


def test_with_eight_on_a_phone_all_that_was_laid_out_is_in_sight(visit: Visit) -> None:
    page, _ = table_of(visit, PHONE, 8, list(range(8)), "niveldoce")
    page.wait_for_function(NOTHING_BELOW)
    assert page.evaluate(FAULTS) == {"over": 0, "out": 0}


def test_who_shows_cards_still_holds_them(visit: Visit) -> None:
    page, table = table_of(visit, PHONE, 3, [0], "level8-board")
    shown: list[list[str]] = [[], ["R1", "B2", "G3"], []]
    table.show([], open={"hand_sizes": [4, 2, 5], "opened": shown})
    expect(page.locator(".seat-cards")).to_have_text(["5", "5"])
