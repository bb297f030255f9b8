"""Examples in the documentation, as they are run by tests."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[3] / "docs"


def code_block(page: str, language: str) -> str:
    """The one block of a language in a page of the documentation."""
    text = (DOCS / page).read_text(encoding="utf-8")
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return str(block)


def replaced(text: str, old: str, new: str) -> str:
    """A text with something put in for an example's placeholder, which must be there."""
    assert text.count(old) >= 1, f"{old!r} is no longer in the example"
    return text.replace(old, new)
