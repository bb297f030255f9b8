"""The games as a PettingZoo environment: agents act one after another (AEC)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from operator import index
from pathlib import Path
from secrets import token_hex
from typing import Any, ClassVar, NoReturn

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from nivelo.engine.errors import IllegalMoveError, NiveloError, OptionError
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.state import State, new_state
from nivelo.engine.view import View, view
from nivelo.env.arrays import window
from nivelo.env.columns import ColumnNames
from nivelo.env.core.observed_game import GOES_ON, TERMINATED, TRUNCATED, ObservedGame
from nivelo.env.settings import MOST_DECISIONS, RewardsBy, by_round, limit
from nivelo.env.svg import table_svg
from nivelo.env.text import table_text
from nivelo.games import UNATTENDED, GameFile, load

Observation = dict[str, NDArray[Any]]


def env(
    game: str | Path | GameFile = "level8-101",
    players: int = 2,
    side: str | Sequence[str] = "one",
    mix: str = "none",
    rewards: RewardsBy = "game",
    max_decisions: int = 0,
    columns: Sequence[str] | None = None,
    render_mode: str | None = None,
    open_hands: bool = False,
    **options: str | int,
) -> NiveloEnv:
    """An environment for one game, chosen as in `nivelo.load`.

    Games are truncated after `max_decisions`; 0: never. `columns` selects the columns of
    observations by name; default: all. `open_hands` shows all hands when rendering.

    >>> table = env("niveldoce", players=3, rewards="round")
    >>> table.reset(seed=1)
    >>> table.agent_selection, table.view().decision_name
    ('seat_2', 'taking')
    """
    made = load(game, players, side, mix, **{**UNATTENDED, **options})
    return NiveloEnv(made, rewards, max_decisions, columns, render_mode, open_hands)


raw_env = env


def parallel_env(*_: object, **__: object) -> NoReturn:
    """Raises an error: a parallel environment needs an action from every agent in every step.

    Here one seat decides at a time, so all others would have to send meaningless actions, thousands
    of times per game. Use this module's `env`, or `vector_v1` for many games.
    """
    raise OptionError(
        "env/parallel",
        "there is no parallel environment: one seat decides at a time; use aec_v0.env, or "
        "vector_v1.env to step many games at once",
    )


class NiveloEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game after another; `seat_0` is the first seat of the game.

    An action is an index into the game's fixed list of moves. An observation has two arrays:
    `observation`, what the seat may know (`columns` names its parts), and `action_mask`, its legal
    moves, empty unless the seat is to act. `view` returns the same in readable form.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "nivelo_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Game,
        rewards: RewardsBy = "game",
        max_decisions: int = 0,
        columns: Sequence[str] | None = None,
        render_mode: str | None = None,
        open_hands: bool = False,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            known = ", ".join(self.metadata["render_modes"])
            raise OptionError("env/render_mode", f"{render_mode!r} is not one of {known}")
        self.game = game
        self.render_mode = render_mode
        self.open_hands = open_hands
        self.columns = ColumnNames(game, columns)
        self.possible_agents = [f"seat_{seat}" for seat in range(int(game.players))]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._by_round = by_round(rewards)
        self._max_decisions = limit("max_decisions", max_decisions, 0, MOST_DECISIONS)
        self._seed = token_hex(16)
        self._games = 0
        self._ended = False
        self._paid = False
        self._set_table()
        moves, width = game.num_moves, self.columns.width
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (width,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}

    def _set_table(self, state: State | None = None) -> None:
        """The compiled half, with its own memory, starting from a position."""
        self._table = ObservedGame(
            self.game, self._by_round, self._max_decisions, list(self.columns)
        )
        self._cells: NDArray[np.uint8] = window(self._table.cells)
        self._mask: NDArray[np.int8] = window(self._table.mask).view(np.int8)
        self._rewards: NDArray[np.float64] = window(self._table.rewards.rewards)
        if state is not None:
            self._table.begin(state)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    @property
    def position(self) -> State:
        """A copy of the whole position, including hidden cards."""
        return self._state().clone()

    def _state(self) -> State:
        state = self._table.state
        if state is None:
            raise NiveloError("env/not_reset", "the environment must be reset first")
        return state

    def view(self, agent: str | None = None) -> View:
        """What an agent may know, in readable form; by default the agent to act."""
        return view(self._state(), self._seats[agent or self.agent_selection])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Games after a seeded one follow from that seed, too.

        There are no options; the argument is required by PettingZoo.
        """
        if seed is not None:
            self._seed, self._games = str(seed), 0
        name = seed_from_text(f"aec {self._seed} {self._games}")
        self._games += 1
        self._table.begin(new_state(self.game, name))
        self._ended = self._paid = False
        self._skip_agent_selection = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state().to_act]

    def observe(self, agent: str) -> Observation:
        self._table.look(self._seats[agent])
        return {"observation": self._cells.copy(), "action_mask": self._mask.copy()}

    def step(self, action: int | None) -> None:
        """Play a move for the agent to act. An illegal one raises an error and changes nothing."""
        if self._ended:
            self._was_dead_step(action)
            return
        table = self._table
        if action is None:
            raise IllegalMoveError("move/unknown", "there is no move None")
        outcome = table.play(index(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._paid or outcome != GOES_ON:
            self._pay(outcome)
        if not self._ended:
            self.agent_selection = self.possible_agents[table.to_act]
        if self.render_mode == "human":
            self.render()

    def _pay(self, outcome: int) -> None:
        """Assign the rewards of the last move, which may be the last of the game."""
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(self._rewards[seat])
        self._accumulate_rewards()
        self._paid = bool(self._rewards.any())
        self._ended = outcome in (TERMINATED, TRUNCATED)
        if self._ended:
            ends = self.terminations if outcome == TERMINATED else self.truncations
            ends.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as the agent to act sees it: text (`human` prints it) or an SVG picture."""
        if self.render_mode is None:
            raise OptionError("env/render_mode", "no render_mode was chosen")
        seen = self.view(self.agent_selection if self.agents else self.possible_agents[0])
        hands = [cards.faces() for cards in self._state().hands] if self.open_hands else None
        if self.render_mode == "svg":
            return table_svg(seen, hands)
        text = table_text(seen, hands)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the compiled half, which is rebuilt from the position."""
        made = ("_table", "_cells", "_mask", "_rewards")
        kept = {key: value for key, value in self.__dict__.items() if key not in made}
        return {**kept, "_position": self._table.state}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state = kept.pop("_position")
        self.__dict__.update(kept)
        self._set_table(state)
