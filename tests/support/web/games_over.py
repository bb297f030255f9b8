"""Games that bots have played to their end, for the tests of the pages that come after."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

from web.conftest import new_game

TIMEOUT = 60
LONGEST_ROUND = {"max_turns_per_round": "60"}


def finished_game(page: Page, game: str = "level8-99", seats: int = 2, **setup: Any) -> str:
    """The id of a table whose first game is over; a bot has played for the page's person."""
    table = new_game(page, game, seats, options=LONGEST_ROUND, **setup)
    request = page.context.request
    commands = f"/api/tables/{table}/commands"
    answer = request.post(commands, data={"type": "bot", "seat": 0, "bot": {"name": "greedy"}})
    assert answer.ok, answer.text()
    until = time.monotonic() + TIMEOUT
    while request.get(f"/api/tables/{table}/games/1").status == 409:
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.1)
    return table
