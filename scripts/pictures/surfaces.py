"""Draw the grain of felt and wood: web/surfaces/*.webp, with the browser that the tests use.

The grain is made once, by an SVG filter, because phones are too slow to run it whenever they
paint. It is only light and shade, with no colour: the style sheet blends it with what lies below.
"""

from __future__ import annotations

import base64
import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

SURFACES = Path(__file__).resolve().parents[2] / "src" / "nivelo" / "web" / "surfaces"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Width and height of the tile, the frequencies of the noise, its octaves, and how strong it is.
GRAINS = {
    "felt": (128, 128, "0.6 0.5", 3, 0.62),
    "wood": (448, 112, "0.006 0.13", 4, 0.85),
}
# Grey noise around the middle, so that as much gets lighter as gets darker.
DRAW = """async ([width, height, frequency, octaves, strength]) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="n" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}"
        seed="8" stitchTiles="stitch"/>
      <feColorMatrix values="1 0 0 0 0  1 0 0 0 0  1 0 0 0 0  0 0 0 0 1"/>
    </filter>
    <rect width="100%" height="100%" filter="url(#n)"/></svg>`;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  for (let i = 0; i < pixels.data.length; i += 4) {
    pixels.data.fill(128 + (pixels.data[i] - 127) * strength, i, i + 3);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL("image/webp", 0.3).split(",")[1];
}"""


def main() -> None:
    chromium = os.environ.get("NIVELO_CHROMIUM")
    chromium = chromium or next((path for each in NAMES if (path := shutil.which(each))), None)
    SURFACES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, how in GRAINS.items():
            webp = page.evaluate(DRAW, list(how))
            (SURFACES / f"{name}.webp").write_bytes(base64.b64decode(webp))
        browser.close()


if __name__ == "__main__":
    main()
