"""Write src/nivelo/web/cards/specials.js: what the pages must know about each special card."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from nivelo.engine.cards.specials import NOT_ON_WISH, SPECIALS, STOPS, Special

TARGET = Path(__file__).resolve().parent.parent / "src/nivelo/web/cards/specials.js"
HEAD = """\
// Written by scripts/special_cards.py from src/nivelo/engine/cards/specials.py; do not edit.

/**
 * @typedef {object} Special
 * @property {string} name also of its picture, and the end of the keys of its texts
 * @property {string} rules the text that explains it on the page of rules
 * @property {boolean} commonPile only in games with one discard pile for all
 * @property {boolean} stops costs the player in front of whom it lies a turn
 * @property {boolean} onWish may be the top one of the cards that go along with a wish
 */

/** @type {readonly Special[]} */
export const SPECIALS = Object.freeze([
"""


def row(special: Special) -> str:
    fields = {
        "name": special.name,
        "rules": special.rules,
        "commonPile": special.common_pile,
        "stops": special.traits & STOPS != 0,
        "onWish": special.traits & NOT_ON_WISH == 0,
    }
    lines = [f"    {name}: {json.dumps(value)},\n" for name, value in fields.items()]
    return "  {\n" + "".join(lines) + "  },\n"


def table() -> str:
    """The whole file, as prettier would format it."""
    return HEAD + "".join(row(special) for special in SPECIALS) + "]);\n"


if __name__ == "__main__":
    text = table()
    if "--check" in sys.argv and TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET.name} is not what the engine's sources say: run {__file__}")
    TARGET.write_text(text, encoding="utf-8")
