"""What the strong bot thinks of the moves of a decision, and how certain that is.

It plays them out on sampled deals, in several batches: their spread measures the influence of
chance. Moves are tried on the same deals, so differences are more certain than each chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from nivelo.bots.strong import DEALS, StrongBot
from nivelo.bots.weighing import compare, weigh
from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.model.moves import Move
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.view import View

TIMES = 8
# The 95 % quantile of Student's t with TIMES - 1 degrees of freedom.
T_95 = 2.3646
SEED_STEP = 1_000_003
# A third of the bot's effort at a table: somebody waits for the coach, and a review asks often.
EFFORT = 700_000


@dataclass(frozen=True)
class Gain:
    """How much more one move wins than another, with bounds at 95 %."""

    value: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Is it significant?"""
        return self.low > 0


@dataclass(frozen=True)
class Opinion:
    """A move, the chance to win the game after it, and the standard error of that chance.

    `behind` is how much less it wins than the recommended move, if there is one.
    """

    move: str
    chance: float
    error: float
    behind: Gain | None = None

    @property
    def is_less(self) -> bool:
        """Does it win significantly less than the recommended move?"""
        return self.behind is not None and self.behind.is_sure

    @property
    def lag(self) -> float:
        return 0.0 if self.behind is None else self.behind.value


class Opinions:
    """Moves of a decision, each weighed TIMES times on a number of sampled deals."""

    def __init__(self, view: View, moves: Sequence[Move], seed: int, deals: int) -> None:
        self.by_move: dict[str, list[float]] = {move.text: [] for move in moves}
        for time in range(TIMES):
            for each in compare(view, moves, seed + SEED_STEP * time, deals):
                self.by_move[each.move.text].append(float(each.chance))

    def settle(self, moves: Sequence[str], chance: float) -> None:
        """The chance after these moves is known: no trials needed."""
        for move in moves:
            self.by_move[move] = [chance] * TIMES

    def of(self, move: str) -> Opinion:
        chance, error = mean_and_error(self.by_move[move])
        return Opinion(move, chance, error)

    def behind(self, advised: str, move: str) -> Opinion:
        """The opinion of a move, with how much less it wins than the recommended one."""
        return replace(self.of(move), behind=self.gain(advised, move))

    def gain(self, best: str, other: str) -> Gain:
        pairs = zip(self.by_move[best], self.by_move[other], strict=True)
        value, error = mean_and_error([ours - theirs for ours, theirs in pairs])
        return Gain(value, value - T_95 * error, value + T_95 * error)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    n = len(values)
    mean = sum(values) / n
    squares = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(squares / (n - 1) / n)


def has_choice(view: View) -> bool:
    """Is there a choice to make? The card-by-card steps of a layout do not count."""
    return len(view.legal) > 1 and view.decision != LAYING_OUT


def choice_of_bot(view: View, seed: int, work: float = 1.0) -> Move:
    """The strong bot's move, with the work it usually does for the coach, or part of it."""
    bot = StrongBot(seed, DEALS, EFFORT)
    bot.do_less(work)
    return bot.choose(view)


def worth_comparing(view: View, also: Sequence[Move], seed: int) -> list[Move]:
    """The moves worth considering here, plus these."""
    return [each.move for each in weigh(view, seed=seed, work=1, also=also)]


def legal_move(view: View, text: str) -> Move:
    for move in view.legal:
        if move.text == text:
            return move
    raise IllegalMoveError("move/illegal", f"{text!r} is not possible now")
