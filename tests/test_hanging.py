"""A test that hangs, even in compiled code, is ended; the run goes on without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.server.serve_process import is_running

ROOT = Path(__file__).resolve().parent.parent

HANGING = """\
import itertools
import subprocess
import sys
from pathlib import Path


def test_that_hangs():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path(__file__).with_name("child.txt").write_text(str(child.pid))
    sum(itertools.repeat(0))  # as compiled code does, it keeps the interpreter to itself


def test_after_it():
    pass
"""


@pytest.mark.slow_pure
@pytest.mark.skipif(sys.platform != "linux", reason="children are looked for in /proc")
def test_nothing_in_the_tests_can_wait_for_ever(tmp_path: Path) -> None:
    file = tmp_path / "test_hanging_itself.py"
    file.write_text(HANGING, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-n", "1"]
    # Of the installed plugins only those that this is about: the others take longer to load.
    wanted = ["xdist.plugin", "pytest_timeout", "support.session.leftover_processes"]
    plugins = [word for name in [*wanted, "no:cacheprovider"] for word in ("-p", name)]
    sooner = ["-o", "timeout=1", "-o", "faulthandler_timeout=2"]
    done = subprocess.run(
        [*command, *plugins, *sooner, "--rootdir", str(tmp_path), str(file)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "tests"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        },
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "crashed while running" in done.stdout
    assert "1 failed, 1 passed" in done.stdout, done.stdout
    assert not is_running(int((tmp_path / "child.txt").read_text(encoding="utf-8")))
