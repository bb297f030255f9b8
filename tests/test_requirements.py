"""What a server installs is locked: every package by version and hash, from wherever it comes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "server.txt"
PINNED = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[^ ;]+)(?: ; [^\\]+)? \\")
ACTION = re.compile(r"uses: [\w/-]+@[0-9a-f]{40}( # v[\d.]+)?$")


def locked() -> dict[str, str]:
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    matches = [PINNED.fullmatch(line) for line in lines if line and line[0] not in " #"]
    assert all(matches), lines
    return {match["name"]: match["version"] for match in matches if match}


def test_all_that_a_server_needs_is_locked_at_a_version_that_will_do() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = locked()
    for text in (*project["dependencies"], *project["optional-dependencies"]["server"]):
        needed = Requirement(text)
        name = needed.name.lower().replace("_", "-")
        assert versions[name] in needed.specifier, text


def test_every_package_is_locked_by_its_hashes_and_by_no_address() -> None:
    text = LOCK.read_text(encoding="utf-8")
    for name, version in locked().items():
        block = text.partition(f"{name}=={version}")[2].partition("\n")[2]
        assert block.startswith("    --hash=sha256:"), name
    assert "://" not in text


def test_the_actions_of_workflows_are_pinned_by_commit() -> None:
    used = [
        line.strip("- ")
        for path in (ROOT / ".github" / "workflows").glob("*.yml")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert used
    assert [line for line in used if not ACTION.search(line)] == []
