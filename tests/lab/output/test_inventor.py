"""What the inventor of a game is told: which cards count, and what the figures suggest."""

from __future__ import annotations

from pathlib import Path

import pytest

from nivelo.engine.events import DEALT, DISCARDED, LAID_OFF, LAID_OUT, PLAYED, ROUND_ENDED, Event
from nivelo.games import read_game
from nivelo.lab.figures.intervals import Estimate, wilson
from nivelo.lab.output.findings import Findings, Row, spread
from nivelo.lab.output.inventor import (
    card_suggestions,
    level_suggestions,
    other_places,
    reached,
    strong_cards,
    unused,
)
from nivelo.lab.running.plans import make_plan
from nivelo.lab.studies.cards import CardSums, card_findings, follow, play_for_cards

TENS = Path(__file__).parents[3] / "examples" / "tens.toml"
SORTS = ["7", "7", "joker", "skip"]


def test_uses_and_hands_are_counted_from_the_events_of_a_game() -> None:
    sums = CardSums()
    log = [
        Event(DEALT, 0, [0, 2]),
        Event(DEALT, 1, [1]),
        Event(LAID_OUT, 0, [0, 2]),
        Event(LAID_OFF, 0, [1]),
        Event(PLAYED, 1, [3]),
        Event(DISCARDED, 1, [1]),
        Event(ROUND_ENDED, 0, []),
    ]
    follow(log, SORTS, 5, sums)
    assert sums.laid_out == {"7": 2, "joker": 1}
    assert (sums.played, sums.discarded) == ({"skip": 1}, {"7": 1})
    with_joker, without = sums.hands["joker"]
    assert (with_joker.blocks[5][:2], without.blocks[5][:2]) == ([1, 1], [1, 0])
    assert list(sums.hands) == ["7", "joker", "skip"]


def test_a_joker_in_the_first_hand_is_worth_most_and_a_value_is_nothing_sure() -> None:
    plan = make_plan(read_game(TENS), 4, "one", "none", {}, ["greedy"], 1)
    findings = card_findings(plan, play_for_cards(plan, 12))
    rows = {row["card"]: row for row in findings.tables["cards"]}
    assert list(rows) == [*map(str, range(1, 13)), "joker", "stopper"]
    assert rows["joker"]["sure"]
    assert float(rows["joker"]["difference_low"] or 0) > 0.1
    assert sum(bool(row["sure"]) for row in rows.values()) <= 2
    assert int(rows["stopper"]["played"] or 0) > 0
    assert rows["stopper"]["laid_out"] == 0


def card(name: str, used: float, difference: float, sure: bool) -> Row:
    bounds = spread("difference", Estimate(difference, difference - 0.02, difference + 0.02))
    share: Row = {"with": 0.6 + difference, "without": 0.6}
    return {"card": name, "used": used, "discarded": 90, **share, **bounds, "sure": sure}


def test_a_strong_card_and_one_that_nobody_uses_are_named_with_their_evidence() -> None:
    rows = [card("joker", 1.0, 0.25, True), card("7", 0.5, 0.2, False), card("skip", 0.0, 0, False)]
    assert strong_cards(rows).startswith("The joker: of the seats dealt one 85% lay out")
    assert unused(rows) == "skip."
    suggestions = list(card_suggestions(Findings("cards", {}, {"cards": rows}, "")))
    assert len(suggestions) == 2
    assert "joker" in suggestions[0]
    assert "25 points likelier (23 – 27)" in suggestions[0]
    assert suggestions[1] == "Leave out the skip: of those that left a hand, 90 were discarded."
    assert "surely changes" in strong_cards(rows[1:])
    assert unused(rows[:2]).startswith("None: every sort")


def level(number: int, turns: float | None, step: str, more: float = 0.0, wide: float = 0.5) -> Row:
    return {
        "level": number,
        "groups": "run 4",
        "tries": 100,
        "laid_out": 0 if turns is None else 80,
        **spread("turns", None if turns is None else Estimate(turns, turns - wide, turns + wide)),
        "step": step,
        **spread("more_turns", Estimate(more, more - 0.1, more + 0.1)),
    }


def test_levels_that_fall_or_stand_out_are_suggested_and_those_that_rise_are_not() -> None:
    fine = [level(1, 3.0, ""), level(2, 4.0, "rises", 1.0), level(3, 3.9, "unclear", -0.1)]
    assert list(level_suggestions(fine)) == []
    falls = list(level_suggestions([level(1, 4.0, ""), level(2, 3.0, "falls", -1.0)]))
    assert falls == [
        "Exchange levels 1 and 2: the later one (run 4) takes 1.0 turns less (0.9 – 1.1)."
    ]
    hard = list(level_suggestions([*fine, level(4, 9.0, "rises", 5.0)]))
    assert hard[0].startswith("Ask for less in level 4")
    chance = [*fine, level(4, 9.0, "unclear", 5.0, wide=5.5)]
    assert list(level_suggestions(chance)) == [], "it may as well take four turns"
    never = [*fine, level(4, None, "unclear")]
    assert "easier: nobody laid it out" in next(level_suggestions(never))
    assert reached(never, fine).startswith("No: nobody laid out level 4")
    assert reached(fine, fine).startswith("Yes.")
    assert reached(fine, fine[:2]).endswith("nobody came as far as level 3.")


def place(number: int, wins: int, games: int, par: float) -> Row:
    return {"place": number, "wins": wins, **spread("share", wilson(wins, games)), "par": par}


def test_every_seat_is_asked_whether_it_is_too_strong() -> None:
    fair = [place(n, wins, 400, 0.25) for n, wins in enumerate([95, 105, 110, 90], start=1)]
    assert list(other_places(fair)) == [
        "None of the others surely wins more or less often than that."
    ]
    last = [place(n, wins, 400, 0.25) for n, wins in enumerate([95, 95, 60, 150], start=1)]
    assert list(other_places(last)) == [
        "Whoever plays as number 3 wins 15.0%.",
        "Whoever plays as number 4 wins 37.5%.",
    ]
    assert list(other_places(fair[:2])) == [], "of two seats the other has the rest"


@pytest.mark.parametrize("players", [2, 6])
def test_the_example_is_a_game_that_can_be_played(players: int) -> None:
    file = read_game(TENS)
    assert len(file.levels["one"]) == 10
    make_plan(file, players, "one", "none", {}, ["greedy"], 0)
