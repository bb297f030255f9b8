"""`nivelo review`: which decisions of a recorded game cost most."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.progress import Progress

from nivelo.bots import make_bot
from nivelo.coach.reasons import REASONS, Reason
from nivelo.commands.review import WHY, moves_of, why_words
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import new_record
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import load
from nivelo.games.records import final_state
from support.cli.command_result import Nivelo

pytestmark = pytest.mark.slow_pure


def recorded(name: str, turns: int, players: int = 2) -> tuple[str, State]:
    """The record of a game of random bots after so many turns, and its last position."""
    game = load(name, players)
    record = new_record(game, seed_from_int(3))
    recorder = Recorder(new_state(game, record.seed), record)
    bots = [make_bot("random", seat) for seat in range(players)]
    state = recorder.state
    while state.all_turns < turns:
        seat = int(state.to_act)
        recorder.play(bots[seat].choose(view(state, seat)))
    return write(recorder.record()), state


def test_a_review_names_moves_that_could_have_been_made(nivelo: Nivelo, tmp_path: Path) -> None:
    path = tmp_path / "game.nivelo"
    path.write_text(recorded("level8-99", 10)[0])
    done = nivelo("review", str(path), "--seat", "1", "--json")
    assert done.code == 0
    review = done.json
    assert review["seat"] == 1
    assert review["decisions"] >= 8
    steps = nivelo("replay", str(path), "--json").json["steps"]
    for mark in review["marked"]:
        assert mark["low"] > 0
        assert mark["why"] is None or mark["why"] in REASONS
        step = steps[mark["step"]]
        move = "lay-out" if step["move"].startswith("[") else step["move"]
        assert (step["seat"], move) == (1, mark["made"])
    output = nivelo("review", str(path), "--seat", "1").out
    assert f"of {review['decisions']} decisions" in output


def test_the_progress_bar_is_full_when_the_review_is_done(
    nivelo: Nivelo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[float, float | None]] = []
    monkeypatch.setattr(
        Progress,
        "stop",
        lambda bar: shown.extend((task.completed, task.total) for task in bar.tasks),
    )
    path = tmp_path / "game.nivelo"
    path.write_text(recorded("level8-99", 4)[0])
    nivelo("review", str(path), "--seat", "1")
    [(completed, total)] = shown
    assert 0 < completed == total


def test_every_reason_has_words_and_names_its_seat() -> None:
    assert set(WHY) == set(REASONS)
    assert why_words(Reason("feeds", 1)).endswith("seat 2 was nearly out of cards")
    assert why_words(None) == ""


def test_there_is_no_seat_but_those_of_the_record(nivelo: Nivelo, tmp_path: Path) -> None:
    path = tmp_path / "game.nivelo"
    path.write_text(recorded("level8-99", 2)[0])
    done = nivelo("review", str(path), "--seat", "3")
    assert done.code == 2
    assert "review/seat" in done.err


def test_passes_that_a_record_leaves_out_are_played_again() -> None:
    text, state = recorded("niveldoce", 12, players=4)
    record = parse(text)
    moves, steps = moves_of(record)
    assert "pass" in moves
    assert len(moves) == len(steps)
    assert steps[0] == 0
    assert steps == sorted(steps)
    assert final_state(record).hands[0].faces() == state.hands[0].faces()
