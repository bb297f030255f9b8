"""A finished game in the browser, move by move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.games_over import finished_game
from web.conftest import DESKTOP, Visit

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


def shows(page: Page, frame: int) -> None:
    """Wait until this frame is on the page."""
    page.locator(f"main[data-frame='{frame}']").wait_for()


@pytest.mark.parametrize("game", ["level8-board", "niveldoce"])
def test_every_moment_can_be_looked_at(visit: Visit, game: str) -> None:
    page = visit(None)
    table = finished_game(page, game, seats=3)
    frames = page.context.request.get(f"/api/tables/{table}/games/1").json()["frames"]
    page.goto(f"/replay/{table}/1")
    shows(page, 0)
    expect(page.get_by_text("The cards are dealt.", exact=True)).to_be_visible()
    expect(page.locator(".replay-hand")).to_have_count(3)
    page.get_by_role("button", name="One move forward").click()
    shows(page, 1)
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    shows(page, frames - 1)
    expect(page.get_by_role("button", name="One move forward")).to_be_disabled()
    slider.fill(str(frames // 2))
    shows(page, frames // 2)
    page.get_by_role("button", name="To the start of the round").click()
    page.locator(f"main:not([data-frame='{frames // 2}'])").wait_for()


def test_it_plays_by_itself_and_can_be_stopped(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    page.goto(f"/replay/{finished_game(page)}/1")
    shows(page, 0)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play").click()
    # Which frame is caught does not matter: some are shown for a few milliseconds only.
    expect(page.locator("main")).to_have_attribute("data-frame", re.compile(r"[3-9]|\d\d"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_arrow_keys_go_on_and_back(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    page.goto(f"/replay/{finished_game(page)}/1")
    shows(page, 0)
    page.get_by_role("button", name="Play").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    shows(page, 3)
    page.keyboard.press("ArrowLeft")
    shows(page, 2)


@pytest.mark.needs_server("its requests are looked at")
def test_a_seat_sees_its_own_hand_and_a_spectator_none(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    table = finished_game(page, seats=3)
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url))
    page.goto(f"/replay/{table}/1?view=1#5")
    shows(page, 5)
    expect(page.locator(".replay-hand")).to_have_count(1)
    page.get_by_label("Watching as").select_option("spectator")
    expect(page.locator(".replay-hand")).to_have_count(0)
    shows(page, 5)
    views = {match[1] for url in sent if (match := re.search(r"/replay\?view=(\w+)", url))}
    assert views == {"1", "spectator"}


def test_a_link_leads_to_a_moment(visit: Visit) -> None:
    page = visit(None)
    table = finished_game(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{table}/1#7")
    shows(page, 7)
    page.get_by_role("button", name="One move forward").click()
    shows(page, 8)
    page.get_by_role("button", name="Copy a link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}/1#8")
    page.goto("/rules")
    page.goto(link)
    shows(page, 8)
    page.evaluate("location.hash = '#3'")
    shows(page, 3)


def test_the_course_of_the_round_leads_to_its_moments(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    page.goto(f"/replay/{finished_game(page)}/1#9")
    shows(page, 9)
    page.locator(".replay-course button").nth(1).click()
    page.locator("main:not([data-frame='9'])").wait_for()


@pytest.mark.needs_server("two people with a device each")
def test_what_others_may_not_see_is_refused(visit: Visit) -> None:
    ann = visit(None)
    table = finished_game(ann, spectators=False)
    bo = visit("/history", name="Bo")
    assert bo.context.request.get(f"/api/tables/{table}/games/1/replay").status == 403


def test_one_is_shown_with_ones_own_sign_and_colour(visit: Visit) -> None:
    page = visit(None)
    wanted = {"name": "Clara", "avatar": {"sign": "cat", "colour": "teal"}}
    page.context.request.post("/api/me", data=wanted)
    table = finished_game(page)
    for place in (f"/history/{table}/1", f"/replay/{table}/1"):
        page.goto(place)
        expect(page.locator(".avatar.s-6 svg").first).to_be_visible()


def test_where_more_lies_below_the_edge_of_the_table_says_so(visit: Visit) -> None:
    page = visit("/history", viewport={"width": 844, "height": 390})
    page.goto(f"/replay/{finished_game(page, seats=5)}/1")
    shows(page, 0)
    stage = page.locator(".replay-stage")
    faded = "box => getComputedStyle(box).getPropertyValue('--faded')"
    assert stage.evaluate(faded) == "36px"
    stage.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    page.wait_for_function(f"() => ({faded})(document.querySelector('.replay-stage')) === '0px'")


def moments(page: Page, table: str) -> Iterator[dict[str, Any]]:
    """All frames of a game, with the hands."""
    path = f"/api/tables/{table}/games/1"
    count = page.context.request.get(path).json()["frames"]
    for start in range(0, count, 100):
        asked = f"{path}/replay?view=open&count=100&start={start}"
        yield from page.context.request.get(asked).json()["frames"]


@pytest.mark.needs_server("its frames are looked at")
def test_the_course_ends_with_the_move_that_is_shown_in_windows_of_all_sizes(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1440, "height": 900})
    table = finished_game(page, "level8-101", seats=3)
    rounds = [frame["open"]["round"] for frame in moments(page, table)]
    last = rounds.index(2) - 1
    page.goto(f"/replay/{table}/1#{last}")
    shows(page, last)
    newest = page.locator(".replay-course button").last
    for width, height in ((1440, 900), (1280, 720), (1920, 1080), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(newest).to_be_in_viewport(ratio=1)


# Numbers of cards in groups over which the next card lies.
COVERED = """() => [...document.querySelectorAll(".group .card + .card")].flatMap((card) => {
  const number = card.previousElementSibling.querySelector("text.value");
  const right = number?.getBoundingClientRect().right ?? 0;
  return right > card.getBoundingClientRect().left + 1 ? [number.textContent] : [];
})"""


@pytest.mark.needs_server("its frames are looked at")
def test_both_figures_of_a_number_in_a_long_run_can_be_read(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    table = finished_game(page, "level8-101", seats=3)
    frame = next(
        frame["number"]
        for frame in moments(page, table)
        if any(
            len(group["cards"]) > 5
            and any(card[1:] in ("10", "11") for card in group["cards"][:-1])
            for group in frame["open"]["groups"]
        )
    )
    page.goto(f"/replay/{table}/1#{frame}")
    shows(page, frame)
    for width, height in ((1440, 900), (1280, 720), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == []


@pytest.mark.needs_server("its frames are looked at")
def test_cards_that_are_just_laid_out_are_marked_in_the_hand_and_spoken_of(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    table = finished_game(page, "level8-101", seats=3)
    frame = next(frame for frame in moments(page, table) if len(frame["open"]["draft_cards"]) > 1)
    now = frame["open"]
    laid = [*now["draft_cards"], *(card for group in now["draft"] for card in group["cards"])]
    page.goto(f"/replay/{table}/1#{frame['number']}")
    shows(page, frame["number"])
    expect(page.locator(".replay-events")).to_contain_text("is laying out, card by card.")
    expect(page.locator(".group.draft .card")).to_have_count(len(laid))
    expect(page.locator(".replay-cards .leaves")).to_have_count(len(laid))


@pytest.mark.needs_server("its frames are looked at")
@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844)])
def test_on_a_phone_piles_groups_and_hands_are_in_sight(
    visit: Visit, width: int, height: int
) -> None:
    page = visit(None, viewport={"width": width, "height": height})
    table = finished_game(page, "level8-101", seats=3)
    frame = next(
        frame["number"]
        for frame in moments(page, table)
        if len({group["owner"] for group in frame["open"]["groups"]}) > 1
    )
    page.goto(f"/replay/{table}/1#{frame}")
    shows(page, frame)
    expect(page.locator(".mat")).to_have_count(2)
    for part in page.locator(".replay .pile, .replay .mat, .replay-hand").all():
        expect(part).to_be_in_viewport(ratio=1)
