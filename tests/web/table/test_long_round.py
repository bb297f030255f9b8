"""A round that drags on: the host is told so, and calls it off in the menu."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

LAPS = 30


def idle(page: Page, table: str, turns: int) -> None:
    """Draw and discard, beside a bot that aims at nothing, until so many turns have begun."""
    path = f"/api/tables/{table}"
    while True:
        now = page.context.request.get(path).json()
        if now["open"]["turns"] > turns:
            return
        legal = (now["own"] or {"legal": []})["legal"]
        if legal:
            move = next((each for each in legal if each[0] == "-"), legal[0])
            data = {"type": "move", "at": now["position"], "move": move}
            page.context.request.post(f"{path}/commands", data=data)


def test_the_host_calls_off_a_round_that_drags_on(visit: Visit) -> None:
    page = visit("/settings")
    table = new_game(page, "level8-101", seats=2, bot={"name": "random"})
    page.goto(f"/t/{table}")
    page.locator(".hand-card").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="End the game")).to_be_visible()
    expect(page.get_by_role("button", name="Call this round off")).to_have_count(0)
    page.keyboard.press("Escape")
    idle(page, table, 2 * LAPS)
    strip = page.locator(".hint-strip")
    expect(strip).to_contain_text("This round is dragging on")
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Call this round off").click()
    sure = page.get_by_role("dialog", name="Call this round off?")
    sure.get_by_role("button", name="Call this round off").click()
    expect(page.get_by_text("Nobody ended it.")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    page.locator("main[data-round='2']").wait_for()
