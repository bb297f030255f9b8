"""A film of the table, in short pieces: a deal, a level laid out, a round's end, a win.

    python scripts/pictures/film.py          writes docs/film/*.webp

A bot plays for the visitor and the page is filmed as it is; the same deals every time. Needs a
browser, which also makes the WebP pictures that are put together here.
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

# Of each piece: how long before and after its sign it begins and ends, in seconds.
PIECES = {"layout": (1.3, 1.1), "round-end": (1.6, 2.2), "deal": (0.0, 1.5), "win": (0.6, 2.3)}

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
  : document.querySelector(".peak-won") ? "win"
  : document.querySelector(".peak-laid_out") ? "layout" : "" """


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


def film(page: Page) -> dict[str, list[str]]:
    """Wait for each sign, and keep the pictures around it."""
    camera = Camera(page)
    done: dict[str, list[str]] = {}
    last = ""
    until = time.monotonic() + TIMEOUT
    while done.keys() != PIECES.keys() and time.monotonic() < until:
        sign = page.evaluate(SIGN)
        filmed = bool(sign) and sign != last and keep(page, camera, sign, done)
        last = sign
        if sign == "round-end":
            page.locator("dialog.round-end .button.main.big").click()
            # While it was filmed the bots have played on: the next deal would be shown in haste.
            if not filmed:
                keep(page, camera, "deal", done)
            last = ""
        page.wait_for_timeout(30)
        recent = time.time() - 6
        camera.taken = [each for each in camera.taken if each[0] > recent]
    if done.keys() != PIECES.keys():
        raise TimeoutError(f"only {sorted(done)} came up")
    return done


def keep(page: Page, camera: Camera, sign: str, done: dict[str, list[str]]) -> bool:
    """Film a piece, unless it is there already. Was it filmed?"""
    if sign in done:
        return False
    before, after = PIECES[sign]
    now = time.time()
    page.wait_for_timeout(after * 1000)
    done[sign] = camera.between(now - before, now + after)
    return True


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
        setup = {"game": "level8-101", "seats": 3, "pace": 250}
        table = context.request.post("/api/tables", data={"setup": setup, "bots": {}}).json()["id"]
        page = context.new_page()
        page.add_init_script('localStorage.nivelo ??= \'{"speed": "quick"}\'')
        for command in ({"type": "start"}, {"type": "bot", "seat": 0, "bot": {"name": "greedy"}}):
            context.request.post(f"/api/tables/{table}/commands", data=command)
        page.goto(f"/t/{table}")
        page.locator(".hand-card").first.wait_for()
        for sign, taken in film(page).items():
            develop(darkroom, sign, taken)
        browser.close()


if __name__ == "__main__":
    main()
