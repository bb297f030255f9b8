"""The move that is named agrees with the figures beside it: facts first, estimates last."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from nivelo.coach import choosing
from nivelo.coach.advice import advice
from nivelo.coach.choosing import choose
from nivelo.coach.opinions import TIMES, Opinions, legal_move
from nivelo.coach.reasons import Reason, reason_for
from nivelo.engine.model.moves import Move
from nivelo.engine.view import View, view
from nivelo.games import BUILT_IN
from support.bots.positions import all_positions
from support.engine.greedy_games import greedy_positions
from support.engine.scenario import Scenario

pytestmark = pytest.mark.slow_pure

POSITIONS = {position.name: position for position in all_positions()}


class Figures:
    """Opinions whose figures are told beforehand: one table for the first look, one for the next.

    A move that is not named has no chance at all.
    """

    def __init__(self, *looks: dict[str, float]) -> None:
        self.looks = list(looks)
        self.asked: list[list[str]] = []

    def __call__(self, view: View, moves: Sequence[Move], seed: int, deals: int) -> Opinions:
        told = self.looks.pop(0)
        weighed = Opinions.__new__(Opinions)
        weighed.by_move = {
            move.text: [told.get(move.text, 0.0) + 0.001 * time for time in range(TIMES)]
            for move in moves
        }
        self.asked.append(list(weighed.by_move))
        return weighed


class Luck:
    """Opinions drawn at random, anew in every look: how good a move is, and how far chance goes."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.looks = 0

    def __call__(self, view: View, moves: Sequence[Move], seed: int, deals: int) -> Opinions:
        self.looks += 1
        weighed = Opinions.__new__(Opinions)
        weighed.by_move = {move.text: self.chances() for move in moves}
        return weighed

    def chances(self) -> list[float]:
        middle, width = self.random.choice([0.4, 0.45, 0.5]), self.random.choice([0.01, 0.03, 0.1])
        return [self.random.gauss(middle, width) for _ in range(TIMES)]


def named(
    monkeypatch: pytest.MonkeyPatch, table: Scenario, bot: str, *looks: dict[str, float]
) -> tuple[str, list[list[str]]]:
    figures = Figures(*looks)
    monkeypatch.setattr(choosing, "Opinions", figures)
    seen = view(table.state, int(table.state.to_act))
    chosen = choose(seen, legal_move(seen, bot), [], 0, 60)
    assert chosen.opinions[0].move == chosen.move
    return chosen.move, figures.asked


def taking() -> Scenario:
    return Scenario().hand(1, "R3 R4 B7 R10 Y11 R12 B14").pile(1, "R1").pile(2, "G7").take(1)


def test_a_lead_in_the_figures_that_chance_explains_is_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ahead = {"draw": 0.5, "pile1": 0.4, "pile2": 0.6}
    behind = {"draw": 0.6, "pile2": 0.5}
    assert named(monkeypatch, taking(), "draw", ahead, behind)[0] == "draw"
    move, asked = named(monkeypatch, taking(), "draw", ahead, ahead)
    assert move == "pile2"
    assert asked[1] == ["draw", "pile2"]


def test_nothing_is_looked_at_again_where_the_bots_choice_is_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    move, asked = named(monkeypatch, taking(), "draw", {"draw": 0.5, "pile2": 0.4})
    assert (move, len(asked)) == ("draw", 1)


def complete() -> Scenario:
    return Scenario().hand(1, "R3 R4 B5 R10 Y11 R12 B14 G1 P15 O8").playing(1)


def test_a_complete_level_is_laid_out_unless_waiting_surely_wins_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = complete()
    close = {"lay-out": 0.5, "-P15": 0.501}
    assert named(monkeypatch, table, "-P15", close, {"lay-out": 0.5, "-P15": 0.5})[0] == "lay-out"
    assert named(monkeypatch, table, "-P15", close, {"lay-out": 0.4, "-P15": 0.5})[0] == "-P15"
    seen = view(table.state, 0)
    assert reason_for(seen, legal_move(seen, "-P15"), holds=True) == Reason("holds-back")


def test_a_card_that_fits_is_laid_off_unless_keeping_it_surely_wins_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Scenario().group(1, "run 3", "R4 R5 R6").hand(1, "R7 B12 G12 P14").playing(1)
    close = {"R7@1": 0.5, "-B12": 0.501}
    assert named(monkeypatch, table, "-B12", close, {"R7@1": 0.5, "-B12": 0.5})[0] == "R7@1"
    assert named(monkeypatch, table, "-B12", close, {"R7@1": 0.4, "-B12": 0.5})[0] == "-B12"


def holding() -> Scenario:
    """The joker may be laid off at either end of the run, or kept."""
    return Scenario().group(1, "run 3", "R4 R5 R6").hand(1, "G10 B12 J").playing(1)


def test_a_card_is_held_only_if_every_way_to_lay_it_off_is_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = {"J@1-": 0.5, "J@1+": 0.49, "-G10": 0.52}
    ahead = {"J@1-": 0.4, "J@1+": 0.51, "-G10": 0.5}
    behind = {"J@1-": 0.4, "J@1+": 0.45, "-G10": 0.5}
    for again, move in ((ahead, "J@1+"), (behind, "-G10")):
        monkeypatch.setattr(choosing, "Opinions", Figures(first, again))
        seen = view(holding().state, 0)
        chosen = choose(seen, legal_move(seen, "-G10"), [], 0, 60)
        assert (chosen.move, chosen.holds) == (move, move == "-G10")


