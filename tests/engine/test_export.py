"""A position as plain values, restored to the same position; wrong values are refused."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nivelo
from nivelo.engine.cards import cards_of
from nivelo.engine.errors import (
    ExportError,
    GameFileError,
    IllegalMoveError,
    LayoutError,
    NiveloError,
    NotationError,
    OptionError,
)
from nivelo.engine.export import digest, export_state, restore_state
from nivelo.engine.fairness import seed_from_int
from nivelo.engine.game import Game
from nivelo.engine.groups import face_at
from nivelo.engine.playout import play_randomly
from nivelo.engine.position import DECISIONS
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
from random_games import go_the_same_way
from scenario import Scenario

COMPILED = nivelo.engine_mode() == "compiled"


@cache
def found_at() -> dict[str, State]:
    """A position of every kind of decision, the last one in which it was met."""
    found: dict[str, State] = {"second_discard": all_groups_full()}
    number = 0
    while set(found) != set(DECISIONS):
        number += 1
        for name in BUILT_IN:
            options = {"wish_draw": "up_to"} if name == "niveldoce" else {}
            game = load(name, 3, max_turns_per_round=40, **options)
            state, random = new_state(game, seed_from_int(number)), QuickRandom(number)
            for _ in range(900):
                found[state.decision_name] = state.clone()
                play_randomly(state, random, 1)
            play_randomly(state, random)
            found[state.decision_name] = state
    return found


def all_groups_full() -> State:
    """On the board, the only group is a run from 1 to 15: a second card may be discarded."""
    table = Scenario("level8-board").hand(1, "B3 B4 B5").hand(2, "G3 G4").hand(3, "Y3 Y4")
    table.group(1, "run 7", " ".join(f"R{value}" for value in range(1, 16))).level(1, 8)
    table.playing(1)
    collect_the_rest(table.state)
    return table.play("-B3").state


def collect_the_rest(state: State) -> None:
    """Make a table set up by hand whole: what lies nowhere else is the draw pile."""
    deck = state.game.deck
    left = [face for face in range(int(deck.first_joker)) for _ in range(int(deck.count[face]))]
    for cards in [*state.hands, *state.piles]:
        for face in cards.faces():
            left.remove(face)
    for group in state.groups:
        for code in group.placed.faces():
            left.remove(int(face_at(code)))
    state.draw_pile = cards_of(left)


def through_json(state: State) -> Any:
    return json.loads(json.dumps(export_state(state)))


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_restored_position_is_the_same_and_goes_on_the_same_way(decision: str) -> None:
    state = found_at()[decision]
    assert state.decision_name == decision
    again = restore_state(state.game, through_json(state))
    assert export_state(again) == export_state(state)
    assert again.legal_ids() == state.legal_ids()
    for seat in range(-1, int(state.game.players)):
        assert view(again, seat) == view(state, seat)
    go_the_same_way(state.clone(), again, Random(1), 300)


@pytest.mark.parametrize("decision", DECISIONS)
def test_an_export_names_everything_of_the_position(decision: str) -> None:
    """But for the log, the list of legal moves and a bound that the solver finds again."""
    state = found_at()[decision]
    own = {
        key for key in dir(state) if not key.startswith("_") and not callable(getattr(state, key))
    }
    not_data = {"game", "stream", "log", "legal", "legal_known", "at_least"}
    not_data |= {"is_over", "decision_name"}
    head = {"format", "game", "settings", "seed", "position"}
    assert set(export_state(state)) == own - not_data | head


@pytest.mark.parametrize(
    "key",
    [
        "beside",
        "thrown",
        "stock",
        "dealer",
        "seat",
        "direction",
        "round",
        "turns",
        "all_turns",
        "decisions",
        "winner",
        "to_act",
        "todo",
        "done",
        "again",
        "asked",
        "must_steal",
        "took_top",
        "ender",
        "knocker",
        "draft_anchor",
    ],
)
def test_an_export_says_what_is_so(key: str) -> None:
    state = found_at()["keeping"].clone()
    before = export_state(state)
    now = getattr(state, key)
    setattr(state, key, not now if isinstance(now, bool) else now + 1)
    assert export_state(state) == {**before, key: getattr(state, key)} != before


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_export_holds_plain_values_only(name: str) -> None:
    state = new_state(load(name, 2), seed_from_int(1))
    assert through_json(state) == export_state(state)


def test_an_export_does_not_change_when_play_goes_on() -> None:
    state = new_state(load("niveldoce", 4), seed_from_int(1))
    data = export_state(state)
    before = json.dumps(data)
    play_randomly(state, QuickRandom(1), 300)
    assert json.dumps(data) == before


def test_the_digest_tells_positions_apart() -> None:
    game = load("level8-101", 2)
    state = new_state(game, seed_from_int(1))
    digests = {digest(state), digest(new_state(game, seed_from_int(2)))}
    digests.add(digest(new_state(load("level8-101", 2, "two"), seed_from_int(1))))
    for _ in range(20):
        play_randomly(state, QuickRandom(1), 1)
        digests.add(digest(state))
    assert len(digests) == 23
    assert all(len(text) == 64 for text in digests)


def test_the_digest_is_sha_256_of_the_sorted_json_without_the_count_of_decisions() -> None:
    """So that others can compute it."""
    state = new_state(load("level8-99", 2), seed_from_int(1))
    data = export_state(state)
    del data["decisions"]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    assert digest(state) == hashlib.sha256(text.encode()).hexdigest()


def test_a_layout_leads_to_the_same_digest_whole_or_card_by_card() -> None:
    whole = Scenario().hand(1, "R1 R2 R3 B4 B5 B6 G9").playing(1)
    parts = Scenario().hand(1, "R1 R2 R3 B4 B5 B6 G9").playing(1)
    whole.lay_out_as("R1 R2 R3", "B4 B5 B6")
    parts.play("lay-out", "way1", "R1", "R2", "R3", "way4", "B4", "B5", "B6")
    assert whole.state.decisions < parts.state.decisions
    assert digest(whole.state) == digest(parts.state)


def test_a_restored_position_has_no_log() -> None:
    state = new_state(load("level8-99", 2), seed_from_int(1))
    state.log = []
    assert restore_state(state.game, export_state(state)).log is None


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
    found = []
    for _ in range(600):
        play_randomly(state, random, 1)
        if state.decision_name == "laying_out":
            found.append(state.clone())
    return found


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


@pytest.mark.parametrize("decision", DECISIONS)
def test_positions_can_be_copied(decision: str) -> None:
    state = found_at()[decision]
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin is not state
        assert twin.game is state.game
        assert digest(twin) == digest(state)
        go_the_same_way(twin, state.clone(), Random(2))


@pytest.mark.parametrize("decision", DECISIONS)
def test_positions_can_be_pickled(decision: str) -> None:
    state = found_at()[decision]
    twins = pickle.loads(pickle.dumps([state, state.clone()]))
    assert [digest(twin) for twin in twins] == [digest(state)] * 2
    assert twins[0].game is twins[1].game, "a game is pickled once"
    go_the_same_way(twins[0], state.clone(), Random(3))


@pytest.mark.parametrize("name", BUILT_IN)
def test_games_can_be_pickled(name: str) -> None:
    options = {"wish_draw": "up_to", "draw_two_last": "draws"} if name == "niveldoce" else {}
    mix = "master-all" if name == "level8-101" else "none"
    game = load(name, 5, mix=mix, max_turns_per_round=33, **options)
    twin = pickle.loads(pickle.dumps(game))
    assert all_values(twin.rules) == all_values(game.rules)
    assert all_values(twin) == all_values(game)
    assert twin.deck.text == game.deck.text
    assert [str(move) for move in twin.moves.moves] == [str(move) for move in game.moves.moves]
    assert texts(twin) == texts(game)
    ours, theirs = new_state(game, seed_from_int(1)), new_state(twin, seed_from_int(1))
    go_the_same_way(ours, theirs, Random(1), 200)


def all_values(thing: object) -> dict[str, object]:
    """The attributes of an object that are plain values."""
    values = {key: getattr(thing, key) for key in dir(thing) if not key.startswith("_")}
    return {
        k: v for k, v in values.items() if isinstance(v, (int, str, dict, list)) and k != "levels"
    }


def texts(game: Game) -> list[list[tuple[str, str]]]:
    return [[(level.text, level.source) for level in side] for side in game.levels]


@pytest.mark.parametrize(
    "kind",
    [
        NiveloError,
        IllegalMoveError,
        LayoutError,
        NotationError,
        GameFileError,
        OptionError,
        ExportError,
    ],
)
def test_errors_can_be_pickled(kind: type[NiveloError]) -> None:
    """They come back from worker processes so."""
    error = pickle.loads(pickle.dumps(kind("lay_off/does_not_fit", "R9")))
    assert type(error) is kind
    assert (error.code, error.text) == ("lay_off/does_not_fit", "R9")
    assert str(error) == "lay_off/does_not_fit: R9"
