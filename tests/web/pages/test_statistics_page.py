"""Statistics in the browser: the same numbers as charts and as tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.web.games_over import finished_game
from web.conftest import Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


# The server counts the games of all once a minute, which nobody waits for here.
OF_ALL = {
    "game": "level8-99",
    "title": "",
    "played": 5,
    "finished": 3,
    "milliseconds": 600_000,
    "rounds": 9.0,
    "turns": 60.0,
    "players": [{"bot": "", "seats": 3, "won": 1}, {"bot": "hard", "seats": 3, "won": 2}],
}


def test_the_numbers_are_those_of_the_server(visit: Visit) -> None:
    page = visit("/statistics")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    finished_game(page, "level8-99")
    finished_game(page, "level8-master")
    page.reload()
    total = page.context.request.get("/api/statistics/mine").json()["total"]
    tiles = page.locator(".tiles dd")
    expect(tiles.nth(0)).to_have_text("2")
    expect(tiles.nth(1)).to_have_text(str(total["won"]))
    by_game = page.get_by_role("figure", name="By game")
    by_game.get_by_text("As a table").click()
    rows = by_game.locator("tbody tr")
    expect(rows.locator("th")).to_have_text(["Level 8 Master", "Level 8 (99 cards)"])
    expect(rows.locator("td:nth-of-type(1)")).to_have_text(["1", "1"])
    expect(by_game.locator(".bar-row")).to_have_count(2)
    expect(page.locator(".climb, .climb-won")).to_have_count(2)


@pytest.mark.needs_server("what a server counted is staged")
def test_games_ended_early_are_neither_won_nor_lost_wherever_they_are_counted(
    visit: Visit,
) -> None:
    page = visit(None)
    request = page.context.request
    finished_game(page, "level8-99")
    ended = new_game(page, "level8-99", seats=2)
    assert request.post(f"/api/tables/{ended}/commands", data={"type": "end"}).ok
    page.route("**/api/statistics", lambda route: route.fulfill(json={"games": [OF_ALL]}))
    page.goto("/statistics")
    won = request.get("/api/statistics/mine").json()["total"]["won"]
    tiles = page.locator(".tiles")
    expect(tiles.locator("div", has_text="Played to the end").locator("dd")).to_have_text("1")
    expect(tiles.locator("div", has_text="Ended early").locator("dd")).to_have_text("1")
    for name in ("By game", "Against people and bots"):
        expect(page.get_by_role("figure", name=name)).to_contain_text(f"{won} of 1")
    here = page.get_by_role("figure", name="Which games are played")
    expect(here.locator(".bar-row", has_text="Level 8 (99 cards)")).to_contain_text("3 · ⌀")
    here.get_by_text("As a table").click()
    cells = here.locator("tr", has_text="Level 8 (99 cards)").locator("td")
    expect(cells.nth(0)).to_have_text("3")
    expect(cells.nth(1)).to_have_text("2")
    page.goto("/history")
    expect(page.get_by_text("2 games", exact=True)).to_be_visible()


def test_everyone_may_see_how_games_come_out_here(
    visit: Visit, pytestconfig: pytest.Config
) -> None:
    page = visit("/statistics", name="", viewport={"width": 1440, "height": 900})
    here = "On this device" if pytestconfig.getoption("--site") else "On this server"
    expect(page.get_by_role("heading", name=here)).to_be_visible()
    expect(page.get_by_role("heading", name="My games")).to_have_count(0)


@pytest.mark.parametrize("locale", ["de-DE", "es-ES", "fr-FR", "nl-NL"])
def test_they_are_in_every_language(visit: Visit, locale: str) -> None:
    page = visit("/statistics", locale=locale, viewport={"width": 360, "height": 740})
    page.locator("section.panel").nth(1).wait_for()
    assert "{" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
