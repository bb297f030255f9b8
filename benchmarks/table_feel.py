"""How a table feels on a phone: what jumps, what stutters, over three rounds against bots.

    python benchmarks/table_feel.py             three rounds of Level 8, the same deals each time

A real browser on a phone's screen, its processor slowed down four times; somebody plays by tapping.
Counted from the first card on: the sum of layout shifts (all of them, and those that do not follow
a tap, as the Web Vitals count), tasks of more than 50 ms, and frames that came late. Needs a
browser (`make test` installs one). Server and browser share the machine: let it do nothing else
meanwhile.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "scripts" / "pictures"))

from seeded_server import seeded_server

from support.web.page_player import PagePlayer
from web.conftest import ARGUMENTS, PHONE, chromium, new_game

SLOWER = 4  # times
LOOKS_EVERY = 100  # milliseconds: a person does not look a hundred times a second
PACE = 400  # milliseconds that a bot takes

WATCH = """() => {
  const feel = { shifts: 0, shiftsAlone: 0, jumps: [], tasks: [], frames: 0, late: 0, gaps: [] };
  window.feel = feel;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      feel.shifts += entry.value;
      if (!entry.hadRecentInput) feel.shiftsAlone += entry.value;
      const node = entry.sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      feel.jumps.push([entry.value, element?.className?.toString() ?? "", entry.hadRecentInput]);
    }
  }).observe({ type: "layout-shift" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) feel.tasks.push(Math.round(entry.duration));
  }).observe({ type: "longtask" });
  let last = performance.now();
  const frame = (now) => {
    feel.frames += 1;
    if (now - last > 50) { feel.late += 1; feel.gaps.push(Math.round(now - last)); }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


class Watched(PagePlayer):
    """Somebody who plays without hurry."""

    def look(self) -> dict[str, Any]:
        self.page.wait_for_timeout(LOOKS_EVERY)
        return super().look()


def report(feel: dict[str, Any], most: int) -> None:
    print(
        f"layout shifts {feel['shifts']:.3f}, of them not after a tap {feel['shiftsAlone']:.3f}; "
        f"tasks over 50 ms: {len(feel['tasks'])}, longest {max(feel['tasks'], default=0)} ms; "
        f"frames {feel['frames']}, late by more than 50 ms: {feel['late']}"
    )
    by_name: dict[str, list[float]] = {}
    for value, name, _ in feel["jumps"]:
        by_name.setdefault(name, []).append(value)
    for name, values in sorted(by_name.items(), key=lambda each: -sum(each[1]))[:most]:
        print(f"  {sum(values):.3f} in {len(values)}: {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="level8-101")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jumps", type=int, default=0, help="name so many things that jumped most")
    parser.add_argument("--json", action="store_true", help="everything that was counted")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        seeded_server(data, "nivelo feel") as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        context = browser.new_context(
            base_url=url, viewport=PHONE, locale="en-GB", has_touch=True, service_workers="block"
        )
        context.request.post("/api/me", data={"name": "Clara"})
        page = context.new_page()
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(f"/t/{new_game(page, given.game, seats=4, pace=PACE)}")
        page.locator(".hand-card").first.wait_for()
        page.evaluate(WATCH)
        Watched(page, seed=1).play(given.rounds)
        feel = page.evaluate("() => window.feel")
        browser.close()
    if given.json:
        json.dump(feel, sys.stdout)
    else:
        report(feel, given.jumps)


if __name__ == "__main__":
    main()
