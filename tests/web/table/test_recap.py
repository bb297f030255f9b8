"""Whoever comes back to a table whose game went on is told what they have missed."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.staged_table import StagedTable, all_have_laid_out
from web.conftest import PHONE, Visit, new_game

pytestmark = pytest.mark.slow_pure

# As if the table had been left a while ago.
LONG_AGO = """(table) => {
  const seen = JSON.parse(localStorage.getItem("nivelo-seen") ?? "{}");
  seen[table].at = 0;
  localStorage.setItem("nivelo-seen", JSON.stringify(seen));
}"""


def leave(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.locator(".hand-card").first.wait_for()
    page.goto("/settings")


def tell(page: Page, table: str, **command: Any) -> None:
    page.context.request.post(f"/api/tables/{table}/commands", data=command)


def bots_play_a_round(page: Page, table: str) -> None:
    """A bot sits in for the person until a round is over."""
    tell(page, table, type="bot", seat=0)
    until = time.monotonic() + 60
    while page.context.request.get(f"/api/tables/{table}").json()["open"]["round"] < 2:
        assert time.monotonic() < until, "no round has ended"
        time.sleep(0.05)
    tell(page, table, type="pause")
    tell(page, table, type="return", seat=0)
    tell(page, table, type="pause", on=False)


def test_a_returning_player_reads_who_ended_the_round_and_whose_turn_it_is(visit: Visit) -> None:
    page = visit("/settings", viewport=PHONE, name="Ann")
    table = new_game(page, "level8-101", dealer=2)
    leave(page, table)
    bots_play_a_round(page, table)
    page.evaluate(LONG_AGO, table)
    page.goto(f"/t/{table}")
    recap = page.get_by_role("region", name="While you were away")
    expect(recap).to_contain_text("ended")
    expect(recap.get_by_role("listitem").last).to_contain_text("turn")
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)


# What the recap lies over.
COVERED = """(recap) => {
  const box = recap.getBoundingClientRect();
  return [".seat", ".center", ".mat", ".talk", ".own-level", ".tools"]
    .flatMap((name) => [...document.querySelectorAll(name)])
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return right > left && right > box.left && left < box.right && bottom > box.top &&
        top < box.bottom;
    })
    .map((part) => part.className);
}"""


def come_back(page: Page) -> None:
    """To a table of three that all have laid out, where it is one's turn to take a card."""

    def stage(message: dict[str, Any]) -> None:
        all_have_laid_out(message)
        message["open"] |= {"decision": "taking", "round": 3, "levels": [2, 3, 2]}
        message["own"]["legal"] = ["draw"]

    StagedTable(page, stage)
    table = new_game(page, "niveldoce", seats=3, dealer=2)
    seen = {"game": 1, "round": 2, "levels": [1, 2, 2], "laid": [False] * 3, "at": 0}
    page.evaluate(
        "([table, seen]) => localStorage.setItem('nivelo-seen', JSON.stringify({[table]: seen}))",
        [table, seen],
    )
    page.goto(f"/t/{table}")


@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 844), (844, 390), (820, 1180), (1100, 800), (1280, 720), (1920, 1080)],
)
def test_what_was_missed_lies_over_nothing_that_lies_on_the_table(
    visit: Visit, width: int, height: int
) -> None:
    page = visit("/settings", staged=True, viewport={"width": width, "height": height})
    come_back(page)
    recap = page.locator(".recap")
    expect(recap).to_be_in_viewport(ratio=1)
    page.locator(".hand-card").first.wait_for()
    assert recap.evaluate(COVERED) == []
    assert recap.evaluate("box => box.scrollHeight <= box.clientHeight + 1")


def test_each_line_is_marked_as_one_and_the_next_tap_takes_them_away(visit: Visit) -> None:
    page = visit("/settings", staged=True, viewport=PHONE)
    come_back(page)
    recap = page.locator(".recap")
    both = recap.get_by_role("listitem").filter(has_text="Alma and Bruno have laid out.")
    expect(both.locator(".dot")).to_have_count(2)
    for dot in recap.locator(".dot").all():
        expect(dot).to_be_visible()
    page.locator(".hand-card").last.click()
    expect(recap).to_have_count(0)
