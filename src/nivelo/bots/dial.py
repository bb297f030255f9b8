"""Strength levels: the same players, with the slips of beginners, children or tired people.

No slip uses hidden information, and none is a move that a person would never make: a card on
another pile is overlooked, a complete level goes unnoticed for a turn, a card is not laid off
though it fits, a useful card is discarded in haste, a special card is forgotten.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
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

OFTEN: Final = 100  # slips are counted per hundred opportunities
WEAKEST: Final = 1  # of the old dial, `strong:1` to `strong:10`
STRONGEST: Final = 10
THINKS: Final = 6  # from here on it samples the other hands; below it only looks at its own
REMEMBERS: Final = 7  # above it also remembers what they did not take


@dataclass(frozen=True)
class Slips:
    """How often per hundred opportunities a player slips, in each human way."""

    pile: float  # overlooks a card on another's pile
    layout: float  # does not notice that its level is complete
    lay_off: float  # overlooks a card that fits
    joker: float  # is too fond of a joker to lay it off
    hasty: float  # discards any card that is not needed, even a promising one
    careless: float  # discards any card at all, in haste
    special: float  # forgets that it holds a special card

    def times(self, part: float) -> Slips:
        """The same slips, less often."""
        return Slips(*(part * often for often in astuple(self)))


CHILD: Final = Slips(pile=90, layout=40, lay_off=50, joker=80, hasty=90, careless=25, special=70)
SLIPS: Final = {
    "beginner": CHILD.times(0.7),
    "easy": CHILD.times(0.4),
    "medium": CHILD.times(0.18),
}
"""The weaker bots play like `greedy`, except for these slips."""


def old_dial(seed: int, strength: int) -> DialBot:
    """`strong:1` to `strong:9`: slips that soon become rare; from 6 on it searches, but less."""
    weak = (STRONGEST - strength) / (STRONGEST - WEAKEST)
    strong: StrongBot | None = None
    if strength >= THINKS:
        # Below the last steps it forgets what was left lying.
        step, steps = strength - THINKS + 1, STRONGEST - THINKS + 1
        deals, effort = DEALS * step // steps, EFFORT * step // steps
        strong = StrongBot(seed, deals, effort, strength > REMEMBERS)
    return DialBot(seed, CHILD.times(weak * weak), strong)


class DialBot:
    """Plays like `greedy`, or another given bot, except for its slips."""

    def __init__(self, seed: int, slips: Slips, strong: StrongBot | None = None) -> None:
        self.random = QuickRandom(seed)
        self.slips = slips
        self.player: GreedyBot | StrongBot = strong or GreedyBot(int(self.random.word()))
        self.scratch: Scratch | None = None

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        move = self.player.choose(view)
        slips = self.slips
        kind = move.kind
        if view.decision == TAKING:
            return view.legal[0] if self.overlooks(view, move) else move
        if kind == KNOCK_CARD and self.happens(slips.special):
            return view.legal[len(view.legal) - 1]
        if kind == LAY_OUT and self.happens(slips.layout):
            return self.throw(view, move)
        if kind == LAY_OFF and self.happens(self.holds_on(view, move)):
            return self.throw(view, move)
        if kind == PLAY and self.happens(slips.special):
            return self.throw(view, move)
        if kind == DISCARD and self.happens(slips.hasty):
            return self.throw(view, move)
        return move

    def happens(self, often: float) -> bool:
        """Does it slip this time?"""
        return int(self.random.below(OFTEN * OFTEN)) < OFTEN * often

    def overlooks(self, view: View, move: Move) -> bool:
        """Does it overlook the card or wish it would take, and draw instead?"""
        if view.legal[0].kind != DRAW:
            return False
        if move.kind == WISH_CARD:
            return self.happens(self.slips.special)
        if move.kind != PILE or move.place == view.seat:
            return False
        # Everyone notices a pile in the middle of the table.
        return self.happens(self.slips.pile / (2 if view.game.rules.common_pile else 1))

    def holds_on(self, view: View, move: Move) -> float:
        joker = move.card >= view.game.deck.coloured
        return self.slips.joker if joker else self.slips.lay_off

    def throw(self, view: View, move: Move) -> Move:
        """Discard in haste: a card that is not needed now or, carelessly, any card."""
        scratch = self.scratch
        if scratch is None or scratch.game is not view.game:
            scratch = Scratch(view.game, self.random)
            self.scratch = scratch
        outlook = Outlook(view, scratch)
        worth = outlook.worths()
        careless = self.happens(self.slips.careless)
        discards: list[Move] = []
        for other in view.legal:
            if other.kind == DISCARD and other.card < outlook.deck.coloured:
                if careless or worth_of(outlook.hand, worth, other.card) < STEP:
                    discards.append(other)
        if not discards:
            return move
        return discards[self.random.below(len(discards))]


def do_less(bot: object, part: float) -> None:
    """Let a searching bot do only part of its usual work; others do not search."""
    searcher = bot.player if isinstance(bot, DialBot) else bot
    if part < 1.0 and isinstance(searcher, StrongBot):
        searcher.do_less(part)
