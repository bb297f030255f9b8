"""Level 8: keeping cards on the two-star side (docs/rules/level8.md, L-32 to L-36)."""

from __future__ import annotations

import pytest

from nivelo.engine.events import HIDDEN
from nivelo.engine.view import SPECTATOR, redact, view
from support.docs.proves import proves
from support.engine.scenario import Scenario
from support.engine.second_dealer import deal

HAND = "O1 O2 O3 O4 O5 O6 O7 O8 O9 O10"


def ended(
    level: int,
    side: str | list[str] = "two",
    game: str = "level8-101",
    mix: str = "none",
    laid_out: bool = False,
    hand: str = HAND,
) -> Scenario:
    """Seat 1 has ended the round; seat 2 was at this level and holds ten cards."""
    s = Scenario(game, players=3, side=side, mix=mix, dealer=1).level(2, level)
    s.hand(1, "R9").hand(2, hand).hand(3, "P1 P2 P3").group(1, "set 2", "R1 G1")
    if laid_out:
        s.group(2, "set 2", "B1 B2")
    return s.playing(1).play("-R9")


@proves("L-32")
@pytest.mark.parametrize("level", [5, 6, 7, 8])
def test_a_two_star_seat_at_level_5_to_8_keeps_up_to_four_cards(level: int) -> None:
    s = ended(level)
    assert (s.to_act, s.decision) == (2, "keeping")
    assert s.legal() == {*HAND.split(), "done"}
    s.play("O2", "O4", "O6", "O8")  # the fourth is the last: no fifth is asked for
    assert s.state.round == 2
    assert {"O2", "O4", "O6", "O8"} <= set(s.hand_text(2).split())


@proves("L-32")
@pytest.mark.parametrize("cards", ["", "O1", "O1 O2", "O1 O2 O3"])
def test_fewer_than_four_or_none_may_be_kept(cards: str) -> None:
    s = ended(7).play(*cards.split(), "done")
    assert s.state.round == 2
    assert set(cards.split()) <= set(s.hand_text(2).split())
    assert len(s.events_of("kept")) == len(cards.split())


@proves("L-32")
def test_a_card_is_kept_once_only() -> None:
    s = ended(7).play("O1")
    assert s.refuses("O1")
    assert s.legal() == {*HAND.split()[1:], "done"}


@proves("L-32")
def test_a_seat_with_fewer_than_four_cards_may_keep_them_all() -> None:
    s = ended(5, hand="O1 O2").play("O1", "O2")
    assert s.state.round == 2
    assert {"O1", "O2"} <= set(s.hand_text(2).split())


@proves("L-33")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_seat_at_level_1_to_4_keeps_nothing(level: int) -> None:
    s = ended(level)
    assert (s.state.round, s.decision) == (2, "taking")
    assert s.events_of("kept") == []


@proves("L-33")
@pytest.mark.parametrize("level", [5, 6, 7])
def test_a_seat_that_has_laid_out_keeps_nothing(level: int) -> None:
    s = ended(level, laid_out=True)
    assert (s.state.round, s.decision) == (2, "taking")
    assert s.levels()[1] == level + 1


@proves("L-33")
@pytest.mark.parametrize("level", [5, 6, 7, 8])
def test_a_one_star_seat_keeps_nothing(level: int) -> None:
    assert ended(level, side="one").decision == "taking"


@proves("L-33", "L-7")
def test_at_a_table_of_both_sides_only_two_star_seats_keep() -> None:
    s = Scenario(players=3, side=["one", "one", "two"], dealer=1).level(2, 6).level(3, 6)
    s.hand(1, "R9").group(1, "set 2", "R1 G1").playing(1).play("-R9")
    assert (s.to_act, s.decision) == (3, "keeping")
    s.play("done")
    assert s.decision == "taking"


@proves("L-33")
def test_what_counts_is_the_level_at_which_the_round_ended() -> None:
    # Seat 1 comes to level 5 only by ending this round; it had laid out and keeps nothing.
    s = Scenario(players=2, side="two").level(1, 3).hand(1, "R9").group(1, "set 2", "R1 G1")
    s.playing(1).play("-R9")
    assert s.levels()[0] == 5
    assert s.decision == "taking"


