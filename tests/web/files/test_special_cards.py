"""What the pages know of special cards is what the engine's table says."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import nivelo
from nivelo.engine.cards.specials import SPECIALS, Special

ROOT = Path(__file__).parents[3]
WEB = Path(nivelo.__file__).parent / "web"
LANGUAGES = ("de", "en", "es", "fr", "nl")


def test_the_table_of_the_pages_is_what_the_engine_says() -> None:
    """If this fails: python scripts/special_cards.py."""
    spec = importlib.util.spec_from_file_location("table", ROOT / "scripts/special_cards.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.TARGET.read_text(encoding="utf-8") == script.table()


@pytest.mark.parametrize("special", SPECIALS, ids=lambda special: special.name)
def test_every_special_card_has_a_picture(special: Special) -> None:
    pictures = (WEB / "cards" / "pictures.js").read_text(encoding="utf-8")
    assert re.search(rf'^  "?{special.name}"?: {{$', pictures, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_card_has_its_texts(language: str) -> None:
    keys = {
        entry.id.name
        for file in (WEB / "texts" / language).glob("*.ftl")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    wanted = {
        key
        for card in SPECIALS
        for key in (f"picture-{card.name}", f"does-{card.name}", f"custom-does-{card.name}")
    }
    assert wanted | {card.rules for card in SPECIALS} <= keys
