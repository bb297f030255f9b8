"""The row of buttons above the hand: readable, and in its place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.web.staged_table import StagedTable, all_have_laid_out
from web.conftest import DESKTOP, PHONE, Visit, new_game

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]

MANY_JOKERS = """\
id = "many-jokers"
title = "Many jokers"
players = [2, 4]
hand = 10

[deck]
values = 15
colours = ["red"]
copies = 1
jokers = [{ count = 40 }]
specials = { skip = 40 }

[levels]
one = [{ groups = ["run 3"] }, { groups = ["run 4"] }]
"""

LABELS = ("Discard, no effect", "For Alma", "For Bruno")
# The row as it is with three choices, reactions to hide and a move to take back.
FILL = """(labels) => {
  const add = (to, name, words) => {
    const button = document.createElement("button");
    button.className = name;
    button.textContent = words;
    document.querySelector(to).append(button);
  };
  const reactions = document.createElement("div");
  reactions.className = "quick-reactions";
  document.querySelector(".actions").append(reactions);
  for (let i = 0; i < 6; i++) add(".quick-reactions", "button plain round", "x");
  add(".tools", "button round undo", "x");
  document.querySelector(".actions > .buttons").replaceChildren();
  for (const label of labels) add(".actions > .buttons", "button", label);
}"""
LAID_OUT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".actions > .buttons > .button")];
  const row = document.querySelector(".actions > .buttons");
  const pill = document.querySelector(".actions > .sentence");
  return {
    spilling: buttons.filter((each) => each.scrollWidth > each.clientWidth).length,
    overlapping: buttons.filter((b, i) => i && box(b).left < box(buttons[i - 1]).right).length,
    pushed: row.scrollWidth > row.clientWidth,
    cut: pill.scrollWidth > pill.clientWidth || pill.scrollHeight > pill.clientHeight + 3,
    covered: box(pill).bottom > box(buttons[0]).top + 1,
  };
}"""
CUT_OFF = """() => {
  const pill = document.querySelector(".actions > .sentence");
  return pill.scrollHeight - pill.clientHeight;
}"""
AS_IT_SHOULD = {
    "spilling": 0,
    "overlapping": 0,
    "pushed": False,
    "cut": False,
    "covered": False,
}


def started(visit: Visit) -> Page:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, pace=5000)}")
    page.locator(".hand-card").first.wait_for()
    return page


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_three_choices_are_readable_beside_reactions_and_undo(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = started(visit)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FILL, LABELS)
    assert page.evaluate(LAID_OUT) == AS_IT_SHOULD


