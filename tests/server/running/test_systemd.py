"""The systemd unit of docs/serving.md is one that systemd takes, and keeps the server confined."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.docs.code_blocks import code_block, replaced

ANALYZE = shutil.which("systemd-analyze")
# Of 100; a service without any protection has 96. "OK" in the words of systemd begins at 40.
MOST_EXPOSED = 20

pytestmark = [
    pytest.mark.slow_pure,  # the same in both modes
    pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not installed"),
]


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, with a program that is there."""
    path = tmp_path / "nivelo.service"
    text = replaced(code_block("serving.md", "ini"), "/opt/nivelo/bin/nivelo", sys.executable)
    path.write_text(text, encoding="utf-8")
    return path


def analyze(*words: str) -> subprocess.CompletedProcess[str]:
    command = [str(ANALYZE), "--no-pager", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_systemd_has_nothing_to_say_against_the_unit(unit: Path) -> None:
    done = analyze("verify", "--man=no", "--recursive-errors=no", str(unit))
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_service_is_hardly_exposed(unit: Path) -> None:
    done = analyze("security", "--offline=yes", f"--threshold={MOST_EXPOSED}", str(unit))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
