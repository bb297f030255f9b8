"""What a browser stores, in memory: the same keys and the same refusals as IndexedDB."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

from nivelo.browser.storage import Row, Step
from nivelo.server.storage.changes import TakenError

SCRIPT = Path(__file__).resolve().parents[3] / "src" / "nivelo" / "web" / "local" / "store.js"


def keys_in_script() -> dict[str, list[str]]:
    """The keys of each part, as the page's own script has them."""
    text = SCRIPT.read_text(encoding="utf-8")
    body = text[text.index("const KEYS = {") : text.index("};")]
    parts = re.findall(r"^  (\w+): (.*),$", body, re.MULTILINE)
    return {name: re.findall(r"\w+", columns) for name, columns in parts}


class MemoryStorage:
    """Rows by part and key. JSON goes in and out of a browser, so copies do here."""

    def __init__(self) -> None:
        self.keys = keys_in_script()
        self.parts: dict[str, dict[tuple[Any, ...], Row]] = {name: {} for name in self.keys}
        self.writes = 0

    def key(self, part: str, row: Row) -> tuple[Any, ...]:
        return tuple(row[name] for name in self.keys[part])

    async def rows(self, part: str, table: str = "") -> list[Row]:
        rows = self.parts[part]
        wanted = [key for key in sorted(rows) if not table or key[0] == table]
        return [copy.deepcopy(rows[key]) for key in wanted]

    async def entries(self, table: str, after: int) -> list[Row]:
        return [row for row in await self.rows("entries", table) if row["seq"] > after]

    async def write(self, steps: list[Step]) -> None:
        after = {name: dict(rows) for name, rows in self.parts.items()}
        for step in steps:
            self.take(after[step.part], step)
        self.parts = after
        self.writes += 1

    def take(self, rows: dict[tuple[Any, ...], Row], step: Step) -> None:
        if step.do == "clear":
            for key in [key for key in rows if key[0] == step.table]:
                del rows[key]
            return
        key = self.key(step.part, step.row)
        if step.do == "add" and key in rows:
            raise TakenError
        if step.do == "delete":
            del rows[key]
        elif step.do == "merge":
            rows[key] = {**rows[key], **step.row}
        else:
            rows[key] = dict(step.row)
