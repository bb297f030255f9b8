"""The seats of the others: what all see of their hands, and what lies in front of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from support.web.staged_table import StagedTable
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = pytest.mark.slow_pure


def test_all_see_how_many_jokers_a_hand_of_the_board_game_holds(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"]["known"] = [[], ["J", "R7", "J"], []]

    page = visit("/settings")
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-board', seats=3, dealer=2)}")
    seats = page.locator(".seat")
    expect(seats.nth(0).locator(".mini-joker")).to_have_count(2)
    expect(seats.nth(0)).to_contain_text("2 of them are jokers.")
    expect(seats.nth(1).locator(".mini-joker")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_lies_in_front_of_somebody_can_be_asked_about(visit: Visit, size: Any) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"]["front"] = [[], ["stopper"], []]

    page = visit("/settings", viewport=size)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=3, dealer=2)}")
    front = page.locator(".seat .front")
    front.wait_for()
    box = front.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 8)
    expect(page.get_by_role("dialog")).to_contain_text("They sit out their next turn.")
