"""A spectator is never sent a card that is hidden, and the page shows none."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from nivelo.server.table.entries import Entry
from support.server.allowed_messages import Truth
from support.server.running_server import Running
from web.conftest import DESKTOP, Visit, new_game

pytestmark = pytest.mark.slow_pure

SPECTATOR = -1
TIMEOUT = 60.0  # seconds
# The words for cards, as the page itself finds them.
WORDS = """async ([cards, game]) => {
  const web = document.documentElement.dataset.web;
  const { cardWord } = await import(`${web}/cards/words.js`);
  const { deckOf } = await import(`${web}/cards/faces.js`);
  return cards.map((card) => cardWord(card, deckOf(game)));
}"""


class Overheard:
    """Everything that a page is sent."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: dict[str, str] = {}  # by address, to what the page has asked the server
        page.on("websocket", self.listen)
        page.route("**/api/**", self.fetch)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def fetch(self, route: Route) -> None:
        answer = route.fetch()
        self.answers[route.request.url] = answer.text()
        route.fulfill(response=answer)


def play_a_round(page: Page, table: str) -> None:
    """Play as the hints say, without a page, until the next round begins."""
    request, path = page.context.request, f"/api/tables/{table}"
    give_up = time.monotonic() + TIMEOUT
    while (now := request.get(path).json())["open"]["round"] == 1:
        assert time.monotonic() < give_up, "the round does not end"
        if not now["own"]["legal"]:
            time.sleep(0.02)
            continue
        hint = request.post(f"{path}/commands", data={"type": "hint"}).json()["hint"]
        move = {"type": "move", "at": now["position"], "move": hint["suggestion"]}
        assert request.post(f"{path}/commands", data=move).ok


def watch_a_round(visit: Visit, game: str) -> tuple[str, Page, Page, Overheard]:
    """One plays against bots, another watches from the beginning to the end."""
    ann = visit(None, name="Ann")
    table = new_game(ann, game, dealer=2)  # no round ends before somebody watches
    sam = visit(None, viewport=DESKTOP, name="Sam")
    overheard = Overheard(sam)
    sam.goto(f"/t/{table}")
    sam.locator("main.table").wait_for()
    play_a_round(ann, table)
    sam.get_by_role("dialog").get_by_role("button", name="Continue").click()
    return table, ann, sam, overheard


def stored(server: Running, table: str) -> tuple[list[Entry], str]:
    entries = server.call(server.service.store.entries_after(table, 0))
    return entries, server.call(server.service.store.load(table)).code


def faces_in(thing: Any) -> set[str]:
    """All texts within a message; of a joker also what it stands for."""
    if isinstance(thing, str):
        return set(thing.split("="))
    if isinstance(thing, dict):
        thing = list(thing.values())
    return set().union(*map(faces_in, thing)) if isinstance(thing, list) else set()


@pytest.mark.usefixtures("plain_pages")  # its modules can be asked
@pytest.mark.parametrize("game", ["level8-master", "level8-board", "niveldoce"])
def test_nothing_hidden_reaches_a_spectator(
    visit: Visit, sqlite_server: Running, game: str
) -> None:
    table, ann, sam, overheard = watch_a_round(visit, game)
    pause = {"type": "pause", "on": True}
    assert ann.context.request.post(f"/api/tables/{table}/commands", data=pause).ok
    expect(sam.get_by_text("The game is paused.").first).to_be_visible()
    entries, code = stored(sqlite_server, table)
    truth = Truth(entries, code, [SPECTATOR], table)
    seq = 0
    for frame in overheard.frames:
        seq = truth.check({}, json.loads(frame), SPECTATOR, seq)
    assert seq == entries[-1].seq, "the spectator was not told of everything"

    # What lies in hands, and was never seen by anyone, is not in the page either.
    match = sqlite_server.call(sqlite_server.service.store.load(table)).match
    assert match is not None
    deck = match.game.deck
    hands = {deck.text[face] for hand in match.state.hands for face in hand.faces()}
    seen = set().union(*(faces_in(json.loads(frame)) for frame in overheard.frames))
    never = [card for card in sorted(hands - seen) if len(card) > 1 and card[1:].isdigit()]
    assert never
    page = sam.content()
    for word in (*never, *sam.evaluate(WORDS, [never, game])):
        assert not re.search(rf"\b{word}\b", page), f"{word} is in the page"
    assert sam.locator(".hand-card").count() == 0

    # Nor in any answer to what the page has asked for besides.
    secret = sqlite_server.call(sqlite_server.service.store.load(table)).secret.hex()
    assert secret not in " ".join(overheard.frames)
    for url, body in overheard.answers.items():
        assert table not in url or url.endswith(("/live", ".svg")), url
        assert secret not in body
