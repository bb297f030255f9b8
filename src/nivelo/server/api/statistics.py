"""Statistics: your own, and those of the whole server."""

from __future__ import annotations

from litestar import Router, get

from nivelo.server.api.auth import known_person, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.history.statistics import GlobalStatistics, PersonalStatistics


@get("/", operation_id="getStatistics", summary="How games come out on this server")
async def get_statistics(request: AnyRequest) -> GlobalStatistics:
    return await service_of(request).statistics.of_everyone()


@get("/mine", operation_id="getMyStatistics", summary="How I have fared, game by game")
async def get_my_statistics(request: AnyRequest) -> PersonalStatistics:
    person = await known_person(request)
    return await service_of(request).statistics.of_person(person.number)


statistics = Router(
    "/statistics", route_handlers=[get_statistics, get_my_statistics], tags=["history"]
)
