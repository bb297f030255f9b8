"""Games as Parquet: whole, true, in shards that are written once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from nivelo.engine.errors import NiveloError
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.lab.output.dataset import schema, shard_path, write_dataset
from nivelo.lab.running.plans import Plan, make_plan
from support.cli.command_result import Nivelo

# Parquet and whole games: interpreted they take long, and come to the same.
pytestmark = pytest.mark.slow_pure

DOCS = Path(__file__).parents[3] / "docs" / "dataset.md"


@pytest.fixture(scope="module")
def plan() -> Plan:
    options: dict[str, str | int] = {"max_turns_per_round": 40}
    return make_plan("level8-99", 2, "one", "none", options, ["random", "greedy"], 3)


@pytest.fixture(scope="module")
def rows(plan: Plan, tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    paths = write_dataset(tmp_path_factory.mktemp("games"), plan, 4, 2)
    assert all(parquet.read_schema(path).names == schema().names for path in paths)
    return [row for path in paths for row in parquet.read_table(path).to_pylist()]


def test_every_game_can_be_played_again_from_its_rows(
    plan: Plan, rows: list[dict[str, Any]]
) -> None:
    game = plan.load()
    for index in range(4):
        state = new_state(game, plan.deal_seed(index))
        played = [row for row in rows if row["game"] == index]
        assert [row["decision"] for row in played] == list(range(len(played)))
        for row in played:
            seen = view(state, int(state.to_act)).fields()
            assert row["legal"] == seen.pop("legal")
            assert json.loads(row["view"]) == json.loads(json.dumps(seen))
            assert row["move"] in row["legal"]
            assert row["hands"] == [sorted(hand.faces()) for hand in state.hands]
            assert row["draw_pile"] == state.draw_pile.faces()
            assert row["bot"] == plan.seated(index)[row["seat"]]
            state.play_id(row["move"])
        assert state.is_over
        assert {row["winner"] for row in played} == {int(state.winner)}
        assert all(row["won"] == (row["seat"] == row["winner"]) for row in played)
        assert played[0]["levels"] == [int(level) for level in state.level]


def test_a_view_does_not_hold_what_is_hidden(rows: list[dict[str, Any]]) -> None:
    for row in rows[::50]:
        seen = json.loads(row["view"])
        assert sorted(seen["hand"]) == row["hands"][row["seat"]]
        assert "hands" not in seen
        assert "draw_pile" not in seen


def test_only_missing_shards_are_played_and_more_games_add_to_them(
    plan: Plan, tmp_path: Path
) -> None:
    first = write_dataset(tmp_path, plan, 2, 1)
    before = [path.read_bytes() for path in first]
    first[1].unlink()
    first[0].write_bytes(b"kept")
    done: list[int] = []
    paths = write_dataset(tmp_path, plan, 3, 1, progress=done.append)
    assert done == [1, 1, 1]
    assert paths[0].read_bytes() == b"kept", "not played again"
    assert paths[1].read_bytes() == before[1], "the same games"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "_dataset.json",
        *(shard_path(tmp_path, n).name for n in range(3)),
    ]


def test_the_docs_show_how_a_dataset_is_read(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_dataset(tmp_path / "games", plan, 1, 1)
    monkeypatch.chdir(tmp_path)
    code = DOCS.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["hand"]


def test_a_dataset_that_was_begun_by_an_earlier_version_goes_on(plan: Plan, tmp_path: Path) -> None:
    first = write_dataset(tmp_path, plan, 1, 1)
    (tmp_path / "_dataset.json").rename(tmp_path / "dataset.json")
    assert write_dataset(tmp_path, plan, 1, 1) == first
    assert sorted(path.name for path in tmp_path.iterdir()) == ["_dataset.json", first[0].name]


def test_two_processes_write_the_same_files(plan: Plan, tmp_path: Path) -> None:
    alone = write_dataset(tmp_path / "alone", plan, 2, 1)
    both = write_dataset(tmp_path / "both", plan, 2, 1, jobs=2)
    assert [path.read_bytes() for path in alone] == [path.read_bytes() for path in both]


def test_another_dataset_is_not_mixed_in(plan: Plan, tmp_path: Path) -> None:
    write_dataset(tmp_path, plan, 1, 1)
    with pytest.raises(NiveloError) as caught:
        write_dataset(tmp_path, plan, 2, 2)
    assert caught.value.code == "dataset/other"
    with pytest.raises(NiveloError) as caught:
        write_dataset(tmp_path / "new", plan, 3, 2)
    assert caught.value.code == "dataset/games"
    assert not (tmp_path / "new").exists(), "refused before anything is written"


def test_every_column_is_in_the_docs() -> None:
    docs = DOCS.read_text(encoding="utf-8")
    for name in schema().names:
        assert f"| `{name}` |" in docs


def test_a_dataset_from_the_shell(nivelo: Nivelo, tmp_path: Path) -> None:
    words = ["lab", "dataset", "level8-99", str(tmp_path), "--players", "2", "--games", "2"]
    words += ["--shard", "1", "--jobs", "1"]
    assert nivelo(*words, "--json").json["files"] == 2
    assert nivelo(*words).out.startswith("2 games in 2 files")
