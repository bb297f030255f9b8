"""The page tells the server how it is looked at, and when the end of a round was seen."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Page, WebSocket, expect

from support.server.people_at_tables import SMALL
from support.web.page_player import PagePlayer
from support.web.staged_table import StagedTable
from web.conftest import TIMEOUT, Visit, new_game

pytestmark = pytest.mark.slow_pure


def test_bots_are_told_when_they_may_go_on(visit: Visit) -> None:
    page = visit(None)
    sent: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.decode(frame)))

    page.on("websocket", listen)
    # The person begins: else the bot might end a round before the page has come.
    table = new_game(page, "", description=SMALL, seats=2, pace=20, dealer=1)
    page.goto(f"/t/{table}")
    player = PagePlayer(page)
    while not (seen := player.look())["roundEnd"]:
        player.act(seen)
    # Once when it came, for there was no end to see; not again while the end is on the screen.
    assert [each["round"] for each in sent if each["type"] == "proceed"] == [1]
    viewing = [each for each in sent if each["type"] == "viewing"]
    assert [(each["visible"], each["pace"]) for each in viewing] == [(True, 0)]
    go_on = page.locator("dialog.round-end .button.main.big")
    for _ in range(TIMEOUT // 500):
        # Right after the last move, at the same place, it is the second half of a double click.
        if go_on.count():
            go_on.click()
        page.wait_for_timeout(500)
        if [each["round"] for each in sent if each["type"] == "proceed"] == [1, 1]:
            break
    else:
        raise AssertionError("the server was not told that the end was seen")


ENDED = [
    {"what": "round_ended", "seat": 0, "cards": [], "place": -1},
    {"what": "moved_up", "seat": 0, "cards": [], "place": 3},
    {"what": "moved_up", "seat": 2, "cards": [], "place": 3},
]


def after_a_round(page: Page) -> StagedTable:
    """We have ended the round and stand on the third step, with another player."""

    def stage(message: dict[str, Any]) -> None:
        group = {"owner": 1, "kind": "run", "cards": ["R4", "O5", "Y6"]}
        message["open"] |= {"levels": [1, 1, 2, 1], "groups": [group]}

    table = StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=4, dealer=3)}")
    page.locator(".hand-card").first.wait_for()
    table.show(ENDED, open={"round": 2, "levels": [3, 1, 3, 1], "groups": []})
    page.locator("dialog.round-end .climber").first.wait_for()
    return table


def test_a_closed_look_back_leaves_the_table_and_a_way_on(visit: Visit) -> None:
    page = visit(None, staged=True)
    after_a_round(page)
    page.get_by_role("button", name="Close").click()
    expect(page.locator("dialog.round-end")).to_have_count(0)
    expect(page.locator("main[data-round='1']")).to_be_visible()
    on = page.get_by_role("button", name="Next round")
    expect(on).to_be_focused()
    on.click()
    expect(page.locator("main[data-round='2']")).to_be_visible()
    expect(on).to_have_count(0)


# Of every picture that is drawn: the round, how many groups lie there, how many cards are held.
DRAWN = """() => {
  window.drawn = [];
  const look = () => {
    const count = (what) => document.querySelectorAll(what).length;
    const round = document.querySelector("main.table").dataset.round;
    window.drawn.push(`${round}: ${count(".group")} ${count(".hand-card")}`);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_table_is_cleared_before_the_next_deal(visit: Visit) -> None:
    page = visit(None, staged=True)
    table = after_a_round(page)
    page.evaluate(DRAWN)
    page.get_by_role("button", name="Continue").click()
    page.wait_for_function("() => window.drawn.at(-1).startsWith('2: ')")
    held = len(table.now["own"]["hand"])
    assert held
    drawn = list(dict.fromkeys(page.evaluate("() => window.drawn")))
    assert drawn == [f"1: 1 {held}", "1: 0 0", f"2: 0 {held}"]


SEEN = """() => {
  const dialog = document.querySelector("dialog.round-end");
  return {
    hidden: dialog.scrollHeight - dialog.clientHeight,
    front: [...document.querySelectorAll(".climber")].at(-1).dataset.seat,
  };
}"""


def test_all_of_the_look_back_fits_and_oneself_stands_in_front(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1280, "height": 720}, locale="de-DE")
    after_a_round(page)
    assert page.evaluate(SEEN) == {"hidden": 0, "front": "0"}
    expect(page.locator(".steps .mine")).to_contain_text("hast den Durchgang beendet")
    for width, height in ((1440, 900), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SEEN)["hidden"] == 0, (width, height)


DEALT = {"what": "dealt", "seat": 0, "cards": ["R1", "R2", "R3"], "place": -1}


def test_the_next_round_begins_without_the_last_line_of_the_former(visit: Visit) -> None:
    page = visit(None, staged=True)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=4, dealer=3)}")
    table = StagedTable(page, lambda message: None)
    page.reload()
    page.locator(".hand-card").first.wait_for()
    table.show([*ENDED, DEALT], open={"round": 2, "levels": [3, 1, 3, 1]})
    expect(page.locator(".last-move p")).to_have_text("You end the round.")
    page.get_by_role("button", name="Continue").click()
    page.locator("main[data-round='2']").wait_for()
    expect(page.locator(".last-move p")).to_be_empty()


def test_whoever_had_no_turn_reads_that_it_went_fast(visit: Visit) -> None:
    turn = {"what": "turn", "seat": 0, "cards": [], "place": -1}
    for before, words in (([], 1), ([turn], 0)):
        page = visit(None, staged=True)
        table = StagedTable(page, lambda message: None)
        page.goto(f"/t/{new_game(page, 'level8-101', seats=4, dealer=0, pace=5000)}")
        page.locator(".hand-card").first.wait_for()
        ended = [{**event, "seat": 1} for event in ENDED[:2]]
        table.show([*before, *ended, DEALT], open={"round": 2, "levels": [1, 3, 1, 1]})
        page.locator("dialog.round-end .climber").first.wait_for()
        expect(page.get_by_text("you had no turn. Your level stays")).to_have_count(words)
