"""Finished games: lists, results, the fairness proof, records and replays."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import MediaType, Response, Router, get
from litestar.params import Parameter
from msgspec import Struct

from nivelo.engine.random.fairness import game_seed
from nivelo.engine.view import SPECTATOR
from nivelo.server.api.auth import person_of, service_of
from nivelo.server.api.requests import AnyRequest
from nivelo.server.api.tables import TableId
from nivelo.server.errors import ConflictError, ForbiddenError, UnknownError
from nivelo.server.protocol.setup import Setup
from nivelo.server.security.networks import network_of
from nivelo.server.security.origins import address_of
from nivelo.server.storage.history import History, Result
from nivelo.server.storage.replay import ALL_HANDS, Frame
from nivelo.server.table.entries import NO_SEAT
from nivelo.server.table.match import Match
from nivelo.server.table.observation import track_of
from nivelo.server.thinking.replays import FinishedReplay, ProofCheck, Verified
from nivelo.server.thinking.reviews import ReviewInfo
from nivelo.server.thinking.worker_pool import Who

MOST_RESULTS = 100
MOST_FRAMES = 100  # some 10 ms of work and 200 kB

GameNumber = Annotated[int, Parameter(ge=1, le=2**31 - 1)]
Start = Annotated[int, Parameter(ge=0, le=10**9)]
Results = Annotated[int, Parameter(ge=1, le=MOST_RESULTS)]
Frames = Annotated[int, Parameter(ge=1, le=MOST_FRAMES)]
Viewer = Annotated[str, Parameter(pattern="^(open|spectator|[0-7])$")]


class FinishedGames(Struct, frozen=True):
    """A page of finished games, and how many there are in all."""

    total: int
    start: int
    games: list[Result]


class Proof(Struct, frozen=True):
    """All that is needed to deal the cards again; docs/fairness.md says how."""

    commitment: str
    secret: str
    words: list[str]
    seed: str
    ok: bool
    checks: list[ProofCheck]


class FinishedGame(Struct, frozen=True):
    """A finished game without its moves. `frames` is one more than the moves that stand."""

    result: Result
    milliseconds: int
    setup: Setup
    levels: list[list[str]]  # of each seat: what its levels ask for
    track: list[str]
    frames: int
    proof: Proof


class Replay(Struct, frozen=True):
    """A page of the frames of a game; `total` is how many there are in all."""

    total: int
    start: int
    frames: list[Frame]


@get("/history", operation_id="getHistory", summary="My finished games, the newest first")
async def get_history(request: AnyRequest, start: Start = 0, count: Results = 20) -> FinishedGames:
    person = await person_of(request)
    if person is None:
        return FinishedGames(0, start, [])
    history = History(service_of(request).store)
    total, games = await history.of_person(person.number, start, count)
    return FinishedGames(total, start, games)


@get(
    "/tables/{table_id:str}/games",
    operation_id="getTableGames",
    summary="The finished games of a table, the first one first",
)
async def get_table_games(
    request: AnyRequest, table_id: TableId, start: Start = 0, count: Results = 20
) -> FinishedGames:
    """At a table without spectators, anyone who has left sees the games that they took part in."""
    person = await person_number(request)
    is_open, _ = await look(request, table_id, person)
    history = History(service_of(request).store)
    total, games = await history.of_table(table_id, person, is_open, start, count)
    if not is_open and total == 0:
        raise closed()
    return FinishedGames(total, start, games)


@get(
    "/tables/{table_id:str}/games/{number:int}",
    operation_id="getTableGame",
    summary="The result of a finished game, and the proof that it was fair",
)
async def get_table_game(
    request: AnyRequest, table_id: TableId, number: GameNumber
) -> FinishedGame:
    result, replayed = await finished(request, table_id, number)
    played = replayed.played
    game = played.match.game
    return FinishedGame(
        result=result,
        milliseconds=result.ended_at - result.started_at,
        setup=played.setup,
        levels=[[level.text for level in levels] for levels in game.levels],
        track=track_of(game),
        frames=replayed.total,
        proof=proof_of(played.match, await verified(request, table_id, replayed)),
    )


@get(
    "/tables/{table_id:str}/games/{number:int}/record",
    operation_id="getRecord",
    summary="The record of a finished game, for `nivelo replay` and `nivelo verify`",
    media_type=MediaType.TEXT,
)
async def get_record(request: AnyRequest, table_id: TableId, number: GameNumber) -> Response[str]:
    result, replayed = await finished(request, table_id, number)
    record = (await verified(request, table_id, replayed)).record
    name = file_name(result.game, result.started_at)
    return Response(
        record,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"'},
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
    result, replayed = await finished(request, table_id, number)
    viewer = {"open": ALL_HANDS, "spectator": SPECTATOR}.get(view)
    if viewer is None:
        viewer = int(view)
    if viewer >= len(result.seats):
        raise UnknownError("seat/unknown", f"there is no seat {viewer} of {len(result.seats)}")
    who = asker(request, table_id)
    frames = await service_of(request).replays.frames(replayed, viewer, start, count, who)
    return Replay(replayed.total, start, frames)  # type: ignore[arg-type]


@get(
    "/tables/{table_id:str}/games/{number:int}/review",
    operation_id="getReview",
    summary="Which of one's decisions cost most in a finished game",
)
async def get_review(request: AnyRequest, table_id: TableId, number: GameNumber) -> ReviewInfo:
    """For those who played. Asked for the first time it is begun; ask again until it is `ready`."""
    result, replayed = await finished(request, table_id, number)
    if result.you == NO_SEAT:
        raise ForbiddenError("review/not_yours", "only games that you played are reviewed")
    network = network_of(address_of(request))
    reviews = service_of(request).reviews
    return reviews.of(table_id, number, result.you, replayed.played, network)


def asker(request: AnyRequest, table_id: str) -> Who:
    return (network_of(address_of(request)), table_id)


async def verified(request: AnyRequest, table_id: str, replayed: FinishedReplay) -> Verified:
    """The proof and the record, which are made once."""
    return await service_of(request).replays.verify(replayed, asker(request, table_id))


async def person_number(request: AnyRequest) -> int:
    person = await person_of(request)
    return person.number if person else 0


async def look(request: AnyRequest, table_id: str, person: int) -> tuple[bool, int]:
    """May the person see all games of the table? And which game is being played there?"""
    rooms = service_of(request).hub.rooms
    room = await rooms.get(table_id)
    async with room.lock:
        await rooms.renew(room)
        table = room.table
        return table.setup.spectators or table.seat_of(person) != NO_SEAT, table.number


def closed() -> ForbiddenError:
    return ForbiddenError("table/private", "this table is not open to spectators")


async def finished(
    request: AnyRequest, table_id: str, number: int
) -> tuple[Result, FinishedReplay]:
    """A finished game, for whoever may watch its table or took part in it."""
    person = await person_number(request)
    is_open, current = await look(request, table_id, person)
    history = History(service_of(request).store)
    result = await history.one(table_id, number, person)
    took_part = result is not None and result.you != NO_SEAT
    if not (is_open or took_part):
        raise closed()
    if result is None:
        if number > current:
            raise UnknownError("history/unknown", f"there is no game {number} at this table")
        raise ConflictError("history/not_over", f"game {number} is not over")
    replayed = await service_of(request).replays.of(result)
    if not (replayed.played.setup.spectators or took_part):
        raise closed()
    return result, replayed


def proof_of(match: Match, verified: Verified) -> Proof:
    return Proof(
        commitment=match.promise,
        secret=match.secret.hex(),
        words=match.words,
        seed=game_seed(match.secret, match.words).hex(),
        ok=verified.ok,
        checks=verified.checks,
    )


def file_name(game: str, started_at: int) -> str:
    """Such as `level8-101-2026-01-31-1830.nivelo`: sorts by game and day, in any file system."""
    when = datetime.fromtimestamp(started_at / 1000, UTC)
    return f"{game}-{when:%Y-%m-%d-%H%M}.nivelo"


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
