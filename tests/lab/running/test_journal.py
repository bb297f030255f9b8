"""The journal of a study: what is in it is used, and what does not belong there is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.executors import Alone
from nivelo.lab.running.journal import Journal
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.runs import run

GAMES = 4


@pytest.fixture
def plan() -> Plan:
    options: dict[str, str | int] = {"max_turns_per_round": 20}
    return make_plan("level8-99", 2, "one", "none", options, ["random"], 3)


@pytest.fixture
def kept(plan: Plan, tmp_path: Path) -> Path:
    """A journal of a study that is finished."""
    path = tmp_path / "study.journal"
    run([plan], GAMES, Alone(), path)
    return path


def games_in(path: Path, plan: Plan) -> int:
    with Journal(path, [plan]) as journal:
        return sum(chunk.games for chunk, _ in journal.kept)


def refusal(path: Path, plan: Plan) -> NiveloError:
    with pytest.raises(NiveloError) as caught, Journal(path, [plan]):
        pass
    return caught.value


def test_all_that_was_played_is_kept(kept: Path, plan: Plan) -> None:
    assert games_in(kept, plan) == GAMES
    assert games_in(kept, plan) == GAMES, "to look into it changes nothing"


def test_a_line_that_was_cut_off_is_played_again(kept: Path, plan: Plan) -> None:
    data = kept.read_bytes()
    lines = data.splitlines(keepends=True)
    whole = run([plan], GAMES, Alone())
    for length in (len(data) - 1, len(data) - len(lines[-1]) + 1, len(lines[0]) + 5):
        kept.write_bytes(data[:length])
        assert run([plan], GAMES, Alone(), kept) == whole
        assert games_in(kept, plan) == GAMES


@pytest.mark.parametrize("length", [0, 9])
def test_a_journal_that_was_cut_off_in_its_first_line_begins_again(
    kept: Path, plan: Plan, length: int
) -> None:
    kept.write_bytes(kept.read_bytes()[:length])
    assert games_in(kept, plan) == 0
    assert json.loads(kept.read_text(encoding="utf-8"))["nivelo_journal"] == 1


def test_the_journal_of_another_study_is_refused_and_left_alone(kept: Path, plan: Plan) -> None:
    before = kept.read_bytes()
    error = refusal(kept, replace(plan, seed=4))
    assert error.code == "journal/other_study"
    assert str(kept) in error.text
    assert kept.read_bytes() == before


def test_what_another_version_played_is_refused(kept: Path, plan: Plan) -> None:
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    head = json.loads(lines[0])
    head["sources"] = "0" * 64
    kept.write_text(json.dumps(head) + "\n" + "".join(lines[1:]), encoding="utf-8")
    assert refusal(kept, plan).code == "journal/other_version"


@pytest.mark.parametrize("text", ["{}\n", "[]\n", '{"nivelo_journal": 2}\n', "3\n"])
def test_a_file_that_is_no_journal_is_refused(plan: Plan, tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text, encoding="utf-8")
    assert refusal(path, plan).code == "journal/unknown"
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["nonsense", "[0, 0, 1]", '[0, 0, 1, {"games": 1}]', "[0,0,1,[]]"])
def test_a_damaged_line_is_named(kept: Path, plan: Plan, line: str) -> None:
    lines = kept.read_text(encoding="utf-8").splitlines()
    kept.write_text("\n".join([lines[0], line, *lines[1:]]) + "\n", encoding="utf-8")
    error = refusal(kept, plan)
    assert error.code == "journal/damaged"
    assert "line 2" in error.text


def test_a_place_that_cannot_be_written_is_said(plan: Plan, tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere" / "study.journal", plan).code == "file/unwritable"
    assert refusal(tmp_path, plan).code == "file/unwritable"
