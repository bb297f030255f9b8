"""What stands in a line on a phone, and what of it can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.staged_table import StagedTable
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = pytest.mark.slow_pure

RUN = ["R4", "B5", "J=6"]

# How many lines the words have, and how far they keep from the edges of the bar.
TOLD = """() => {
  const words = document.querySelector(".last-move p");
  const range = document.createRange();
  range.selectNodeContents(words);
  const seen = range.getBoundingClientRect();
  const bar = document.querySelector(".table-bar").getBoundingClientRect();
  const height = parseFloat(getComputedStyle(words).lineHeight);
  return {
    lines: Math.round(seen.height / height),
    above: seen.top - bar.top,
    below: bar.bottom - seen.bottom,
    title: getComputedStyle(document.querySelector(".table-bar h1")).opacity,
  };
}"""
# How far the middle of a card in the line lies from the middle of the letters beside it.
LOW = """() => {
  const words = document.querySelector(".last-move p");
  const range = document.createRange();
  range.selectNode([...words.childNodes].find((each) => each.nodeType === Node.TEXT_NODE));
  const letters = range.getBoundingClientRect();
  const chip = words.querySelector(".chip").getBoundingClientRect();
  return Math.abs(chip.top + chip.bottom - letters.top - letters.bottom) / 2;
}"""


def told(visit: Visit, size: Any, **event: Any) -> Page:
    """A table at which this has just happened."""
    page = visit(None, staged=True, viewport=size)
    table = StagedTable(page, lambda message: None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=4, dealer=3)}")
    page.locator(".hand-card").first.wait_for()
    table.show([{"seat": 1, "cards": [], "place": -1, **event}])
    expect(page.locator(".last-move p")).not_to_be_empty()
    return page


@pytest.mark.parametrize(
    "event",
    [
        {"what": "laid_out", "cards": RUN, "place": 0},
        {"what": "discarded", "cards": ["G15"]},
        {"what": "took", "cards": ["R12"], "place": 2},
    ],
    ids=["lays out", "discards", "takes"],
)
def test_the_last_move_is_told_in_one_line_on_a_phone(visit: Visit, event: dict[str, Any]) -> None:
    seen = told(visit, PHONE, **event).evaluate(TOLD)
    assert (seen["lines"], seen["title"]) == (1, "0")
    assert min(seen["above"], seen["below"]) > 8


def test_two_lines_about_a_move_keep_off_the_edges_of_the_bar(visit: Visit) -> None:
    seen = told(visit, PHONE, what="left_table").evaluate(TOLD)
    assert min(seen["above"], seen["below"]) > 4


def test_a_card_in_the_line_stands_at_the_height_of_its_letters(visit: Visit) -> None:
    page = told(visit, DESKTOP, what="laid_out", cards=RUN, place=0)
    assert page.evaluate(LOW) < 2


# How far signs reach beyond the room of their row, and where they begin.
LEVELS = """() => [...document.querySelectorAll(".level-list li")].map((row) => {
  const task = row.querySelector(".task").getBoundingClientRect();
  const parts = [...row.querySelectorAll(".task-part")].map((each) => each.getBoundingClientRect());
  const edge = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight);
  return { begins: task.left, out: Math.max(...parts.map((each) => each.right)) - edge };
})"""


def test_the_signs_of_all_levels_line_up_within_their_rows(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=4, dealer=3)}")
    page.locator(".seat-card").first.click()
    page.locator(".level-list").wait_for()
    rows = page.evaluate(LEVELS)
    assert max(row["out"] for row in rows) <= 1
    assert len({round(row["begins"]) for row in rows}) == 1


def test_while_the_coach_thinks_the_cross_stands_beside_the_words(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".draw-pile.can").wait_for()
    page.route("**/commands", lambda _: None)  # it never has an answer
    page.get_by_role("button", name="Hint").click()
    strip = page.locator(".hint-strip")
    words, cross = strip.locator("p").bounding_box(), strip.get_by_role("button").bounding_box()
    assert words is not None
    assert cross is not None
    assert cross["x"] >= words["x"] + words["width"]
    assert abs(cross["y"] + cross["height"] / 2 - words["y"] - words["height"] / 2) < 2


def test_against_bots_alone_the_log_has_the_room_of_the_chat(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".talk .log").wait_for()
    expect(page.locator(".talk .chat")).to_have_count(0)
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("dialog").locator(".reactions button").first.click()
    # What has been said is in sight.
    expect(page.locator(".talk .chat .reaction")).to_have_count(1)


def test_a_chat_is_there_as_soon_as_somebody_else_is(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["table"]["seats"][1] |= {"person": True, "bot": None}

    page = visit(None, staged=True, viewport=DESKTOP)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".talk .chat").wait_for()
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)


@pytest.mark.parametrize("language", ["de-DE", "es-ES", "fr-FR", "nl-NL"])
def test_the_names_on_special_cards_are_large_enough(visit: Visit, language: str) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["own"]["hand"] = ["direction", "wish", "knock", "stopper", "draw-two"]

    page = visit(None, locale=language)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=3, dealer=2)}")
    words = page.locator(".hand-card text.word")
    words.first.wait_for()
    sizes = [float(each.get_attribute("font-size") or 0) for each in words.all()]
    assert min(sizes) > 11  # of 100, the width of a card


# By how much the edge of each sign stands out from the paper, and its lines from what they lie on.
STANDS_OUT = """() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/\\d+/g).map((each) => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const apart = (...two) => {
    const [dark, bright] = two.map(light).sort((a, b) => a - b);
    return bright / dark;
  };
  const paper = getComputedStyle(document.querySelector("dialog[open]")).backgroundColor;
  return [...document.querySelectorAll("dialog .reaction-sign")].flatMap((sign) => {
    const [ground, lines] = [...sign.children].map((each) => getComputedStyle(each));
    return [apart(ground.stroke, paper), apart(lines.stroke, ground.fill)];
  });
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_reactions_stand_out_from_the_paper(visit: Visit, theme: str) -> None:
    page = visit(None, color_scheme=theme)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".draw-pile.can").wait_for()
    page.get_by_role("button", name="Chat").click()
    page.locator("dialog .reaction-sign").first.wait_for()
    assert min(page.evaluate(STANDS_OUT)) > 2.5


def test_any_seat_can_be_chosen_to_go_first_against_bots(visit: Visit) -> None:
    page = visit("/new", viewport=DESKTOP)
    first = page.get_by_role("group", name="Who goes first?")
    first.get_by_label("On my right").check()
    with page.expect_request("**/api/tables") as made:
        page.get_by_role("button", name="Start").click()
    asked: Any = made.value.post_data_json
    seats = asked["setup"]["seats"]
    assert asked["setup"]["dealer"] == seats - 2  # so the last one begins
