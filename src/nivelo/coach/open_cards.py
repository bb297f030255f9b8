"""The cards lying open on the piles that a seat is sure to be able to take in this turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from nivelo.engine.model.moves import AGAIN, FREE, JOKER, PILE, PLUS_ONE, PLUS_TWO
from nivelo.engine.model.position import CHOOSING, MOVING, TAKING
from nivelo.engine.view import View


@dataclass(frozen=True, order=True)
class OpenTake:
    """Cards that may be taken in this turn; with `draws`, an unseen one as well."""

    faces: tuple[int, ...]
    draws: bool = False


def open_takes(view: View) -> list[OpenTake]:
    """All ways to take open cards that could be part of a group."""
    if view.decision in (MOVING, CHOOSING):
        takes = {take for action in actions(view) for take in takes_of(view, action)}
    elif view.decision == TAKING and view.todo > 1:
        takes = set(two_of(view))
    else:
        places = [int(move.place) for move in view.legal if move.kind == PILE]
        takes = {OpenTake((view.piles[place][-1],)) for place in places}
    first_special = int(view.game.deck.first_special)
    return sorted(take for take in takes if max(take.faces) < first_special)


def actions(view: View) -> set[int]:
    """The board's actions that the seat may choose now, also through free choice."""
    places = [int(move.place) for move in view.legal]
    if view.decision == CHOOSING:
        return set(places)
    reached = {int(view.game.track[field]) for field in places}
    return reached | free_actions(view) if FREE in reached else reached


def free_actions(view: View) -> set[int]:
    """The actions of which a field has no opponent on it, so that free choice may name them."""
    taken = {int(tower) for seat, tower in enumerate(view.towers) if seat != view.seat}
    return {int(action) for field, action in enumerate(view.game.track) if field not in taken}


def takes_of(view: View, action: int) -> Iterable[OpenTake]:
    if action == JOKER and view.stock > 0:
        return [OpenTake((int(view.game.deck.first_joker),))]
    if action == PLUS_TWO:
        return two_of(view)
    if action in (PLUS_ONE, AGAIN, JOKER):
        return [OpenTake((pile[-1],)) for pile in view.piles if pile]
    return []


def two_of(view: View) -> Iterable[OpenTake]:
    """Two open cards, perhaps of one pile, or an open one and an unseen one."""
    tops = [pile[-1] for pile in view.piles if pile]
    pairs = [*combinations(tops, 2), *((pile[-1], pile[-2]) for pile in view.piles if pile[1:])]
    yield from (OpenTake((min(pair), max(pair))) for pair in pairs)
    yield from (OpenTake((top,), draws=True) for top in tops)
