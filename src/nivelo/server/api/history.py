"""Finished games: lists, results, the fairness proof, records and replays."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, Router, get
from litestar.params import Parameter

from nivelo.server.answers import history as answers
from nivelo.server.answers.history import (
    MOST_FRAMES,
    MOST_RESULTS,
    VIEWER,
    FinishedGame,
    FinishedGames,
    Replay,
)
from nivelo.server.api.auth import person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.api.tables import TableId
from nivelo.server.security.address_network import network_of
from nivelo.server.security.origins import address_of
from nivelo.server.thinking.reviews import ReviewInfo

GameNumber = Annotated[int, Parameter(ge=1, le=2**31 - 1)]
Start = Annotated[int, Parameter(ge=0, le=10**9)]
Results = Annotated[int, Parameter(ge=1, le=MOST_RESULTS)]
Frames = Annotated[int, Parameter(ge=1, le=MOST_FRAMES)]
Viewer = Annotated[str, Parameter(pattern=VIEWER)]


@get("/history", operation_id="getHistory", summary="My finished games, the newest first")
async def get_history(request: AnyRequest, start: Start = 0, count: Results = 20) -> FinishedGames:
    return await answers.history_of(service_of(request), await person_of(request), start, count)


@get(
    "/tables/{table_id:str}/games",
    operation_id="getTableGames",
    summary="The finished games of a table, the first one first",
)
async def get_table_games(
    request: AnyRequest, table_id: TableId, start: Start = 0, count: Results = 20
) -> FinishedGames:
    """People see the games they took part in, and the public ones if they may watch."""
    return await answers.table_games(
        service_of(request), await person_of(request), table_id, start, count
    )


@get(
    "/tables/{table_id:str}/games/{number:int}",
    operation_id="getTableGame",
    summary="The result of a finished game, and the proof that it was fair",
)
async def get_table_game(
    request: AnyRequest, table_id: TableId, number: GameNumber
) -> FinishedGame:
    return await answers.table_game(
        service_of(request), asker(request), await person_of(request), table_id, number
    )


@get(
    "/tables/{table_id:str}/games/{number:int}/record",
    operation_id="getRecord",
    summary="The record of a finished game, for `nivelo replay` and `nivelo verify`",
    media_type=MediaType.TEXT,
)
async def get_record(request: AnyRequest, table_id: TableId, number: GameNumber) -> Response[str]:
    record = await answers.record_of(
        service_of(request), asker(request), await person_of(request), table_id, number
    )
    return Response(
        record.text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{record.name}"'},
    )


@get(
    "/tables/{table_id:str}/games/{number:int}/replay",
    operation_id="getReplay",
    summary="A finished game move by move, as a seat, a spectator or everyone sees it",
)
async def get_replay(
    request: AnyRequest,
    table_id: TableId,
    number: GameNumber,
    view: Viewer = "open",
    start: Start = 0,
    count: Frames = 50,
) -> Replay:
    """`view` is a seat's number, `spectator`, or `open` with all hands."""
    return await answers.replay_of(
        service_of(request),
        asker(request),
        await person_of(request),
        table_id,
        number,
        view,
        start,
        count,
    )


@get(
    "/tables/{table_id:str}/games/{number:int}/review",
    operation_id="getReview",
    summary="Which of one's decisions cost most in a finished game",
)
async def get_review(request: AnyRequest, table_id: TableId, number: GameNumber) -> ReviewInfo:
    """For those who played. The first request starts it; poll until it is `ready`."""
    return await answers.review_of(
        service_of(request), asker(request), await person_of(request), table_id, number
    )


def asker(request: AnyRequest) -> str:
    """Who is charged for slow work."""
    return network_of(address_of(request))


history = Router(
    "/",
    route_handlers=[
        get_history,
        get_table_games,
        get_table_game,
        get_record,
        get_replay,
        get_review,
    ],
    tags=["history"],
)
