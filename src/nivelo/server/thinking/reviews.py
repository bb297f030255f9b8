"""Reviews of finished games: made bit by bit in a process of their own, and remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from nivelo.coach.review import Question, Review, Verdict, choices, judge, view_before
from nivelo.engine.random.fairness import game_seed
from nivelo.engine.records.keyframes import Keyframes
from nivelo.engine.state import State, new_state
from nivelo.server.errors import TooManyError
from nivelo.server.history.results import PERSON, Played
from nivelo.server.protocol.messages import OpinionInfo, ReasonInfo
from nivelo.server.protocol.setup import cached_game
from nivelo.server.thinking.bot_workers import GameKey, game_key
from nivelo.server.thinking.executor import Executor, Who

MOST_KEPT = 200
MOST_AT_ONCE = 8  # that are being made, by turns
MOST_OF_A_NETWORK = 2
QUESTION_SECONDS = 120.0

ReviewKey = tuple[str, int, int]
T = TypeVar("T")


class Mark(Struct, frozen=True):
    """A decision: which move it was, and the chance to win by the best move and by the one made.

    `gain` is the difference, `low` and `high` its bounds at 95 %. The position in which it was
    made is that of frame `number - 1`.
    """

    number: int
    round: int
    decision: str
    tops: list[str]  # of the discard piles
    best: OpinionInfo
    made: OpinionInfo
    gain: float
    low: float
    high: float
    why: ReasonInfo | None = None


class ReviewInfo(Struct, frozen=True):
    """How far a review is, and once `done` is `total` what it has found.

    `marked` are the decisions that surely cost something, the most expensive first; `course` is
    every decision as the quick look saw it, in the order of the game. There are `decisions` of
    them, and fewer in `course` where there was no time for all. `perhaps` are those that may have
    cost something, or not: the closer look could not tell.
    """

    seat: int
    done: int
    total: int
    ready: bool
    marked: list[Mark]
    course: list[Mark]
    decisions: int = 0
    perhaps: list[Mark] = []


class Deal(Struct, frozen=True):
    """A finished game, for another process to play it again."""

    key: GameKey
    seed: bytes
    moves: tuple[str, ...]
    dealer: int

    def state(self) -> State:
        return new_state(cached_game(*self.key), self.seed, self.dealer)


@lru_cache(maxsize=MOST_AT_ONCE)
def keyframes_of(deal: Deal) -> Keyframes:
    """The positions of the game that is being reviewed, for all questions about it."""
    return Keyframes(deal.state(), list(deal.moves))


def own_choices(deal: Deal, seat: int, by_person: list[bool]) -> Review:
    """The decisions of this seat that a person made, none of them weighed yet."""
    made = choices(deal.state(), seat, list(deal.moves))
    return Review([choice for choice in made if by_person[choice.number - 1]])


def answer(deal: Deal, seat: int, question: Question) -> Verdict:
    return judge(view_before(keyframes_of(deal), seat, question.choice.number), question)


class Inquiry:
    """Asks about what a seat did in a finished game."""

    def __init__(self, pool: Executor, deal: Deal, seat: int, who: Who) -> None:
        self.pool = pool
        self.deal = deal
        self.seat = seat
        self.who = who

    async def ask(self, work: Callable[..., T], *question: object) -> T:
        return await self.pool.run(
            work, self.deal, self.seat, *question, seconds=QUESTION_SECONDS, who=self.who
        )


class Reviews:
    """All reviews that this process remembers or makes, by table, game and seat."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool
        self.kept: dict[ReviewKey, Review] = {}
        self.making: dict[ReviewKey, asyncio.Task[None]] = {}
        self.networks: dict[ReviewKey, str] = {}  # who has them made

    def of(self, table: str, number: int, seat: int, played: Played, network: str) -> ReviewInfo:
        """How far the review is; it is begun if there is none."""
        key = (table, number, seat)
        task = self.making.get(key)
        if task is not None and task.done():
            del self.making[key], self.networks[key]
            task.result()  # a failure is raised for the next caller; then it may be tried again
        elif task is None and key not in self.kept:
            self.begin(key, played, network)
        return info(seat, self.kept.get(key))

    def begin(self, key: ReviewKey, played: Played, network: str) -> None:
        under_way = [self.networks[each] for each, task in self.making.items() if not task.done()]
        if len(under_way) >= MOST_AT_ONCE or under_way.count(network) >= MOST_OF_A_NETWORK:
            raise TooManyError("rate/reviews", "others are having games reviewed, try again later")
        match = played.match
        seed = game_seed(match.secret, match.words)
        moves = tuple(made.text for made in played.made)
        deal = Deal(game_key(match), seed, moves, match.dealer)
        by_person = [made.by == PERSON for made in played.made]
        self.networks[key] = network
        self.making[key] = asyncio.create_task(self.make(key, deal, by_person))

    async def make(self, key: ReviewKey, deal: Deal, by_person: list[bool]) -> None:
        inquiry = Inquiry(self.pool, deal, key[2], (self.networks[key], key[0]))
        review = await inquiry.ask(own_choices, by_person)
        while len(self.kept) >= MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        self.kept[key] = review
        try:
            await self.go_through(review, inquiry)
        except BaseException:
            self.kept.pop(key, None)
            raise

    async def go_through(self, review: Review, inquiry: Inquiry) -> None:
        """Question by question, in turn with the reviews of others."""
        while (question := review.next()) is not None:
            review.answer(await inquiry.ask(answer, question))

    async def close(self) -> None:
        for task in self.making.values():
            task.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)
        self.pool.close()


def info(seat: int, review: Review | None) -> ReviewInfo:
    if review is None:
        return ReviewInfo(seat, 0, 0, False, [], [])
    ready = review.next() is None
    return ReviewInfo(
        seat,
        review.done,
        review.total,
        ready,
        [mark(each) for each in review.marked] if ready else [],
        [mark(each) for each in in_order(review.quick)] if ready else [],
        review.decisions,
        [mark(each) for each in review.perhaps] if ready else [],
    )


def in_order(verdicts: list[Verdict]) -> list[Verdict]:
    return sorted(verdicts, key=lambda each: each.choice.number)


def mark(verdict: Verdict) -> Mark:
    choice, gained, why = verdict.choice, verdict.gain, verdict.why
    return Mark(
        choice.number,
        choice.round,
        choice.decision,
        choice.tops,
        OpinionInfo(verdict.best.move, verdict.best.chance, verdict.best.error),
        OpinionInfo(verdict.made.move, verdict.made.chance, verdict.made.error),
        gained.value,
        gained.low,
        gained.high,
        None if why is None else ReasonInfo(why.code, why.seat),
    )
