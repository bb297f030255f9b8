"""Rare situations: empty piles, seats that are stopped, extra turns, and rounds that end oddly."""

from __future__ import annotations

import pytest

from nivelo.engine.model.moves import AGAIN, EXCHANGE
from nivelo.engine.view import view
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN = "R3 Y4 G5 B6"


def nothing_left(table: Scenario) -> Scenario:
    """No card in any pile."""
    for seat in range(1, len(table.state.piles) + 1):
        table.pile(seat, "")
    return table.draw_pile("")


def field_of(table: Scenario, action: int) -> int:
    """The first field of the board with this action, counted from 1."""
    return [int(field) for field in table.game.track].index(action) + 1


# The draw pile and the discard pile of NivelDoce


@proves("N8", "ND-39", "G13")
def test_a_draw_two_lies_in_front_of_the_seat_that_draws_while_the_pile_is_renewed() -> None:
    table = Scenario("niveldoce").hand(1, "R5 draw-two").hand(2, "B5").pile(1, "G1 G2")
    table.draw_pile("Y1").playing(1).play("draw-two>2")
    # Y1, then the G1 below the top; the draw-two itself is not among what is shuffled.
    assert table.hand_text(2) == "Y1 G1 B5"
    # Now it has gone under the pile, and there is a card for a new draw pile (G12).
    assert table.deck.hand_text(table.state.draw_pile.faces()) == "draw-two"
    assert table.pile_text(1) == "G2"


@proves("N8", "G4")
def test_a_seat_draws_only_one_card_for_a_draw_two_if_there_is_only_one() -> None:
    table = Scenario("niveldoce").hand(1, "R5 draw-two").hand(2, "B5").pile(1, "G1")
    table.draw_pile("Y1").playing(1).play("draw-two>2")
    assert table.hand_text(2) == "Y1 B5"
    assert table.deck.hand_text(table.state.draw_pile.faces()) == "draw-two"


@proves("N8", "G18")
def test_a_last_draw_two_whose_player_can_draw_nothing_ends_the_round_by_either_reading() -> None:
    for option in ("ends", "draws"):
        table = Scenario("niveldoce", draw_two_last=option).group(1, "run 4", RUN)
        nothing_left(table).hand(1, "draw-two").hand(2, "B5").playing(1).play("draw-two>2")
        assert table.state.round == 2
        assert table.levels() == [2, 1, 1]


@proves("G4", "ND-6", "S-57")
def test_with_nothing_to_take_a_seat_is_asked_whether_it_holds_a_wish_or_not() -> None:
    views = []
    for hand in ("R5 R6", "R5 wish"):
        table = nothing_left(Scenario("niveldoce")).hand(1, hand).take(1)
        assert (table.to_act, table.decision) == (1, "taking")
        views.append(view(table.state, 1).fields())
        views[-1]["hand"] = []
    assert views[0] == views[1]
    assert nothing_left(Scenario("niveldoce")).hand(1, "R5 R6").take(1).legal() == {"pass"}
    wish = nothing_left(Scenario("niveldoce")).hand(1, "R5 wish").take(1)
    assert wish.legal() == {"pass", "wish!"}


@proves("G4", "ND-6")
def test_who_goes_on_without_a_card_may_still_lay_out_and_discard() -> None:
    table = nothing_left(Scenario("niveldoce")).hand(1, f"{RUN} Rearth Bsnake R9").take(1)
    table.play("pass")
    assert table.legal() >= {"lay-out", "-R9"}


@proves("G18", "N3", "ND-52")
@pytest.mark.parametrize("laid_out", [False, True])
def test_a_wish_as_the_last_card_with_nothing_to_draw_ends_the_round(laid_out: bool) -> None:
    table = nothing_left(Scenario("niveldoce")).hand(1, "wish").group(2, "run 4", RUN)
    if laid_out:
        table.group(1, "run 4", RUN)
    table.take(1).play("wish!")
    assert table.state.round == 2
    assert table.levels() == [2 if laid_out else 1, 2, 1]
    assert table.events_of("round_ended") == [(0, "", -1)]


