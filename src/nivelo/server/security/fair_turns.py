"""Sharing the event loop: work for one address never delays the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

Work = Callable[[], None]


class FairTurns:
    """Runs a few pieces of work per iteration of the event loop, round-robin by network.

    Otherwise two hundred connections of one address that all send or receive something at once
    would block the loop for ten milliseconds.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.done = 0  # in this iteration
        self.waiting: OrderedDict[str, deque[Work]] = OrderedDict()  # by network
        self.is_scheduled = False

    def add(self, network: str, work: Work) -> None:
        """Schedule some work."""
        self.waiting.setdefault(network, deque()).append(work)
        self.schedule()

    async def take(self, network: str) -> None:
        """Resume when it is this network's turn; at once if there is no crowd."""
        if not self.waiting and self.done < self.at_once:
            self.done += 1
            self.schedule()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.add(network, lambda: None if turn.done() else turn.set_result(None))
        await turn

    def schedule(self) -> None:
        if not self.is_scheduled:
            self.is_scheduled = True
            asyncio.get_running_loop().call_soon(self.run)

    def run(self) -> None:
        """The next iteration of the loop has begun."""
        self.is_scheduled = False
        self.done = 0
        try:
            while self.waiting and self.done < self.at_once:
                network, works = self.waiting.popitem(last=False)
                work = works.popleft()
                if works:
                    self.waiting[network] = works  # behind all others
                self.done += 1
                work()
        finally:  # even if this fails, the others get their turn
            if self.done:
                self.schedule()
