"""Games of one's own in the browser: made in a form, checked, saved, shared and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from support.server.finished_games import SMALL
from support.web.games_over import LONGEST_ROUND
from support.web.page_player import PagePlayer
from web.conftest import DESKTOP, Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

UNSAVED = re.compile("/own-games/new")
TOO_MANY = {"setup": {"game": "level8-99", "seats": 7}, "bots": {}}
PLAYABLE = "This game can be played."


def test_the_level_card_of_ones_own_box_is_entered_saved_and_played(visit: Visit) -> None:
    page = visit("/own-games")
    page.get_by_role("link", name="Level 8 (101 cards)").click()
    page.get_by_label("Name of the game").fill("Grandma’s Level 8")
    level = page.locator(".custom-game-level").first
    level.locator("summary").click()
    kind = level.get_by_label("Kind of group").first
    kind.select_option("set")
    expect(kind.locator(":checked")).to_have_text("Triple")
    level.get_by_role("button", name="More: How many").first.click()
    expect(level.locator(".custom-game-level-words")).to_contain_text("quadruple + run of 3")
    expect(kind.locator(":checked")).to_have_text("Quadruple")
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    expect(level.locator(".odds-bar")).to_have_count(1)
    expect(level.locator(".custom-odds")).to_contain_text("Complete as dealt in")
    main = page.locator(".custom-verdict :is(.main, .go)")
    expect(main).to_have_text(["Save"])
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page).not_to_have_url(UNSAVED)
    page.goto("/own-games")
    expect(page.locator(".custom-list .custom-game-name")).to_contain_text("Grandma’s Level 8")
    page.locator(".custom-list .custom-game-name").click()
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    expect(main).to_have_text(["Play against bots"])
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".hand-card")).to_have_count(10)
    expect(page.locator(".own-level-words")).to_contain_text("quadruple + run of 3")


def test_an_invented_game_is_written_saved_and_played_by_hand(visit: Visit) -> None:
    page = visit("/own-games/new", viewport=DESKTOP)
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="Text", exact=True).click()
    page.get_by_label("Description as TOML").fill(SMALL)
    page.get_by_role("button", name="Form", exact=True).click()
    page.get_by_label("Name of the game").fill("Tiny")
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page).not_to_have_url(UNSAVED)
    saved = page.context.request.get(f"/api/own-games/{page.url.rsplit('/', 1)[1]}").json()
    description = saved["description"]
    table = new_game(
        page, "small", seats=2, dealer=1, description=description, options=LONGEST_ROUND
    )
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="Tiny")).to_be_visible()
    expect(page.locator(".hand-card")).to_have_count(5)
    player = PagePlayer(page)
    player.play(rounds=1)
    assert player.rounds == 1


@pytest.mark.needs_server("two people with a device each")
def test_another_person_plays_it_by_its_link_and_saves_a_copy(visit: Visit) -> None:
    ann = visit("/own-games/new", viewport=DESKTOP)
    expect(ann.get_by_text(PLAYABLE)).to_be_visible()
    ann.get_by_role("button", name="Save", exact=True).click()
    expect(ann).not_to_have_url(UNSAVED)
    bo = visit(ann.url, name="Bo", viewport=DESKTOP)
    expect(bo.get_by_text("This game belongs to someone else.")).to_be_visible()
    bo.get_by_label("Name of the game").fill("Bo’s game")
    bo.get_by_role("button", name="Save my own copy").click()
    expect(bo).not_to_have_url(ann.url)
    ann.reload()
    expect(ann.get_by_label("Name of the game")).to_have_value("My game")


def test_what_is_wrong_is_said_where_it_is(visit: Visit) -> None:
    page = visit("/own-games/new/level8-99", is_refused=True, viewport=DESKTOP)
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    hand = page.get_by_label("Cards in hand", exact=True)
    hand.fill("5")
    hand.press("Enter")
    expect(page.get_by_text("Something is wrong: Level 1")).to_be_visible()
    expect(page.locator(".custom-game-level.flawed")).to_have_count(1)
    save = page.get_by_role("button", name="Save", exact=True)
    expect(save).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Text", exact=True).click()
    area = page.get_by_label("Description as TOML")
    area.fill(area.input_value().replace("hand = 5", "hand = "))
    expect(page.get_by_text("This game cannot be played yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Form", exact=True)).to_be_disabled()
    area.fill(area.input_value().replace("hand = ", "hand = 10"))
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="Form", exact=True).click()
    expect(page.get_by_label("Cards in hand", exact=True)).to_have_value("10")


@pytest.mark.needs_server("its answer is held back")
def test_a_number_that_is_being_typed_stays_when_an_answer_comes(visit: Visit) -> None:
    page = visit("/own-games", viewport=DESKTOP)
    held: list[Route] = []
    page.route("**/api/games/check", lambda route: held.append(route))
    page.goto("/own-games/new/level8-99")
    hand = page.get_by_label("Cards in hand", exact=True)
    hand.fill("12")
    expect(page.get_by_text(PLAYABLE)).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    expect(hand).to_have_value("12")


def test_what_was_typed_is_there_after_a_reload(visit: Visit) -> None:
    page = visit("/own-games/new", viewport=DESKTOP)
    page.get_by_label("Name of the game").fill("Half a game")
    page.reload()
    expect(page.get_by_label("Name of the game")).to_have_value("Half a game")


def test_a_game_is_deleted_after_a_question(visit: Visit) -> None:
    page = visit("/own-games/new")
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page).not_to_have_url(UNSAVED)
    page.goto("/own-games")
    page.get_by_role("button", name="Delete My game").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.locator(".custom-list li")).to_have_count(1)
    page.get_by_role("button", name="Delete My game").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator(".custom-list li")).to_have_count(0)


@pytest.mark.parametrize(
    "game", ["level8-99", "level8-101", "level8-master", "level8-board", "niveldoce"]
)
def test_the_form_changes_nothing_that_it_was_not_asked_to(visit: Visit, game: str) -> None:
    """The game that the form writes is the game that it has read."""
    page = visit(f"/own-games/new/{game}", viewport=DESKTOP)
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="Text", exact=True).click()
    request = page.context.request
    original = request.get("/api/games").json()["games"]
    written = page.get_by_label("Description as TOML").input_value()
    mine = request.post("/api/games/check", data={"description": written}).json()
    theirs = next(each for each in original if each["id"] == game)
    assert {**mine, "id": "", "title": ""} == {**theirs, "id": "", "title": ""}


def rules_of(page: Page) -> str:
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_label("Description as TOML").input_value()
    page.get_by_role("button", name="Form", exact=True).click()
    return text


def test_everything_in_the_form_is_written_down(visit: Visit) -> None:
    page = visit("/own-games/new", viewport=DESKTOP)
    expect(page.get_by_text(PLAYABLE)).to_be_visible()
    page.get_by_role("button", name="orange").click()
    page.get_by_role("button", name="More: Highest number").click()
    page.get_by_role("button", name="More: Skip").click()
    page.get_by_role("button", name="Jokers for a range").click()
    page.get_by_label("One for everyone").check()
    page.get_by_role("button", name="More: Wish").click()
    page.get_by_label("Whoever ended the round").check()
    page.get_by_label("When the round ends").check()
    page.get_by_label("Keeping cards").check()
    page.get_by_label("A second, harder side").check()
    text = rules_of(page)
    for line in (
        'colours = ["red", "orange", "yellow", "green", "blue"]',
        "values = 11",
        "jokers = [{ count = 4 }, { count = 3, range = [1, 5] }]",
        "specials = { skip = 1, wish = 1 }",
        'discard_pile = "common"',
        'next_dealer = "ender"',
        'win = "round"',
        "[keep]\ncards = 4",
        "two = [",
    ):
        assert line in text
    expect(page.get_by_text(PLAYABLE)).to_be_visible()


@pytest.mark.parametrize("locale", ["de-DE", "es-ES", "fr-FR", "nl-NL"])
def test_the_form_is_in_every_language(visit: Visit, locale: str) -> None:
    narrow = {"width": 360, "height": 740}
    page = visit("/own-games/new/niveldoce", locale=locale, viewport=narrow)
    page.locator(".custom-state.good").wait_for()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    assert "{" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_custom_game_can_be_chosen_wherever_games_are(visit: Visit) -> None:
    page = visit(None)
    page.context.request.post("/api/own-games", data={"description": SMALL})
    page.goto("/")
    page.locator(".game-tile", has_text="A small game").click()
    page.get_by_role("button", name="Play with friends").click()
    expect(page.locator("main.waiting h1")).to_have_text("A small game")
    page.goto("/new")
    page.locator(".game-card", has_text="A small game").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".hand-card").first.wait_for()


def test_the_home_page_offers_as_many_bots_as_a_game_has_room_for(visit: Visit) -> None:
    page = visit(None)
    page.context.request.post("/api/own-games", data={"description": SMALL})
    page.goto("/")
    opponents = page.get_by_label("Opponents")
    page.locator(".game-tile", has=page.locator("[value=niveldoce]")).click()
    expect(opponents.locator("option")).to_have_count(7)
    opponents.select_option("7")
    page.locator(".game-tile", has=page.locator("[value=level8-99]")).click()
    expect(opponents).to_have_value("5")
    page.locator(".game-tile", has_text="A small game").click()
    expect(opponents).to_have_value("2")
    expect(opponents.locator("option")).to_have_text(["one bot", "2 bots"])
    expect(page.locator(".about-game")).to_have_text("22 cards, 2–3 players, 3 levels.")
    page.get_by_role("button", name="Play alone").click()
    page.locator(".hand-card").first.wait_for()


@pytest.mark.needs_server("what the page sends is changed on its way")
def test_a_refused_number_of_players_is_no_mistake_in_the_description(visit: Visit) -> None:
    page = visit("/", is_refused=True)
    page.route("**/api/tables", lambda route: route.continue_(post_data=TOO_MANY))
    page.get_by_role("button", name="Play alone").click()
    refused = page.get_by_role("alert")
    expect(refused).to_have_text("This game cannot be played by that many people.")
