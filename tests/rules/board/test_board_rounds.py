"""The board game: how a round ends, what is kept, who deals, and how the game is won."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.view import redact, view
from support.docs.proves import proves
from support.engine.scenario import Scenario


def seat_1_goes_out(side: str = "one") -> Scenario:
    """Seat 2 ended up with its level on the table, seat 3 without; seat 1 discards its last."""
    table = Scenario("level8-board", side=side).hand(1, "P9").hand(2, "B1 B2 J")
    table.hand(3, "R4 G7 J J B9 O12").group(1, "set 3", "R5 O5 Y5").group(2, "run 3", "R7 B8 O9")
    return table.playing(1)


def keep_nothing(table: Scenario) -> Scenario:
    while table.decision == "keeping":
        table.play("done")
    return table


@proves("BO-10")
def test_the_towers_stay_where_they_are_from_round_to_round() -> None:
    table = seat_1_goes_out().tower(1, 11).tower(2, 5).tower(3, 28).play("-P9")
    keep_nothing(table)
    assert table.state.round == 2
    assert table.towers() == [11, 5, 28]


@proves("BO-57")
def test_out_two_levels_laid_out_one_level_the_rest_stay() -> None:
    table = seat_1_goes_out().level(1, 2).level(2, 4).level(3, 6).play("-P9")
    assert table.levels() == [4, 5, 6]


@proves("BO-57", "BO-47")
def test_a_joker_as_the_last_card_ends_the_round_like_any_other() -> None:
    table = seat_1_goes_out().hand(1, "J").play("-J")
    assert table.levels() == [3, 2, 1]


@proves("BO-58", "BO-59", "G10")
@pytest.mark.parametrize("side", ["one", "two"])
@pytest.mark.parametrize("level", range(1, 9))
def test_a_seat_that_has_not_laid_out_may_keep_four_cards_at_any_level_on_both_sides(
    level: int, side: str
) -> None:
    table = seat_1_goes_out(side).level(3, level).play("-P9")
    assert (table.to_act, table.decision) == (3, "keeping"), "nobody else may keep anything"
    table.play("R4", "G7", "B9", "O12")
    assert table.decision == "moving", "four and no more"
    assert {"R4", "G7", "B9", "O12"} <= set(table.hand_text(3).split())
    assert table.state.hands[2].n == 10


@proves("BO-58")
@pytest.mark.parametrize("kept", [[], ["G7"], ["G7", "J"], ["G7", "J", "J"]])
def test_it_may_keep_fewer_or_none(kept: list[str]) -> None:
    table = seat_1_goes_out().play("-P9", *kept, "done")
    assert table.decision == "moving"
    assert set(kept) <= set(table.hand_text(3).split())
    assert table.hand_text(3).split().count("J") == kept.count("J")


@proves("BO-58")
def test_only_cards_of_the_own_hand_can_be_kept() -> None:
    table = seat_1_goes_out().play("-P9")
    assert table.legal() == {"R4", "G7", "J", "B9", "O12", "done"}
    with pytest.raises(IllegalMoveError):
        table.play("B1")


@proves("BO-58", "BO-60", "BO-61", "G15")
def test_jokers_may_be_kept_and_the_others_go_back_to_the_middle() -> None:
    table = seat_1_goes_out().play("-P9", "J", "J", "R4", "done")
    assert table.hand_text(3).split().count("J") == 2
    assert table.state.hands[2].n == 10, "kept jokers are counted"
    assert table.state.stock == 6


@proves("BO-60", "BO-3")
def test_all_jokers_that_are_not_kept_go_back_wherever_they_lay() -> None:
    table = seat_1_goes_out().pile(1, "J B3").pile(2, "J").group(2, "set 3", "J=9 J=9 R9")
    keep_nothing(table.jokers_in_middle(1).play("-P9"))
    assert table.state.stock == 8
    everywhere = [*table.state.hands, *table.state.piles, table.state.draw_pile]
    cards = sorted(face for some in everywhere for face in some.faces())
    assert cards == list(range(90)), "and all number cards are shuffled"


@proves("BO-60", "S-54")
def test_kept_number_cards_are_not_shuffled_in() -> None:
    table = seat_1_goes_out().play("-P9", "R4", "G7", "done")
    others = [table.state.hands[0], table.state.hands[1], *table.state.piles, table.state.draw_pile]
    cards = [face for some in others for face in some.faces()]
    assert table.deck.parse("R4") not in cards
    assert table.deck.parse("G7") not in cards
    assert len(cards) == 80


@proves("BO-59")
def test_a_seat_whose_level_lies_on_the_table_keeps_nothing() -> None:
    table = seat_1_goes_out().group(3, "set 3", "R6 O6 Y6").play("-P9")
    assert table.decision == "moving", "nobody was asked"
    assert table.state.stock == 8


@proves("BO-58", "G10")
def test_seats_are_asked_in_turn_order_from_the_new_dealers_left() -> None:
    table = Scenario("level8-board", players=4, dealer=4)
    table.hand(2, "P9").group(2, "set 3", "R5 O5 Y5").playing(2).play("-P9")
    asked = []
    while table.decision == "keeping":
        asked.append(table.to_act)
        table.play("done")
    assert asked == [3, 4, 1]


@proves("BO-58", "G10")
def test_the_number_cards_kept_are_hidden_from_the_others() -> None:
    table = seat_1_goes_out().play("-P9", "R4", "G7")
    kept = [event for event in table.log if event.what == "kept"]
    assert [redact(event, 0).cards for event in kept] == [[-1], [-1]]
    assert view(table.state, 0).kept == []
    assert view(table.state, 0).kept_sizes == [0, 0, 2]
    assert view(table.state, 2).kept == [table.deck.parse("R4"), table.deck.parse("G7")]


@proves("BO-4", "BO-58")
def test_all_see_that_a_joker_is_kept() -> None:
    table = seat_1_goes_out().play("-P9", "J")
    kept = [event for event in table.log if event.what == "kept"]
    assert [redact(event, 0).cards for event in kept] == [[table.deck.parse("J")]]
    table.play("R4", "done")
    assert table.known_text(3) == "J", "and the R4 is not known"
    assert table.known_text(2) == "", "its joker went back"


@proves("BO-61")
def test_everyone_is_dealt_up_to_ten_cards() -> None:
    table = seat_1_goes_out().play("-P9", "J", "done")
    assert [int(hand.n) for hand in table.state.hands] == [10, 10, 10]
    assert table.state.draw_pile.n == 90 - 29 - 1


@proves("BO-62")
@pytest.mark.parametrize(("old", "ender"), [(1, 1), (1, 3), (2, 3), (3, 2)])
def test_the_seat_that_ended_the_round_deals_and_its_left_neighbour_starts(
    old: int, ender: int
) -> None:
    table = Scenario("level8-board", dealer=old).hand(ender, "P9")
    table.group(ender, "set 3", "R5 O5 Y5").playing(ender).play("-P9")
    keep_nothing(table)
    assert table.state.dealer + 1 == ender
    assert table.to_act == ender % 3 + 1
    assert [int(pile.n) for pile in table.state.piles] == [
        1 if seat == ender else 0 for seat in (1, 2, 3)
    ]
    assert table.events_of("turned_up")[0][0] == ender


@proves("B14", "G9")
@pytest.mark.parametrize(("old", "new"), [(1, 2), (2, 3), (3, 1)])
def test_after_a_round_that_nobody_ended_the_left_neighbour_of_the_dealer_deals(
    old: int, new: int
) -> None:
    table = Scenario("level8-board", dealer=old, max_turns_per_round=1)
    starter = table.to_act
    table.group(3, "set 3", "R5 O5 Y5").hand(starter, "R4 B9").playing(starter).play("-R4")
    assert table.events_of("round_ended") == [(0, "", -1)]
    assert table.levels() == [1, 1, 2], "who laid out moves up one level"
    assert table.decision == "keeping"
    keep_nothing(table)
    assert table.state.dealer + 1 == new
    assert table.to_act == new % 3 + 1


@proves("B14", "G18", "BO-62")
def test_after_a_hand_was_emptied_by_dropped_draws_the_left_neighbour_deals_too() -> None:
    table = Scenario("level8-board", dealer=3).hand(2, "R4").draw_pile("")
    for seat in (1, 2, 3):
        table.pile(seat, "")
    table.group(1, "set 3", "R5 O5 Y5").lands_on(2, 3).play("R4")
    assert table.events_of("round_ended") == [(0, "", -1)]
    assert table.levels() == [2, 1, 1]
    keep_nothing(table)
    assert table.state.dealer == 0


@proves("BO-63")
@pytest.mark.parametrize(("side", "rest"), [("one", "P1 P2 P3 P5"), ("two", "R7 B7 G7 O7")])
def test_level_8_laid_out_wins_at_once(side: str, rest: str) -> None:
    hand = f"R4 B4 G4 O4 Y4 {rest} B9 Y10"
    table = Scenario("level8-board", side=side).level(2, 8).hand(2, hand).playing(2).lay_out()
    assert table.state.is_over
    assert table.state.winner == 1
    assert table.state.hands[1].n == 2, "with cards in hand"
    assert table.legal() == set()


@proves("BO-64")
def test_level_7_on_the_table_and_the_round_ended_wins() -> None:
    table = seat_1_goes_out().level(1, 7).level(2, 7).play("-P9")
    assert table.state.is_over
    assert table.state.winner == 0


@proves("BO-64", "BO-57")
def test_level_7_on_the_table_while_another_ends_the_round_goes_to_level_8() -> None:
    table = seat_1_goes_out().level(1, 6).level(2, 7).play("-P9")
    assert not table.state.is_over
    assert table.levels() == [8, 8, 1]
