"""A position: everything on the table and in the hands, and the pending decision."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.events import Event
from nivelo.engine.model.decisions import (
    ANSWERING,
    ASKING,
    CHOOSING,
    COUNTING,
    DECISIONS,
    EXCHANGING,
    GIVING,
    KEEPING,
    KNOCKING,
    LAYING_OUT,
    MOVING,
    NOBODY,
    OPENING,
    OVER,
    PLAYING,
    SECOND_DISCARD,
    STEALING,
    SWAPPING,
    TAKING,
    WISHING,
)
from nivelo.engine.model.position_fields import PositionFields
from nivelo.engine.random.chance import A_CARD, A_DIE, A_PLAIN_CARD

__all__ = [
    "ANSWERING",
    "ASKING",
    "CHOOSING",
    "COUNTING",
    "DECISIONS",
    "EXCHANGING",
    "GIVING",
    "KEEPING",
    "KNOCKING",
    "LAYING_OUT",
    "MOVING",
    "NOBODY",
    "OPENING",
    "OVER",
    "PLAYING",
    "SECOND_DISCARD",
    "STEALING",
    "SWAPPING",
    "TAKING",
    "WISHING",
    "Position",
]


class Position(PositionFields):
    """The data of a position. The rules that act on it are in `engine/rules`.

    Its fields are declared in scripts/fields.py, and generated from there.
    """

    def pile_of(self, seat: i64) -> Cards:
        """The discard pile that a seat puts its cards on."""
        if self.game.rules.common_pile:
            return self.piles[0]
        return self.piles[seat]

    def neighbour(self, seat: i64, steps: i64) -> i64:
        """The neighbour this many places to the left (clockwise)."""
        # Without a division: steps are few, and this is called every turn.
        n = self.game.players
        neighbour = seat + steps
        while neighbour >= n:
            neighbour -= n
        while neighbour < 0:
            neighbour += n
        return neighbour

    def await_move(self, decision: i64, seat: i64) -> None:
        self.decision = decision
        self.to_act = seat

    def tell(self, what: str, seat: i64, card: i64 = -1, place: i64 = -1) -> None:
        """Log an event that everyone sees."""
        log = self.log
        if log is not None:
            log.append(Event(what, seat, [] if card < 0 else [card], place))

    def tell_secret(self, what: str, seat: i64, card: i64) -> None:
        """Log an event whose card only its seat sees."""
        log = self.log
        if log is not None:
            log.append(Event(what, seat, [card], -1, True))

    def receive(self, seat: i64, face: i64, seen: bool) -> None:
        """A card comes to a hand; it becomes known to everyone if they saw it."""
        self.hands[seat].add(face)
        self.at_least[seat] -= 1
        if seen or (self.game.rules.jokers_apart and self.game.deck.is_joker(face)):
            self.known[seat].add(face)

    def shuffle_draw_pile(self) -> None:
        """With external chance the pile has no order, so there is nothing to do."""
        if self.chance is None:
            self.draw_pile.own()
            self.stream.shuffle(self.draw_pile.card, self.draw_pile.n)

    def draw_top(self, seat: i64, plain: bool = False) -> i64:
        """Take the top card of the draw pile for a seat, or for all to see (-1).

        With external chance it is any card, or any plain one.
        """
        chance = self.chance
        if chance is None:
            return self.draw_pile.pop()
        face = chance.next(A_PLAIN_CARD if plain else A_CARD, seat)
        self.draw_pile.remove(face)
        return face

    def roll_die(self) -> i64:
        chance = self.chance
        if chance is None:
            return self.stream.die()
        return 1 + chance.next(A_DIE)

    def give_up(self, seat: i64, face: i64) -> None:
        """A card leaves a hand, in the open."""
        self.hands[seat].remove(face)
        known = self.known[seat]
        if known.n > 0:
            known.remove(face)
