"""What the five games share: the end of a round and of the game (shared.md, S-50 to S-56)."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.engine.errors import IllegalMoveError, LayoutError
from support.docs.proves import proves
from support.engine.scenario import Scenario


@proves("S-50")
def test_to_lay_off_the_last_card_is_refused() -> None:
    s = Scenario().hand(1, "R4 R5").group(1, "run 3", "O1 O2 O3").playing(1).play("R4@1")
    assert s.refuses("R5@1")
    assert s.legal() == {"-R5"}


@proves("S-50")
def test_a_joker_too_cannot_be_laid_off_as_the_last_card() -> None:
    s = Scenario().hand(1, "J").group(1, "run 3", "O1 O2 O3").playing(1)
    assert s.legal() == {"-J"}


@proves("S-50")
def test_to_lay_out_the_whole_hand_is_refused() -> None:
    s = Scenario().hand(1, "R1 O2 Y3 G7 B8 P9").playing(1)
    assert s.refuses("lay-out")
    assert s.layout_error("R1 O2 Y3", "G7 B8 P9") == "lay_out/last_card"
    s.hand(1, "R1 O2 Y3 G7 B8 P9 skip")
    assert "lay-out" in s.legal()  # any card left will do for the discard
    assert s.layout_error("R1 O2 Y3", "G7 B8 P9") == ""


@proves("S-51")
def test_the_round_ends_at_once_when_a_seat_discards_its_last_card() -> None:
    s = Scenario(players=4, dealer=4).hand(1, "R9").group(1, "run 3", "O1 O2 O3").playing(1)
    s.play("-R9")
    assert s.events_of("round_ended") == [(1, "", -1)]
    assert s.state.round == 2
    turns = [seat for seat, _, _ in s.events_of("turn")]
    assert turns == [2]  # the first turn of the new round; nobody had another in the old one


@proves("S-51")
def test_the_round_goes_on_while_every_seat_holds_a_card() -> None:
    s = Scenario(dealer=3).hand(1, "R9 R11").group(1, "run 3", "O1 O2 O3").playing(1).play("-R9")
    assert s.state.round == 1
    assert s.events_of("round_ended") == []


@proves("S-51")
def test_the_round_may_end_in_the_very_turn_of_the_layout() -> None:
    s = Scenario(dealer=3).hand(1, "R1 O2 Y3 G7 B8 P9 R4 B15").playing(1)
    s.lay_out_as("R1 O2 Y3", "G7 B8 P9").play("R4@1", "-B15")
    assert s.state.round == 2
    assert s.levels() == [3, 1, 1]


@proves("S-52")
def test_seats_whose_level_lies_on_the_table_move_up_and_all_others_stay() -> None:
    s = Scenario(players=4).hand(1, "R9").level(1, 2).level(2, 4).level(3, 4).level(4, 1)
    s.group(1, "set 2", "O1 R1").group(2, "set 2", "O2 R2").playing(1).play("-R9")
    assert s.levels() == [4, 5, 4, 1]


@proves("S-53")
def test_in_the_next_round_a_seat_must_lay_out_again_before_it_lays_off() -> None:
    s = Scenario().hand(1, "R9").group(1, "run 3", "O1 O2 O3").group(2, "run 3", "Y1 Y2 Y3")
    s.playing(1).play("-R9")
    assert s.group_texts() == []
    assert list(s.state.laid_out) == [0, 0, 0]
    s.group(3, "run 3", "O1 O2 O3").hand(2, "R4 B15").playing(2)
    assert s.refuses("R4@1")


@proves("S-54", "G14")
@pytest.mark.parametrize(
    ("game", "mix"),
    [("level8-99", "none"), ("level8-101", "master-all"), ("level8-master", "none")],
)
def test_all_cards_are_collected_and_shuffled_for_the_next_round(game: str, mix: str) -> None:
    s = Scenario(game, mix=mix).hand(1, "R9").group(1, "set 2", "O1 R1")
    special = "swap" if game == "level8-master" else "skip"
    s.front(2, special).under(special).pile(3, "R2 R3").playing(1).play("-R9")
    assert s.state.round == 2
    assert [s.front_text(seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert s.under_text() == ""
    assert [s.pile_text(seat) for seat in (1, 3)] == ["", ""]  # seat 2 deals and turned one up
    places = [*s.state.hands, *s.state.piles, s.state.draw_pile]
    lying = Counter(face for place in places for face in place.faces())
    assert lying == {face: s.deck.count[face] for face in range(int(s.deck.faces))}


@proves("S-54", "G14")
def test_a_skip_that_was_not_served_is_forgotten() -> None:
    s = Scenario(dealer=1).hand(1, "R9").group(1, "set 2", "O1 R1").front(3, "skip").playing(1)
    s.play("-R9")
    # Seat 2 deals now, so seat 3 begins: it has its turn.
    assert (s.to_act, s.decision) == (3, "taking")
    assert s.events_of("stopped") == []


@proves("S-55", "G16")
def test_there_is_no_limit_to_the_size_of_a_hand() -> None:
    many = " ".join(f"{colour}{value}" for colour in "ROY" for value in range(1, 16))
    s = Scenario(dealer=3).hand(1, many).draw_pile("G1 G2").turn(1).play("draw")
    assert s.state.hands[0].n == 46
    s.play("-G1")
    assert s.state.hands[0].n == 45
    assert s.to_act == 2


@proves("S-56")
def test_a_game_ends_with_one_winner_and_nothing_more_can_be_played() -> None:
    s = Scenario().hand(1, "R9").level(1, 7).group(1, "set 3", "O1 R1 B1").playing(1).play("-R9")
    assert s.state.is_over
    assert s.state.winner == 0
    assert s.events_of("won") == [(1, "", -1)]
    assert s.legal() == set()
    assert s.to_act == 0  # nobody
    for text in ("draw", "-R9", "done", "lay-out"):
        with pytest.raises(IllegalMoveError):
            s.play(text)
    with pytest.raises(LayoutError, match="lay_out/not_now"):
        s.lay_out_as("R1 O1")


@proves("S-56")
def test_there_is_no_winner_while_the_game_goes_on() -> None:
    s = Scenario().hand(1, "R9").level(1, 5).group(1, "set 3", "O1 R1 B1").playing(1).play("-R9")
    assert not s.state.is_over
    assert s.state.winner == -1
