"""Another language in the middle of a game: all that was drawn and told before it follows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from support.web.staged_table import StagedTable
from web.conftest import DESKTOP, Visit, new_game

pytestmark = pytest.mark.slow_pure


def holding_skip(message: dict[str, Any]) -> None:
    message["own"]["hand"] = ["skip", *message["own"]["hand"][1:]]


def test_cards_and_log_are_in_the_language_chosen_meanwhile(visit: Visit) -> None:
    page = visit(None, staged=True, viewport=DESKTOP)
    StagedTable(page, holding_skip)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    word = page.locator(".hand-card .word").first
    expect(word).to_have_text("Skip")
    expect(page.locator(".log")).to_contain_text("You are dealt")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.locator("html[lang=de]").wait_for()
    page.go_back()

    expect(word).to_have_text("Aussetzen!")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(page.get_by_role("button", name="Aussetzen!").first).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Du bekommst")
