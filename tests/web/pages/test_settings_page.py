"""What the settings show of the choices."""

from __future__ import annotations

import pytest

from web.conftest import Visit

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

SWATCHES = """() => [...document.querySelectorAll(".swatch")].map((each) => {
  const { backgroundImage, backgroundSize, borderTopColor } = getComputedStyle(each);
  return [each.dataset.surface, backgroundImage, backgroundSize, borderTopColor];
})"""


def test_each_surface_is_shown_as_itself_whichever_is_chosen(visit: Visit) -> None:
    page = visit("/settings")
    page.locator(".swatch").first.wait_for()
    shown = page.evaluate(SWATCHES)
    assert len(shown) > 1
    for surface, *_ in shown:
        page.evaluate("name => (document.documentElement.dataset.surface = name)", surface)
        assert page.evaluate(SWATCHES) == shown, surface
