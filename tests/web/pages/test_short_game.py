"""A short game is set up in the form of a new table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.conftest import DESKTOP, Visit

pytestmark = pytest.mark.slow_pure


@pytest.mark.parametrize(
    ("game", "last"), [("Level 8 (101 cards)", 4), ("NivelDoce", 6), ("Level 8 Master", 4)]
)
def test_a_short_game_has_half_of_the_levels(visit: Visit, game: str, last: int) -> None:
    page = visit("/new", viewport=DESKTOP, name="Ann")
    page.get_by_role("radio", name=game).check()
    page.get_by_role("radio", name="Short: first past").check()
    page.get_by_role("button", name="Start").click()
    page.locator(".hand-card").first.wait_for()
    expect(page.locator(".level-disc")).to_have_text(f"1/ {last}")
    expect(page.locator("main.table")).to_contain_text(f"{game}, short")
