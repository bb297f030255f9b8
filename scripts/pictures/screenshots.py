"""Take pictures of every screen from the running product.

One of each goes to docs/screens/*.webp, for docs/screens.md. Each is also taken in all sizes, light
and dark, to build/screens, with a page that shows them side by side; what is wider than its window
is named. `make screenshots`, or some of them: `make screenshots ARGS="board-phone replay"`.
Seed and names are fixed, so a picture changes only where the product does (but for times of day).
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from seeded_server import seeded_server

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "docs" / "screens"
ALL_SIZES = ROOT / "build" / "screens"
NAMES = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome", "chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
TIMEOUT = 60
PHONE = (390, 844, 1.5)
DESKTOP = (1280, 800, 1.25)

SIZES = ((390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (1920, 1080))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

State = dict[str, Any]
Wanted = Callable[[State], bool]
Scheme = Literal["light", "dark"]


class Visitor:
    """A person with a browser of a certain size, who plays as the hints say."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int, float], scheme: Scheme):
        width, height, scale = size
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            color_scheme=scheme,
            locale="en-GB",
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT * 1000)

    def named(self, name: str = "Clara") -> Visitor:
        self.context.request.post("/api/me", data={"name": name})
        return self

    def see(self, path: str) -> Page:
        """Go to a screen, and wait until it shows what it has to."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        self.page.locator("[aria-busy=true]").first.wait_for(state="detached")
        self.page.wait_for_load_state("networkidle")
        return self.page

    def open_table(self, game: str, seats: int, **setup: Any) -> str:
        wanted = {"game": game, "seats": seats, "pace": 0, "knock_seconds": 60, **setup}
        data = {"setup": wanted, "bots": {}}
        return str(self.context.request.post("/api/tables", data=data).json()["id"])

    def tell(self, table: str, **command: Any) -> State:
        answer: State = self.context.request.post(
            f"/api/tables/{table}/commands", data=command
        ).json()
        return answer

    def play(self, table: str, wanted: Wanted) -> State:
        """Play as the hints say, until it is one's move and the position is the wanted one."""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            state: State = self.context.request.get(f"/api/tables/{table}").json()
            now, own, at = state["open"], state["own"], state["position"]
            mine = now["to_act"] == state["you"] and own["legal"]
            if (mine or now["decision"] == "knocking" or now["winner"] >= 0) and wanted(state):
                return state
            if now["decision"] == "knocking":
                self.tell(table, type="answer", at=at, move="pass")
            elif mine:
                hint = self.tell(table, type="hint").get("hint", {}).get("suggestion")
                move = hint if hint in own["legal"] else own["legal"][0]
                self.tell(table, type="move", at=at, move=move)
            time.sleep(0.02)
        raise TimeoutError(f"the position that was waited for did not come up at {table}")

    def table(self, game: str, seats: int, wanted: Wanted, **setup: Any) -> Page:
        """A table in the wanted position."""
        table = self.open_table(game, seats, **setup)
        self.tell(table, type="start")
        self.play(table, wanted)
        page = self.see(f"/t/{table}")
        page.locator(".hand-card, .game-end").first.wait_for()
        return page

    def finished(self, game: str, seats: int) -> str:
        """A table whose game is over; a bot has played for the person."""
        table = self.open_table(game, seats, options={"max_turns_per_round": "60"})
        self.tell(table, type="start")
        self.tell(table, type="bot", seat=0, bot={"name": "hard"})
        until = time.monotonic() + TIMEOUT
        while self.context.request.get(f"/api/tables/{table}/games/1").status == 409:
            if time.monotonic() > until:
                raise TimeoutError("the bots do not come to an end")
            time.sleep(0.1)
        return table


# What is waited for before a picture is taken.


def decides(decision: str, round_: int = 1, groups: int = 0) -> Wanted:
    def wanted(state: State) -> bool:
        now = state["open"]
        met = now["decision"] == decision and now["round"] >= round_
        return met and len(now["groups"]) >= groups

    return wanted


def can_lay_out(state: State) -> bool:
    return "lay-out" in state["own"]["legal"]


def lacks_cards(state: State) -> bool:
    now = state["open"]
    return now["decision"] == "playing" and not now["laid_out"][0] and not can_lay_out(state)


def can_lay_off(state: State) -> bool:
    return any("@" in move for move in state["own"]["legal"])


def can_knock(state: State) -> bool:
    now = state["open"]
    waits = now["decision"] == "knocking" and state["own"]["hand"].count("knock")
    return bool(waits) and now["turn"] not in (0, len(now["levels"]) - 1) and now["direction"] == 1


# The pictures.


def first_visit(v: Visitor) -> None:
    v.see("/")
    v.page.get_by_label("What should we call you?").fill("Clara")


def home(v: Visitor) -> None:
    v.named().see("/")


def new_table(v: Visitor) -> None:
    v.named().see("/new")


