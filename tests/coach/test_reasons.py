"""Reasons are facts: each is said of a position in which it holds, and is worded in the pages."""

from __future__ import annotations

import pytest

from nivelo.bots.greedy.outlook import Outlook
from nivelo.bots.greedy.scratch import Scratch
from nivelo.coach.advice import advice
from nivelo.coach.board_reasons import reason_to_go
from nivelo.coach.opinions import legal_move
from nivelo.coach.reasons import REASONS, Reason, reason_against, reason_for
from nivelo.coach.review import Choice, Question, judge
from nivelo.engine.model.moves import FIELD
from nivelo.engine.model.position import MOVING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View, view
from support.bots.positions import all_positions
from support.engine.scenario import Scenario

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
        ("lay off on the board", "Y9@3", Reason("wins")),
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


def why(table: Scenario, move: str) -> Reason | None:
    seen = view(table.state, int(table.state.to_act))
    return reason_for(seen, legal_move(seen, move))


def test_a_card_that_fits_is_laid_off_and_one_that_fits_nowhere_may_go() -> None:
    table = Scenario().group(1, "run 3", "R4 R5 R6").hand(1, "R7 B12 G12").playing(1)
    assert why(table, "R7@1") == Reason("lays-off")
    table.hand(1, "R8 B12 G12").playing(1)
    assert why(table, "-B12") == Reason("fits-nowhere")


def test_whoever_has_the_level_complete_is_told_so_before_taking() -> None:
    table = Scenario().hand(1, "R3 R4 B5 R10 Y11 R12 G1 B1 P15 Y15").pile(2, "G7").take(1)
    assert why(table, "draw") == Reason("complete")
    assert why(table, "pile2") == Reason("complete")
    table.group(2, "run 3", "R4 R5 R6")
    assert why(table, "pile2") == Reason("can-be-laid-off")


def test_cards_are_kept_that_the_level_needs() -> None:
    table = Scenario("level8-board", 2, dealer=2).level(1, 6).hand(1, "R1 R2 R3 B3 B15")
    table.group(2, "run 3", "R4 R5 R6").hand(2, "G9").playing(2).play("-G9")
    assert (table.to_act, table.decision) == (1, "keeping")
    assert why(table, "R2") == Reason("needed")
    assert why(table, "B15") is None


def test_nobody_knocks_for_a_card_of_no_use() -> None:
    for top, knocks, passes in (
        ("R5", Reason("completes"), None),
        ("G12", None, Reason("no-use")),
    ):
        table = Scenario("niveldoce", 3).hand(1, f"{top} B9")
        table.hand(3, "R2 R3 R4 Gair Yeagle knock").playing(1).play(f"-{top}")
        if table.to_act != 3:
            table.play("pass")
        assert (why(table, "knock!"), why(table, "pass")) == (knocks, passes)


def test_a_wish_exchanges_what_the_level_does_not_need() -> None:
    table = Scenario("niveldoce", 3).hand(1, "R1 R2 R3 B3 Gair Y8 wish").pile(1, "B1").take(1)
    assert why(table, "wish!") == Reason("exchanges")
    table.play("wish!")
    assert why(table, "B3") == Reason("not-needed")


def test_what_a_field_of_the_board_is_sure_to_bring() -> None:
    table = Scenario("level8-board", 2).hand(1, "R1 R2 B9 B10").jokers_in_middle(3)
    table.pile(1, "G15").pile(2, "G3")
    reasons = {
        (table.game.track[field], (why_to_go(table, field) or Reason("")).code)
        for field in range(int(table.game.fields))
    }
    joker, again, plus_one = 5, 2, 0
    assert {(joker, "joker"), (again, "top-helps"), (plus_one, "top-helps")} <= reasons
    table.pile(2, "G15")
    codes = {(why_to_go(table, field) or Reason("")).code for field in range(28)}
    assert codes == {"joker", "another-turn", ""}


def why_to_go(table: Scenario, field: int) -> Reason | None:
    """Why to go to this field, whatever the dice say."""
    seen = view(table.state, 0)
    outlook = Outlook(seen, Scratch(seen.game, QuickRandom(0)))
    seen.decision = MOVING
    return reason_to_go(
        seen, seen.game.moves.moves[int(seen.game.moves.first[FIELD]) + field], outlook
    )


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


def going_out_next(*, front: str = "") -> Scenario:
    """Seat 3, two places on, holds one card; a card that fits on the table lies on each pile."""
    table = Scenario(players=4).group(3, "run 3", "R4 R5 R6").hand(3, "B12")
    table.hand(1, "R1 G1 B8 Y10 P12 P13 P14 G14 B15 Y15")
    for seat in (1, 2, 3, 4):
        table.pile(seat, "O7")
    return table.front(2, front).take(1)


def test_a_card_that_is_covered_before_the_other_comes_is_not_denied() -> None:
    table = going_out_next()
    # The own pile and that of seat 2 get other cards before seat 3 can take from them.
    denied = Reason("denies", 2)
    assert [why(table, f"pile{seat}") == denied for seat in (1, 2, 3, 4)] == [
        False,
        False,
        True,
        True,
    ]
    assert why(going_out_next(front="skip"), "pile2") == denied


def test_on_the_common_pile_the_card_is_covered_by_ones_own_discard() -> None:
    table = Scenario("niveldoce", 3).group(2, "run 3", "R4 R5 R6").hand(2, "B12")
    table.hand(1, "R1 R2 R3 G12 Gair Yair Rair").pile(1, "B7").take(1)
    assert why(table, "pile") is None


