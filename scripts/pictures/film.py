"""A film of the table, in short pieces: a deal, a level laid out, a round's end, a win.

    python scripts/pictures/film.py          writes docs/film/*.webp

The visitor plays as the hints say and the page is filmed as it is; the same deals every time. Needs
a browser, which also makes the WebP pictures that are put together here.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from seeded_server import seeded_server

from web.conftest import ARGUMENTS, PHONE, chromium

FILMS = Path(__file__).parents[2] / "docs" / "film"
WIDTH, HEIGHT = 240, 520
EVERY = 0.09  # seconds between pictures
TIMEOUT = 400  # seconds
THINKS = 0.8  # seconds before each move of the visitor
SEATS = 3
LAST = 8  # level

# Of each piece: how long before and after its sign it begins and ends, in seconds.
PIECES = {"deal": (0.2, 1.6), "layout": (2.6, 1.1), "round-end": (1.6, 2.6), "win": (1.4, 2.6)}

TO_WEBP = """async ([picture, width, height]) => {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d", { alpha: false });
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", 0.5).split(",")[1];
}"""
SIGN = """() => document.querySelector("dialog.round-end[open]") ? "round-end"
  : document.querySelector(".peak-won.mine") ? "win"
  : document.querySelector(".peak-laid_out.mine") ? "layout" : "" """
# Is all shown that has happened, and is it the visitor's move?
WAITS = """() => !document.querySelector(".peak, dialog[open]")
  && document.querySelector("main").dataset.mine === "yes" """


class Visitor:
    """Plays as the hints say, also where no page is open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.path = ""

    def sit_down(self) -> None:
        """At a new table; the others are beginners, and the visitor goes first."""
        request = self.page.context.request
        setup = {"game": "level8-101", "seats": SEATS, "pace": 250, "dealer": SEATS - 1}
        made = request.post("/api/tables", data={"setup": setup, "bots": {}}).json()
        self.path = f"/api/tables/{made['id']}"
        for seat in range(1, SEATS):
            self.tell(type="bot", seat=seat, bot={"name": "beginner"})
        self.tell(type="start")

    def look(self) -> None:
        """Open the page of the table."""
        self.page.goto(self.path.replace("/api/tables/", "/t/"))
        self.page.locator(".hand-card").first.wait_for()

    def tell(self, **command: Any) -> dict[str, Any]:
        answer = self.page.context.request.post(f"{self.path}/commands", data=command)
        return dict(answer.json())

    def state(self) -> dict[str, Any]:
        return dict(self.page.context.request.get(self.path).json())

    def play(self) -> None:
        """Make one move, if it is the visitor's turn."""
        state = self.state()
        legal = state["own"]["legal"]
        if state["open"]["to_act"] != state["you"] or not legal:
            return
        hint = self.tell(type="hint").get("hint", {}).get("suggestion")
        move = hint if hint in legal else legal[0]
        self.tell(type="move", at=state["position"], move=move)

    def play_on_the_page(self) -> None:
        """As `play`, but a level is laid out as people do it: arranged and looked at before."""
        lay_out = self.page.locator(".actions .button.go")
        if not lay_out.count():
            self.play()
            return
        lay_out.first.click()
        self.page.get_by_role("button", name="Suggest").click()
        self.page.locator(".place.complete").last.wait_for()
        self.page.wait_for_timeout(THINKS * 1000)
        self.page.locator(".arranging .button.go").click()

    def play_to_the_last_level(self) -> None:
        """Until the visitor can lay it out, and so win; from the start again if others have won."""
        self.sit_down()
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            state = self.state()
            now = state["open"]
            if now["winner"] >= 0:
                self.sit_down()
            elif now["levels"][0] == LAST and "lay-out" in state["own"]["legal"]:
                return
            else:
                self.play()
        raise TimeoutError("the visitor does not get to the last level")


class Camera:
    """Keeps every picture that the browser paints, with its time."""

    def __init__(self, page: Page) -> None:
        self.taken: list[tuple[float, str]] = []
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self.take)
        self.session.send(
            "Page.startScreencast", {"format": "jpeg", "quality": 85, "everyNthFrame": 1}
        )

    def take(self, frame: dict[str, Any]) -> None:
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        self.taken.append((frame["metadata"]["timestamp"], frame["data"]))

    def stop(self) -> None:
        self.session.send("Page.stopScreencast")

    def between(self, start: float, end: float) -> list[str]:
        """The pictures of a span of time, evenly: each is what was to be seen at its moment."""
        pictures = []
        moment = start
        while moment < end:
            before = [data for at, data in self.taken if at <= moment]
            if before:
                pictures.append(before[-1])
            moment += EVERY
        return pictures


