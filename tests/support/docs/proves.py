"""The tag by which a rules test says what it proves: ``@proves("S-3", "G7")``.

The ids are those of the numbered paragraphs of docs/rules; rules_trace.py collects the tags.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

ID = re.compile(r"(?:S|L|MA|BO|ND|E)-\d+|[GMBN]\d+")

Test = TypeVar("Test", bound=Callable[..., object])


def proves(*ids: str) -> Callable[[Test], Test]:
    """Tag a test with the paragraphs of docs/rules that would be broken if it failed."""
    for paragraph in ids:
        if ID.fullmatch(paragraph) is None:
            raise ValueError(f"not the id of a paragraph of the rules: {paragraph!r}")

    def tag(test: Test) -> Test:
        return test

    return tag
