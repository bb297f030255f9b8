"""Many games at once, stepped in compiled code and exposed as NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nivelo.engine.errors import OptionError
from nivelo.engine.state import State
from nivelo.engine.view import View, view
from nivelo.env.arrays import window
from nivelo.env.columns import ColumnNames, as_list
from nivelo.env.core.observed_game import ObservedGame
from nivelo.env.core.tables import Tables
from nivelo.env.settings import MOST_DECISIONS, RewardsBy, by_round, limit
from nivelo.games import UNATTENDED, GameFile, load

MOST_TABLES: Final = 1 << 20


def env(
    game: str | Path | GameFile = "level8-101",
    tables: int = 64,
    players: int = 2,
    side: str | Sequence[str] = "one",
    mix: str = "none",
    rewards: RewardsBy = "game",
    max_decisions: int = 0,
    columns: Sequence[str] | None = None,
    seed: int | str = 0,
    **options: str | int,
) -> VectorEnv:
    """A number of tables of one game, chosen as in `nivelo.load`, all dealt.

    Games are truncated after `max_decisions`; 0: never. `columns` selects the columns of
    observations by name; default: all.

    >>> tables = env("niveldoce", tables=3, players=4, seed=1)
    >>> tables.observations.shape == (3, tables.columns.width)
    True
    >>> tables.masks.shape, tables.rewards.shape
    ((3, 1309), (3, 4))
    >>> tables.step(tables.random_actions())
    """
    made = Tables(
        load(game, players, side, mix, **{**UNATTENDED, **options}),
        limit("tables", tables, 1, MOST_TABLES),
        f"vector {seed}",
        by_round(rewards),
        limit("max_decisions", max_decisions, 0, MOST_DECISIONS),
        as_list(columns),
    )
    return VectorEnv(made, ColumnNames(made.game, columns))


class VectorEnv:
    """Tables with the same game, each game followed immediately by the next.

    Row i of the arrays is table i: `observations` is what the seat to act (`seats`) may know,
    `masks` its legal moves. `rewards` (of each seat), `terminated` and `truncated` are the results
    of the last step. The arrays are read-only and share memory that `step` overwrites: copy what
    you want to keep.
    """

    def __init__(self, tables: Tables, columns: ColumnNames) -> None:
        self._tables = tables
        self._glass = ObservedGame(tables.game, wanted=list(columns))
        self.game = tables.game
        self.columns = columns
        self.num_tables = n = int(tables.n)
        self.num_moves = tables.game.num_moves
        self.observations: NDArray[np.uint8] = window(tables.cells).reshape(n, -1)
        self.masks: NDArray[np.bool_] = window(tables.masks.cells).view(np.bool_).reshape(n, -1)
        self.seats: NDArray[np.int64] = window(tables.seats)
        self.rewards: NDArray[np.float64] = window(tables.rewards.rewards).reshape(n, -1)
        self.terminated: NDArray[np.bool_] = window(tables.terminated).view(np.bool_)
        self.truncated: NDArray[np.bool_] = window(tables.truncated).view(np.bool_)
        self._chosen: NDArray[np.int64] = window(tables.chosen)

    def reset(self, seed: int | str) -> None:
        """Abandon all games and deal new ones, the same for the same seed."""
        names = [f"vector {seed} {table}" for table in range(self.num_tables)]
        self._tables.restart(names, f"vector {seed} chosen")

    def step(self, actions: ArrayLike) -> None:
        """Play one move at every table; if one of them is illegal, none is played."""
        moves = np.asarray(actions)
        if moves.shape != (self.num_tables,) or moves.dtype.kind not in "iu":
            raise OptionError(
                "env/actions",
                f"{moves.dtype} of shape {moves.shape} is not one whole number for each of "
                f"{self.num_tables} tables",
            )
        self._tables.step(moves.astype("<i8").tobytes())

    def random_actions(self) -> NDArray[np.int64]:
        """A legal move for every table, uniformly at random."""
        self._tables.choose()
        return self._chosen.copy()

    def position(self, table: int) -> State:
        """A copy of the whole position at a table, including hidden cards."""
        return self._tables.states[limit("table", table, 0, self.num_tables - 1)].clone()

    def view(self, table: int, seat: int | None = None) -> View:
        """What a seat may know at a table, in readable form; by default the seat to act."""
        state = self.position(table)
        return view(state, int(state.to_act) if seat is None else seat)

    def observe(self, table: int, seat: int) -> NDArray[np.uint8]:
        """What any seat may know at a table, as an array."""
        self._glass.begin(self.position(table))
        self._glass.look(limit("seat", seat, 0, int(self.game.players) - 1))
        return window(self._glass.cells).copy()
