"""Many games at once, following `gymnasium.vector`, bots included."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from nivelo.engine.errors import OptionError
from nivelo.engine.model.game import Game
from nivelo.engine.state import State
from nivelo.engine.view import View, view
from nivelo.env.bots import Bots
from nivelo.env.columns import ColumnNames
from nivelo.env.core.tables import NEXT_STEP, ON_RESET, SAME_STEP
from nivelo.env.settings import RewardsBy, limit
from nivelo.env.tables import Observation, Settings, TableArrays
from nivelo.games import UNATTENDED, GameFile, load

MODES: Final = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: ON_RESET,
}

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


def env(
    game: str | Path | GameFile = "level8-101",
    num_envs: int = 64,
    players: int = 2,
    side: str | Sequence[str] = "one",
    mix: str = "none",
    bots: Bots = None,
    rewards: RewardsBy = "game",
    max_decisions: int = 0,
    columns: Sequence[str] | None = None,
    autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
    copy: bool = True,
    **options: str | int,
) -> NiveloVectorEnv:
    """A number of tables of one game, chosen as in `nivelo.load`.

    `bots` names a bot for all seats but the first, or one for each seat with None for yours;
    without bots all seats are yours. Games are truncated after `max_decisions`; 0: never. With
    `copy=False`, `step` returns read-only arrays whose memory the next step overwrites.

    >>> tables = env("niveldoce", num_envs=3, bots="hard")
    >>> seen, info = tables.reset(seed=1)
    >>> seen["observation"].shape == (3, tables.columns.width)
    True
    >>> seen, rewards, terminated, truncated, info = tables.step(tables.random_actions())
    >>> rewards
    array([0., 0., 0.])
    """
    made = load(game, players, side, mix, **{**UNATTENDED, **options})
    mode = AutoresetMode(autoreset_mode)
    settings = Settings(made, num_envs, MODES[mode], rewards, max_decisions, columns, bots)
    return NiveloVectorEnv(settings, mode, copy)


class NiveloVectorEnv(VectorEnv[Observation, ArrayLike, NDArray[Any]]):
    """Tables with the same game, stepped together by compiled code.

    Each row of an observation is what the seat to act may know, and its mask. A reward is for the
    seat that acted, including everything until your next decision; the rewards of all seats are in
    `infos["rewards"]`, the seats to act in `infos["seat"]`.
    """

    def __init__(self, settings: Settings, mode: AutoresetMode, copy: bool) -> None:
        self._arrays = TableArrays(settings)
        self.copy = copy
        self.columns = ColumnNames(settings.game, settings.columns)
        self.num_envs = settings.tables
        self.metadata = {"name": "nivelo_v1", "render_modes": [], "autoreset_mode": mode}
        self.single_observation_space = settings.observation_space()
        self.single_action_space = spaces.Discrete(settings.game.num_moves)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._named = False

    @property
    def game(self) -> Game:
        return self._arrays.settings.game

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal at all tables, or at those of `options["reset_mask"]`.

        Table i is dealt the games of seed + i, or those of the i-th seed. Without a seed it
        continues with its last seed; if there was none, games are unpredictable.
        """
        chosen = self._reset_mask(options)
        if isinstance(seed, int):
            super().reset(seed=seed)
        if seed is None or isinstance(seed, int):
            seeds: Sequence[int | None] = [None if seed is None else seed + i for i in self._rows()]
        else:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise OptionError("env/seed", f"{len(seeds)} seeds are not one for each table")
        if not self._named:
            drawn = [int(number) for number in self.np_random.integers(1 << 62, size=self.num_envs)]
            seeds = [a if a is not None else b for a, b in zip(seeds, drawn, strict=True)]
            self._named = True
        tables = self._arrays.tables
        tables.forget_finals()
        for row in self._rows():
            name = seeds[row]
            if name is not None:
                tables.rename(row, f"gymnasium {name}")
            if chosen is None or chosen[row]:
                tables.renew(row)
        return self._observation(), self._infos(chosen)

    def _rows(self) -> range:
        return range(self.num_envs)

    def _reset_mask(self, options: dict[str, Any] | None) -> NDArray[np.bool_] | None:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return None
        mask = np.asarray(mask)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise OptionError("env/reset_mask", f"{mask!r} does not say which tables to reset")
        return mask

    def step(self, actions: ArrayLike) -> Step:
        """Play one move at every table; if one of them is illegal, none is played.

        If a game is over, the action is ignored and the next game is dealt (next-step mode).
        """
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,) or moves.dtype.kind not in "iu":
            raise OptionError(
                "env/actions",
                f"{moves.dtype} of shape {moves.shape} is not one whole number for each of "
                f"{self.num_envs} tables",
            )
        arrays = self._arrays
        arrays.tables.step(moves.astype("<i8", copy=False).tobytes())
        ends = arrays.own, arrays.terminated, arrays.truncated
        if self.copy:
            ends = ends[0].copy(), ends[1].copy(), ends[2].copy()
        return self._observation(), *ends, self._infos()

    def _observation(self) -> Observation:
        masks, cells = self._arrays.masks, self._arrays.cells
        if self.copy:
            return {"action_mask": masks.copy(), "observation": cells.copy()}
        return {"action_mask": masks, "observation": cells}

    def _infos(self, chosen: NDArray[np.bool_] | None = None) -> dict[str, Any]:
        """In Gymnasium's format: an array for each key, and another that marks the rows that have
        it.
        """
        if not self.copy and chosen is None and not self._arrays.tables.finals:
            return dict(self._arrays.infos)
        arrays = self._arrays
        there = np.ones(self.num_envs, np.bool_) if chosen is None else chosen
        infos: dict[str, Any] = {}
        for table in arrays.tables.finals:
            final = arrays.final_observation(table)
            info = {
                "action_mask": final["action_mask"],
                "rewards": arrays.rewards[table].copy(),
                "seat": arrays.tables.final_seats[table],
            }
            infos = self._add_info(infos, {"final_obs": final, "final_info": info}, table)
        own = arrays.shown.copy()
        if arrays.tables.finals:  # in a new game nothing has been won; that of the old is above
            own["rewards"] = arrays.rewards.copy()
            own["rewards"][list(arrays.tables.finals)] = 0
        for key, array in own.items():
            shown = array if chosen is None and not self.copy else array.copy()
            if chosen is not None:
                shown[~chosen] = 0
            infos[key], infos[f"_{key}"] = shown, there
        return infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves of every table, under the name that MaskablePPO expects."""
        masks: NDArray[np.bool_] = self._arrays.masks.view(np.bool_)
        return masks.copy() if self.copy else masks

    def random_actions(self) -> NDArray[np.int64]:
        """A legal move for every table, uniformly at random."""
        self._arrays.tables.choose()
        return self._arrays.chosen.copy()

    def position(self, table: int) -> State:
        """A copy of the whole position at a table, including hidden cards."""
        return self._arrays.tables.states[limit("table", table, 0, self.num_envs - 1)].clone()

    def view(self, table: int, seat: int | None = None) -> View:
        """What a seat may know at a table, in readable form; by default the seat to act."""
        state = self.position(table)
        return view(state, int(self._arrays.seats[table]) if seat is None else seat)
