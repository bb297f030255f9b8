"""Records: what is written can be read again, and what is read is written again as it was."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nivelo.engine.errors import NotationError
from nivelo.engine.random.fairness import commitment, game_seed, seed_from_int
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.records import (
    COMMENT,
    KEEP,
    NOTE,
    ROUND,
    TURN,
    Line,
    Record,
    Word,
    new_record,
)
from nivelo.games import load, read_game_text

SECRET = bytes(range(32))

FULL = f"""\
nivelo record 1
game: level8-101
players: 3
sides: one two one
mix: master-specials
options: max_turns_per_round=60
dealer: 2
names: ["Ada", "Björn", "Dick \\"the Dealer\\""]
date: 2026-01-31T18:30Z
commitment: {commitment(SECRET)}
secret: {SECRET.hex()}
words: ["papaya", "", "{{;]"]
seed: {game_seed(SECRET, ["papaya", "", "{;]"]).hex()}
result: unfinished, levels 1 1 1, 1 rounds, 3 turns
{{a comment at the head}} {{and another}}
; and a third

round 1 {{the first}}
3: draw {{a slow start}} -R7
; nothing yet
1: pile3 [R4 B5 J=6 | G7 G8 G9] take! 2: R1 R2 R3 3: R9 B1 G1 1: R9<3 ; cheeky
2: draw
keep 1: R8 done 2: done {{none}}

round 2
{{on its own}}
1: draw -R8
"""


def test_a_record_with_everything_in_it_is_read() -> None:
    record = parse(FULL)
    assert (record.game, record.players, record.mix) == ("level8-101", 3, "master-specials")
    assert record.sides == ["one", "two", "one"]
    assert record.options == {"max_turns_per_round": "60"}
    assert record.dealer == 1
    assert record.names == ["Ada", "Björn", 'Dick "the Dealer"']
    assert record.date == "2026-01-31T18:30Z"
    assert record.secret == SECRET
    assert record.words == ["papaya", "", "{;]"]
    assert record.result == "unfinished, levels 1 1 1, 1 rounds, 3 turns"
    assert record.notes == ["{a comment at the head} {and another}", "; and a third"]
    assert [line.kind for line in record.lines] == [
        *(ROUND, TURN, NOTE, TURN, TURN, KEEP),
        *(ROUND, NOTE, TURN),
    ]
    assert [line.round for line in record.lines] == [1, 1, 1, 1, 1, 1, 2, 2, 2]
    assert record.lines[1].words == [
        Word(2, "draw"),
        Word(COMMENT, "{a slow start}"),
        Word(2, "-R7"),
    ]
    assert [word.seat for word in record.lines[3].words] == [
        0,
        0,
        0,
        *[1] * 3,
        *[2] * 3,
        0,
        COMMENT,
    ]
    assert record.lines[3].words[1].text == "[R4 B5 J=6 | G7 G8 G9]"
    assert record.lines[3].words[-1].text == "; cheeky"


def test_a_canonical_text_is_written_again_as_it_was() -> None:
    assert write(parse(FULL)) == FULL


def test_a_record_that_is_written_is_read_as_it_was() -> None:
    record = parse(FULL)
    assert parse(write(record)) == record


def test_blanks_and_the_order_of_the_head_do_not_matter() -> None:
    lines = FULL.split("\n")
    head, body = lines[1:14], lines[14:]
    loose = [lines[0], "", *reversed(head), *(line.replace(" ", "   ") for line in body)]
    loose = [line.replace("round   ", "round ").replace("keep   ", "keep ") for line in loose]
    record = parse("\r\n".join(loose))
    assert [len(line.words) for line in record.lines] == [len(x.words) for x in parse(FULL).lines]
    assert record.names == parse(FULL).names
    assert write(record).count("\n") == FULL.count("\n")


def test_a_record_needs_no_moves_and_little_of_a_head() -> None:
    text = "nivelo record 1\ngame: niveldoce\nplayers: 2\nsides: one one\n"
    record = parse(text)
    assert record == Record("niveldoce", 2)
    assert write(record) == text


OWN_GAME = """\
id = "my-game"
players = [2, 2]
hand = 3

[deck]
values = 5
colours = ["red", "blue"]

