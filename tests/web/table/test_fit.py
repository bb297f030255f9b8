"""Nothing of a table is cut off without a sign."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.staged_table import LONG_GROUPS, StagedTable, all_have_laid_out
from web.conftest import PHONE, Visit, new_game

pytestmark = pytest.mark.slow_pure

LARGE = ((1440, 900), (1536, 864), (1180, 820), (1280, 720), (1920, 1080), (820, 1180))
SIZES = (*LARGE, (390, 844), (360, 640), (844, 390))
DESKTOPS = LARGE[:4]
FITTING = {"high": 0, "wide": 0, "out": 0, "more": ""}
FITS = """() => {
  const middle = document.querySelector(".middle");
  const cards = [...document.querySelectorAll(".hand-card")].map((c) => c.getBoundingClientRect());
  const hand = document.querySelector(".hand").getBoundingClientRect();
  return {
    high: middle.scrollHeight - middle.clientHeight,
    wide: middle.scrollWidth - middle.clientWidth,
    out: cards.filter((c) => c.left < hand.left - 2 || c.right > hand.right + 2).length,
    more: middle.dataset.more,
  };
}"""


def assert_fits(page: Page, width: int, height: int) -> None:
    """In a window of this size the middle and the hand soon fit."""
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(25):
        page.wait_for_timeout(200)  # the hand is measured again
        if (fits := page.evaluate(FITS)) == FITTING:
            break
    assert fits == FITTING, (width, height)


@pytest.mark.parametrize(("game", "seats"), [("level8-board", 4), ("niveldoce", 4)])
def test_the_middle_and_the_hand_fit(visit: Visit, game: str, seats: int) -> None:
    page = visit(None)
    # The person begins, so nothing changes meanwhile.
    page.goto(f"/t/{new_game(page, game, seats=seats, dealer=seats - 1)}")
    page.locator(".hand-card").first.wait_for()
    for width, height in SIZES:
        assert_fits(page, width, height)


def test_where_it_does_not_fit_the_edge_says_that_there_is_more(visit: Visit) -> None:
    page = visit(None, viewport={"width": 360, "height": 580})
    table = new_game(page, "level8-board", seats=4)
    request, path = page.context.request, f"/api/tables/{table}"
    while len((now := request.get(path).json())["open"]["groups"]) < 6:
        legal = now["own"]["legal"]
        if legal:
            move = next((each for each in legal if each[0] == "-"), legal[0])
            data = {"type": "move", "at": now["position"], "move": move}
            assert request.post(f"{path}/commands", data=data).ok
    page.goto(f"/t/{table}")
    page.locator(".board").wait_for()
    middle = page.locator(".middle[data-more=below]")
    middle.wait_for()
    assert "gradient" in middle.evaluate("box => getComputedStyle(box).maskImage")
    middle.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.locator('.middle[data-more=""]').wait_for()


def test_on_its_side_an_arrow_says_that_groups_lie_below_the_board(visit: Visit) -> None:
    page = visit(None, staged=True, viewport={"width": 844, "height": 390})
    StagedTable(page, all_have_laid_out)
    page.goto(f"/t/{new_game(page, 'level8-board', seats=4, dealer=3)}")
    middle = page.locator(".middle[data-more=below]")
    middle.wait_for()
    arrow = "area => getComputedStyle(area, '::after').clipPath"
    area = page.locator(".play-area")
    assert area.evaluate(arrow).startswith("polygon")
    middle.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.locator('.middle[data-more=""]').wait_for()
    assert area.evaluate(arrow) == "none"


# How far the letters of a sentence stay off the edges of its plate, above and below.
AROUND_THE_WORDS = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".sentence span"));
  const [plate, ...lines] = [document.querySelector(".sentence"), words]
    .flatMap((each) => [...each.getClientRects()]);
  const letters = parseFloat(getComputedStyle(document.querySelector(".sentence")).fontSize);
  return { lines: lines.length, room: plate.height - lines.length * letters };
}"""


