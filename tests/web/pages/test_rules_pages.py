"""The rules in the browser: complete, in all languages, and each section has its address."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.links import go_to
from web.conftest import Visit

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

GAMES = ("level8-99", "level8-101", "level8-master", "level8-board", "niveldoce")
LOCALES = ("de-DE", "en-GB", "es-ES", "fr-FR", "nl-NL")
NO_TEXT = re.compile(r"\{[a-z0-9-]+\}")
NARROW = {"width": 360, "height": 740}
MARKS = {"reconstructed": "*", "assumed": "†"}


def check_page(page: Page) -> None:
    """No text is missing, and nothing sticks out to the side."""
    assert not NO_TEXT.findall(page.locator("body").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_its_rules_in_every_language(visit: Visit, locale: str) -> None:
    page = visit("/rules", name="", locale=locale, viewport=NARROW)
    for game in GAMES:
        expect(page.locator(".rule-games li")).to_have_count(len(GAMES))
        check_page(page)
        go_to(page, f"/rules/{game}")
        page.locator(".rule-section").first.wait_for()
        check_page(page)
        assert page.locator("html").get_attribute("lang") == locale[:2]
        go_to(page, "/rules")


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_are_those_that_are_played(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", name="", viewport={"width": 1440, "height": 900})
    games: list[dict[str, Any]] = page.context.request.get("/api/games").json()["games"]
    sides = next(each["sides"] for each in games if each["id"] == game)
    rows = page.locator("#levels tbody tr")
    expect(rows).to_have_count(len(sides["one"]))
    for side, levels in enumerate(sides.values()):
        cells = rows.locator(f"td:nth-of-type({side + 1})").all_inner_texts()
        marks = [MARKS.get(level["source"], "") for level in levels]
        assert [cell[-1] if cell[-1] in "*†" else "" for cell in cells] == marks
        for cell, level in zip(cells, levels, strict=True):
            # Small sets have names of their own: pair, triple, quadruple.
            large = [
                n for group in level["groups"] for n in group.split() if n > "4" and n.isdigit()
            ]
            assert all(number in cell for number in large), cell


def test_what_was_assumed_from_another_edition_says_so(visit: Visit) -> None:
    page = visit("/rules/level8-101", name="")
    expect(page.locator("#levels")).to_contain_text("† Assumed from the 99-card edition")
    page.goto("/rules/level8-99")
    expect(page.locator("#levels")).not_to_contain_text("†")


@pytest.mark.parametrize("game", GAMES)
def test_where_a_joker_may_join_a_full_group(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", name="")
    run = "A run from 1 to 12 has no free end" if game == "niveldoce" else "A run from 1 to 15 has"
    sentence = page.locator("#jokers").get_by_text(run)
    expect(sentence).to_have_count(0 if game == "level8-board" else 1)


@pytest.mark.parametrize(
    ("ruling", "game", "words"),
    [
        ("G22", "level8-101", "Only if laying out wins the game or ends the round at once may it"),
        ("G22", "niveldoce", "Only if laying out wins the game or ends the round at once may it"),
        ("G23", "level8-99", "A joker may be added even to a set or a colour that already has"),
        ("N30", "niveldoce", "Your very last card cannot be laid off either: you discard it."),
    ],
)
def test_the_rules_say_what_was_ruled(visit: Visit, ruling: str, game: str, words: str) -> None:
    page = visit(f"/rules/{game}", name="")
    expect(page.locator(".rule-section").get_by_text(words), ruling).to_be_visible()


def test_a_link_leads_to_a_section(visit: Visit) -> None:
    page = visit("/rules/level8-master#specials", name="")
    expect(page.locator("#specials")).to_be_in_viewport()
    expect(page.locator("#aim")).not_to_be_in_viewport()


def test_the_contents_lead_to_the_sections(visit: Visit) -> None:
    page = visit("/rules/niveldoce", name="")
    page.get_by_text("On this page").click()
    page.locator(".rule-contents").get_by_role("link", name="The end of a round").click()
    expect(page.locator("#round-end h2")).to_be_in_viewport()
    assert page.url.endswith("/rules/niveldoce#round-end")
    for link in page.locator(".rule-contents a").all():
        assert page.locator(link.get_attribute("href") or "none").count() == 1


def test_every_special_card_of_a_game_is_explained(visit: Visit) -> None:
    page = visit("/rules/niveldoce", name="")
    games = page.context.request.get("/api/games").json()["games"]
    cards = games[GAMES.index("niveldoce")]["cards"]["none"]
    counts = sorted(card["count"] for card in cards if card["kind"] == "special")
    titles = page.locator("#specials .card-rule h3")
    expect(titles).to_have_count(len(counts))
    assert sorted(int(title.split("×")[1]) for title in titles.all_inner_texts()) == counts


def test_the_board_game_says_nothing_of_special_cards_it_does_not_have(visit: Visit) -> None:
    page = visit("/rules/level8-board")
    expect(page.locator("#start")).to_contain_text("it starts the dealer’s discard pile")
    expect(page.locator("#round-end")).to_contain_text("count towards the ten cards")
    expect(page.locator("main")).not_to_contain_text("special card")
