"""A position as plain values, restored to the same position."""

from __future__ import annotations

import hashlib
import json
from random import Random

import pytest

from nivelo.engine.export.export import digest, export_state, restore_state
from nivelo.engine.model.position import DECISIONS
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
from support.engine.positions import found_at, through_json
from support.engine.random_games import go_the_same_way
from support.engine.scenario import Scenario

STORED_AS = {"turn": "seat"}  # exports keep the name that it had when they were first written


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


@pytest.mark.parametrize(
    "key",
    [
        "beside",
        "thrown",
        "stock",
        "dealer",
        "turn",
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
    stored = STORED_AS.get(key, key)
    assert export_state(state) == {**before, stored: getattr(state, key)} != before


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
