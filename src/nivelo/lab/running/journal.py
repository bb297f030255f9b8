"""A file with the finished chunks of a study, so that it can be interrupted and resumed.

The first line identifies the study; every other line is one chunk, written when it is finished.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from nivelo.engine.errors import NiveloError
from nivelo.lab.running.chunks import Chunk, Done, source_digest
from nivelo.lab.running.plans import Plan
from nivelo.lab.running.sums import Sums

FORM = 1
"""The version of the file; others are not read."""


class Journal:
    """The stored chunks of a study; new ones are appended at once."""

    def __init__(self, path: Path, plans: Sequence[Plan]) -> None:
        self.path = path
        self.head = {"nivelo_journal": FORM, "plans": digest(plans), "sources": source_digest()}
        self.kept: list[tuple[Chunk, Sums]] = []
        self.file: BinaryIO | None = None

    def __enter__(self) -> Self:
        try:
            whole = self.read() if self.path.exists() else 0
            # A line that was cut off is written again.
            self.file = self.path.open("r+b" if whole else "wb")
            self.file.seek(whole)
            self.file.truncate()
        except OSError as error:
            raise NiveloError("file/unwritable", f"{str(self.path)!r}: {error.strerror}") from error
        if not whole:
            self.write(self.head)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, done: Done) -> None:
        chunk = done.chunk
        self.write([chunk.plan, chunk.first, chunk.end, done.sums.to_json()])

    def write(self, data: object) -> None:
        assert self.file is not None, "a journal is written to while it is open"
        self.file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def read(self) -> int:
        """Read stored chunks; returns the length of all complete lines in bytes, 0 if there are
        none.
        """
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].splitlines(), start=1):
            try:
                entry = json.loads(line)
                if number > 1:
                    plan, first, end, sums = entry
                    self.kept.append((Chunk(plan, first, end), Sums.from_json(sums)))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise NiveloError(
                    "journal/damaged", f"{str(self.path)!r}, line {number}: {error}"
                ) from error
            if number == 1:
                self.check(entry)
        return whole

    def check(self, head: Any) -> None:
        """Does it belong to this study and these sources?"""
        if not isinstance(head, dict) or head.get("nivelo_journal") != FORM:
            raise NiveloError("journal/unknown", f"{str(self.path)!r} is not a journal of a study")
        if head["plans"] != self.head["plans"]:
            raise NiveloError("journal/other_study", f"{str(self.path)!r} is of another study")
        if head["sources"] != self.head["sources"]:
            raise NiveloError(
                "journal/other_version", f"{str(self.path)!r} was played by another version"
            )


def digest(plans: Sequence[Plan]) -> str:
    return sha256(" ".join(plan.fingerprint() for plan in plans).encode()).hexdigest()
