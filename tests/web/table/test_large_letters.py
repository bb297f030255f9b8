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

# What of the seats reaches over the edge of its plate, is cut off or lies below a pile.
SEATS = """() => [...document.querySelectorAll(".seat")].flatMap((seat) => {
  const box = (each) => each.getBoundingClientRect();
  const plate = box(seat);
  const pile = seat.querySelector(".pile .card");
  const words = document.createRange();
  return [...seat.querySelectorAll(".seat-name, .seat-level, .seat-away, .task")].filter((each) => {
    if (!each.checkVisibility()) return false;
    words.selectNodeContents(each);
    const { left, top, bottom } = box(each);
    const right = Math.min(box(words).right, box(each).right); // what is there of a name
    const under = pile && box(pile).left < right - 2 && box(pile).bottom > top + 4 &&
      box(pile).top < bottom;
    const cut = each.matches(".seat-away") && right > plate.right - 3;
    return top < plate.top || bottom > plate.bottom + 1 || under || cut;
  }).map((each) => each.textContent || each.className);
})"""


def at_the_table(
    visit: Visit, game: str, language: str = "de-DE", seats: int = 4, **change: Any
) -> Page:
    """Where very large letters were chosen, after a change of what the server sends."""

    def stage(message: dict[str, Any]) -> None:
        for part, changed in change.items():
            message[part] |= changed
        message["table"]["seats"][2] |= {"person": "somebody", "bot": None}  # who is away

    page = visit(None, locale=language)
    page.add_init_script(HUGE)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=seats, dealer=seats - 1)}")
    page.locator(".hand-card").first.wait_for(state="attached")
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


@pytest.mark.parametrize(
    ("game", "seats"), [("level8-master", 4), ("level8-101", 6), ("niveldoce", 4), ("niveldoce", 6)]
)
def test_names_and_levels_stay_on_their_plates(visit: Visit, game: str, seats: int) -> None:
    page = at_the_table(visit, game, seats=seats)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(SEATS) == [], (width, height)


@pytest.mark.parametrize("language", ["de-DE", "es-ES"])
def test_what_the_level_asks_for_is_read_on_every_screen(visit: Visit, language: str) -> None:
    page = at_the_table(visit, "niveldoce", language)
    task = page.locator(".own-level .level-task")
    cut = "box => [box.scrollWidth > box.clientWidth, box.scrollHeight > box.clientHeight + 1]"
    for width, height in ((390, 844), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert task.evaluate(cut) == [False, False], (width, height)
        rail, words = page.locator(".own-level").bounding_box(), task.bounding_box()
        assert rail is not None
        assert words is not None
        assert words["y"] + words["height"] <= rail["y"] + rail["height"] + 1, (width, height)


# How high the smallest number on the stairs is, in pixels of the screen.
NUMBERS = """() => Math.min(...[...document.querySelectorAll(".game-end .stair text")]
  .map((each) => each.getBoundingClientRect().height))"""


def test_numbers_on_the_stairs_can_be_read(visit: Visit) -> None:
    over = {"winner": 0, "levels": [9, 7, 4, 4], "to_act": -1, "decision": ""}
    page = at_the_table(visit, "level8-101", open=over, table={"status": "over"})
    page.locator(".game-end").wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(NUMBERS) > 11


# Words about a seat in the waiting room that are cut off, or reach out of their line.
CUT_SEATS = """() => [...document.querySelectorAll(".seat-list li, .seat-who > *")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 ||
    each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.textContent)"""


def test_long_names_have_room_in_the_waiting_room(visit: Visit) -> None:
    host = visit(None, name="Wilhelminemaximiliane", viewport={"width": 360, "height": 640})
    host.add_init_script(HUGE)
    guest = visit(None, name="Annesophiecharlotte")
    setup = {"game": "level8-101", "seats": 4}
    table = host.context.request.post("/api/tables", data={"setup": setup}).json()["id"]
    guest.context.request.post(f"/api/tables/{table}/commands", data={"type": "sit"})
    host.goto(f"/t/{table}")
    host.locator(".seat-list select").nth(1).wait_for()
    assert host.evaluate(CUT_SEATS) == []
