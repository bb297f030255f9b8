"""`nivelo import` of what is not as it should be: it is refused, and nothing has changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from nivelo.cli import main
from support.cli.command_result import Nivelo
from support.server.exported_tables import Lines, Source, lines_of, without_ends, write_lines

pytestmark = pytest.mark.slow_pure  # the same in both modes

Spoil = Callable[[Lines], object]


def table_in(lines: Lines) -> dict[str, list[list[Any]]]:
    """The rows of the table that is going on."""
    tables: list[dict[str, list[list[Any]]]] = [each["rows"] for each in lines if "rows" in each]
    return tables[-1]


SPOILED: dict[str, tuple[str, Spoil]] = {
    "another format": ("import/format", lambda lines: lines[0].update(format=2)),
    "other columns": ("import/form", lambda lines: lines[0]["columns"]["people"].append("age")),
    "no beginning": ("import/format", lambda lines: lines.pop(0)),
    "two beginnings": ("import/format", lambda lines: lines.insert(1, lines[0])),
    "a person too few": ("import/person", lambda lines: lines.pop(1)),
    "an entry too few": ("import/entries", lambda lines: table_in(lines)["entries"].pop(2)),
    "no entries": ("import/entries", lambda lines: table_in(lines)["entries"].clear()),
    "entries out of order": ("import/entries", lambda lines: table_in(lines)["entries"].reverse()),
    "an unknown kind": (
        "import/entries",
        lambda lines: table_in(lines)["entries"][-1].__setitem__(3, "dance"),
    ),
    "an illegal move": (
        "import/entries",
        lambda lines: (
            table_in(lines)["entries"][-1].__setitem__(3, "move"),
            table_in(lines)["entries"][-1].__setitem__(5, "R99"),
        ),
    ),
    "a broken setup": (
        "import/entries",
        lambda lines: table_in(lines)["entries"][0].__setitem__(5, "{}"),
    ),
    "no JSON in an entry": (
        "import/entries",
        lambda lines: table_in(lines)["entries"][1].__setitem__(5, "Ben"),
    ),
    "rows of another table": (
        "import/row",
        lambda lines: table_in(lines)["sitters"][0].__setitem__(0, "elsewhere"),
    ),
    "a part too few": ("import/row", lambda lines: table_in(lines).pop("scores")),
    "two tables in one": (
        "import/row",
        lambda lines: table_in(lines)["tables"].append(table_in(lines)["tables"][0]),
    ),
    "a value too many": ("import/row", lambda lines: lines[1]["row"].append(1)),
    "a name too long": ("import/row", lambda lines: lines[1]["row"].__setitem__(2, "x" * 25)),
    "a name with a zero": ("import/row", lambda lines: lines[1]["row"].__setitem__(2, "a\0b")),
    "a hash that is none": ("import/row", lambda lines: lines[1]["row"].__setitem__(1, "xyz")),
    "a number as text": ("import/row", lambda lines: lines[1]["row"].__setitem__(3, "7")),
    "nothing where something must be": (
        "import/row",
        lambda lines: lines[1]["row"].__setitem__(2, None),
    ),
    "the same sitter twice": (
        "import/conflict",
        lambda lines: table_in(lines)["sitters"].append(table_in(lines)["sitters"][0]),
    ),
}


@pytest.fixture(scope="module")
def with_one_table(source: Source) -> tuple[Path, Lines]:
    """A database with one table, and what is in it."""
    database, one, again = (source.folder / name for name in ("one.sqlite3", "one", "again"))
    data = ("--data", str(source.folder))
    assert main(["export", str(one), *data, "--table", source.finished]) == 0
    assert main(["import", str(one), "--database", str(database)]) == 0
    assert main(["export", str(again), "--database", str(database)]) == 0
    return database, without_ends(again)


@pytest.fixture
def filled(with_one_table: tuple[Path, Lines], nivelo: Nivelo, tmp_path: Path) -> Iterator[str]:
    """A database with one table, which must be the same after the test."""
    database = tmp_path / "filled"
    shutil.copy(with_one_table[0], database)
    yield str(database)
    nivelo("export", str(tmp_path / "after"), "--database", str(database))
    assert without_ends(tmp_path / "after") == with_one_table[1]


@pytest.mark.parametrize(("code", "spoil"), SPOILED.values(), ids=SPOILED)
def test_a_file_that_makes_no_sense_changes_nothing(
    nivelo: Nivelo, exported: Path, tmp_path: Path, filled: str, code: str, spoil: Spoil
) -> None:
    lines = lines_of(exported)[:-1]
    spoil(lines)
    write_lines(tmp_path / "spoiled", lines)
    done = nivelo("import", str(tmp_path / "spoiled"), "--database", filled)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"nivelo: {code}: ")


def test_a_file_that_was_cut_off_changes_nothing(
    nivelo: Nivelo, exported: Path, tmp_path: Path, filled: str
) -> None:
    lines = exported.read_bytes().splitlines(keepends=True)
    cut = tmp_path / "cut"
    for count in range(len(lines)):
        cut.write_bytes(b"".join(lines[:count]))
        done = nivelo("import", str(cut), "--database", filled)
        assert done.err.startswith("nivelo: import/cut_off: ")
    cut.write_bytes(b"".join(lines[:-2]) + lines[-2][:100])
    assert nivelo("import", str(cut), "--database", filled).err.startswith("nivelo: import/line: ")


def test_a_file_that_was_changed_changes_nothing(
    nivelo: Nivelo, exported: Path, tmp_path: Path, filled: str
) -> None:
    data = exported.read_bytes()
    changed = tmp_path / "changed"
    changed.write_bytes(data.replace(b'"Cleo"', b'"Klio"'))
    done = nivelo("import", str(changed), "--database", filled)
    assert done.err.startswith("nivelo: import/checksum: ")
    changed.write_bytes(data + data.splitlines(keepends=True)[1])
    assert nivelo("import", str(changed), "--database", filled).err.startswith(
        "nivelo: import/line: "
    )


@pytest.mark.parametrize("text", ["", "hello\n", '{"is":"person","row":[]}\n', "[]\n", "\0\n"])
def test_a_file_that_is_no_export_is_refused(nivelo: Nivelo, tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    done = nivelo("import", str(path), "--database", str(tmp_path / "target"))
    assert done.code == 2
    assert done.err.startswith(("nivelo: import/format: ", "nivelo: import/cut_off: "))
