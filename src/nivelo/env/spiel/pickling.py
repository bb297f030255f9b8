"""Pickling of games with external chance: `pickle` does not know compiled classes."""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from nivelo.engine.cards.cards import cards_of
from nivelo.engine.events import Event
from nivelo.engine.model.game import Game
from nivelo.engine.state import State
from nivelo.env.core.chance_game import ChanceGame, HistoryItem

Plain = tuple[int, int, int, tuple[str, int, list[int], int, bool] | None]


def plain(item: HistoryItem) -> Plain:
    event = item.event
    if event is None:
        return item.decision, item.seat, item.move, None
    fields = (event.what, event.seat, event.cards, event.place, event.secret)
    return item.decision, item.seat, item.move, fields


def build(
    game: Game,
    dealer: int,
    state: State | None,
    round_from: State | None,
    pile: list[int] | None,
    decided: list[int],
    numbers: list[int],
    history: list[Plain],
) -> ChanceGame:
    """A game from the plain values that `reduce` returns."""
    made = ChanceGame(game, dealer)
    made.state = state
    made.round_from = round_from
    made.pile = None if pile is None else cards_of(pile)
    made.decided = decided
    made.move, made.awaited, made.awaited_for = numbers[:3]
    made.actions, made.begun, made.round_history, made.round_actions = numbers[3:]
    made.history = [
        HistoryItem(decision, seat, move, None if event is None else Event(*event))
        for decision, seat, move, event in history
    ]
    return made


def reduce(made: ChanceGame) -> tuple[Callable[..., ChanceGame], tuple[object, ...]]:
    numbers = [
        made.move,
        made.awaited,
        made.awaited_for,
        made.actions,
        made.begun,
        made.round_history,
        made.round_actions,
    ]
    pile = None if made.pile is None else made.pile.faces()
    history = [plain(each) for each in made.history]
    counted = [int(number) for number in numbers]
    states = made.state, made.round_from
    return build, (made.game, made.dealer, *states, pile, made.decided, counted, history)


def register() -> None:
    copyreg.pickle(ChanceGame, reduce)
