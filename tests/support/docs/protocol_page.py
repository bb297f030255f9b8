"""docs/protocol.md, read: its sections, tables, and words in code."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
WORD = re.compile(r"`([^`]+)`")


def section(title: str) -> str:
    """What stands under a heading, up to the next heading of the same or a higher rank."""
    rank = title.partition(" ")[0]
    _, heading, rest = PAGE.partition(f"\n{title}\n")
    assert heading, title
    return re.split(rf"\n#{{1,{len(rank)}}} ", rest)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, without their heads; a bar in a cell is written with a backslash."""
    cells = []
    for line in text.splitlines():
        if line.startswith(("| ", "|---")):
            cells.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
    heads = {number - 1 for number, row in enumerate(cells) if row[0] == "---"}
    return [row for n, row in enumerate(cells) if n not in heads and row[0] != "---"]


def words(text: str) -> list[str]:
    return WORD.findall(text)
