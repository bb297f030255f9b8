"""Going back leads where one was, and first closes what is open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

MENU = "dialog[open]"


def table_from_home(page: Page) -> str:
    """At home first, then at a table, as by a link; returns the table's address."""
    page.locator(".home").wait_for()
    path = f"/t/{new_game(page, 'level8-101', seats=2, dealer=1)}"
    page.evaluate(
        """(path) => {
          const link = document.createElement("a");
          link.href = path;
          document.querySelector("main").append(link);
          link.click();
        }""",
        path,
    )
    page.locator(".hand-card").first.wait_for()
    return path


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(MENU).wait_for()
    # The window has its entry in the history a moment later.
    page.wait_for_function("() => history.state.overlay")


def test_going_back_closes_the_menu_and_only_then_leaves_the_table(visit: Visit) -> None:
    page = visit("/")
    path = table_from_home(page)
    open_menu(page)
    page.go_back()
    expect(page.locator(MENU)).to_have_count(0)
    expect(page).to_have_url(re.compile(path))
    # Closed by its button it leaves nothing behind.
    open_menu(page)
    page.get_by_role("button", name="Close").click()
    page.wait_for_function("() => !history.state?.overlay")
    page.go_back()
    page.locator(".home").wait_for()


def test_a_page_loaded_again_under_a_window_leaves_no_dead_step_back(visit: Visit) -> None:
    page = visit("/")
    path = table_from_home(page)
    open_menu(page)
    page.reload()
    page.wait_for_function("() => !history.state?.overlay")
    page.locator(".hand-card").first.wait_for()
    expect(page).to_have_url(re.compile(path))
    # Windows still open and close, each with its step.
    open_menu(page)
    page.go_back()
    expect(page.locator(MENU)).to_have_count(0)
    page.go_back()
    page.locator(".home").wait_for()


def test_a_question_takes_the_place_of_the_menu(visit: Visit) -> None:
    page = visit("/")
    path = table_from_home(page)
    open_menu(page)
    page.get_by_role("button", name="End the game").click()
    page.locator("dialog.sure").wait_for()
    page.go_back()
    expect(page.locator("dialog.sure")).to_have_count(0)
    expect(page).to_have_url(re.compile(path))


def test_settings_lead_back_to_the_table(visit: Visit) -> None:
    page = visit("/")
    path = table_from_home(page)
    open_menu(page)
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Back").click()
    page.locator(".hand-card").first.wait_for()
    expect(page).to_have_url(re.compile(path))
    page.go_back()
    page.locator(".home").wait_for()


def test_rules_lead_back_to_the_table_wherever_one_has_looked(visit: Visit) -> None:
    page = visit("/")
    path = table_from_home(page)
    open_menu(page)
    page.get_by_role("link", name="Rules").click()
    page.locator(".rule-section").first.wait_for()
    page.get_by_text("On this page").click()
    page.locator(".rule-contents a[href='#round-end']").click()
    expect(page.locator("#round-end")).to_be_in_viewport()
    page.locator(".rule-others a").first.click()
    page.wait_for_function("() => !location.hash")
    page.locator(".rule-section").first.wait_for()
    assert page.locator(".rule-section h2").get_by_text("#").count() == 0
    page.get_by_role("link", name="Back").click()
    page.locator(".hand-card").first.wait_for()
    expect(page).to_have_url(re.compile(path))
    page.go_back()
    page.locator(".home").wait_for()


def test_the_first_game_takes_the_place_of_the_lesson(visit: Visit) -> None:
    page = visit("/")
    page.locator(".home").wait_for()
    page.evaluate(
        """() => {
          const link = document.createElement("a");
          link.href = "/first-game";
          link.dataset.replace = "";
          history.pushState(null, "", "/tutorial");
          document.querySelector("main").append(link);
          link.click();
        }"""
    )
    page.locator(".hand-card").first.wait_for()
    page.go_back()
    page.locator(".home").wait_for()
