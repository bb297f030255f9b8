"""What a person may choose in the settings, and what it does at the table."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


def table_with(visit: Visit, chosen: dict[str, object], **setup: object) -> Page:
    page = visit(None)
    # Whoever wants to see everything at once has bots that play at once.
    page.add_init_script("localStorage.nivelo = JSON.stringify({ speed: 'normal' })")
    kept = json.dumps(chosen)
    page.add_init_script(f"localStorage.setItem('nivelo-play', {json.dumps(kept)})")
    page.goto(f"/t/{new_game(page, 'level8-101', 2, **setup)}")
    page.locator(".hand-card").first.wait_for()
    return page


def test_a_discard_is_confirmed_by_those_who_wish_it(visit: Visit) -> None:
    page = table_with(visit, {"confirm": True}, dealer=1)
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    card = page.locator(".hand-card:not([data-card^=J], [data-card=skip])").first
    card.click()
    page.locator(".own-pile").click()
    expect(page.locator(".hand-card")).to_have_count(11)
    expect(page.locator(".sentence")).to_contain_text(re.compile(r"^Discard \w+ \d+\?$"))
    page.locator(".actions .buttons .button.plain").click()
    expect(page.locator(".hand-card")).to_have_count(11)
    page.locator(".own-pile").click()
    page.wait_for_timeout(700)  # longer than a double click
    page.get_by_role("button", name="Yes, discard it").click()
    expect(page.locator(".hand-card")).to_have_count(10)


def test_a_card_is_drawn_ahead_of_time(visit: Visit) -> None:
    page = table_with(visit, {"premoves": True}, dealer=0, pace=1500)
    page.locator(".draw-pile.can").click()
    expect(page.locator(".draw-pile.planned")).to_be_visible()
    page.locator("main[data-mine=yes][data-decision=playing]").wait_for()
    expect(page.locator(".hand-card")).to_have_count(11)
    expect(page.locator(".draw-pile.planned")).to_have_count(0)


def test_letters_are_as_large_as_one_likes(visit: Visit) -> None:
    page = visit("/settings")
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    usual = page.evaluate(size)
    page.get_by_role("group", name="Text size").get_by_label("Very large").check()
    assert page.evaluate(size) > usual * 1.2
    page.reload()
    assert page.evaluate(size) > usual * 1.2


# How far the cards in the pictures of games stick out of their tiles.
OUT_OF_TILES = """() => Math.max(...[...document.querySelectorAll(".game-tile")].flatMap((tile) => {
  const { left, right } = tile.getBoundingClientRect();
  return [...tile.querySelectorAll(".card")].map((each) => {
    const card = each.getBoundingClientRect();
    return Math.max(left - card.left, card.right - right);
  });
}))"""


@pytest.mark.parametrize("size", ["normal", "large", "huge"])
def test_pictures_of_games_stay_in_their_tiles_however_large_letters_are(
    visit: Visit, size: str
) -> None:
    page = visit("/")
    page.evaluate("size => document.documentElement.dataset.text = size", size)
    expect(page.locator(".game-tile .card").first).to_be_visible()
    assert page.evaluate(OUT_OF_TILES) <= 0


def test_a_window_that_nobody_looks_at_says_whose_turn_it_is(visit: Visit) -> None:
    page = table_with(visit, {}, dealer=1)
    page.locator("main[data-mine=yes]").wait_for()
    expect(page).to_have_title("Level 8 (101 cards) · Nivelo")
    page.evaluate(
        """() => {
          Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(page).to_have_title("● Your turn · Level 8 (101 cards)")