def test_what_was_not_compared_is_not_said_to_win_less(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = view(holding().state, 0)
    discard = legal_move(seen, "-G10")
    assert reason_for(seen, discard) == Reason("fits-nowhere")
    assert reason_for(seen, discard, holds=True) == Reason("holds-card")
    table = holding()
    table.state.turns = 70
    monkeypatch.setattr(choosing, "is_settled", lambda view, bot: True)
    monkeypatch.setattr(choosing, "Opinions", Figures({"J@1-": 0.3, "J@1+": 0.6, "-G10": 0.5}))
    assert not choose(view(table.state, 0), discard, [], 0, 60).holds


def test_no_move_that_is_shown_is_surely_ahead_of_the_one_that_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    random = Random(1)
    looks = dict.fromkeys((1, 2), 0)
    discarding = Scenario().hand(1, "R3 R4 B9 Y10 P15").playing(1)
    for table in [taking(), complete(), discarding] * 300:
        luck = Luck(random)
        monkeypatch.setattr(choosing, "Opinions", luck)
        seen = view(table.state, int(table.state.to_act))
        chosen = choose(seen, random.choice(seen.legal), [], 0, 60)
        looks[luck.looks] += 1
        for each in chosen.opinions:
            assert each.behind is not None
            assert each.behind.high >= 0, (each.move, chosen.move)
    assert min(looks.values()) > 100


def test_between_discards_alike_the_one_goes_that_leaves_the_level_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Level 1 asks for two runs of three: with P15 gone the fours and fives still help.
    table = Scenario().hand(1, "R3 R4 B9 Y10 P15").playing(1)
    alike = {"-R3": 0.5, "-P15": 0.5}
    why = reason_for(view(table.state, 0), legal_move(view(table.state, 0), "-R3"))
    assert why is None
    assert named(monkeypatch, table, "-R3", alike)[0] == "-P15"
    assert named(monkeypatch, table, "-R3", {"-R3": 0.5, "-P15": 0.4})[0] == "-R3"


@pytest.mark.parametrize(
    "name", ["two jokers open the way for the nine", "level eight wins as soon as it lies there"]
)
def test_a_win_is_certain_whatever_the_trials_say(name: str) -> None:
    advised = advice(view(POSITIONS[name].table().state, 0), tried=1)
    assert advised.why == Reason("wins")
    assert advised.opinions[0].move == advised.choice
    assert advised.opinions[0].chance == 1.0
    assert all(each.lag >= 0 for each in advised.opinions)


def test_nothing_uncertain_is_called_as_good_as_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Scenario("level8-99", 3).level(1, 8).hand(1, "R2 B2 R5 B5 G5 R9 B9 G9 Y12 O14")
    table.pile(1, "R1").pile(2, "Y9").pile(3, "P9").take(1)
    seen = view(table.state, 0)
    asked = [legal_move(seen, "draw")]
    for told, shown in (({"draw": 1.0}, False), ({"draw": 0.9}, True)):
        monkeypatch.setattr(choosing, "Opinions", Figures(told))
        chosen = choose(seen, legal_move(seen, "pile2"), asked, 0, 60)
        assert ("draw" in {each.move for each in chosen.opinions}) is shown
        assert (chosen.gain_over("draw") is not None) is shown
        assert chosen.gain_over("pile3") is not None


@pytest.mark.parametrize("name", BUILT_IN)
def test_sentence_reason_and_figures_agree_in_whole_games(name: str) -> None:
    compared = 0
    for state in greedy_positions(name, 3, 9, 12):
        seen = view(state, int(state.to_act))
        advised = advice(seen, tried=1)
        if not advised.opinions:
            continue
        compared += 1
        assert advised.opinions[0].move == advised.choice
        lays_out = any(each.move == "lay-out" for each in advised.opinions)
        if lays_out and advised.choice.startswith("-"):
            assert advised.why == Reason("holds-back")
    assert compared > 3


def test_whoever_has_laid_out_may_be_advised_to_discard_any_card() -> None:
    """There is no level left that a discard could be better for."""
    advised = 0
    for name in ("niveldoce", "level8-master"):
        for state in greedy_positions(name, 3, 1, 400):
            seen = view(state, int(state.to_act))
            if seen.laid_out[seen.seat] and seen.decision_name == "playing":
                for move in seen.legal:
                    if move.text.startswith("-"):
                        weighed = Opinions.__new__(Opinions)
                        weighed.by_move = {}
                        assert choosing.better_for_level(seen, move.text, weighed) == move.text
                        advised += 1
    assert advised > 0


def test_what_bots_let_go_of_in_a_long_round_is_not_advised_against_the_figures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Scenario().level(1, 7).level(2, 8).pile(1, "G8").pile(2, "O5")
    table.hand(1, "G1 B1 P2 R4 R8 P10 G11 G12 G13 P13 P15").playing(1)
    table.state.turns = 121
    figures = {"-P10": 0.3, "-R4": 0.5}
    assert named(monkeypatch, table, "-P10", figures, figures)[0] == "-R4"


def test_no_figure_speaks_for_holding_back_in_a_long_round(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Scenario().level(1, 7).level(2, 8).group(1, "run 3", "R4 R5 R6").pile(2, "O5")
    table.hand(1, "R7 B12 G14").playing(1)
    table.state.turns = 70
    monkeypatch.setattr(choosing, "Opinions", Figures({"R7@1": 0.3, "-R7": 0.5, "-B12": 0.2}))
    seen = view(table.state, 0)
    chosen = choose(seen, legal_move(seen, "R7@1"), [], 0, 60)
    assert chosen.move == "R7@1"
    assert {each.move for each in chosen.opinions} >= {"R7@1", "-B12"}
    assert "-R7" not in {each.move for each in chosen.opinions}
