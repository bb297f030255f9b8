"""When the connection or the server goes away in the middle of a turn, the page mends itself."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from support.server.free_ports import free_port
from support.server.serve_process import Serving
from support.web.links import go_to
from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

LOST = "Connection lost. Reconnecting…"
RESTARTING = "The server is restarting. One moment…"
MOVED = "Your seat was taken over on another device."
TIMEOUT = 40_000  # milliseconds: the page waits longer from time to time before it tries again


class Killed:
    """`nivelo serve` on one port and one folder, however often it is stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.running = self.start()

    def start(self) -> Serving:
        self.running = Serving(self.folder, f"--port={self.port}")
        return self.running


def draw(page: Page) -> list[str]:
    """Begin one's turn; gives the hand then.

    Whoever wants to draw at once is left of the dealer: in one game of eleven the bots end a round
    before the person is to move, and the window at its end lies on the table.
    """
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing][data-mine=yes]").wait_for()
    expect(page.locator(".hand-card")).to_have_count(11)
    return hand(page)


def hand(page: Page) -> list[str]:
    cards: list[str] = page.locator(".hand-card").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    return cards


def plain_card(page: Page) -> Locator:
    """A card of the hand with a number: special ones and jokers have manners of their own."""
    card = next(card for card in hand(page) if re.fullmatch(r"[^J]\d+", card))
    return page.locator(f".hand-card[data-card='{card}']").first


def throw(page: Page, card: Locator) -> None:
    card.focus()
    page.keyboard.press("Delete")
    expect(page.locator(".hand-card")).to_have_count(10)


def discard(page: Page) -> None:
    """End the turn; the bots play until it is this person's turn again, or end the round."""
    throw(page, plain_card(page))
    again = page.locator("main[data-mine=yes]").or_(page.get_by_role("dialog"))
    expect(again.first).to_be_visible()


def test_a_reload_in_mid_turn_changes_nothing(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', dealer=2)}")
    before = draw(page)
    sentence = page.locator("#sentence").inner_text()
    page.reload()
    page.locator("main[data-decision=playing][data-mine=yes]").wait_for()
    expect(page.locator(".hand-card")).to_have_count(11)
    assert hand(page) == before
    assert page.locator("#sentence").inner_text() == sentence
    discard(page)


def test_who_was_offline_sees_what_was_missed(visit: Visit) -> None:
    """Two people; one of them has no network while the other plays."""
    ann = visit(None, name="Ann", loses_network=True)
    setup = {"game": "level8-99", "seats": 2}
    made = ann.context.request.post("/api/tables", data={"setup": setup, "bots": {}}).json()
    bo = visit(f"/t/{made['id']}", name="Bo", loses_network=True)
    bo.get_by_role("button", name="Sit down").click()
    ann.goto(f"/t/{made['id']}")
    expect(ann.get_by_text("ready", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Start with 2 players").click()
    for page in (ann, bo):
        expect(page.locator(".hand-card")).to_have_count(10)
    first = 0 if ann.locator("main[data-mine=yes]").count() else 1
    here, away = (ann, bo) if first == 0 else (bo, ann)
    away.context.set_offline(True)
    expect(away.get_by_text(LOST)).to_be_visible()
    draw(here)
    card = plain_card(here)
    word = card.locator(".silent").inner_text()
    throw(here, card)
    expect(away.locator("main.table")).to_have_attribute("data-mine", "no")
    away.context.set_offline(False)
    expect(away.get_by_text(LOST)).to_have_count(0, timeout=TIMEOUT)
    expect(away.locator(f"[data-anchor=pile-{first}]")).to_contain_text(word)
    expect(away.locator("main.table")).to_have_attribute("data-mine", "yes")
    draw(away)


@pytest.fixture
def killed(tmp_path: Path) -> Iterator[Killed]:
    server = Killed(tmp_path)
    yield server
    server.running.stop()


@pytest.mark.parametrize(
    ("how", "sentence"),
    [(signal.SIGKILL, LOST), (signal.SIGTERM, RESTARTING)],
    ids=["kill", "stop"],
)
def test_a_restart_of_the_server_in_mid_turn_loses_nothing(
    visit: Visit, killed: Killed, how: signal.Signals, sentence: str
) -> None:
    page = visit(None, base_url=killed.running.url, loses_network=True)
    page.goto(f"/t/{new_game(page, 'level8-101', dealer=2)}")
    before = draw(page)
    killed.running.stop(how)
    expect(page.get_by_text(sentence)).to_be_visible()
    assert hand(page) == before
    plain_card(page).focus()
    page.keyboard.press("Delete")
    expect(page.get_by_text("No connection right now. Trying to reconnect.")).to_be_visible()
    killed.start()
    expect(page.get_by_text(sentence)).to_have_count(0, timeout=TIMEOUT)
    expect(page.locator("main.table")).to_have_attribute("data-decision", "playing")
    assert hand(page) == before
    discard(page)


def test_a_seat_that_moves_to_another_device_says_so_on_the_first(visit: Visit) -> None:
    page = visit(None)
    table = new_game(page, "level8-101", dealer=2)
    page.goto(f"/t/{table}")
    before = draw(page)
    made = page.context.request.post(f"/api/tables/{table}/seats/0/recovery").json()
    other = visit(f"/recover#{made['token']}", name="Clara")
    other.get_by_role("button", name="Take over").click()
    expect(other.locator(".hand-card")).to_have_count(11)
    assert sorted(hand(other)) == sorted(before)
    expect(page.get_by_text(MOVED)).to_be_visible()
    expect(page.locator(".hand-card")).to_have_count(0)
    discard(other)


def test_a_table_that_is_ended_says_so(visit: Visit) -> None:
    page = visit(None)
    table = new_game(page, "level8-101", dealer=2)
    page.goto(f"/t/{table}")
    draw(page)
    page.context.request.post(f"/api/tables/{table}/commands", data={"type": "end"})
    expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()


def test_a_page_without_a_connection_comes_by_itself_when_there_is_one(visit: Visit) -> None:
    page = visit("/join", loses_network=True)
    page.get_by_role("heading", name="Join a table").wait_for()
    page.context.set_offline(True)
    go_to(page, "/statistics")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
