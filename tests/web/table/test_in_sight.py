"""What one needs next is in sight, and what is under the finger stays there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from support.web.staged_table import StagedTable, all_have_laid_out
from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

SEATS = 8
PILES_IN_SIGHT = """() => {
  const room = document.querySelector(".middle").getBoundingClientRect();
  const pile = document.querySelector(".draw-pile").getBoundingClientRect();
  return pile.top >= room.top && pile.bottom <= room.bottom;
}"""


def with_a_five(message: dict[str, Any]) -> None:
    """The five fits the first group and the last but one."""
    all_have_laid_out(message)
    message["own"] |= {"hand": ["G5", "B4"], "legal": ["G5@1-", "G5@15-", "-G5", "-B4"]}


def staged(visit: Visit, **how: Any) -> tuple[Page, StagedTable]:
    page = visit(None, staged=True, **how)
    table = StagedTable(page, with_a_five)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=SEATS, dealer=SEATS - 1)}")
    page.locator(".hand-card").first.wait_for()
    page.locator(".middle[data-more=below]").wait_for()
    return page, table


def scrolled(page: Page) -> float:
    return float(page.locator(".middle").evaluate("box => box.scrollTop"))


def test_the_piles_come_back_when_a_card_is_to_be_taken(visit: Visit) -> None:
    page, table = staged(visit)
    page.locator(".middle").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    assert not page.evaluate(PILES_IN_SIGHT)
    table.show([], open={"decision": "taking", "turns": 17}, own={"legal": ["draw", "pile"]})
    page.locator("main[data-decision=taking]").wait_for()
    page.wait_for_function(PILES_IN_SIGHT)


def test_choosing_a_card_moves_nothing_while_a_place_for_it_is_in_sight(visit: Visit) -> None:
    page, _ = staged(visit)
    # The group of the last other player, and not the first one: both are places for the five.
    page.locator('[data-anchor="group-14"]').evaluate("box => box.scrollIntoView()")
    before = scrolled(page)
    assert before > 0
    page.locator('.hand-card[data-card="G5"]').click()
    page.locator(".group.target").first.wait_for(state="attached")
    page.wait_for_timeout(100)
    assert scrolled(page) == before


def test_a_place_that_is_out_of_sight_is_brought_there(visit: Visit) -> None:
    page, table = staged(visit)
    table.show([], own={"legal": ["G5@15-", "-G5", "-B4"]})
    page.locator('.hand-card[data-card="G5"]').click()
    page.wait_for_function("() => document.querySelector('.middle').scrollTop > 0")
