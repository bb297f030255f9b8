"""Level 8 Master: the keep card and keeping cards (docs/rules/master.md, MA-36 to MA-44)."""

from __future__ import annotations

import pytest

from nivelo.engine.view import SPECTATOR, view
from support.docs.proves import proves
from support.engine.scenario import Scenario

HAND = "O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 O11 O12 O13"


def ended(
    level: int, keeps: str = "", side: str = "one", laid_out: bool = False, hand: str = HAND
) -> Scenario:
    """Seat 1 has ended the round; seat 2 was at this level with these keep cards before it."""
    s = Scenario("level8-master", 3, side, dealer=1).level(2, level).front(2, keeps)
    s.hand(1, "R9").hand(2, hand).group(1, "set 2", "R1 G1")
    if laid_out:
        s.group(2, "set 2", "B1 P1")
    return s.playing(1).play("-R9")


def may_keep(s: Scenario) -> int:
    """How many cards the seat that is asked can keep at most, by keeping so many."""
    kept = 0
    while s.decision == "keeping":
        s.play(HAND.split()[kept])
        kept += 1
    return kept


@proves("MA-36")
def test_a_keep_card_lies_open_in_front_of_the_player_until_the_round_ends() -> None:
    s = Scenario("level8-master", 2, dealer=2).hand(1, "keep R1 R2").hand(2, "O1 O2").playing(1)
    s.play("keep!")
    for seat in (0, 1, SPECTATOR):
        assert s.deck.hand_text(view(s.state, seat).front[0]) == "keep"
    assert s.under_text() == ""
    s.play("draw", "-O1", "draw", "-R1", "draw", "-O2")
    assert s.front_text(1) == "keep"
    assert (s.to_act, s.decision) == (1, "taking")  # and costs no turn, as a skip would


@proves("MA-36", "G6", "G13")
def test_a_keep_card_cannot_be_taken_and_is_left_alone_by_renewal() -> None:
    s = Scenario("level8-master", 2, dealer=2).front(2, "keep").pile(1, "B1 B2").pile(2, "")
    s.hand(1, "R1").draw_pile("G9").turn(1)
    assert s.legal() == {"draw", "pile1"}
    s.play("draw")
    assert s.front_text(2) == "keep"
    assert s.draw_text() == "B1"


@proves("MA-37")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["one", "two"])
def test_a_keep_card_lets_its_player_keep_up_to_three_cards_at_any_level(
    level: int, side: str
) -> None:
    s = ended(level, "keep", side)
    assert (s.to_act, s.decision) == (2, "keeping")
    assert may_keep(s) == 3
    assert {"O1", "O2", "O3"} <= set(s.hand_text(2).split())


@proves("MA-37")
def test_fewer_than_three_may_be_kept_and_none_too() -> None:
    for cards in ("", "O4", "O4 O7"):
        s = ended(2, "keep").play(*cards.split(), "done")
        assert s.state.round == 2
        assert len(s.events_of("kept")) == len(cards.split())


@proves("MA-37")
def test_a_keep_card_helps_its_own_player_only() -> None:
    s = Scenario("level8-master", 3, dealer=1).front(2, "keep").hand(3, "P1 P2")
    s.hand(1, "R9").hand(2, HAND).group(1, "set 2", "R1 G1").playing(1).play("-R9")
    assert s.to_act == 2
    s.play("done")
    assert s.decision == "taking"  # seat 3 is not asked


@proves("MA-37", "MA-20")
def test_a_keep_card_in_the_hand_or_on_a_pile_lets_nobody_keep() -> None:
    s = Scenario("level8-master", 3, dealer=1).hand(2, "keep O1 O2").pile(2, "keep")
    s.hand(1, "R9").group(1, "set 2", "R1 G1").playing(1).play("-R9")
    assert s.decision == "taking"


@proves("MA-38", "M6")
@pytest.mark.parametrize("level", [2, 6])
def test_a_keep_card_is_void_for_a_player_whose_level_lies_on_the_table(level: int) -> None:
    assert ended(level, "keep keep", laid_out=True).decision == "taking"


