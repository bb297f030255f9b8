"""A person at a table in the browser: looks at the page and does what one can do there."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLongError

LOOK = """() => {
  const table = document.querySelector("main.table");
  return {
    decision: table?.dataset.decision ?? "",
    mine: table?.dataset.mine === "yes",
    busy: table?.dataset.busy === "yes",
    round: Number(table?.dataset.round ?? 0),
    roundEnd: document.querySelector("dialog.round-end[open] h2")?.textContent ?? "",
    sheet: Boolean(document.querySelector("dialog[open]:not(.round-end)")),
    arranging: Boolean(document.querySelector(".arranging")),
    over: Boolean(document.querySelector(".game-end")),
    knock: document.querySelectorAll(".actions .buttons button").length > 0,
  };
}"""
# After a click the page is drawn in a task of its own, and what opens then a frame later: whoever
# looks before that still sees what was there, and presses what is about to go.
DRAWN = """async () => {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => scheduler.postTask(done, { priority: "background" }));
  }
}"""
# Asked within the page: to look at it from here again and again takes what bots need to think.
CAN_ACT = f"""() => {{
  const now = ({LOOK})();
  const acts = now.decision === "knocking" ? now.knock : now.mine && !now.busy;
  return acts || now.over || now.sheet || now.roundEnd !== "";
}}"""
LOOK_AGAIN = 500  # milliseconds
TIMEOUT = 5000  # milliseconds: what cannot be pressed by then has gone
MOST_MISSED = 10
PICKS = ("opening", "swapping", "exchanging", "wishing", "keeping")


class PagePlayer:
    """Plays by clicking. What to choose is decided by a random stream of its own."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.met: set[str] = set()  # the decisions that came up
        self.ended: set[str] = set()  # the rounds whose end was shown, by what it is called
        self.turns = 0  # how often it became this person's move
        self.was_mine = False
        self.missed = 0  # presses that came to nothing

    @property
    def rounds(self) -> int:
        return len(self.ended)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        self.turns += seen["mine"] and not self.was_mine
        self.was_mine = seen["mine"]
        return seen

    def play(self, rounds: int, meeting: str = "", most: int = 3000) -> None:
        """Play until so many rounds have ended, or the game is over.

        Bots may end a round before it is the person's turn: with `meeting`, rounds go on until
        this decision came up.
        """
        for _ in range(most):
            seen = self.look()
            if seen["over"] or (self.rounds >= rounds and (not meeting or meeting in self.met)):
                return
            self.act(seen)
        raise AssertionError(f"no end after {most} looks; met {sorted(self.met)}")

    def can_act(self, seen: dict[str, Any]) -> bool:
        """Is there something to do, or nothing but to wait?"""
        if seen["decision"] == "knocking":
            return bool(seen["knock"] or seen["sheet"] or seen["roundEnd"])
        return bool(seen["sheet"] or seen["roundEnd"] or (seen["mine"] and not seen["busy"]))

    def act(self, seen: dict[str, Any]) -> None:
        """Do the next thing there is to do, if there is one."""
        page = self.page
        if seen["roundEnd"]:
            self.ended.add(seen["roundEnd"])
            self.press("dialog.round-end .button.main.big")
        elif seen["sheet"]:
            page.keyboard.press("Escape")  # a press went past a pile and met the seat
        elif seen["decision"] == "knocking" and seen["knock"]:
            self.any_of(page.locator(".actions .buttons button"))
        elif seen["busy"] or not seen["mine"] or seen["decision"] == "knocking":
            self.wait()
        else:
            self.met.add(seen["decision"])
            self.decide(seen)

    def wait(self) -> None:
        """Until there is something to do, or for a moment: others may be looking on."""
        try:
            self.page.wait_for_function(CAN_ACT, polling=20, timeout=LOOK_AGAIN)
        except TooLongError:
            return

    def decide(self, seen: dict[str, Any]) -> None:
        page = self.page
        decision = seen["decision"]
        if seen["arranging"]:
            self.lay_out()
        elif decision == "taking":
            self.any_of(page.locator(".pile.can, .actions .buttons button"))
        elif decision in PICKS:
            self.pick(decision)
        elif decision == "stealing":
            self.any_of(page.locator(".card-button.can"))
        elif decision == "asking":
            self.any_of(page.locator(".ask-choice .tiny"))
            self.any_of(page.locator(".ask-choice .button.main"))
        elif decision in ("playing", "second_discard", "giving"):
            self.play_card()
        else:
            self.any_of(page.locator(".actions .buttons button"))

    def lay_out(self) -> None:
        """Take the proposal, and lay it out."""
        self.press(".arranging .buttons .button")
        self.page.locator(".arranging .button.go:not([aria-disabled])").wait_for()
        self.press(".arranging .button.go")
        self.page.locator(".arranging").wait_for(state="detached")

    def play_card(self) -> None:
        """Lay out if possible; else lay off what can be laid off; else discard anything."""
        page = self.page
        arrange = page.locator(".actions .button.go")
        if arrange.count() and not page.locator(".hand-card.chosen").count():
            self.press(".actions .button.go")
            return
        layable = page.locator(".hand-card.layable")
        if layable.count():
            if not page.locator(".hand-card.chosen").count():
                self.press(".hand-card.layable")
            self.press(".group.target")
            if page.locator(".actions .buttons .button.plain").count():
                self.press(".actions .buttons .button.go")
            return
        cards = page.locator(".hand-card:not(.unusable)")
        if not page.locator(".hand-card.chosen").count():
            self.any_of(cards)
        buttons = page.locator(".actions .buttons button")
        # Where there is no button for each of many others, they light up themselves.
        self.any_of(buttons if buttons.count() else page.locator(".seat-card.target"))

    def pick(self, decision: str) -> None:
        page = self.page
        usable = page.locator(".hand-card:not(.unusable)")
        wanted = 3 if decision == "opening" else self.random.randint(1, 3)
        wanted = min(wanted, usable.count())
        # What is chosen already stays so: a second press would take it back.
        for _ in range(wanted - page.locator(".hand-card.chosen").count()):
            self.press(".hand-card:not(.unusable):not(.chosen)")
        self.press(".actions .buttons .button.main")

    def any_of(self, choices: Locator) -> None:
        """Press one of these; the page may change under the hand, as it may for a person."""
        count = choices.count()
        if not count:
            return
        self.click(choices.nth(self.random.randrange(count)))

    def press(self, selector: str) -> None:
        """The first of these: where one was seen, there may be more by now."""
        self.click(self.page.locator(selector).first)

    def click(self, wanted: Locator) -> None:
        """The page may change under the hand, as it may for a person; but not again and again."""
        try:
            self.do_click(wanted)
            self.page.evaluate(DRAWN)
        except TooLongError as error:
            self.missed += 1
            if self.missed > MOST_MISSED:
                raise AssertionError(f"stuck at {self.look()}: {error}") from error

    def do_click(self, wanted: Locator) -> None:
        wanted.click(timeout=TIMEOUT)
