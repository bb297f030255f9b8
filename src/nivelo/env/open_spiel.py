"""The games in OpenSpiel: importing this module registers them as ``nivelo``.

>>> import pyspiel
>>> import nivelo.env.open_spiel
>>> pyspiel.load_game("nivelo(game=niveldoce,players=3)").num_players()
3

Chance is at the root: it names one of 2**32 deals by four numbers from 0 to 255. Everything after
that, reshuffles and dice included, is drawn from the seed of this name.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from nivelo.engine.errors import OptionError
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.state import State, new_state
from nivelo.engine.view import SPECTATOR, view
from nivelo.env.arrays import window
from nivelo.env.columns import ColumnNames
from nivelo.env.core.observed_game import ObservedGame
from nivelo.env.settings import limit
from nivelo.env.text import table_text
from nivelo.games import load

BYTE: Final = 256
NAME_BYTES: Final = 4
MOST_DECISIONS: Final = 1 << 24
OWN: Final = ("hand", "kept")  # columns that a player alone knows

PARAMETERS: Final[dict[str, Any]] = {
    "game": "level8-101",
    "players": 2,
    "side": "one",  # or one for each seat, separated by blanks
    "mix": "none",
    "max_decisions": 100_000,  # OpenSpiel wants games to have an end; here all get 0
    "max_turns_per_round": 0,
    "wish_draw": "",  # where nothing is said, as the game has it
    "draw_two_last": "",
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name="nivelo",
    long_name="Nivelo: level-rummy card games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel; `rules` is the game of ours that it plays."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        sides = str(chosen["side"]).split()
        options = {
            name: chosen[name]
            for name in ("max_turns_per_round", "wish_draw", "draw_two_last")
            if chosen[name]
        }
        self.rules = load(
            chosen["game"],
            chosen["players"],
            sides if len(sides) > 1 else str(chosen["side"]),
            chosen["mix"],
            **options,
        )
        self.max_decisions = limit("max_decisions", chosen["max_decisions"], 1, MOST_DECISIONS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_moves,
            max_chance_outcomes=BYTE,
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of what one player may know now.

        It sees all of that, or only what everyone knows, or only what the player alone knows;
        never all hands, and not what was before.
        """
        if params:
            raise OptionError("env/observer", f"an observer has no parameters, not {params!r}")
        if iig_obs_type is None:
            return SpielObserver(self)
        private = iig_obs_type.private_info
        if iig_obs_type.perfect_recall or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise OptionError("env/observer", f"{iig_obs_type} is not what one player sees now")
        own = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self, bool(iig_obs_type.public_info), own)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel; `position` is the position of ours, once it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.max_decisions = game.max_decisions
        self.name: list[int] = []
        self.position: State | None = None

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.position.to_act)

    def is_terminal(self) -> bool:
        position = self.position
        if position is None:
            return False
        return position.is_over or int(position.decisions) >= self.max_decisions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / BYTE) for number in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        if position is None or player != position.to_act:
            return []
        return sorted(position.legal_ids())

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.play_id(action)
            return
        self.name.append(action)
        if len(self.name) == NAME_BYTES:
            seed = seed_from_text(f"open_spiel {bytes(self.name).hex()}")
            self.position = new_state(self.rules, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self.rules.move(action).text

    def returns(self) -> list[float]:
        """1 for the winner, and the others share -1; nothing for a game without one."""
        players = int(self.rules.players)
        winner = -1 if self.position is None else int(self.position.winner)
        if winner < 0:
            return [0.0] * players
        return [1.0 if q == winner else -1 / (players - 1) for q in range(players)]

    def __str__(self) -> str:
        """The table with all hands open, for whoever looks for a mistake."""
        if self.position is None:
            return f"{self.rules.title}, deal {bytes(self.name).hex()}…"
        hands = [hand.faces() for hand in self.position.hands]
        return table_text(view(self.position), hands)


class SpielObserver:
    """What a player may know, as OpenSpiel's tensors and as text.

    Without what everyone knows (`public`) or without what the player alone knows (`own`) the
    columns are the same, and those left out are 0.
    """

    def __init__(self, game: SpielGame, public: bool = True, own: bool = True) -> None:
        self._table = ObservedGame(game.rules)
        self._cells: NDArray[np.uint8] = window(self._table.cells)
        self._public = public
        self._own = own
        self.tensor: NDArray[np.float32] = np.zeros(len(self._cells), np.float32)
        self.dict = ColumnNames(game.rules).split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        self._table.begin(state.position)
        self._table.look(player)
        self.tensor[:] = self._cells
        for name, columns in self.dict.items():
            if not (self._own if name in OWN else self._public):
                columns.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "not dealt yet"
        if self._public:
            return table_text(view(state.position, player if self._own else SPECTATOR))
        if not self._own:
            return ""
        seen = view(state.position, player)
        text = self._table.game.deck.hand_text
        return f"hand: {text(seen.hand)}" + (f"; kept: {text(seen.kept)}" if seen.kept else "")


pyspiel.register_game(GAME_TYPE, SpielGame)
