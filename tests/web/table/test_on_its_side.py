"""A phone on its side: the hand lies beside the cloth, and nothing that is needed is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from web.conftest import Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
LONG = 60_000  # milliseconds: a process has to start, on a machine that is busy


def test_a_hint_is_read_and_done_on_a_phone_on_its_side(visit: Visit) -> None:
    page = visit(None, viewport=SIDEWAYS)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").wait_for()
    page.get_by_role("button", name="Hint").click()
    do_it = page.locator(".hint-strip .button.go")
    do_it.wait_for(timeout=LONG)
    for part in page.locator(".hint-strip :is(p, button)").all():
        expect(part).to_be_in_viewport(ratio=1)
    do_it.click()
    page.locator("main[data-decision=playing]").wait_for()
    expect(page.locator(".hint-strip")).to_have_count(0)