@proves("MA-38", "M6")
def test_a_keep_card_may_still_be_played_after_laying_out() -> None:
    s = Scenario("level8-master", 2, dealer=2).hand(1, "keep R5 R6").hand(2, "O1")
    s.group(1, "set 2", "R1 G1").group(2, "set 2", "B2 P2").playing(1)
    assert "keep!" in s.legal()
    s.play("keep!")
    assert s.front_text(1) == "keep"
    s.playing(2).play("-O1")
    assert (s.state.round, s.decision) == (2, "taking")


@proves("MA-38", "M6")
def test_a_keep_card_played_before_the_layout_becomes_void_by_it() -> None:
    s = Scenario("level8-master", 2, dealer=2).hand(1, "R1 O1 R3 O3 R5 O5 R7 O7 B15 B14")
    s.front(1, "keep").hand(2, "O1").group(2, "set 2", "B2 P2").playing(1).lay_out().play("-B15")
    s.playing(2).play("-O1")
    assert (s.state.round, s.decision) == (2, "taking")


@proves("MA-39")
@pytest.mark.parametrize(("keeps", "cards"), [("keep keep", 6), ("keep keep keep keep", 12)])
def test_several_keep_cards_of_one_seat_add_up(keeps: str, cards: int) -> None:
    assert may_keep(ended(3, keeps)) == cards


@proves("MA-40")
@pytest.mark.parametrize("level", [5, 6, 7, 8])
@pytest.mark.parametrize("side", ["one", "two"])
def test_on_both_sides_a_seat_at_level_5_to_8_keeps_up_to_four_cards(level: int, side: str) -> None:
    s = ended(level, side=side)
    assert (s.to_act, s.decision) == (2, "keeping")
    assert may_keep(s) == 4


@proves("MA-41")
@pytest.mark.parametrize(
    ("keeps", "cards"), [("keep", 7), ("keep keep", 10), ("keep keep keep", 13)]
)
@pytest.mark.parametrize("level", [5, 8])
def test_keep_cards_add_to_these_four(keeps: str, cards: int, level: int) -> None:
    assert may_keep(ended(level, keeps)) == cards


@proves("MA-42")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["one", "two"])
def test_a_seat_at_level_1_to_4_without_a_keep_card_keeps_nothing(level: int, side: str) -> None:
    assert ended(level, side=side).decision == "taking"


@proves("MA-42")
@pytest.mark.parametrize("level", [5, 6, 7])
def test_a_seat_that_has_laid_out_keeps_nothing(level: int) -> None:
    s = ended(level, laid_out=True)
    assert s.decision == "taking"
    assert s.levels()[1] == level + 1


@proves("MA-43", "G15")
def test_seats_that_kept_cards_are_dealt_only_up_to_10() -> None:
    s = ended(5, "keep")
    may_keep(s)
    assert [hand.n for hand in s.state.hands] == [10, 10, 10]
    assert s.state.draw_pile.n == 108 - 30 - 1


@proves("MA-43", "G15", "G16")
def test_a_kept_hand_of_more_than_10_stays_as_it_is_and_is_dealt_nothing() -> None:
    s = ended(3, "keep keep keep keep")
    assert may_keep(s) == 12
    assert [hand.n for hand in s.state.hands] == [10, 12, 10]
    assert s.hand_text(2) == " ".join(HAND.split()[:12])
    assert s.state.draw_pile.n == 108 - 32 - 1


@proves("MA-43", "G15")
def test_specials_and_jokers_may_be_kept_too() -> None:
    s = ended(2, "keep", hand="take J1-5 keep O1").play("take", "J1-5", "keep")
    assert {"take", "J1-5", "keep"} <= set(s.hand_text(2).split())


@proves("MA-44", "G14")
def test_keep_cards_in_front_of_seats_are_collected_when_the_round_ends() -> None:
    s = ended(2, "keep keep").play("done")
    assert s.front_text(2) == ""
    places = [*s.state.hands, *s.state.piles, s.state.draw_pile]
    keep = s.deck.parse("keep")
    assert sum(place.faces().count(keep) for place in places) == 4
    # They are no longer there for the round that follows.
    s.hand(1, "R9").group(1, "set 2", "R1 G1").playing(1).play("-R9")
    assert s.decision == "taking"
