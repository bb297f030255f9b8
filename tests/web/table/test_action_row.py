"""The row of buttons above the hand: readable, and in its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

LABELS = ("Discard Skip", "Skip for Alma", "Skip for Bruno")
# The row as it is with three choices, reactions to hide and a move to take back.
FILL = """(labels) => {
  const add = (to, name, words) => {
    const button = document.createElement("button");
    button.className = name;
    button.textContent = words;
    document.querySelector(to).append(button);
  };
  const reactions = document.createElement("div");
  reactions.className = "quick-reactions";
  document.querySelector(".actions").append(reactions);
  for (let i = 0; i < 6; i++) add(".quick-reactions", "button plain round", "x");
  add(".tools", "button round undo", "x");
  document.querySelector(".actions > .buttons").replaceChildren();
  for (const label of labels) add(".actions > .buttons", "button", label);
}"""
LAID_OUT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".actions > .buttons > .button")];
  const row = document.querySelector(".actions > .buttons");
  const pill = document.querySelector(".actions > .sentence");
  return {
    spilling: buttons.filter((each) => each.scrollWidth > each.clientWidth).length,
    overlapping: buttons.filter((b, i) => i && box(b).left < box(buttons[i - 1]).right).length,
    pushed: row.scrollWidth > row.clientWidth,
    cut: pill.scrollWidth > pill.clientWidth || pill.scrollHeight > pill.clientHeight + 3,
    covered: box(pill).bottom > box(buttons[0]).top + 1,
  };
}"""
AS_IT_SHOULD = {
    "spilling": 0,
    "overlapping": 0,
    "pushed": False,
    "cut": False,
    "covered": False,
}


def started(visit: Visit) -> Page:
    page = visit("/settings")
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, pace=5000)}")
    page.locator(".hand-card").first.wait_for()
    return page


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_three_choices_are_readable_beside_reactions_and_undo(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = started(visit)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FILL, LABELS)
    assert page.evaluate(LAID_OUT) == AS_IT_SHOULD
