"""Cards that others show for a while lie where they cover nobody."""

from __future__ import annotations

from typing import Any

import pytest

from support.web.staged_table import StagedTable, all_have_laid_out
from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

SIZES = ((1440, 900), (1280, 720), (1920, 1080), (1180, 820), (820, 1180), (390, 844), (844, 390))

# How much of the shown cards lies over a seat, or outside of the middle that holds them.
MISPLACED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = (what) => [...document.querySelectorAll(what)].map(box);
  const meets = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const panel = box(document.querySelector(".opened"));
  const middle = box(document.querySelector(".middle"));
  return {
    seats: all(".seat").filter((seat) => meets(seat, panel)).length,
    out: all(".opened .card-button").filter(
      (c) => c.left < middle.left || c.right > middle.right ||
        c.top < middle.top || c.bottom > middle.bottom).length,
  };
}"""


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_shown_cards_cover_no_seat(visit: Visit, seats: int) -> None:
    def stage(message: dict[str, Any]) -> None:
        all_have_laid_out(message)
        message["open"] |= {
            "opened": [[], *[["R7", "B12", "keep"]] * (seats - 1)],
            "decision": "stealing",
        }

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-master', seats=seats, dealer=seats - 1)}")
    page.locator(".opened .card-button").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)  # the middle is measured again
        assert page.evaluate(MISPLACED) == {"seats": 0, "out": 0}, (width, height)
