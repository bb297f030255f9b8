"""Finished games in the browser: the list, the result, the record, and the proof."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from nivelo.engine.records.record_text import parse
from nivelo.games.records import verify
from support.server.finished_games import SMALL
from support.web.games_over import finished_game
from web.conftest import Visit

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


def test_a_finished_game_is_in_the_list_with_its_result(visit: Visit) -> None:
    page = visit("/history")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    table = finished_game(page)
    page.reload()
    row = page.locator(".history-list li")
    expect(row).to_have_count(1)
    result = page.context.request.get(f"/api/tables/{table}/games/1").json()["result"]
    won = result["seats"][0]["won"]
    expect(row.locator(".outcome")).to_have_text("Won" if won else "Not won")
    row.locator(".history-what").click()
    winner = next(seat["name"] for seat in result["seats"] if seat["won"])
    expect(page.get_by_role("heading", name=f"{winner} has won")).to_be_visible()


def test_whoever_asks_for_the_review_need_not_look_for_it(visit: Visit) -> None:
    page = visit(None, viewport={"width": 390, "height": 560})
    table = finished_game(page)
    page.goto(f"/t/{table}")
    expect(page.locator(".game-end .mine bdi")).to_have_text("You")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Your decisions")).to_be_in_viewport()


def test_the_record_is_a_file_that_can_be_verified(visit: Visit, tmp_path: Path) -> None:
    page = visit(None)
    table = finished_game(page)
    page.goto(f"/history/{table}/1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".nivelo")
    download.value.save_as(tmp_path / "game.nivelo")
    assert verify(parse((tmp_path / "game.nivelo").read_text(encoding="utf-8"))).ok


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("level8-101", {"mix": "master-specials"}),
        ("level8-board", {}),
        ("niveldoce", {}),
        ("small", {"description": SMALL}),
    ],
)
def test_the_browser_proves_that_the_cards_were_fair(
    visit: Visit, game: str, setup: dict[str, Any]
) -> None:
    page = visit(None)
    table = finished_game(page, game, **setup)
    page.goto(f"/history/{table}/1")
    proof = page.context.request.get(f"/api/tables/{table}/games/1").json()["proof"]
    page.get_by_role("button", name="Check it now").click()
    expect(page.get_by_text("Checked by your browser: the cards were fair.")).to_be_visible()
    computed = hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest()
    shown = page.locator(".bytes code").all_inner_texts()
    assert shown == [proof["commitment"], proof["secret"], computed, proof["seed"]]
    expect(page.locator(".proof-hands li")).to_have_count(2)


@pytest.mark.needs_server("its answers are tampered with")
@pytest.mark.parametrize(
    ("field", "shown"),
    [
        ("secret", "The fingerprint does not match!"),
        ("commitment", "The fingerprint does not match!"),
        ("seed", "The seed does not follow from the secret and the words!"),
        ("words", "The game started with different hands!"),
    ],
)
def test_a_proof_that_was_tampered_with_is_found_out(visit: Visit, field: str, shown: str) -> None:
    page = visit(None)
    table = finished_game(page)

    def tamper(route: Route) -> None:
        game = route.fetch().json()
        proof = game["proof"]
        if field == "words":
            proof["words"] = ["kiwi", ""]
        else:
            proof[field] = ("1" if proof[field][0] == "0" else "0") + proof[field][1:]
        route.fulfill(json=game)

    page.route(f"**/api/tables/{table}/games/1", tamper)
    page.goto(f"/history/{table}/1")
    page.get_by_role("button", name="Check it now").click()
    expect(page.get_by_text("The check failed.")).to_be_visible()
    expect(page.get_by_text(shown)).to_be_visible()


@pytest.mark.needs_server("its answers are held back")
@pytest.mark.parametrize("place", ["/history", "/history/{table}/1", "/replay/{table}/1"])
def test_a_sign_turns_while_a_game_is_on_its_way(visit: Visit, place: str) -> None:
    page = visit("/settings")
    table = finished_game(page)
    held: list[Route] = []
    asked = re.compile(r"/api/(history|tables/[^/]+/games/1)\b")
    page.route(asked, lambda route: held.append(route))
    with page.expect_request(asked):  # before that the screen itself is on its way
        page.goto(place.format(table=table))
    sign = page.get_by_role("status").filter(has_text="One moment…")
    expect(sign.locator(".spinner")).to_be_visible()
    held.pop().continue_()
    expect(page.locator(".spinner")).to_have_count(0)


@pytest.mark.needs_server("its answer is held back")
def test_the_first_button_shows_that_it_was_pressed(visit: Visit) -> None:
    page = visit("/", name="")
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    page.get_by_label("What should we call you?").fill("Ada")
    page.get_by_role("button", name="Let’s play").click()
    expect(page.get_by_role("button", name="Let’s play").locator(".spinner")).to_be_visible()
    held.pop().continue_()
    page.locator(".home-main").wait_for()
