"""Reasons are facts: each is said of a position in which it holds, and is worded in the pages."""

from __future__ import annotations

import pytest

from nivelo.coach.advice import advice
from nivelo.coach.opinions import legal_move
from nivelo.coach.reasons import REASONS, Reason, reason_against, reason_for
from nivelo.coach.review import Choice, Question, judge
from nivelo.engine.view import View, view
from support.bots.positions import all_positions

POSITIONS = {position.name: position for position in all_positions()}


def seen_in(name: str) -> View:
    return view(POSITIONS[name].table().state, 0)


@pytest.mark.parametrize(
    ("name", "move", "why"),
    [
        ("two jokers open the way for the nine", "J@1+", Reason("wins")),
        ("level eight wins as soon as it lies there", "lay-out", Reason("wins")),
        ("the joker opens the way for the nine", "J@1+", Reason("ends-round")),
        ("the run of seven is laid out", "lay-out", Reason("lays-out")),
        ("lay off on the board", "Y9@3", Reason("lays-off")),
        ("the seventh card of the run lies on a pile", "pile2", Reason("completes")),
        ("a joker lies on a pile", "pile1", Reason("completes")),
        ("a joker lies on the pile", "pile", Reason("closer")),
        ("take the card that the next one would go out with", "pile3", Reason("denies", 1)),
        ("do not feed the one who holds a last card", "-R13", Reason("keeps-away", 1)),
        ("skip the one who only has to lay out to win", "skip>2", Reason("stops", 1)),
        ("not one of the run", "-G15", Reason("not-needed")),
        ("not one of the run", "-R3", None),
    ],
)
def test_why_a_move_is_right(name: str, move: str, why: Reason | None) -> None:
    seen = seen_in(name)
    assert reason_for(seen, legal_move(seen, move)) == why


@pytest.mark.parametrize(
    ("name", "made", "best", "why"),
    [
        ("two jokers open the way for the nine", "-P15", "J@1+", Reason("missed-wins")),
        ("the joker opens the way for the nine", "-Rair", "J@1+", Reason("missed-ends-round")),
        ("do not feed the one who holds a last card", "-P10", "-R13", Reason("feeds", 1)),
        ("not one of the run", "-R3", "-G15", Reason("was-needed")),
        ("the seventh card of the run lies on a pile", "draw", "pile2", Reason("completes")),
    ],
)
def test_why_a_move_was_wrong(name: str, made: str, best: str, why: Reason) -> None:
    seen = seen_in(name)
    assert reason_against(seen, legal_move(seen, made), legal_move(seen, best)) == why


def test_all_reasons_that_are_ever_said_are_listed() -> None:
    for position in POSITIONS.values():
        seen = view(position.table().state, 0)
        for move in seen.legal:
            why = reason_for(seen, move)
            assert why is None or why.code in REASONS


def test_advice_and_review_carry_the_reason() -> None:
    seen = seen_in("two jokers open the way for the nine")
    assert advice(seen, tried=1).why == Reason("wins")
    made = Choice(1, 1, "playing", [], "-P15")
    assert judge(seen, Question(made, 1, 2)).why == Reason("missed-wins")
