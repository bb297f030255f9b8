"""Level 8 Master: the take and the swap card (docs/rules/master.md, MA-22 to MA-35)."""

from __future__ import annotations

import pytest

from nivelo.engine.view import SPECTATOR, redact, view
from support.docs.proves import proves
from support.engine.scenario import Scenario


def took(players: int = 4) -> Scenario:
    """Seat 1 has played its take card; its left neighbour opens first."""
    s = Scenario("level8-master", players, dealer=players).hand(1, "take R1 R2")
    s.hand(2, "O1 O2 O3 O4 O5").hand(3, "Y1 Y2")
    if players == 4:
        s.hand(4, "G1 G2 G3 J1-5 swap")
    return s.draw_pile("B7 B8 B9").playing(1).play("take!")


def cards(text: str) -> list[str]:
    return sorted(text.split())


# Take


@proves("MA-22")
def test_a_take_card_is_slid_face_up_under_the_draw_pile() -> None:
    s = took()
    assert s.under_text() == "take"
    assert s.draw_text() == "B7 B8 B9"
    assert s.hand_text(1) == "R1 R2"


@proves("MA-23", "M4")
def test_the_other_seats_open_three_cards_each_one_after_another_from_the_left() -> None:
    s = took()
    order = []
    while s.decision == "opening":
        order.append(s.to_act)
        s.play(min(s.legal()))
    assert order == [2, 2, 2, 3, 3, 4, 4, 4]
    assert (s.to_act, s.decision) == (1, "stealing")


@proves("MA-23")
@pytest.mark.parametrize(("player", "order"), [(2, [3, 4, 1]), (4, [1, 2, 3])])
def test_the_left_neighbour_of_the_player_begins_wherever_that_is(
    player: int, order: list[int]
) -> None:
    s = Scenario("level8-master", 4)
    for seat in range(1, 5):
        s.hand(seat, "R1 R2 R3 R4")
    s.hand(player, "take O1 O2").playing(player).play("take!")
    asked = []
    while s.decision == "opening":
        asked.append(s.to_act)
        s.play("R1", "R2", "R3")
    assert asked == order


@proves("MA-23")
def test_each_seat_chooses_which_cards_it_opens() -> None:
    s = took()
    assert s.legal() == {"O1", "O2", "O3", "O4", "O5"}
    s.play("O5", "O1", "O3")
    assert s.deck.hand_text(s.state.opened[1].faces()) == "O1 O3 O5"
    assert s.hand_text(2) == "O2 O4"
    s.play("Y1", "Y2")
    assert s.legal() == {"G1", "G2", "G3", "J1-5", "swap"}  # jokers and specials too


@proves("MA-23")
def test_a_seat_opens_neither_fewer_nor_more_than_three() -> None:
    s = took().play("O1", "O2")
    assert s.refuses("done")
    s.play("O3")
    assert s.to_act == 3


@proves("MA-24")
def test_a_seat_with_fewer_than_three_cards_opens_all_it_has() -> None:
    s = took().play("O1", "O2", "O3", "Y2", "Y1")
    assert s.hand_text(3) == ""
    assert s.deck.hand_text(s.state.opened[2].faces()) == "Y1 Y2"
    assert s.to_act == 4
    assert s.state.round == 1  # to lay one's last cards open does not end the round


@proves("MA-25", "M4")
def test_opened_cards_are_seen_by_all_seats_and_one_hand_after_another() -> None:
    s = took().play("O5", "O1", "O3")
    for seat in (0, 1, 2, 3, SPECTATOR):
        seen = view(s.state, seat)
        assert s.deck.hand_text(seen.opened[1]) == "O1 O3 O5"
        assert seen.opened[2] == []
        opened = [redact(event, seat) for event in s.log if event.what == "opened"]
        assert [s.deck.hand_text(event.cards) for event in opened] == ["O5", "O1", "O3"]
    # The next seat already sees them when it chooses, the cards behind them nobody does.
    assert s.to_act == 3
    assert s.known_text(2) == ""


@proves("MA-25", "MA-29")
def test_what_was_opened_stays_known_when_it_is_back_in_the_hands() -> None:
    s = took().play("O1", "O2", "O3", "Y1", "Y2", "G1", "G2", "G3", "G2<4")
    assert [s.known_text(seat) for seat in (2, 3, 4)] == ["O1 O2 O3", "Y1 Y2", "G1 G3"]
    assert s.known_text(1) == "G2"


