"""What hands do without thinking: double clicks, pasted links, nothing typed, dragged cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.conftest import DESKTOP, Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


def at_my_turn(visit: Visit, game: str = "level8-101", **how: object) -> Page:
    page = visit(None, **how)
    page.goto(f"/t/{new_game(page, game, seats=2, dealer=1)}")
    page.locator(".draw-pile.can").wait_for()
    return page


def test_a_double_click_on_the_draw_pile_draws_and_says_nothing_else(visit: Visit) -> None:
    page = at_my_turn(visit)
    page.locator(".draw-pile").dblclick()
    page.locator("main[data-decision=playing]").wait_for()
    expect(page.locator(".hand-card")).to_have_count(11)
    expect(page.locator(".note")).to_have_count(0)


TWO_TAPS = """() => {
  document.querySelector(".hand-card:not(.unusable)").click();
  document.querySelector(".own-pile").click();
}"""


def test_of_two_taps_at_once_the_second_meets_what_the_first_has_done(visit: Visit) -> None:
    """As a phone that is behind may hand them over: before anything is drawn."""
    page = at_my_turn(visit)
    page.locator(".draw-pile").click()
    page.locator("main[data-decision=playing]").wait_for()
    page.evaluate(TWO_TAPS)
    expect(page.locator(".hand-card")).to_have_count(10)
    expect(page.locator(".note")).to_have_count(0)


def test_a_double_click_on_end_the_game_asks_and_does_not_end_it(visit: Visit) -> None:
    page = at_my_turn(visit)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game").dblclick()
    sure = page.locator("dialog.sure")
    expect(sure.get_by_role("heading", name="Really end the game?")).to_be_visible()
    expect(page.locator(".game-end")).to_have_count(0)
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    page.get_by_role("button", name="End the game").click()
    page.locator("dialog.sure").get_by_role("button", name="End the game").click()
    expect(page.locator(".game-end")).to_be_visible()


def test_a_card_that_is_dragged_lies_above_everything(visit: Visit) -> None:
    page = at_my_turn(visit, viewport=DESKTOP)
    box = page.locator(".hand-card").first.bounding_box()
    seat = page.locator(".seat").first.bounding_box()
    assert box
    assert seat
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(seat["x"] + 40, seat["y"] + 40, steps=5)
    ghost = page.locator(".ghost")
    expect(ghost).to_have_css("z-index", "80")
    page.mouse.up()
    expect(ghost).to_have_count(0)


@pytest.mark.needs_server("only there are tables to join")
@pytest.mark.parametrize("form", ["{url}", "  {spaced} ", "{small}"])
def test_a_pasted_link_or_a_code_with_spaces_leads_to_the_table(visit: Visit, form: str) -> None:
    ann = visit(None, name="Ann")
    made = ann.context.request.post("/api/tables", data={"setup": {"seats": 2}, "bots": {}}).json()
    bo = visit("/", name="Bo")
    code = made["code"]
    origin = bo.evaluate("location.origin")
    typed = form.format(
        url=f"{origin}/t/{made['id']}", spaced=f"{code[:3]} {code[3:]}", small=code.lower()
    )
    bo.get_by_label("Code", exact=True).fill(typed)
    bo.get_by_role("button", name="Join", exact=True).click()
    bo.wait_for_url(f"**/t/{made['id']}")


@pytest.mark.needs_server("only there are tables to join")
def test_joining_with_nothing_typed_says_what_is_missing(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.locator(".join .problem")).to_be_visible()


def test_an_empty_name_is_answered(visit: Visit) -> None:
    page = visit("/", name="")
    page.get_by_label("What should we call you?").fill("  ")
    page.get_by_role("button", name="Let’s play").click()
    expect(page.get_by_role("alert")).to_contain_text("name")
    expect(page.get_by_label("What should we call you?")).to_be_focused()


def test_it_is_my_turn_is_said_at_the_top_of_the_first_page(visit: Visit) -> None:
    page = at_my_turn(visit)
    table = page.url
    page.goto("/")
    banner = page.locator(".go-on")
    expect(banner).to_contain_text("Your turn")
    top = banner.bounding_box()
    assert top
    assert top["y"] < 200
    banner.click()
    page.wait_for_url(table)


def test_who_has_left_finds_the_way_back_at_the_top_of_the_first_page(visit: Visit) -> None:
    page = at_my_turn(visit)
    table = page.url.rsplit("/", 1)[1]
    answer = page.context.request.post(f"/api/tables/{table}/commands", data={"type": "leave"})
    assert answer.ok
    page.goto("/")
    banner = page.locator(".go-on")
    expect(banner).to_contain_text("Come back")
    banner.click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".hand-card").first).to_be_visible()


def test_playing_again_against_bots_starts_at_once(visit: Visit) -> None:
    page = at_my_turn(visit)
    table = page.url.rsplit("/", 1)[1]
    page.context.request.post(f"/api/tables/{table}/commands", data={"type": "end"})
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".hand-card")).to_have_count(10)
    expect(page.locator("main.waiting")).to_have_count(0)
