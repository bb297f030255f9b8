"""Pages that one test leaves to the next: what a new person costs is mostly a new process.

It also keeps what it has fetched, as browsers do: files of the app, which are checked or have names
that change with them. A test of what is fetched empties the cache first.

A page may be kept if nothing that its test has used can outlast the test. All names that leave
nothing behind are listed here; a page of which anything else was used is closed with its context.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Error,
    Page,
    WebSocketRoute,
)

Connect = Callable[[WebSocketRoute], None]

PAGE_MAY = {
    *("goto", "reload", "go_back", "go_forward", "url", "title", "content", "screenshot"),
    *("locator", "get_by_role", "get_by_text", "get_by_label", "get_by_title", "get_by_alt_text"),
    *("evaluate", "keyboard", "mouse", "context", "viewport_size"),
    *("wait_for_timeout", "wait_for_function", "wait_for_url", "wait_for_load_state"),
    *("expect_request", "expect_response", "expect_console_message"),
    # Each person gets these anew.
    *("set_default_timeout", "set_viewport_size", "emulate_media"),
}
CONTEXT_MAY = {"request", "cookies", "pages"}

# Of the same origin, so that it has the same process and storage, and no script.
NOWHERE = "/health/live"
FORGET = "localStorage.clear(); sessionStorage.clear(); window.name = '';"


class WatchedPage(Page):
    """Notes whether something was used that may outlast a test."""

    is_spent = False
    connects: list[Connect] | None = None  # what is between the page and its server, if anything is

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith(("_", "is_spent", "connects")) and name not in PAGE_MAY:
            self.is_spent = True
        return super().__getattribute__(name)


class WatchedContext(BrowserContext):
    """As the page, for what is reached through it."""

    is_spent = False

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith(("_", "is_spent")) and name not in CONTEXT_MAY:
            self.is_spent = True
        return super().__getattribute__(name)


def stand_between(page: Page, connect: Connect) -> None:
    """Let `connect` see the sockets of a page; of one that was lent for it, until it is back."""
    if isinstance(page, WatchedPage) and page.connects is not None:
        page.connects.append(connect)
    else:
        page.route_web_socket("**/*", connect)


class KeptPage:
    """A page in a context of its own, for one person after another."""

    def __init__(self, browser: Browser, script: str, is_staged: bool, **how: Any) -> None:
        self.context = browser.new_context(**how)
        self.context.add_init_script(script)
        self.page = self.context.new_page()
        self.is_staged = is_staged
        self.connects: list[Connect] = []
        if is_staged:
            self.page.route_web_socket("**/*", self._connect)
        self.wire: CDPSession = self.context.new_cdp_session(self.page)
        self.address: str = how["base_url"]
        self.listeners: list[tuple[Any, Any]] = []

    def lend(self, viewport: Any, **media: Any) -> Page:
        self.page.set_viewport_size(viewport)
        self.page.emulate_media(**media)
        self.page.__class__ = WatchedPage
        self.context.__class__ = WatchedContext
        if self.is_staged:
            vars(self.page)["connects"] = self.connects
        return self.page

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.connects:
            self.connects[-1](socket)
        else:
            socket.connect_to_server()

    def listen(self, event: Any, heard: Any) -> None:
        """What the page tells the test that has it now."""
        Page.on(self.page, event, heard)
        self.listeners.append((event, heard))

    @property
    def is_spent(self) -> bool:
        watched: list[Any] = [self.page, self.context]
        return any(each.is_spent for each in watched) or self.context.pages != [self.page]

    def take_back(self) -> bool:
        """Make the page that of nobody; returns whether the next one may have it."""
        if self.is_spent:
            self.close()
            return False
        self.page.__class__ = Page
        self.context.__class__ = BrowserContext
        for event, heard in self.listeners:
            self.page.remove_listener(event, heard)
        self.listeners.clear()
        self.connects.clear()
        try:
            self.page.goto(NOWHERE)
            self.page.evaluate(FORGET)
        except Error:
            self.close()  # it was going somewhere else just then, and the next one gets a new page
            return False
        self.page.mouse.move(-1, -1)
        every = {"origin": self.address, "storageTypes": "all"}
        self.wire.send("Storage.clearDataForOrigin", every)
        self.wire.send("Page.resetNavigationHistory")
        self.context.clear_cookies()
        return True

    def close(self) -> None:
        BrowserContext.close(self.context)
