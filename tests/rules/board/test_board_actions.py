"""The board game's actions that bring cards: +1, +2, again, exchange, everyone, joker."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.view import redact, view
from support.docs.proves import proves
from support.engine.scenario import Scenario

# Fields of the track, counted from 1 at the start field.
PLUS_ONE = 2
EXCHANGE = 3
PLUS_TWO = 4
EVERYONE = 7
JOKER = 8
AGAIN = 10
SECOND_AGAIN = 22


def table_of_three() -> Scenario:
    table = Scenario("level8-board").tower(1, 1).tower(2, 27).tower(3, 28)
    table.hand(1, "R4 B9 G12").hand(2, "O1 Y2").hand(3, "P6 P7")
    return table.pile(1, "R1 R2").pile(2, "B3 B5").pile(3, "G8").draw_pile("O10 O11 O12 O13 O14")


@proves("BO-19", "S-10")
def test_plus_one_takes_the_top_card_of_any_pile_the_own_included() -> None:
    table = table_of_three().lands_on(1, PLUS_ONE)
    assert table.legal() == {"draw", "pile1", "pile2", "pile3"}
    for move, card in (("draw", "O10"), ("pile1", "R2"), ("pile2", "B5"), ("pile3", "G8")):
        table = table_of_three().lands_on(1, PLUS_ONE).play(move)
        assert card in table.hand_text(1).split()
        assert table.decision == "playing"
        assert table.state.hands[0].n == 4


@proves("BO-19")
def test_plus_one_takes_nothing_from_an_empty_pile() -> None:
    table = table_of_three().pile(2, "").lands_on(1, PLUS_ONE)
    assert table.legal() == {"draw", "pile1", "pile3"}


@proves("BO-20")
def test_plus_two_shows_the_first_card_before_the_second_is_chosen() -> None:
    table = table_of_three().lands_on(1, PLUS_TWO).play("draw")
    assert (table.to_act, table.decision) == (1, "taking")
    assert table.deck.parse("O10") in view(table.state, 0).hand
    assert table.legal() == {"draw", "pile1", "pile2", "pile3"}
    table.play("pile3")
    assert table.hand_text(1) == "R4 G8 B9 O10 G12"
    assert table.decision == "playing"


@proves("BO-20")
@pytest.mark.parametrize(
    ("pile", "first", "second"),
    [("draw", "O10", "O11"), ("pile1", "R2", "R1"), ("pile2", "B5", "B3")],
)
def test_plus_two_may_take_both_cards_from_the_same_pile(
    pile: str, first: str, second: str
) -> None:
    table = table_of_three().lands_on(1, PLUS_TWO).play(pile)
    assert first in table.hand_text(1).split()
    assert second not in table.hand_text(1).split()
    table.play(pile)
    assert second in table.hand_text(1).split()
    assert table.state.hands[0].n == 5, "one card more than before, even after the discard"


@proves("BO-20", "S-11")
def test_plus_two_finds_a_pile_of_one_card_empty_the_second_time() -> None:
    table = table_of_three().lands_on(1, PLUS_TWO).play("pile3")
    assert table.legal() == {"draw", "pile1", "pile2"}


@proves("BO-21", "E-21")
def test_the_second_card_of_plus_two_cannot_be_declined() -> None:
    table = table_of_three().lands_on(1, PLUS_TWO).play("draw")
    for move in ("pass", "done", "-R4", "lay-out"):
        with pytest.raises(IllegalMoveError):
            table.play(move)
    assert table.state.hands[0].n == 4


@proves("BO-21", "G4", "S-48")
def test_the_second_card_of_plus_two_is_skipped_only_if_there_is_none_anywhere() -> None:
    table = table_of_three().draw_pile("").pile(1, "").pile(2, "").pile(3, "G8")
    table.lands_on(1, PLUS_TWO)
    assert table.legal() == {"pile3"}
    table.play("pile3")
    assert table.decision == "playing"
    assert table.events_of("nothing_to_take") == [(1, "", -1)]


@proves("BO-20", "G5", "G12")
def test_between_the_two_cards_a_used_up_draw_pile_is_renewed() -> None:
    table = table_of_three().draw_pile("O10").lands_on(1, PLUS_TWO).play("draw")
    assert table.state.draw_pile.n == 2, "R1 and B3, which lay under the tops"
    assert [table.pile_text(seat) for seat in (1, 2, 3)] == ["R2", "B5", "G8"]
    table.play("draw")
    assert set(table.hand_text(1).split()) & {"R1", "B3"}


@proves("BO-22", "E-20")
def test_again_takes_a_card_goes_through_steps_2_and_3_and_then_rolls_once_more() -> None:
    table = table_of_three().lands_on(1, AGAIN)
    assert table.legal() == {"draw", "pile1", "pile2", "pile3"}
    table.play("pile2")
    assert table.decision == "playing", "steps 2 and 3 come first"
    table.log.clear()
    table.play("-B5")
    assert (table.to_act, table.decision) == (1, "moving")
    assert table.events() == ["discarded", "turn", "rolled"]
    assert table.state.turn == 0


@proves("BO-22", "E-20")
def test_after_the_other_turn_the_next_seat_follows() -> None:
    table = table_of_three().lands_on(1, AGAIN).play("draw", "-R4")
    table.dice(2, 3).play("field12", "draw", "-B9")
    assert (table.to_act, table.decision) == (2, "moving")


@proves("BO-23", "E-20")
def test_again_reached_in_the_other_turn_gives_one_more_and_so_on() -> None:
    table = table_of_three().lands_on(1, AGAIN).play("draw", "-O10")
    for card in ("O11", "O12", "O13"):
        assert (table.to_act, table.decision) == (1, "moving")
        table.tower(1, SECOND_AGAIN - 2).dice(2, 6).play(f"field{SECOND_AGAIN}", "draw", f"-{card}")
    assert (table.to_act, table.decision) == (1, "moving")
    table.dice(1, 6).play("field23", "draw", "-O14")
    assert (table.to_act, table.decision) == (2, "moving")


@proves("BO-24", "E-20")
def test_the_other_turn_is_lost_if_the_first_one_ends_the_round() -> None:
    table = table_of_three().group(1, "set 3", "R5 O5 Y5").hand(1, "B9")
    table.lands_on(1, AGAIN).play("pile2", "B5@1", "-B9")
    assert "round_ended" in table.events()
    while table.decision == "keeping":
        table.play("done")
    assert table.state.round == 2
    assert (table.to_act, table.decision) == (2, "moving"), "the left neighbour of the new dealer"
    assert not table.state.again
    table.lands_on(2, PLUS_ONE).play("draw")
    table.play("-" + table.hand_text(2).split()[0])
    assert table.to_act == 3, "nor does it come back in the next round"


@proves("BO-25", "BO-27")
@pytest.mark.parametrize(
    ("moves", "pile", "left"),
    [
        (["B9", "done"], "R1 R2 B9", {"R4", "G12", "P1", "O10", "O11"}),
        (["B9", "R4", "done"], "R1 R2 B9 R4", {"G12", "P1", "O10", "O11", "O12"}),
        (["G12", "R4", "B9"], "R1 R2 G12 R4 B9", {"P1", "O10", "O11", "O12", "O13"}),
    ],
)
def test_exchange_puts_down_one_to_three_cards_and_draws_one_more(
    moves: list[str], pile: str, left: set[str]
) -> None:
    table = table_of_three().hand(1, "R4 B9 G12 P1").lands_on(1, EXCHANGE).play(*moves)
    assert table.pile_text(1) == pile, "one after another, in the order of the player"
    assert set(table.hand_text(1).split()) == left
    assert table.decision == "playing"


@proves("BO-25")
def test_exchange_puts_down_at_least_one_card_and_only_cards_of_the_hand() -> None:
    table = table_of_three().lands_on(1, EXCHANGE)
    assert table.legal() == {"R4", "B9", "G12"}
    with pytest.raises(IllegalMoveError):
        table.play("done")


@proves("BO-25")
def test_all_seats_see_each_card_that_is_put_down() -> None:
    table = table_of_three().lands_on(1, EXCHANGE).play("B9")
    assert table.events_of("put_down") == [(1, "B9", -1)]
    assert redact(table.log[-1], 2).cards == [table.deck.parse("B9")]
    assert view(table.state, 2).piles[0][-1] == table.deck.parse("B9")
    assert table.events_of("drew") == [], "drawing waits until the last card is down"


@proves("BO-27")
def test_for_an_exchange_nothing_is_taken_from_a_discard_pile() -> None:
    table = table_of_three().lands_on(1, EXCHANGE)
    for move in ("draw", "pile1", "pile2", "pile3"):
        with pytest.raises(IllegalMoveError):
            table.play(move)
    table.play("B9", "done")
    assert [seat for seat, _, _ in table.events_of("drew")] == [1, 1]
    assert table.events_of("took") == []


@proves("BO-27", "G12", "B5")
def test_the_draws_of_an_exchange_may_renew_the_pile_in_between() -> None:
    table = table_of_three().draw_pile("O10").lands_on(1, EXCHANGE).play("B9", "R4", "done")
    # O10 is drawn, then R1, R2, B9 and B3 are shuffled; R4, B5 and G8 stay on top.
    assert table.state.hands[0].n == 4
    assert table.state.draw_pile.n == 2
    assert [table.pile_text(seat) for seat in (1, 2, 3)] == ["R4", "B5", "G8"]


@proves("BO-26", "B4")
@pytest.mark.parametrize("cards", ["R4", "R4 B9"])
def test_with_fewer_than_three_cards_at_most_the_hand_is_put_down(cards: str) -> None:
    table = table_of_three().hand(1, cards).lands_on(1, EXCHANGE).play(*cards.split())
    assert table.decision == "playing", "no card is left to put down: the draws follow"
    assert table.state.hands[0].n == len(cards.split()) + 1


@proves("BO-28", "B9")
def test_to_put_down_the_whole_hand_does_not_end_the_round() -> None:
    table = table_of_three().group(1, "set 3", "R5 O5 Y5").lands_on(1, EXCHANGE)
    table.play("R4", "B9", "G12")
    assert "round_ended" not in table.events()
    assert table.hand_text(1) == "O10 O11 O12 O13"
    assert table.decision == "playing"


@proves("BO-29", "B13")
def test_everyone_draws_one_card_beginning_with_the_player_then_clockwise() -> None:
    table = table_of_three().lands_on(2, EVERYONE)
    assert table.events_of("drew") == [(2, "O10", -1), (3, "O11", -1), (1, "O12", -1)]
    assert [int(hand.n) for hand in table.state.hands] == [4, 3, 3]
    assert (table.to_act, table.decision) == (2, "playing")


@proves("BO-29", "S-60")
def test_what_everyone_drew_is_seen_by_the_one_who_drew_it_only() -> None:
    table = table_of_three().lands_on(2, EVERYONE)
    drew = [event for event in table.log if event.what == "drew"]
    assert [redact(event, 0).cards for event in drew] == [[-1], [-1], [table.deck.parse("O12")]]


@proves("BO-29", "G4", "G12")
def test_everyone_draws_as_far_as_there_are_cards() -> None:
    table = table_of_three().draw_pile("O10").pile(1, "R2").pile(2, "B5").lands_on(2, EVERYONE)
    assert table.events_of("drew") == [(2, "O10", -1)]
    assert [int(hand.n) for hand in table.state.hands] == [3, 3, 2]
    assert (table.to_act, table.decision) == (2, "playing")


@proves("BO-30")
def test_joker_takes_a_joker_from_the_middle_and_no_other_card() -> None:
    table = table_of_three().jokers_in_middle(2).lands_on(1, JOKER)
    assert table.state.stock == 1
    assert table.hand_text(1) == "R4 B9 G12 J"
    assert table.decision == "playing"
    assert table.events_of("got_joker") == [(1, "J", -1)]


@proves("BO-30", "BO-4")
def test_all_see_the_joker_that_was_taken() -> None:
    table = table_of_three().jokers_in_middle(2).lands_on(1, JOKER)
    assert all(not event.secret for event in table.log if event.what == "got_joker")
    assert view(table.state, 2).stock == 1
    assert table.known_text(1) == "J"


@proves("BO-31", "E-19")
def test_with_no_joker_in_the_middle_the_top_card_of_any_pile_is_taken() -> None:
    table = table_of_three().jokers_in_middle(0).lands_on(1, JOKER)
    assert table.decision == "taking"
    assert table.legal() == {"draw", "pile1", "pile2", "pile3"}
    table.play("pile1")
    assert table.hand_text(1) == "R2 R4 B9 G12"
    assert (table.state.stock, table.decision) == (0, "playing")


@proves("BO-31")
def test_with_the_last_joker_in_the_middle_there_is_no_choice() -> None:
    table = table_of_three().jokers_in_middle(1).lands_on(1, JOKER)
    assert (table.state.stock, table.decision) == (0, "playing")
