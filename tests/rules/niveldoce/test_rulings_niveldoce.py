"""Rulings on the play of NivelDoce, each shown in the words of its question.

Those on its groups (N6, N24 to N29) are in test_rulings_niveldoce_groups.py.
"""

from __future__ import annotations

import pytest

from nivelo.engine.errors import OptionError
from nivelo.games import load
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN = "R3 Y4 G5 B6"
YELLOW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"


def table_of(players: int, wish_draw: str = "exact", draw_two_last: str = "ends") -> Scenario:
    """Plain hands and piles."""
    table = Scenario("niveldoce", players, wish_draw=wish_draw, draw_two_last=draw_two_last)
    table.pile(1, "G1 G2").draw_pile(YELLOW)
    for seat in range(1, players + 1):
        table.hand(seat, "B7 B8")
    return table


def pass_all(table: Scenario) -> Scenario:
    """Nobody knocks."""
    while table.decision == "knocking":
        table.play("pass")
    return table


@proves("N1")
def test_n1_no_seat_has_two_stoppers_in_front_of_it() -> None:
    table = table_of(3).hand(1, "R5 stopper").hand(2, "R6 stopper").front(3, "stopper")
    assert table.playing(1).legal() == {"-R5", "stopper>2"}


@proves("N2")
def test_n2_as_many_cards_are_drawn_for_a_wish_as_were_put_down() -> None:
    table = table_of(2).hand(1, "R5 R6 R7 wish").take(1).play("wish!", "R5", "R6", "done")
    assert table.hand_text(1) == "Y1 Y2 Y3 R7"


@proves("N2")
def test_n2_the_option_wish_draw_offers_exact_and_up_to() -> None:
    table = table_of(2, wish_draw="exact").hand(1, "R5 wish").take(1).play("wish!", "done")
    assert table.to_act == 2
    table = table_of(2, wish_draw="up_to").hand(1, "R5 wish").take(1).play("wish!", "done")
    assert (table.to_act, table.decision) == (1, "counting")
    with pytest.raises(OptionError, match="wish_draw='some'"):
        load("niveldoce", wish_draw="some")


@proves("N3")
def test_n3_with_a_smaller_hand_as_many_cards_go_along_as_there_are() -> None:
    table = table_of(2).hand(1, "R5 R6 R7 wish").take(1).play("wish!", "R5", "R6", "R7")
    assert table.hand_text(1) == "Y1 Y2 Y3 Y4"
    assert (table.state.round, table.to_act) == (1, 2)


@proves("N4")
def test_n4_of_several_knocks_the_one_nearest_after_the_next_seat_counts() -> None:
    table = table_of(5).hand(1, "R5 R6").hand(4, "B1 knock").hand(5, "B2 knock").playing(1)
    table.play("-R5", "pass", "knock!", "leave")
    assert table.hand_text(4) == "B1 R5"
    assert table.hand_text(5) == "B2 knock"


@proves("N4")
def test_n4_counter_clockwise_the_nearest_is_the_other_one() -> None:
    table = table_of(5).hand(1, "R5 R6").hand(3, "B1 knock").hand(4, "B2 knock")
    table.counter_clockwise().playing(1).play("-R5")
    # Seat 5 is next, so seat 4 comes before seat 3.
    table.play("knock!", "leave")
    assert table.hand_text(4) == "B2 R5"
    assert table.hand_text(3) == "B1 knock"


@proves("N5")
@pytest.mark.parametrize("top", ["J", "wish", "knock"])
def test_n5_a_special_on_top_of_the_pile_may_be_knocked_for(top: str) -> None:
    table = table_of(3).hand(1, f"R5 {top}").hand(3, "B1 knock").playing(1)
    table.play(f"-{top}", "knock!", "leave")
    assert table.hand_text(3) == f"B1 {top}"


@proves("N5")
def test_n5_a_stopper_in_front_of_a_seat_cannot_be_knocked_for() -> None:
    table = table_of(4).hand(1, "R5 stopper").hand(4, "B1 knock").playing(1).play("stopper>3")
    assert (table.to_act, table.decision) == (2, "taking")


@proves("N7")
def test_n7_the_discards_but_the_top_become_the_new_draw_pile() -> None:
    table = table_of(2).pile(1, "G1 G2 G3").draw_pile("Y1").take(1).play("draw")
    assert table.pile_text(1) == "G3"
    assert sorted(table.deck.hand_text(table.state.draw_pile.faces()).split()) == ["G1", "G2"]


