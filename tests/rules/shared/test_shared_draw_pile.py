"""What the five games share: the draw pile (docs/rules/shared.md, S-46 to S-49)."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.engine.scenario import Scenario


def cards(text: str) -> list[str]:
    return sorted(text.split())


@proves("S-46", "G5", "L-21", "L-22", "L-23")
@pytest.mark.parametrize("game", ["level8-99", "level8-101", "level8-master"])
def test_the_draw_pile_is_renewed_at_once_when_its_last_card_is_taken(game: str) -> None:
    s = Scenario(game).hand(1, "R1 R2").draw_pile("G9")
    s.pile(1, "B1 B2 B3").pile(2, "P1 P2").pile(3, "O1").turn(1).play("draw")
    assert s.decision == "playing"  # seat 1 has not discarded yet
    assert s.hand_text(1) == "R1 R2 G9"
    assert cards(s.draw_text()) == ["B1", "B2", "P1"]
    assert [s.pile_text(seat) for seat in (1, 2, 3)] == ["B3", "P2", "O1"]
    assert s.events_of("renewed") == [(0, "", 3)]


@proves("S-46", "G5")
def test_the_draw_pile_is_not_renewed_while_a_card_is_left() -> None:
    s = Scenario().hand(1, "R1 R2").draw_pile("G9 G10").pile(1, "B1 B2 B3").turn(1).play("draw")
    assert s.draw_text() == "G10"
    assert s.pile_text(1) == "B1 B2 B3"


@proves("S-46")
def test_in_niveldoce_all_but_the_top_of_the_common_pile_is_shuffled() -> None:
    s = Scenario("niveldoce").hand(1, "R1 R2").draw_pile("G9").pile(1, "B1 B2 B3 B4").turn(1)
    s.play("draw")
    assert cards(s.draw_text()) == ["B1", "B2", "B3"]
    assert s.pile_text(1) == "B4"


@proves("S-46", "L-22")
def test_the_cards_given_back_are_shuffled() -> None:
    pile = " ".join(f"{colour}{value}" for colour in "ROYGBP" for value in range(1, 16))
    orders = set()
    for seed in (1, 2):
        s = Scenario(seed=seed).hand(1, "R1").draw_pile("G9").pile(1, pile).pile(2, "").turn(1)
        orders.add(s.play("draw").draw_text())
    assert len(orders) == 2
    assert {tuple(cards(order)) for order in orders} == {tuple(sorted(pile.split()[:-1]))}
    assert pile.rpartition(" ")[0] not in orders


@proves("S-47", "G13")
def test_renewal_moves_neither_groups_nor_cards_in_front_of_seats() -> None:
    s = Scenario(mix="master-specials").hand(1, "R1 R2").draw_pile("G9").pile(1, "B1 B2 B3")
    s.group(2, "run 3", "O1 O2 O3").front(2, "keep").front(3, "skip").turn(1).play("draw")
    assert s.group_texts() == ["O1 O2 O3"]
    assert (s.front_text(2), s.front_text(3)) == ("keep", "skip")
    assert cards(s.draw_text()) == ["B1", "B2"]


@proves("S-47", "G13")
def test_renewal_leaves_cards_alone_that_are_laid_open() -> None:
    s = Scenario("level8-master", dealer=3).hand(1, "take R1").hand(2, "P1 P2 P3").hand(3, "O1")
    s.playing(1).play("take!", "P1", "P2")
    s.draw_pile("").under("").pile(1, "B1 B2").pile(2, "G1").pile(3, "").play("P3")
    assert s.draw_text() == "B1"  # it was renewed with three cards lying open
    s.play("O1")
    assert s.legal() == {"P1<2", "P2<2", "P3<2", "O1<3", "done"}


@proves("S-48", "G4")
def test_an_empty_draw_pile_cannot_be_taken_from_so_a_discard_top_must_be() -> None:
    s = Scenario().hand(1, "R1 R2").draw_pile("").pile(1, "B1").pile(2, "B2").pile(3, "").turn(1)
    assert s.legal() == {"pile1", "pile2"}
    assert s.refuses("draw", "pile3", "pass")
    s.play("pile2")
    assert s.hand_text(1) == "R1 R2 B2"


@proves("S-48", "G4")
def test_the_last_card_drawn_with_nothing_to_renew_from_leaves_the_pile_empty() -> None:
    s = Scenario().hand(1, "R1 R2").draw_pile("G9").pile(1, "B1").pile(2, "").pile(3, "").turn(1)
    s.play("draw")
    assert s.draw_text() == ""
    assert s.pile_text(1) == "B1"
    assert s.events_of("renewed") == []


@proves("S-48", "G4")
def test_a_take_that_is_not_possible_anywhere_is_skipped() -> None:
    s = Scenario().hand(1, "R1 R2").draw_pile("").pile(1, "").pile(2, "").pile(3, "").turn(1)
    assert s.decision == "playing"
    assert s.events_of("nothing_to_take") == [(1, "", -1)]
    s.play("-R1")
    assert (s.hand_text(1), s.pile_text(1)) == ("R2", "R1")
    assert s.legal() == {"pile1"}  # the next seat takes that card


@proves("S-48", "G4")
def test_a_draw_owed_by_an_effect_is_dropped_when_there_is_no_card() -> None:
    s = Scenario("level8-master", players=2, dealer=2).hand(1, "take R1").hand(2, "P1 P2 P3 P4")
    s.draw_pile("").pile(1, "").pile(2, "O1").playing(1)
    # The take card itself is slid under the empty pile, and is all there is to draw.
    s.play("take!")
    assert s.draw_text() == "take"
    s.draw_pile("").play("P1", "P2", "P3", "P2<2")
    assert s.hand_text(1) == "R1 P2"
    assert s.hand_text(2) == "P1 P3 P4"
    assert s.to_act == 2


@proves("S-49", "G12")
def test_several_cards_owed_are_drawn_one_by_one_with_renewal_between_them() -> None:
    s = Scenario("level8-master").hand(1, "swap R1 R2 R3 R4").draw_pile("G8 G9")
    s.pile(1, "B1 B2").pile(2, "O1").pile(3, "").playing(1)
    s.play("swap!", "R1", "R2", "R3")
    # Two cards come from the old pile, the third from B1, B2, R1, R2 and the swap card.
    hand = cards(s.hand_text(1))
    assert {"G8", "G9", "R4"} <= set(hand)
    assert len(hand) == 4
    assert sorted([*cards(s.draw_text()), *(set(hand) - {"G8", "G9", "R4"})]) == [
        "B1",
        "B2",
        "R1",
        "R2",
        "swap",
    ]
    assert s.pile_text(1) == "R3"


@proves("G12")
def test_a_pile_that_could_not_be_renewed_is_renewed_as_soon_as_there_are_cards() -> None:
    s = Scenario(dealer=3).hand(1, "R1 R2").draw_pile("").pile(1, "B1").pile(2, "O1").pile(3, "P1")
    s.turn(1).play("pile3")
    assert s.draw_text() == ""
    s.play("-R1")  # now seat 1's pile holds two cards
    assert s.draw_text() == "B1"
    assert s.pile_text(1) == "R1"
    assert s.legal() == {"draw", "pile1", "pile2"}


@proves("G12", "L-21")
def test_a_card_slid_under_an_empty_draw_pile_renews_it() -> None:
    s = Scenario(players=2, dealer=2).hand(1, "skip R1 R2").hand(2, "O1 O2")
    s.draw_pile("").pile(1, "").pile(2, "").playing(1).play("skip>2")
    # Seat 2 slid the skip under the pile, where it is on top at once: seat 1 may draw it.
    assert (s.to_act, s.decision) == (1, "taking")
    assert (s.draw_text(), s.under_text()) == ("skip", "")
    s.play("draw")
    assert s.hand_text(1) == "R1 R2 skip"
