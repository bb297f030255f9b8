"""What the site costs a visitor: bytes and seconds until the first hand, and blocked frames.

``python benchmarks/site.py FOLDER`` serves a site that `nivelo site` has written, compressed as
hosts do, and visits it with a browser: as a new visitor and as one who comes again, on a desktop
and with the page's own thread four times slower. The worker, in which Python runs, is not slowed
down: for a slow phone its seconds must be multiplied by hand. On a busy machine only the seconds of
processor time, of all the browser's processes together, say anything. A script of the page itself
presses each button as soon as it is there: what drives the browser from outside would look for it
on the page's own thread, and take part of the time that is measured.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    ViewportSize,
    sync_playwright,
)
from site_frames import while_bots_think

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}
LONG = 180_000
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
# From the first page to a hand, against two bots. What is noted: when the home page,
# the form of a new table and the hand were there, in milliseconds since the page was asked for.
TAP = """(setup) => {
  const noted = {};
  localStorage.setItem("nivelo-setup", JSON.stringify(setup));
  const painted = (work) => requestAnimationFrame(() => requestAnimationFrame(work));
  const name = (input) => {
    input.value = "Ann";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    painted(() => input.form.requestSubmit());
  };
  const tell = () => {
    noted.hand = performance.now();
    console.log(`noted ${JSON.stringify(noted)}`);
  };
  const steps = [
    ["home", ".home-main a[href$='/new']", (link) => link.click()],
    ["form", ".setup-go button:not([disabled])", (button) => button.click()],
    ["", ".hand-card", () => painted(tell)],
  ];
  let isNamed = false;
  const look = () => {
    const input = !isNamed && document.querySelector("form input[name=name]");
    if (input) {
      isNamed = true;
      name(input);
    }
    const found = steps.length && document.querySelector(steps[0][1]);
    if (!found) return;
    const [step, , act] = steps.shift();
    if (step) noted[step] = performance.now();
    act(found);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
THINKERS = "expert"
QUICK = "beginner"  # who does not think: what frames take beside them is not the thinking's doing
NOTED = "noted "


class Handler(SimpleHTTPRequestHandler):
    """Plain files, compressed, to be kept for ever where their address says so."""

    sent = 0
    lock = threading.Lock()
    packed: dict[str, bytes] = {}  # noqa: RUF012  # shared on purpose

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """The figures say it all."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        status = 200 if path.is_file() else 404
        if status == 404:
            path = Path(self.directory, "404.html")
        name = str(path)
        if name not in self.packed:
            self.packed[name] = gzip.compress(path.read_bytes(), 9)
        body = self.packed[name]
        lasting = "/web/" in self.path or "/runtime/" in self.path
        self.send_response(status)
        self.send_header("content-type", TYPES.get(path.suffix) or self.guess_type(name))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(body)))
        self.send_header("cache-control", "max-age=31536000" if lasting else "no-cache")
        self.end_headers()
        self.wfile.write(body)
        with Handler.lock:
            Handler.sent += len(body)


def slow_down(page: Page, times: int) -> None:
    """Slow the page's own thread; the browser cannot slow its workers."""
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def first_hand(page: Page, url: str, bots: str = THINKERS) -> dict[str, float]:
    """Seconds until the home page, the form of a new table and the hand are there."""
    setup = {"game": "level8-101", "seats": 3, "pace": 300, "bot": {"name": bots}}
    page.add_init_script(f"({TAP})({json.dumps(setup)})")
    with page.expect_console_message(lambda message: message.text.startswith(NOTED)) as told:
        page.goto(url, wait_until="commit")
    noted: dict[str, float] = json.loads(told.value.text.removeprefix(NOTED))
    return {step: round(milliseconds / 1000, 2) for step, milliseconds in noted.items()}


def processor_seconds(browser: Browser) -> float:
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(process["cpuTime"]) for process in processes)


def visit(context: BrowserContext, url: str, slower: int) -> dict[str, Any]:
    page = context.new_page()
    page.set_default_timeout(LONG)
    if slower > 1:
        slow_down(page, slower)
    assert context.browser is not None
    Handler.sent = 0
    worked = processor_seconds(context.browser)
    figures: dict[str, Any] = {
        "seconds": first_hand(page, url),
        "processor seconds": round(processor_seconds(context.browser) - worked, 2),
        "megabytes": round(Handler.sent / 1e6, 3),
    }
    # The service worker takes over when it has kept everything.
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.close()
    return figures


def frames(context: BrowserContext, url: str, bots: str) -> dict[str, float]:
    """While somebody plays with two such bots."""
    page = context.new_page()
    page.set_default_timeout(LONG)
    first_hand(page, url, bots)
    assert context.browser is not None
    figures = while_bots_think(context.browser, page)
    page.close()
    return figures


def measure(browser: Browser, url: str) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for name, size, slower in (("desktop", DESKTOP, 1), ("phone, 4x slower", PHONE, 4)):
        context = browser.new_context(viewport=size, locale="en-GB")
        figures[name] = {
            "first visit": visit(context, url, slower),
            "second visit": visit(context, url, slower),
        }
        if slower == 1:
            for bots in (THINKERS, QUICK, THINKERS, QUICK):
                figures.setdefault(f"frames beside {bots} bots", []).append(
                    frames(context, url, bots)
                )
        context.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", help="a site that `nivelo site` has written")
    folder = parser.parse_args().folder
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chromium = next((path for name in NAMES if (path := shutil.which(name))), None)
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        figures = measure(browser, f"http://127.0.0.1:{server.server_address[1]}/")
        browser.close()
    json.dump(figures, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
