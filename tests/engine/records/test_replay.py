"""A record leads to the same positions again, and nothing in it may be out of place."""

from __future__ import annotations

import re

import pytest

from nivelo.engine.errors import NiveloError, NotationError
from nivelo.engine.records.notation import play_text
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.records import Record
from nivelo.engine.records.replay import first_state, replay
from nivelo.games import records
from nivelo.games.records import game_of
from support.engine.random_records import position, recorded


def test_every_step_gives_the_move_and_the_position_after_it() -> None:
    record = recorded(moves=60)
    words = [w for line in record.lines for w in line.words]
    state = first_state(record, game_of(record))
    seen = []
    for step in records.replay(record):
        assert step.word.seat == state.to_act
        play_text(state, step.word.text)
        assert position(step.state) == position(state)
        seen.append(step.word)
    assert seen == words


def test_comments_are_not_played() -> None:
    record = recorded(moves=30)
    head, body = write(record).split("\nround 1\n")
    body = body.replace(": ", ": {hm} ").replace("\n", " ; next\n")
    commented = f"{head}\n; a game\nround 1 ; go\n{body}"
    assert position(records.final_state(parse(commented))) == position(records.final_state(record))


def test_the_seed_may_be_left_to_the_secret_and_the_words() -> None:
    record = recorded()
    before = position(records.final_state(record))
    record.seed = b""
    assert position(records.final_state(record)) == before
    record.secret = b""
    with pytest.raises(NotationError, match="record/no_seed"):
        records.final_state(record)


def edited(text: str, pattern: str, replacement: str) -> Record:
    changed, n = re.subn(pattern, replacement, text, count=1)
    assert n == 1
    return parse(changed)


@pytest.mark.parametrize(
    ("pattern", "replacement", "expected"),
    [
        # The first turn is another seat's.
        (r"round 1\n1:", r"round 1\n2:", "expected with seat 1"),
        # Two turns in one line.
        (r"round 1\n1: (.*)\n2:", r"round 1\n1: \1 2:", "expected with a new line"),
        # One turn in two lines.
        (r"round 1\n1: (\S+) ", r"round 1\n1: \1\n1: ", "expected with the line before"),
        # The second round is not announced.
        (r"\nround 2\n", r"", "expected with round 2"),
        # It is announced too early.
        (r"(.*)\n\nround 2\n", r"round 2\n\1\n", "expected with round 1"),
    ],
)
def test_lines_are_turns_and_stand_in_their_rounds(
    pattern: str, replacement: str, expected: str
) -> None:
    two_rounds = write(recorded()).split("\nround 3\n")[0]
    record = edited(two_rounds, pattern, replacement)
    with pytest.raises(NotationError, match="record/place") as caught:
        records.final_state(record)
    assert caught.value.text.endswith(expected)


def test_kept_cards_have_a_line_of_their_own() -> None:
    text = write(recorded("level8-board", 600, "11"))
    with pytest.raises(NotationError, match="a line of kept cards"):
        records.final_state(edited(text, r"\nkeep ", r"\n"))
    with pytest.raises(NotationError, match="the line of a turn"):
        records.final_state(edited(text, r"round 1\n", r"round 1\nkeep "))
    with pytest.raises(NotationError, match="the line before"):
        records.final_state(edited(text, r"\nkeep (.*) 2:", r"\nkeep \1\nkeep 2:"))


def test_nothing_is_played_after_the_end() -> None:
    record = recorded(moves=100_000)
    assert record.result.startswith("seat ")
    seat = record.lines[-1].words[-1].seat + 1
    text = write(record) + f"{3 - seat}: draw\n"
    with pytest.raises(NiveloError):
        records.final_state(parse(text))


def test_a_replay_can_go_on_with_a_position_of_the_caller() -> None:
    record = recorded(moves=30)
    game = game_of(record)
    state = first_state(record, game)
    state.log = []
    for step in replay(record, game, state):
        assert step.state is state
    assert len(state.log) > 0
