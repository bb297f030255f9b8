"""Whether a move is sure to end the round in this turn is a fact about every move, not only about
the one that the bots would make.
"""

from __future__ import annotations

import pytest

from nivelo.coach.advice import advice
from nivelo.coach.endings import ending_with, fresh_scratch, winning_moves
from nivelo.coach.going_out import going_out
from nivelo.coach.opinions import legal_move
from nivelo.coach.reasons import Reason, reason_against, reason_for
from nivelo.coach.review import Choice, Question, judge
from nivelo.engine.model.moves import PLUS_ONE
from nivelo.engine.state import State
from nivelo.engine.view import View, view
from nivelo.games import BUILT_IN
from support.engine.greedy_games import greedy_game
from support.engine.scenario import Scenario
from support.engine.ways_out import FEW, can_end, has_ended


def seen_by(table: Scenario) -> View:
    return view(table.state, int(table.state.to_act))


def why(table: Scenario, move: str) -> Reason | None:
    seen = seen_by(table)
    return reason_for(seen, legal_move(seen, move))


def two_winning_cards() -> Scenario:
    """Level 8 asks for a pair, a triple and four of a kind; two piles have what is missing."""
    table = Scenario("level8-99", 3).level(1, 8).hand(1, "R2 B2 R5 B5 G5 R9 B9 G9 Y12 O14")
    return table.pile(1, "R1").pile(2, "Y9").pile(3, "P9").take(1)


def test_every_take_that_wins_is_certain_to_win() -> None:
    seen = seen_by(two_winning_cards())
    assert [move.text for move in winning_moves(seen)] == ["pile2", "pile3"]
    advised = advice(seen, tried=1)
    assert advised.why == Reason("wins")
    chances = {each.move: each.chance for each in advised.opinions}
    assert chances["pile2"] == chances["pile3"] == 1.0
    assert advised.going_out is not None
    assert advised.going_out.take == advised.choice


@pytest.mark.parametrize("made", ["pile2", "pile3"])
def test_no_way_to_win_is_a_mistake(made: str) -> None:
    verdict = judge(seen_by(two_winning_cards()), Question(Choice(1, 1, "taking", [], made), 1, 1))
    assert (verdict.best.move, verdict.best.chance) == (made, 1.0)
    assert (verdict.made.chance, verdict.gain.value, verdict.why) == (1.0, 0.0, None)


def test_a_win_that_was_missed_was_certain() -> None:
    question = Question(Choice(1, 1, "taking", [], "draw"), 1, 1)
    verdict = judge(seen_by(two_winning_cards()), question)
    assert verdict.best.chance == 1.0
    assert verdict.why == Reason("missed-wins")


def test_a_complete_last_level_wins_with_whatever_card_comes() -> None:
    table = Scenario("level8-99", 2).level(1, 8).hand(1, "R2 B2 R5 B5 G5 R9 B9 G9 Y9 O14")
    table.pile(1, "").pile(2, "").draw_pile("R1 R3").take(1)
    table.hand(2, "G1 G3 G5")
    seen = seen_by(table)
    way = going_out(seen)
    assert way is not None
    assert (way.take, way.wins, way.moves) == ("draw", True, [])
    assert advice(seen, tried=1).why == Reason("wins")


def test_the_card_that_was_knocked_for_may_win() -> None:
    # Level 12: a run of four, a triple and a pair.
    table = Scenario("niveldoce", 4).level(2, 12).hand(1, "G4 B9")
    table.hand(2, "R1 R2 R3 R7 B7 G7 R9 Y9 Rair Bfish").hand(4, "knock Y5 Y6")
    table.playing(1).play("-G4")
    while table.decision == "knocking":
        table.play("knock!" if table.to_act == 4 else "pass")
    assert (table.decision, table.to_act) == ("answering", 2)
    assert why(table, "pile") == Reason("wins")
    way = going_out(seen_by(table))
    assert way is not None
    assert (way.take, way.wins) == ("pile", True)
    assert advice(seen_by(table), tried=1).choice == "pile"


def test_a_field_of_the_board_may_lead_to_a_card_that_wins() -> None:
    table = Scenario("level8-board", 2).level(1, 8).pile(1, "").pile(2, "Y1")
    table.hand(1, "R1 B1 G1 P1 R3 R5 R7 R9 Y12 P13").turn(1)
    seen = seen_by(table)
    assert seen.decision_name == "moving"
    plus_one = [field for field, action in enumerate(seen.game.track) if action == PLUS_ONE]
    move = seen.game.moves.by_text[f"field{plus_one[0] + 1}"]
    assert ending_with(seen, move, fresh_scratch(seen)) is not None
    assert reason_for(seen, move) == Reason("wins")
    table.pile(2, "Y2")
    assert reason_for(seen_by(table), move) != Reason("wins")


def any_order() -> Scenario:
    table = Scenario().group(1, "run 3", "R4 R5 R6").group(2, "set 3", "R9 G9 B9")
    return table.hand(1, "R7 Y9 B12").playing(1)


@pytest.mark.parametrize("first", ["R7@1", "Y9@2"])
def test_any_order_of_lay_offs_ends_the_round(first: str) -> None:
    seen = seen_by(any_order())
    assert why(any_order(), first) == Reason("ends-round")
    way = going_out(seen, legal_move(seen, first))
    assert way is not None
    assert (way.moves[0], way.moves[-1], len(way.moves)) == (first, "-B12", 3)


def test_a_way_out_in_another_order_missed_nothing() -> None:
    seen = seen_by(any_order())
    made, best = legal_move(seen, "Y9@2"), legal_move(seen, "R7@1")
    assert reason_against(seen, made, best) is None
    discard = legal_move(seen, "-B12")
    assert reason_against(seen, discard, best) == Reason("missed-ends-round")


def test_the_last_of_two_discards_ends_the_round() -> None:
    table = Scenario("level8-board", 2).group(1, "set 3", "R4 O4 Y4 G4 B4 P4")
    table.hand(1, "R9 B12").playing(1)
    assert why(table, "-R9") == Reason("ends-round")
    table.play("-R9")
    assert table.decision == "second_discard"
    assert why(table, "-B12") == Reason("ends-round")
    assert going_out(seen_by(table)) is not None


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", BUILT_IN)
def test_each_move_says_truly_whether_the_round_can_still_be_ended(name: str) -> None:
    told = {True: 0, False: 0}
    for seed in range(2):
        for state in greedy_game(name, seed, players=3):
            seat = int(state.to_act)
            if state.decision_name != "playing" or not state.laid_out[seat]:
                continue
            if state.hands[seat].n <= FEW:
                seen = view(state, seat)
                for move in seen.legal:
                    ends = ending_with(seen, move, fresh_scratch(seen)) is not None
                    assert ends == can_still_end(state, move.text), (move, seen.fields())
                    told[ends] += 1
    assert min(told.values()) > 0


def can_still_end(state: State, move: str) -> bool:
    after = state.clone()
    after.play(after.game.moves.by_text[move.lower()])
    if has_ended(after, state):
        return True
    goes_on = after.to_act == state.to_act and after.all_turns == state.all_turns
    return (
        goes_on and after.decision_name in ("playing", "second_discard") and can_end(after, state)
    )
