"""What the log tells of a move: where a card went, what a joker is, and why a turn came again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from support.web.staged_table import StagedTable, all_have_laid_out
from web.conftest import DESKTOP, Visit, new_game

pytestmark = pytest.mark.slow_pure


def test_moves_are_told_with_their_place_and_meaning(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        all_have_laid_out(message)
        message["open"] |= {"turn": 2, "to_act": 2, "again": True}
        message["own"]["legal"] = []

    page = visit(None, staged=True, viewport=DESKTOP)
    table = StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-board', seats=3, dealer=2)}")
    page.locator(".mat").first.wait_for()
    groups = table.now["open"]["groups"]
    longer = [dict(group, cards=[*group["cards"], "J=12"]) for group in groups[2:3]]
    table.show(
        [{"what": "laid_off", "seat": 2, "cards": ["J"], "place": 2}],
        open={"groups": [*groups[:2], *longer, *groups[3:]]},
    )
    table.show([{"what": "moved", "seat": 2, "cards": [], "place": 1}])
    table.show([{"what": "turn", "seat": 2, "cards": [], "place": -1}], open={"again": False})
    table.show([{"what": "turn", "seat": 0, "cards": [], "place": -1}], open={"turn": 0})
    lines = page.locator(".log li")
    expect(lines.last).to_have_text("Bruno has another turn.")
    expect(lines.nth(-2)).to_have_text("Bruno moves to the field “Take one card”.")
    expect(lines.nth(-3)).to_have_text("Bruno lays off J =12 on Alma’s run.")
