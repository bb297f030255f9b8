"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from support.web.page_player import PagePlayer
from support.web.started_table import started_table
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = pytest.mark.slow_pure


def open_table(page: Page, game: str, seats: int, bots: int = 0) -> None:
    """Set up a table in the page, and wait until it is there."""
    page.locator(f"input[name=game][value={game}]").check()
    page.get_by_role("group", name="Seats").get_by_label(str(seats), exact=True).check()
    page.get_by_role("group", name="Bots", exact=True).get_by_label(str(bots), exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    page.locator("main.waiting").wait_for()


def join_by_code(page: Page, code: str) -> None:
    page.get_by_label("Code").fill(code.lower())
    page.get_by_role("button", name="Join", exact=True).click()


def play_together(players: list[PagePlayer], turns: int, most: int = 3000) -> None:
    """Whoever can do something does it, until all have had so many turns."""
    for _ in range(most):
        if all(player.turns > turns for player in players):
            return
        seen = [player.look() for player in players]
        able = [i for i, player in enumerate(players) if player.can_act(seen[i])]
        for i in able or range(len(players)):  # nobody: each waits for a moment
            players[i].act(seen[i])
    raise AssertionError(f"no end; met {[sorted(each.met) for each in players]}")


def shown_to_all(page: Page) -> dict[str, object]:
    """What any two people at a table must agree about."""
    shown: dict[str, object] = page.evaluate(
        """() => ({
          round: document.querySelector("main.table").dataset.round,
          decision: document.querySelector("main.table").dataset.decision,
          groups: [...document.querySelectorAll(".group .silent")].map((e) => e.textContent),
          draw: document.querySelector(".draw-pile .pile-count").textContent,
        })"""
    )
    return shown


# Is all of the name to be read, and can the button be pressed without looking for it?
READY_TO_START = """() => {
  const name = [...document.querySelectorAll(".seat-who b")].at(-1);
  const start = document.querySelector(".waiting-seats .button.main.big").getBoundingClientRect();
  return {
    cut: name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1,
    start: start.bottom <= innerHeight,
  };
}"""


def test_a_host_with_a_phone_sees_who_has_come_and_how_to_start(visit: Visit) -> None:
    ann = visit(None, name="Ann", viewport=PHONE)
    made = ann.context.request.post("/api/tables", data={"setup": {"game": "level8-101"}})
    table = made.json()["id"]
    ann.goto(f"/t/{table}")
    ann.locator("main.waiting").wait_for()
    guest = visit(f"/t/{table}", name="Granny Greta", viewport=PHONE)
    guest.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".seat-who b").nth(1)).to_have_text("Granny Greta")
    ann.locator(".waiting-seats .button.main.big").wait_for()
    assert ann.evaluate(READY_TO_START) == {"cut": False, "start": True}


def test_two_people_meet_by_code_and_play(visit: Visit) -> None:
    ann = visit("/new", name="Ann", viewport=DESKTOP)
    open_table(ann, "level8-101", seats=2)
    code = ann.locator(".code").inner_text()
    bo = visit("/join", name="Bo", viewport=PHONE)
    join_by_code(bo, code)
    expect(ann.get_by_text("ready", exact=True)).to_be_visible()
    ann.get_by_role("button", name=re.compile("^Start with")).click()
    for page in (ann, bo):
        expect(page.locator(".hand-card")).to_have_count(10)
    assert shown_to_all(ann) == shown_to_all(bo)
    play_together([PagePlayer(ann, 1), PagePlayer(bo, 2)], turns=4)


def test_three_people_and_a_bot_play_talk_and_hear_each_other(visit: Visit) -> None:
    ann = visit("/new", name="Ann", viewport=PHONE)
    open_table(ann, "niveldoce", seats=4, bots=1)
    bo = visit(ann.url, name="Bo", viewport=DESKTOP)
    bo.get_by_role("button", name="Sit down").click()
    cy = visit(f"/join/{ann.locator('.code').inner_text()}", name="Cy", viewport=PHONE)
    for page in (bo, cy):
        expect(page.get_by_text("You are ready.")).to_be_visible()
        expect(page.get_by_role("link", name="Learn to play")).to_be_visible()
    bo.get_by_label("Say something").fill("Hello <b>all</b>")
    bo.get_by_label("Say something").press("Enter")
    for page in (ann, cy):
        expect(page.locator(".chat-lines li")).to_contain_text("Hello <b>all</b>")
    expect(ann.get_by_text("ready", exact=True)).to_have_count(2)
    ann.get_by_role("button", name=re.compile("^Start with")).click()
    for page in (ann, bo, cy):
        page.locator(".hand-card").first.wait_for()
        expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    play_together([PagePlayer(page, i) for i, page in enumerate((ann, bo, cy))], turns=2)


def test_one_tap_says_well_played_to_the_eye_and_to_the_ear(visit: Visit) -> None:
    ann, bo = visit(None, name="Ann"), visit(None, name="Bo")
    started_table(ann, bo)
    ann.locator(".quick-reactions").get_by_role("button", name="Well played").click()
    expect(bo.locator(".seat .bubble.sign")).to_be_visible()
    expect(bo.get_by_role("log").get_by_text("Ann: Well played")).to_have_count(1)
    expect(ann.locator(".own-level .bubble.sign")).to_be_visible()
    bo.get_by_role("button", name="Chat", exact=True).click()  # nothing that is unread
    expect(bo.locator(".chat-lines .reaction")).to_have_accessible_name("Well played")
    bo.keyboard.press("Escape")
    request = bo.context.request
    said = {"type": "chat", "text": "Hello"}
    where = f"/api/tables/{bo.url.rsplit('/', 1)[1]}/commands"
    assert ann.context.request.post(where, data=said).ok
    expect(bo.get_by_role("button", name="Chat: 1 unread")).to_be_visible()
    muted = {"type": "mute", "seat": 0, "on": True}
    assert request.post(where, data=muted).ok
    expect(bo.locator(".seat .bubble")).to_have_count(0)
    ann.locator(".quick-reactions").get_by_role("button", name="Wow").click()
    expect(ann.locator(".own-level .bubble.sign")).to_be_visible()
    expect(bo.get_by_role("log").get_by_text("Ann: Wow")).to_have_count(0)
    expect(bo.locator(".seat .bubble")).to_have_count(0)


