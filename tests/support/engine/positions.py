"""Positions of every kind of decision, for tests that want one of each."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from nivelo.engine.cards.cards import cards_of
from nivelo.engine.export.export import export_state
from nivelo.engine.groups.groups import face_at
from nivelo.engine.model.position import DECISIONS
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import State, new_state
from nivelo.games import BUILT_IN, load
from support.engine.scenario import Scenario


@cache
def found_at() -> dict[str, State]:
    """A position of every kind of decision, the last one in which it was met."""
    states: dict[str, State] = {"second_discard": all_groups_full()}
    number = 0
    while set(states) != set(DECISIONS):
        number += 1
        for name in BUILT_IN:
            options = {"wish_draw": "up_to"} if name == "niveldoce" else {}
            game = load(name, 3, max_turns_per_round=40, **options)
            state, random = new_state(game, seed_from_int(number)), QuickRandom(number)
            for _ in range(900):
                states[state.decision_name] = state.clone()
                play_randomly(state, random, 1)
            play_randomly(state, random)
            states[state.decision_name] = state
    return states


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
