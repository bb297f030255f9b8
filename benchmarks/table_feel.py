"""How a table feels on a phone: what jumps, what stutters, over three rounds against bots.

    python benchmarks/table_feel.py             three rounds of Level 8, the same deals each time
    python benchmarks/table_feel.py --busy      where other things run as well

A real browser on a phone's screen, its processor slowed down four times; somebody plays by tapping.
Counted from the first card on: the sum of layout shifts (all of them, and those that do not follow
a tap, as the Web Vitals count), tasks of more than 50 ms, and frames that came late. Needs a
browser (`make test` installs one).

Server and browser share the machine, so let it do nothing else meanwhile. Where that cannot be,
`--busy` counts tasks by what they took of the processor: it is not slowed down, and the time of
each task is multiplied instead. A task that had to wait then counts no more than one that had not.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "scripts" / "pictures"))

from seeded_server import seeded_server

from support.web.page_player import TIMEOUT, PagePlayer
from web.conftest import ARGUMENTS, PHONE, chromium, new_game

SLOWER = 4  # times
LOOKS_EVERY = 100  # milliseconds: a person does not look a hundred times a second
PACE = 400  # milliseconds that a bot takes
LONG = 50  # milliseconds
AFTER_TAP = 60  # milliseconds
# What the main thread of a page does, each task with the time it took of the processor.
TASKS = ("-*", "toplevel", "devtools.timeline")
RUN = "ThreadControllerImpl::RunTask"
NAMING = ("type", "functionName", "url", "lineNumber", "dirtyObjects", "totalObjects")

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
    """Somebody who plays without hurry, with a finger.

    A click of Playwright's first looks whether it will hit: within the page, whose time we measure.
    """

    def look(self) -> dict[str, Any]:
        self.page.wait_for_timeout(LOOKS_EVERY)
        return super().look()

    def do_click(self, wanted: Locator) -> None:
        wanted.wait_for(timeout=TIMEOUT)
        box = wanted.bounding_box(timeout=TIMEOUT)
        if box is None:
            return
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_timeout(AFTER_TAP)


def page_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The main thread of the page: the one that styles most."""
    drawing = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "UpdateLayoutTree")
    return drawing.most_common(1)[0][0]


def long_tasks(trace: bytes) -> list[int]:
    """What long tasks of the page took of the processor, times `SLOWER`, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    page = page_thread(events)
    took = (
        round(e.get("tdur", 0) / 1000 * SLOWER)
        for e in events
        if e["name"] == RUN and e["ph"] == "X" and (e["pid"], e["tid"]) == page
    )
    tasks = list(took)
    assert tasks, f"the browser names no {RUN}"
    return [each for each in tasks if each > LONG]


def name_tasks(trace: bytes, most: int) -> None:
    """Print what the longest tasks of the page are made of, in milliseconds of a slow phone."""
    events = json.loads(trace)["traceEvents"]
    page = page_thread(events)
    timed = [e for e in events if e["ph"] == "X" and (e["pid"], e["tid"]) == page]
    tasks = sorted((e for e in timed if e["name"] == RUN), key=lambda e: -e.get("tdur", 0))
    for task in tasks[:most]:
        print(f"{task.get('tdur', 0) / 1000 * SLOWER:.0f} ms:")
        begin, end = task["ts"], task["ts"] + task["dur"]
        for part in timed:
            took = part.get("tdur", 0) / 1000 * SLOWER
            if begin <= part["ts"] < end and part is not task and took >= 3:
                data = part["args"].get("data") or part["args"].get("beginData") or {}
                where = {key: data[key] for key in NAMING if key in data}
                elements = part["args"].get("elementCount", "")
                print(f"    {took:.0f} {part['name']} {elements} {where or ''}")


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
    parser.add_argument("--busy", action="store_true", help="count tasks by their processor time")
    parser.add_argument(
        "--tasks", type=int, default=0, help="with --busy: say what is in so many of the longest"
    )
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
        if not given.busy:
            slower = {"rate": SLOWER}
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", slower)
        page.goto(f"/t/{new_game(page, given.game, seats=4, pace=PACE)}")
        page.locator(".hand-card").first.wait_for()
        page.evaluate(WATCH)
        if given.busy:
            browser.start_tracing(page=page, categories=list(TASKS))
        Watched(page, seed=1).play(given.rounds)
        feel = page.evaluate("() => window.feel")
        if given.busy:
            trace = browser.stop_tracing()
            feel["tasks"] = long_tasks(trace)
            if given.tasks:
                name_tasks(trace, given.tasks)
        browser.close()
    if given.json:
        json.dump(feel, sys.stdout)
    else:
        report(feel, given.jumps)


if __name__ == "__main__":
    main()
