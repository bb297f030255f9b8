"""docs/endurance.md names tests that exist, for every point that it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SERVER_TESTS = Path(__file__).resolve().parents[1]
PAGE = SERVER_TESTS.parents[1] / "docs" / "endurance.md"
ROW = re.compile(r"^\| (\d+)\. .*\| (.*) \|$", re.MULTILINE)
TEST = re.compile(r"`([a-z_/]+\.py)::(test_\w+)`")

TEXT = PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("file", "name"), TEST.findall(TEXT))
def test_a_test_that_is_named_exists(file: str, name: str) -> None:
    source = (SERVER_TESTS / file).read_text(encoding="utf-8")
    assert f"def {name}(" in source


def test_every_point_has_tests() -> None:
    rows = ROW.findall(TEXT)
    assert {int(number) for number, _ in rows} == set(range(1, 12))
    assert all(TEST.search(tests) for _, tests in rows)
