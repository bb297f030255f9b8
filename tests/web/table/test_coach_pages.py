"""The coach in a real browser: advice at the table, and the review of a finished game."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from support.web.games_over import TIMEOUT
from support.web.page_player import PagePlayer
from support.web.staged_table import StagedTable, all_have_laid_out
from web.conftest import Visit, new_game

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
LONG = 60_000  # milliseconds: a process has to start, on a machine that is busy

pytestmark = [pytest.mark.slow_pure, pytest.mark.on_site]


def come_to_the_turn(page: Page) -> None:
    """Play until it is the person's turn: a bot may begin, and may ask for something."""
    player = PagePlayer(page)
    seen = player.look()
    while not seen["mine"] or seen["decision"] not in ("moving", "taking"):
        player.act(seen)
        seen = player.look()


@pytest.mark.parametrize(
    ("game", "size"), [("level8-101", PHONE), ("niveldoce", DESKTOP), ("level8-board", PHONE)]
)
def test_the_coach_says_one_sentence_and_shows_its_figures(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    page = visit(None, viewport=size)
    page.goto(f"/t/{new_game(page, game, seats=2)}")
    page.locator(".hand-card").first.wait_for()
    come_to_the_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint-strip .button.go")).to_be_visible(timeout=LONG)
    expect(page.locator("[data-glow]").first).to_be_visible()
    if game != "level8-board":  # a field may have nothing that is certain
        expect(page.locator(".hint-strip .why")).to_contain_text(".")
    expect(page.get_by_text("within one turn")).to_have_count(0)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".suggestion")).to_be_visible()
    expect(page.get_by_text("within one turn")).not_to_be_visible()
    page.get_by_text("The figures").click()
    expect(page.get_by_text("within one turn")).to_be_visible()
    expect(page.locator(".coach-table tbody tr").first).to_be_visible()
    wide = page.locator("dialog").evaluate("box => [box.scrollWidth, box.clientWidth]")
    assert wide[0] <= wide[1]


def test_the_coach_says_what_the_selected_card_is_worth(visit: Visit) -> None:
    page = visit(None)
    table = new_game(page, "level8-99", seats=2, dealer=1)
    page.goto(f"/t/{table}")
    page.locator(".draw-pile.can").click()
    page.locator("main[data-decision=playing]").wait_for()
    # Not the card that the coach would discard: of that one it says nothing more.
    request, path = page.context.request, f"/api/tables/{table}"
    question = {"type": "coach", "move": ""}
    advice = request.post(f"{path}/commands", data=question).json()["coach"]["choice"]
    legal = request.get(path).json()["own"]["legal"]
    card = next(each[1:] for each in legal if each[0] == "-" and each != advice)
    page.locator(f".hand-card[data-card='{card}']").first.click()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").wait_for(timeout=LONG)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".coach").get_by_text("Your idea")).to_be_visible()


def test_a_hint_is_done_in_one_tap(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/t/{new_game(page, 'level8-99', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").click(timeout=LONG)
    page.locator("main[data-decision=playing]").wait_for()
    expect(page.locator(".hint-strip")).to_have_count(0)
    expect(page.locator("[data-glow]")).to_have_count(0)


@pytest.mark.needs_server("what the coach says is made up")
def test_several_cards_are_named_in_one_sentence_and_without_figures_there_are_none(
    visit: Visit,
) -> None:
    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"decision": "opening", "todo": 3, "laid_out": [True, False]}
        message["own"] |= {"hand": ["R1", "G9", "B12", "P14"], "legal": ["R1", "G9", "B12", "P14"]}

    def advise(route: Route) -> None:
        if '"coach"' not in (route.request.post_data or ""):
            route.continue_()
            return
        why = {"code": "fits-nowhere", "seat": -1}
        said: dict[str, Any] = {"choice": "R1", "then": ["B12", "P14"], "why": why}
        figures: dict[str, Any] = {each: [] for each in FIGURES}
        route.fulfill(json={"coach": {"going_out": None, "gain": None, **said, **figures}})

    page = visit(None)
    StagedTable(page, stage)
    page.route("**/commands", advise)
    page.goto(f"/t/{new_game(page, 'level8-master', seats=2, dealer=1)}")
    page.locator(".hand-card").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    words = page.locator(".hint-strip p")
    expect(words.locator(".chip")).to_have_count(3)
    assert words.inner_text().count("Show") == 1
    expect(words).to_contain_text("They fit nowhere on the table.")
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".suggestion")).to_contain_text("They fit nowhere on the table.")
    expect(page.get_by_text("The figures")).to_have_count(page.locator(".helps").count())