@proves("MA-26")
def test_the_player_takes_one_of_the_opened_cards() -> None:
    s = took().play("O1", "O2", "O3", "Y1", "Y2", "G1", "G2", "G3")
    one_each = {"O1<2", "O2<2", "O3<2", "Y1<3", "Y2<3", "G1<4", "G2<4", "G3<4"}
    assert s.legal() == {*one_each, "done"}
    s.play("Y2<3")
    assert s.hand_text(1) == "R1 R2 Y2"
    assert (s.to_act, s.decision) == (2, "taking")  # exactly one: the turn is over
    assert s.events_of("stole") == [(1, "Y2", 2)]


@proves("MA-26")
def test_a_card_that_was_not_opened_cannot_be_taken() -> None:
    s = took().play("O1", "O2", "O3", "Y1", "Y2", "G1", "G2", "G3")
    assert s.refuses("O4<2", "swap<4", "O1<3", "R1<1")


@proves("MA-27")
def test_the_seat_that_lost_a_card_draws_one() -> None:
    s = took().play("O1", "O2", "O3", "Y1", "Y2", "G1", "G2", "G3", "O2<2")
    assert cards(s.hand_text(2)) == ["B7", "O1", "O3", "O4", "O5"]
    assert s.draw_text() == "B8 B9"
    assert s.events_of("drew") == [(2, "B7", -1)]
    assert s.known_text(2) == "O1 O3"  # nobody else saw what it drew


@proves("MA-27")
def test_a_seat_robbed_of_its_only_card_draws_and_the_round_goes_on() -> None:
    s = Scenario("level8-master", 2, dealer=2).hand(1, "take R1").hand(2, "O1")
    s.group(2, "set 2", "G1 B1").draw_pile("B7 B8").playing(1).play("take!", "O1", "O1<2")
    assert s.hand_text(2) == "B7"
    assert (s.state.round, s.to_act) == (1, 2)


@proves("MA-28")
def test_if_no_card_is_taken_nobody_draws() -> None:
    s = took().play("O1", "O2", "O3", "Y1", "Y2", "G1", "G2", "G3", "done")
    assert s.draw_text() == "B7 B8 B9"
    assert s.events_of("drew") == []
    assert s.hand_text(1) == "R1 R2"
    assert s.to_act == 2


@proves("MA-29")
@pytest.mark.parametrize("choice", ["G2<4", "done"])
def test_all_other_opened_cards_go_back_to_the_hands_they_came_from(choice: str) -> None:
    s = took().play("O1", "O2", "O3", "Y1", "Y2", "G1", "G2", "G3", choice)
    assert s.hand_text(2) == "O1 O2 O3 O4 O5"
    assert s.hand_text(3) == "Y1 Y2"
    back = {"G1", "G3", "J1-5", "swap"} | ({"B7"} if choice == "G2<4" else {"G2"})
    assert set(s.hand_text(4).split()) == back
    assert [opened.n for opened in s.state.opened] == [0, 0, 0, 0]


@proves("MA-30")
def test_the_player_ends_the_turn_with_one_card_more_than_after_a_discard() -> None:
    after_discard = Scenario("level8-master", 2, dealer=2).hand(1, "take R1 R2").playing(1)
    after_discard.play("-R1")
    s = took().play("O1", "O2", "O3", "Y1", "Y2", "G1", "G2", "G3", "O1<2")
    assert s.state.hands[0].n == after_discard.state.hands[0].n + 1 == 3
    assert s.pile_text(1) == after_discard.pile_text(1).removesuffix("R1").strip()


# Swap


def swapping(hand: str = "R1 R2 R3 R4 R5") -> Scenario:
    """Seat 1 has played its swap card and holds these."""
    s = Scenario("level8-master", 3, dealer=3).hand(1, f"swap {hand}")
    s.draw_pile("B7 B8 B9 B10").pile(1, "G1").pile(2, "G2").pile(3, "G3")
    return s.playing(1).play("swap!")


@proves("MA-31")
def test_a_swap_card_is_slid_face_up_under_the_draw_pile() -> None:
    s = swapping()
    assert s.under_text() == "swap"
    assert s.hand_text(1) == "R1 R2 R3 R4 R5"
    assert (s.to_act, s.decision) == (1, "swapping")


@proves("MA-32", "MA-33")
@pytest.mark.parametrize(
    ("put_down", "pile", "hand"),
    [
        ("", "G1", "R1 R2 R3 R4 R5"),
        ("R3", "G1 R3", "R1 R2 R4 R5 B7"),
        ("R5 R1", "G1 R5 R1", "R2 R3 R4 B7 B8"),
        ("R2 R5 R3", "G1 R2 R5 R3", "R1 R4 B7 B8 B9"),
        ("R5 R3 R2", "G1 R5 R3 R2", "R1 R4 B7 B8 B9"),
    ],
)
def test_up_to_three_cards_are_put_down_in_any_order_and_as_many_drawn(
    put_down: str, pile: str, hand: str
) -> None:
    s = swapping().play(*put_down.split())
    if len(put_down.split()) < 3:
        s.play("done")
    assert s.pile_text(1) == pile
    assert s.hand_text(1) == hand
    assert (s.to_act, s.decision) == (2, "taking")


