"""Requests of a test to a site, in which the worker of the page answers instead of a server.

Tests of the pages ask with `page.context.request` for what they do not do by hand. With these
functions in its place they run against a site too, unchanged.
"""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import BrowserContext, Page, Worker

API = "/api"
START = 60.0  # seconds for a page to start its worker

# As a letter of the page, but the answer is caught before it is sent there.
ASK = """([method, path, body]) => new Promise((resolve) => {
  const id = `test ${Math.random()}`;
  const send = self.postMessage;
  self.postMessage = (letter) => {
    if (letter.id !== id) return send.call(self, letter);
    self.postMessage = send;
    resolve([letter.status, letter.body]);
  };
  self.onmessage({ data: { type: "request", id, method, path, body } });
})"""


# Which games there are is a file: the page asks for it and not the worker.
GAMES = """() => fetch(`${document.documentElement.dataset.runtime}/games.json`)
  .then(async (response) => [response.status, await response.text()])"""


# Who plays on this device. The page says it to the worker as soon as it runs itself.
NAME = "() => localStorage.getItem('nivelo-name')"


class SiteAnswer:
    """What the worker answered, to be read as an answer of a server is."""

    def __init__(self, status: int, body: str) -> None:
        self.status = status
        self.body = body

    @property
    def ok(self) -> bool:
        return self.status < 300

    def json(self) -> Any:
        return json.loads(self.body)

    def text(self) -> str:
        return self.body


class SiteRequests:
    """Asks the worker of the page that is open in a context."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context

    def get(self, url: str) -> SiteAnswer:
        return self.ask("GET", url)

    def post(self, url: str, data: object = None) -> SiteAnswer:
        return self.ask("POST", url, data)

    def put(self, url: str, data: object = None) -> SiteAnswer:
        return self.ask("PUT", url, data)

    def delete(self, url: str) -> SiteAnswer:
        return self.ask("DELETE", url)

    def ask(self, method: str, url: str, data: object = None) -> SiteAnswer:
        body = "" if data is None else json.dumps(data)
        page = self.context.pages[-1]
        if (method, url) == ("GET", f"{API}/games"):
            return SiteAnswer(*page.evaluate(GAMES))
        worker = worker_of(page)
        if page.evaluate(NAME):
            wait_for_name(page, worker)
        return asked(worker, method, url.removeprefix(API), body)


def asked(worker: Worker, method: str, path: str, body: str = "") -> SiteAnswer:
    return SiteAnswer(*worker.evaluate(ASK, [method, path, body]))


def worker_of(page: Page) -> Worker:
    """The worker that keeps the page's tables; the page starts it by itself."""
    give_up = time.monotonic() + START
    while not page.workers:
        assert time.monotonic() < give_up, f"{page.url} starts no worker"
        page.wait_for_timeout(50)
    return page.workers[0]


def wait_for_name(page: Page, worker: Worker) -> None:
    """The worker starts before the page does, and at first does not know who asks."""
    give_up = time.monotonic() + START
    while asked(worker, "GET", "/me").json()["name"] is None:
        assert time.monotonic() < give_up, f"{page.url} does not say who plays"
        page.wait_for_timeout(50)


def ask_the_worker() -> None:
    """From now on contexts of this process send their requests to the worker of their page."""
    setattr(BrowserContext, "request", property(SiteRequests))  # noqa: B010  # it is read-only
