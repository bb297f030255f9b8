"""One seat at a table of bots, as a Gymnasium environment for a single agent.

Importing `nivelo.env` registers it for each game: ``gymnasium.make("nivelo/level8-101-v0")``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from nivelo.engine.errors import NiveloError, OptionError
from nivelo.engine.model.game import Game
from nivelo.engine.state import State
from nivelo.engine.view import View, view
from nivelo.env.bots import Bots
from nivelo.env.columns import ColumnNames
from nivelo.env.core.tables import ON_RESET
from nivelo.env.settings import RewardsBy
from nivelo.env.svg import table_svg
from nivelo.env.tables import Observation, Settings, TableArrays
from nivelo.env.text import table_text
from nivelo.games import UNATTENDED, GameFile, load

ILLEGAL: Final = ("lose", "raise")


def env(
    game: str | Path | GameFile = "level8-101",
    players: int = 2,
    side: str | Sequence[str] = "one",
    mix: str = "none",
    bots: Bots = "hard",
    rewards: RewardsBy = "game",
    max_decisions: int = 0,
    columns: Sequence[str] | None = None,
    illegal: Literal["lose", "raise"] = "lose",
    render_mode: str | None = None,
    **options: str | int,
) -> NiveloSingleEnv:
    """A table of one game, chosen as in `nivelo.load`, with bots in all seats but yours.

    `bots` is one name for all of them, or one for each seat with None for yours. An illegal action
    loses: reward -1, terminated; with `illegal="raise"` it raises an error instead.

    >>> table = env("niveldoce", players=3, bots="random")
    >>> seen, info = table.reset(seed=1)
    >>> seen, reward, terminated, truncated, info = table.step(info["action_mask"].argmax())
    >>> reward, terminated, truncated
    (0.0, False, False)
    """
    made = load(game, players, side, mix, **{**UNATTENDED, **options})
    settings = Settings(made, 1, ON_RESET, rewards, max_decisions, columns, bots)
    return NiveloSingleEnv(settings, illegal, render_mode)


class NiveloSingleEnv(gymnasium.Env[Observation, Any]):
    """One game after another in one seat; everyone else is a bot.

    An observation has two arrays: `observation`, what the seat may know, and `action_mask`, its
    legal moves, all ones in a finished game. The mask is also in `info`.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 2,
    }

    def __init__(
        self,
        settings: Settings,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            known = ", ".join(self.metadata["render_modes"])
            raise OptionError("env/render_mode", f"{render_mode!r} is not one of {known}")
        if illegal not in ILLEGAL:
            raise OptionError(
                "env/illegal", f"illegal={illegal!r} is not one of {', '.join(ILLEGAL)}"
            )
        if settings.by_seat is None or settings.by_seat.count("") != 1:
            raise OptionError("env/bots", f"bots={settings.bots!r} do not leave one seat, yours")
        self.render_mode = render_mode
        self.illegal = illegal
        self.seat = settings.by_seat.index("")
        self.columns = ColumnNames(settings.game, settings.columns)
        self.observation_space = settings.observation_space()  # type: ignore[assignment]
        self.action_space = spaces.Discrete(settings.game.num_moves)
        self._arrays = TableArrays(settings)
        self._named = False
        self._lost = False

    @property
    def game(self) -> Game:
        return self._arrays.settings.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game. Games after a seeded one follow from that seed, too.

        There are no options; the argument is required by Gymnasium.
        """
        super().reset(seed=seed)
        if seed is None and not self._named:
            seed = int(self.np_random.integers(1 << 62))
        tables = self._arrays.tables
        if seed is not None:
            tables.rename(0, f"gymnasium {seed}")
            self._named = True
        tables.renew(0)
        self._lost = False
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        arrays = self._arrays
        move = index(action)
        if not self._named or self._lost:
            raise NiveloError("env/not_reset", "the environment must be reset first")
        if self.illegal == "lose" and not self._is_legal(move):
            self._lost = True
            mask = np.ones_like(arrays.masks[0])
            seen = {"action_mask": mask, "observation": arrays.cells[0].copy()}
            return seen, -1.0, True, False, {**self._info(), "action_mask": mask, "illegal": True}
        arrays.tables.step(move.to_bytes(8, "little", signed=True))
        if self.render_mode == "human":
            self.render()
        ends = bool(arrays.terminated[0]), bool(arrays.truncated[0])
        return self._observation(), float(arrays.own[0]), *ends, self._info()

    def _is_legal(self, move: int) -> bool:
        masks = self._arrays.masks[0]
        return 0 <= move < len(masks) and masks[move] == 1

    def _observation(self) -> Observation:
        arrays = self._arrays
        return {"action_mask": arrays.masks[0].copy(), "observation": arrays.cells[0].copy()}

    def _info(self) -> dict[str, Any]:
        arrays = self._arrays
        return {
            "action_mask": arrays.masks[0].copy(),
            "rewards": arrays.rewards[0].copy(),
            "seat": int(arrays.seats[0]),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, under the name that MaskablePPO expects."""
        masks: NDArray[np.bool_] = self._arrays.masks[0].view(np.bool_)
        return masks.copy()

    @property
    def position(self) -> State:
        """A copy of the whole position, including hidden cards."""
        return self._arrays.tables.states[0].clone()

    def view(self) -> View:
        """What your seat may know, in readable form."""
        return view(self._arrays.tables.states[0], self.seat)

    def render(self) -> str | None:
        """The table as seen by your seat: text (`human` prints it) or an SVG picture."""
        if self.render_mode is None:
            raise OptionError("env/render_mode", "no render_mode was chosen")
        if self.render_mode == "svg":
            return table_svg(self.view())
        text = table_text(self.view())
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None