@proves("MA-32")
def test_a_fourth_card_cannot_be_swapped() -> None:
    s = swapping().play("R1", "R2", "R3")
    assert s.to_act == 2
    assert s.hand_text(1) == "R4 R5 B7 B8 B9"


@proves("MA-32")
def test_any_card_of_the_hand_may_be_swapped_and_none_has_an_effect() -> None:
    s = swapping("R1 J1-5 take keep swap")
    assert s.legal() == {"R1", "J1-5", "take", "keep", "swap", "done"}
    s.play("take", "keep", "swap")
    assert s.pile_text(1) == "G1 take keep swap"
    assert s.under_text() == "swap"  # only the one that was played
    assert s.front_text(1) == ""
    assert (s.to_act, s.decision) == (2, "taking")


@proves("MA-32")
def test_the_cards_put_down_are_seen_by_all_and_those_drawn_by_the_player_only() -> None:
    s = swapping().play("R1", "R2", "done")
    for seat in (1, 2, SPECTATOR):
        put_down = [redact(event, seat) for event in s.log if event.what == "put_down"]
        assert [s.deck.hand_text(event.cards) for event in put_down] == ["R1", "R2"]
        drew = [redact(event, seat) for event in s.log if event.what == "drew"]
        assert [event.cards for event in drew] == [[-1], [-1]]
    assert s.known_text(1) == ""


@proves("MA-33")
def test_the_cards_are_drawn_when_all_have_been_put_down() -> None:
    s = swapping().play("R1", "R2")
    assert s.hand_text(1) == "R3 R4 R5"
    assert s.refuses("B7")
    s.play("done")
    assert s.hand_text(1) == "R3 R4 R5 B7 B8"


@proves("MA-34")
def test_swapped_cards_come_from_the_draw_pile_only() -> None:
    s = swapping().play("R1")
    assert s.refuses("pile1", "pile2", "pile3")
    s.play("done")
    assert [s.pile_text(seat) for seat in (1, 2, 3)] == ["G1 R1", "G2", "G3"]
    assert s.draw_text() == "B8 B9 B10"


@proves("MA-35", "M5")
@pytest.mark.parametrize("hand", ["R1", "R1 R2", "R1 R2 R3"])
def test_the_whole_rest_of_the_hand_may_be_swapped_and_the_round_goes_on(hand: str) -> None:
    s = swapping(hand).group(1, "set 2", "O1 P1").play(*hand.split())
    drawn = ["B7", "B8", "B9"][: len(hand.split())]
    assert s.hand_text(1).split() == drawn
    assert s.state.round == 1
    assert (s.to_act, s.decision) == (2, "taking")


@proves("G18", "G4")
@pytest.mark.parametrize("laid_out", [False, True])
def test_a_hand_emptied_because_draws_were_dropped_ends_the_round(laid_out: bool) -> None:
    s = swapping("R1").draw_pile("").under("").pile(1, "").pile(2, "").pile(3, "")
    if laid_out:
        s.group(1, "set 2", "O1 P1")
    s.group(2, "set 2", "O2 P2").play("R1")
    # Nobody has ended it: no bonus, and a seat without a layout stays at its level.
    assert s.state.round == 2
    assert s.events_of("round_ended") == [(0, "", -1)]
    assert s.levels() == [2 if laid_out else 1, 2, 1]


@proves("G18", "G4")
@pytest.mark.parametrize("laid_out", [False, True])
def test_a_seat_robbed_of_its_only_card_with_nothing_to_draw_ends_the_round(
    laid_out: bool,
) -> None:
    s = Scenario("level8-master", 3, dealer=3).hand(1, "take R1").hand(2, "O1").hand(3, "Y1 Y2")
    if laid_out:
        s.group(2, "set 2", "O2 P2")
    s.playing(1).play("take!", "O1", "Y1", "Y2")
    s.draw_pile("").under("").pile(1, "").pile(2, "").pile(3, "").play("O1<2")
    assert s.state.round == 2
    assert s.events_of("round_ended") == [(0, "", -1)]
    assert s.levels() == [1, 2 if laid_out else 1, 1]
