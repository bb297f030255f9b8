"""One game, played and observed: the compiled half of the environments for single games."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from nivelo.engine.cards.cards import no_cards
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import OVER
from nivelo.engine.rules.flow import list_legal
from nivelo.engine.state import State
from nivelo.env.core.observer import Observer
from nivelo.env.core.rewards import Rewards
from nivelo.env.core.row import Row

GOES_ON: Final = 0
REWARDED: Final = 1
TERMINATED: Final = 2
TRUNCATED: Final = 3


@final
class ObservedGame:
    """A position, the rewards of the last move, and buffers for what a seat sees.

    `look` writes `cells` and `mask`, which hold its last result.
    """

    def __init__(
        self,
        game: Game,
        by_round: bool = False,
        max_decisions: int = 0,
        wanted: list[str] | None = None,
    ) -> None:
        self.game = game
        self.state: State | None = None
        self.max_decisions: i64 = max_decisions
        self.observer = Observer(game, wanted)
        columns = self.observer.columns
        self.cells: vec[u8] = vec[u8]([0] * int(columns.width))
        self.row = Row(self.cells, 0, columns)
        self.mask: vec[u8] = vec[u8]([0] * int(game.moves.n))
        self.marked = no_cards()
        self.rewards = Rewards(game, 1, by_round)

    def begin(self, state: State) -> None:
        """Continue from this position, with its levels counted as already rewarded."""
        self.state = state
        self.rewards.clear(0)
        self.rewards.begin(0, state)

    def play(self, number: i64) -> i64:
        """Make a move and compute its rewards. An illegal one raises and changes nothing."""
        state = self.state
        assert state is not None
        state.play_id(number)
        self.rewards.start(0)
        rewarded = self.rewards.give(0, state)
        if state.decision == OVER:
            return TERMINATED
        if self.max_decisions > 0 and state.decisions >= self.max_decisions:
            return TRUNCATED
        return REWARDED if rewarded else GOES_ON

    @property
    def to_act(self) -> int:
        """The seat to act, or -1."""
        state = self.state
        return -1 if state is None else int(state.to_act)

    def look(self, seat: i64) -> None:
        """Write what a seat may know and, if it is to act, its legal moves."""
        state = self.state
        assert state is not None
        self.observer.write(self.row, state, seat)
        mask = self.mask
        marked = self.marked
        i: i64
        for i in range(marked.n):
            mask[marked.card[i]] = 0
        marked.n = 0
        if seat == state.to_act:
            list_legal(state)
            marked.copy_from(state.legal)
            for i in range(marked.n):
                mask[marked.card[i]] = 1
