"""The table of special cards is whole: numbers, decisions, rules, docs."""

from __future__ import annotations

import re
from pathlib import Path

from nivelo.engine.cards.specials import (
    INSTEAD_OF_DISCARD,
    NO_SEAT,
    SPECIALS,
    special_card,
)
from nivelo.engine.model.position import DECISIONS
from nivelo.engine.rules.specials.dispatch import PLAY_SPECIAL

DOCS = Path(__file__).parent.parent.parent / "docs"
NAMES = [special.name for special in SPECIALS]


def test_the_number_of_a_card_is_its_place_in_the_table() -> None:
    assert [special.number for special in SPECIALS] == list(range(1, len(SPECIALS) + 1))
    assert all(special_card(special.number) is special for special in SPECIALS)


def test_numbers_of_released_cards_never_change() -> None:
    """They order the faces of a deck, and so the moves that records and learners know."""
    released = ["skip", "take", "swap", "keep", "stopper", "draw-two", "direction", "wish", "knock"]
    assert NAMES[: len(released)] == released


def test_a_card_leads_to_decisions_that_there_are() -> None:
    assert {name for special in SPECIALS for name in special.leads_to} <= set(DECISIONS)


def test_each_card_played_in_step_3_has_a_rule_and_no_other_has() -> None:
    played = {special.number for special in SPECIALS if special.when == INSTEAD_OF_DISCARD}
    assert set(PLAY_SPECIAL) == played


def test_the_terminal_can_say_what_a_card_played_at_nobody_does() -> None:
    for special in SPECIALS:
        if special.when == INSTEAD_OF_DISCARD and special.at & NO_SEAT:
            assert special.says, special.name


def test_the_docs_name_every_card() -> None:
    table = (DOCS / "custom-games.md").read_text(encoding="utf-8").split("The special cards:")[1]
    rows = re.findall(r"^\| `([a-z-]+)` \|", table.split("\n## ")[0], re.MULTILINE)
    assert sorted(rows) == sorted(NAMES)
    written = (DOCS / "notation.md").read_text(encoding="utf-8")
    row = next(line for line in written.splitlines() if line.endswith("| a special card |"))
    assert re.findall(r"`([a-z-]+)`", row) == NAMES


def test_the_docs_say_which_cards_need_a_common_pile() -> None:
    line = next(
        line
        for line in (DOCS / "custom-games.md").read_text(encoding="utf-8").splitlines()
        if line.endswith('need `discard_pile = "common"`.')
    )
    named = re.findall(r"`([a-z-]+)`", line)
    assert sorted(named) == sorted(special.name for special in SPECIALS if special.common_pile)
