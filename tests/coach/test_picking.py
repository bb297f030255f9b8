"""Where several cards are picked at once, the advice names all of them."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.coach.advice import advice
from nivelo.coach.opinions import legal_move
from nivelo.coach.picking import PICKS, picks_after, shared_reason
from nivelo.coach.reason import Reason
from nivelo.engine.view import view
from support.engine.greedy_games import greedy_game
from support.engine.scenario import Scenario
from support.engine.secrecy import redealt

pytestmark = pytest.mark.slow_pure


def test_three_cards_are_shown() -> None:
    table = Scenario("level8-master", 2, asks=("run 7",)).hand(2, "R3 B3 R4 G5 P15")
    table.hand(1, "R9 G9 take").playing(1).play("take!")
    assert (table.to_act, table.decision) == (2, "opening")
    advised = advice(view(table.state, 1), tried=1)
    picks = [advised.choice, *advised.then]
    assert len(picks) == 3
    assert {"R4", "G5"}.isdisjoint(picks)
    table.play(*picks)
    assert table.decision == "stealing"


def test_only_what_the_level_can_do_without_is_exchanged() -> None:
    table = Scenario("level8-board", 2).level(1, 8).hand(1, "R3 O3 Y3 G3 R7 R11 Y12 P14")
    seen = view(table.lands_on(1, 3).state, 0)
    assert picks_after(seen, legal_move(seen, "P14"), 1) == ["Y12"]


def test_a_reason_holds_for_all_cards_that_are_picked() -> None:
    table = Scenario("level8-board", 2).level(1, 8).hand(1, "R3 O3 Y3 G3 R7 R11 Y12 P14")
    seen = view(table.lands_on(1, 3).state, 0)
    misfit = legal_move(seen, "P14")
    assert shared_reason(seen, misfit, ["Y12"]) == Reason("not-needed")
    assert shared_reason(seen, misfit, ["Y12", "R3"]) is None


def test_nothing_follows_a_move_of_one_card() -> None:
    table = Scenario().hand(1, "R3 R4 B9 Y10 P15").playing(1)
    assert advice(view(table.state, 0), tried=1).then == []


@pytest.mark.parametrize("name", ["level8-board", "level8-master", "niveldoce"])
def test_what_is_advised_can_be_picked_and_is_the_same_each_time(name: str) -> None:
    random = Random(name)
    found = 0
    for state in greedy_game(name, 6, 3):
        seat = int(state.to_act)
        seen = view(state, seat)
        if seen.decision not in PICKS or len(seen.legal) < 2:
            continue
        first = seen.legal[0]
        picks = picks_after(seen, first, 3)
        assert picks_after(view(redealt(state, seat, random), seat), first, 3) == picks
        copy = state.clone()
        copy.play(first)
        for text in picks:
            assert (copy.to_act, copy.decision) == (seat, seen.decision)
            copy.play(legal_move(view(copy, seat), text))
        found += len(picks)
        if found > 15:
            break
    assert found > 3
