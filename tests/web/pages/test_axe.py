"""Every screen and every window, light and dark, phone and desktop: axe-core finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.server.people_at_tables import SMALL
from support.web.axe import violations
from support.web.games_over import finished_game
from support.web.page_player import PagePlayer
from support.web.started_table import started_table
from web.conftest import Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

GAMES = ("level8-99", "level8-101", "level8-master", "level8-board", "niveldoce")
SURFACES = ("green", "blue", "plum", "wood")
PLACES = (
    "/",
    "/new",
    "/join",
    "/tables",
    "/lobby",
    "/settings",
    "/rules",
    *(f"/rules/{game}" for game in GAMES),
    "/own-games",
    "/own-games/new",
    "/tutorial",
    "/deck",
    "/recover",
    "/nowhere",
)


def settled(page: Page) -> None:
    """Wait until the screen is there with what it has loaded."""
    page.locator("main").first.wait_for()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def clean(page: Page) -> None:
    assert violations(page) == []


def test_axe_would_find_something(visit: Visit) -> None:
    page = visit("/join")
    settled(page)
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in each for each in violations(page))
    page.reload()
    settled(page)
    page.evaluate("document.querySelector('h1').style.color = '#b89a70'")
    assert any("color-contrast" in each for each in violations(page))


@pytest.mark.parametrize("place", PLACES)
def test_screens(visit: Visit, place: str) -> None:
    page = visit(place)
    settled(page)
    clean(page)


def test_the_first_visit(visit: Visit) -> None:
    page = visit("/", name="")
    settled(page)
    clean(page)


def test_what_comes_after_a_game(visit: Visit) -> None:
    page = visit(None)
    table = finished_game(page)
    for place in (
        f"/t/{table}",
        f"/replay/{table}/1",
        f"/history/{table}/1",
        "/history",
        "/statistics",
    ):
        page.goto(place)
        settled(page)
        clean(page)


def test_the_waiting_room(visit: Visit) -> None:
    page = visit(None)
    wanted = {"setup": {"game": "level8-101", "seats": 4}, "bots": {}}
    made = page.context.request.post("/api/tables", data=wanted).json()
    page.goto(f"/t/{made['id']}")
    page.locator(".seat-list").wait_for()
    clean(page)


@pytest.mark.parametrize("game", ["level8-master", "level8-board", "niveldoce"])
def test_a_table_in_play(visit: Visit, game: str) -> None:
    """Its stages until a level can be arranged, or a few have been seen: the deals differ."""
    page = visit(None)
    page.goto(f"/t/{new_game(page, game, seats=2, knock_seconds=1)}")
    page.locator(".hand-card").first.wait_for()
    player = PagePlayer(page)
    seen: set[str] = set()
    for _ in range(300):
        look = player.look()
        stage = "round's end" if look["roundEnd"] else look["decision"]
        if look["arranging"]:
            stage = "arranging"
        if (look["mine"] or look["roundEnd"]) and stage not in seen:
            seen.add(stage)
            clean(page)
        if look["arranging"] or look["over"] or len(seen) == 4:
            break
        player.act(look)
    assert len(seen) >= 2


def test_arranging_a_level_and_the_end_of_a_round(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, '', description=SMALL, seats=4, dealer=3)}")
    player = PagePlayer(page)
    arranged = False
    # The bots may end a round before the person can arrange anything: another one follows.
    while not ((seen := player.look())["roundEnd"] and arranged):
        assert not seen["over"]
        if seen["arranging"] and not arranged:
            arranged = True
            clean(page)
        player.act(seen)
    clean(page)


def test_a_table_on_every_surface(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=4, dealer=3)}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    page.locator(".hand-card").first.click()
    for surface in SURFACES:
        page.evaluate("name => (document.documentElement.dataset.surface = name)", surface)
        clean(page)


@pytest.mark.needs_server("two people with a device each")
def test_a_table_with_company(visit: Visit) -> None:
    ann, bo = visit(None, name="Ann"), visit(None, name="Bo")
    started_table(ann, bo)
    for page in (ann, bo):
        page.locator(".quick-reactions").get_by_role("button", name="Wow").click()
    expect(ann.locator(".bubble")).to_have_count(2)
    clean(ann)


def test_the_windows_of_a_table(visit: Visit, pytestconfig: pytest.Config) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=4, dealer=3)}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    page.locator(".hand-card").first.click()
    clean(page)
    chat = () if pytestconfig.getoption("--site") else ("Chat",)  # there nobody else can come
    for window in ("Menu", "Hint", "Log", *chat, "Alma"):
        page.set_viewport_size({"width": 390, "height": 844})
        page.get_by_role("button", name=window).first.click()
        if window == "Hint":
            page.get_by_role("button", name="Why?").wait_for()
            clean(page)
            page.set_viewport_size({"width": 390, "height": 844})
            page.get_by_role("button", name="Why?").click()
            page.get_by_text("The figures").click()
        page.locator("dialog[open]").wait_for()
        clean(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