def test_a_coach_that_was_busy_is_asked_again(visit: Visit) -> None:
    """It may still think about a question of a position that has passed."""
    page = visit(None, is_refused=True)
    page.goto(f"/t/{new_game(page, 'level8-99', seats=2, dealer=1)}")
    page.locator(".draw-pile.can").wait_for()
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if '"coach"' in (route.request.post_data or "") and not refused:
            refused.append(route.request.url)
            route.fulfill(status=429, json={"code": "rate/coach", "text": "it still thinks"})
        else:
            route.continue_()

    page.route("**/commands", refuse_once)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint-strip .button.go")).to_be_visible(timeout=LONG)
    assert refused


MANY_WISHES = """\
id = "many-wishes"
title = "Many wishes"
players = [2, 4]
hand = 10
discard_pile = "common"
start_card = "plain"

[deck]
values = 12
colours = ["red"]
copies = 4
specials = { wish = 40 }

[levels]
one = [{ groups = ["colour 2"] }, { groups = ["colour 3"] }]
"""
MOST_WITH_A_WISH = 6
FIGURES = ("chances", "takes", "discards", "opinions")


def wishing(page: Page) -> tuple[str, list[str]]:
    """A table where the person has a wish card, and the other cards of their hand."""
    for _ in range(30):
        table = new_game(page, "many-wishes", seats=2, dealer=1, description=MANY_WISHES)
        hand = page.context.request.get(f"/api/tables/{table}").json()["own"]["hand"]
        numbers = [card for card in hand if card != "wish"]
        if "wish" in hand and len(numbers) > 2:
            return table, numbers
    raise AssertionError("no deal had a wish")


def advise(page: Page, choice: str, then: list[str]) -> None:
    """The coach says this, whatever the hand."""
    facts: dict[str, Any] = {"choice": choice, "then": then, "going_out": None, "gain": None}

    def say(route: Route) -> None:
        if '"coach"' in (route.request.post_data or ""):
            route.fulfill(json={"coach": facts | {"why": None} | {each: [] for each in FIGURES}})
        else:
            route.continue_()

    page.unroute("**/commands")
    page.route("**/commands", say)


def wish_as_advised(page: Page) -> list[str]:
    """Do what a hint says, which is to wish; the other cards of the hand."""
    table, numbers = wishing(page)
    advise(page, "wish!", [])
    page.goto(f"/t/{table}")
    page.locator(".draw-pile.can").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").click(timeout=LONG)
    page.locator("main[data-decision=wishing]").wait_for()
    return numbers


@pytest.mark.needs_server("what the coach says is made up")
def test_a_wish_that_was_advised_chooses_what_the_level_has_no_use_for(visit: Visit) -> None:
    page = visit(None)
    numbers = wish_as_advised(page)
    chosen = page.locator(".hand-card.picked")
    expect(chosen).to_have_count(min(len(numbers) - 2, MOST_WITH_A_WISH))
    assert not page.locator(".hand-card.picked[data-card=wish]").count()
    # Those who listen hear which cards these are.
    said = page.locator("[role=log] p").filter(has_text="Chosen for you")
    for name in chosen.locator(".silent").all_inner_texts():
        expect(said).to_contain_text(name)
    page.locator(".actions .button.main").click()
    expect(page.locator("main[data-decision=wishing]")).to_have_count(0)


@pytest.mark.needs_server("what the coach says is made up")
def test_advice_to_pick_several_cards_names_them_all_and_picks_them(visit: Visit) -> None:
    page = visit(None)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    numbers = wish_as_advised(page)
    first, second = numbers[:2]
    advise(page, first, [second])
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").wait_for(timeout=LONG)
    expect(page.locator(".hint-strip .chip")).to_have_count(2)
    assert page.locator(".hand-card[data-glow]").count() >= 2
    page.locator(".hint-strip .button.go").click()
    expect(page.locator("main[data-decision=wishing]")).to_have_count(0)
    moves = [json.loads(text) for text in sent if '"move"' in text]
    assert [each["move"] for each in moves] == ["wish!", first, second, "done"]


# How much of the height of the group that glows the strip covers, and whether it is in sight: what
# lies at its middle is a part of it.
OVER_THE_GROUP = """() => {
  const group = document.querySelector(".group[data-glow]");
  const { left, right, top, bottom } = group.getBoundingClientRect();
  const strip = document.querySelector(".hint-strip").getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return { covered: Math.max(0, Math.min(bottom, strip.bottom) - Math.max(top, strip.top)),
           seen: group.contains(above) };
}"""


