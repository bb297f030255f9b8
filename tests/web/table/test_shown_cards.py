"""Cards that others show for a while lie where they cover nobody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route

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


ADVICE = {"choice": "B12<3", "why": {"code": "closer", "seat": -1}, "going_out": None, "gain": None}
FIGURES = ("chances", "takes", "discards", "opinions", "then")

# Shown cards and parts of the hint over which something else lies.
UNDER = """() => [...document.querySelectorAll(".opened .card-button, .hint-strip > *")]
  .filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !each.contains(above) && !above.contains(each);
  }).length"""


@pytest.mark.parametrize("seats", [4, 6])
def test_a_hint_about_shown_cards_is_seen_and_covers_none(visit: Visit, seats: int) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {
            "opened": [[], *[["R7", "B12", "keep"]] * (seats - 1)],
            "decision": "stealing",
        }
        message["own"]["legal"] = [f"B12<{seat}" for seat in range(2, seats + 1)] + ["done"]

    def advise(route: Route) -> None:
        if '"coach"' in (route.request.post_data or ""):
            route.fulfill(json={"coach": ADVICE | {each: [] for each in FIGURES}})
        else:
            route.continue_()

    page = visit(None)
    StagedTable(page, stage)
    page.route("**/commands", advise)
    page.goto(f"/t/{new_game(page, 'level8-master', seats=seats, dealer=seats - 1)}")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(UNDER) == 0, (width, height)