@proves("N8")
def test_n8_a_draw_two_in_front_of_a_seat_is_drawn_for_at_once_and_goes_under_the_pile() -> None:
    table = table_of(3).hand(1, "R5 draw-two").playing(1).play("draw-two>3")
    assert table.hand_text(3) == "Y1 Y2 B7 B8"
    assert table.pile_text(1) == "draw-two G1 G2"


@proves("N8")
def test_n8_as_the_last_card_it_ends_the_round_or_by_the_option_is_drawn_for() -> None:
    for option, ended in (("ends", True), ("draws", False)):
        table = table_of(3, draw_two_last=option).hand(1, "draw-two").group(1, "run 4", RUN)
        table.playing(1).play("draw-two>3")
        assert (table.state.round == 2) is ended
        assert (table.levels() == [2, 1, 1]) is ended


@proves("N9")
def test_n9_the_game_ends_at_once_when_level_12_is_laid_out() -> None:
    table = table_of(3).level(1, 12).hand(1, "R1 Y2 G3 B4 R9 Y9 G9 Rair Bair R7 R8").playing(1)
    assert table.lay_out().state.winner == 0
    assert table.state.is_over


@proves("N10")
def test_n10_a_direction_card_as_the_last_card_ends_the_round_without_effect() -> None:
    table = table_of(3).hand(1, "direction").group(1, "run 4", RUN).playing(1)
    table.play("-direction")
    assert table.state.round == 2
    assert table.events_of("turned_direction") == []


@proves("N11")
def test_n11_two_to_eight_can_play() -> None:
    assert [load("niveldoce", n).players for n in range(2, 9)] == list(range(2, 9))
    for players in (1, 9):
        with pytest.raises(OptionError):
            load("niveldoce", players)


@proves("N12")
def test_n12_a_round_starts_clockwise_and_the_deal_passes_to_the_left() -> None:
    table = table_of(4).hand(3, "R9").group(3, "run 4", RUN).counter_clockwise().playing(3)
    table.play("-R9")
    assert table.state.dealer + 1 == 2
    assert table.to_act == 3
    assert (table.state.direction, table.state.beside) == (1, 0)


@proves("N13")
def test_n13_with_two_seats_the_direction_has_no_effect_and_nobody_knocks() -> None:
    table = table_of(2).hand(1, "R5 direction").hand(2, "R6 knock").playing(1)
    table.play("direction!")
    assert table.to_act == 2
    table.play("draw", "-knock")
    assert (table.to_act, table.decision) == (1, "taking")
    table.play("draw", "-R5")
    assert (table.to_act, table.decision) == (2, "taking")


@proves("N14")
def test_n14_wish_knock_and_joker_are_ordinary_discards_direction_and_draw_two_are_not() -> None:
    table = table_of(3).hand(1, "J wish knock direction draw-two").playing(1)
    discards = {move for move in table.legal() if move.startswith("-")}
    assert discards == {"-J", "-wish", "-knock"}


@proves("N15")
def test_n15_there_is_knocking_only_for_a_card_put_on_the_pile() -> None:
    for move, knocking in (
        ("-R5", True),
        ("-J", True),
        ("draw-two!", True),
        ("draw-two>2", False),
        ("stopper>3", False),
        ("direction!", False),
    ):
        table = table_of(4).hand(1, "R5 J stopper direction draw-two").hand(4, "B1 knock")
        table.playing(1).play(move)
        assert (table.decision == "knocking") is knocking, move


@proves("N15")
def test_n15_the_next_seat_takes_the_card_as_its_step_1_or_goes_on_after_leaving_it() -> None:
    taken = table_of(3).hand(1, "R5 R6").hand(3, "B1 knock").playing(1)
    taken.play("-R5", "knock!", "pile")
    assert (taken.to_act, taken.decision) == (2, "playing")
    left = table_of(3).hand(1, "R5 R6").hand(2, "B7 wish").hand(3, "B1 knock").playing(1)
    left.play("-R5", "knock!", "leave")
    assert (left.to_act, left.legal()) == (2, {"draw", "pile", "wish!"})
    left.play("wish!", "B7")
    assert left.pile_text(1) == "G1 G2 knock wish B7"


