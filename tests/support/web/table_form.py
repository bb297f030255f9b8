"""A table that is set up on the page itself, where no server can be asked for one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from support.web.links import go_to

# What was set up last, as the page remembers it: the next table is set up like that.
REMEMBER = "setup => localStorage.setItem('nivelo-setup', JSON.stringify(setup))"


def set_up(page: Page, game: str, **setup: Any) -> None:
    """The form for a table for two, filled in. A press on the link would keep the page's choice."""
    page.evaluate(REMEMBER, {"game": game, "seats": 2, "pace": 0, **setup})
    go_to(page, page.get_by_role("link", name="More options").get_attribute("href") or "")
    page.locator(".setup-go").wait_for()


def start_game(page: Page, game: str, **setup: Any) -> str:
    """A table with a bot that plays at once, already started; returns its id."""
    set_up(page, game, **setup)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".hand-card").first.wait_for()
    return page.url.rpartition("/")[2]
