"""The interfaces that request handlers need from the host of the tables."""

from __future__ import annotations

from typing import Protocol

from nivelo.server.history.results import Played, Result
from nivelo.server.history.statistics import GlobalStatistics, PersonalStatistics
from nivelo.server.live.command_handler import CommandHandler
from nivelo.server.live.presence import PresenceTracker
from nivelo.server.live.rooms import Rooms
from nivelo.server.live.table_store import TableStore
from nivelo.server.meter import Meter
from nivelo.server.protocol.commands import Command
from nivelo.server.table.people import Person
from nivelo.server.table.rows import CustomGameRow, TableRow
from nivelo.server.thinking.odds_worker import Odds, Question
from nivelo.server.thinking.replays import Replays
from nivelo.server.thinking.reviews import Reviews


class Catalog(TableStore, Protocol):
    """Tables and people, and lists of tables."""

    async def rename(self, person: Person) -> None: ...

    async def lobby(self) -> list[TableRow]: ...

    async def my_tables(self, person: Person) -> list[TableRow]: ...

    async def tables_of(self, person: Person, unfinished: bool) -> list[str]: ...


class GameHistory(Protocol):
    """Finished games: pages of results, one result, and a whole game."""

    async def of_person(self, person: int, start: int, count: int) -> tuple[int, list[Result]]: ...

    async def of_table(
        self, table_id: str, person: int, hidden: frozenset[int] | None, start: int, count: int
    ) -> tuple[int, list[Result]]: ...

    async def one(self, table_id: str, number: int, person: int) -> Result | None: ...

    async def played(self, finished: Result) -> Played: ...


class GameCounts(Protocol):
    """Statistics of finished games."""

    async def of_person(self, person: int) -> PersonalStatistics: ...

    async def of_everyone(self) -> GlobalStatistics: ...


class SavedGames(Protocol):
    """The custom games that people have saved."""

    async def of_person(self, person: int) -> list[CustomGameRow]: ...

    async def get(self, game_id: str) -> CustomGameRow: ...

    async def add(self, person: int, title: str, description: str, now: int) -> CustomGameRow: ...

    async def replace(
        self, game_id: str, person: int, title: str, description: str, now: int
    ) -> CustomGameRow: ...

    async def delete(self, game_id: str, person: int) -> None: ...


class CommandQuotas(Protocol):
    """Refuses commands and renames over the limit."""

    def check(self, address: str, person: int, command: Command, readers: int) -> None: ...

    def check_introduction(self, address: str, tables: int) -> None: ...


class Host(Protocol):
    """Holds tables: a server's `Service`, or the worker of a page.

    `who` identifies the caller, so that nobody gets more than their share of slow work.
    """

    @property
    def rooms(self) -> Rooms: ...

    @property
    def commands(self) -> CommandHandler: ...

    @property
    def presence(self) -> PresenceTracker: ...

    @property
    def catalog(self) -> Catalog: ...

    @property
    def history(self) -> GameHistory: ...

    @property
    def replays(self) -> Replays: ...

    @property
    def reviews(self) -> Reviews: ...

    @property
    def statistics(self) -> GameCounts: ...

    @property
    def saved_games(self) -> SavedGames: ...

    @property
    def quotas(self) -> CommandQuotas | None:
        """The quotas for commands, if people must be protected from each other."""

    @property
    def meter(self) -> Meter: ...

    async def check_custom_game(self, who: str, description: str) -> None: ...

    async def count_odds(self, who: str, question: Question) -> Odds: ...