@proves("G4", "ND-50")
def test_a_wish_alone_with_nothing_to_draw_costs_a_card() -> None:
    table = nothing_left(Scenario("niveldoce", players=2)).hand(1, "R5 wish").hand(2, "B5").take(1)
    table.play("wish!", "done")
    assert table.hand_text(1) == "R5"
    assert (table.to_act, table.legal()) == (2, {"pile"})


@proves("ND-35", "N21", "G4")
def test_a_stopper_put_under_an_empty_pile_is_the_only_card_to_take() -> None:
    table = nothing_left(Scenario("niveldoce")).hand(1, "R5 stopper").playing(1)
    table.play("stopper>2")
    assert (table.to_act, table.legal()) == (3, {"pile"})
    assert table.pile_text(1) == "stopper"


@proves("N18", "ND-55", "N7")
def test_a_direction_card_that_left_the_pile_still_counts_as_the_first() -> None:
    table = Scenario("niveldoce", players=3).hand(1, "R5 direction wish").hand(3, "B5 B6")
    table.pile(1, "G1").draw_pile("Y1 Y2 Y3 Y4").take(1).play("wish!", "direction", "done", "pass")
    # The next seat takes it from the pile and plays it at once: clockwise again.
    assert table.to_act == 3
    table.play("pile", "direction!")
    assert (table.state.beside, table.pile_text(1)) == (0, "G1 wish direction")
    table.play("pass")
    assert table.to_act == 1


# Knocks


@proves("G12", "ND-61", "N15")
def test_a_discard_that_makes_renewal_possible_can_be_knocked_for() -> None:
    table = Scenario("niveldoce", players=3).hand(1, "R5 R6").hand(2, "B5").hand(3, "B7 knock")
    table.pile(1, "G1").draw_pile("").playing(1).play("-R5")
    assert table.deck.hand_text(table.state.draw_pile.faces()) == "G1"
    table.play("knock!", "leave")
    assert table.hand_text(3) == "R5 B7"
    assert table.pile_text(1) == "knock"
    assert (table.to_act, table.legal()) == (2, {"draw", "pile"})


@proves("G4", "N15", "ND-60")
def test_a_refused_knock_may_leave_nothing_to_take_for_the_seat_after_it() -> None:
    table = nothing_left(Scenario("niveldoce", players=3)).hand(1, "R5 R6").hand(2, "B5 stopper")
    table.hand(3, "B7 knock").playing(1).play("-R5", "knock!", "pile", "stopper>1")
    assert (table.to_act, table.legal()) == (3, {"pass"})


@proves("ND-33", "N16")
def test_after_a_stopper_that_had_to_be_discarded_nobody_is_there_to_knock() -> None:
    table = Scenario("niveldoce", players=4).hand(1, "stopper stopper").hand(3, "B7 knock")
    table.front(2, "stopper").front(4, "stopper").front(3, "stopper").playing(1)
    assert table.legal() == {"-stopper"}
    table.play("-stopper")
    # It is discarded only when all others have one, so they sit out and the player goes again.
    assert (table.to_act, table.decision) == (1, "taking")
    assert table.state.round == 1


@proves("G9", "ND-60", "G14")
def test_a_card_taken_by_refusing_a_knock_does_not_carry_over_into_the_next_round() -> None:
    table = Scenario("niveldoce", players=4, max_turns_per_round=2, dealer=4)
    # The first turn is the dealer's left neighbour's; seat 2 sits out in the second.
    table.hand(1, "R5 R6").hand(4, "B7 knock").front(2, "stopper").playing(1)
    table.play("-R5", "knock!")
    assert (table.to_act, table.decision) == (3, "answering")
    table.play("pile")
    # Seat 3 took the card, but its turn would be the third.
    assert table.state.round == 2
    assert (table.to_act, table.decision) == (2, "taking")
    assert [int(hand.n) for hand in table.state.hands] == [12] * 4


# Stopped seats


@proves("G9", "ND-31")
def test_a_turn_in_which_a_seat_sits_out_counts_as_a_turn() -> None:
    table = Scenario("niveldoce", players=4, max_turns_per_round=4, dealer=4)
    for seat in (2, 3, 4):
        table.front(seat, "stopper")
    table.hand(1, "R5 R6").playing(1).play("-R5")
    # Turns two to four were sat out; the fifth is one too many.
    assert table.state.round == 2
    assert table.events_of("stopped") == [
        (2, "stopper", -1),
        (3, "stopper", -1),
        (4, "stopper", -1),
    ]


