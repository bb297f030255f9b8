"""The time of the event loop by turns: what one address wants done delays no other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

Work = Callable[[], None]


class FairTurns:
    """A few pieces of work in each turn of the event loop, one network after the other.

    Two hundred connections of one address that all send something at once, or are all told
    something, would else take the loop for ten milliseconds, in which nobody else is read.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.done = 0  # in this turn
        self.waiting: OrderedDict[str, deque[Work]] = OrderedDict()  # by network
        self.is_scheduled = False

    def add(self, network: str, work: Work) -> None:
        """Have something done soon."""
        self.waiting.setdefault(network, deque()).append(work)
        self.schedule()

    async def take(self, network: str) -> None:
        """Go on when it is this network's turn; at once if there is no crowd."""
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
        """The next turn of the loop has begun."""
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
        finally:  # whatever fails, the others have their turn
            if self.done:
                self.schedule()
