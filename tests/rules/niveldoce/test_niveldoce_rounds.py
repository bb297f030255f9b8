"""NivelDoce: how a round ends, who moves up, who deals, and who wins."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN = "R3 Y4 G5 B6"
LEVEL_1 = "R3 Y4 G5 B6 Rearth Bsnake"
LEVEL_12 = "R1 Y2 G3 B4 R9 Y9 G9 Rsnake Bsnake"


@proves("ND-68", "S-51")
@pytest.mark.parametrize("card", ["R9", "Bair", "J", "stopper", "wish", "knock", "direction"])
def test_the_round_ends_at_once_when_a_seat_discards_its_last_card(card: str) -> None:
    table = Scenario("niveldoce", players=4).hand(1, card).group(1, "run 4", RUN).playing(1)
    table.play(f"-{card}")
    assert table.state.round == 2
    assert [int(hand.n) for hand in table.state.hands] == [12] * 4
    assert table.group_texts() == []


@proves("ND-68")
def test_the_round_goes_on_while_the_seat_holds_a_card() -> None:
    table = Scenario("niveldoce", players=2).hand(1, "R9 R10").group(1, "run 4", RUN).playing(1)
    table.play("-R9")
    assert table.state.round == 1


@proves("ND-69", "N23")
def test_the_round_ends_at_once_when_the_last_seat_lays_out() -> None:
    table = Scenario("niveldoce", players=3).group(2, "run 4", RUN).group(3, "run 4", RUN)
    table.hand(1, f"{LEVEL_1} R7 R8").playing(1).lay_out()
    assert table.state.round == 2
    assert table.levels() == [2, 2, 2]


@proves("ND-69", "N23")
def test_the_round_also_ends_when_the_layout_was_sent_as_a_whole() -> None:
    table = Scenario("niveldoce", players=2).group(2, "run 4", RUN)
    table.hand(1, f"{LEVEL_1} R7 R8").playing(1).lay_out_as(RUN, "Rearth Bsnake")
    assert table.state.round == 2
    assert table.levels() == [2, 2]


@proves("ND-69", "N23")
def test_the_round_also_ends_when_the_layout_was_made_card_by_card() -> None:
    table = Scenario("niveldoce", players=2).group(2, "run 4", RUN)
    table.hand(1, f"{LEVEL_1} R7").playing(1).play("lay-out")
    while table.decision == "laying_out":
        table.play(sorted(table.legal())[0])
    assert table.state.round == 2
    assert table.levels() == [2, 2]


@proves("ND-69")
def test_the_round_goes_on_while_one_seat_has_not_laid_out() -> None:
    table = Scenario("niveldoce", players=3).group(2, "run 4", RUN)
    table.hand(1, f"{LEVEL_1} R7 R8").playing(1).lay_out()
    assert table.state.round == 1
    assert (table.to_act, table.decision) == (1, "playing")


@proves("ND-70", "S-52")
def test_all_seats_whose_level_lies_on_the_table_move_up_one_and_nobody_two() -> None:
    table = Scenario("niveldoce", players=4).level(1, 3).level(2, 5).level(3, 7).level(4, 2)
    table.group(1, "run 4", RUN).group(2, "run 4", RUN).hand(1, "R9").playing(1).play("-R9")
    assert table.levels() == [4, 6, 7, 2]


@proves("ND-70")
def test_who_ends_a_round_without_having_laid_out_stays_at_the_level() -> None:
    # Possible only when cards were not there to be drawn (G18).
    table = Scenario("niveldoce").level(1, 3).hand(1, "R9").group(2, "run 4", RUN).playing(1)
    table.play("-R9")
    assert table.levels() == [3, 2, 1]


@proves("ND-71", "S-54", "G14")
def test_nobody_keeps_cards_and_all_are_shuffled() -> None:
    table = Scenario("niveldoce", players=4).level(3, 9).hand(1, "R9").group(1, "run 4", RUN)
    table.front(2, "stopper").playing(1).play("-R9")
    assert (table.to_act, table.decision) == (3, "taking")
    state = table.state
    assert [int(hand.n) for hand in state.hands] == [12] * 4
    faces = [face for hand in state.hands for face in hand.faces()]
    faces += state.draw_pile.faces() + state.piles[0].faces()
    count = table.deck.count
    every = [face for face in range(table.deck.faces) for _ in range(int(count[face]))]
    assert sorted(faces) == every
    assert table.front_text(2) == ""


@proves("ND-71", "S-53")
def test_in_the_next_round_everyone_must_lay_out_again() -> None:
    table = Scenario("niveldoce").hand(1, "R9").group(1, "run 4", RUN).playing(1).play("-R9")
    assert [int(laid) for laid in table.state.laid_out] == [0, 0, 0]


@proves("ND-72", "N12")
@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
@pytest.mark.parametrize("ender", [1, 2, 3, 4])
@pytest.mark.parametrize("counter_clockwise", [False, True])
def test_the_left_neighbour_of_the_old_dealer_deals_whatever_the_direction_was(
    dealer: int, ender: int, counter_clockwise: bool
) -> None:
    table = Scenario("niveldoce", players=4, dealer=dealer).hand(ender, "R9")
    table.group(ender, "run 4", RUN)
    if counter_clockwise:
        table.counter_clockwise()
    table.playing(ender).play("-R9")
    assert table.state.dealer + 1 == dealer % 4 + 1
    assert table.to_act == (dealer + 1) % 4 + 1
    assert table.state.direction == 1


@proves("ND-72", "ND-69")
def test_the_deal_passes_to_the_left_also_when_everyone_has_laid_out() -> None:
    table = Scenario("niveldoce", players=3, dealer=3).group(2, "run 4", RUN)
    table.group(3, "run 4", RUN).hand(1, f"{LEVEL_1} R7").counter_clockwise().playing(1).lay_out()
    assert table.state.dealer + 1 == 1
    assert table.to_act == 2


@proves("ND-73", "N9", "S-56")
def test_the_first_seat_to_lay_out_level_12_wins_at_once() -> None:
    table = Scenario("niveldoce", players=3).level(1, 12).level(2, 12)
    table.hand(1, f"{LEVEL_12} R7 R8").playing(1).lay_out()
    assert table.state.is_over
    assert table.state.winner == 0
    assert table.legal() == set()
    assert table.hand_text(1) == "R7 R8"
    with pytest.raises(IllegalMoveError):
        table.play("-R7")


@proves("ND-73", "N9")
def test_laying_out_level_12_as_the_last_seat_wins_and_does_not_only_end_the_round() -> None:
    table = Scenario("niveldoce", players=2).level(1, 12).group(2, "run 4", RUN)
    table.hand(1, f"{LEVEL_12} R7").playing(1).lay_out()
    assert table.state.is_over
    assert table.state.winner == 0


@proves("ND-73", "N9", "ND-70")
def test_level_11_laid_out_and_the_round_ended_does_not_win() -> None:
    table = Scenario("niveldoce").level(1, 11).hand(1, "R9").group(1, "set 4", "R5 Y5 G5 B5")
    table.playing(1).play("-R9")
    assert not table.state.is_over
    assert table.levels() == [12, 1, 1]


@proves("ND-73")
def test_a_seat_at_level_12_that_has_not_laid_out_stays_there() -> None:
    table = Scenario("niveldoce").level(2, 12).hand(1, "R9").group(1, "run 4", RUN)
    table.playing(1).play("-R9")
    assert not table.state.is_over
    assert table.levels() == [2, 12, 1]
