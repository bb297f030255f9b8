"""Style sheets come with their screens and stay: none may change what another one draws."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import nivelo
from support.web.links import go_to
from web.conftest import PHONE, Visit, new_game

STYLES = Path(nivelo.__file__).parent / "web" / "styles"
# A class by itself, perhaps in some state, but in no other element and with no other class.
ALONE = re.compile(r"\.([a-zA-Z][\w-]*)(?:::?[\w-]+|\[[^\]]*\])*")
# Between the selectors of a list, and not within `:is(…)` or `:not(…)`.
COMMA = re.compile(r",(?![^()]*\))")
# Letters are there, and what is measured after a frame has been measured.
SETTLED = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
}"""
LOOKS = """() => [...document.querySelectorAll("main, main *")].map((element) => {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const seen = ["display", "padding", "margin", "color", "backgroundColor", "borderWidth", "font"];
  return [element.className?.baseVal ?? element.className, Math.round(width), Math.round(height),
    ...seen.map((name) => style[name])].join(" | ");
})"""
OTHERS = ("/tutorial", "/own-games/new", "/rules/niveldoce", "/statistics", "/new", "/")


def selectors(sheet: Path) -> list[str]:
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
    lists = re.findall(r"([^{}]+)\{", text)
    return [one.strip() for each in lists for one in COMMA.split(each)]


def test_a_list_within_brackets_is_one_selector(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.css"
    sheet.write_text(":is(.group, .own-level, .hand)[data-glow],\n.seat { color: red; }")
    assert selectors(sheet) == [":is(.group, .own-level, .hand)[data-glow]", ".seat"]


def test_a_class_is_defined_in_one_style_sheet() -> None:
    places: dict[str, set[str]] = defaultdict(set)
    for sheet in STYLES.rglob("*.css"):
        for selector in selectors(sheet):
            if alone := ALONE.fullmatch(selector):
                places[alone[1]].add(sheet.relative_to(STYLES).as_posix())
    assert len(places) > 200
    assert {name: sorted(sheets) for name, sheets in places.items() if len(sheets) > 1} == {}


def looks(page: Page) -> list[str]:
    """How all parts of the table look, once it is the person's move and the last part is there."""
    page.locator("main[data-mine=yes] .hand-card").first.wait_for()
    page.locator(".center, .board").wait_for()  # the board is fetched after the rest
    page.evaluate(SETTLED)
    seen: list[str] = page.evaluate(LOOKS)
    return seen


@pytest.mark.slow_pure
@pytest.mark.parametrize("game", ["level8-101", "level8-board"])
def test_a_table_looks_the_same_whatever_was_seen_before(visit: Visit, game: str) -> None:
    page = visit(None, viewport=PHONE)
    table = f"/t/{new_game(page, game, seats=2)}"
    page.goto(table)
    page.locator("main[data-mine=yes]").wait_for()
    page.reload()  # what the bots did is over and done with
    fresh = looks(page)
    page.goto("/settings")
    for path in OTHERS:
        go_to(page, path)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
    go_to(page, table)
    assert looks(page) == fresh


@pytest.mark.slow_pure
def test_the_hint_after_the_tutorial_looks_like_any_hint(visit: Visit) -> None:
    page = visit("/tutorial", viewport=PHONE)
    page.locator(".lesson").wait_for()
    table = new_game(page, "level8-101", seats=2, dealer=1)
    go_to(page, f"/t/{table}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Why?").click()
    advice = page.locator(".coach")
    expect(advice).to_have_css("display", "grid")
    expect(advice).to_have_css("border-left-width", "0px")
    expect(advice).to_have_css("padding", "0px")
