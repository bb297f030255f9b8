"""Level 8: the end of a round and of the game (docs/rules/level8.md, L-24 to L-31)."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.engine.scenario import Scenario

GAMES = ["level8-99", "level8-101", "level8-master"]


def going_out(s: Scenario, level: int) -> Scenario:
    """Seat 1 is at this level, has laid out, and discards its last card."""
    return s.hand(1, "R9").level(1, level).group(1, "set 2", "R1 O1").playing(1).play("-R9")


@proves("L-24")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_the_seat_that_ends_the_round_moves_up_two_levels(game: str, level: int) -> None:
    s = going_out(Scenario(game), level)
    assert s.levels() == [level + 2, 1, 1]
    assert s.events_of("moved_up") == [(1, "", level + 2)]


@proves("L-25")
@pytest.mark.parametrize("game", GAMES)
def test_every_other_seat_whose_level_lies_on_the_table_moves_up_one(game: str) -> None:
    s = Scenario(game, players=4).level(2, 3).level(3, 7).level(4, 2)
    s.group(2, "set 2", "R2 O2").group(3, "set 2", "R3 O3")
    assert going_out(s, 1).levels() == [3, 4, 8, 2]


@proves("L-26")
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_whose_level_does_not_lie_on_the_table_stays(game: str) -> None:
    s = going_out(Scenario(game, players=3).level(2, 3).level(3, 4), 2)
    assert s.levels() == [4, 3, 4]


@proves("L-27")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("dealer", "next_dealer", "first"), [(1, 2, 3), (2, 3, 1), (3, 1, 2)])
def test_the_left_neighbour_of_the_old_dealer_deals(
    game: str, dealer: int, next_dealer: int, first: int
) -> None:
    s = going_out(Scenario(game, players=3, dealer=dealer), 1)
    assert s.state.dealer == next_dealer - 1
    assert s.to_act == first
    assert [int(pile.n) for pile in s.state.piles].index(1) == next_dealer - 1


@proves("L-28")
@pytest.mark.parametrize("game", ["level8-99", "level8-101"])
def test_a_seat_that_lays_out_level_8_wins_at_once_whatever_it_holds(game: str) -> None:
    s = Scenario(game).level(1, 8).hand(1, "R1 O1 R2 O2 Y2 R3 O3 Y3 G3 B14 B15").playing(1)
    s.lay_out_as("R1 O1", "R2 O2 Y2", "R3 O3 Y3 G3")
    assert s.state.is_over
    assert s.state.winner == 0
    assert s.hand_text(1) == "B14 B15"
    assert s.events_of("round_ended") == []  # no other seat moves up any more


@proves("L-28")
@pytest.mark.parametrize(
    ("game", "hand"),
    [
        ("level8-101", "R1 R2 R3 R5 R7 R8 R11 R12 B14 B15"),
        ("level8-master", "R1 R2 R3 R4 R5 O7 Y7 G7 B7 B14 B15"),
    ],
)
def test_level_8_of_the_two_star_side_wins_likewise(game: str, hand: str) -> None:
    s = Scenario(game, side="two").level(1, 8).hand(1, hand).playing(1).lay_out()
    assert (s.state.is_over, s.state.winner) == (True, 0)


@proves("L-28")
def test_laying_out_level_7_wins_nothing_yet() -> None:
    s = Scenario().level(1, 7).hand(1, "R1 O1 Y1 G2 G3 G4 G5 G6 B14 B15").playing(1).lay_out()
    assert not s.state.is_over
    assert s.decision == "playing"


@proves("L-28")
def test_at_level_8_ending_the_round_is_not_needed_and_a_hand_alone_is_not_enough() -> None:
    s = Scenario().level(1, 8).hand(1, "R1 O1 R2 O2 Y2 R3 O3 Y3 G3 B14 B15").playing(1).play("-B15")
    assert not s.state.is_over  # the level must be laid out


@proves("L-29")
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_ends_the_round_with_level_7_on_the_table_wins(game: str) -> None:
    s = going_out(Scenario(game).level(2, 7), 7)
    assert (s.state.is_over, s.state.winner) == (True, 0)


@proves("L-30")
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_at_level_7_that_laid_out_while_another_ends_goes_to_level_8(game: str) -> None:
    s = Scenario(game).level(2, 7).group(2, "set 2", "R2 O2")
    going_out(s, 3)
    assert s.levels() == [5, 8, 1]
    assert not s.state.is_over


@proves("L-29", "L-30")
def test_of_two_seats_with_level_7_on_the_table_the_one_that_ends_the_round_wins() -> None:
    s = Scenario().level(2, 7).group(2, "set 2", "R2 O2")
    going_out(s, 7)
    assert s.state.winner == 0


@proves("L-31")
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_ends_the_round_at_level_6_goes_to_level_8(game: str) -> None:
    s = going_out(Scenario(game), 6)
    assert s.levels() == [8, 1, 1]
    assert not s.state.is_over
    assert s.state.round == 2
