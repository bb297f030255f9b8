"""The card *burden*, written into a copy of the sources as CONTRIBUTING.md says."""

from __future__ import annotations

from pathlib import Path

LANGUAGES = ("de", "en", "es", "fr", "nl")

RULE = '''"""Burden: laid before another seat, which draws a card."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.events import PLAYED
from nivelo.engine.model.position import Position
from nivelo.engine.model.steps import END_TURN
from nivelo.engine.rules.piles import draw, put_away


def play_burden(p: Position, face: i64, target: i64) -> i64:
    """The chosen seat draws a card; the burden is slid face up under the draw pile."""
    seat = p.to_act
    p.give_up(seat, face)
    p.tell(PLAYED, seat, face, target)
    put_away(p, seat, face)
    draw(p, target)
    return END_TURN
'''

NEW: dict[str, str] = {"src/nivelo/engine/rules/specials/burden.py": RULE}

# Each passage is in its file exactly once, and stays; what is added comes after it.
AFTER: dict[str, list[tuple[str, str]]] = {
    "src/nivelo/engine/cards/specials.py": [
        ("\nKNOCK: Final = 9\n", "BURDEN: Final = 10\n"),
        (
            '        leads_to=("knocking", "answering"),\n        common_pile=True,\n    ),\n',
            "    Special(\n"
            "        BURDEN,\n"
            '        "burden",\n'
            "        INSTEAD_OF_DISCARD,\n"
            "        ONE_SEAT,\n"
            "        DISCARDABLE | SLIDES_UNDER,\n"
            '        "rules-burden",\n'
            "    ),\n",
        ),
    ],
    "src/nivelo/engine/rules/specials/dispatch.py": [
        (
            "from nivelo.engine.model.position import Position\n",
            "from nivelo.engine.cards.specials import BURDEN\n"
            "from nivelo.engine.rules.specials.burden import play_burden\n",
        ),
        ("    DIRECTION: play_direction,\n", "    BURDEN: play_burden,\n"),
    ],
    "src/nivelo/web/cards/pictures.js": [
        (
            "export const PICTURES = {\n",
            '  burden: {\n    line: "M12 42h24L32 18H16L12 42Z",\n  },\n',
        ),
    ],
    "docs/custom-games.md": [
        (
            "| asks for the card on the pile out of turn | [ND-57](rules/niveldoce.md) |\n",
            "| `burden` | laid in front of another seat, which draws a card | none |\n",
        ),
    ],
    "docs/notation.md": [("`direction`, `wish`, `knock`", ", `burden`")],
}

TEXTS: dict[str, str] = {
    "cards": "picture-burden = Burden\n",
    "table": "does-burden = Laid in front of a player, who draws a card.\n",
    "custom_games": "custom-does-burden = Another player draws a card.\n",
    "rules": "rules-burden = Lay it in front of another player, who draws a card.\n",
}


def add_burden(root: Path) -> None:
    """Write the card into the sources under this folder, all but what a script generates."""
    for name, text in NEW.items():
        (root / name).write_text(text, encoding="utf-8")
    for name, places in AFTER.items():
        text = (root / name).read_text(encoding="utf-8")
        for passage, added in places:
            assert text.count(passage) == 1, f"{name}: {passage!r} {text.count(passage)} times"
            text = text.replace(passage, passage + added)
        (root / name).write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        for name, line in TEXTS.items():
            file = root / f"src/nivelo/web/texts/{language}/{name}.ftl"
            file.write_text(file.read_text(encoding="utf-8") + line, encoding="utf-8")