def test_a_sign_and_a_colour_chosen_in_the_settings_are_seen_by_the_others(visit: Visit) -> None:
    ann, bo = visit(None, name="Ann"), visit(None, name="Bo")
    started_table(ann, bo)
    theirs = bo.locator(".seat .avatar")
    expect(theirs).to_have_text("A")
    settings = ann.context.new_page()
    settings.goto("/settings")
    settings.get_by_role("radio", name="Cat").check(force=True)
    settings.get_by_role("radio", name="Teal").check(force=True)
    expect(theirs.locator("svg")).to_have_count(1)
    expect(theirs).to_have_class("avatar s-6")
    settings.reload()
    expect(settings.get_by_role("radio", name="Cat")).to_be_checked()


def test_one_seat_in_two_windows_is_played_from_both(visit: Visit) -> None:
    first = visit(None, name="Ann", viewport=DESKTOP)
    first.goto(f"/t/{new_game(first, 'level8-99', seats=2, dealer=1)}")
    first.locator(".draw-pile.can").wait_for()
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator(".hand-card")).to_have_count(10)
    first.locator(".draw-pile.can").click()
    for page in (first, second):
        expect(page.locator("main.table")).to_have_attribute("data-decision", "playing")
        expect(page.locator(".hand-card")).to_have_count(11)
    second.locator(".hand-card").first.focus()
    second.keyboard.press("Delete")
    for page in (first, second):
        expect(page.locator(".hand-card")).to_have_count(10)


def test_another_game_asks_nobody_twice_and_invites_only_to_a_free_seat(visit: Visit) -> None:
    host = visit("/", name="Ann")
    request = host.context.request
    wanted = {"setup": {"game": "level8-101", "seats": 3}, "bots": {}}
    table = request.post("/api/tables", data=wanted).json()["id"]
    host.goto(f"/t/{table}")
    guest = visit(f"/t/{table}", name="Ben")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="not ready after all")).to_be_visible()
    host.get_by_role("button", name="Start").first.click()
    guest.locator(".hand-card").first.wait_for()
    request.post(f"/api/tables/{table}/commands", data={"type": "end"})
    expect(guest.locator(".game-end")).to_contain_text("Ended before anyone won.")
    host.get_by_role("button", name="Play again").click()
    expect(guest.get_by_role("button", name="not ready after all")).to_be_visible()
    expect(host.locator(".share")).to_have_count(0)
    host.get_by_role("button", name="Add a seat").click()
    expect(host.locator(".share")).to_be_visible()
    third = visit(f"/t/{table}", name="Cid")
    third.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seat-who", has_text="Cid")).to_be_visible()


def test_a_table_that_one_has_left_is_listed_and_offers_the_seat(visit: Visit) -> None:
    page = visit(None)
    table = new_game(page, "level8-99", seats=2)
    page.context.request.post(f"/api/tables/{table}/commands", data={"type": "leave"})
    page.goto("/")
    row = page.locator(f".table-list a[href$='/t/{table}']")
    expect(row).to_contain_text("you left")
    row.get_by_text("Come back").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    page.goto("/tables")
    expect(row).not_to_contain_text("you left")


def test_the_game_says_that_it_waits_for_somebody_who_is_away(visit: Visit) -> None:
    ann, bo = visit(None, name="Ann", viewport=DESKTOP), visit(None, name="Bo")
    started_table(ann, bo, dealer=0)  # so Bo begins, and the game needs him
    waits = "Bo is away. The game is waiting."
    expect(ann.locator(".sentence")).not_to_have_text(waits)
    bo.goto("/settings")
    expect(ann.locator(".sentence")).to_have_text(waits)
    expect(ann.locator(".seat-away")).to_be_in_viewport(ratio=1)
    ann.get_by_role("button", name="Let a bot play for Bo").click()
    expect(ann.locator(".sentence")).not_to_have_text(waits)
    expect(ann.locator(".seat-bot")).to_be_visible()


def test_what_was_said_before_the_game_lies_over_nothing_when_it_begins(visit: Visit) -> None:
    host, guest = visit(None, name="Ann"), visit(None, name="Bo")
    setup = {"game": "level8-101", "seats": 2, "pace": 0}
    table = host.context.request.post("/api/tables", data={"setup": setup}).json()["id"]
    commands = f"/api/tables/{table}/commands"
    for command in ("sit", "ready"):
        assert guest.context.request.post(commands, data={"type": command}).ok
    host.goto(f"/t/{table}")
    host.locator(".waiting").wait_for()
    for words in ("Hello!", "Shall we?"):
        guest.context.request.post(commands, data={"type": "chat", "text": words})
    host.locator(".chat-lines").get_by_text("Shall we?").wait_for()
    host.context.request.post(commands, data={"type": "start"})
    host.locator(".hand-card").first.wait_for()
    assert host.locator(".bubble").count() == 0
    guest.context.request.post(commands, data={"type": "chat", "text": "Good luck!"})
    expect(host.locator(".bubble")).to_have_text("Good luck!")