def number(value: int) -> bytes:
    """A number in three bytes, as WebP writes them."""
    return value.to_bytes(3, "little")


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def pixels(picture: bytes) -> bytes:
    """Of a still picture the chunks that a frame may have: no header, no profile of colours."""
    at = 12
    kept = b""
    while at < len(picture):
        (length,) = struct.unpack_from("<I", picture, at + 4)
        end = at + 8 + length + length % 2
        if picture[at : at + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += picture[at:end]
        at = end
    return kept


def animation(pictures: list[bytes]) -> bytes:
    """Still WebP pictures, one after the other, in one file; equal neighbours become one."""
    shown: list[tuple[bytes, int]] = []
    for picture in pictures:
        if shown and shown[-1][0] == picture:
            shown[-1] = (picture, shown[-1][1] + 1)
        else:
            shown.append((picture, 1))
    size = number(WIDTH - 1) + number(HEIGHT - 1)
    frames = b"".join(
        chunk(
            b"ANMF",
            number(0) * 2 + size + number(int(times * EVERY * 1000)) + b"\x02" + pixels(picture),
        )
        for picture, times in shown
    )
    head = chunk(b"VP8X", b"\x02\0\0\0" + size) + chunk(b"ANIM", b"\0\0\0\0" + struct.pack("<H", 0))
    body = b"WEBP" + head + frames
    return b"RIFF" + struct.pack("<I", len(body)) + body


def film(visitor: Visitor, pieces: list[str]) -> dict[str, list[str]]:
    """Play on, wait for each sign, and keep the pictures around it."""
    page = visitor.page
    camera = Camera(page)
    done: dict[str, list[str]] = {}
    visitor.look()
    played = time.monotonic()
    last = ""
    until = time.monotonic() + TIMEOUT
    while done.keys() != set(pieces) and time.monotonic() < until:
        sign = page.evaluate(SIGN)
        if sign in pieces and sign != last:
            keep(page, camera, sign, done)
        last = sign
        if sign == "round-end":
            page.locator("dialog.round-end .button.main.big").click()
            if "deal" in pieces:
                page.locator("dialog.round-end").wait_for(state="detached")
                keep(page, camera, "deal", done)
        if not page.evaluate(WAITS):
            played = time.monotonic()
        elif time.monotonic() > played + THINKS:
            visitor.play_on_the_page()
            played = time.monotonic()
        page.wait_for_timeout(30)
        recent = time.time() - 6
        camera.taken = [each for each in camera.taken if each[0] > recent]
    camera.stop()
    if done.keys() != set(pieces):
        raise TimeoutError(f"only {sorted(done)} came up")
    return done


def keep(page: Page, camera: Camera, sign: str, done: dict[str, list[str]]) -> None:
    """Film a piece, unless it is there already."""
    if sign in done:
        return
    before, after = PIECES[sign]
    now = time.time()
    page.wait_for_timeout(after * 1000)
    done[sign] = camera.between(now - before, now + after)


def develop(darkroom: Page, sign: str, taken: list[str]) -> None:
    """Write a piece. Not while others are filmed: the next sign would be seen too late."""
    pictures = [
        base64.b64decode(darkroom.evaluate(TO_WEBP, [picture, WIDTH, HEIGHT])) for picture in taken
    ]
    data = animation(pictures)
    (FILMS / f"{sign}.webp").write_bytes(data)
    print(f"{sign}: {len(pictures)} pictures, {len(data) // 1000} kB")


def main() -> None:
    FILMS.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        seeded_server(data, "nivelo film") as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        darkroom = browser.new_page()
        context = browser.new_context(
            base_url=url, viewport=PHONE, locale="en-GB", service_workers="block"
        )
        context.request.post("/api/me", data={"name": "Clara"})
        visitor = Visitor(context.new_page())
        visitor.sit_down()
        taken = film(visitor, ["deal", "layout", "round-end"])
        visitor.play_to_the_last_level()
        taken |= film(visitor, ["win"])
        for sign, pictures in taken.items():
            develop(darkroom, sign, pictures)
        browser.close()


if __name__ == "__main__":
    main()
