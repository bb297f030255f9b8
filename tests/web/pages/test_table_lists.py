"""The lists of tables on the first page: what comes later has its room from the start."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from web.conftest import DESKTOP, Visit, new_game

pytestmark = pytest.mark.slow_pure

PANEL = "section.panel:has(> h2:text-is('My tables'))"


def height_of(page: Page) -> float:
    box = page.locator(PANEL).bounding_box()
    assert box is not None
    return box["height"]


def test_my_tables_have_their_room_while_they_are_asked_for(visit: Visit) -> None:
    page = visit("/", viewport=DESKTOP)
    for game in ("level8-99", "niveldoce"):
        new_game(page, game, seats=2, dealer=1)
    page.reload()
    expect(page.locator(f"{PANEL} .table-list a")).to_have_count(2)

    asked: list[Route] = []
    page.route("**/api/tables/mine", lambda route: asked.append(route))
    page.reload()
    expect(page.locator(f"{PANEL} .coming li")).to_have_count(2)
    before = height_of(page)
    for route in asked:
        route.continue_()
    expect(page.locator(f"{PANEL} .table-list a")).to_have_count(2)
    assert abs(height_of(page) - before) < 2


def test_a_lobby_that_was_empty_is_not_shown_until_it_has_a_table(visit: Visit) -> None:
    page = visit("/", viewport=DESKTOP)
    asked: list[Route] = []
    page.route("**/api/tables", lambda route: asked.append(route))
    page.reload()
    page.locator(".home").wait_for()
    lobby = page.get_by_role("heading", name="Open tables")
    expect(lobby).to_be_hidden()
    new_game(page, "level8-99", seats=2, listed=True)
    page.context.request.post("/api/tables", data={"setup": {"game": "niveldoce", "listed": True}})
    for route in asked:
        route.continue_()
    expect(lobby).to_be_visible()
