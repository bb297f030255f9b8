"""Many games at once, stepped together and observed into shared memory.

The memory is that of `vec`s, which NumPy reads in place; nothing here knows of NumPy.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import OVER
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.rules.flow import apply_move, list_legal
from nivelo.engine.state import State, new_state
from nivelo.env.core.observer import Observer
from nivelo.env.core.rewards import Rewards
from nivelo.env.core.row import Row

NUMBER_BYTES: Final = 8


@final
class Tables:
    """Games of one kind side by side. A game that is over is followed by the next at once.

    Game k of table i is dealt from the name of the seed, i and k, so it does not depend on how
    many tables there are, nor on how the others are played.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seed: str,
        by_round: bool = False,
        max_decisions: int = 0,
        wanted: list[str] | None = None,
    ) -> None:
        self.game = game
        self.n: i64 = n
        self.seed = ""
        self.max_decisions: i64 = max_decisions
        self.moves: i64 = game.moves.n
        self.observer = Observer(game, wanted)
        width = int(self.observer.columns.width)
        self.cells: vec[u8] = vec[u8]([0] * (n * width))
        self.rows = [Row(self.cells, row * width, self.observer.columns) for row in range(n)]
        self.masks: vec[u8] = vec[u8]([0] * (n * int(self.moves)))
        self.seats: vec[i64] = vec[i64]([0] * n)  # whose decision is awaited
        self.terminated: vec[u8] = vec[u8]([0] * n)
        self.truncated: vec[u8] = vec[u8]([0] * n)
        self.rewards = Rewards(game, n, by_round)
        self.games: vec[i64] = vec[i64]([0] * n)  # dealt so far
        self.chosen: vec[i64] = vec[i64]([0] * n)
        self.random = QuickRandom(0)
        self.states: list[State] = []
        self.restart(seed)

    def restart(self, seed: str) -> None:
        """Leave all games, and deal the first ones of this seed."""
        self.seed = seed
        self.random = QuickRandom(int.from_bytes(seed_from_text(f"{seed} chosen")[:12], "big"))
        row: i64
        for row in range(len(self.states)):
            self.mark(row, self.states[row], 0)
        self.states = []
        for row in range(self.n):
            self.games[row] = 0
            self.terminated[row] = 0
            self.truncated[row] = 0
            self.rewards.clear(row)
            self.states.append(self.deal(row))
            self.show(row)

    def deal(self, row: i64) -> State:
        """The next game of a table."""
        seed = seed_from_text(f"{self.seed} {row} {self.games[row]}")
        self.games[row] += 1
        self.rewards.begin(row)
        return new_state(self.game, seed)

    def show(self, row: i64) -> None:
        """Write whose decision is awaited, what that seat sees, and what it may do."""
        state = self.states[row]
        self.seats[row] = state.to_act
        self.observer.write(self.rows[row], state, state.to_act)
        list_legal(state)
        self.mark(row, state, 1)

    def mark(self, row: i64, state: State, there: u8) -> None:
        """Mark the legal moves of a position in the mask, or take the marks away again."""
        masks = self.masks
        legal = state.legal
        first = row * self.moves
        i: i64
        for i in range(legal.n):
            masks[first + legal.card[i]] = there

    def step(self, actions: bytes) -> None:
        """Play one move at every table, or at none if one is illegal.

        The moves are their numbers, each in eight bytes, the lowest first.
        """
        row: i64
        for row in range(self.n):
            move = read_i64_le(actions, NUMBER_BYTES * row)
            if not 0 <= move < self.moves or self.masks[row * self.moves + move] == 0:
                self.refuse(row, move)
        for row in range(self.n):
            self.play(row, read_i64_le(actions, NUMBER_BYTES * row))

    def refuse(self, row: i64, move: i64) -> None:
        state = self.states[row]
        if not 0 <= move < self.moves:
            raise IllegalMoveError("move/unknown", f"table {row}: there is no move {move}")
        raise IllegalMoveError(
            "move/illegal",
            f"table {row}: {self.game.move(int(move)).text!r} is not allowed when seat "
            f"{state.to_act + 1} is {state.decision_name}",
        )

    def play(self, row: i64, move: i64) -> None:
        """Play a legal move at one table; if it ends the game, deal the next one."""
        state = self.states[row]
        self.mark(row, state, 0)
        apply_move(state, move)
        self.rewards.give(row, state)
        self.terminated[row] = 0
        self.truncated[row] = 0
        if state.decision == OVER:
            self.terminated[row] = 1
            self.states[row] = self.deal(row)
        elif self.max_decisions > 0 and state.decisions >= self.max_decisions:
            self.truncated[row] = 1
            self.states[row] = self.deal(row)
        self.show(row)

    def choose(self) -> None:
        """Choose a legal move for every table, all alike."""
        row: i64
        for row in range(self.n):
            legal = self.states[row].legal
            self.chosen[row] = legal.card[self.random.below(legal.n)]
