"""Which request is handled next: the most urgent first, and fairly among equals."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from nivelo.server.thinking.executor import Who

Turn = asyncio.Future[None]
Queues = OrderedDict[str, deque[Turn]]


class FairQueue:
    """Waiting requests: by rank, then round-robin by network, and within a network round-robin by
    table. Many tables of one address wait for each other, not others for them.
    """

    def __init__(self) -> None:
        self.ranks: dict[int, OrderedDict[str, Queues]] = {}

    def add(self, rank: int, who: Who, turn: Turn) -> None:
        network, table = who
        networks = self.ranks.setdefault(rank, OrderedDict())
        networks.setdefault(network, OrderedDict()).setdefault(table, deque()).append(turn)

    def next(self) -> Turn | None:
        for rank in sorted(self.ranks):
            networks = self.ranks[rank]
            while networks:
                network, tables = networks.popitem(last=False)
                turn = next_of(tables)
                if tables:
                    networks[network] = tables  # behind all others
                if turn is not None:
                    return turn
        return None


def next_of(tables: Queues) -> Turn | None:
    while tables:
        table, turns = tables.popitem(last=False)
        while turns:
            turn = turns.popleft()
            if turn.done():
                continue  # the waiting caller is gone
            if turns:
                tables[table] = turns
            return turn
    return None


class FairPlaces:
    """So many at once; whose turn it is when one has done is said by a fair queue."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.queue = FairQueue()

    async def acquire(self, rank: int, who: Who) -> None:
        if self.free > 0:
            self.free -= 1
            return
        turn: Turn = asyncio.get_running_loop().create_future()
        self.queue.add(rank, who, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        turn = self.queue.next()
        if turn is None:
            self.free += 1
        else:
            turn.set_result(None)
