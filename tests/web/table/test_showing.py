"""What the others do is shown: one thing after the other, again, or not at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.web.page_player import PagePlayer
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
    page = visit("/settings")
    after_a_bot(page)
    page.get_by_role("button", name="See the last turn again").click()
    expect(page.locator("main[data-mine=no]")).to_be_visible()
    page.get_by_role("button", name="Skip ahead").click()
    expect(page.locator("main[data-mine=yes][data-decision=taking]")).to_be_visible()
    page.locator(".draw-pile").click()
    expect(page.locator("main[data-decision=playing]")).to_be_visible()


def test_a_line_tells_the_last_move(visit: Visit) -> None:
    page = visit("/settings")
    after_a_bot(page)
    expect(page.locator(".last-move p")).not_to_be_empty()
    page.locator(".draw-pile").click()
    expect(page.locator(".last-move p")).to_contain_text("You draw")
