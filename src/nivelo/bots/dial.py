"""A strength dial: the same players, but with the slips of people who are new, or young, or tired.

No slip uses what the seat cannot see, and none is a move that a person would not make: a card on
somebody else's pile is overlooked, a level that is complete is not noticed for a turn, a card is
not laid off though it fits, a useful card is thrown in haste, a special card is forgotten.
"""

from __future__ import annotations

from typing import Final

from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.greedy.outlook import STEP, Outlook
from nivelo.bots.greedy.playing import worth_of
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.strong import DEALS, EFFORT, StrongBot
from nivelo.engine.model.moves import (
    DISCARD,
    DRAW,
    KNOCK_CARD,
    LAY_OFF,
    LAY_OUT,
    PILE,
    PLAY,
    WISH_CARD,
    Move,
)
from nivelo.engine.model.position import TAKING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

WEAKEST: Final = 1
STRONGEST: Final = 10
THINKS: Final = 6  # from here on it samples what others hold; below it only looks at its hand
REMEMBERS: Final = 7  # above it also remembers what they left lying
HUNDRED: Final = 100

# How often in a hundred the weakest player slips; it falls to nothing at STRONGEST.
OVERLOOKED_PILE: Final = 90  # a card on another's pile
OVERLOOKED_LAYOUT: Final = 40  # its own level, complete in the hand
OVERLOOKED_LAY_OFF: Final = 50
KEPT_JOKER: Final = 80  # too precious to be laid off
HASTY: Final = 90  # throws any card that is not needed, whatever it might become good for
CARELESS: Final = 25  # throws any card
FORGOTTEN_SPECIAL: Final = 70


class DialBot:
    """Plays as `greedy` or as `strong` does, but for its slips; the strength says how many."""

    def __init__(self, seed: int, strength: int, work: float = 1.0) -> None:
        self.random = QuickRandom(seed)
        self.strength = strength
        self.greedy = GreedyBot(int(self.random.word()))
        self.strong: StrongBot | None = None
        self.scratch: Scratch | None = None
        if strength >= THINKS:
            # It thinks less, and before the last steps it forgets what was left lying.
            step, steps = strength - THINKS + 1, STRONGEST - THINKS + 1
            self.strong = StrongBot(
                int(self.random.word()),
                max(1, int(DEALS * step / steps * work)),
                int(EFFORT * step / steps * work),
                strength > REMEMBERS,
            )

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        strong = self.strong
        move = self.greedy.choose(view) if strong is None else strong.choose(view)
        kind = move.kind
        if view.decision == TAKING:
            return view.legal[0] if self.overlooks(view, move) else move
        if kind == KNOCK_CARD and self.slips(FORGOTTEN_SPECIAL):
            return view.legal[len(view.legal) - 1]
        if kind == LAY_OUT and self.slips(OVERLOOKED_LAYOUT):
            return self.throw(view, move)
        if kind == LAY_OFF and self.slips(self.holds_on(view, move)):
            return self.throw(view, move)
        if kind == PLAY and self.slips(FORGOTTEN_SPECIAL):
            return self.throw(view, move)
        if kind == DISCARD and self.slips(HASTY):
            return self.throw(view, move)
        return move

    def slips(self, often: int) -> bool:
        """Does it happen this time? Rarely from the middle of the dial on."""
        weak = STRONGEST - self.strength
        all_of_it = (STRONGEST - WEAKEST) * (STRONGEST - WEAKEST)
        return weak > 0 and self.random.below(HUNDRED * all_of_it) < often * weak * weak

    def overlooks(self, view: View, move: Move) -> bool:
        """Is the card that it would take, or the wish, overlooked for the draw pile?"""
        if view.legal[0].kind != DRAW:
            return False
        if move.kind == WISH_CARD:
            return self.slips(FORGOTTEN_SPECIAL)
        if move.kind != PILE or move.place == view.seat:
            return False
        # A pile in the middle of the table is in everyone's eyes.
        return self.slips(OVERLOOKED_PILE // (2 if view.game.rules.common_pile else 1))

    def holds_on(self, view: View, move: Move) -> int:
        return KEPT_JOKER if move.card >= view.game.deck.coloured else OVERLOOKED_LAY_OFF

    def throw(self, view: View, move: Move) -> Move:
        """Discard in haste: a card that is not needed now, or, carelessly, any card."""
        scratch = self.scratch
        if scratch is None or scratch.game is not view.game:
            scratch = Scratch(view.game, self.random)
            self.scratch = scratch
        outlook = Outlook(view, scratch)
        worth = outlook.worths()
        careless = self.slips(CARELESS)
        discards: list[Move] = []
        for other in view.legal:
            if other.kind == DISCARD and other.card < outlook.deck.coloured:
                if careless or worth_of(outlook.hand, worth, other.card) < STEP:
                    discards.append(other)
        if not discards:
            return move
        return discards[self.random.below(len(discards))]
