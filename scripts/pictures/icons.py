"""Draw the PNG icons of the app from icons/nivelo.svg, with the browser that the tests use."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).resolve().parents[2] / "src" / "nivelo" / "web" / "icons"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# Name, size in pixels, part of the side that the sign takes.
WANTED = (
    ("nivelo-180", 180, 1.0),
    ("nivelo-192", 192, 1.0),
    ("nivelo-512", 512, 1.0),
    ("nivelo-maskable", 512, 0.8),
)


def main() -> None:
    sign = (ICONS / "nivelo.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, size, part in WANTED:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if part == 1 else "#9b3b1c"
            style = (
                f"body{{margin:0;background:{ground};display:grid;place-items:center;height:100vh}}"
                f"svg{{width:{part * 100}vw}}"
            )
            page.set_content(f"<style>{style}</style>{sign}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
