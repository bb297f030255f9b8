"""While Python starts in the worker of a page, and when it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from support.web.links import go_to
from support.web.painting import UNPAINTED
from support.web.plain_files import served
from web.conftest import KNOWN_AS, PHONE

pytestmark = pytest.mark.slow_pure

LONG = 120_000  # Python starts in the page; on a busy machine that takes a while


@pytest.fixture
def stranger(browser: Browser, site: Path) -> Iterator[BrowserContext]:
    """Somebody who has never been to the site."""
    with served(site) as files:
        context = browser.new_context(
            base_url=files.url, viewport=PHONE, locale="en-GB", service_workers="block"
        )
        context.add_init_script(UNPAINTED)
        yield context
        context.close()


@pytest.fixture
def context(stranger: BrowserContext) -> BrowserContext:
    """Somebody who has been to the site before, and has said a name."""
    stranger.add_init_script(KNOWN_AS.replace("NAME", "Clara"))
    return stranger


def say_name(page: Page, name: str) -> None:
    page.get_by_label("What should we call you?").fill(name)
    page.get_by_role("button", name="Let’s play").click()


def test_a_table_can_be_set_up_before_python_has_started(context: BrowserContext) -> None:
    context.route("**/pyodide.asm.wasm", lambda route: None)  # it never comes
    page = context.new_page()
    page.goto("/new")
    page.get_by_role("radio", name="Level 8 Master").check()
    expect(page.locator(".setup-go button")).to_be_enabled()


def test_statistics_say_that_they_are_being_counted(context: BrowserContext) -> None:
    context.route("**/pyodide.asm.wasm", lambda route: None)  # it never comes
    page = context.new_page()
    page.goto("/statistics")
    expect(page.get_by_text("One moment…")).to_be_visible()
    expect(page.get_by_role("link", name="All my games")).to_be_visible()


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


def in_the_worker(context: BrowserContext, script: str, times: int | None = None) -> None:
    """Something else happens in the worker before its own script; in so many workers."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=f"{script}\n{response.text()}")

    context.route("**/worker.js", answer, times=times)


def test_where_the_browser_keeps_nothing_the_page_says_so_and_plays(
    stranger: BrowserContext,
) -> None:
    refused = "throw new DOMException('', 'SecurityError')"
    in_the_worker(stranger, f"IDBFactory.prototype.open = () => {{ {refused} }}")
    page = stranger.new_page()
    page.set_default_timeout(LONG)
    coming: list[Route] = []
    page.route("**/main.js", lambda route: coming.append(route))
    with page.expect_worker():
        page.goto("/", wait_until="commit")
    page.wait_for_timeout(500)  # it knows soon, and nobody listens yet
    for route in coming:
        route.continue_()
    say_name(page, "Clara")
    expect(page.get_by_text("This browser is not keeping anything")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Play alone").click()
    page.locator(".hand-card").first.wait_for()
    page.get_by_role("button", name="Draw pile").click()
    expect(page.locator(".hand-card")).to_have_count(11)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Back to the home page").click()
    expect(page.locator(".table-list li")).to_have_count(1)


def test_what_cannot_be_kept_says_so(context: BrowserContext) -> None:
    in_the_worker(
        context,
        """const { add } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.add = function (row) {
          if (row.kind === "move") this.transaction.abort();
          return add.call(this, row);
        };""",
    )
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    page.locator("main.table[data-mine=yes]").wait_for()
    page.get_by_role("button", name="Draw pile").click()
    expect(page.locator(".note")).to_contain_text("Your browser could not save that.")


def test_a_database_that_the_browser_has_closed_is_opened_again(context: BrowserContext) -> None:
    in_the_worker(
        context,
        """const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function (...how) {
          const opening = open.apply(this, how);
          self.closeIt = () => opening.result.close();
          return opening;
        };""",
    )
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    page.locator("main.table[data-mine=yes]").wait_for()
    page.workers[0].evaluate("closeIt()")
    page.get_by_role("button", name="Draw pile").click()
    expect(page.locator(".hand-card")).to_have_count(11)
    page.workers[0].evaluate("closeIt()")
    go_to(page, "/")
    expect(page.locator(".table-list li")).to_have_count(1)


def test_who_clears_the_data_of_the_site_loses_tables_and_nothing_else(
    context: BrowserContext,
) -> None:
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    page.locator("main.table[data-mine=yes]").wait_for()
    cleared = {"origin": page.evaluate("location.origin"), "storageTypes": "indexeddb"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game").click()
    page.locator("dialog.sure").get_by_role("button", name="End the game").click()
    expect(page.locator(".note")).to_contain_text("Your browser could not save that.")
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    page.locator(".hand-card").first.wait_for()
    go_to(page, "/")
    expect(page.locator(".table-list li")).to_have_count(1)


def test_a_worker_that_fails_makes_room_for_another(context: BrowserContext) -> None:
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    page.locator(".hand-card").first.wait_for()
    unreadable = """const { getAll } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.getAll = function (keys) {
        if (this.name === "entries") throw new Error("unreadable");
        return getAll.call(this, keys);
      };"""
    in_the_worker(context, unreadable, times=1)
    page.reload()
    page.locator(".hand-card").first.wait_for()


def test_a_worker_that_thinks_is_not_a_connection_that_is_lost(context: BrowserContext) -> None:
    # To be blocked is as good as to be busy, and takes nothing from others.
    in_the_worker(
        context,
        """const busy = new BroadcastChannel("busy");
        const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
        busy.onmessage = ({ data }) => {
          busy.postMessage("yes");
          Atomics.wait(new Int32Array(memory.buffer), 0, 0, data);
        };""",
    )
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.clock.install()
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    page.locator("main.table[data-mine=yes]").wait_for()
    page.evaluate(
        """() => new Promise((resolve) => {
          const busy = new BroadcastChannel("busy");
          busy.onmessage = resolve;
          busy.postMessage(5000);
        })"""
    )
    page.clock.run_for(30_000)  # for the page: a sign of life would have been missed by now
    assert page.locator(".connection").count() == 0
    page.get_by_role("button", name="Draw pile").click()
    expect(page.locator(".hand-card")).to_have_count(11)


def test_whoever_has_said_a_name_need_not_wait_for_python(stranger: BrowserContext) -> None:
    held: list[Route] = []
    stranger.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page = stranger.new_page()
    page.set_default_timeout(LONG)
    page.goto("/")
    say_name(page, "  Clara ")
    expect(page.get_by_text("Welcome, Clara!")).to_be_visible()
    page.get_by_role("button", name="Play alone").click()
    held[0].continue_()
    page.locator(".hand-card").first.wait_for()


def test_a_name_that_python_refuses_is_asked_for_once_more(stranger: BrowserContext) -> None:
    page = stranger.new_page()
    page.set_default_timeout(LONG)
    page.goto("/")
    say_name(page, "\u200b")
    expect(page.locator(".note")).to_be_visible(timeout=LONG)
    say_name(page, "Clara")
    expect(page.get_by_text("Welcome, Clara!")).to_be_visible()
