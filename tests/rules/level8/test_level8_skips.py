"""Level 8: skips and the renewal of the draw pile (docs/rules/level8.md, L-13 to L-23)."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.engine.scenario import Scenario

EDITIONS = ["level8-99", "level8-101"]


@proves("L-13")
@pytest.mark.parametrize("game", EDITIONS)
def test_a_skip_is_laid_in_front_of_another_seat_instead_of_a_discard(game: str) -> None:
    s = Scenario(game, players=4, dealer=4).hand(1, "skip R1 R2").pile(1, "B1").playing(1)
    assert s.legal() == {"-R1", "-R2", "-skip", "skip>2", "skip>3", "skip>4"}
    s.play("skip>3")
    assert s.front_text(3) == "skip"
    assert s.hand_text(1) == "R1 R2"
    assert s.pile_text(1) == "B1"  # nothing was discarded
    assert (s.to_act, s.decision) == (2, "taking")


@proves("L-13")
def test_a_skip_is_played_in_step_3_only() -> None:
    s = Scenario().hand(1, "skip R1").turn(1)
    assert s.refuses("skip>2", "skip>3")
    s.play("draw")
    assert "skip>2" in s.legal()


@proves("L-13")
def test_only_a_skip_of_the_own_hand_can_be_played() -> None:
    s = Scenario().hand(1, "R1 R2").hand(2, "skip R3").pile(2, "skip").playing(1)
    assert s.refuses("skip>2", "skip>3")


@proves("L-13")
def test_a_skip_may_be_played_after_laying_out_and_laying_off() -> None:
    s = Scenario(dealer=3).hand(1, "skip R4 R9").group(1, "run 3", "O1 O2 O3").playing(1)
    s.play("R4@1", "skip>2")
    assert s.group_texts() == ["O1 O2 O3 R4"]
    assert s.hand_text(1) == "R9"


@proves("L-14")
def test_a_seat_cannot_lay_a_skip_in_front_of_itself() -> None:
    s = Scenario().hand(2, "skip R1").playing(2)
    assert s.refuses("skip>2")
    assert {"skip>1", "skip>3"} <= s.legal()


@proves("L-15")
def test_a_seat_that_has_a_skip_gets_no_second() -> None:
    s = Scenario(players=4).hand(1, "skip skip R1").front(3, "skip").playing(1)
    assert s.refuses("skip>3")
    assert {"skip>2", "skip>4"} <= s.legal()


@proves("L-15")
def test_a_seat_may_get_another_skip_once_it_has_sat_out() -> None:
    s = Scenario(players=2, dealer=2).hand(1, "skip skip R1 R2").playing(1).play("skip>2")
    s.hand(1, "skip R1 R2").playing(1)
    assert "skip>2" in s.legal()


@proves("L-15")
def test_a_keep_card_in_front_of_a_seat_is_no_skip() -> None:
    s = Scenario(mix="master-specials").hand(1, "skip R1").front(2, "keep").playing(1)
    assert "skip>2" in s.legal()


@proves("L-16", "L-17")
@pytest.mark.parametrize("game", EDITIONS)
def test_a_skipped_seat_only_slides_the_skip_face_up_under_the_draw_pile(game: str) -> None:
    s = Scenario(game, dealer=3).hand(1, "R1 R2").hand(2, "O1 O2").front(2, "skip")
    s.draw_pile("G1 G2 G3").pile(2, "B1").playing(1).play("-R1")
    assert (s.to_act, s.decision) == (3, "taking")
    assert s.hand_text(2) == "O1 O2"  # nothing taken, nothing discarded
    assert s.pile_text(2) == "B1"
    assert s.front_text(2) == ""
    assert s.under_text() == "skip"
    assert s.draw_text() == "G1 G2 G3"
    assert s.events_of("stopped") == [(2, "skip", -1)]


@proves("L-16")
def test_a_skip_costs_one_turn_only() -> None:
    s = Scenario(players=2, dealer=2).hand(1, "R1 R2 R3").hand(2, "O1 O2").front(2, "skip")
    s.playing(1).play("-R1")
    assert s.to_act == 1
    s.play("draw", "-R2")
    assert (s.to_act, s.decision) == (2, "taking")


@proves("L-16")
def test_a_skip_played_on_the_seat_before_waits_for_its_next_turn() -> None:
    s = Scenario(players=3, dealer=3).hand(1, "R1 R2").hand(2, "skip O1").hand(3, "P1 P2")
    s.playing(2).play("skip>1")
    assert s.to_act == 3
    s.play("draw", "-P1")
    assert s.to_act == 2  # seat 1 sat out
    assert s.hand_text(1) == "R1 R2"


@proves("L-16")
def test_several_seats_may_have_to_sit_out_one_after_another() -> None:
    s = Scenario(players=4, dealer=4).hand(1, "R1 R2").front(2, "skip").front(3, "skip")
    s.playing(1).play("-R1")
    assert s.to_act == 4
    assert s.under_text() == "skip skip"


@proves("L-18", "G6")
def test_a_skip_in_front_of_a_seat_cannot_be_taken() -> None:
    s = Scenario().front(3, "skip").pile(1, "").pile(2, "").pile(3, "").turn(1)
    assert s.legal() == {"draw"}


@proves("L-18")
def test_a_skip_under_the_draw_pile_cannot_be_taken() -> None:
    s = Scenario().under("skip").draw_pile("G1 G2").pile(1, "").pile(2, "").pile(3, "").turn(1)
    assert s.legal() == {"draw"}
    s.play("draw")
    assert s.under_text() == "skip"


@proves("L-19", "G8")
@pytest.mark.parametrize("game", EDITIONS)
def test_with_two_seats_the_seat_that_played_the_skip_goes_again(game: str) -> None:
    s = Scenario(game, players=2, dealer=2).hand(1, "skip R1 R2").hand(2, "O1 O2").playing(1)
    s.play("skip>2")
    assert (s.to_act, s.decision) == (1, "taking")
    assert s.under_text() == "skip"
    s.play("draw", "-R1")
    assert s.to_act == 2


@proves("L-20")
@pytest.mark.parametrize("game", EDITIONS)
def test_a_skip_as_the_last_card_ends_the_round_without_effect(game: str) -> None:
    s = Scenario(game, players=3, dealer=1).hand(1, "skip").group(1, "run 3", "R1 R2 R3").playing(1)
    assert s.legal() == {"-skip"}  # it is laid in front of nobody
    s.play("-skip")
    assert s.state.round == 2
    assert s.levels() == [3, 1, 1]
    # Seat 2 deals the next round, so that seat 3 begins, and nobody sits out.
    assert (s.to_act, s.decision) == (3, "taking")
    assert s.events_of("stopped") == []


# Renewing the draw pile


@proves("L-21", "L-22")
@pytest.mark.parametrize("game", EDITIONS)
def test_a_skip_that_comes_to_the_top_means_that_the_draw_pile_is_used_up(game: str) -> None:
    s = Scenario(game).hand(1, "R1 R2").draw_pile("G9").under("skip skip")
    s.pile(1, "B1 B2").pile(2, "P1").pile(3, "").turn(1).play("draw")
    assert s.hand_text(1) == "R1 R2 G9"
    # The skips are shuffled in, face down, and can be drawn from now on.
    assert sorted(s.draw_text().split()) == ["B1", "skip", "skip"]
    assert s.under_text() == ""
    assert s.pile_text(1) == "B2"


@proves("L-21")
def test_skips_alone_are_enough_for_a_new_draw_pile() -> None:
    s = Scenario().hand(1, "R1 R2").draw_pile("G9").under("skip")
    s.pile(1, "B1").pile(2, "P1").pile(3, "").turn(1).play("draw")
    assert s.draw_text() == "skip"
    s.play("-R1").play("draw")
    assert "skip" in s.hand_text(2)


@proves("L-21")
def test_taking_from_a_discard_pile_uses_nothing_up() -> None:
    s = Scenario().hand(1, "R1 R2").draw_pile("G9").under("skip").pile(1, "B1 B2").turn(1)
    s.play("pile1")
    assert (s.draw_text(), s.under_text()) == ("G9", "skip")


@proves("L-22", "L-23")
def test_every_seat_gives_back_its_pile_except_the_top() -> None:
    s = Scenario(players=4).hand(1, "R1 R2").draw_pile("G9")
    s.pile(1, "B1 B2 B3").pile(2, "P1 J").pile(3, "skip O1 O2").pile(4, "").turn(1).play("draw")
    assert [s.pile_text(seat) for seat in (1, 2, 3, 4)] == ["B3", "J", "O2", ""]
    assert sorted(s.draw_text().split()) == ["B1", "B2", "O1", "P1", "skip"]


@proves("L-23")
def test_a_joker_on_top_stays_where_it_is_and_may_be_taken_by_the_next_seat() -> None:
    s = Scenario(dealer=3).hand(1, "R1 R2").draw_pile("G9").pile(1, "").pile(2, "P1 J").pile(3, "")
    s.turn(1).play("draw", "-R1")
    assert "pile2" in s.legal()
    s.hand(2, "O1").play("pile2")
    assert s.hand_text(2) == "O1 J"
