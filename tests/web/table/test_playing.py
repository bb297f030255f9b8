"""Rounds played by hand in the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.web.page_player import PagePlayer
from web.conftest import DESKTOP, PHONE, Visit, new_game

WITH_SOUNDS = """localStorage.nivelo = '{"speed": "at-once"}'"""
pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


def test_the_first_visit_asks_for_a_name_and_a_tap_starts_a_game(visit: Visit) -> None:
    page = visit("/", name="")
    page.get_by_label("What should we call you?").fill("Ada")
    page.get_by_role("button", name="Let’s play").click()
    page.get_by_role("button", name="Play alone").click()
    expect(page.locator("main.table")).to_be_visible()
    expect(page.locator(".hand-card")).to_have_count(10)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("level8-99", PHONE),
        ("level8-101", DESKTOP),
        ("level8-master", PHONE),
        ("level8-board", DESKTOP),
        ("niveldoce", PHONE),
    ],
)
def test_a_round_is_played_by_hand(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit(None, viewport=size)
    page.add_init_script(WITH_SOUNDS)
    page.goto(f"/t/{new_game(page, game)}")
    page.locator(".hand-card").first.wait_for()
    player = PagePlayer(page)
    player.play(rounds=1, meeting="playing")
    assert player.rounds >= 1
    assert "playing" in player.met


def test_the_order_of_the_hand_survives_a_reload(visit: Visit) -> None:
    page = visit(None)
    # The person begins: in one game of fifteen, bots that do end the round, and another hand comes.
    page.goto(f"/t/{new_game(page, 'level8-101', dealer=2)}")
    page.locator(".hand-card").first.focus()
    before = page.locator(".hand-card").evaluate_all("cards => cards.map(c => c.dataset.card)")
    page.keyboard.press("Shift+ArrowRight")
    moved = [before[1], before[0], *before[2:]]
    expect(page.locator(".hand-card").first).to_have_attribute("data-card", before[1])
    page.reload()
    page.locator(".hand-card").first.wait_for()
    after = page.locator(".hand-card").evaluate_all("cards => cards.map(c => c.dataset.card)")
    assert [card for card in after if card in moved][: len(moved)] == moved


def test_a_screen_reader_hears_the_number_of_the_level_once(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=2, dealer=1)}")
    level = page.locator(".own-level-words")
    expect(level).to_have_accessible_name("Level 1 of 8 2 runs of 3")


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    page.wait_for_timeout(500)  # any sooner it is the second half of a double click
    page.locator(".draw-pile").click(force=True)
    expect(page.get_by_text("You have already taken your card.")).to_be_visible()


def test_three_cards_are_exchanged_by_hand_on_the_board(visit: Visit) -> None:
    page = visit(None)
    setup = {"game": "level8-board", "seats": 2, "pace": 0}
    bots = {"1": {"name": "random"}}
    made = page.context.request.post("/api/tables", data={"setup": setup, "bots": bots}).json()
    path = f"/api/tables/{made['id']}"
    assert page.context.request.post(f"{path}/commands", data={"type": "start"}).ok
    for _ in range(2000):
        now = page.context.request.get(path).json()
        legal = now["own"]["legal"]
        if now["open"]["decision"] == "exchanging" and legal:
            break
        # Nobody lays out, so that the hand stays full.
        wanted = [each for each in legal if each == "action:exchange" or each[0] == "-"]
        if legal:
            move = {"type": "move", "at": now["position"], "move": (wanted or legal)[0]}
            assert page.context.request.post(f"{path}/commands", data=move).ok
    page.goto(f"/t/{made['id']}")
    todo = page.get_by_role("region", name="What to do")
    expect(todo).to_contain_text("Put down one to 3 cards")
    cards = page.locator(".hand-card")
    held = cards.count()
    for i in range(3):
        cards.nth(i).click()
    page.get_by_role("button", name="Exchange 3 cards").click()
    expect(cards).to_have_count(held + 1)
