"""Verifying a record finds out what in it is not true."""

from __future__ import annotations

import re
from pathlib import Path

from nivelo.engine.random.fairness import commitment, seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import Record, fair_record, new_record
from nivelo.engine.records.replay import (
    ABSENT,
    FAILED,
    PASSED,
    first_state,
)
from nivelo.games import load, read_game_text, records
from nivelo.games.records import verify
from support.engine.random_records import play_on, position, recorded, set_up


def test_who_gave_no_word_has_the_empty_word() -> None:
    game = set_up(("level8-99", "11", "none"))
    record = fair_record(game, bytes(32), ["", ""])
    before = position(first_state(record, game))
    record.words = []
    record.seed = b""
    assert position(first_state(record, game)) == before
    assert outcomes(record)["seed"] == PASSED


def outcomes(record: Record) -> dict[str, str]:
    return {check.name: check.outcome for check in verify(record).checks}


ALL_PASSED = dict.fromkeys(("game", "commitment", "seed", "moves", "result"), PASSED)


def test_a_true_record_passes_every_check() -> None:
    record = recorded()
    assert outcomes(record) == ALL_PASSED
    assert verify(record).ok
    assert outcomes(parse(write(record))) == ALL_PASSED


def test_the_record_shown_in_the_notation_page_is_true() -> None:
    page = Path(__file__).parents[3] / "docs" / "notation.md"
    text = page.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    assert outcomes(parse(text)) == ALL_PASSED
    assert write(parse(text)) == text


def test_what_a_record_does_not_say_cannot_be_checked() -> None:
    record = recorded()
    record.commitment = record.result = ""
    record.secret = b""
    record.words = []
    assert outcomes(record) == {
        **ALL_PASSED,
        **dict.fromkeys(("commitment", "seed", "result"), ABSENT),
    }
    assert verify(record).ok
    record = recorded()
    record.secret = b""
    assert outcomes(record)["commitment"] == ABSENT, "promised, but not shown"


def failing(record: Record) -> tuple[list[str], str]:
    """The checks that fail, and why the first does."""
    report = verify(record)
    failed = [check for check in report.checks if check.outcome == FAILED]
    assert report.ok == (not failed)
    return [check.name for check in failed], failed[0].reason


def test_a_secret_that_was_not_the_promised_one_is_found_out() -> None:
    record = recorded()
    record.commitment = commitment(bytes(32))
    assert failing(record)[0] == ["commitment"]
    assert record.commitment in failing(record)[1]


def test_a_seed_from_elsewhere_is_found_out() -> None:
    record = recorded()
    record.words[0] = "mango"
    names, reason = failing(record)
    assert names == ["seed"]
    assert record.seed.hex() in reason


def test_another_result_is_found_out() -> None:
    record = recorded()
    stated = record.result
    record.result = stated.replace("levels", "levels 8")
    names, reason = failing(record)
    assert names == ["result"]
    assert repr(stated) in reason


def test_an_illegal_move_is_found_out_and_named_by_line_and_column() -> None:
    text = write(recorded(moves=60))
    lines = text.split("\n")
    number = next(n for n, line in enumerate(lines, 1) if re.match(r"\d: draw -", line))
    lines[number - 1] = re.sub(r" -.*", " draw", lines[number - 1])
    names, reason = failing(parse("\n".join(lines)))
    assert names == ["moves"]
    assert reason.startswith(f"move/illegal: line {number}, column 9: 'draw' is not allowed")


def test_moves_that_were_never_read_from_a_text_are_named_by_round_and_seat() -> None:
    record = recorded(moves=60)
    record.lines[1].words[0].text = "pile7"
    names, reason = failing(record)
    assert names == ["moves"]
    seat = record.lines[1].words[0].seat + 1
    assert reason == f"move/unknown: round 1, seat {seat}: there is no move 'pile7' in this game"


def test_a_game_that_cannot_be_set_up_is_found_out() -> None:
    record = recorded()
    record.mix = "lemonade"
    assert failing(record)[0] == ["game"]
    record = recorded()
    record.game = "level9"
    assert failing(record) == (
        ["game"],
        "record/game: 'level9' is not described in the record",
    )


OWN_GAME = """\
id = "harbour"
players = [2, 3]
hand = 5

[deck]
values = 5
colours = ["red", "green", "blue"]
copies = 2
jokers = [{ count = 3 }]

[levels]
one = [{ groups = ["run 3"] }, { groups = ["set 2", "colour 2"] }]
"""


def test_a_record_of_a_game_of_ones_own_carries_its_rules() -> None:
    game = load(read_game_text(OWN_GAME, "harbour.toml"), 2, max_turns_per_round=30)
    record = new_record(game, seed_from_int(3))
    recorder = Recorder(first_state(record, game), record)
    play_on(recorder, QuickRandom(2), 10_000)
    assert recorder.state.is_over
    text = write(recorder.record())
    assert verify(parse(text)).ok
    assert position(records.final_state(parse(text))) == position(recorder.state)
    other = parse(text.replace("| hand = 5", "| hand = 6"))
    assert not verify(other).ok
    renamed = parse(text.replace('| id = "harbour"', '| id = "port"'))
    assert failing(renamed)[0] == ["game"]
    without = parse("\n".join(line for line in text.split("\n") if not line.startswith("|")))
    assert failing(without)[0] == ["game"]
