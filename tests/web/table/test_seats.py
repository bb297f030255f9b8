"""The seats of the others: what all see of their hands, and what lies in front of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from support.web.staged_table import StagedTable
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = pytest.mark.slow_pure


def test_all_see_how_many_jokers_a_hand_of_the_board_game_holds(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"]["known"] = [[], ["J", "R7", "J"], []]

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-board', seats=3, dealer=2)}")
    seats = page.locator(".seat")
    expect(seats.nth(0).locator(".mini-joker")).to_have_count(2)
    expect(seats.nth(0)).to_contain_text("2 of them are jokers.")
    expect(seats.nth(1).locator(".mini-joker")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_lies_in_front_of_somebody_can_be_asked_about(visit: Visit, size: Any) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"]["front"] = [[], ["stopper"], []]

    page = visit(None, staged=True, viewport=size)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=3, dealer=2)}")
    front = page.locator(".seat .front")
    front.wait_for()
    box = front.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 8)
    expect(page.get_by_role("dialog")).to_contain_text("They sit out their next turn.")


@pytest.mark.parametrize(("game", "pairs"), [("niveldoce", 4), ("level8-101", 0)])
def test_the_way_up_shows_which_animal_goes_with_which_element(
    visit: Visit, game: str, pairs: int
) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, game, seats=3, dealer=2)}")
    page.locator(".own-level").click()
    page.locator(".level-list").wait_for()
    shown = page.locator(".seat-pairs li")
    expect(shown).to_have_count(pairs)
    if pairs:
        expect(shown.last).to_contain_text("snake")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_of_eight_the_five_at_the_top_sit_in_one_line(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(None, viewport={"width": size[0], "height": size[1]})
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=8, dealer=7)}")
    seats = page.locator(".seat")
    expect(seats).to_have_count(7)
    tops = seats.evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
    assert len(set(tops)) == 2
    assert tops.count(min(tops)) == 5


# How well the levels to come stand out from the wood of the rail, as the contrast of their edges.
ON_THE_RAIL = """() => {
  const wood = document.createElement("div");
  wood.style.background = "var(--rail)";
  document.querySelector(".own").append(wood);
  const step = document.querySelector(".own-level-words .ladder span:last-child");
  const edge = getComputedStyle(step).boxShadow.match(/^.*?\\)/)?.[0] ?? "transparent";
  const painter = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (...colours) => {
    for (const each of colours) {
      painter.fillStyle = each;
      painter.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...painter.getImageData(0, 0, 1, 1).data].map((each) =>
      each <= 10 ? each / 3294.6 : ((each / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const behind = getComputedStyle(wood).backgroundColor;
  const [one, other] = [light(behind), light(behind, edge)];
  return Math.max(one, other) / Math.min(one, other);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_rail_shows_how_far_one_is_and_what_one_has_laid_out(visit: Visit, scheme: Any) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"]["laid_out"] = [True, False, False]
        message["open"]["groups"] = [
            {"owner": 1, "kind": "run", "cards": ["B1", "B2", "B3"]},
            {"owner": 0, "kind": "run", "cards": ["R4", "J=R5", "R6", "R7"]},
            {"owner": 0, "kind": "run", "cards": ["G7", "G8", "G9"]},
        ]

    page = visit(None, staged=True, viewport=DESKTOP)
    page.emulate_media(color_scheme=scheme)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".own-level.out").wait_for()
    expect(page.locator(".level-slots.done .slot")).to_have_count(6)
    expect(page.locator(".level-slots.done .slot .card")).to_have_count(6)
    assert page.evaluate(ON_THE_RAIL) >= 3


# What sticks out of a seat, is cut off there, or lies over something else of it.
UNREADABLE = """() => [...document.querySelectorAll(".seat-card")].flatMap((card) => {
  const box = (each) => each.getBoundingClientRect();
  const seat = box(card);
  const name = card.querySelector(".seat-name").textContent;
  const parts = [".seat-cards b", ".seat-level", ".task", ".mini-fan"].flatMap((part) =>
    [...card.querySelectorAll(part)].map((each) => ({ part, box: box(each), each })));
  const meets = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const edge = 2; // the rim, where letters would touch it
  const facts = box(card.querySelector(".seat-facts"));
  return [
    ...parts.filter(({ box: each }) => each.right > seat.right - edge),
    ...parts.filter(({ box: each }) => each.bottom > seat.bottom + 1),
    ...parts.filter(({ box: each }) => each.left < seat.left + edge),
    ...parts.filter(({ part, box: each }) =>
      part === ".task" && facts.width && each.right > facts.right + 1),
    ...parts.filter(({ each }) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth),
    ...parts.filter(({ box: a }, i) => parts.slice(i + 1).some(({ box: b }) => meets(a, b))),
  ].map(({ part }) => `${name} ${part}`);
})"""


@pytest.mark.parametrize("seats", [8, 7, 6, 5, 4])
def test_hand_and_task_of_everyone_can_be_read_on_a_phone(visit: Visit, seats: int) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"]["levels"] = [1, 11, 6, 3, 12, 5, 9, 8][:seats]  # with the longest signs
        message["open"]["hand_sizes"] = [12] * seats

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=seats, dealer=seats - 1)}")
    page.locator(".hand-card").first.wait_for()
    for width, height in ((390, 844), (430, 932), (360, 640), (844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(UNREADABLE) == [], (width, height)


def test_a_name_of_ten_letters_is_read_whole_beside_the_board_on_a_phone(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["table"]["seats"][1]["name"] = "Großmutter"
        message["open"]["levels"] = [8, 8, 8]  # with the longest signs

    page = visit(None, staged=True, viewport=PHONE)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-board', seats=3, dealer=2)}")
    name = page.locator(".seat-name", has_text="Großmutter")
    expect(name).to_be_visible()
    assert name.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    assert page.evaluate(UNREADABLE) == []


# How far what glows around a pile lies over the face or the number of cards beside it.
GLOWS_OVER = """() => Math.max(...[...document.querySelectorAll(".seat")].flatMap((seat) => {
  const [pile, card] = [seat.querySelector(".pile.can"), seat.querySelector(".pile .card")];
  const ring = 3;
  const glowing = [pile, card].filter((each) =>
    getComputedStyle(each).boxShadow.includes(`0px 0px 0px ${ring}px`));
  return glowing.flatMap((each) =>
    [".avatar", ".seat-cards b"].map((beside) =>
      seat.querySelector(beside).getBoundingClientRect().right -
      each.getBoundingClientRect().left + ring));
}))"""


@pytest.mark.parametrize("seats", [5, 6])
def test_a_pile_that_can_be_taken_from_covers_no_number_on_a_phone(
    visit: Visit, seats: int
) -> None:
    def stage(message: dict[str, Any]) -> None:
        others = range(1, seats)
        message["open"] |= {"piles": [[]] + [["R5"]] * len(others), "decision": "taking"}
        message["open"] |= {"to_act": 0, "turn": 0, "hand_sizes": [10] * seats}
        message["own"]["legal"] = [f"pile{seat + 1}" for seat in others]

    page = visit(None, staged=True, viewport=PHONE)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=seats, dealer=seats - 1)}")
    expect(page.locator(".seat .pile.can")).to_have_count(seats - 1)
    assert page.evaluate(GLOWS_OVER) <= 0


# Of each seat: what lies in front of it, over the pile beside it.
OVER_ITS_PILE = """() => [...document.querySelectorAll(".seat:has(.front)")].filter((seat) => {
  const front = seat.querySelector(".front").getBoundingClientRect();
  const pile = seat.querySelector(".pile .card").getBoundingClientRect();
  return front.right > pile.left + 1 && front.bottom > pile.top && front.top < pile.bottom;
}).length"""


def test_what_lies_in_front_of_a_seat_covers_no_number_of_its_pile(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"front": [[], ["skip"], [], []], "piles": [[], ["G11"], [], ["R5"]]}

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=4, dealer=3)}")
    page.locator(".seat .front").wait_for()
    for width, height in ((820, 1180), (768, 1024), (844, 390), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVER_ITS_PILE) == 0, (width, height)
