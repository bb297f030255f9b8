"""Every screen: in five languages, on the narrowest phone and on a large desktop."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from support.web.games_over import finished_game
from support.web.links import go_to
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

LOCALES = ("de-DE", "en-GB", "es-ES", "fr-FR", "nl-NL")
PLACES = (
    *("/", "/new", "/join", "/tables", "/lobby", "/recover", "/settings", "/deck", "/rules"),
    *("/history", "/statistics", "/own-games", "/own-games/new", "/tutorial", "/nowhere"),
)
NARROW = {"width": 360, "height": 740}
SIZES = (NARROW, PHONE, DESKTOP)
NO_TEXT = re.compile(r"\{[a-z0-9-]+\}|undefined|NaN|\[object")

# All that is read or spoken, and how far the page reaches to the side.
LOOK = """() => ({
  lang: document.documentElement.lang,
  title: document.title,
  text: document.body.innerText,
  attributes: ["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name))),
  missing: document.documentElement.scrollWidth - innerWidth,
})"""


LEAVE = "() => { document.querySelector('main').dataset.left = 'yes'; }"


def settled(page: Page) -> None:
    """Wait until the screen is there with what it has loaded."""
    page.locator("main:not([data-left])").first.wait_for()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def check(page: Page, language: str, place: str) -> None:
    """No text is missing, the language is the right one, and nothing sticks out to the side."""
    settled(page)
    for size in SIZES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        screen: dict[str, Any] = page.evaluate(LOOK)
        wide = screen.pop("missing")
        assert wide <= 0, f"{place} sticks out by {wide} at {size}"
    assert screen["lang"] == language, place
    assert screen["title"]
    for words in (screen["text"], *screen["attributes"]):
        assert not NO_TEXT.search(words), f"{place}: {words}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_screen_speaks_the_language(visit: Visit, locale: str) -> None:
    page = visit(None, locale=locale, viewport=NARROW)
    language = locale[:2]
    over = finished_game(page)
    request = page.context.request
    setup = {"game": "niveldoce", "seats": 3, "pace": 0}
    waiting = request.post("/api/tables", data={"setup": setup, "bots": {}}).json()["id"]
    playing = [
        new_game(page, game, dealer=2) for game in ("level8-master", "level8-board", "niveldoce")
    ]
    tables = (f"/t/{each}" for each in (waiting, *playing, over))
    first, *others = (*PLACES, f"/history/{over}/1", f"/replay/{over}/1", *tables)
    page.goto(first)
    check(page, language, first)
    for place in others:
        # Whether a screen can be loaded by its address is the same in all languages.
        if language == "en":
            page.goto(place)
        else:
            page.evaluate(LEAVE)
            go_to(page, place)
        check(page, language, place)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("level8-99", 6),
        ("level8-101", 6),
        ("level8-master", 6),
        ("level8-board", 6),
        ("niveldoce", 8),
    ],
)
def test_a_full_table_fits_on_the_narrowest_phone(visit: Visit, game: str, seats: int) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, game, seats, dealer=seats - 1)}")
    page.locator(".hand-card").first.wait_for()
    check(page, "en", game)
    others = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(others).to_have_count(seats - 1)


def test_the_language_can_be_changed_and_stays(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_label("Nederlands").check()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.reload()
    settled(page)
    check(page, "nl", "/settings")


def test_a_language_that_is_not_there_becomes_english(visit: Visit) -> None:
    page = visit("/", locale="ja-JP")
    check(page, "en", "/")


def test_what_was_chosen_at_home_is_chosen_where_there_are_more_choices(visit: Visit) -> None:
    page = visit("/")
    page.locator(".game-tile", has=page.locator("[value=niveldoce]")).click()
    page.get_by_label("Opponents").select_option("4")
    page.get_by_label("Strength of the bots").select_option("expert")
    page.locator("a[href$='/new']").click()
    expect(page.locator("[name=game][value=niveldoce]")).to_be_checked()
    seats = page.get_by_role("group", name="Seats")
    expect(seats.get_by_label("5", exact=True)).to_be_checked()
    expect(page.get_by_label("Expert")).to_be_checked()


def test_who_begins_stays_chosen_when_there_are_more_seats(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_label("Me", exact=True).check(force=True)
    page.get_by_role("group", name="Seats").get_by_label("6", exact=True).check(force=True)
    expect(page.get_by_label("Me", exact=True)).to_be_checked()
    expect(page.get_by_label("6", exact=True).first).to_be_checked()


# How many choices are in each line of those that take several.
LINES = """() => [...document.querySelectorAll(".setup-columns .choices")].map((each) => {
  const tops = [...each.children].map((one) => Math.round(one.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}).filter((lines) => lines.length > 1)"""


@pytest.mark.parametrize("locale", LOCALES)
def test_no_choice_stands_alone_in_a_second_line(visit: Visit, locale: str) -> None:
    page = visit("/new", locale=locale, viewport=DESKTOP)
    page.locator(".setup-columns").wait_for()
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        alone = [lines for lines in page.evaluate(LINES) if sum(lines) > 3 and lines[-1] < 2]
        assert alone == [], (width, height)


@pytest.mark.needs_server("the site brings its program in another way")
def test_where_the_program_is_slow_to_come_a_spinner_turns(visit: Visit) -> None:
    page = visit(None)
    held: list[Route] = []
    page.route(re.compile(r"/main\.js"), lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    expect(page.locator("#app > .loading .spinner")).to_be_visible()
    held[0].continue_()
    page.locator("main").wait_for()
    expect(page.locator("#app > .loading")).to_have_count(0)