@proves("N16")
def test_n16_a_stopped_seat_neither_knocks_nor_answers() -> None:
    table = table_of(5).hand(1, "R5 R6").hand(4, "B1 knock").hand(5, "B2 knock").playing(1)
    table.front(2, "stopper").front(4, "stopper").play("-R5")
    assert (table.to_act, table.decision) == (5, "knocking")
    table.play("knock!")
    assert (table.to_act, table.decision) == (3, "answering")


@proves("N17")
def test_n17_to_knock_with_the_last_card_does_not_end_the_round() -> None:
    for answer, hand in (("leave", "R5"), ("pile", "knock")):
        table = table_of(3).hand(1, "R5 R6").hand(3, "knock").group(3, "run 4", RUN).playing(1)
        table.play("-R5", "knock!", answer)
        assert table.state.round == 1
        assert table.hand_text(3) == hand


@proves("N18")
def test_n18_a_direction_card_on_top_of_a_wish_turns_once_and_stays_on_the_pile() -> None:
    table = table_of(4).hand(1, "direction direction wish R5").take(1)
    table.play("wish!", "direction", "direction", "done")
    assert table.pile_text(1) == "G1 G2 wish direction direction"
    assert table.state.beside == 0
    assert pass_all(table).to_act == 4


@proves("N18")
def test_n18_back_to_clockwise_the_card_beside_the_pile_goes_under_the_one_on_top() -> None:
    table = table_of(4).hand(1, "direction wish R5").counter_clockwise().take(1)
    table.play("wish!", "direction", "done")
    assert table.pile_text(1) == "G1 G2 wish direction direction"
    assert table.state.beside == 0
    assert pass_all(table).to_act == 2


@proves("N18")
def test_n18_two_wishes_turn_there_and_back() -> None:
    table = table_of(3).hand(1, "direction wish R5").hand(3, "direction wish R6").take(1)
    table.play("wish!", "direction", "done")
    assert pass_all(table).to_act == 3
    table.play("wish!", "direction", "done")
    assert table.pile_text(1) == "G1 G2 wish direction wish direction"
    assert pass_all(table).to_act == 1


@proves("N19")
def test_n19_after_a_direction_card_beside_the_pile_the_old_top_may_be_taken() -> None:
    table = table_of(3).hand(1, "R5 direction").playing(1).play("direction!", "pile")
    assert table.hand_text(3) == "G2 B7 B8"


@proves("N20")
def test_n20_any_card_but_a_draw_two_goes_along_with_a_wish() -> None:
    hand = "R5 Bair Yfish J stopper draw-two direction wish wish knock"
    table = table_of(2).hand(1, hand).take(1).play("wish!")
    along = {"R5", "Bair", "Yfish", "J", "stopper", "direction", "wish", "knock"}
    assert table.legal() == {*along, "done"}


@proves("N20")
def test_n20_a_wish_taken_in_this_turn_waits() -> None:
    table = table_of(2).draw_pile("wish Y1 Y2").take(1).play("draw")
    assert "wish!" not in table.legal()


@proves("N21")
def test_n21_a_stopper_that_became_the_top_of_the_pile_may_be_taken() -> None:
    table = table_of(2).pile(1, "G1 stopper").take(1).play("pile")
    assert table.hand_text(1) == "B7 B8 stopper"


@proves("N22")
def test_n22_a_stopped_seat_draws_for_a_draw_two_and_keeps_its_stopper() -> None:
    table = table_of(4).hand(1, "R5 draw-two").front(4, "stopper").playing(1)
    table.play("draw-two>4")
    assert table.hand_text(4) == "Y1 Y2 B7 B8"
    assert table.front_text(4) == "stopper"


@proves("N22")
def test_n22_after_a_draw_two_on_the_pile_the_turn_is_over() -> None:
    table = table_of(2).hand(1, "R5 draw-two").playing(1).play("draw-two!")
    assert (table.to_act, table.decision) == (2, "taking")


@proves("N23")
def test_n23_the_round_ends_at_once_when_every_seat_has_laid_out() -> None:
    table = table_of(2).group(2, "run 4", RUN).hand(1, f"{RUN} Rearth Bsnake R7 R9").playing(1)
    table.lay_out()
    # The R7 could have been laid off and the R9 discarded.
    assert table.state.round == 2
    assert table.levels() == [2, 2]


@proves("N30")
def test_the_last_card_of_a_hand_is_discarded_not_laid_off() -> None:
    s = Scenario("niveldoce").hand(1, "R4").group(1, "run 3", "B1 B2 B3").playing(1)
    assert s.refuses("R4@1")
    assert s.legal() == {"-R4"}