def test_a_card_may_be_worth_taking_for_others_that_then_help() -> None:
    # Two runs of three are asked for: 13 and 14 do not help yet.
    table = Scenario().hand(1, "R1 B1 G1 P1 R5 B5 G10").pile(2, "G15").pile(3, "P5").take(1)
    assert why(table, "pile2") == Reason("more-help")
    assert why(table, "pile3") is None
    table = Scenario("niveldoce").hand(1, "R1 B2 G10").pile(1, "draw-two").take(1)
    assert why(table, "pile") == Reason("takes-special")


def test_without_open_cards_none_is_said_to_be_of_no_help() -> None:
    table = Scenario().hand(1, "R3 R4 B9 Y10").take(1)
    assert why(table.pile(1, "P15").take(1), "draw") == Reason("no-top-helps")
    assert why(table.pile(1, "").take(1), "draw") is None


@pytest.mark.parametrize(
    ("game", "hand", "move", "reason"),
    [
        ("level8-101", "R3 B9 skip", "skip>2", Reason("sits-out", 1)),
        ("niveldoce", "R3 B9 draw-two", "draw-two>2", Reason("makes-draw", 1)),
        ("niveldoce", "R3 B9 draw-two", "draw-two!", Reason("draws-two")),
        ("niveldoce", "R3 B9 direction", "direction!", Reason("reverses")),
        ("niveldoce", "R3 B9 wish", "-wish", Reason("not-needed")),
        ("level8-master", "R3 B9 take", "take!", Reason("may-take")),
        ("level8-master", "R3 B9 keep", "keep!", Reason("may-keep")),
        ("level8-master", "R3 B9 keep", "-keep", Reason("not-needed")),
    ],
)
def test_a_special_card_is_played_for_what_it_does(
    game: str, hand: str, move: str, reason: Reason
) -> None:
    assert why(Scenario(game).hand(1, hand).playing(1), move) == reason


def test_whoever_keeps_a_card_that_fits_is_told_so() -> None:
    table = Scenario().group(1, "run 3", "R4 R5 R6").hand(1, "R7 B12 G12").playing(1)
    seen = view(table.state, 0)
    laid, held = legal_move(seen, "R7@1"), legal_move(seen, "-B12")
    assert reason_for(seen, held, holds=True) == Reason("holds-card")
    assert reason_against(seen, laid, held) == Reason("holds-card")
    assert why(table, "-B12") == Reason("fits-nowhere")
    assert why(table, "-R7") is None
    assert reason_against(seen, legal_move(seen, "-R7"), held) == Reason("fits-nowhere")


def test_what_speaks_for_both_moves_is_no_reason_against_one() -> None:
    table = Scenario().hand(1, "R3 R4 R5 R10 Y11 B1 P15 G15 P8").playing(1)
    seen = view(table.state, 0)
    made, best = legal_move(seen, "-P15"), legal_move(seen, "-B1")
    assert reason_for(seen, made) == reason_for(seen, best) == Reason("not-needed")
    assert reason_against(seen, made, best) is None


def test_a_discard_may_cost_cards_that_would_help() -> None:
    # Two runs of three are asked for: the 8 can be in more runs than the 15.
    table = Scenario().hand(1, "R1 R2 B8 G15").playing(1)
    seen = view(table.state, 0)
    made, best = legal_move(seen, "-B8"), legal_move(seen, "-G15")
    assert reason_for(seen, best) == Reason("least-useful")
    assert reason_against(seen, made, best) == Reason("fewer-help")
    assert reason_against(seen, best, made) is None


def test_what_is_wrong_with_both_discards_is_no_reason_against_one() -> None:
    table = Scenario().hand(1, "R3 R4 B9 Y10 P15").playing(1)
    seen = view(table.state, 0)
    made, best = legal_move(seen, "-B9"), legal_move(seen, "-R4")
    assert reason_against(seen, made, legal_move(seen, "-P15")) == Reason("was-needed")
    assert reason_against(seen, made, best) != Reason("was-needed")


@pytest.mark.parametrize("seat", [2, 3])
def test_only_the_next_one_is_fed_by_the_common_pile(seat: int) -> None:
    table = Scenario("niveldoce", 3).group(seat, "run 3", "R4 R5 R6").hand(seat, "B12")
    table.hand(1, "R1 G1 B9 Y10 Gair B7 Rair").playing(1)
    seen = view(table.state, 0)
    made, best = legal_move(seen, "-B7"), legal_move(seen, "-Y10")
    against = reason_against(seen, made, best)
    assert (against == Reason("feeds", seat - 1)) == (seat == 2)


@pytest.mark.parametrize("turns", [1, 70, 121])
def test_a_card_that_the_level_needs_is_needed_however_long_the_round_lasts(turns: int) -> None:
    """After 120 turns bots let go of any card; that makes none of them useless."""
    table = Scenario().level(1, 7).level(2, 8).pile(1, "G8").pile(2, "O5")
    table.hand(1, "G1 B1 P2 R4 R8 P10 G11 G12 G13 P13 P15").playing(1)
    table.state.turns = turns
    seen = view(table.state, 0)
    needed, spare = legal_move(seen, "-P10"), legal_move(seen, "-R4")
    assert reason_for(seen, needed) is None
    assert reason_for(seen, spare) == Reason("not-needed")
    assert reason_against(seen, needed, spare) == Reason("was-needed")
