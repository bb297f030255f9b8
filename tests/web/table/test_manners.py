"""How the table treats hands and eyes: dragging, what stays in sight, what explains itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from support.web.staged_table import StagedTable
from web.conftest import Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

LOW_PHONE = {"width": 360, "height": 640}
TRIES = 60

# Controls that are smaller than a finger. The fields of the board are not needed for playing: each
# that can be reached also has a button. Switches are pressed by their labels, links stand in text.
TOO_SMALL = """() => [...document.querySelectorAll("button, a[href], select, input, summary")]
  .filter((each) => !each.matches(".field-cell, p a, li a, [type=checkbox], [type=radio]"))
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < 43.5 || height < 43.5))
  .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 90)}: ${width} x ${height}`)"""
# Every card that has flown, whenever one looks.
COUNT_FLIGHTS = """
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.classList?.contains("flyer")) {
        window.flown++;
        window.corner = parseFloat(getComputedStyle(node.firstElementChild).borderRadius);
      }
  }).observe(document, { childList: true, subtree: true });"""


def table_where(page: Page, game: str, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Go to a table at which one has drawn, and holds what is wanted: deals differ."""
    request = page.context.request
    for _ in range(TRIES):
        table = new_game(page, game, 2)
        state = request.get(f"/api/tables/{table}").json()
        if "draw" in state["own"]["legal"]:
            move = {"type": "move", "at": state["position"], "move": "draw"}
            request.post(f"/api/tables/{table}/commands", data=move)
            state = request.get(f"/api/tables/{table}").json()
            if state["own"]["legal"] and wanted(state["own"]):
                page.goto(f"/t/{table}")
                page.locator("main[data-decision=playing] .hand-card").first.wait_for()
                return
    raise AssertionError(f"no such hand in {TRIES} deals")


def drag(page: Page, card: Locator, to: Locator) -> None:
    start, end = card.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 12, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, start["y"] + 60, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_a_card_is_pulled_from_the_draw_pile_and_dragged_to_the_own_pile(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").wait_for()
    drag(page, page.locator(".draw-pile"), page.locator(".hand"))
    page.locator("main[data-decision=playing]").wait_for()
    expect(page.locator(".hand-card")).to_have_count(11)
    card = page.locator(".hand-card:not([data-card^=J], [data-card=skip])").first
    name = card.get_attribute("data-card")
    drag(page, card, page.locator(".own-pile"))
    expect(page.locator(".hand-card")).to_have_count(10)
    expect(page.locator(f".hand-card[data-card={name}]")).to_have_count(0)


def test_on_a_low_phone_a_level_is_arranged_without_scrolling(visit: Visit) -> None:
    page = visit(None, viewport=LOW_PHONE)
    table_where(page, "level8-101", lambda own: "lay-out" in own["legal"])
    page.locator(".hand-card").first.click()  # a chosen card must not hide the way
    page.locator(".actions .button.go").first.click()
    page.get_by_role("button", name="Suggest").click()
    button = page.locator(".arranging .button.go")
    expect(button).to_be_in_viewport(ratio=1)
    hand = page.locator(".hand").bounding_box()
    box = button.bounding_box()
    assert hand is not None
    assert box is not None
    assert box["y"] + box["height"] <= hand["y"] + 20, "the hand lies over the button"
    button.click()
    expect(page.locator(".mat.mine .group")).to_have_count(2)


@pytest.mark.parametrize(
    ("game", "card", "words"),
    [
        ("level8-101", "skip", "sit out a turn"),
        ("level8-master", "swap", "draw as many"),
        ("niveldoce", "draw-two", "draw two"),
    ],
)
def test_a_chosen_special_card_says_what_it_does(
    visit: Visit, game: str, card: str, words: str
) -> None:
    page = visit(None)
    table_where(page, game, lambda own: card in own["hand"])
    page.locator(f".hand-card[data-card={card}]").first.click()
    expect(page.locator(".actions .hint-line").first).to_contain_text(words)


@pytest.mark.parametrize("place", ["/", "/new", "/join", "/settings", "/rules/niveldoce", "/deck"])
def test_every_control_is_as_large_as_a_finger(visit: Visit, place: str) -> None:
    page = visit(place)
    page.locator("main").first.wait_for()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize(("game", "seats"), [("level8-board", 6), ("niveldoce", 8)])
def test_at_a_full_table_too(visit: Visit, game: str, seats: int) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, game, seats, dealer=seats - 1)}")
    page.locator(".hand-card").first.wait_for()
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_fly_only_if_one_likes_motion(visit: Visit, motion: str) -> None:
    page = visit(None, reduced_motion=motion)
    page.add_init_script(COUNT_FLIGHTS)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    expect(page.locator(".hand-card")).to_have_count(11)
    if motion == "reduce":
        assert page.evaluate("window.flown") == 0
    else:
        page.wait_for_function("() => window.flown > 0")
        # Its shadow is as round as the card.
        assert page.evaluate("window.corner") > 0


@pytest.mark.needs_server("what it sends is changed on its way")
def test_what_a_card_would_do_leaves_it_to_be_read_whose_turn_it_is(visit: Visit) -> None:
    page = visit(None, staged=True)

    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"turn": 1, "to_act": 1, "decision": "playing"}
        message["own"] |= {"hand": ["R1", "direction"], "legal": []}

    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'niveldoce', 2, dealer=1)}")
    page.locator(".hand-card[data-card=direction]").click()
    words = page.locator(".actions > .hint-line")
    expect(words).to_have_text("Reverses the direction of play.")
    expect(page.locator("#sentence")).to_be_visible()
    expect(page.locator("#sentence")).to_contain_text("is choosing a move.")
    above, below = page.locator("#sentence").bounding_box(), words.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]


def test_a_double_click_marks_no_word_of_the_table(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', 3, dealer=2)}")
    page.locator("main[data-decision=taking][data-mine=yes]").wait_for()
    page.locator("#sentence > span").first.dblclick()
    assert page.evaluate("getSelection().toString()") == ""
