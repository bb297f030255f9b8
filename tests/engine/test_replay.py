"""A record leads to the same position again, and says so if it is not true."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from nivelo.engine.errors import IllegalMoveError, LayoutError, NiveloError, NotationError
from nivelo.engine.export import export_state
from nivelo.engine.fairness import commitment, seed_from_int
from nivelo.engine.game import Game
from nivelo.engine.moves import LAY_OUT
from nivelo.engine.playout import random_move
from nivelo.engine.position import KNOCKING, LAYING_OUT
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.record_text import parse, write
from nivelo.engine.recorder import Recorder
from nivelo.engine.records import Record, fair_record, new_record, result_text
from nivelo.engine.replay import (
    ABSENT,
    FAILED,
    PASSED,
    final_state,
    first_state,
    play_text,
    replay,
)
from nivelo.engine.state import State
from nivelo.games import load, read_game_text, records
from nivelo.games.records import game_of, verify
from scenario import Scenario

SETUPS = [
    ("level8-99", "11", "none"),
    ("level8-101", "121", "none"),
    ("level8-101", "221", "master-specials"),
    ("level8-101", "1111", "master-all"),
    ("level8-master", "12", "none"),
    ("level8-board", "211", "none"),
    ("niveldoce", "11", "none"),
    ("niveldoce", "1111", "none"),
]


def set_up(setup: tuple[str, str, str]) -> Game:
    name, sides, mix = setup
    each = [{"1": "one", "2": "two"}[side] for side in sides]
    return load(name, len(each), each, mix, max_turns_per_round=24)


def position(state: State) -> dict[str, object]:
    """All of it, but for the count of decisions: a layout may be one or many."""
    data = export_state(state)
    del data["decisions"]
    return data


def play_on(recorder: Recorder, random: QuickRandom, moves: int) -> None:
    """Random moves; layouts by turns card by card and in one go."""
    state = recorder.state
    for _ in range(moves):
        if state.is_over:
            return
        move = state.game.move(random_move(state, random))
        if move.kind == LAY_OUT and random.below(2) == 0:
            recorder.lay_out_groups(state.layouts(1)[0])
        else:
            recorder.play(move)


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
            found = recorder.record()
            assert position(final_state(found, game)) == position(recorder.state)
            assert parse(write(found)) == found
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


def recorded(name: str = "level8-101", moves: int = 400, sides: str = "12") -> Record:
    game = set_up((name, sides, "none"))
    record = fair_record(game, bytes(range(32)), ["papaya"] + [""] * (len(sides) - 1))
    recorder = Recorder(first_state(record, game), record)
    play_on(recorder, QuickRandom(1), moves)
    return recorder.record()


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
    page = Path(__file__).parents[2] / "docs" / "notation.md"
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
    found = [check for check in report.checks if check.outcome == FAILED]
    assert report.ok == (not found)
    return [check.name for check in found], found[0].reason


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


def edited(text: str, pattern: str, replacement: str) -> Record:
    found, n = re.subn(pattern, replacement, text, count=1)
    assert n == 1
    return parse(found)


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


def test_a_replay_can_go_on_with_a_position_of_the_caller() -> None:
    record = recorded(moves=30)
    game = game_of(record)
    state = first_state(record, game)
    state.log = []
    for step in replay(record, game, state):
        assert step.state is state
    assert len(state.log) > 0
