"""Finished games: lists, results, the fairness proof, records and replays."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

from nivelo.engine.random.fairness import game_seed
from nivelo.engine.view import SPECTATOR
from nivelo.server.answers.host import Host
from nivelo.server.errors import ConflictError, ForbiddenError, UnknownError
from nivelo.server.history.replay import ALL_HANDS, Frame
from nivelo.server.history.results import Result
from nivelo.server.protocol.setup import Setup
from nivelo.server.table.entries import NO_SEAT
from nivelo.server.table.match import Match
from nivelo.server.table.observation import track_of
from nivelo.server.table.people import Person
from nivelo.server.thinking.replays import FinishedReplay, ProofCheck, Verified
from nivelo.server.thinking.reviews import ReviewInfo

MOST_RESULTS = 100
MOST_FRAMES = 100  # some 10 ms of work and 200 kB
VIEWER = "^(open|spectator|[0-7])$"


class FinishedGames(Struct, frozen=True):
    """A page of finished games, and the total number."""

    total: int
    start: int
    games: list[Result]


class Proof(Struct, frozen=True):
    """Everything needed to deal the cards again; docs/fairness.md explains how."""

    commitment: str
    secret: str
    words: list[str]
    seed: str
    ok: bool
    checks: list[ProofCheck]


class FinishedGame(Struct, frozen=True):
    """A finished game without its moves. `frames` is the number of moves that stand, plus one."""

    result: Result
    milliseconds: int
    setup: Setup
    levels: list[list[str]]  # per seat: what its levels ask for
    track: list[str]
    frames: int
    proof: Proof


class Replay(Struct, frozen=True):
    """A page of the frames of a game; `total` is the number of all frames."""

    total: int
    start: int
    frames: list[Frame]


class FinishedRecord(Struct, frozen=True):
    """The record of a finished game, and its file name."""

    name: str
    text: str


async def history_of(host: Host, person: Person | None, start: int, count: int) -> FinishedGames:
    if person is None:
        return FinishedGames(0, start, [])
    total, games = await host.history.of_person(person.number, start, count)
    return FinishedGames(total, start, games)


async def table_games(
    host: Host, person: Person | None, table_id: str, start: int, count: int
) -> FinishedGames:
    """People see the games they took part in, and the public ones if they may watch."""
    number = number_of(person)
    is_open, _, private = await look(host, table_id, number)
    hidden = private if is_open else None
    total, games = await host.history.of_table(table_id, number, hidden, start, count)
    if not is_open and total == 0:
        raise closed()
    return FinishedGames(total, start, games)


async def table_game(
    host: Host, who: str, person: Person | None, table_id: str, number: int
) -> FinishedGame:
    result, replayed = await finished(host, person, table_id, number)
    played = replayed.played
    game = played.match.game
    return FinishedGame(
        result=result,
        milliseconds=result.ended_at - result.started_at,
        setup=played.setup,
        levels=[[level.text for level in levels] for levels in game.levels],
        track=track_of(game),
        frames=replayed.total,
        proof=proof_of(played.match, await host.replays.verify(replayed, (who, table_id))),
    )


async def record_of(
    host: Host, who: str, person: Person | None, table_id: str, number: int
) -> FinishedRecord:
    result, replayed = await finished(host, person, table_id, number)
    name = file_name(result.game, result.started_at)
    verified = await host.replays.verify(replayed, (who, table_id))
    return FinishedRecord(name, verified.record)


async def replay_of(
    host: Host,
    who: str,
    person: Person | None,
    table_id: str,
    number: int,
    view: str,
    start: int,
    count: int,
) -> Replay:
    """`view` is a seat's number, `spectator`, or `open` with all hands."""
    result, replayed = await finished(host, person, table_id, number)
    viewer = {"open": ALL_HANDS, "spectator": SPECTATOR}.get(view)
    if viewer is None:
        viewer = int(view)
    if viewer >= len(result.seats):
        raise UnknownError("seat/unknown", f"there is no seat {viewer} of {len(result.seats)}")
    frames = await host.replays.frames(replayed, viewer, start, count, (who, table_id))
    return Replay(replayed.total, start, frames)  # type: ignore[arg-type]


async def review_of(
    host: Host, who: str, person: Person | None, table_id: str, number: int
) -> ReviewInfo:
    result, replayed = await finished(host, person, table_id, number)
    if result.you == NO_SEAT:
        raise ForbiddenError("review/not_yours", "only games that you played are reviewed")
    return host.reviews.of(table_id, number, result.you, replayed.played, who)


def number_of(person: Person | None) -> int:
    return person.number if person else 0


async def look(host: Host, table_id: str, person: int) -> tuple[bool, int, frozenset[int]]:
    """May the person watch? Also the current game, and the games without spectators."""
    room = await host.rooms.get(table_id)
    async with room.lock:
        await host.rooms.bring_up_to_date(room)
        table = room.table
        is_open = table.setup.spectators or table.seat_of(person) != NO_SEAT
        return is_open, table.number, frozenset(table.private_games)


def closed() -> ForbiddenError:
    return ForbiddenError("table/private", "this table is not open to spectators")


async def finished(
    host: Host, person: Person | None, table_id: str, number: int
) -> tuple[Result, FinishedReplay]:
    """A finished game, for anyone who may watch its table or took part in it."""
    who = number_of(person)
    is_open, current, _ = await look(host, table_id, who)
    result = await host.history.one(table_id, number, who)
    took_part = result is not None and result.you != NO_SEAT
    if not (is_open or took_part):
        raise closed()
    if result is None:
        if number > current:
            raise UnknownError("history/unknown", f"there is no game {number} at this table")
        raise ConflictError("history/not_over", f"game {number} is not over")
    replayed = await host.replays.of(result)
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
    """Such as `level8-101-2026-01-31-1830.nivelo`: sorts by game and day, valid everywhere."""
    when = datetime.fromtimestamp(started_at / 1000, UTC)
    return f"{game}-{when:%Y-%m-%d-%H%M}.nivelo"
