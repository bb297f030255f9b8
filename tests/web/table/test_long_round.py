"""A round that drags on: the host is told so, and calls it off in the menu."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit

pytestmark = pytest.mark.slow_pure

LAPS = 30


def table_for_two(host: Page, guest: Page) -> str:
    """A game between two people, just begun."""
    setup = {"game": "level8-101", "seats": 2, "pace": 0}
    made = host.context.request.post("/api/tables", data={"setup": setup, "bots": {}}).json()
    commands = f"/api/tables/{made['id']}/commands"
    for page, kind in ((guest, "sit"), (guest, "ready"), (host, "start")):
        assert page.context.request.post(commands, data={"type": kind}).ok
    return str(made["id"])


def idle(pages: list[Page], table: str, turns: int) -> None:
    """Both draw and discard, which gets nobody anywhere, until so many turns have begun."""
    path = f"/api/tables/{table}"
    while True:
        for page in pages:
            now = page.context.request.get(path).json()
            if now["open"]["turns"] > turns:
                return
            legal = now["own"]["legal"]
            if legal:
                move = next((each for each in legal if each[0] == "-"), legal[0])
                data = {"type": "move", "at": now["position"], "move": move}
                assert page.context.request.post(f"{path}/commands", data=data).ok


def test_the_host_calls_off_a_round_that_drags_on(visit: Visit) -> None:
    page, guest = visit(None), visit(None, name="Zoe")
    table = table_for_two(page, guest)
    page.goto(f"/t/{table}")
    page.locator(".hand-card").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="End the game")).to_be_visible()
    expect(page.get_by_role("button", name="Call this round off")).to_have_count(0)
    page.keyboard.press("Escape")
    idle([page, guest], table, 2 * LAPS)
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
