"""With large letters, too, what one has to read is there as a whole, and lies over nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from support.web.staged_table import StagedTable
from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

SIZES = ((390, 844), (360, 640), (844, 390), (1280, 720))
HUGE = """try { localStorage["nivelo-play"] = '{"text": "huge"}'; } catch {}"""

# Words that are cut off, and those that lie over buttons or are as high as these may not be.
WORDS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const words = [...document.querySelectorAll(".actions > :is(.sentence, .hint-line)")]
    .filter((each) => getComputedStyle(each).visibility === "visible");
  const buttons = [...document.querySelectorAll(".actions > .buttons .button")].map(box);
  const row = box(document.querySelector(".actions > .buttons"));
  return words.filter((each) =>
      each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2 ||
      buttons.some(({ top }) => top < box(each).bottom - 2))
    .map((each) => each.textContent)
    .concat(buttons.some((each) => each.height > row.height + 6) ? ["buttons"] : []);
}"""


def at_the_table(visit: Visit, game: str, language: str, **change: Any) -> Page:
    """Where very large letters were chosen, after a change of what the server sends."""

    def stage(message: dict[str, Any]) -> None:
        for part, changed in change.items():
            message[part] |= changed

    page = visit(None, locale=language)
    page.add_init_script(HUGE)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=4, dealer=3)}")
    page.locator(".hand-card").first.wait_for()
    return page


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
@pytest.mark.parametrize(
    ("game", "card", "legal"),
    [
        ("level8-master", "keep", ["keep!", "-keep"]),
        ("niveldoce", "draw-two", ["-draw-two", "draw-two>2", "draw-two>3", "draw-two>4"]),
    ],
)
def test_what_a_special_card_does_lies_above_its_buttons(
    visit: Visit, game: str, card: str, legal: list[str], language: str
) -> None:
    hand = [card, *["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"]]
    own = {"hand": hand, "legal": legal}
    page = at_the_table(visit, game, language, own=own, open={"decision": "playing"})
    page.locator(f".hand-card[data-card={card}]").click()
    page.locator(".actions > .hint-line").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)  # the row of buttons moves over the card
        assert page.evaluate(WORDS) == [], (width, height)


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
@pytest.mark.parametrize("decision", ["wishing", "swapping", "opening"])
def test_what_is_to_be_done_with_several_cards_is_read_in_full(
    visit: Visit, decision: str, language: str
) -> None:
    game = "niveldoce" if decision == "wishing" else "level8-master"
    own = {"hand": ["R1", "R2", "R3"], "legal": ["R1", "R2", "R3", "done"]}
    page = at_the_table(visit, game, language, own=own, open={"decision": decision})
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(WORDS) == [], (width, height)
