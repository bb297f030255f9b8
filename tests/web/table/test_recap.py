"""Whoever comes back to a table whose game went on is told what they have missed."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

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
