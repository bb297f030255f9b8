"""Reviewing a finished game: which decisions of a seat cost the most.

A quick pass compares each decision with the strong bot's move; those that look costly are compared
again on more and different sampled deals, and only those beyond chance are marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from nivelo.coach.endings import winning_moves
from nivelo.coach.opinions import Gain, Opinion, Opinions, choice_of_bot, legal_move
from nivelo.coach.reason import Reason
from nivelo.coach.reasons import reason_against
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.records.keyframes import Keyframes
from nivelo.engine.records.notation import CALL_OFF, as_move, play_text
from nivelo.engine.state import State
from nivelo.engine.view import View, view

QUICK = 12  # sampled deals in each batch
DEEP = 100
MOST_DEEP = 12
COSTLY = 0.01  # smaller losses do not matter, even if significant
DEEP_SEED = 500_000  # a seed that the quick pass does not use


@dataclass(frozen=True)
class Choice:
    """A decision with alternatives that a seat made.

    `number` counts all moves of the game from 1; `tops` are the top cards of the discard piles at
    that time, empty for an empty pile.
    """

    number: int
    round: int
    decision: str
    tops: list[str]
    made: str


@dataclass(frozen=True)
class Verdict:
    """The value of a decision: the chance of winning by the bot's move, and by the one made.

    `why` is what was wrong with it, or right about the better move, if that is a fact.
    """

    choice: Choice
    best: Opinion
    made: Opinion
    gain: Gain
    why: Reason | None = None


@dataclass(frozen=True)
class Question:
    """A decision to judge: on how many deals, and against which move, if known.

    If not, the bot does part of its usual `work` to choose one.
    """

    choice: Choice
    seed: int
    deals: int
    best: str = ""
    work: float = 1.0


def choices(state: State, seat: int, moves: list[str]) -> Iterator[Choice]:
    """The decisions with alternatives that this seat made, replaying all moves from the deal on.

    The card-by-card steps of a layout are left out.
    """
    for number, text in enumerate(moves, 1):
        if text == CALL_OFF:
            pass  # not a player's decision
        elif state.to_act == seat and state.decision != LAYING_OUT and len(state.legal_moves()) > 1:
            made = as_move(text, state.game)
            yield Choice(number, int(state.round), state.decision_name, tops(state), made)
        play_text(state, text)


def tops(state: State) -> list[str]:
    text = state.game.deck.text
    return [text[pile.top()] if pile.n > 0 else "" for pile in state.piles]


def view_before(played: Keyframes, seat: int, number: int) -> View:
    """What the seat saw when it made the move with this number."""
    return view(played.after(number - 1), seat)


def judge(seen: View, question: Question) -> Verdict:
    """Compare the move made with the bot's. A win for sure is the best there is."""
    made = legal_move(seen, question.choice.made)
    winning = winning_moves(seen)
    if made in winning:
        best = made
    elif question.best:
        best = legal_move(seen, question.best)
    else:
        best = choice_of_bot(seen, question.seed, question.work)
        if winning and best not in winning:
            best = winning[0]
    moves = [made] if made is best else [made, best]
    opinions = Opinions(seen, moves, question.seed, question.deals)
    opinions.settle([move.text for move in moves if move in winning], 1.0)
    return Verdict(
        question.choice,
        opinions.of(best.text),
        opinions.of(made.text),
        opinions.gain(best.text, made.text),
        None if made is best else reason_against(seen, made, best),
    )


@dataclass
class Review:
    """A review in progress: what to judge next, and the results. The caller does the work.

    `marked` are the decisions that clearly cost something, most expensive first. If there is little
    time, only part of the usual `work` is requested, and only some of the `decisions` are judged.
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
        """The number of judgments; how many are close ones is known after the quick pass."""
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
        """Look closer at the costly decisions of the quick pass; the others ran out of time."""
        self.choices = self.choices[: len(self.quick)]
        may_cost = [each for each in self.quick if each.gain.value > COSTLY]
        may_cost.sort(key=lambda each: -each.gain.value)
        self.doubtful = may_cost[:MOST_DEEP]

    def end(self) -> None:
        """Doubtful decisions stay doubtful."""
        self.doubtful = self.doubtful[: len(self.deep)]

    @property
    def marked(self) -> list[Verdict]:
        sure = [each for each in self.deep if each.gain.is_sure and each.gain.value > COSTLY]
        return sorted(sure, key=lambda each: -each.gain.value)

    @property
    def perhaps(self) -> list[Verdict]:
        """Decisions that may have cost something, or only by chance."""
        unsure = [each for each in self.deep if not each.gain.is_sure and each.gain.value > COSTLY]
        return sorted(unsure, key=lambda each: -each.gain.value)