@proves("L-34")
@pytest.mark.parametrize("level", [5, 6, 7, 8])
def test_in_level8_99_nobody_keeps_cards(level: int) -> None:
    assert ended(level, side="one", game="level8-99").decision == "taking"


@proves("L-35", "G10")
@pytest.mark.parametrize(("dealer", "order"), [(4, [2, 3, 4]), (1, [3, 4, 2]), (2, [4, 2, 3])])
def test_seats_choose_one_after_another_from_the_new_dealers_left(
    dealer: int, order: list[int]
) -> None:
    s = Scenario(players=4, side="two", dealer=dealer)
    for seat in (2, 3, 4):
        s.level(seat, 5).hand(seat, HAND)
    s.hand(1, "R9").group(1, "set 2", "R1 G1").playing(1).play("-R9")
    # The new dealer is the old one's left neighbour; asking begins on that seat's left.
    asked = []
    while s.decision == "keeping":
        asked.append(s.to_act)
        s.play("O1", "done")
    assert asked == order


@proves("L-35", "G10")
def test_only_the_chooser_sees_which_cards_are_kept() -> None:
    tables = ended(6), ended(6)
    tables[1].game = tables[1].state.game = tables[0].game
    for table, card in zip(tables, ("O1", "O7"), strict=True):
        table.play(card)
        # That a card was kept is seen, and how many are.
        assert view(table.state).kept_sizes == [0, 1, 0]
    one, other = (table.state for table in tables)
    for seat in (0, 2, SPECTATOR):
        assert view(one, seat) == view(other, seat)
    assert view(one, 1) != view(other, 1)
    kept = next(event for event in tables[0].log if event.what == "kept")
    assert redact(kept, 1).cards == [tables[0].deck.parse("O1")]
    assert redact(kept, 0).cards == redact(kept).cards == [HIDDEN]


@proves("L-35", "G10")
def test_in_the_next_round_nobody_knows_what_was_kept_though_all_had_seen_it_taken() -> None:
    s = Scenario(players=3, side="two", dealer=3).level(1, 6).hand(1, "R1 R2 R3").hand(2, "G9")
    s.group(2, "set 2", "B1 B2").pile(3, "P9").turn(1).play("pile3", "-R1")
    assert s.known_text(1) == "P9"
    s.playing(2).play("-G9")
    assert (s.to_act, s.decision) == (1, "keeping")
    s.play("P9", "done")
    assert "P9" in s.hand_text(1)
    assert s.known_text(1) == ""


@proves("L-35", "G15")
def test_any_kind_of_card_may_be_kept() -> None:
    s = ended(6, hand="O1 J J skip O2").play("J", "skip", "J", "O1")
    kept = s.hand_text(2).split()
    assert kept.count("J") >= 2
    assert {"skip", "O1"} <= set(kept)


@proves("L-36", "G15")
@pytest.mark.parametrize("cards", ["O1", "O1 O2 O3", "O1 O2 O3 O4"])
def test_a_seat_that_kept_cards_is_dealt_only_up_to_10(cards: str) -> None:
    s = ended(8).play(*cards.split())
    if s.decision == "keeping":
        s.play("done")
    assert [hand.n for hand in s.state.hands] == [10, 10, 10]
    assert set(cards.split()) <= set(s.hand_text(2).split())
    # What was kept is in no other place; with what was dealt there are 101 cards again.
    places = [*s.state.hands, *s.state.piles, s.state.draw_pile]
    lying = sorted(face for place in places for face in place.faces())
    every = [face for face in range(int(s.deck.faces)) for _ in range(int(s.deck.count[face]))]
    assert lying == every


@proves("L-36", "G15")
def test_the_deal_passes_over_a_hand_that_is_full() -> None:
    s = ended(6).play("O1", "O2", "O3")
    stream = s.state.stream.clone()
    s.play("O4")
    kept = [[], s.deck.parse_hand("O1 O2 O3 O4"), []]
    # Seat 2 deals, and gets no more cards after the sixth time around.
    hands, turned_up, draw_pile = deal(s.deck, stream, 1, kept, 10)
    assert [hand.faces() for hand in s.state.hands] == hands
    assert s.state.piles[1].faces() == [turned_up]
    assert s.state.draw_pile.faces() == draw_pile
