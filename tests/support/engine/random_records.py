"""Games that are played at random and recorded, for the tests of records."""

from __future__ import annotations

from nivelo.engine.export.export import export_state
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import LAY_OUT
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import Record, fair_record
from nivelo.engine.records.replay import (
    first_state,
)
from nivelo.engine.sampling.playout import random_move
from nivelo.engine.state import State
from nivelo.games import load

SETUPS = [
    ("level8-99", "11", "none"),
    ("level8-101", "121", "none"),
    ("level8-101", "221", "master-specials"),
    ("level8-101", "1111", "master-all"),
    ("level8-master", "12", "none"),
    ("level8-board", "211", "none"),
    ("niveldoce", "11", "none"),
    ("niveldoce", "1111", "none"),
]


def set_up(setup: tuple[str, str, str]) -> Game:
    name, sides, mix = setup
    each = [{"1": "one", "2": "two"}[side] for side in sides]
    return load(name, len(each), each, mix, max_turns_per_round=24)


def position(state: State) -> dict[str, object]:
    """All of it, but for the count of decisions: a layout may be one or many."""
    data = export_state(state)
    del data["decisions"]
    return data


def play_on(recorder: Recorder, random: QuickRandom, moves: int) -> None:
    """Random moves; layouts by turns card by card and in one go."""
    state = recorder.state
    for _ in range(moves):
        if state.is_over:
            return
        move = state.game.move(random_move(state, random))
        if move.kind == LAY_OUT and random.below(2) == 0:
            recorder.lay_out_groups(state.layouts(1)[0])
        else:
            recorder.play(move)


def recorded(name: str = "level8-101", moves: int = 400, sides: str = "12") -> Record:
    game = set_up((name, sides, "none"))
    record = fair_record(game, bytes(range(32)), ["papaya"] + [""] * (len(sides) - 1))
    recorder = Recorder(first_state(record, game), record)
    play_on(recorder, QuickRandom(1), moves)
    return recorder.record()
