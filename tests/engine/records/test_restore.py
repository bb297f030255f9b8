"""Exported data that is no position of the game is refused, with an error that names the key."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nivelo
from nivelo.engine.errors import (
    ExportError,
)
from nivelo.engine.export.export import export_state, restore_state
from nivelo.engine.model.position import DECISIONS
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import State, new_state
from nivelo.games import load
from support.engine.positions import found_at, through_json

COMPILED = nivelo.engine_mode() == "compiled"

# What is refused: for each, a position by its decision, how it is damaged, and the error.
REFUSED: list[tuple[str, dict[str, object], str]] = [
    ("taking", {"format": 2}, "export/range: format: 2 is not between 1 and 1"),
    ("taking", {"format": True}, "export/type: format: True is not a whole number"),
    ("taking", {"game": "level8-99"}, "export/game: game: 'level8-99' with"),
    ("taking", {"settings": {}}, "export/game: game: 'niveldoce' with {}"),
    ("taking", {"seed": "00"}, "export/seed: seed: not 64 hex digits"),
    ("taking", {"seed": "A" * 64}, "export/seed: seed: not 64 hex digits in lower case"),
    ("taking", {"position": -1}, "export/range: position: -1"),
    ("taking", {"position": 1 << 70}, "export/range: position: 1180591620717411303424"),
    ("taking", {"hands": None}, "export/type: hands: None is not a list"),
    ("taking", {"hands": [[], []]}, "export/length: hands has 2 entries, not 3"),
    ("taking", {"hands": [[], [], [999]]}, r"export/range: hands\[2\]\[0\]: 999"),
    ("taking", {"hands": [[], [], ["R4"]]}, r"export/type: hands\[2\]\[0\]: 'R4'"),
    ("taking", {"hands": [[5, 4], [], []]}, r"export/order: hands\[0\]: \[5, 4\] is not sorted"),
    ("taking", {"hands": [[], [], []]}, "export/cards: hands and table: 0 of"),
    ("taking", {"known": [[0], [0], [0]]}, r"export/known: known\[\d\]: R1 is not there"),
    ("taking", {"level": [1, 0, 1]}, r"export/range: level\[1\]: 0"),
    ("taking", {"level": [1, 13, 1]}, r"export/level: level\[1\]: 13 while nobody has won"),
    ("taking", {"laid_out": [0, 0, 0]}, r"export/type: laid_out\[0\]: 0 is not true or false"),
    ("taking", {"direction": 0}, "export/range: direction: 0 is neither"),
    ("taking", {"stock": 1}, "export/range: stock: 1 is not between 0 and 0"),
    ("taking", {"winner": 0}, "export/winner: winner: 0 while it is 'taking'"),
    ("taking", {"to_act": -1}, "export/to_act: to_act: -1 while it is 'taking'"),
    ("taking", {"decision": "sleeping"}, "export/range: decision: 'sleeping' is not one of"),
    ("taking", {"decision": 3}, "export/type: decision: 3 is not text"),
    ("taking", {"decision": "moving"}, "export/decision: decision: niveldoce has no 'moving'"),
    ("taking", {"decision": "stealing"}, "export/decision: decision: niveldoce has no 'stealing'"),
    ("taking", {"decision": "swapping"}, "export/decision: decision: niveldoce has no 'swapping'"),
    ("taking", {"knocker": 1}, "export/knock: thrown, knocker"),
    ("taking", {"again": 1}, "export/type: again: 1 is not true or false"),
    ("taking", {"extra": 1}, "export/unknown: data has 'extra'"),
    ("taking", {"draft_anchor": 0}, "export/draft: draft: not empty while it is 'taking'"),
    ("taking", {"draft_cards": [1 << 40]}, "export/range: draft_cards: 1099511627776 is no card"),
    ("taking", {"groups": [{}]}, r"export/missing: groups\[0\].owner is missing"),
    ("taking", {"groups": [3]}, r"export/type: groups\[0\]: 3 is not a table"),
    ("moving", {"decision": "wishing"}, "export/decision: decision: level8-board has no 'wishing'"),
    ("moving", {"decision": "knocking"}, "export/decision: decision: level8-board has no 'knock"),
    ("moving", {"towers": [28, 0, 0]}, r"export/range: towers\[0\]: 28 is not between 0 and 27"),
    ("moving", {"dice": [7, 1]}, r"export/range: dice\[0\]: 7"),
    ("giving", {"asked": -1}, "export/range: asked: -1 while it is 'giving'"),
    ("giving", {"asked": 99}, "export/range: asked: 99"),
    ("answering", {"knocker": -1}, "export/knock: thrown, knocker"),
    ("answering", {"decision": "taking", "to_act": 1, "seat": 1}, "export/knock: thrown, knocker"),
    ("laying_out", {"draft_anchor": 900}, "export/draft: draft_anchor: 900 is none of"),
    ("laying_out", {"laid_out": [True, True, True]}, "export/draft: draft: nothing is left"),
    ("over", {"winner": -1}, "export/winner: winner: -1 while it is 'over'"),
    ("over", {"to_act": 0}, "export/to_act: to_act: 0 while it is 'over'"),
]


@pytest.mark.parametrize(("decision", "damage", "error"), REFUSED)
def test_wrong_data_is_refused(decision: str, damage: dict[str, object], error: str) -> None:
    state = found_at()[decision]
    with pytest.raises(ExportError, match=error):
        restore_state(state.game, {**through_json(state), **damage})


@pytest.mark.parametrize("key", export_state(new_state(load("level8-99"), seed_from_int(1))))
def test_a_missing_key_is_named(key: str) -> None:
    state = found_at()["taking"]
    data = through_json(state)
    del data[key]
    with pytest.raises(ExportError, match=f"export/missing: {key} is missing"):
        restore_state(state.game, data)


@pytest.mark.parametrize("data", [None, [], "{}", 3])
def test_what_is_no_table_is_refused(data: object) -> None:
    with pytest.raises(ExportError, match=r"export/type: data: .* is not a table"):
        restore_state(load("level8-99"), data)


def test_a_wrong_seed_is_not_quoted() -> None:
    state = found_at()["taking"]
    data = {**through_json(state), "seed": "5ec4e7" * 10}
    with pytest.raises(ExportError) as caught:
        restore_state(state.game, data)
    assert "5ec4e7" not in str(caught.value)


def test_a_layout_in_the_making_must_be_of_the_level_and_from_the_hand() -> None:
    state = next(s for s in layouts_in_the_making() if s.draft and s.draft_cards.n > 0)
    data = through_json(state)
    with pytest.raises(ExportError, match="export/draft: draft_anchor: -1 is none of"):
        restore_state(state.game, {**data, "draft_anchor": -1})
    other = data["draft"][0] | {"kind": "points"}
    with pytest.raises(ExportError, match="export/draft: draft: does not follow"):
        restore_state(state.game, {**data, "draft": [other, *data["draft"][1:]]})
    twice = data["draft_cards"] * 3
    with pytest.raises(ExportError, match=r"export/draft: draft: .* is not in the hand"):
        restore_state(state.game, {**data, "draft_cards": twice})


def layouts_in_the_making() -> list[State]:
    state = new_state(load("level8-101", 3), seed_from_int(1))
    random = QuickRandom(1)
    states = []
    for _ in range(600):
        play_randomly(state, random, 1)
        if state.decision_name == "laying_out":
            states.append(state.clone())
    return states


def test_a_decision_with_nothing_to_decide_is_refused() -> None:
    state = found_at()["giving"]
    hand = state.hands[state.to_act].faces()
    kinds = {int(state.game.deck.kind[face]) for face in hand}
    lacking = next(kind for kind in range(int(state.game.deck.values)) if kind not in kinds)
    with pytest.raises(ExportError, match="export/decision: nothing is legal for 'giving'"):
        restore_state(state.game, {**through_json(state), "asked": lacking})


def test_a_knock_without_a_card_to_knock_for_is_refused() -> None:
    state = found_at()["answering"]
    data = through_json(state)
    moved = {"piles": [[]], "draw_pile": data["draw_pile"] + data["piles"][0]}
    with pytest.raises(ExportError, match="export/knock: piles: nothing to knock for"):
        restore_state(state.game, {**data, **moved})


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-2, 120) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@settings(max_examples=500 if COMPILED else 150)
@given(data=st.data())
def test_damaged_data_is_refused_or_is_another_position(data: st.DataObject) -> None:
    """Whatever is put in place of anything: an ExportError, or a position that says so."""
    state = found_at()[data.draw(st.sampled_from(DECISIONS))]
    export = through_json(state)
    inside: Any = export
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(inside[key], (dict, list)) and inside[key] and data.draw(st.booleans()):
            inside = inside[key]
        else:
            break
    near = [inside[key] + d for d in (-1, 1)] if isinstance(inside[key], int) else [0]
    inside[key] = data.draw(plain | st.sampled_from(near))
    try:
        again = restore_state(state.game, export)
    except ExportError:
        return
    assert export_state(again) == export
    assert again.is_over or again.legal_ids()
