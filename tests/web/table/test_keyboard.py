"""Whole games without mouse or finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLongError

from support.server.finished_games import SMALL
from support.web.games_over import LONGEST_ROUND
from support.web.page_player import TIMEOUT, PagePlayer
from web.conftest import DESKTOP, Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

MOST_KEYS = 150  # to get from one control of the page to any other
# Which key brings the focus nearer to the wanted control; "" if it is there, null if it has gone.
WAY = """(wanted) => {
  const now = document.activeElement;
  if (!wanted.isConnected) return null;
  if (now === wanted) return "";
  const card = (element) => element?.matches(".hand-card") ?? false;
  const after = wanted.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING;
  if (card(now) && card(wanted)) return after ? "ArrowRight" : "ArrowLeft";
  return after ? "Tab" : "Shift+Tab";
}"""


class KeyboardPlayer(PagePlayer):
    """Does with Tab, the arrows and Enter what others do with a finger."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.add_init_script(
            "addEventListener('pointerdown', () => { throw new Error('a pointer'); }, true)"
        )

    def do_click(self, wanted: Locator) -> None:
        element = wanted.element_handle(timeout=TIMEOUT)
        for _ in range(MOST_KEYS):
            key = element.evaluate(WAY)
            if key is None:
                raise TooLongError(f"{wanted} has gone")
            if key == "":
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(key)
        where = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise TooLongError(f"the keyboard does not lead to {wanted}, but to {where}")


class LetterPlayer(KeyboardPlayer):
    """Also knows the letters: D draws, L opens the board and lays out, Delete discards."""

    laid_out = 0

    def decide(self, seen: dict[str, Any]) -> None:
        page = self.page
        if seen["decision"] == "taking":
            page.keyboard.press("d")
            page.locator("main:not([data-decision=taking])").wait_for()
        elif page.locator(".actions .button.go").count():
            page.keyboard.press("l")
            expect(page.locator(".arranging .button.go")).to_be_focused()
            page.keyboard.press("l")
            page.locator(".arranging").wait_for(state="detached")
            # A layout of the whole hand ends the round.
            after = page.locator(".hand-card:focus, dialog.round-end[open], .game-end")
            expect(after.first).to_be_visible()
            self.laid_out += 1
        else:
            super().decide(seen)


# Bots that play anything leave the person time to lay out; a better one may end the round at once.
RANDOM = {"1": {"name": "random"}}


@pytest.mark.needs_server("the table is made by its API")
def test_a_whole_game_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    how = {"description": SMALL, "options": LONGEST_ROUND, "dealer": 1}
    table = new_game(page, "", seats=2, bots=RANDOM, **how)
    player = LetterPlayer(page)
    page.goto(f"/t/{table}")
    page.locator(".hand-card").first.wait_for()
    player.play(rounds=100)
    expect(page.locator(".game-end")).to_be_visible()
    assert player.laid_out > 0


@pytest.mark.parametrize("game", ["level8-101", "level8-board"])
def test_a_round_is_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit(None, viewport=DESKTOP)
    table = new_game(page, game, seats=2, dealer=1)
    player = KeyboardPlayer(page)
    page.goto(f"/t/{table}")
    page.locator(".hand-card").first.wait_for()
    player.play(rounds=1)
    assert player.rounds == 1
    assert "playing" in player.met


def test_the_first_page_leads_to_a_table_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/", name="")
    page.get_by_label("What should we call you?").wait_for()
    player = KeyboardPlayer(page)
    focus = page.get_by_label("What should we call you?").element_handle()
    while focus.evaluate(WAY):
        page.keyboard.press("Tab")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play alone").wait_for()
    player.do_click(page.get_by_role("button", name="Play alone"))
    page.locator(".hand-card").first.wait_for()


@pytest.mark.needs_server("only there is a chat to type in")
def test_keys_work_wherever_nothing_is_typed(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    page.goto(f"/t/{new_game(page, 'level8-101', 2, dealer=1)}")
    page.locator(".draw-pile.can").wait_for()
    say_something(page)
    page.locator(".say .input").last.focus()
    page.keyboard.type("d")
    expect(page.locator("main")).to_have_attribute("data-decision", "taking")
    page.locator(".say .input").last.blur()
    page.keyboard.press("d")
    page.locator("main[data-decision=playing]").wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand-card:focus")).to_have_count(1)


def test_the_focus_starts_in_the_hand_and_comes_back_at_ones_turn(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    page.goto(f"/t/{new_game(page, 'level8-101', 2, bots=RANDOM, dealer=1)}")
    focused = page.locator(".hand-card:focus")
    expect(focused).to_have_count(1)
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    page.locator(".toolbar .sort").focus()
    end_the_turn(page)
    expect(focused).to_have_count(1)


@pytest.mark.needs_server("only there is a chat to type in")
def test_whoever_types_keeps_the_focus_when_their_turn_comes(visit: Visit) -> None:
    page = visit(None, viewport=DESKTOP)
    page.goto(f"/t/{new_game(page, 'level8-101', 2, bots=RANDOM, dealer=1)}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    say_something(page)
    typed = page.locator(".say .input").last
    typed.click()
    end_the_turn(page)
    expect(typed).to_be_focused()


def say_something(page: Page) -> None:
    """Among bots alone there is no chat beside the table until something has been said."""
    table = page.url.rsplit("/", 1)[1]
    said = {"type": "chat", "text": "hello"}
    assert page.context.request.post(f"/api/tables/{table}/commands", data=said).ok


def end_the_turn(page: Page) -> None:
    """Discard, but not in the page, and wait until the bot has had its turn."""
    table = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    request = page.context.request
    now = request.get(table).json()
    discard = next(move for move in now["own"]["legal"] if re.fullmatch(r"-[A-Z]\d+", move))
    command = {"type": "move", "at": now["position"], "move": discard}
    assert request.post(f"{table}/commands", data=command).ok
    page.locator("main[data-decision=taking][data-mine=yes]").wait_for()