def with_jokers_and_skips(visit: Visit) -> tuple[Page, int]:
    """A hand of jokers, skips and a red card; the value of that is returned, too."""
    page = visit(None)
    for _ in range(30):
        table = new_game(page, "many-jokers", seats=2, dealer=1, description=MANY_JOKERS)
        hand = page.context.request.get(f"/api/tables/{table}").json()["own"]["hand"]
        # Room for two jokers on either side.
        red = [value for value in range(3, 14) if f"R{value}" in hand]
        if hand.count("J") >= 4 and "skip" in hand and red:
            break
    page.goto(f"/t/{table}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    return page, red[0]


def test_the_button_that_stands_out_is_what_the_card_is_for(visit: Visit) -> None:
    page, red = with_jokers_and_skips(visit)
    accents = page.locator(".actions .buttons .button:is(.main, .go)")
    others = page.locator(".actions .buttons .button:not(.main, .go)")
    page.locator(f".hand-card[data-card=R{red}]").click()
    expect(accents).to_have_text(["Lay out", f"Discard red {red}"])
    page.locator(".hand-card[data-card=skip]").first.click()
    expect(accents).to_have_text(["Lay out", "For Alma"])
    expect(others).to_have_text(["Discard, no effect"])
    page.locator(".hand-card[data-card=J]").first.press("Enter")  # the lifted card may cover it
    expect(accents).to_have_text(["Lay out"])
    expect(others).to_have_text(["Discard joker"])


def test_a_joker_at_the_end_of_a_run_is_offered_as_a_value(visit: Visit) -> None:
    page, red = with_jokers_and_skips(visit)
    page.locator(".actions .button.go").click()
    page.get_by_role("button", name="Clear").click()
    for placed, card in enumerate((f"R{red}", "J", "J"), start=1):
        page.locator(f".hand-card[data-card={card}]:not(.placed)").first.click()
        expect(page.locator(".hand-card.placed")).to_have_count(placed)
    page.locator(".reading").nth(1).click()  # the red one in the middle
    page.locator(".arranging .button.go").click()
    page.locator(".arranging").wait_for(state="detached")
    page.locator(".hand-card[data-card=J]").first.click()
    page.locator(".group.target").click()
    ends = [f"As {red - 2}", f"As {red + 2}"]
    expect(page.locator(".actions .buttons .button.go")).to_have_text(ends)


@pytest.mark.needs_server("its position is staged")
def test_while_it_is_asked_which_end_of_a_run_only_that_run_glows(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        all_have_laid_out(message)
        legal = ["J@1-", "J@1+", "J@3-", "J@3+", "J@2", "-J", "-B4"]
        message["own"] |= {"hand": ["J", "B4"], "legal": legal}

    page = visit(None, staged=True, viewport=DESKTOP)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-board', seats=3, dealer=2)}")
    page.locator(".hand-card[data-card=J]").click()
    glowing = page.locator(".group.target")
    expect(glowing).to_have_count(3)
    page.locator("[data-anchor=group-2]").click()
    expect(glowing).to_have_count(1)
    expect(glowing).to_have_attribute("data-anchor", "group-2")
    expect(page.locator(".own-pile.can, .own-pile.target")).to_have_count(0)
    page.get_by_role("button", name="Cancel").click()
    expect(glowing).to_have_count(3)
    # Another card is no answer, but ends the question.
    page.locator("[data-anchor=group-2]").click()
    page.locator(".hand-card[data-card=B4]").click()
    expect(page.locator(".actions .buttons .button")).to_have_text(["Discard blue 4"])


OTHERS_SHOW = {"decision": "opening", "to_act": 0, "turn": 1, "todo": 3}
WISHING = {"decision": "wishing", "to_act": 0, "turn": 0, "todo": 3}
ANSWERING = {"decision": "answering", "to_act": 0, "turn": 1, "knocker": 2}


@pytest.mark.needs_server("its positions are staged")
@pytest.mark.parametrize("language", ["de", "fr"])  # with the longest sentences
@pytest.mark.parametrize(
    ("game", "position"),
    [("level8-master", OTHERS_SHOW), ("niveldoce", WISHING), ("niveldoce", ANSWERING)],
)
def test_however_long_a_sentence_is_all_of_it_is_read_on_a_phone(
    visit: Visit, language: str, game: str, position: dict[str, Any]
) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= position
        message["own"]["legal"] = list(message["own"]["hand"])

    page = visit(None, staged=True, viewport=PHONE)
    page.add_init_script(f'localStorage.nivelo = \'{{"language": "{language}"}}\'')
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=3, dealer=2)}")
    page.locator("main[data-mine=yes] .sentence").wait_for()
    for size in ("normal", "large", "huge"):
        page.evaluate("size => document.documentElement.dataset.text = size", size)
        assert page.evaluate(CUT_OFF) <= 2, size  # room above and below the letters


@pytest.mark.needs_server("what it sends is changed on its way")
def test_a_skip_card_as_the_last_one_promises_only_the_end_of_the_round(visit: Visit) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"decision": "playing", "to_act": 0, "turn": 0}
        message["open"]["laid_out"][0] = True
        message["own"] |= {"hand": ["skip"], "legal": ["-skip"]}

    page = visit(None, staged=True)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, 'level8-101', seats=3, dealer=2)}")
    page.locator(".hand-card").click()
    expect(page.locator(".actions .button.main")).to_have_text("Discard Skip")
    expect(page.locator("#sentence")).to_be_visible()
    expect(page.locator("#sentence")).to_contain_text("that ends the round")
