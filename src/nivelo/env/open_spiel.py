"""The games in OpenSpiel: importing this module registers them as ``nivelo``.

>>> import pyspiel
>>> import nivelo.env.open_spiel
>>> pyspiel.load_game("nivelo(game=niveldoce,players=3)").num_players()
3

Chance deals one card at a time and rolls each die: a state holds nothing that is still to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from nivelo.engine.errors import OptionError
from nivelo.engine.model.game import Game
from nivelo.engine.random.chance import A_DEALER, A_DIE, NOTHING
from nivelo.engine.state import State
from nivelo.engine.view import view
from nivelo.env.core.chance_game import ChanceGame
from nivelo.env.settings import limit
from nivelo.env.small import PREFIX, small_game
from nivelo.env.spiel.observers import InformationObserver, SpielObserver
from nivelo.env.spiel.pickling import register as register_pickling
from nivelo.env.spiel.resampling import resample
from nivelo.env.text import table_text
from nivelo.games import load

MOST_DECISIONS: Final = 1 << 24
MOST_RECALLED: Final = 1 << 16
DIE_SIDES: Final = 6

PARAMETERS: Final[dict[str, Any]] = {
    "game": "level8-101",
    "players": 2,
    "side": "one",  # or one per seat, separated by spaces
    "mix": "none",
    "dealer": -1,  # the first one; -1: random
    "max_decisions": 100_000,  # OpenSpiel wants games to end; then all returns are 0
    "max_turns": 0,  # likewise after this many turns of the game; 0: no limit
    "recall": 32,  # length of the history in the tensor of an information state
    "max_turns_per_round": 0,
    "wish_draw": "",  # by default as the game has it
    "draw_two_last": "",
    "dead_round": "ends",  # or goes_on, following the rulebooks
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
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel; `rules` is our game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.rules = load_rules(chosen)
        players = int(self.rules.players)
        self.max_decisions = limit("max_decisions", chosen["max_decisions"], 1, MOST_DECISIONS)
        self.max_turns = limit("max_turns", chosen["max_turns"], 0, MOST_DECISIONS)
        self.recall = limit("recall", chosen["recall"], 0, MOST_RECALLED)
        self.dealer = limit("dealer", chosen["dealer"], -1, players - 1)
        self.root = ChanceGame(self.rules, self.dealer)
        self._observers: list[SpielObserver] = []
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_moves,
            max_chance_outcomes=max(int(self.rules.deck.faces), DIE_SIDES, players),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound: every decision may end a round, and the next is dealt."""
        cards = int(self.rules.deck.size)
        return (self.max_decisions + 1) * (cards + 2)

    @property
    def observer(self) -> SpielObserver:
        """The observer that writes observation tensors of all states of this game."""
        if not self._observers:
            self._observers.append(SpielObserver(self.rules))
        return self._observers[0]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of what one player may know now or, with perfect recall, has ever been told.

        Without perfect recall it can include public information, private information, or both;
        never all hands.
        """
        if params:
            raise OptionError("env/observer", f"an observer has no parameters, not {params!r}")
        if iig_obs_type is None:
            return SpielObserver(self.rules)
        private, public = iig_obs_type.private_info, bool(iig_obs_type.public_info)
        own = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type.perfect_recall and own and public:
            return InformationObserver(self.rules, self.recall)
        if iig_obs_type.perfect_recall or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise OptionError("env/observer", f"{iig_obs_type} is not what one player sees or saw")
        return SpielObserver(self.rules, public, own)


def load_rules(chosen: dict[str, Any]) -> Game:
    """The game that the parameters describe."""
    sides = str(chosen["side"]).split()
    options = {
        name: chosen[name]
        for name in ("max_turns_per_round", "wish_draw", "draw_two_last", "dead_round")
        if chosen[name]
    }
    side = sides if len(sides) > 1 else str(chosen["side"])
    name = str(chosen["game"])
    game = small_game(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else name
    return load(game, chosen["players"], side, chosen["mix"], **options)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel; `position` is our last position in which a seat is to act.

    OpenSpiel copies a state attribute by attribute, so there are few of them.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.root.clone()
        self.skipped: list[int] = []  # players of a past that exists only as a history

    @property
    def position(self) -> State | None:
        return self.table.state

    def current_player(self) -> int:
        if self.skipped:
            return self.skipped[0]
        if self.table.awaited != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.table.state is not None
        return int(self.table.state.to_act)

    def is_terminal(self) -> bool:
        position = self.table.state
        if position is None or self.table.awaited != NOTHING:
            return False
        game = self.get_game()
        if position.is_over or int(position.decisions) >= game.max_decisions:
            return True
        return bool(0 < game.max_turns < int(position.all_turns))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        position = self.table.state
        if position is None or self.table.awaited != NOTHING or player != position.to_act:
            return []
        return sorted(position.legal_ids())

    def _apply_action(self, action: int) -> None:
        if self.skipped:
            self.skipped.pop(0)
            return
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.table.game.move(action).text
        if self.table.awaited == A_DEALER:
            return f"dealer:{action}"
        if self.table.awaited == A_DIE:
            return f"die:{action + 1}"
        return f"card:{self.table.game.deck.text[action]}"

    def returns(self) -> list[float]:
        """1 for the winner, and the others share -1; all zeros without a winner."""
        players = int(self.table.game.players)
        winner = -1 if self.table.state is None else int(self.table.state.winner)
        if winner < 0:
            return [0.0] * players
        return [1.0 if q == winner else -1 / (players - 1) for q in range(players)]

    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """As an array: building a list of so many numbers takes longer than observing."""
        game = self.get_game()
        seat = self.current_player() if player is None else player
        if not 0 <= seat < game.rules.players:
            return super().observation_tensor(seat)  # type: ignore[no-any-return]  # it raises
        game.observer.set_from(self, seat)
        return game.observer.tensor.copy()  # type: ignore[no-any-return]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a player, with hidden information resampled."""
        return resample(self, player, sampler)

    def __str__(self) -> str:
        """The table with all hands open, and the chance outcomes of the pending move."""
        decided = " ".join(str(number) for number in self.table.decided)
        waits = f"chance after {self.table.move}: {decided}" if self.table.awaited else ""
        if self.table.state is None:
            return f"{self.table.game.title}, dealing\n{waits}"
        hands = [hand.faces() for hand in self.table.state.hands]
        return table_text(view(self.table.state), hands) + waits


register_pickling()
pyspiel.register_game(GAME_TYPE, SpielGame)
