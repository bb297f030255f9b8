"""Reviews in a page's worker: they end in time on any device, and those who play go first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from nivelo.bots import make_bot
from nivelo.browser.reviews import (
    DEEP_SECONDS,
    QUICK_SECONDS,
    QuickReviews,
    as_the_quick_bot,
)
from nivelo.browser.thinking import HALF_A_SECOND, QUIET, Activity, SamePlace
from nivelo.coach.opinions import Gain, Opinion
from nivelo.coach.review import DEEP, QUICK, Choice, Question, Review, Verdict, choices
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.view import view
from nivelo.server.thinking.reviews import Deal, Inquiry, T, in_order, info
from support.browser.memory_storage import MemoryStorage
from support.browser.page_at_device import page_at, window_at

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

MANY = 200


class Device(Inquiry):
    """Takes so long for each sampled deal, by a clock of its own; every third decision is usual."""

    def __init__(self, seconds: float) -> None:
        super().__init__(SamePlace(), Deal(("", "", 2, (), "", ()), b"", (), 0), 0, ("", ""))
        self.seconds = seconds
        self.now = 0.0
        self.asked: list[Question] = []
        self.longest = 0.0

    def clock(self) -> float:
        return self.now

    async def ask(self, work: Callable[..., T], *question: object) -> T:
        (about,) = question
        done: Any = self.compared(about) if work is as_the_quick_bot else self.weighed(about)
        answered: T = done
        return answered

    def compared(self, about: Any) -> list[bool]:
        return [choice.number % 3 == 0 for choice in about]

    def weighed(self, about: Any) -> Verdict:
        assert isinstance(about, Question)
        self.asked.append(about)
        self.now += self.seconds * about.deals
        self.longest = max(self.longest, self.seconds * about.deals)
        best = Opinion(about.best or "-R2", 0.6, 0.01)
        return Verdict(about.choice, best, Opinion("-R1", 0.5, 0.01), Gain(0.1, 0.05, 0.15))


async def reviewed(device: Device) -> Review:
    review = Review([Choice(n, 1, "playing", [""], "-R1") for n in range(1, MANY + 1)])
    reviews = QuickReviews(SamePlace(), Activity(), device.clock)
    await reviews.go_through(review, device)
    assert review.next() is None
    assert review.done == review.total
    assert review.marked
    return review


async def test_on_a_fast_device_all_is_done_as_on_a_server() -> None:
    device = Device(0.0001)
    review = await reviewed(device)
    assert [each.choice.number for each in in_order(review.quick)] == list(range(1, MANY + 1))
    assert device.asked[MANY - 1].deals == QUICK
    assert device.asked[-1].deals == DEEP
    assert device.asked[-1].work == 1.0


@pytest.mark.parametrize("seconds", [0.003, 0.02, 0.1, 0.4])
async def test_on_a_slow_device_it_ends_in_time(seconds: float) -> None:
    device = Device(seconds)
    await reviewed(device)
    assert device.now <= QUICK_SECONDS + DEEP_SECONDS + 2 * device.longest
    assert device.longest <= 4 * HALF_A_SECOND
    assert device.now >= DEEP_SECONDS / 2


async def test_what_there_is_no_time_for_is_what_anyone_would_have_done() -> None:
    review = await reviewed(Device(0.1))
    looked_at = {each.choice.number for each in review.quick}
    assert len(looked_at) < MANY
    told = info(0, review)
    assert (len(told.course), told.decisions) == (len(looked_at), MANY)
    unusual = {number for number in range(1, MANY + 1) if number % 3}
    assert looked_at >= unusual or looked_at <= unusual


async def test_a_review_waits_until_nobody_plays() -> None:
    now = [0.0]
    activity = Activity(lambda: now[0])
    activity.note()
    waiting = asyncio.create_task(activity.pause())
    await asyncio.sleep(2 * QUIET)
    assert not waiting.done()
    now[0] = 2 * QUIET
    await asyncio.wait_for(waiting, 30)


async def test_whatever_a_page_asks_for_is_noted() -> None:
    async with page_at(MemoryStorage()) as page:
        activity = page.host.activity
        table = await page.new_game()
        window = await window_at(page, table)

        async def is_noted(asked: Callable[[], Any]) -> bool:
            activity.last = -1.0
            await asked()
            return activity.last > 0

        assert await is_noted(lambda: page.get("/me"))
        assert await is_noted(lambda: window.send(type="hint"))
        assert await is_noted(lambda: window_at(page, table))


def test_usual_is_what_the_quick_bot_would_have_done() -> None:
    deal = Deal(("level8-99", "", 2, ("one", "one"), "none", ()), seed_from_int(3), (), 0)
    state = deal.state()
    moves: list[str] = []
    usual: dict[int, bool] = {}
    while len(usual) < 30:
        seen = view(state, int(state.to_act))
        best = make_bot("greedy").choose(seen)
        other = next((move for move in seen.legal if move is not best), best)
        move = best if len(moves) % 3 else other
        moves.append(move.text)
        if state.to_act == 0 and len(seen.legal) > 1 and state.decision != LAYING_OUT:
            usual[len(moves)] = move is best
        state.play(move)
    deal = msgspec.structs.replace(deal, moves=tuple(moves))
    made = list(choices(deal.state(), 0, moves))
    assert [choice.number for choice in made] == list(usual)
    assert as_the_quick_bot(deal, 0, made) == list(usual.values())
    assert 5 < sum(usual.values()) < 25
