"""Games with chance outside for `pickle`, which knows nothing of compiled classes."""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from nivelo.engine.cards.cards import cards_of
from nivelo.engine.events import Event
from nivelo.engine.model.game import Game
from nivelo.engine.state import State
from nivelo.env.core.chance_game import ChanceGame, Told

Plain = tuple[int, int, int, tuple[str, int, list[int], int, bool] | None]


def plain(told: Told) -> Plain:
    event = told.event
    if event is None:
        return told.decision, told.seat, told.move, None
    fields = (event.what, event.seat, event.cards, event.place, event.secret)
    return told.decision, told.seat, told.move, fields


def build(
    game: Game,
    dealer: int,
    state: State | None,
    round_from: State | None,
    pile: list[int] | None,
    decided: list[int],
    numbers: list[int],
    told: list[Plain],
) -> ChanceGame:
    """A game from plain values, as `reduce` returns them."""
    made = ChanceGame(game, dealer)
    made.state = state
    made.round_from = round_from
    made.pile = None if pile is None else cards_of(pile)
    made.decided = decided
    made.move, made.awaited, made.awaited_for = numbers[:3]
    made.actions, made.begun, made.round_told, made.round_actions = numbers[3:]
    made.told = [
        Told(decision, seat, move, None if event is None else Event(*event))
        for decision, seat, move, event in told
    ]
    return made


def reduce(made: ChanceGame) -> tuple[Callable[..., ChanceGame], tuple[object, ...]]:
    numbers = [
        made.move,
        made.awaited,
        made.awaited_for,
        made.actions,
        made.begun,
        made.round_told,
        made.round_actions,
    ]
    pile = None if made.pile is None else made.pile.faces()
    told = [plain(each) for each in made.told]
    counted = [int(number) for number in numbers]
    states = made.state, made.round_from
    return build, (made.game, made.dealer, *states, pile, made.decided, counted, told)


def register() -> None:
    copyreg.pickle(ChanceGame, reduce)
