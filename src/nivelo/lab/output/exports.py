"""Findings as files: JSON with everything, CSV and Parquet with one file per table."""

from __future__ import annotations

import csv
import io
import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from nivelo.engine.errors import NiveloError
from nivelo.lab.output.findings import Findings, Row

SUFFIXES: Final = (".json", ".csv", ".parquet")


def check_path(path: Path) -> None:
    """Refuse a path that cannot be written, before anything is played."""
    if path.suffix not in SUFFIXES:
        raise NiveloError(
            "export/format", f"{str(path)!r} does not end in one of {', '.join(SUFFIXES)}"
        )
    if path.suffix == ".parquet":
        import_parquet()
    if not path.parent.is_dir():
        raise NiveloError("file/unwritable", f"{str(path)!r}: there is no such directory")


def export(findings: Findings, path: Path) -> list[Path]:
    """Write the findings in the format of the path's extension; returns the files written.

    A study has several tables: `result.csv` becomes `result-levels.csv`, `result-curves.csv`.
    """
    check_path(path)
    try:
        if path.suffix == ".json":
            text = json.dumps(findings.to_json(), indent=1, ensure_ascii=False) + "\n"
            path.write_text(text, encoding="utf-8", newline="\n")
            return [path]
        write = write_csv if path.suffix == ".csv" else write_parquet
        written = []
        for name, rows in findings.tables.items():
            if rows:
                target = path.with_stem(f"{path.stem}-{name}")
                write(rows, target)
                written.append(target)
    except OSError as error:
        raise NiveloError("file/unwritable", f"{str(path)!r}: {error.strerror}") from error
    return written


def write_csv(rows: list[Row], path: Path) -> None:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    path.write_text(text.getvalue(), encoding="utf-8", newline="\n")


def write_parquet(rows: list[Row], path: Path) -> None:
    arrow, parquet = import_parquet()
    parquet.write_table(arrow.Table.from_pylist(rows), str(path))


def import_parquet() -> tuple[Any, Any]:
    """Imported on demand: it is large, and CSV does not need it."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as missing:
        raise NiveloError(
            "export/parquet", "Parquet needs the package pyarrow: pip install 'nivelo[lab]'"
        ) from missing
