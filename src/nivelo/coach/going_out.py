"""Which lay-offs would end the round: all cards but one, in an order in which they fit."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.engine.groups.groups import Group
from nivelo.engine.model.moves import DISCARD, LAY_OFF, LAY_OUT, PILE, PLAY, Move
from nivelo.engine.model.position import PLAYING, SECOND_DISCARD, TAKING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.determinize import determinize
from nivelo.engine.state import State
from nivelo.engine.view import View

MOST_LAYOUTS = 20
MOST_POSITIONS = 2000  # that are looked at for one answer


@dataclass(frozen=True)
class GoingOut:
    """A way to end the round in this turn; what is not needed is empty.

    First `take` from a pile, then lay out the `layout`, then the `moves`: lay-offs in their order,
    and the last discard.
    """

    take: str
    layout: list[Group]
    moves: list[str]


class Looking:
    """A search among the lay-offs of one seat. Groups and its own hand lie open to it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.left = MOST_POSITIONS
        self.seen: set[tuple[object, ...]] = set()

    def way_out(self, state: State) -> list[Move] | None:
        """The moves that end the round from here, if there are any."""
        if not self.is_new(state):
            return None
        legal = state.legal_moves()
        if state.hands[self.view.seat].n == 1:
            return self.last_move(state, legal)
        # Natural cards first: they fit in fewer places than jokers.
        for move in sorted(legal, key=lambda move: int(move.card)):
            if move.kind not in (LAY_OFF, DISCARD):
                continue
            after = state.clone()
            after.play(move)
            if self.has_ended(after):
                return [move]
            if move.kind == DISCARD and after.decision != SECOND_DISCARD:
                continue  # board: only where all groups are full is a discard not the last
            rest = self.way_out(after)
            if rest is not None:
                return [move, *rest]
        return None

    def last_move(self, state: State, legal: list[Move]) -> list[Move] | None:
        for move in legal:
            if move.kind in (DISCARD, PLAY):
                after = state.clone()
                after.play(move)
                if self.has_ended(after):
                    return [move]
        return None

    def has_ended(self, state: State) -> bool:
        ender = int(state.ender)
        return state.is_over or state.round != self.view.round or ender == self.view.seat

    def is_new(self, state: State) -> bool:
        """Has this not been looked at, and may more be looked at?"""
        hand = tuple(state.hands[self.view.seat].faces())
        key = (hand, tuple(shape(group) for group in state.groups), int(state.decision))
        if key in self.seen or self.left == 0:
            return False
        self.left -= 1
        self.seen.add(key)
        return True


def going_out(view: View) -> GoingOut | None:
    """How this seat could end the round in this turn, if it is its turn and it could.

    The hidden cards are sampled; they make no difference to what can be laid off.
    """
    if not view.legal or view.turn != view.seat:
        return None
    state = determinize(view, QuickRandom(0))
    if view.decision == PLAYING:
        return from_here(view, state, "")
    if view.decision == TAKING and view.todo <= 1:
        for move in view.legal:
            if move.kind == PILE:
                after = state.clone()
                after.play(move)
                if after.decision == PLAYING and after.to_act == view.seat:
                    found = from_here(view, after, move.text)
                    if found is not None:
                        return found
    return None


def from_here(view: View, state: State, take: str) -> GoingOut | None:
    looking = Looking(view)
    if state.laid_out[view.seat] == 1:
        moves = looking.way_out(state)
        return None if moves is None else GoingOut(take, [], texts(moves))
    if all(move.kind != LAY_OUT for move in state.legal_moves()):
        return None
    for layout in state.layouts(MOST_LAYOUTS):
        after = state.clone()
        after.lay_out_groups(layout)
        if looking.has_ended(after):
            return GoingOut(take, layout, [])
        rest = looking.way_out(after)
        if rest is not None:
            return GoingOut(take, layout, texts(rest))
    return None


def shape(group: Group) -> tuple[int, ...]:
    """What decides which cards may be laid off on the group."""
    ends = (int(group.low), int(group.high), int(group.placed.n))
    return (*ends, int(group.kind), int(group.colour), int(group.pictures))


def texts(moves: list[Move]) -> list[str]:
    return [move.text for move in moves]
