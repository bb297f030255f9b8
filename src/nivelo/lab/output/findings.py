"""The findings of a study: tables of rows, the same for people, files, charts and pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from nivelo.engine.errors import NiveloError
from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.running.sums import Sums

Cell = str | int | float | None
Row = dict[str, Cell]

FORM = 1
"""The version of the JSON; others are not read."""

TABLES = {
    "levels": ("levels", "curves"),
    "balance": ("lengths", "seats", "effects", "turns", "levels"),
    "tournament": ("ratings", "pairs"),
    "cards": ("cards",),
}
"""The studies, and the tables of each."""


@dataclass(frozen=True)
class Findings:
    """The tables of a study, its arguments, and a checksum of all its games."""

    study: str  # one of TABLES
    settings: dict[str, Any]
    tables: dict[str, list[Row]]
    checksum: str

    def to_json(self) -> dict[str, Any]:
        return {"nivelo_findings": FORM, **vars(self)}


def read_findings(data: Any, path: str) -> Findings:
    """Read findings from JSON; the path is used only in errors."""
    if (
        not isinstance(data, dict)
        or data.get("nivelo_findings") != FORM
        or data.get("study") not in TABLES
    ):
        raise NiveloError("findings/unknown", f"{path!r} holds no findings of a study")
    try:
        study, tables = data["study"], data["tables"]
        return Findings(
            study,
            dict(data["settings"]),
            {name: [dict(row) for row in tables[name]] for name in TABLES[study]},
            str(data["checksum"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise NiveloError("findings/damaged", f"{path!r}: {error!r}") from error


def checksum(sums: Sequence[Sums]) -> str:
    """Of all games of a study, in the order of its plans."""
    return sha256(" ".join(f"{one.checksum:064x}" for one in sums).encode()).hexdigest()


def spread(name: str, estimate: Estimate | None) -> Row:
    """A figure and its bounds as three cells of a row."""
    if estimate is None:
        return {name: None, f"{name}_low": None, f"{name}_high": None}
    return {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def estimate(row: Mapping[str, Cell], name: str) -> Estimate | None:
    """The figure that `spread` put into a row."""
    value, low, high = row[name], row[f"{name}_low"], row[f"{name}_high"]
    if value is None or low is None or high is None:
        return None
    return Estimate(float(value), float(low), float(high))