@pytest.mark.parametrize("game", ["level8-master", "niveldoce", "level8-board"])
@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}, DESKTOP])
def test_a_hint_lies_not_over_the_group_it_speaks_of(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    def stage(message: dict[str, Any]) -> None:
        all_have_laid_out(message)
        card = message["own"]["hand"][0]
        own = [each["owner"] for each in message["open"]["groups"]].index(message["you"])
        message["own"]["legal"] = [f"{card}@{own + 1}", f"-{card}"]
        advise(page, f"{card}@{own + 1}", [])

    page = visit(None, staged=True, viewport=size)
    StagedTable(page, stage)
    page.goto(f"/t/{new_game(page, game, seats=4, dealer=3)}")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").wait_for(timeout=LONG)
    page.locator(".group[data-glow]").wait_for()
    assert page.evaluate(OVER_THE_GROUP) == {"covered": 0, "seen": True}


ACTIONS_UNDER_THE_STRIP = """() => {
  const strip = document.querySelector(".hint-strip").getBoundingClientRect();
  return [...document.querySelectorAll(".action-choice .button")]
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.bottom > strip.top && each.top < strip.bottom).length;
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_hint_about_a_free_choice_covers_none_of_the_actions(
    visit: Visit, size: dict[str, int]
) -> None:
    actions = ("+1", "+2", "again", "exchange", "everyone", "joker", "ask", "open3")

    def stage(message: dict[str, Any]) -> None:
        message["open"] |= {"decision": "choosing", "to_act": message["you"]}
        message["own"]["legal"] = [f"action:{each}" for each in actions]

    page = visit(None, staged=True, viewport=size)
    StagedTable(page, stage)
    advise(page, "action:+2", [])
    page.goto(f"/t/{new_game(page, 'level8-board', seats=4, dealer=3)}")
    expect(page.locator(".action-choice .button")).to_have_count(len(actions))
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-strip .button.go").wait_for(timeout=LONG)
    assert page.evaluate(ACTIONS_UNDER_THE_STRIP) == 0


def play_some(page: Page, table: str, moves: int) -> None:
    """The person moves so many times, then a bot plays the game to its end."""
    request = page.context.request
    commands = f"/api/tables/{table}/commands"

    def do(**command: Any) -> Any:
        answer = request.post(commands, data=command)
        assert answer.ok, answer.text()
        return answer.json()

    until = time.monotonic() + TIMEOUT
    while moves:
        assert time.monotonic() < until
        now = request.get(f"/api/tables/{table}").json()
        if now["own"]["legal"]:
            do(type="move", at=now["position"], move=now["own"]["legal"][-1])
            moves -= 1
    do(type="bot", seat=0, bot={"name": "greedy"})
    while request.get(f"/api/tables/{table}/games/1").status == 409:
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.1)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_review_leads_to_the_moments_that_cost_most(visit: Visit, size: dict[str, int]) -> None:
    page = visit(None, viewport=size)
    options = {"max_turns_per_round": "60"}
    table = new_game(page, "level8-99", seats=2, options=options)
    play_some(page, table, 12)
    page.goto(f"/history/{table}/1")
    page.get_by_role("button", name="Review my decisions").click()
    expect(page.locator(".review")).to_contain_text("decision", timeout=LONG)
    page.locator(".review-list").wait_for(state="attached", timeout=2 * LONG)
    review = page.context.request.get(f"/api/tables/{table}/games/1/review").json()
    assert review["ready"]
    expect(page.locator(".review-list li")).to_have_count(len(review["marked"]))
    if not review["marked"]:
        expect(page.get_by_text("Well played!")).to_be_visible()
        return
    first = review["marked"][0]
    page.get_by_role("link", name="See this moment").first.click()
    page.locator(f"main.replay[data-frame='{first['number'] - 1}']").wait_for()
    expect(page.locator("main.replay")).to_be_visible()


@pytest.mark.needs_server("its answer is made up")
def test_a_review_without_time_for_all_says_how_many_it_looked_at(visit: Visit) -> None:
    page = visit(None)
    table = new_game(page, "level8-99", seats=2)
    page.context.request.post(f"/api/tables/{table}/commands", data={"type": "end"})
    told = {"seat": 0, "done": 12, "total": 12, "ready": True, "marked": [], "decisions": 60}
    looked = {"round": 1, "number": 1, "tops": [], "made": {"move": "draw", "chance": 0.5}}
    course = [{**looked, "best": {"move": "-R1", "chance": 0.5}}] * 12
    page.route("**/games/1/review", lambda route: route.fulfill(json={**told, "course": course}))
    page.goto(f"/history/{table}/1?review")
    review = page.locator(".review")
    expect(review).to_contain_text("This device had time for 12 of your 60 decisions")
    expect(review).to_contain_text("None of them clearly cost you anything.")
    expect(review).not_to_contain_text("Well played!")


@pytest.mark.needs_server("two people with a device each")
def test_who_did_not_play_is_offered_no_review(visit: Visit) -> None:
    page = visit(None)
    table = new_game(page, "level8-99", seats=2)
    page.context.request.post(f"/api/tables/{table}/commands", data={"type": "end"})
    other = visit(f"/history/{table}/1", name="Zoe")
    expect(other.get_by_role("link", name="Download the record")).to_be_visible()
    expect(other.get_by_role("button", name="Review my decisions")).to_have_count(0)
    page.goto(f"/history/{table}/1?review")
    expect(page.get_by_text("Well played!")).to_be_visible(timeout=LONG)
