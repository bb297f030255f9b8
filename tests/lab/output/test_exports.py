"""Findings as files: what is written is read back as it was."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

from nivelo.engine.errors import NiveloError
from nivelo.lab.output.exports import check_path, export
from nivelo.lab.output.findings import Findings, read_findings

FINDINGS = Findings(
    "levels",
    {"seed": 3, "options": {"max_turns_per_round": 300}},
    {
        "levels": [
            {"level": 1, "groups": 'run 3, "x"', "turns": 1.5, "median": None},
            {"level": 2, "groups": "set 2", "turns": 0.1 + 0.2, "median": 4},
        ],
        "curves": [{"turn": 1, "laid_out": 0.25}],
    },
    "ab" * 32,
)


def test_json_holds_everything(tmp_path: Path) -> None:
    path = tmp_path / "findings.json"
    assert export(FINDINGS, path) == [path]
    assert read_findings(json.loads(path.read_text(encoding="utf-8")), str(path)) == FINDINGS


def test_a_table_without_rows_is_no_file(tmp_path: Path) -> None:
    findings = Findings("levels", {}, {"levels": [{"level": 1}], "curves": []}, "")
    assert [path.name for path in export(findings, tmp_path / "findings.csv")] == [
        "findings-levels.csv"
    ]


def test_csv_has_a_file_for_each_table(tmp_path: Path) -> None:
    written = export(FINDINGS, tmp_path / "findings.csv")
    assert [path.name for path in written] == ["findings-levels.csv", "findings-curves.csv"]
    with written[0].open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["groups"] for row in rows] == ['run 3, "x"', "set 2"]
    assert float(rows[1]["turns"]) == 0.1 + 0.2, "all digits are there"
    assert rows[0]["median"] == ""


def test_parquet_has_types_and_missing_figures(tmp_path: Path) -> None:
    written = export(FINDINGS, tmp_path / "findings.parquet")
    assert [path.name for path in written] == ["findings-levels.parquet", "findings-curves.parquet"]
    table = pyarrow.parquet.read_table(written[0])
    assert table.to_pylist() == FINDINGS.tables["levels"]
    assert str(table.schema.field("level").type) == "int64"


@pytest.mark.parametrize("name", ["findings", "findings.xlsx", "findings.JSON"])
def test_other_endings_are_refused_before_anything_is_played(tmp_path: Path, name: str) -> None:
    with pytest.raises(NiveloError) as caught:
        check_path(tmp_path / name)
    assert caught.value.code == "export/format"
    assert name in caught.value.text


def test_a_directory_that_is_not_there_is_said_early(tmp_path: Path) -> None:
    with pytest.raises(NiveloError) as caught:
        check_path(tmp_path / "nowhere" / "findings.csv")
    assert caught.value.code == "file/unwritable"


def test_without_pyarrow_parquet_is_refused_with_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NiveloError) as caught:
        check_path(tmp_path / "findings.parquet")
    assert caught.value.code == "export/parquet"
    assert "nivelo[lab]" in caught.value.text
    check_path(tmp_path / "findings.csv")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "findings/unknown"),
        ({"study": "levels"}, "findings/unknown"),
        ({"nivelo_findings": 2}, "findings/unknown"),
        ({"nivelo_findings": 1, "study": "levels"}, "findings/damaged"),
        ({**FINDINGS.to_json(), "study": "weather"}, "findings/unknown"),
    ],
)
def test_what_is_no_findings_is_refused(data: object, code: str) -> None:
    with pytest.raises(NiveloError) as caught:
        read_findings(data, "some.json")
    assert caught.value.code == code
    assert "some.json" in caught.value.text
