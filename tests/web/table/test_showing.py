"""What the others do is shown: one thing after the other, again, or not at all."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.page_player import PagePlayer
from support.web.staged_table import StagedTable
from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure


def after_a_bot(page: Page) -> None:
    """Go to a table at which a bot has just played, and it is one's turn again."""
    page.goto(f"/t/{new_game(page, 'level8-101', seats=2)}")
    player = PagePlayer(page)
    again = page.get_by_role("button", name="See the last turn again")
    for _ in range(2000):
        seen = player.look()
        if seen["mine"] and seen["decision"] == "taking" and again.count():
            return
        player.act(seen)
    raise AssertionError("no bot has played")


def test_the_last_turn_is_seen_again_and_skipped(visit: Visit) -> None:
    page = visit(None)
    after_a_bot(page)
    page.get_by_role("button", name="See the last turn again").click()
    expect(page.locator("main[data-mine=no]")).to_be_visible()
    page.get_by_role("button", name="Skip ahead").click()
    expect(page.locator("main[data-mine=yes][data-decision=taking]")).to_be_visible()
    page.locator(".draw-pile").click()
    expect(page.locator("main[data-decision=playing]")).to_be_visible()


def test_a_line_tells_the_last_move(visit: Visit) -> None:
    page = visit(None)
    after_a_bot(page)
    expect(page.locator(".last-move p")).not_to_be_empty()
    page.locator(".draw-pile").click()
    expect(page.locator(".last-move p")).to_contain_text("You draw")


# How far the middle of the game's name is from the middle of the bar, in pixels.
OFF = """() => {
  const middle = (each) => {
    const { top, height } = document.querySelector(each).getBoundingClientRect();
    return top + height / 2;
  };
  return Math.abs(middle(".table-bar h1") - middle(".table-bar"));
}"""


def test_until_a_move_is_told_the_name_of_the_game_has_the_bar_to_itself(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").wait_for()
    expect(page.locator(".last-move p")).to_be_empty()
    for width, height in ((1440, 900), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OFF) <= 2, width
    page.locator(".draw-pile").click()
    expect(page.locator(".last-move p")).not_to_be_empty()
    expect(page.locator(".table-bar h1")).to_have_css("opacity", "0")  # but it can be heard
    page.set_viewport_size({"width": 820, "height": 1180})
    assert page.evaluate(OFF) > 8


def test_which_of_the_shown_cards_is_taken_is_seen_before_they_go(visit: Visit) -> None:
    page = visit(None, staged=True, at_once=False)

    def stage(message: dict[str, Any]) -> None:
        shown = [[], ["R7", "B2", "P9"], ["G1"]]
        message["open"] |= {"opened": shown, "decision": "stealing", "to_act": 2, "turn": 2}
        message["own"]["legal"] = []

    table = StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-master', seats=3, dealer=2)}")
    expect(page.locator(".opened .card-button")).to_have_count(4)
    page.wait_for_timeout(1600)  # what shows the game is fetched when the table is there
    stole = {"what": "stole", "seat": 2, "cards": ["B2"], "place": 1}
    table.show([stole], open={"opened": [[], [], []], "decision": "taking", "to_act": 1})
    taken = page.locator(".opened .card-button.taken")
    expect(taken).to_have_accessible_name("blue 2")
    expect(page.locator(".opened .card-button")).to_have_count(4)
    page.get_by_role("button", name="Skip ahead").click()
    expect(page.locator(".opened")).to_have_count(0)


def test_ones_own_shown_cards_are_called_ones_own(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        shown = [["R7"], ["B2"], []]
        message["open"] |= {"opened": shown, "decision": "stealing", "to_act": 2, "turn": 2}
        message["own"]["legal"] = []

    page = visit(None, staged=True, name="Ida")
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-master', seats=3, dealer=2)}")
    expect(page.locator(".opened-of h2")).to_have_text(["You", "Alma"])


def at_a_staged_table(visit: Visit) -> tuple[Page, StagedTable]:
    page = visit(None, staged=True)
    table = StagedTable(page, lambda message: None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".hand-card").first.wait_for()
    return page, table


def test_cards_shown_one_after_the_other_are_told_together(visit: Visit) -> None:
    page, table = at_a_staged_table(visit)
    for card in ("R7", "B2", "P9"):
        table.show([{"what": "opened", "seat": 1, "cards": [card], "place": -1}])
    expect(page.locator(".last-move .chip")).to_have_text(["7", "2", "9"])


def test_what_was_given_is_told_and_not_what_was_drawn_for_it(visit: Visit) -> None:
    page, table = at_a_staged_table(visit)
    gave = {"what": "gave", "seat": 1, "cards": ["R7"], "place": 0}
    table.show([gave, {"what": "drew", "seat": 1, "cards": ["?"], "place": -1}])
    expect(page.locator(".last-move p")).to_have_text("Alma gives 7 to you.")


def test_a_level_of_two_groups_is_told_as_a_level(visit: Visit) -> None:
    page, table = at_a_staged_table(visit)
    runs = (["R3", "B4", "G5"], ["Y7", "P8", "O9"])
    groups = [{"owner": 1, "kind": "run", "cards": cards} for cards in runs]
    table.show(
        [{"what": "laid_out", "seat": 1, "cards": run, "place": i} for i, run in enumerate(runs)],
        open={"groups": groups},
    )
    expect(page.locator(".last-move p")).to_have_text("Alma lays out level 1.")


# Was the level ever seen filled by a hand of which nothing was seen yet?
GIVEN_AWAY = """() => {
  const seen = (name) => [...document.querySelectorAll(name)].some((card) => {
    for (let each = card; each; each = each.parentElement) {
      if (getComputedStyle(each).opacity === "0") return false;
    }
    return true;
  });
  let early = 0;
  const look = () => {
    const slots = seen(".slot .card");
    if (slots && seen(".hand-card")) document.documentElement.dataset.early = early;
    else {
      early += slots;
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}"""


def test_the_level_does_not_tell_what_has_yet_to_be_dealt(visit: Visit) -> None:
    page = visit(None, reduced_motion="no-preference", at_once=False)
    page.add_init_script(f"({GIVEN_AWAY})()")
    page.goto(f"/t/{new_game(page, 'level8-101', seats=2, dealer=1)}")
    page.locator("html[data-early]").wait_for()
    assert page.locator("html").get_attribute("data-early") == "0"
