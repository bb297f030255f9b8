"""How long frames take while bots think: by the clock, and what the page's own thread does in them.

A script of the page itself plays: what drives the browser from outside looks for buttons on the
page's own thread. By the clock a frame is long wherever processors are short; the processor time of
the page's own thread, which the browser's tracing knows, says how much of it the page is to blame
for.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

SECONDS = 30
CATEGORIES = ["toplevel", "devtools.timeline", "__metadata"]
FRAME = "FireAnimationFrame"
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")

# Somebody taps three times a second, if there is something to tap; every frame is timed.
PLAY = """() => {
  window.longest = 0;
  let last = performance.now();
  const look = (now) => {
    window.longest = Math.max(window.longest, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const tap = (...selectors) => {
    const found = selectors.map((each) => document.querySelector(each)).find((each) => each);
    found?.click();
  };
  setInterval(() => {
    const { mine, decision } = document.querySelector("main.table")?.dataset ?? {};
    if (document.querySelector("dialog.round-end[open]")) tap("dialog.round-end .button.main.big");
    else if (document.querySelector(".arranging")) tap(".arranging .button.go");
    else if (mine !== "yes") return;
    else if (decision === "taking") tap(".draw-pile.can");
    else if (document.querySelector(".hand-card.chosen")) {
      tap(".group.target", ".actions .buttons button", ".seat-card.target");
    } else tap(".actions .button.go", ".hand-card.layable", ".hand-card:not(.unusable)");
  }, 333);
}"""


class Frame(NamedTuple):
    """One frame: how long it took, and for how long the page's own thread was at work."""

    milliseconds: float
    processor: float


def while_bots_think(browser: Browser, page: Page) -> dict[str, float]:
    """The longest frame of half a minute at a table, and the one with most to do."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(PLAY)
    page.wait_for_timeout(SECONDS * 1000)
    longest = float(page.evaluate("window.longest"))
    rounds = int(page.evaluate("Number(document.querySelector('main.table').dataset.round)"))
    busiest = max(
        frames(json.loads(browser.stop_tracing())["traceEvents"]), key=lambda f: f.processor
    )
    return {
        "rounds": rounds,
        "longest, ms": round(longest),
        "most processor time of the page's own thread, ms": round(busiest.processor),
    }


def frames(events: list[dict[str, Any]]) -> list[Frame]:
    mains = {
        thread_of(event)
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    drawn = Counter(thread_of(event) for event in events if event["name"] == FRAME)
    main = max(mains, key=lambda thread: drawn[thread])
    own = [event for event in events if event.get("ph") == "X" and thread_of(event) == main]
    own.sort(key=lambda event: float(event["ts"]))
    starts = sorted({event["ts"] for event in own if event["name"] == FRAME})
    tasks = outermost([event for event in own if event["name"] in TASKS])
    return [
        Frame(
            (end - start) / 1000,
            sum(task.get("tdur", 0) for task in tasks if start <= task["ts"] < end) / 1000,
        )
        for start, end in pairwise(starts)
    ]


def thread_of(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def outermost(tasks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without those within another one."""
    kept: list[dict[str, Any]] = []
    for task in tasks:
        if not kept or task["ts"] >= kept[-1]["ts"] + kept[-1]["dur"]:
            kept.append(task)
    return kept
