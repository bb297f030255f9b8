"""Secrecy: what a seat may know, and nothing else.

`view` and `redact` are the only ways from a position to anything that a person or a bot sees.
"""

from __future__ import annotations

from typing import Final, final

from nivelo.engine.errors import NiveloError
from nivelo.engine.events import HIDDEN, Event
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import ANCHOR, CARD, Move
from nivelo.engine.model.position import DECISIONS
from nivelo.engine.model.position_fields import SeenFields
from nivelo.engine.state import State

SPECTATOR: Final = -1


@final
class View(SeenFields):
    """A position as seen by one seat, or a spectator: everything face up, and its own hand.

    Discard piles are complete, since everyone saw each card come. `known` are the cards that
    everyone saw go to each hand, whether it keeps them now or not; `kept_seen` are kept cards that
    are face up. `legal` is empty unless this seat is to act.
    """

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.game: Game = state.game
        self.seat = seat
        self.legal: list[Move] = state.legal_moves() if seat >= 0 and seat == state.to_act else []
        forget_hands(self.game)

    @property
    def spare_needed(self) -> int:
        """How many cards this seat's layout must leave in its hand (G22)."""
        others = [n for q, n in enumerate(self.laid_out) if q != self.seat]
        return int(self.game.spare_needed(self.levels[self.seat], all(others)))

    @property
    def decision_name(self) -> str:
        return DECISIONS[self.decision]

    def fields(self) -> dict[str, object]:
        """All of it as plain JSON values: cards as faces, moves as numbers."""
        legal = [int(move.id) for move in self.legal]
        return {"seat": self.seat, **self.seen(), "legal": legal}

    def __eq__(self, other: object) -> bool:
        """Do both show the same in the same game, whatever the number of decisions so far?"""
        if not isinstance(other, View):
            return False
        mine, others = self.fields(), other.fields()
        del mine["decisions"], others["decisions"]
        return self.game is other.game and mine == others

    def __hash__(self) -> int:
        return hash((self.seat, self.round, self.turns, self.to_act))


def view(state: State, seat: int = SPECTATOR) -> View:
    """What a person in this seat may know; without a seat, what everyone may know."""
    if not SPECTATOR <= seat < state.game.players:
        raise NiveloError("view/seat", f"there is no seat {seat} among {state.game.players}")
    return View(state, seat)


def forget_hands(game: Game) -> None:
    """Clear the game's scratch space: it contains the last hand it was used for."""
    first = game.moves.first
    game.solver.forget(game.most_groups, first[CARD] - first[ANCHOR])
    game.finder.forget()


def redact(event: Event, seat: int = SPECTATOR) -> Event:
    """The event as this seat may see it: hidden cards are only counted."""
    if not event.secret or event.seat == seat:
        return event
    return Event(event.what, event.seat, [HIDDEN] * len(event.cards), event.place, True)
