"""A look back at a finished game: which decisions of a seat cost most.

A quick pass asks the strong bot what it would have done and compares that with what was done; where
that looks costly they are compared again in more and other sampled deals, and only what is still
too much for chance is marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from nivelo.coach.opinions import Gain, Opinion, Opinions, choice_of_bot, legal_move
from nivelo.coach.reasons import Reason, reason_against
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.records.keyframes import Keyframes
from nivelo.engine.records.notation import CALL_OFF, as_move, play_text
from nivelo.engine.state import State
from nivelo.engine.view import View, view

QUICK = 12  # sampled deals of each of the times that moves are weighed
DEEP = 100
MOST_DEEP = 12
COSTLY = 0.01  # less is no matter, even if it is sure
DEEP_SEED = 500_000  # no seed of the quick pass


@dataclass(frozen=True)
class Choice:
    """A decision that a seat made where it could have made another.

    `number` is that of the move among all moves of the game, from 1; `tops` are the top cards of
    the discard piles at that moment, empty for an empty pile.
    """

    number: int
    round: int
    decision: str
    tops: list[str]
    made: str


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth: the chance to win by the bot's move, and by the one made.

    `why` is what was wrong with it, or right about the better move, where that is a fact.
    """

    choice: Choice
    best: Opinion
    made: Opinion
    gain: Gain
    why: Reason | None = None


@dataclass(frozen=True)
class Question:
    """A decision to be weighed: in how many deals, and against which move, if that is known.

    If it is not, the bot does a part of its usual `work` to choose one.
    """

    choice: Choice
    seed: int
    deals: int
    best: str = ""
    work: float = 1.0


def choices(state: State, seat: int, moves: list[str]) -> Iterator[Choice]:
    """The decisions with alternatives that this seat made, playing all moves from the deal on.

    How a layout is made card by card is left out.
    """
    for number, text in enumerate(moves, 1):
        if text == CALL_OFF:
            pass  # nobody's decision at the table
        elif state.to_act == seat and state.decision != LAYING_OUT and len(state.legal_moves()) > 1:
            made = as_move(text, state.game)
            yield Choice(number, int(state.round), state.decision_name, tops(state), made)
        play_text(state, text)


def tops(state: State) -> list[str]:
    text = state.game.deck.text
    return [text[pile.top()] if pile.n > 0 else "" for pile in state.piles]


def view_before(played: Keyframes, seat: int, number: int) -> View:
    """What the seat saw when it made the move of this number."""
    return view(played.after(number - 1), seat)


def judge(seen: View, question: Question) -> Verdict:
    """Weigh the move that was made against the bot's."""
    made = legal_move(seen, question.choice.made)
    if question.best:
        best = legal_move(seen, question.best)
    else:
        best = choice_of_bot(seen, question.seed, question.work)
    moves = [made] if made is best else [made, best]
    opinions = Opinions(seen, moves, question.seed, question.deals)
    return Verdict(
        question.choice,
        opinions.of(best.text),
        opinions.of(made.text),
        opinions.gain(best.text, made.text),
        None if made is best else reason_against(seen, made, best),
    )


@dataclass
class Review:
    """A review in the making: what to ask next, and what was answered. Someone else does the work.

    `marked` are the decisions that surely cost something, the most expensive first. Where there is
    little time, only a part of the usual `work` is asked for, and only some of the `decisions` are
    looked at.
    """

    choices: list[Choice]
    quick: list[Verdict] = field(default_factory=list)
    deep: list[Verdict] = field(default_factory=list)
    doubtful: list[Verdict] = field(default_factory=list)
    work: float = 1.0
    decisions: int = field(init=False)

    def __post_init__(self) -> None:
        self.decisions = len(self.choices)

    @property
    def done(self) -> int:
        return len(self.quick) + len(self.deep)

    @property
    def total(self) -> int:
        """How many questions there are; how many deep ones, is known after the quick pass."""
        if len(self.quick) < len(self.choices):
            return len(self.choices) + min(MOST_DEEP, len(self.choices))
        return len(self.choices) + len(self.doubtful)

    def next(self) -> Question | None:
        if len(self.quick) < len(self.choices):
            choice = self.choices[len(self.quick)]
            return Question(choice, choice.number, self.deals(QUICK), work=self.work)
        if len(self.deep) < len(self.doubtful):
            verdict = self.doubtful[len(self.deep)]
            seed = verdict.choice.number + DEEP_SEED
            return Question(verdict.choice, seed, self.deals(DEEP), verdict.best.move)
        return None

    def deals(self, usual: int) -> int:
        return max(1, round(usual * self.work))

    def answer(self, verdict: Verdict) -> None:
        if len(self.quick) == len(self.choices):
            self.deep.append(verdict)
            return
        self.quick.append(verdict)
        if len(self.quick) == len(self.choices):
            self.look_closer()

    def look_closer(self) -> None:
        """At the costly ones of those that were looked at; for the others there was no time."""
        self.choices = self.choices[: len(self.quick)]
        may_cost = [each for each in self.quick if each.gain.value > COSTLY]
        may_cost.sort(key=lambda each: -each.gain.value)
        self.doubtful = may_cost[:MOST_DEEP]

    def end(self) -> None:
        """What is doubtful still remains so."""
        self.doubtful = self.doubtful[: len(self.deep)]

    @property
    def marked(self) -> list[Verdict]:
        sure = [each for each in self.deep if each.gain.is_sure and each.gain.value > COSTLY]
        return sorted(sure, key=lambda each: -each.gain.value)

    @property
    def perhaps(self) -> list[Verdict]:
        """The decisions that may have cost something, though it may also be chance."""
        unsure = [each for each in self.deep if not each.gain.is_sure and each.gain.value > COSTLY]
        return sorted(unsure, key=lambda each: -each.gain.value)