[levels]
one = [{ groups = ["set 2"] }]   # trailing blanks
"""


def test_the_file_of_a_game_of_ones_own_goes_along() -> None:
    game = load(read_game_text(OWN_GAME.replace("\n", "\r\n"), "own.toml"), 2)
    record = new_record(game, seed_from_int(1))
    assert record.description == OWN_GAME
    text = write(record)
    assert 'game: my-game\n| id = "my-game"\n' in text
    assert "\n| hand = 3\n|\n| [deck]\n" in text
    assert parse(text) == record


def test_built_in_games_need_no_file() -> None:
    assert new_record(load("level8-99", 2), seed_from_int(1)).description == ""


def test_records_differ_if_anything_in_them_does() -> None:
    record = parse(FULL)
    twin = record.copy()
    assert twin == record
    assert hash(twin) == hash(record)
    twin.lines[1].words[0] = Word(2, "pile1")
    assert twin != record
    assert record.lines[1].words[0].text == "draw"
    assert record != "a record"
    assert record.lines[0] != "a line"
    assert record.lines[1].words[0] != "draw"
    assert len({Word(1, "draw", 3, 4), Word(1, "draw", 5, 6)}) == 1
    assert len({Line(ROUND, 1, []), Line(ROUND, 1, []), Line(ROUND, 2, [])}) == 2


def test_where_a_word_was_read_is_kept_for_errors() -> None:
    word = parse(FULL).lines[3].words[1]
    assert FULL.split("\n")[word.line - 1][word.column - 1 :].startswith(word.text)


HEAD = "nivelo record 1\ngame: level8-101\nplayers: 3\nsides: one one one\n"


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("", "record/version", 1, 1),
        ("nivelo record 2\n", "record/version", 1, 1),
        ("\nnivelo record 1\n", "record/version", 1, 1),
        ("nivelo record 1\n", "record/header", 2, 1),
        ("nivelo record 1\ngame: x\nsides: one one\nround 1\n", "record/header", 4, 1),
        (HEAD + "event: x\n", "record/header", 5, 1),
        (HEAD + "Mix: none\n", "record/header", 5, 1),
        (HEAD + "mix none\n", "record/header", 5, 1),
        (HEAD + " mix: none\n", "record/header", 5, 1),
        (HEAD + "game: level8-99\n", "record/header", 5, 1),
        (HEAD + "|no blank\n", "record/header", 5, 2),
        (HEAD + "dealer: 4\n", "record/header", 5, 9),
        (HEAD + "dealer: 0\n", "record/header", 5, 9),
        (HEAD + "dealer: two\n", "record/header", 5, 9),
        (HEAD + 'names: ["Ann", "Ben"]\n', "record/header", 5, 8),
        (HEAD + 'names: ["Ann", "Ben", 3]\n', "record/header", 5, 8),
        (HEAD + 'names: {"Ann": 1}\n', "record/header", 5, 8),
        (HEAD + "names: Ann, Ben, Cleo\n", "record/header", 5, 8),
        (HEAD + 'names: ["Ann", "Ben", "\\ud800"]\n', "record/header", 5, 8),
        (HEAD + "names: " + "[" * 100_000 + "\n", "record/header", 5, 8),
        (HEAD + "names: [" + "1" * 5000 + "]\n", "record/header", 5, 8),
        (HEAD + "mix: a b\n", "record/header", 5, 6),
        (HEAD.replace("level8-101", "Level 8"), "record/header", 2, 7),
        (HEAD + "options: a\n", "record/header", 5, 10),
        (HEAD + "options: a=1 a=2\n", "record/header", 5, 10),
        (HEAD + "date: yesterday\n", "record/header", 5, 7),
        (HEAD + "seed: 00\n", "record/header", 5, 7),
        (HEAD + "seed: " + "G" * 64 + "\n", "record/header", 5, 7),
        (HEAD + "result: I won\n", "record/header", 5, 9),
        (HEAD.replace("one one one", "one one"), "record/header", 4, 8),
        (HEAD.replace("players: 3", "players: three"), "record/header", 3, 10),
        (HEAD + "1: draw\n", "record/header", 5, 1),
        (HEAD + "{open\n", "record/line", 5, 1),
        (HEAD + "{note} 1: draw\n", "record/seat", 5, 8),
        (HEAD + "round 2\n", "record/round", 5, 7),
        (HEAD + "round 1\nround 3\n", "record/round", 6, 7),
        (HEAD + "round 1\nround one\n", "record/seat", 6, 1),
        (HEAD + "round 1\nround 1x\n", "record/seat", 6, 1),
        (HEAD + "round 1 1: draw\n", "record/line", 5, 12),
        (HEAD + "round 1\ndraw\n", "record/seat", 6, 1),
        (HEAD + "round 1\n4: draw\n", "record/seat", 6, 1),
        (HEAD + "round 1\n0: draw\n", "record/seat", 6, 1),
        (HEAD + "round 1\n1: draw 1: -R7\n", "record/seat", 6, 9),
        (HEAD + "round 1\n1: draw 2:\n", "record/line", 6, 11),
        (HEAD + "round 1\n1: draw 2: 3: draw\n", "record/seat", 6, 12),
        (HEAD + "round 1\n1: draw {open\n", "record/line", 6, 9),
        (HEAD + "round 1\n1: draw open}\n", "record/line", 6, 13),
        (HEAD + "round 1\n1: draw {a}-R7\n", "record/line", 6, 12),
        (HEAD + "round 1\n1: draw [R4 B5\n", "record/line", 6, 9),
        (HEAD + "round 1\n1: draw [R4]-R7\n", "record/line", 6, 13),
        (HEAD + "round 1\n1: {only a comment}\n", "record/line", 6, 20),
        (HEAD + "round 1\nkeep {only a comment}\n", "record/line", 6, 6),
        (HEAD + "round 1\n| text\n", "record/seat", 6, 1),
    ],
)
def test_errors_say_where_by_line_and_column(text: str, code: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert caught.value.code == code
    assert caught.value.text.startswith(f"line {line}, column {column}: "), caught.value.text


@pytest.mark.parametrize(
    "line",
    [
        Line(TURN, 1, [Word(0, "two words")]),
        Line(TURN, 1, [Word(5, "draw")]),
        Line(TURN, 1, []),
        Line(TURN, 2, [Word(0, "draw")]),
        Line(NOTE, 1, [Word(0, "draw")]),
        Line(TURN, 1, [Word(0, "draw"), Word(COMMENT, "; to the end"), Word(0, "-R7")]),
        Line(TURN, 1, [Word(0, "draw"), Word(COMMENT, "{a}b}")]),
        Line(TURN, 1, [Word(0, "draw"), Word(COMMENT, "no comment")]),
        Line(ROUND, 3, []),
    ],
)
def test_what_could_not_be_read_again_is_not_written(line: Line) -> None:
    record = parse(HEAD + "round 1\n")
    record.lines.append(line)
    with pytest.raises(NotationError):
        write(record)


names = st.lists(st.text(st.characters(codec="utf-8"), max_size=12), min_size=2, max_size=2)
remarks = st.from_regex(r"\A\{[^{}\r\n]*\}\Z|\A;[^\r\n]*[^\s]\Z")
moves = st.sampled_from(["draw", "-R7", "[R4 B5 J=6]", "ask:7:left", "J@3-"])
lines = st.lists(
    st.lists(
        st.tuples(st.integers(0, 1), moves) | st.tuples(st.just(COMMENT), remarks), max_size=6
    ),
    max_size=5,
)


@settings(max_examples=100)
@given(names=names, words=names, turns=lines)
def test_any_names_words_and_comments_survive(
    names: list[str], words: list[str], turns: list[list[tuple[int, str]]]
) -> None:
    record = Record("level8-101", 2)
    record.names = names
    record.words = words
    record.lines.append(Line(ROUND, 1, []))
    for turn in turns:
        written = [Word(seat, text) for seat, text in turn]
        # Only one comment runs to the end of a line, and every turn has a move.
        written = [word for word in written if not word.text.startswith(";")] + [
            word for word in written if word.text.startswith(";")
        ][:1]
        if any(word.seat != COMMENT for word in written):
            record.lines.append(Line(TURN, 1, written))
    assert parse(write(record)) == record
    assert write(parse(write(record))) == write(record)
