"""Laying out card by card at a table, in every way that the engine allows."""

from __future__ import annotations

from collections.abc import Iterator

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.game import Game, Rules
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.model.steps import PLAY_ON
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.rules.flow import go_on
from nivelo.engine.state import State, lay_out_move, new_state
from support.solver.solver_levels import TriedLevel


def table_for(tried: TriedLevel) -> State:
    """A table of two at which this is the only level, and laying it out leaves a card (S-50)."""
    rules = Rules()
    rules.win_by_layout = False
    rules.hand = 1
    levels = [[tried.level], [tried.level]]
    game = Game("tried", tried.name, tried.deck, rules, levels, [False, False], {})
    return new_state(game, seed_from_int(1), 0)


def ways_to_lay_out(table: State, hand: list[int]) -> Iterator[list[Group]]:
    """The groups after each way to lay out this hand, way by way and card by card."""
    table.hands[table.turn] = hand_of(hand)
    go_on(table, PLAY_ON)
    begin = lay_out_move(table.game)
    if table.is_legal(begin):
        state = table.clone()
        state.play(begin)
        yield from ways_to_go_on(state)


def ways_to_go_on(state: State) -> Iterator[list[Group]]:
    if state.decision != LAYING_OUT:
        yield state.groups
        return
    moves = state.legal_moves()
    assert moves, "a layout in the making can always be completed"
    for move in moves:
        after = state.clone()
        after.play(move)
        yield from ways_to_go_on(after)
