"""Secrecy: what a seat may know, and nothing else.

`view` and `redact` are the only ways from a position to anything that a person or a bot sees.
"""

from __future__ import annotations

from typing import Final, final

from nivelo.engine.events import HIDDEN, Event
from nivelo.engine.game import Game
from nivelo.engine.groups import Group
from nivelo.engine.moves import Move
from nivelo.engine.position import DECISIONS
from nivelo.engine.state import State

SPECTATOR: Final = -1


@final
class View:
    """A position as one seat sees it, or a spectator: all that lies open, and the own hand.

    Discard piles are given whole, since everyone saw each card come. `known` are the cards in
    each hand that everyone saw going there. `legal` is empty unless this seat is to act.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.round = int(state.round)
        self.turns = int(state.turns)
        self.dealer = int(state.dealer)
        self.turn = int(state.seat)
        self.direction = int(state.direction)
        self.to_act = int(state.to_act)
        self.decision = int(state.decision)
        self.winner = int(state.winner)
        self.levels: list[int] = [int(n) for n in state.level]
        self.laid_out: list[bool] = [n == 1 for n in state.laid_out]
        self.hand: list[int] = state.hands[seat].faces() if seat >= 0 else []
        self.kept: list[int] = state.kept[seat].faces() if seat >= 0 else []
        self.hand_sizes: list[int] = [int(c.n) for c in state.hands]
        self.kept_sizes: list[int] = [int(c.n) for c in state.kept]
        self.known: list[list[int]] = [c.faces() for c in state.known]
        self.piles: list[list[int]] = [c.faces() for c in state.piles]
        self.draw_size = int(state.draw_pile.n)
        self.under: list[int] = state.under.faces()
        self.front: list[list[int]] = [c.faces() for c in state.front]
        self.opened: list[list[int]] = [c.faces() for c in state.opened]
        self.beside = int(state.beside)
        self.thrown = int(state.thrown)
        self.knocker = int(state.knocker)
        self.stock = int(state.stock)
        self.towers: list[int] = [int(n) for n in state.towers]
        self.dice: list[int] = [int(n) for n in state.dice]
        self.again = state.again
        self.asked = int(state.asked)
        self.todo = int(state.todo)
        self.done = int(state.done)
        self.groups: list[Group] = state.groups[:]
        self.draft: list[Group] = state.draft[:]
        self.draft_anchor = int(state.draft_anchor)
        self.draft_cards: list[int] = state.draft_cards.faces()
        self.legal: list[Move] = state.legal_moves() if seat == state.to_act else []

    @property
    def decision_name(self) -> str:
        return DECISIONS[self.decision]


def view(state: State, seat: int = SPECTATOR) -> View:
    """What a person in this seat may know; without a seat, what everyone may."""
    return View(state, seat)


def redact(event: Event, seat: int = SPECTATOR) -> Event:
    """The event as this seat may be told it: hidden cards are only counted."""
    if not event.secret or event.seat == seat:
        return event
    return Event(event.what, event.seat, [HIDDEN] * len(event.cards), event.place, True)
