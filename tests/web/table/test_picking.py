"""Cards that are picked: what marks them, and what they are picked for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.staged_table import StagedTable
from web.conftest import PHONE, Visit, new_game

pytestmark = pytest.mark.slow_pure

WAYS = ("left", "right")

COVERED = """() => {
  const button = document.querySelector(".actions .buttons .button").getBoundingClientRect();
  const marks = [...document.querySelectorAll(".hand-card .order")];
  return marks.filter((each) => each.getBoundingClientRect().top < button.bottom).length;
}"""
# The right button lies beside the left one.
SIDE_BY_SIDE = """() => {
  const [left, right] = document.querySelectorAll(".ask-whom .button");
  return right.getBoundingClientRect().left >= left.getBoundingClientRect().right;
}"""


def staged(visit: Visit, decision: str, size: Any, **open_: Any) -> Page:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"decision": decision, "to_act": 0, "todo": 3, "done": 0} | open_
        message["own"]["legal"] = list(message["own"]["hand"])

    page = visit(None, staged=True, viewport=size)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-board', seats=3, dealer=2)}")
    page.locator(".hand-card").first.wait_for()
    return page


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 720}])
def test_marks_of_picked_cards_leave_the_buttons_free(visit: Visit, size: Any) -> None:
    page = staged(visit, "exchanging", size)
    for card in (3, 4, 5):
        page.locator(".hand-card").nth(card).click(position={"x": 12, "y": 30})
    marks = page.locator(".hand-card .order")
    expect(marks).to_have_text(["1", "2", "3"])
    page.wait_for_timeout(300)  # the cards have been lifted
    assert page.evaluate(COVERED) == 0


def test_where_order_means_nothing_cards_are_checked_and_not_numbered(visit: Visit) -> None:
    page = staged(visit, "opening", PHONE, turn=1)
    page.locator(".hand-card").first.click(position={"x": 12, "y": 30})
    expect(page.locator(".hand-card .order svg")).to_have_count(1)
    expect(page.locator(".hand-card .order")).to_have_text("")
    expect(page.locator(".sentence")).to_contain_text("If one is taken, you draw one")


def test_the_button_of_a_wish_says_what_happens_to_the_cards(visit: Visit) -> None:
    page = staged(visit, "wishing", PHONE)
    button = page.locator(".actions .buttons .button")
    page.locator(".hand-card").nth(3).click(position={"x": 12, "y": 30})
    expect(button).to_have_text("Put down one card")
    page.locator(".hand-card").nth(4).click(position={"x": 12, "y": 30})
    expect(button).to_have_text("Put down 2 cards")


def asking(visit: Visit) -> Page:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"decision": "asking", "to_act": 0}
        message["own"]["legal"] = [f"ask:{value}:{way}" for value in "12" for way in WAYS]

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-board', seats=3, dealer=2)}")
    expect(page.get_by_role("heading", name="Ask for a card")).to_be_visible()
    return page


def test_both_ways_to_ask_lie_side_by_side(visit: Visit) -> None:
    assert asking(visit).evaluate(SIDE_BY_SIDE)


def test_a_double_click_on_a_number_to_ask_for_sends_nothing(visit: Visit) -> None:
    page = asking(visit)
    sent: list[str] = []
    page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            console.info(`sent ${text}`);
            send.call(this, text);
          };
        }"""
    )
    page.on("console", lambda message: sent.append(message.text))
    places = page.locator(".ask-choice .button")
    boxes = [each.bounding_box() for each in places.all()]
    number = page.locator(".ask-values").get_by_role("button", name="2", exact=True)
    number.dblclick()
    expect(number).to_have_attribute("aria-pressed", "true")
    assert [each.bounding_box() for each in places.all()] == boxes
    page.wait_for_timeout(300)
    assert not [each for each in sent if '"move"' in each]
    # Only now is it asked, by a click of its own.
    with page.expect_console_message(lambda message: "ask:2:left" in message.text):
        page.locator(".ask-whom .button").first.click()