def waiting_room(v: Visitor) -> None:
    table = v.named().open_table("level8-101", 4, listed=True)
    v.tell(table, type="bot", seat=3)
    v.see(f"/t/{table}").locator("img, svg.qr, .qr").first.wait_for()


def lobby(v: Visitor) -> None:
    v.named("Dora").open_table("niveldoce", 5, listed=True)
    v.open_table("level8-board", 3, listed=True)
    v.see("/lobby")


def table_phone(v: Visitor) -> None:
    v.named().table("level8-101", 4, decides("taking", groups=4))


def table_desktop(v: Visitor) -> None:
    page = v.named().table("level8-101", 4, decides("playing", groups=4))
    page.locator(".hand-card").nth(2).click()


def arranging(v: Visitor) -> None:
    page = v.named().table("level8-101", 4, can_lay_out)
    page.locator(".actions .button.go").first.click()
    page.get_by_role("button", name="Suggest").click()
    page.locator(".place.complete").last.wait_for()


def laying_off(v: Visitor) -> None:
    page = v.named().table("level8-99", 3, can_lay_off)
    page.locator(".hand-card.layable").first.click()


def master(v: Visitor) -> None:
    v.named().table("level8-master", 4, decides("stealing"))


def master_opening(v: Visitor) -> None:
    page = v.named().table("level8-master", 4, decides("opening"))
    for i in range(2):
        page.locator(".hand-card:not(.unusable)").nth(i).click()


def board_phone(v: Visitor) -> None:
    v.named().table("level8-board", 4, decides("moving", groups=2))


def board_desktop(v: Visitor) -> None:
    v.named().table("level8-board", 4, decides("moving", groups=4))


def niveldoce_phone(v: Visitor) -> None:
    # Else the page passes by itself for a card of no use.
    v.page.add_init_script("localStorage['nivelo-play'] = '{\"knocks\": true}'")
    v.named().table("niveldoce", 4, can_knock)
    v.page.get_by_role("button", name="Knock").first.wait_for()


def niveldoce_desktop(v: Visitor) -> None:
    v.named().table("niveldoce", 8, decides("playing", groups=4))


def hint(v: Visitor) -> None:
    page = v.named().table("level8-101", 4, lacks_cards)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Why?").wait_for()


def log(v: Visitor) -> None:
    page = v.named().table("level8-101", 4, decides("taking", groups=2))
    page.get_by_role("button", name="Log").click()
    page.locator("dialog[open] .log li").first.wait_for()


def round_end(v: Visitor) -> None:
    """Seen by being there when it happens: the page plays on with what is hinted."""
    table = v.named().open_table("level8-101", 4)
    v.tell(table, type="start")
    v.see(f"/t/{table}").locator(".hand-card").first.wait_for()
    v.play(table, lambda state: bool(state["open"]["round"] == 2))
    v.page.locator("dialog[open]").wait_for()


def recap(v: Visitor) -> None:
    """Somebody comes back, hours after the table was last seen."""
    table = v.named().open_table("level8-101", 4)
    v.tell(table, type="start")
    v.see(f"/t/{table}").locator(".hand-card").first.wait_for()
    v.see("/settings")
    v.play(table, decides("taking", round_=3, groups=2))
    v.page.evaluate(
        """(table) => {
          const seen = JSON.parse(localStorage["nivelo-seen"]);
          localStorage["nivelo-seen"] = JSON.stringify({ [table]: { ...seen[table], at: 0 } });
        }""",
        table,
    )
    v.see(f"/t/{table}").locator(".recap").wait_for()


def game_end(v: Visitor) -> None:
    v.see(f"/t/{v.named().finished('level8-101', 3)}").locator(".game-end").wait_for()


def replay(v: Visitor) -> None:
    v.see(f"/replay/{v.named().finished('level8-101', 3)}/1#40").locator(
        "main[data-frame='40']"
    ).wait_for()


def finished_game(v: Visitor) -> None:
    v.see(f"/history/{v.named().finished('level8-101', 3)}/1")


def statistics(v: Visitor) -> None:
    v.named()
    for game in ("level8-99", "level8-101", "level8-101", "niveldoce"):
        v.finished(game, 2)
    v.see("/statistics")


def own_games(v: Visitor) -> None:
    page = v.named().see("/own-games/new")
    page.get_by_label("Name of the game").fill("Grandma’s evening")
    page.locator(".custom-game-level summary").first.click()
    page.locator(".odds-bar").first.wait_for()


def rules(v: Visitor) -> None:
    v.see("/rules/niveldoce")


def rules_board(v: Visitor) -> None:
    v.see("/rules/level8-board")


def tutorial(v: Visitor) -> None:
    v.see("/tutorial")


def settings(v: Visitor) -> None:
    v.named().see("/settings")


