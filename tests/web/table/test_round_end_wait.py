"""The page tells the server how it is looked at, and when the end of a round was seen."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import WebSocket

from support.server.people_at_tables import SMALL
from support.web.page_player import PagePlayer
from web.conftest import TIMEOUT, Visit, new_game

pytestmark = pytest.mark.slow_pure


def test_bots_are_told_when_they_may_go_on(visit: Visit) -> None:
    page = visit("/settings")
    sent: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.decode(frame)))

    page.on("websocket", listen)
    table = new_game(page, "", description=SMALL, seats=2, pace=20)
    page.goto(f"/t/{table}")
    player = PagePlayer(page)
    while not (seen := player.look())["roundEnd"]:
        player.act(seen)
    # Once when it came, for there was no end to see; not again while the end is on the screen.
    assert [each["round"] for each in sent if each["type"] == "proceed"] == [1]
    viewing = [each for each in sent if each["type"] == "viewing"]
    assert [(each["visible"], each["pace"]) for each in viewing] == [(True, 0)]
    page.locator("dialog.round-end .button.main.big").click()
    for _ in range(TIMEOUT // 50):
        if [each["round"] for each in sent if each["type"] == "proceed"] == [1, 1]:
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError("the server was not told that the end was seen")
