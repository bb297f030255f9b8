"""`nivelo lab`: the studies from the shell, for people and for machines."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from nivelo.games import read_game
from support.cli.command_result import Nivelo
from support.engine.custom_game import changed

# Many games: interpreted they take long, and come to the same (test_checksums.py).
pytestmark = pytest.mark.slow_pure

FEW = ["--games", "4", "--jobs", "1", "--option", "max_turns_per_round=40"]


def test_levels_for_machines(nivelo: Nivelo) -> None:
    findings = nivelo("lab", "levels", "level8-99", "--players", "2,3", *FEW, "--json").json
    assert findings["study"] == "levels"
    rows = findings["tables"]["levels"]
    assert [(row["players"], row["level"]) for row in rows] == [
        (players, level) for players in (2, 3) for level in range(1, 9)
    ]
    assert findings["settings"] == {
        "seed": 0,
        "options": {"max_turns_per_round": "40"},
        "rounds": 4,
    }


def test_levels_for_people(nivelo: Nivelo) -> None:
    output = nivelo("lab", "levels", "level8-101", *FEW, "--bots", "random").out
    assert "level8-101, side one: random, 2 seats" in output
    assert "level8-101, side two: random, 2 seats" in output
    assert "run 4, set 2, set 2" in output
    assert "° reconstructed" in output
    assert "checksum" in output


def test_several_games_and_own_ones_in_one_chart(
    nivelo: Nivelo, own_game: str, tmp_path: Path
) -> None:
    chart = tmp_path / "levels.svg"
    nivelo("lab", "levels", "level8-99", own_game, *FEW[:4], "--chart", str(chart))
    text = " ".join(ElementTree.parse(chart).getroot().itertext())
    assert "level8-99, side one" in text
    assert "small, side one" in text


def test_as_few_seats_as_the_game_allows_unless_told_otherwise(
    nivelo: Nivelo, tmp_path: Path
) -> None:
    path = tmp_path / "three.toml"
    path.write_text(changed("players = [2, 4]", "players = [3, 4]"), encoding="utf-8")
    few = ["--games", "2", "--jobs", "1"]
    for words in (["levels"], ["report", "--out", str(tmp_path / "page.html")]):
        findings = nivelo("lab", words[0], str(path), *words[1:], *few, "--json").json
        study = findings if words == ["levels"] else findings["studies"][0]
        assert {row["players"] for row in study["tables"]["levels"]} == {3}


def test_balance_for_machines_and_people(nivelo: Nivelo) -> None:
    words = ["lab", "balance", "level8-99", "--players", "2", "--bots", "random", *FEW]
    findings = nivelo(*words, "--json").json
    variants = [row["variant"] for row in findings["tables"]["lengths"]]
    assert variants[0] == "as it is"
    assert "win = round" in variants
    output = nivelo(*words, "--vary", "win,bonus").out
    assert "begins the first round" in output
    assert "win = round" in output
    assert "bonus = 1" in output
    assert "next_dealer" not in output
    only = nivelo(*words, "--vary", "none", "--json").json
    assert [row["variant"] for row in only["tables"]["lengths"]] == ["as it is"]


def test_a_tournament_for_machines_and_people(nivelo: Nivelo) -> None:
    words = ["lab", "tournament", "level8-99", "--bots", "random,greedy", *FEW]
    findings = nivelo(*words, "--json").json
    assert findings["settings"]["players"] == 2
    assert [row["bot"] for row in findings["tables"]["ratings"]] == ["greedy", "random"]
    output = nivelo(*words).out
    assert "wins of each against" in output
    assert "100.0%" in output


@pytest.mark.parametrize("seed", ["0", "1"])
def test_the_number_of_processes_changes_nothing(nivelo: Nivelo, seed: str) -> None:
    words = ["lab", "tournament", "level8-99", "--bots", "random,greedy", "--games", "6"]
    words += ["--seed", seed, "--json"]
    assert nivelo(*words, "--jobs", "2").json == nivelo(*words, "--jobs", "1").json


def test_findings_are_written_in_every_format_and_a_page_is_made_of_them(
    nivelo: Nivelo, tmp_path: Path
) -> None:
    outs = [str(tmp_path / f"findings.{ending}") for ending in ("json", "csv", "parquet")]
    words = [word for path in outs for word in ("--out", path)]
    output = nivelo("lab", "levels", "level8-99", *FEW, *words).out
    assert output.count("written:") == 1 + 2 + 2
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "findings-curves.csv",
        "findings-curves.parquet",
        "findings-levels.csv",
        "findings-levels.parquet",
        "findings.json",
    ]
    page = tmp_path / "page.html"
    nivelo("lab", "report", outs[0], "--out", str(page), "--title", "Ours & theirs")
    assert "<h1>Ours &amp; theirs</h1>" in page.read_text(encoding="utf-8")


def test_a_report_plays_all_studies(nivelo: Nivelo, own_game: str, tmp_path: Path) -> None:
    page, journal = tmp_path / "page.html", tmp_path / "kept.journal"
    words = ["lab", "report", own_game, "--bots", "greedy,random", "--out", str(page)]
    words += ["--games", "4", "--jobs", "1", "--journal", str(journal)]
    report = nivelo(*words, "--json").json
    played = [study["study"] for study in report["studies"]]
    assert played == ["levels", "balance", "cards", "tournament"]
    first = page.read_text(encoding="utf-8")
    assert read_game(own_game).title in first
    assert "Can every level be reached?" in first
    assert "Suggestions" in first
    kept = sorted(path.name for path in tmp_path.glob("*.journal"))
    assert kept == [f"kept-small-{study}.journal" for study in ("balance", "bots", "levels")]
    assert nivelo(*words).out == f"written: {page}\n"
    assert page.read_text(encoding="utf-8") == first, "all was in the journals"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["levels", "level8-99", "--chart", "chart.png"], "export/format"),
        (["levels", "level8-99", "--out", "findings.txt"], "export/format"),
        (["levels", "level8-99", "--side", "two"], "game/side"),
        (["levels", "level8-98"], "game/unknown"),
        (["levels", "level8-99", "--players", "7"], "game/players"),
        (["balance", "level8-99", "--vary", "jokers"], "balance/variant"),
        (["tournament", "level8-99", "--bots", "greedy"], "tournament/bots"),
        (["tournament", "level8-99", "--bots", "greedy,clever"], "bot/unknown"),
        (["report", "level8-99", "--out", "page.pdf"], "export/format"),
        (["report", "pyproject.json"], "file/unreadable"),
    ],
)
def test_what_is_asked_wrongly_is_one_line(nivelo: Nivelo, words: list[str], code: str) -> None:
    done = nivelo("lab", *words)
    assert done.code == 2
    assert done.err.startswith(f"nivelo: {code}")
    assert done.err.count("\n") == 1


def test_a_study_must_be_named(nivelo: Nivelo) -> None:
    done = nivelo("lab")
    assert done.code == 2
    assert "STUDY" in done.err


@pytest.mark.skipif(os.name == "nt", reason="interrupts are sent otherwise there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_study_goes_on_where_it_was(tmp_path: Path, jobs: str) -> None:
    journal = tmp_path / "study.journal"
    command = [sys.executable, "-m", "nivelo", "lab", "levels", "level8-99", "--json"]
    command += ["--games", "200", "--jobs", jobs, "--journal", str(journal)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
            assert process.poll() is None, "it ends only when it is told to"
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert err == f"nivelo: interrupted; the same command goes on from {str(journal)!r}\n"
    kept = journal.read_bytes()
    assert kept.endswith(b"\n")
    resumed = subprocess.run(command, stdout=pipe, check=True, timeout=300).stdout
    assert journal.read_bytes().startswith(kept), "what was kept is not played again"
    whole = subprocess.run(command[:-2], stdout=pipe, check=True, timeout=300).stdout
    assert json.loads(resumed) == json.loads(whole)
