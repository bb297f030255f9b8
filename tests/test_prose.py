"""Phrases that read as translated are found, and there are none of them in the project."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "prose.py"

pytestmark = pytest.mark.slow_pure


def prose(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(
    "line",
    [
        "Put it on the own pile.",
        "A game of one's own.",
        "The table is dealt anew.",
        "Who has laid out moves up.",
        '"""Run a command; gives its exit code."""',
        "Rewards add up to nothing.",
    ],
)
def test_a_translated_phrase_is_named_with_its_line(line: str, tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(f"A good line.\n{line}\n", encoding="utf-8")
    done = prose(file)
    assert done.returncode == 1
    assert done.stdout.startswith(f"{file}:2: ")
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize(
    "line",
    [
        "Put it on their own pile.",
        "Everyone who has laid out moves up.",
        "Who has laid out?",
        "It gives the card back.",
    ],
)
def test_plain_english_passes(line: str, tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(line, encoding="utf-8")
    assert prose(file).returncode == 0


def test_the_project_has_none_of_them() -> None:
    done = prose()
    assert (done.returncode, done.stdout) == (0, "")
