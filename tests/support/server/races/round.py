"""One round: a crowd at a table of its own, some scenes, and the verdict."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random

from nivelo.server.table.entries import Entry
from support.server.people_at_tables import SMALL
from support.server.races.crowd import Crowd
from support.server.races.going_on import goes_on
from support.server.races.places import Place
from support.server.races.scenes import Director
from support.server.races.verdict import judge

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


async def play_round(place: Place, seed: int, scenes: int) -> Done:
    random = Random(f"races {seed}")
    setup = {"seats": 4, "pace": 0, **GAMES[seed % len(GAMES)]}
    setup["spectators"] = random.random() < 0.7
    place.new_troubles()
    async with AsyncExitStack() as stack:
        crowd = Crowd(place.urls, random, stack)
        await crowd.gather(random.randint(3, 6), setup)
        for someone in crowd.people:
            someone.number = await place.number_of(someone.account.cookie)

        async def stored() -> list[Entry]:
            return await place.entries(crowd.table)

        try:
            director = Director(crowd, random, setup)
            for _ in range(scenes):
                await director.scene()
            course = await judge(crowd, stored)
            await place.check_memory(crowd, course)
            await goes_on(crowd, course)
        finally:
            await crowd.leave_all()
        troubles = place.new_troubles()
        assert not troubles, "\n".join(troubles)
        return Done(crowd.count(), len(course.stored))
