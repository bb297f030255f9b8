"""A table at which everything has happened must still be one at which people can play."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from nivelo.client import RefusedError, Seat
from support.server.races.crowd import Crowd
from support.server.races.verdict import Course, nobody_left

ENOUGH = 10  # entries after the start


def may_keep_house(course: Course, host: int) -> set[int]:
    """The host, or whoever may sit down at a table that all have left."""
    last = course.sketches[len(course.stored)]
    if host:
        return {host}
    if last.status == "open":
        return course.everybody - set(last.removed)
    return {place.former for place in last.places if place.may_return}


async def goes_on(crowd: Crowd, course: Course) -> None:
    """Whoever acts as host, or comes first, begins another game, and it is played."""
    if nobody_left(course) and course.table.status == "over":
        return  # it is over, and everybody has gone
    host = course.table.deputy or course.table.host
    keepers = [each for each in crowd.people if each.number in may_keep_house(course, host)]
    assert keepers, "nobody can go on"
    keeper = keepers[0]
    path = f"{crowd.urls[0].replace('http', 'ws', 1)}/api/tables/{crowd.table}/live"
    async with asyncio.timeout(20), Seat(path, keeper.account.cookie) as window:
        if not host:
            await window.do("sit")
        if window.now["table"]["status"] in ("playing", "paused"):
            await window.do("end")
        if window.now["table"]["status"] == "over":
            await window.do("rematch")
        for someone in crowd.people:
            if someone is not keeper:
                with suppress(RefusedError):  # they do not sit there
                    await someone.account.do(crowd.table, "ready")
        await window.do("start")
        for number, seat in enumerate(window.now["table"]["seats"]):
            if seat["person"] and number != window.now["you"]:
                await window.do("bot", seat=number)
        if window.now["table"]["seats"][window.now["you"]]["bot"]:
            await window.do("return", seat=window.now["you"])
        begun = window.now["seq"]
        while window.now["seq"] < begun + ENOUGH:
            if window.is_my_turn:
                await window.move(window.now["own"]["legal"][0])
            else:
                await window.receive()
