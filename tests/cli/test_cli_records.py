"""`nivelo replay` and `nivelo verify`: recorded games."""

from __future__ import annotations

from pathlib import Path

import pytest

from nivelo.engine.records.record_text import parse
from nivelo.games.records import final_state
from support.cli.command_result import Nivelo


def test_a_true_record_is_verified(nivelo: Nivelo, record: Path) -> None:
    done = nivelo("verify", str(record))
    assert done.code == 0
    assert done.out.endswith("Verified.\n")
    report = nivelo("verify", str(record), "--json").json
    assert report["verified"] is True
    assert {check["name"] for check in report["checks"]} >= {"moves", "result", "seed"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players: 2", "players: 3"),
        ("seed: ", "seed: 00"),
        ("result: unfinished", "result: seat 1 wins"),
        ("round 1", "round one"),
        ("nivelo record 1", "nivelo record 2"),
        ("game: level8-board", "game: level8-99"),
    ],
)
def test_a_changed_record_is_not_verified(nivelo: Nivelo, record: Path, old: str, new: str) -> None:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    done = nivelo("verify", str(record))
    assert done.code == 1
    assert done.out.endswith("Not verified.\n")
    assert nivelo("verify", str(record), "--json").json["verified"] is False


def test_a_replay_shows_every_step(nivelo: Nivelo, record: Path) -> None:
    replay = nivelo("replay", str(record), "--json").json
    assert replay["names"] == ["Ann", "Ben"]
    assert [step["step"] for step in replay["steps"]] == list(range(1, len(replay["steps"]) + 1))
    words = [w.text for line in parse(record.read_text()).lines for w in line.words]
    assert [step["move"] for step in replay["steps"]] == words
    text = nivelo("replay", str(record)).out
    assert "Ann's hand" in text
    assert "Ben's hand" in text
    assert "Round 2" in text


def test_a_seat_is_shown_only_what_it_saw(nivelo: Nivelo, record: Path) -> None:
    open_steps = nivelo("replay", str(record), "--json").json["steps"]
    seen_steps = nivelo("replay", str(record), "--json", "--seat", "1").json["steps"]
    hidden = 0
    for whole, seen in zip(open_steps, seen_steps, strict=True):
        for event, shown in zip(whole["events"], seen["events"], strict=True):
            if event["what"] in ("drew", "dealt", "kept") and event["seat"] == 2:
                hidden += 1
                assert set(shown["cards"]) == {"?"}
                assert len(shown["cards"]) == len(event["cards"])
            else:
                assert shown == event
    assert hidden > 0
    text = nivelo("replay", str(record), "--seat", "1").out
    assert "Ann's hand" in text
    assert "Ben's hand" not in text


def test_kept_cards_of_others_are_not_told(nivelo: Nivelo, record: Path) -> None:
    for seat in ("1", "2"):
        steps = nivelo("replay", str(record), "--json", "--seat", seat).json["steps"]
        kept = [step for step in steps if step["decision"] == "keeping"]
        assert kept
        for step in kept:
            if str(step["seat"]) != seat:
                assert step["move"] in ("a card", "done")


def test_the_table_after_a_step(nivelo: Nivelo, record: Path) -> None:
    assert "Round 1" in nivelo("replay", str(record), "--step", "0").out
    steps = len(nivelo("replay", str(record), "--json").json["steps"])
    last = nivelo("replay", str(record), "--step", str(steps), "--json").json
    state = final_state(parse(record.read_text()))
    assert last["hands"] == [hand.faces() for hand in state.hands]
    seen = nivelo("replay", str(record), "--step", str(steps), "--seat", "2", "--json").json
    assert seen["hand"] == state.hands[1].faces()
    assert "hands" not in seen


@pytest.mark.parametrize("words", [["--seat", "3"], ["--step", "100000"]])
def test_a_seat_or_step_that_is_not_there(nivelo: Nivelo, record: Path, words: list[str]) -> None:
    done = nivelo("replay", str(record), *words)
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_what_is_no_record_cannot_be_replayed(nivelo: Nivelo, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n")
    done = nivelo("replay", str(path))
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "line 1, column 1" in done.err
    path.write_bytes(b"\xff\xfe")
    assert nivelo("replay", str(path)).err.startswith("nivelo: file/not_text: ")
