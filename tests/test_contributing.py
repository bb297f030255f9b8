"""The walk of CONTRIBUTING.md, "Adding a special card", taken with an example card.

The card is written into a copy of the sources, into the files that the walk names and no others.
If something else must know of a new card, one of the checks in the copy fails.
"""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.example_card.edits import LANGUAGES, add_burden

ROOT = Path(__file__).parent.parent
COPIED = (
    "pyproject.toml",
    "src/nivelo",
    "scripts",
    "tests",
    "docs/custom-games.md",
    "docs/notation.md",
)
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_compiled_from")
CHECKS = (
    "tests/support/example_card/burden_checks.py",
    "tests/engine/test_special_cards.py",
    "tests/web/files/test_special_cards.py",
    "tests/web/files/test_texts.py",
)
MOST_SOURCES = 6

pytestmark = pytest.mark.slow_pure  # the copy is interpreted anyway


def copy_of_the_sources(target: Path) -> None:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=NOT_COPIED)
        else:
            (target / name).parent.mkdir(exist_ok=True)
            shutil.copy(source, target / name)
    # Node takes a file for a module only if a package says so.
    (target / "package.json").write_text('{"type": "module"}\n', encoding="utf-8")


def run_in(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "NIVELO_PURE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=root, env=environment, capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def burdened(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with one special card more."""
    root = tmp_path_factory.mktemp("burdened")
    copy_of_the_sources(root)
    add_burden(root)
    generated = run_in(root, "scripts/special_cards.py")
    assert generated.returncode == 0, generated.stderr
    return root


def files_of_the_walk() -> set[str]:
    """What the table of the walk names, for a card called burden."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = page.split("## Adding a special card\n")[1].split("\n## ")[0]
    files: set[str] = set()
    for name in re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE):
        name = name.replace("<card>", "burden")
        files |= {name.replace("*", language) for language in LANGUAGES}
    return files


def changed_files(root: Path) -> set[str]:
    copied = {
        path.relative_to(root).as_posix()
        for folder in ("src/nivelo", "docs")
        for path in (root / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    return {
        name
        for name in copied
        if not (ROOT / name).is_file() or not filecmp.cmp(ROOT / name, root / name, shallow=False)
    }


def test_the_walk_names_the_files_that_a_new_card_touches(burdened: Path) -> None:
    assert changed_files(burdened) == files_of_the_walk()


def test_a_new_card_touches_at_most_six_sources_and_the_texts(burdened: Path) -> None:
    sources = [
        name
        for name in changed_files(burdened)
        if name.startswith("src/") and "/texts/" not in name
    ]
    assert len(sources) <= MOST_SOURCES, sources


def test_the_new_card_is_known_everywhere(burdened: Path) -> None:
    """All in one run: most of its time is taken by starting."""
    done = run_in(burdened, "-m", "pytest", "-q", "-p", "no:cacheprovider", *CHECKS)
    assert done.returncode == 0, done.stdout[-6000:]
