"""Pages that are laid out and pressed as ever, and not painted: nobody looks at them.

To fill pixels without a graphics card takes a quarter of what showing a screen costs. Whatever is
transparent has its place, its style and its name, but is not painted. Tests of how things move are
painted (`at_once=False`), and so is all that axe-core looks at: it judges the colours seen.
"""

from __future__ import annotations

from playwright.sync_api import Page

UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0; }");
  document.adoptedStyleSheets = [sheet];
}"""


def paint(page: Page) -> None:
    """From now on, until the page is loaded again."""
    page.evaluate("document.adoptedStyleSheets = []")
