"""One round: a crowd at a table of its own, some scenes, and the verdict."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from types import TracebackType

from nivelo.server.table.entries import Entry
from support.server.people_at_tables import SMALL
from support.server.races.crowd import Crowd
from support.server.races.going_on import goes_on
from support.server.races.scenes import Director
from support.server.races.verdict import check_memory, judge
from support.server.running_server import Running

GAMES: list[dict[str, object]] = [
    {"description": SMALL},
    {"description": SMALL, "timer": 1},
    {"game": "niveldoce", "knock_seconds": 1},
    {"game": "level8-101"},
]


@dataclass
class Done:
    """How much happened in a round."""

    commands: int
    entries: int


class Troubles(logging.Handler):
    """Whatever the servers log as an error; they run in this process."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def __enter__(self) -> Troubles:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        logging.getLogger().removeHandler(self)


async def play_round(servers: list[Running], seed: int, scenes: int, troubles: Troubles) -> Done:
    random = Random(f"races {seed}")
    setup = {"seats": 4, "pace": 0, **GAMES[seed % len(GAMES)]}
    setup["spectators"] = random.random() < 0.7
    troubles.found.clear()
    async with AsyncExitStack() as stack:
        crowd = Crowd([server.url for server in servers], random, stack)
        await crowd.gather(random.randint(3, 6), setup)

        store = servers[0].service.store
        for someone in crowd.people:
            found = await servers[0].ask(store.find_person(someone.account.cookie))
            assert found is not None
            someone.number = found.number

        async def stored() -> list[Entry]:
            return await servers[0].entries(crowd.table)

        try:
            director = Director(crowd, random, setup)
            for _ in range(scenes):
                await director.scene()
            course = await judge(crowd, stored)
            for server in servers:
                await server.ask(check_memory(server.service.hub.rooms, course))
            await goes_on(crowd, course)
        finally:
            await crowd.leave_all()
        assert not troubles.found, "\n".join(troubles.found)
        return Done(crowd.count(), len(course.stored))
