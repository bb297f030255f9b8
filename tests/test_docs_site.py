"""The documentation as a site: what `make docs` would refuse, seen without building it."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
EXAMPLE = re.compile(r"\]\(\.\./(examples/[^)#]+)")

pytestmark = pytest.mark.slow_pure  # the same in both modes


def test_every_page_has_a_place_among_the_others() -> None:
    listed = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    places = set(re.findall(r"([\w./-]+\.md)$", listed, re.MULTILINE))
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    decisions = {page for page in pages if page.startswith("decisions/0")}
    assert pages - decisions <= places


def test_every_example_that_a_page_leads_to_is_brought_along() -> None:
    hook = runpy.run_path(str(ROOT / "scripts" / "docs_site.py"))
    brought = {example.relative_to(ROOT).as_posix() for example in hook["examples"]()}
    wanted = {
        name
        for page in DOCS.rglob("*.md")
        for name in EXAMPLE.findall(page.read_text(encoding="utf-8"))
    }
    assert wanted
    assert wanted <= brought
