"""Links within the app, which go to another screen without loading the page again."""

from __future__ import annotations

from playwright.sync_api import Page

FOLLOW = """path => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = path;
  link.click();
  link.remove();
}"""


def go_to(page: Page, path: str) -> None:
    """Style sheets and Python stay, and what lies over the screen is left."""
    page.evaluate(FOLLOW, path)
