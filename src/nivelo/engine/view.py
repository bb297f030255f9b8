"""Secrecy: what a seat may know, and nothing else.

`view` and `redact` are the only ways from a position to anything that a person or a bot sees.
"""

from __future__ import annotations

from typing import Final, final

from nivelo.engine.errors import NiveloError
from nivelo.engine.events import HIDDEN, Event
from nivelo.engine.groups.groups import Group, group_data
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import ANCHOR, CARD, Move
from nivelo.engine.model.position import DECISIONS, Position
from nivelo.engine.state import State

SPECTATOR: Final = -1


@final
class View:
    """A position as one seat sees it, or a spectator: all that lies open, and its own hand.

    Discard piles are given whole, since everyone saw each card come. `known` are the cards that
    everyone saw going to each hand, whether it keeps them now or not; `kept_seen` are kept cards
    that show what they are. `legal` is empty unless this seat is to act.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.round = int(state.round)
        self.turns = int(state.turns)
        self.all_turns = int(state.all_turns)
        self.decisions = int(state.decisions)
        self.dealer = int(state.dealer)
        self.turn = int(state.turn)
        self.direction = int(state.direction)
        self.to_act = int(state.to_act)
        self.decision = int(state.decision)
        self.ender = int(state.ender)
        self.winner = int(state.winner)
        self.levels: list[int] = [int(n) for n in state.level]
        self.laid_out: list[bool] = [n == 1 for n in state.laid_out]
        self.hand: list[int] = state.hands[seat].faces() if seat >= 0 else []
        self.kept: list[int] = state.kept[seat].faces() if seat >= 0 else []
        self.hand_sizes: list[int] = [int(c.n) for c in state.hands]
        self.kept_sizes: list[int] = [int(c.n) for c in state.kept]
        self.known: list[list[int]] = [c.faces() for c in state.known]
        self.kept_seen: list[list[int]] = [kept_openly(state, q) for q in range(len(self.levels))]
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
        self.must_steal = state.must_steal
        self.asked = int(state.asked)
        self.todo = int(state.todo)
        self.done = int(state.done)
        self.groups: list[Group] = state.groups[:]
        # A layout once begun has to be finished: what lies in the draft lies on the table.
        self.draft: list[Group] = state.draft[:]
        self.draft_anchor = int(state.draft_anchor)
        self.draft_cards: list[int] = state.draft_cards.faces()
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
        """All of it as plain values that JSON can hold: cards as faces, moves as numbers."""
        return {
            "seat": self.seat,
            "round": self.round,
            "turns": self.turns,
            "all_turns": self.all_turns,
            "decisions": self.decisions,
            "dealer": self.dealer,
            "turn": self.turn,
            "direction": self.direction,
            "to_act": self.to_act,
            "decision": self.decision,
            "ender": self.ender,
            "winner": self.winner,
            "levels": self.levels,
            "laid_out": self.laid_out,
            "hand": self.hand,
            "kept": self.kept,
            "hand_sizes": self.hand_sizes,
            "kept_sizes": self.kept_sizes,
            "known": self.known,
            "kept_seen": self.kept_seen,
            "piles": self.piles,
            "draw_size": self.draw_size,
            "under": self.under,
            "front": self.front,
            "opened": self.opened,
            "beside": self.beside,
            "thrown": self.thrown,
            "knocker": self.knocker,
            "stock": self.stock,
            "towers": self.towers,
            "dice": self.dice,
            "again": self.again,
            "must_steal": self.must_steal,
            "asked": self.asked,
            "todo": self.todo,
            "done": self.done,
            "groups": [group_data(group) for group in self.groups],
            "draft": [group_data(group) for group in self.draft],
            "draft_anchor": self.draft_anchor,
            "draft_cards": self.draft_cards,
            "legal": [int(move.id) for move in self.legal],
        }

    def __eq__(self, other: object) -> bool:
        """Do both see the same, in the same game, in however many decisions they came to it?"""
        if not isinstance(other, View):
            return False
        mine, others = self.fields(), other.fields()
        del mine["decisions"], others["decisions"]
        return self.game is other.game and mine == others

    def __hash__(self) -> int:
        return hash((self.seat, self.round, self.turns, self.to_act))


def view(state: State, seat: int = SPECTATOR) -> View:
    """What a person in this seat may know; without a seat, what everyone may."""
    if not SPECTATOR <= seat < state.game.players:
        raise NiveloError("view/seat", f"there is no seat {seat} among {state.game.players}")
    return View(state, seat)


def kept_openly(p: Position, seat: int) -> list[int]:
    """The kept cards that everyone sees: a joker of the board looks the same on both sides."""
    if not p.game.rules.jokers_apart:
        return []
    return [face for face in p.kept[seat].faces() if p.game.deck.is_joker(face)]


def forget_hands(game: Game) -> None:
    """Empty the game's scratch space: it holds the last hand that it was asked about."""
    first = game.moves.first
    game.solver.forget(game.most_groups, first[CARD] - first[ANCHOR])
    game.finder.forget()


def redact(event: Event, seat: int = SPECTATOR) -> Event:
    """The event as this seat may be told it: hidden cards are only counted."""
    if not event.secret or event.seat == seat:
        return event
    return Event(event.what, event.seat, [HIDDEN] * len(event.cards), event.place, True)