def test_what_to_do_stands_on_its_plate_with_room_on_every_side(visit: Visit) -> None:
    page = visit(None, viewport={"width": 844, "height": 390})
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".draw-pile.can").wait_for()
    for width, height in ((844, 390), (667, 375), (390, 844), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        around = page.evaluate(AROUND_THE_WORDS)
        assert around["lines"] == 1
        assert around["room"] >= 8, (width, height)


# How many pixels of each are cut off, or stick out.
CUT = """() => [".sentence", ".level-disc", ".last-move p"].map((name) => {
  const box = document.querySelector(name);
  return [name, Math.max(0, box.scrollHeight - box.clientHeight - 1)];
})"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_very_large_letters_have_room(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/settings", locale="de-DE", viewport={"width": size[0], "height": size[1]})
    page.locator("label").filter(has_text="Sehr groß").click()
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".draw-pile.can").wait_for()
    assert not [each for each in page.evaluate(CUT) if each[1]]


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_a_long_task_is_read_in_full_on_a_phone(visit: Visit, language: str) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"]["levels"] = [11] * 3

    page = visit(None, locale=language)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=3, dealer=2)}")
    task = page.locator(".level-task.long")
    task.wait_for()
    cut = "box => [box.scrollWidth > box.clientWidth, box.scrollHeight > box.clientHeight + 1]"
    assert task.evaluate(cut) == [False, False]
    rail = page.locator(".own-level").bounding_box()
    assert rail is not None
    assert rail["height"] <= 63


# What lies over something else, and names that are cut off.
COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const boxes = (what) => [...document.querySelectorAll(what)].map(box);
  const meets = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const pairs = [
    [".mat", ".seat"], [".mat", ".seat-cards"], [".mat", ".seat .front"],
    [".mat", ".center, .board"],
  ];
  const mats = boxes(".mat");
  return {
    covered: pairs.flatMap(([some, others]) =>
      boxes(some).flatMap((a) => boxes(others).filter((b) => meets(a, b)).map(() => others))),
    mats: mats.flatMap((a, i) => mats.slice(i + 1).filter((b) => meets(a, b))).length,
    cut: [...document.querySelectorAll(".seat-name")]
      .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    smallest: Math.min(...boxes(".group .card").map((each) => each.width)),
    // How much of a card is seen below the next one: of the first of each group, and of any.
    ...Object.fromEntries([["first", ":nth-child(2)"], ["any", " + .card"]].map(([name, which]) => [
      name,
      Math.min(...[...document.querySelectorAll(`.group .card${which}`)]
        .map((each) => box(each).left - box(each.previousElementSibling).left)),
    ])),
  };
}"""


@pytest.mark.parametrize(
    ("game", "seats", "sizes"),
    [
        ("niveldoce", 8, ((1440, 900), (1280, 720))),
        ("niveldoce", 5, ((1440, 900), (1280, 720))),
        ("level8-master", 4, ((1440, 900), (1280, 720))),
        ("level8-board", 4, ((1440, 900), (1280, 720))),
    ],
)
def test_what_everyone_has_laid_out_fits_and_covers_nothing(
    visit: Visit, game: str, seats: int, sizes: tuple[tuple[int, int], ...]
) -> None:
    def stage(message: dict[str, Any]) -> None:
        all_have_laid_out(message)
        card = {"niveldoce": ["stopper"], "level8-master": ["keep", "keep"]}.get(game, [])
        message["open"]["front"] = [card] * seats

    page = visit(None, staged=True, viewport={"width": sizes[0][0], "height": sizes[0][1]})
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=seats, dealer=seats - 1)}")
    page.locator(".mat").nth(seats - 1).wait_for(state="attached")
    for width, height in sizes:
        assert_fits(page, width, height)
        seen = page.evaluate(COVERED)
        assert (seen["covered"], seen["mats"], seen["cut"]) == ([], 0, []), (width, height)
        assert seen["smallest"] > 29, (width, height)


@pytest.mark.parametrize(
    ("game", "seats", "size"),
    [
        *(("level8-board", 6, size) for size in (*DESKTOPS, (1366, 650))),
        *(("level8-board", 5, size) for size in DESKTOPS),
        *(("niveldoce", 8, size) for size in (*DESKTOPS, (1366, 650))),
        ("niveldoce", 7, (1280, 720)),
        ("niveldoce", 6, (1280, 720)),
    ],
)
def test_long_groups_of_others_cover_nothing_and_are_read(
    visit: Visit, game: str, seats: int, size: tuple[int, int]
) -> None:
    page = visit(None, staged=True, viewport={"width": size[0], "height": size[1]})
    StagedTable(page, lambda message: all_have_laid_out(message, LONG_GROUPS))
    page.goto(f"/t/{new_game(page, game, seats=seats, dealer=seats - 1)}")
    page.locator(".mat").nth(seats - 1).wait_for(state="attached")
    assert_fits(page, *size)
    seen = page.evaluate(COVERED)
    assert (seen["covered"], seen["mats"]) == ([], 0)
    assert seen["smallest"] >= 29
    # There is not always room for all: what a group begins with is seen even so.
    narrow = size[1] < 720 or (game == "level8-board" and seats == 6 and size[1] <= 860)
    assert seen["first" if narrow else "any"] > 12


# What lies over words on the plate of a seat, words that are cut off, and tasks of which only part
# is shown. A task that finds no room at all lies below its line.
ON_PLATES = """() => {
  const box = (each) => each.getBoundingClientRect();
  // Digits do not fill their lines.
  const meets = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 1;
  const letters = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return box(range);
  };
  const seats = [...document.querySelectorAll(".seat")];
  const shown = (each) => {
    const facts = each.parentElement;
    const hidden = getComputedStyle(facts).display !== "contents"
      && box(each).top >= box(facts).bottom;
    return each.checkVisibility({ visibilityProperty: true }) && !hidden;
  };
  const tasks = seats.flatMap((seat) => [...seat.querySelectorAll(".task")].filter(shown));
  const task = document.querySelector(".level-task");
  return {
    covered: seats.flatMap((seat) => {
      const words = [...seat.querySelectorAll(".seat-name, .seat-cards b, .seat-level")];
      return [...seat.querySelectorAll(".pile .card, .front .card")].map(box)
        .flatMap((over) => words.filter((each) => meets(over, letters(each))))
        .map((each) => each.textContent);
    }),
    names: [...document.querySelectorAll(".seat-name")]
      .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    tasks: tasks.filter((each) =>
      letters(each).right > box(each.closest(".seat")).right - 1
      || each.parentElement.scrollWidth > each.parentElement.clientWidth)
      .map((each) => each.textContent),
    own: task.scrollWidth > task.clientWidth || task.scrollHeight > task.clientHeight + 1,
    rail: Math.round(box(document.querySelector(".own-level")).height),
  };
}"""


