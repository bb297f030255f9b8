"""On the board a tower is seen to go from field to field."""

from __future__ import annotations

import pytest

from web.conftest import DESKTOP, Visit, new_game

pytestmark = pytest.mark.slow_pure

# How many places each flight of a tower touches.
WATCH = """() => {
  window.towers = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.matches(".flyer:has(.tower)") && frames[0].translate) towers.push(frames.length);
    return animate.call(this, frames, options);
  };
}"""


def test_a_tower_sets_down_as_often_as_the_die_says(visit: Visit) -> None:
    motion = {"reduced_motion": "no-preference", "at_once": False}
    page = visit("/settings", viewport=DESKTOP, name="Ann", **motion)
    table = new_game(page, "level8-board", dealer=2)  # one begins
    page.goto(f"/t/{table}")
    way = page.locator(".field-choice .button").last
    steps = int(way.locator(".die-sign").inner_text())
    page.evaluate(WATCH)
    way.click()
    page.locator(".flyer .tower").first.wait_for(state="attached")
    assert page.evaluate("window.towers")[0] == steps + 1
