"""Reviews in the worker itself: they finish in time on any device, and yield to play.

A server takes minutes of CPU time for a long game, and a browser is ten times slower. Here
decisions where the person played like the quick bot come last, each gets less work, and those that
there is no time for are left out.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from nivelo.bots import make_bot
from nivelo.browser.thinking import HALF_A_SECOND, Activity
from nivelo.coach.review import Choice, Review, view_before
from nivelo.server.thinking.executor import Executor
from nivelo.server.thinking.reviews import Deal, Inquiry, Reviews, answer, keyframes_of

QUICK_SECONDS: Final = 16.0  # for the quick pass over all decisions
DEEP_SECONDS: Final = 8.0  # for the closer look at a few
FIRST_WORK: Final = 0.1  # of a server's work: the speed of the device is not known yet
LEAST_WORK: Final = 0.02
MOST_CHANGE: Final = 2.0  # from one decision to the next: some take longer than others
AT_ONCE: Final = 20  # decisions compared with those of the quick bot


class QuickReviews(Reviews):
    """Reviews that end within half a minute of thinking."""

    def __init__(
        self,
        pool: Executor,
        activity: Activity,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(pool)
        self.activity = activity
        self.clock = clock

    async def go_through(self, review: Review, inquiry: Inquiry) -> None:
        review.choices = await self.unusual_first(review.choices, inquiry)
        review.work = FIRST_WORK
        await self.weigh(review, inquiry, QUICK_SECONDS, lambda: len(review.choices) - review.done)
        review.look_closer()
        await self.weigh(
            review, inquiry, DEEP_SECONDS, lambda: len(review.doubtful) - len(review.deep)
        )
        review.end()

    async def unusual_first(self, choices: list[Choice], inquiry: Inquiry) -> list[Choice]:
        """In game order, but those where the quick bot differs come first."""
        usual: list[bool] = []
        for some in batches(choices):
            await self.activity.pause()
            usual += await inquiry.ask(as_the_quick_bot, some)
        return [choices[i] for i in sorted(range(len(choices)), key=lambda i: usual[i])]

    async def weigh(
        self, review: Review, inquiry: Inquiry, left: float, questions: Callable[[], int]
    ) -> None:
        """Judge decisions while there is time, with as much work as the remaining time allows."""
        while left > 0 and questions() > 0:
            await self.activity.pause()
            began = self.clock()
            review.answer(await inquiry.ask(answer, review.next()))
            took = self.clock() - began
            left -= took
            share = min(HALF_A_SECOND, left / max(1, questions()))
            review.work = fitting(review.work, share, took)


def fitting(work: float, share: float, took: float) -> float:
    """The work for the next decision, given how long this much took."""
    change = share / took if took > 0 else MOST_CHANGE
    change = min(MOST_CHANGE, max(1 / MOST_CHANGE, change))
    return min(1.0, max(LEAST_WORK, work * change))


def as_the_quick_bot(deal: Deal, seat: int, choices: list[Choice]) -> list[bool]:
    """Would the quick bot have done the same?"""
    frames = keyframes_of(deal)
    return [
        make_bot("greedy").choose(view_before(frames, seat, choice.number)).text == choice.made
        for choice in choices
    ]


def batches(choices: list[Choice]) -> list[list[Choice]]:
    return [choices[i : i + AT_ONCE] for i in range(0, len(choices), AT_ONCE)]
