"""Tests that failed are tried once more, as long as they are few, and named if they pass then.

Real servers, databases and browsers on a busy machine: a moment may be missed. Whatever passes only
sometimes is to be mended, so it is listed at the end and in a file.
"""

from __future__ import annotations

from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "build" / "second-try"
MOST = 5  # more do not fail by chance


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--second-try",
        metavar="NAME",
        help="these tests have failed before: name those that now pass, also in a file NAME.txt",
    )


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("--second-try") and len(session.items) > MOST:
        raise pytest.UsageError(f"{len(session.items)} tests failed: too many for a second try")


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    name = config.getoption("--second-try")
    if not name:
        return
    passed = sorted(report.nodeid for report in terminalreporter.getreports("passed"))
    terminalreporter.section("failed at first, passed at the second try")
    for test in passed:
        terminalreporter.line(test)
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = "".join(f"{test}\n" for test in passed)
    (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
