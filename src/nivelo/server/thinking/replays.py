"""Finished games that someone views: proofs, records and replays, made in another process.

Replaying a long game takes half a second, which would block everyone else.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from functools import lru_cache
from typing import Protocol

from msgspec import Raw, Struct, json

from nivelo.engine.records.record_text import write
from nivelo.games.records import verify
from nivelo.server.history.replay import ReplayedGame
from nivelo.server.history.results import Made, Played, Result
from nivelo.server.protocol.setup import Setup, cached_game
from nivelo.server.table.match import Match
from nivelo.server.thinking.bot_workers import GameKey, game_key
from nivelo.server.thinking.executor import Executor, Who

MOST_KEPT = 100  # games: their moves, proofs and records
MOST_REPLAYED = 16  # games whose positions the process has cached
SECONDS = 60.0


class PackedGame(Struct, frozen=True):
    """A finished game, for replaying it in another process."""

    key: GameKey
    secret: bytes
    words: list[str]
    started_at: int
    dealer: int
    names: list[str]
    made: list[Made]


class ProofCheck(Struct, frozen=True):
    """One check of `nivelo verify`: passed, failed, or absent if it is not stated."""

    name: str
    outcome: str
    reason: str


class Verified(Struct, frozen=True):
    """Whether a game passes verification, and its record."""

    ok: bool
    checks: list[ProofCheck]
    record: str


# Runs in the other process. Games arrive packed: sending bytes takes no time.


@lru_cache(maxsize=MOST_REPLAYED)
def unpacked(packed: bytes) -> ReplayedGame:
    game: PackedGame = pickle.loads(packed)
    match = Match(cached_game(*game.key), game.secret, game.words, game.started_at, game.dealer)
    return ReplayedGame(Played(match, Setup(), game.names, game.made))


def verified(packed: bytes) -> Verified:
    record = unpacked(packed).played.record()
    report = verify(record)
    checks = [ProofCheck(each.name, each.outcome, each.reason) for each in report.checks]
    return Verified(report.ok, checks, write(record))


def frames(packed: bytes, viewer: int, start: int, count: int) -> bytes:
    """A page of frames, encoded."""
    return json.encode(unpacked(packed).frames(viewer, start, count))


class FinishedReplay:
    """A finished game, ready to be sent to the other process."""

    def __init__(self, played: Played) -> None:
        match = played.match
        self.played = played
        self.total = len(played.made) + 1  # frames: the deal, and one for each move that stands
        self.packed = pickle.dumps(
            PackedGame(
                game_key(match),
                match.secret,
                match.words,
                match.started_at,
                match.dealer,
                played.names,
                played.made,
            )
        )
        self.verified: Verified | None = None


class FinishedGames(Protocol):
    """The source of finished games."""

    async def played(self, finished: Result) -> Played: ...


class Replays:
    """The finished games viewed last: they never change."""

    def __init__(self, history: FinishedGames, pool: Executor) -> None:
        self.history = history
        self.pool = pool
        self.kept: OrderedDict[tuple[str, int], FinishedReplay] = OrderedDict()

    async def of(self, result: Result) -> FinishedReplay:
        key = (result.table, result.number)
        replay = self.kept.get(key)
        if replay is None:
            replay = self.kept[key] = FinishedReplay(await self.history.played(result))
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(key)
        return replay

    async def verify(self, replay: FinishedReplay, who: Who) -> Verified:
        if replay.verified is None:
            replay.verified = await self.pool.run(verified, replay.packed, seconds=SECONDS, who=who)
        return replay.verified

    async def frames(
        self, replay: FinishedReplay, viewer: int, start: int, count: int, who: Who
    ) -> Raw:
        """The frames from `start` on for a viewer, encoded."""
        question = (replay.packed, viewer, start, count)
        return Raw(await self.pool.run(frames, *question, seconds=SECONDS, who=who))

    def close(self) -> None:
        self.pool.close()
