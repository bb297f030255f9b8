"""A game is written down while it is played, as people would write it."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.engine.errors import IllegalMoveError, LayoutError, NotationError
from nivelo.engine.model.position import KNOCKING, LAYING_OUT
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import Record, fair_record, new_record, result_text
from nivelo.engine.records.replay import (
    final_state,
    first_state,
)
from support.engine.random_records import SETUPS, play_on, position, set_up
from support.engine.scenario import Scenario


@pytest.mark.parametrize("setup", SETUPS, ids=" ".join)
def test_at_any_moment_the_record_leads_to_the_same_position(setup: tuple[str, str, str]) -> None:
    game = set_up(setup)
    record = fair_record(game, seed_from_int(7), [""] * int(game.players))
    recorder = Recorder(first_state(record, game), record)
    random = QuickRandom(len(setup[1]))
    seen: Counter[int] = Counter()
    for _ in range(400):
        play_on(recorder, random, 1)
        decision = int(recorder.state.decision)
        if seen[decision] < 3 or random.below(40) == 0:
            seen[decision] += 1
            so_far = recorder.record()
            assert position(final_state(so_far, game)) == position(recorder.state)
            assert parse(write(so_far)) == so_far
    assert seen[LAYING_OUT] > 0
    assert (seen[KNOCKING] > 0) == (setup[:2] == ("niveldoce", "1111"))


def test_a_layout_made_card_by_card_is_written_as_a_whole() -> None:
    s = Scenario("level8-101", asks=("run 3", "colour 2")).hand(1, "R4 J G6 B1 B2 R15").playing(1)
    recorder = Recorder(s.state, Record("level8-101", 3))
    moves = s.game.moves.by_text
    for text in ("lay-out", "way4", "r4", "j", "g6", "way5"):
        recorder.play(moves[text])
    assert [word.text for word in recorder.record().lines[-1].words] == [
        *("lay-out", "way4", "R4", "J", "G6", "way5")
    ]
    for text in ("b1", "b2", "-r15"):
        recorder.play(moves[text])
    line = next(line for line in recorder.record().lines if line.words)
    assert [word.text for word in line.words] == ["[R4 J=5 G6 | B1 B2]", "-R15"]


def test_a_whole_layout_is_written_with_what_its_jokers_stand_for() -> None:
    s = Scenario("level8-101", asks=("run 3",)).hand(1, "R4 J G6 R15").playing(1)
    recorder = Recorder(s.state, Record("level8-101", 3))
    recorder.lay_out([[s.claim("G6"), s.claim("J"), s.claim("R4")]])
    assert recorder.record().lines[-1].words[-1].text == "[R4 J=5 G6]"


def test_what_is_refused_is_not_written() -> None:
    s = Scenario("level8-101", asks=("run 3",)).hand(1, "R4 J G6 R15").playing(1)
    recorder = Recorder(s.state, Record("level8-101", 3))
    with pytest.raises(IllegalMoveError):
        recorder.play(s.game.moves.by_text["draw"])
    with pytest.raises(LayoutError):
        recorder.lay_out([[s.claim("R4"), s.claim("J"), s.claim("R15")]])
    assert recorder.record().lines == []


def knock_table() -> tuple[Scenario, Recorder]:
    s = Scenario("niveldoce", players=4).pile(1, "R1").draw_pile("R2 R3 R4")
    s.hand(1, "B1 B2 B3").hand(2, "G1 G2").hand(3, "G3 G4 knock").hand(4, "G5 G6 knock").take(1)
    return s, Recorder(s.state, Record("niveldoce", 4))


def texts(record: Record) -> list[str]:
    """The lines of the turns."""
    return write(record).split("round 1\n")[1].splitlines()


def test_that_a_seat_does_not_knock_is_written_only_if_nothing_follows() -> None:
    s, recorder = knock_table()
    moves = s.game.moves.by_text
    for text in ("draw", "-b1", "pass"):
        recorder.play(moves[text])
    assert texts(recorder.record()) == ["1: draw -B1 3: pass"]
    recorder.play(moves["pass"])
    assert texts(recorder.record()) == ["1: draw -B1 3: pass 4: pass"]
    recorder.play(moves["draw"])
    assert texts(recorder.record()) == ["1: draw -B1", "2: draw"]


def test_a_knock_is_written_with_its_answer() -> None:
    s, recorder = knock_table()
    moves = s.game.moves.by_text
    for text in ("draw", "-b1", "pass", "knock!", "leave", "draw"):
        recorder.play(moves[text])
    assert texts(recorder.record()) == ["1: draw -B1 4: knock! 2: leave", "2: draw"]


def test_comments_go_to_the_last_move_or_to_the_head() -> None:
    s, recorder = knock_table()
    recorder.comment("friends at home")
    recorder.play(s.game.moves.by_text["draw"])
    recorder.comment("at last")
    recorder.play(s.game.moves.by_text["-b1"])
    assert recorder.record().notes == ["{friends at home}"]
    assert texts(recorder.record()) == ["1: draw {at last} -B1"]
    for wrong in ("a}", "{b", "c\nd"):
        with pytest.raises(NotationError, match="record/comment"):
            recorder.comment(wrong)


def test_a_dealer_whom_the_host_named_is_kept() -> None:
    game = set_up(("level8-99", "11", "none"))
    for dealer in (0, 1):
        record = new_record(game, seed_from_int(3), dealer)
        assert first_state(record, game).dealer == dealer
        assert parse(write(record)).dealer == dealer


def test_the_result_says_who_won_and_how_far_each_seat_came() -> None:
    s = Scenario("level8-101", asks=("run 3",)).level(2, 8).hand(2, "R4 B5 G6 R15").playing(2)
    assert result_text(s.state) == "unfinished, levels 1 8 1, 1 rounds, 1 turns"
    s.lay_out_as("R4 B5 G6")
    assert result_text(s.state) == "seat 2 wins, levels 1 8 1, 1 rounds, 1 turns"