@pytest.mark.parametrize("level", [1, 3, 11])
@pytest.mark.parametrize("game", ["niveldoce", "level8-master", "level8-board"])
def test_on_a_phone_nothing_lies_over_the_words_of_six(visit: Visit, game: str, level: int) -> None:
    def stage(message: dict[str, Any]) -> None:
        cards = {"niveldoce": ["stopper"], "level8-master": ["keep", "keep"]}.get(game, [])
        levels = [min(level, len(each)) for each in message["table"]["levels"]]
        own = [] if level == 11 else cards  # beside a card there is no room for so long a task
        message["open"] |= {"front": [own] + [cards] * 5, "levels": levels, "hand_sizes": [12] * 6}

    page = visit(None, staged=True, locale="de-DE", viewport={"width": 360, "height": 640})
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=6, dealer=5)}")
    page.locator(".hand-card").first.wait_for()
    for width, height, rail in ((360, 640, 50), (390, 844, 62)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        seen = page.evaluate(ON_PLATES)
        assert seen.pop("rail") <= rail, (width, height)
        assert seen == {"covered": [], "names": [], "tasks": [], "own": False}, (width, height)


@pytest.mark.parametrize("size", [(1440, 900), (1600, 1000), (1920, 1080)])
def test_where_few_have_laid_out_their_large_cards_cover_no_seat(
    visit: Visit, size: tuple[int, int]
) -> None:
    def stage(message: dict[str, Any]) -> None:
        all_have_laid_out(message)
        # Those at the sides who sit across from somebody on the same side.
        now = message["open"]
        now["groups"] = [each for each in now["groups"] if each["owner"] in (2, 6)]

    page = visit(None, staged=True, viewport={"width": size[0], "height": size[1]})
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=8, dealer=7)}")
    page.locator(".mat").nth(1).wait_for()
    assert_fits(page, *size)
    seen = page.evaluate(COVERED)
    assert (seen["covered"], seen["mats"]) == ([], 0)
    assert seen["smallest"] > 29


def test_the_card_that_turned_play_takes_no_room_from_the_groups(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"beside": 1, "direction": -1}

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'niveldoce', seats=8, dealer=7)}")
    page.locator(".direction .card").wait_for()
    high = "box => box.getBoundingClientRect().height"
    sign, pile = (page.locator(each).evaluate(high) for each in (".direction", ".draw-pile"))
    assert sign <= pile


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_no_pile_moves_when_play_turns(visit: Visit, locale: str) -> None:
    def turned(way: int) -> Callable[[dict[str, Any]], None]:
        return lambda message: message["open"].update(beside=0, direction=way)

    lefts = set()
    for way in (1, -1):
        page = visit(None, staged=True, viewport=PHONE, locale=locale)
        StagedTable(page, turned(way))
        page.goto(f"/t/{new_game(page, 'niveldoce', seats=8, dealer=7)}")
        page.evaluate("document.documentElement.style.fontSize = '150%'")
        page.locator(".direction").wait_for()
        left = "box => Math.round(box.getBoundingClientRect().left)"
        lefts.add(page.locator(".draw-pile").evaluate(left))
    assert len(lefts) == 1


@pytest.mark.parametrize("game", ["level8-101", "niveldoce"])
def test_whoever_has_won_stands_higher_than_all_levels(visit: Visit, game: str) -> None:
    def stage(message: dict[str, Any]) -> None:
        last = len(message["table"]["levels"][0])
        message["open"] |= {"winner": 0, "levels": [last + 1, last], "to_act": -1, "decision": ""}
        message["table"] |= {"status": "over"}

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=2, dealer=1)}")
    page.locator(".game-end .climber").nth(1).wait_for()
    top = "all => all.map((each) => each.y.baseVal.value)"
    tops = page.locator(".stair rect").evaluate_all(top)
    steps = [lower - higher for lower, higher in pairwise(tops)]
    assert len(steps) == {"level8-101": 8, "niveldoce": 12}[game]
    assert min(steps) == pytest.approx(max(steps), abs=0.1)
    assert min(steps) > 4


def test_the_end_of_a_game_is_seen_as_a_whole(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"winner": 0, "levels": [9, 7, 4, 4], "to_act": -1, "decision": ""}
        message["table"] |= {"status": "over"}

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=4, dealer=3)}")
    page.locator(".game-end.yours").wait_for()
    expect(page.locator(".game-end .climber")).to_have_count(4)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        middle = expect(page.locator(".middle"), f"at {width} × {height}")
        middle.to_have_attribute("data-more", "")
