"""The board on which a level is arranged, and the advice that leads to it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from support.web.axe import violations
from support.web.staged_table import StagedTable
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

ALL_RED = """\
id = "all-red"
title = "All red"
players = [2, 4]
hand = 6

[deck]
values = 12
colours = ["red"]
copies = 4

[levels]
one = [{ groups = ["colour 3"] }, { groups = ["colour 4"] }]
"""
HALF_JOKERS = """\
id = "half-jokers"
title = "Half jokers"
players = [2, 4]
hand = 10

[deck]
values = 15
colours = ["red"]
copies = 4
jokers = [{ count = 60 }]

[levels]
one = [{ groups = ["run 3", "run 3"] }, { groups = ["run 4"] }]
"""


def about_to_lay_out(visit: Visit, **setup: Any) -> tuple[Page, list[str]]:
    """A table at which any three cards are the level, and the hand."""
    page = visit(None)
    return page, draw_at_table(page, "all-red", description=ALL_RED, **setup)


def draw_at_table(page: Page, game: str, **setup: Any) -> list[str]:
    """Draw a card at a new table; returns the hand."""
    table = new_game(page, game, seats=2, dealer=1, **setup)
    page.goto(f"/t/{table}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    state = page.context.request.get(f"/api/tables/{table}").json()
    return [str(card) for card in state["own"]["hand"]]


def on_the_board(page: Page) -> list[str]:
    """The cards of the hand that lie on the board."""
    placed = page.locator(".hand-card.placed")
    return sorted(str(card.get_attribute("data-card")) for card in placed.all())


@pytest.mark.parametrize("hints", [True, False])
def test_the_board_opens_with_the_level_that_is_complete(visit: Visit, hints: bool) -> None:
    page, _ = about_to_lay_out(visit, hints=hints)
    page.keyboard.press("l")
    expect(page.locator(".place.complete")).to_have_count(1)
    expect(page.locator(".place-cards .card:not(.empty)")).to_have_count(3)
    expect(page.locator("[aria-live]", has_text="Your level is filled in.")).to_have_count(1)
    page.locator(".place-cards .card").first.click()
    expect(page.locator(".place-cards .card:not(.empty)")).to_have_count(2)
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".place-cards .card:not(.empty)")).to_have_count(0)


def advise(page: Page, layout: list[str], discard: str) -> None:
    """Let the coach show a way out that begins with this layout."""
    group = {"owner": 0, "kind": "colour", "cards": layout}
    way = {"take": "", "layout": [group], "moves": [f"-{discard}"], "wins": False}
    coach = {"chances": [], "takes": [], "discards": [], "going_out": way, "choice": "lay-out"}
    more: dict[str, Any] = {"opinions": [], "gain": None, "why": {"code": "ends-round", "seat": -1}}

    def answer(route: Route) -> None:
        if json.loads(route.request.post_data or "{}").get("type") != "coach":
            route.continue_()
        else:
            route.fulfill(json={"type": "coached", "id": 1, "coach": coach | more})

    page.route("**/commands", answer)


@pytest.mark.needs_server("what the coach says is made up")
def test_a_plan_names_its_cards_and_is_done_with_them(visit: Visit) -> None:
    page, hand = about_to_lay_out(visit)
    layout = hand[-3:]  # the usual proposal begins with the first ones
    advise(page, layout, hand[0])
    page.get_by_role("button", name="Hint").click()
    why = page.get_by_role("button", name="Why?")
    why.click()
    steps = page.locator(".going-out li")
    expect(steps).to_have_count(2)
    expect(steps.first.locator(".chip")).to_have_count(3)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(why).to_be_focused()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".place.complete")).to_have_count(1)
    page.wait_for_timeout(300)  # nothing comes afterwards and changes it
    assert on_the_board(page) == sorted(layout)


CUT_OFF = """() => {
  const { top, bottom } = document.querySelector(".places").getBoundingClientRect();
  return [...document.querySelectorAll(".place, .reading")]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.top < top - 1 || box.bottom > bottom + 1).length;
}"""


def test_what_jokers_stand_for_is_asked_in_full_sight(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    for _ in range(20):
        hand = draw_at_table(page, "half-jokers", description=HALF_JOKERS)
        plain = [card for card in dict.fromkeys(hand) if card not in ("J", "R1", "R15")]
        if len(plain) >= 2 and hand.count("J") >= 4:
            break
    page.locator(".actions .button.go").click()
    page.get_by_role("button", name="Clear").click()
    for placed, card in enumerate((plain[0], "J", "J", plain[1], "J", "J"), start=1):
        page.locator(f".hand-card[data-card='{card}']:not(.placed)").first.click()
        expect(page.locator(".hand-card.placed")).to_have_count(placed)  # or it is pressed twice
    asked = page.locator(".readings")
    expect(asked).to_have_count(2)
    expect(page.locator(".place.complete")).to_have_count(0)
    assert page.evaluate(CUT_OFF) == 0
    # Each is two jokers: what is read aloud of them is what the button is called.
    assert violations(page) == []
    lay_out = page.locator(".arranging .button.go")
    expect(lay_out).to_have_attribute("title", "Choose what the joker stands for.")
    expect(page.locator(".arranging > p")).to_have_text("Choose what the joker stands for.")
    for group in asked.all():
        group.locator(".reading").first.click()
    expect(page.locator(".place.complete")).to_have_count(2)
    assert page.evaluate(CUT_OFF) == 0
    lay_out.click()
    page.locator(".arranging").wait_for(state="detached")


def test_a_group_is_laid_out_longer_than_the_level_asks(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'all-red', seats=2, dealer=1, description=ALL_RED)}")
    page.locator(".draw-pile.can").click()
    page.locator(".actions .button.go").click()
    page.get_by_role("button", name="Clear").click()
    for number in range(1, 6):
        page.locator(".hand-card:not(.placed)").first.click()
        expect(page.locator(".place-cards .card:not(.empty)")).to_have_count(number)
    expect(page.locator(".place.complete")).to_have_count(1)
    page.locator(".arranging .button.go").click()
    page.locator(".arranging").wait_for(state="detached")
    expect(page.locator(".group .card")).to_have_count(5)
    expect(page.locator(".hand-card")).to_have_count(2)


def arranging(visit: Visit, game: str, hand: list[str]) -> Page:
    """The board, open for the first level with this hand."""

    def stage(message: dict[str, Any]) -> None:
        message["table"]["setup"]["hints"] = False
        message["open"]["decision"] = "playing"
        message["own"] |= {"hand": hand, "legal": ["lay-out", f"-{hand[0]}"]}

    page = visit(None)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=3, dealer=2)}")
    page.locator(".hand-card").first.wait_for()
    page.keyboard.press("l")
    page.locator(".arranging").wait_for()
    return page


@pytest.mark.needs_server("what it sends is changed on its way")
def test_each_of_several_jokers_says_what_it_stands_for(visit: Visit) -> None:
    page = arranging(visit, "level8-101", ["R4", "R5", "J", "J", "J", "R12"])
    cards = page.locator(".place.complete .place-cards button")
    expect(cards).to_have_count(6)
    names = [each for each in cards.all_inner_texts() if "joker" in each.lower()]
    assert len(names) == 3
    assert all(re.search(r"joker as \d", each, re.I) for each in names), names


@pytest.mark.needs_server("what it sends is changed on its way")
def test_four_pairs_lie_two_and_two_where_they_do_not_lie_side_by_side(visit: Visit) -> None:
    pairs = [f"{colour}{value}" for value in (2, 4, 7, 9) for colour in "RB"]
    page = arranging(visit, "level8-master", [*pairs, "O11"])
    places = page.locator(".place")
    expect(places).to_have_count(4)
    for size, rows in ((PHONE, 2), ({"width": 844, "height": 390}, 2), (DESKTOP, 1)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        tops = places.evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
        assert [tops.count(top) for top in sorted(set(tops))] == [4 // rows] * rows
