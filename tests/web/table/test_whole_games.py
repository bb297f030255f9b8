"""Games to their very end, watched in the page while bots play all seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.web.games_over import LONGEST_ROUND
from support.web.page_player import PagePlayer
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("level8-99", DESKTOP),
        ("level8-101", PHONE),
        ("level8-master", DESKTOP),
        ("level8-board", PHONE),
        ("niveldoce", DESKTOP),
    ],
)
def test_a_game_comes_to_its_end(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit(None, viewport=size)
    table = new_game(page, game, seats=2, options=LONGEST_ROUND)
    page.goto(f"/t/{table}")
    page.locator(".hand-card").first.wait_for()
    request = page.context.request
    stand_in = {"type": "bot", "seat": 0, "bot": {"name": "greedy"}}
    assert request.post(f"/api/tables/{table}/commands", data=stand_in).ok
    player = PagePlayer(page)
    player.play(rounds=100)
    result = request.get(f"/api/tables/{table}/games/1").json()["result"]
    assert result["finished"]
    # The last round ends with the game, and some that ended in one go are shown as one.
    assert 0 < player.rounds < result["rounds"]
    names = [seat["name"] for seat in result["seats"] if seat["won"]]
    title = "You have won!" if result["seats"][0]["won"] else f"{names[0]} has won"
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator(".game-end .steps li")).to_have_count(2)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".game-end")).to_have_count(0)
    expect(page.locator("main.table, main.waiting")).to_be_visible()
