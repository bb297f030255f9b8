"""Names and words of all kinds beside each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.slow_pure

DANA = "\u05d3\u05e0\u05d4"  # in Hebrew letters


def two_at_a_table(visit: Visit, name: str) -> tuple[Page, Page]:
    ann = visit(None, name="Ann", viewport=PHONE)
    bo = visit(None, name=name)
    setup = {"game": "level8-101", "seats": 3, "pace": 5000}
    made = ann.context.request.post("/api/tables", data={"setup": setup, "bots": {}}).json()
    commands = f"/api/tables/{made['id']}/commands"
    bo.context.request.post(commands, data={"type": "sit", "seat": 2})
    bo.context.request.post(commands, data={"type": "ready", "on": True})
    ann.context.request.post(commands, data={"type": "start"})
    for page in (ann, bo):
        page.goto(f"/t/{made['id']}")
        page.locator(".hand-card").first.wait_for()
    return ann, bo


def test_a_name_from_right_to_left_turns_no_sentence_around(visit: Visit) -> None:
    ann, _ = two_at_a_table(visit, DANA)
    seat = ann.get_by_role("list", name="Players").get_by_role("listitem").nth(1)
    expect(seat.locator("button").first).to_contain_text(f"\u2068{DANA}\u2069: level 1")
    expect(seat.locator("bdi")).to_have_text(DANA)


# How much of the first letter of a name is cut off on its owner's plate.
START_CUT_OFF = """() => {
  const name = [...document.querySelectorAll(".seat-name")].find((each) => /^[\u0590-\u05ff]/.test(
    each.textContent));
  const range = document.createRange();
  range.setStart(name.firstChild, 0);
  range.setEnd(name.firstChild, 1);
  return range.getBoundingClientRect().right - name.getBoundingClientRect().right;
}"""


def test_of_a_long_name_from_right_to_left_the_end_is_cut_off(visit: Visit) -> None:
    ann, _ = two_at_a_table(visit, "\u05d0" + DANA * 7)
    for viewport in (PHONE, DESKTOP):
        ann.set_viewport_size(viewport)
        ann.wait_for_timeout(200)
        assert ann.evaluate(START_CUT_OFF) < 1


def test_a_name_of_twelve_letters_is_read_whole_on_a_large_screen(visit: Visit) -> None:
    ann, _ = two_at_a_table(visit, "Gro\u00dfmutter 7")
    ann.set_viewport_size(DESKTOP)
    name = ann.locator(".seat-name", has_text="mutter")
    expect(name).to_be_visible()
    assert name.evaluate("each => each.scrollWidth - each.clientWidth") <= 0


def test_a_long_line_of_chat_stays_on_the_page(visit: Visit) -> None:
    ann, bo = two_at_a_table(visit, "Bo")
    table = bo.url.rsplit("/", 1)[1]
    long = "Donaudampfschifffahrtsgesellschaft" * 8
    answer = bo.context.request.post(
        f"/api/tables/{table}/commands", data={"type": "chat", "text": long}
    )
    assert answer.ok
    bubble = ann.locator(".bubble")
    bubble.wait_for()
    box = bubble.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["height"] < 130
