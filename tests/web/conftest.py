"""A real browser for the tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from nivelo.server.api import pages
from nivelo.site.web_files import WebFiles, web_folder
from support.server.running_server import Running
from support.web.kept_pages import KeptPage
from support.web.painting import UNPAINTED
from support.web.plain_files import built_site, served
from support.web.site_requests import ask_the_worker

# The first one has no windows and is about twice as fast.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # How text is smoothed and what of a frame is painted again: a sixth of the processor time.
    "--disable-lcd-text",
    "--disable-partial-raster",
    "--disable-smooth-scrolling",
]

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
NO_NETWORK = ("WebSocket connection to ", "Failed to load resource: net::")

# A busy machine is slow, and no reason to fail.
TIMEOUT = 20_000
expect.set_options(timeout=TIMEOUT)

# What the others do is shown at once, unless a test is about how it is shown; and without sounds,
# which take work even where nobody hears them.
AT_ONCE = """try { localStorage.nivelo ??= '{"speed": "at-once", "sounds": false}'; } catch {}"""

# Python starts in the page, each time that it is loaded.
SITE_TIMEOUT = 120_000
REFUSED = [f"the server responded with a status of {status}" for status in (400, 429)]
NOT_FOUND = "the server responded with a status of 404"
KNOWN_AS = "try { localStorage['nivelo-name'] ??= 'NAME'; } catch {}"

# How a browser looks at pages, and what may be different from one person to the next.
USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "service_workers": "block",  # it would fetch the whole app for each new person
}
LENT: dict[str, Any] = {"viewport": PHONE, "reduced_motion": "reduce", "color_scheme": "light"}

Visit = Callable[..., Page]


def chromium() -> str | None:
    """The browser of this machine, else Playwright's own; NIVELO_CHROMIUM names another one."""
    named = os.environ.get("NIVELO_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--site",
        action="store_true",
        help="the pages of the site that `nivelo site` writes, instead of a server's",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--site"):
        expect.set_options(timeout=SITE_TIMEOUT)
        ask_the_worker()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Against the site only what is marked `on_site`, but for what needs others or a network."""
    if not config.getoption("--site"):
        return
    for item in items:
        if item.get_closest_marker("on_site") is None:
            item.add_marker(pytest.mark.skip(reason="is not about what a site has"))
        elif (needs := item.get_closest_marker("needs_server")) is not None:
            item.add_marker(pytest.mark.skip(reason=f"needs a server: {needs.args[0]}"))


# Not for the whole session: as long as it lives, no other test of this process could run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def plain_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files as they are, even where bundles are there: what is sent without `make bundle`."""
    monkeypatch.setattr(pages, "FILES", WebFiles(web_folder(), bundles=False))


@pytest.fixture
def bundles() -> None:
    """What a release sends; `make test` builds it."""
    pages.FILES.read()
    assert pages.FILES.is_bundled, "the pages are not in bundles, or have changed: make bundle"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The site that `nivelo site` writes, built once for all tests that want it."""
    base = tmp_path_factory.getbasetemp()
    return built_site(base if worker_id == "master" else base.parent)


@pytest.fixture
def pages_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the pages are: at a server, or on a site."""
    if not request.config.getoption("--site"):
        running: Running = request.getfixturevalue("sqlite_server")
        yield running.url
        return
    with served(request.getfixturevalue("site")) as files:
        yield files.url


@pytest.fixture(scope="package")
def kept_pages(browser: Browser) -> list[KeptPage]:
    """Those that nobody has at the moment; they are closed with the browser."""
    return []


def is_page(url: str) -> bool:
    """Is it the address of a page, and not of a file?"""
    return "." not in urlsplit(url).path


@pytest.fixture
def visit(
    browser: Browser,
    pages_url: str,
    pytestconfig: pytest.Config,
    kept_pages: list[KeptPage],
    known_secrets: None,
) -> Iterator[Visit]:
    """Open a page as a new person; whatever goes wrong in its scripts fails the test.

    Without a path the person has a name and looks at nothing yet. A page that is `staged` is one
    for a StagedTable.
    """
    contexts: list[BrowserContext] = []
    lent: list[KeptPage] = []
    wrong: list[str] = []
    on_site = pytestconfig.getoption("--site")

    def kept(staged: bool) -> KeptPage:
        for each in kept_pages:
            if each.is_staged == staged and each.address == pages_url:
                kept_pages.remove(each)
                return each
        return KeptPage(browser, AT_ONCE + UNPAINTED, staged, base_url=pages_url, **USUAL)

    def open_page(
        path: str | None = "/",
        name: str = "Clara",
        loses_network: bool = False,
        is_refused: bool = False,
        at_once: bool = True,
        staged: bool = False,
        **how: Any,
    ) -> Page:
        def heard(message: ConsoleMessage) -> None:
            expected = loses_network and message.text.startswith(NO_NETWORK)
            # Plain files have no page for each table: what answers is 404.html, which is all of it.
            expected |= on_site and NOT_FOUND in message.text and is_page(message.location["url"])
            # Browsers log as an error what a server refuses.
            expected |= is_refused and any(each in message.text for each in REFUSED)
            if message.type == "error" and not expected:
                wrong.append(message.text)

        def failed(error: Error) -> None:
            wrong.append(f"error: {error}")

        if on_site or not at_once or how.keys() - LENT.keys():
            context = browser.new_context(**{"base_url": pages_url, **USUAL, **LENT, **how})
            contexts.append(context)
            if at_once:
                context.add_init_script(AT_ONCE + UNPAINTED)
            if name and on_site:
                context.add_init_script(KNOWN_AS.replace("NAME", name))
            page = context.new_page()
            page.on("pageerror", failed)
            page.on("console", heard)
        else:
            found = kept(staged)
            lent.append(found)
            page = found.lend(**LENT | how)
            found.listen("pageerror", failed)
            found.listen("console", heard)
        if name and not on_site:
            page.context.request.post("/api/me", data={"name": name})
        page.set_default_timeout(SITE_TIMEOUT if on_site else TIMEOUT)
        if path is not None or on_site:  # a site has nobody to ask but its pages
            page.goto(path or "/settings")
        return page

    yield open_page
    for context in contexts:
        context.close()
    kept_pages.extend(each for each in lent if each.take_back())
    assert not wrong


def new_game(page: Page, game: str, seats: int = 3, *, bots: Any = None, **setup: Any) -> str:
    """A table with bots that play at once, already started; returns its id.

    Somebody begins by chance, and bots that begin may end a round before it is the person's turn. A
    test that wants the table to stay as it is names the last seat as `dealer`: the person begins.
    """
    request = page.context.request
    wanted = {"game": game, "seats": seats, "pace": 0, **setup}
    made = request.post("/api/tables", data={"setup": wanted, "bots": bots or {}}).json()
    request.post(f"/api/tables/{made['id']}/commands", data={"type": "start"})
    return str(made["id"])
