"""While Python starts in the worker of a page, and when it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from support.web.plain_files import served
from web.conftest import KNOWN_AS, PHONE

pytestmark = pytest.mark.slow_pure


@pytest.fixture
def context(browser: Browser, site: Path) -> Iterator[BrowserContext]:
    """Somebody who has been to the site before, and has said a name."""
    with served(site) as files:
        context = browser.new_context(
            base_url=files.url, viewport=PHONE, locale="en-GB", service_workers="block"
        )
        context.add_init_script(KNOWN_AS.replace("NAME", "Clara"))
        yield context
        context.close()


def test_a_table_can_be_set_up_before_python_has_started(context: BrowserContext) -> None:
    context.route("**/pyodide.asm.wasm", lambda route: None)  # it never comes
    page = context.new_page()
    page.goto("/new")
    page.get_by_role("radio", name="Level 8 Master").check()
    expect(page.locator(".setup-go button")).to_be_enabled()


def test_a_page_says_when_python_cannot_start(context: BrowserContext) -> None:
    context.route("**/pyodide.mjs", lambda route: route.abort())
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_without_its_script_a_worker_is_not_waited_for(context: BrowserContext) -> None:
    context.route("**/worker.js", lambda route: route.abort())
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
