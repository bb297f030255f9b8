"""Rounds that nobody ends: dead ones (G24), and those that are called off (G25)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.records.notation import play_text
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import new_record
from nivelo.engine.records.replay import verify
from nivelo.engine.rules.long_rounds import is_dead
from nivelo.engine.state import new_state
from nivelo.games import load
from support.docs.proves import proves
from support.engine.dead_rounds import dead_board, dead_master, dead_niveldoce
from support.engine.scenario import Scenario

TABLES = [dead_niveldoce, dead_master, dead_board]
Table = Callable[..., Scenario]


def begin_turn(table: Scenario, turns: int) -> Scenario:
    """Seat 1's turn, the next after so many."""
    table.state.turns = turns
    return table.turn(1)


@proves("G24")
@pytest.mark.parametrize("dead", TABLES)
def test_with_the_option_a_round_in_which_nothing_can_be_laid_any_more_ends(dead: Table) -> None:
    table = dead(dead_round="ends")
    levels, laid_out = table.levels(), [bool(each) for each in table.state.laid_out]
    begin_turn(table, 60)
    assert table.events_of("round_ended") == [(0, "", -1)]
    assert table.levels() == [level + up for level, up in zip(levels, laid_out, strict=True)]


@proves("G24")
@pytest.mark.parametrize("dead", TABLES)
def test_not_before_the_sixty_first_turn(dead: Table) -> None:
    assert begin_turn(dead(dead_round="ends"), 59).state.round == 1


@proves("G24")
@pytest.mark.parametrize("dead", TABLES)
def test_without_the_option_it_goes_on(dead: Table) -> None:
    assert begin_turn(dead(), 500).state.round == 1


@proves("G24")
def test_a_round_is_not_dead_while_one_card_fits_wherever_it_is() -> None:
    ones = "R1 O1 Y1 G1 B1 J1-5=1 J1-5=1 J1-5=1"
    table = Scenario("level8-master", 2).group(2, "set 2", "R2 O2 Y2 G2 B2 P2")
    assert not is_dead(table.group(1, "set 2", ones).state)
    table = Scenario("level8-master", 2).group(2, "set 2", "R2 O2 Y2 G2 B2 P2")
    assert is_dead(table.group(1, "set 2", ones + " P1").state)


@proves("G24")
def test_a_round_is_not_dead_while_somebody_can_still_lay_out() -> None:
    table = dead_niveldoce()
    assert is_dead(table.state)
    table.level(1, 6)  # 24 points are out of reach, level 4 asks for a colour
    assert is_dead(table.state)
    table.level(1, 4)
    assert not is_dead(table.state)


@proves("G24")
def test_with_nothing_on_the_table_no_round_is_dead() -> None:
    assert not is_dead(Scenario().state)


@proves("G24", "B11")
def test_on_a_board_whose_groups_are_all_full_two_discards_lead_out() -> None:
    table = Scenario("level8-board", 2).jokers_in_middle(0)
    table.group(1, "set 4", "R1 O1 Y1 G1 B1 P1" + 8 * " J=1").group(2, "set 4", "R2 O2 Y2 G2 B2 P2")
    assert not is_dead(table.state)


def long_table(turns: int) -> Scenario:
    table = Scenario(players=2, dealer=2).level(1, 2).hand(1, "R1 R5").hand(2, "R2 R6")
    table.group(1, "set 2", "R3 O3").pile(2, "Y9").turn(1)
    table.state.turns = turns
    return table


@proves("G25")
def test_a_round_in_which_each_seat_had_thirty_turns_may_be_called_off() -> None:
    table = long_table(61)
    table.state.call_off()
    assert table.events_of("round_ended") == [(0, "", -1)]
    assert (table.state.round, table.levels()) == (2, [3, 1])
    assert table.state.dealer == 0


@proves("G25")
def test_earlier_it_is_refused() -> None:
    table = long_table(60)
    with pytest.raises(IllegalMoveError, match="round/not_long"):
        table.state.call_off()
    assert table.state.round == 1


@proves("G25")
def test_it_waits_while_something_other_than_a_take_or_a_discard_is_decided() -> None:
    table = Scenario("niveldoce", 3).hand(1, "R1 R5").hand(2, "knock B1").hand(3, "knock B2")
    table.playing(1).play("-R1")
    table.state.turns = 100
    assert table.decision == "knocking"
    with pytest.raises(IllegalMoveError, match="round/not_now"):
        table.state.call_off()


@proves("G25")
def test_a_record_says_that_a_round_was_called_off() -> None:
    game = load("level8-101", 2)
    seed = bytes(32)
    recorder = Recorder(new_state(game, seed, 0), new_record(game, seed, 0))
    while recorder.state.turns <= 60:
        recorder.play(recorder.state.legal_moves()[-1 if recorder.state.turns % 2 else 0])
    recorder.call_off()
    text = write(recorder.record())
    assert " calloff" in text
    assert verify(parse(text), game).ok
    again = new_state(game, seed, 0)
    with pytest.raises(IllegalMoveError, match="round/not_long"):
        play_text(again, "calloff")