PICTURES: dict[str, tuple[Callable[[Visitor], None], tuple[int, int, float], Scheme]] = {
    "first-visit": (first_visit, PHONE, "light"),
    "home": (home, PHONE, "light"),
    "home-desktop": (home, DESKTOP, "dark"),
    "new-table": (new_table, PHONE, "light"),
    "waiting-room": (waiting_room, DESKTOP, "light"),
    "lobby": (lobby, PHONE, "dark"),
    "table-phone": (table_phone, PHONE, "light"),
    "table-desktop": (table_desktop, DESKTOP, "light"),
    "arranging": (arranging, PHONE, "light"),
    "laying-off": (laying_off, PHONE, "dark"),
    "hint": (hint, PHONE, "light"),
    "log": (log, PHONE, "light"),
    "master": (master, PHONE, "light"),
    "master-opening": (master_opening, DESKTOP, "dark"),
    "board-phone": (board_phone, PHONE, "light"),
    "board-desktop": (board_desktop, DESKTOP, "light"),
    "niveldoce-phone": (niveldoce_phone, PHONE, "light"),
    "niveldoce-desktop": (niveldoce_desktop, DESKTOP, "dark"),
    "round-end": (round_end, PHONE, "light"),
    "recap": (recap, PHONE, "light"),
    "game-end": (game_end, PHONE, "light"),
    "replay": (replay, DESKTOP, "light"),
    "finished-game": (finished_game, PHONE, "light"),
    "own-games": (own_games, DESKTOP, "light"),
    "rules": (rules, PHONE, "light"),
    "rules-board": (rules_board, DESKTOP, "light"),
    "tutorial": (tutorial, PHONE, "light"),
    "statistics": (statistics, DESKTOP, "light"),
    "settings": (settings, PHONE, "dark"),
}

# Browsers take PNG and JPEG; a canvas also writes WebP, which is much smaller.
TO_WEBP = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.8).split(",")[1];
}"""


# Where the page, or the middle of a table, is wider than it may be.
TOO_WIDE = """() => ["html", ".middle", ".own", "dialog[open]"]
  .flatMap((name) => [...document.querySelectorAll(name)])
  .filter((box) => box.scrollWidth - box.clientWidth > 2)
  .map((box) => box.className || box.nodeName)"""


class Darkroom:
    """Writes pictures as WebP; those in all sizes are also listed on one page."""

    def __init__(self, browser: Browser) -> None:
        self.page = browser.new_page()
        self.listed: dict[str, list[str]] = {}

    def write(self, png: bytes, path: Path) -> int:
        webp = base64.b64decode(self.page.evaluate(TO_WEBP, base64.b64encode(png).decode()))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(webp)
        return len(webp)

    def all_sizes(self, visitor: Visitor, name: str) -> list[str]:
        """A screen as it is now, in every size, light and dark. Returns what does not fit."""
        page = visitor.page
        wrong: list[str] = []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.wait_for_timeout(250)
                file = f"{name}-{width}x{height}-{scheme}.jpg"
                path = ALL_SIZES / file
                page.screenshot(path=path, type="jpeg", quality=85, scale="css")
                self.listed.setdefault(name, []).append(file)
            if boxes := page.evaluate(TOO_WIDE):
                wrong.append(f"{name} at {width}x{height}: {', '.join(boxes)} too wide")
        return wrong

    def contact_sheet(self) -> None:
        """All pictures of this run side by side, each leading to itself."""
        style = "body{font:16px sans-serif;background:#888}img{height:320px;margin:4px}"
        rows = "".join(
            f"<h2>{name}</h2>" + "".join(f'<a href="{f}"><img src="{f}"></a>' for f in files)
            for name, files in self.listed.items()
        )
        text = f'<!doctype html><meta charset="utf-8"><style>{style}</style>{rows}'
        (ALL_SIZES / "index.html").write_text(text, encoding="utf-8")


def take(browser: Browser, darkroom: Darkroom, name: str) -> list[str]:
    """One screen, of a server of its own, so that it does not depend on the others."""
    show, size, scheme = PICTURES[name]
    with (
        tempfile.TemporaryDirectory() as data,
        seeded_server(data, f"nivelo {name}") as url,
    ):
        visitor = Visitor(browser, url, size, scheme)
        show(visitor)
        visitor.page.wait_for_timeout(300)
        length = darkroom.write(visitor.page.screenshot(), SCREENS / f"{name}.webp")
        sys.stdout.write(f"{name}: {length // 1000} kB\n")
        wrong = darkroom.all_sizes(visitor, name)
        visitor.context.close()
    return wrong


def main() -> None:
    names = sys.argv[1:] or list(PICTURES)
    chromium = os.environ.get("NIVELO_CHROMIUM")
    chromium = chromium or next((path for each in NAMES if (path := shutil.which(each))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        darkroom = Darkroom(browser)
        wrong = [each for name in names for each in take(browser, darkroom, name)]
        darkroom.contact_sheet()
        browser.close()
    if wrong:
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
