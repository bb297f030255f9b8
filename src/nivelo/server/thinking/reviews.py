"""Reviews of finished games: made step by step in a separate process, and cached."""

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
MOST_AT_ONCE = 8  # in progress, taking turns
MOST_OF_A_NETWORK = 2
QUESTION_SECONDS = 120.0

ReviewKey = tuple[str, int, int]
T = TypeVar("T")


class Mark(Struct, frozen=True):
    """A decision: its move number, and the chance of winning by the best move and by the one made.

    `gain` is the difference, `low` and `high` its bounds at 95 %. The decision was made in the
    position of frame `number - 1`.
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
    """The progress of a review and, once `done` is `total`, its findings.

    `marked` are the decisions that clearly cost something, most expensive first; `course` is every
    decision as judged by the quick pass, in game order. There are `decisions` of them, and fewer in
    `course` if time ran out. `perhaps` are those where the closer look was inconclusive.
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
    """A finished game, for replaying it in another process."""

    key: GameKey
    seed: bytes
    moves: tuple[str, ...]
    dealer: int

    def state(self) -> State:
        return new_state(cached_game(*self.key), self.seed, self.dealer)


@lru_cache(maxsize=MOST_AT_ONCE)
def keyframes_of(deal: Deal) -> Keyframes:
    """The positions of the game under review, for all requests about it."""
    return Keyframes(deal.state(), list(deal.moves))


def own_choices(deal: Deal, seat: int, by_person: list[bool]) -> Review:
    """The decisions of this seat that a person made, not judged yet."""
    made = choices(deal.state(), seat, list(deal.moves))
    return Review([choice for choice in made if by_person[choice.number - 1]])


def answer(deal: Deal, seat: int, question: Question) -> Verdict:
    return judge(view_before(keyframes_of(deal), seat, question.choice.number), question)


class Inquiry:
    """Judges a seat's decisions in a finished game."""

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
    """All reviews that this process has cached or is making, by table, game and seat."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool
        self.kept: dict[ReviewKey, Review] = {}
        self.making: dict[ReviewKey, asyncio.Task[None]] = {}
        self.networks: dict[ReviewKey, str] = {}  # who requested them

    def of(self, table: str, number: int, seat: int, played: Played, network: str) -> ReviewInfo:
        """The progress of a review, which is started if there is none."""
        key = (table, number, seat)
        task = self.making.get(key)
        if task is not None and task.done():
            del self.making[key], self.networks[key]
            task.result()  # a failure is raised for the next caller; then it may be retried
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
        """Decision by decision, taking turns with other reviews."""
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
