"""The coach in a real browser: advice at the table, and the review of a finished game."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.games_over import TIMEOUT
from support.web.page_player import PagePlayer
from web.conftest import Visit, new_game

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
LONG = 60_000  # milliseconds: a process has to start, on a machine that is busy

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


def come_to_the_turn(page: Page) -> None:
    """Play until it is the person's turn: a bot may begin, and may ask for something."""
    player = PagePlayer(page)
    seen = player.look()
    while not seen["mine"] or seen["decision"] not in ("moving", "taking"):
        player.act(seen)
        seen = player.look()


@pytest.mark.parametrize(
    ("game", "size"), [("level8-101", PHONE), ("niveldoce", DESKTOP), ("level8-board", PHONE)]
)
def test_the_coach_says_one_sentence_and_shows_its_figures(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    page = visit("/settings", viewport=size)
    page.goto(f"/t/{new_game(page, game, seats=2)}")
    page.locator(".hand-card").first.wait_for()
    come_to_the_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint-strip .button.go")).to_be_visible(timeout=LONG)
    expect(page.locator("[data-glow]").first).to_be_visible()
    if game != "level8-board":  # a field may have nothing that is certain
        expect(page.locator(".hint-strip .why")).to_contain_text(".")
    expect(page.get_by_text("within one turn")).to_have_count(0)
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_text("within one turn")).to_be_visible()
    expect(page.locator(".coach-table tbody tr").first).to_be_visible()
    wide = page.locator("dialog").evaluate("box => [box.scrollWidth, box.clientWidth]")
    assert wide[0] <= wide[1]


def test_the_coach_says_what_the_selected_card_is_worth(visit: Visit) -> None:
    page = visit("/settings")
    page.goto(f"/t/{new_game(page, 'level8-99', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    page.locator(".hand-card").nth(2).click()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").wait_for(timeout=LONG)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".coach").get_by_text("Your idea")).to_be_visible()


def test_a_hint_is_done_in_one_tap(visit: Visit) -> None:
    page = visit("/settings")
    page.goto(f"/t/{new_game(page, 'level8-99', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").click(timeout=LONG)
    page.locator("main[data-decision=playing]").wait_for()
    expect(page.locator(".hint-strip")).to_have_count(0)
    expect(page.locator("[data-glow]")).to_have_count(0)


def play_some(page: Page, table: str, moves: int) -> None:
    """The person moves so many times, then a bot plays the game to its end."""
    request = page.context.request
    commands = f"/api/tables/{table}/commands"

    def do(**command: Any) -> Any:
        answer = request.post(commands, data=command)
        assert answer.ok, answer.text()
        return answer.json()

    until = time.monotonic() + TIMEOUT
    while moves:
        assert time.monotonic() < until
        now = request.get(f"/api/tables/{table}").json()
        if now["own"]["legal"]:
            do(type="move", at=now["position"], move=now["own"]["legal"][-1])
            moves -= 1
    do(type="bot", seat=0, bot={"name": "greedy"})
    while request.get(f"/api/tables/{table}/games/1").status == 409:
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.1)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_review_leads_to_the_moments_that_cost_most(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/settings", viewport=size)
    options = {"max_turns_per_round": "60"}
    table = new_game(page, "level8-99", seats=2, options=options)
    play_some(page, table, 12)
    page.goto(f"/history/{table}/1")
    page.get_by_role("button", name="Review my decisions").click()
    expect(page.locator(".review")).to_contain_text("decision", timeout=LONG)
    page.locator(".review-list").wait_for(state="attached", timeout=2 * LONG)
    review = page.context.request.get(f"/api/tables/{table}/games/1/review").json()
    assert review["ready"]
    expect(page.locator(".review-list li")).to_have_count(len(review["marked"]))
    if not review["marked"]:
        expect(page.get_by_text("Well played!")).to_be_visible()
        return
    first = review["marked"][0]
    page.get_by_role("link", name="See this moment").first.click()
    page.locator(f"main.replay[data-frame='{first['number'] - 1}']").wait_for()
    expect(page.locator("main.replay")).to_be_visible()


@pytest.mark.needs_server("two people with a device each")
def test_who_did_not_play_is_offered_no_review(visit: Visit) -> None:
    page = visit("/settings")
    table = new_game(page, "level8-99", seats=2)
    page.context.request.post(f"/api/tables/{table}/commands", data={"type": "end"})
    other = visit(f"/history/{table}/1", name="Zoe")
    expect(other.get_by_role("link", name="Download the record")).to_be_visible()
    expect(other.get_by_role("button", name="Review my decisions")).to_have_count(0)
    page.goto(f"/history/{table}/1?review")
    expect(page.get_by_text("Well played!")).to_be_visible(timeout=LONG)
