"""Tables of one game from Python's side: created, copied, pickled, inspected."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from nivelo.bots.registry import make_bot
from nivelo.engine.model.game import Game
from nivelo.engine.state import State
from nivelo.env.arrays import window
from nivelo.env.bots import Bots, bots_by_seat
from nivelo.env.columns import ColumnNames, as_list
from nivelo.env.core.observed_game import ObservedGame
from nivelo.env.core.tables import Tables
from nivelo.env.settings import MOST_DECISIONS, RewardsBy, by_round, limit

MOST_TABLES: Final = 1 << 20

Observation = dict[str, NDArray[Any]]


@dataclass
class Settings:
    """The validated settings of tables."""

    game: Game
    tables: int
    autoreset: int
    rewards: RewardsBy = "game"
    max_decisions: int = 0
    columns: Sequence[str] | None = None
    bots: Bots = None

    def __post_init__(self) -> None:
        self.by_seat = bots_by_seat(self.game, self.bots)

    def make(self) -> Tables:
        return Tables(
            self.game,
            limit("tables", self.tables, 1, MOST_TABLES),
            "unnamed",
            by_round(self.rewards),
            limit("max_decisions", self.max_decisions, 0, MOST_DECISIONS),
            as_list(self.columns),
            self.by_seat,
            make_bot,
            self.autoreset,
        )

    def observation_space(self) -> spaces.Dict:
        width = ColumnNames(self.game, self.columns).width
        return spaces.Dict(
            {
                "action_mask": spaces.Box(0, 1, (self.game.num_moves,), np.int8),
                "observation": spaces.Box(0, 255, (width,), np.uint8),
            }
        )


class TableArrays:
    """Arrays over the memory of tables: read-only, and changed by every step."""

    def __init__(self, settings: Settings, tables: Tables | None = None) -> None:
        self.settings = settings
        self.tables = tables or settings.make()
        self.n = n = settings.tables
        self.cells: NDArray[np.uint8] = window(self.tables.cells).reshape(n, -1)
        self.masks: NDArray[np.int8] = window(self.tables.masks.cells).view(np.int8).reshape(n, -1)
        self.seats: NDArray[np.int64] = window(self.tables.seats)
        self.own: NDArray[np.float64] = window(self.tables.own)
        self.rewards: NDArray[np.float64] = window(self.tables.rewards.rewards).reshape(n, -1)
        self.terminated: NDArray[np.bool_] = window(self.tables.terminated).view(np.bool_)
        self.truncated: NDArray[np.bool_] = window(self.tables.truncated).view(np.bool_)
        self.ended: NDArray[np.bool_] = window(self.tables.ended).view(np.bool_)
        self.chosen: NDArray[np.int64] = window(self.tables.chosen)
        self.shown: dict[str, NDArray[Any]] = {
            "action_mask": self.masks,
            "rewards": self.rewards,
            "seat": self.seats,
        }
        every = np.ones(n, np.bool_)
        self.infos = self.shown | {f"_{key}": every for key in self.shown}
        self._glass = ObservedGame(settings.game, wanted=as_list(settings.columns))

    def observe(self, state: State, seat: int) -> NDArray[np.uint8]:
        """What a seat may know in a position."""
        self._glass.begin(state)
        self._glass.look(seat)
        return window(self._glass.cells).copy()

    def final_observation(self, table: int) -> Observation:
        """What the seat that acted last saw at the end of a game that this step ended.

        The mask is all ones: no move has any effect.
        """
        seen = self.observe(self.tables.finals[table], self.tables.final_seats[table])
        return {"action_mask": np.ones(self.masks.shape[1], np.int8), "observation": seen}

    def __getstate__(self) -> dict[str, Any]:
        """The settings, and the state of each table."""
        tables = self.tables
        rows = [
            (
                tables.states[row],
                tables.bots.at(row),
                tables.numbers_of(row),
                tables.rewards_of(row),
            )
            for row in range(self.n)
        ]
        names, finals = list(tables.names), dict(tables.finals)
        kept = {"settings": self.settings, "names": names, "rows": rows, "finals": finals}
        return {**kept, "final_seats": dict(tables.final_seats), "random": tables.random}

    def __deepcopy__(self, memo: dict[int, Any]) -> TableArrays:
        """A copy that shares the immutable game."""
        kept = self.__getstate__()
        settings = kept.pop("settings")
        twin = object.__new__(TableArrays)
        twin.__setstate__({"settings": settings, **deepcopy(kept, memo)})
        return twin

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["settings"])  # type: ignore[misc]
        tables = self.tables
        tables.names = kept["names"]
        tables.random = kept["random"]
        tables.finals, tables.final_seats = kept["finals"], kept["final_seats"]
        for row, saved in enumerate(kept["rows"]):
            tables.put_back(row, *saved)
