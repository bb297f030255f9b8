"""How soon a table is seen: from the click on its link to the hand on the screen, nothing cached.

    python benchmarks/first_table.py            ten visits on a phone's and a desktop's screen
    python benchmarks/first_table.py --slow     over a network as slow as 3G at its worst

Needs a browser (`make test` installs one). Server, database and browser share the machine.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.server.running_server import running
from web.conftest import ARGUMENTS, DESKTOP, PHONE, chromium, new_game

# As the browser's own tools have it: latency in milliseconds, bytes a second.
SLOW = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 50_000,
    "uploadThroughput": 50_000,
}
GAMES = ("level8-101", "level8-board", "niveldoce")
# Milliseconds since the visit began, when the frame with the first card of the hand is on its way.
SEEN = """new Promise((done) => {
  const look = () =>
    document.querySelector(".hand-card")
      ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
      : requestAnimationFrame(look);
  look();
})"""


class Wire:
    """What comes over the network until the hand is seen: requests and bytes, heads included."""

    def __init__(self, session: CDPSession, slow: bool) -> None:
        self.requests = self.bytes = 0
        session.send("Network.enable")
        if slow:
            session.send("Network.emulateNetworkConditions", SLOW)
        session.on("Network.requestWillBeSent", self.asked)
        session.on("Network.loadingFinished", self.done)

    def asked(self, _: dict[str, Any]) -> None:
        self.requests += 1

    def done(self, finished: dict[str, Any]) -> None:
        self.bytes += int(finished["encodedDataLength"])

    def __str__(self) -> str:
        return f"{self.requests} requests, {self.bytes / 1000:.0f} kB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--visits", type=int, default=10)
    parser.add_argument("--slow", action="store_true", help="400 ms, 50 kB/s, as slow 3G")
    parser.add_argument("--games", nargs="*", default=GAMES)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for size, viewport in (("phone", PHONE), ("desktop", DESKTOP)):
            for game in given.games:
                took = []
                for _ in range(given.visits):
                    context = browser.new_context(base_url=server.url, viewport=viewport)
                    context.request.post("/api/me", data={"name": "Clara"})
                    page = context.new_page()
                    wire = Wire(context.new_cdp_session(page), given.slow)
                    page.goto(f"/t/{new_game(page, game, seats=4)}", wait_until="commit")
                    took.append(page.evaluate(SEEN))
                    context.close()
                middle, longest = statistics.median(took), max(took)
                times = f"median {middle:5.0f} ms, longest {longest:5.0f} ms"
                print(f"{size:8} {game:14} {times}, {wire}")
        browser.close()


if __name__ == "__main__":
    main()