@proves("ND-31", "ND-64", "G8")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_with_all_others_stopped_a_seat_has_two_turns_in_a_row(players: int) -> None:
    table = Scenario("niveldoce", players).hand(1, "R5 R6").pile(1, "G1")
    for seat in range(2, players + 1):
        table.front(seat, "stopper")
    table.playing(1).play("-R5")
    assert (table.to_act, table.decision) == (1, "taking")
    assert table.pile_text(1).split() == ["stopper"] * (players - 1) + ["G1", "R5"]


@proves("G12", "G4", "L-16")
def test_a_skip_slid_under_an_empty_draw_pile_can_be_drawn_by_the_next_seat() -> None:
    table = nothing_left(Scenario()).hand(1, "R1 skip").playing(1).play("skip>2")
    assert (table.to_act, table.legal()) == (3, {"draw"})
    table.play("draw")
    assert "skip" in table.hand_text(3)


@proves("G8", "G4")
def test_with_two_seats_a_skip_on_empty_piles_comes_back_to_the_seat_that_played_it() -> None:
    table = nothing_left(Scenario(players=2)).hand(1, "R1 skip").playing(1).play("skip>2")
    assert (table.to_act, table.legal()) == (1, {"draw"})
    assert table.play("draw").hand_text(1) == "R1 skip"


# Owed draws that are dropped


@proves("M2", "G12", "MA-26")
def test_a_take_card_slid_under_an_empty_draw_pile_is_what_the_robbed_seat_draws() -> None:
    table = nothing_left(Scenario("level8-master", players=2)).hand(1, "R1 take").hand(2, "O1 O2")
    table.playing(1).play("take!", "O1", "O2", "O1<2")
    assert table.hand_text(1) == "R1 O1"
    assert table.hand_text(2) == "O2 take"


@proves("G4", "G18", "L-24")
def test_a_last_card_discarded_after_a_skipped_take_ends_the_round_with_the_bonus() -> None:
    table = nothing_left(Scenario()).group(1, "run 3", "R4 O5 Y6").hand(1, "R1").take(1)
    assert (table.to_act, table.decision) == (1, "playing")
    table.play("-R1")
    assert table.levels() == [3, 1, 1]
    assert table.events_of("round_ended") == [(1, "", -1)]


# Extra turns and the end of a round


@proves("G9", "BO-24", "B14")
def test_an_extra_turn_beyond_the_limit_is_not_played() -> None:
    table = Scenario("level8-board", dealer=3, max_turns_per_round=2)
    table.lands_on(1, field_of(table, AGAIN)).hand(1, "R1 R2").play("draw", "-R1")
    assert table.events_of("round_ended") == [(0, "", -1)]
    while table.decision == "keeping":
        table.play("done")
    assert (table.state.round, table.to_act, table.decision) == (2, 2, "moving")
    assert not table.state.again


@proves("G18", "G10", "BO-56")
def test_a_seat_without_cards_is_not_asked_what_it_keeps() -> None:
    table = nothing_left(Scenario("level8-board", dealer=3)).hand(1, "R4").hand(2, "O1 O2")
    table.group(3, "set 3", "R5 O5 Y5").lands_on(1, field_of(table, EXCHANGE)).play("R4")
    # Nothing could be drawn for it, so the round has ended; seat 1 has nothing to keep.
    assert table.events_of("round_ended") == [(0, "", -1)]
    assert (table.to_act, table.decision) == (2, "keeping")
    table.play("done")
    assert table.state.round == 2


@proves("G18", "G10")
def test_with_nobody_who_has_cards_to_keep_the_next_round_begins_at_once() -> None:
    table = nothing_left(Scenario("level8-board", dealer=3)).hand(1, "R4").hand(2, "").hand(3, "")
    table.lands_on(1, field_of(table, EXCHANGE)).play("R4")
    assert table.state.round == 2
    assert [int(hand.n) for hand in table.state.hands] == [10, 10, 10]
