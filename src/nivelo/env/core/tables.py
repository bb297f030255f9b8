"""Many games at once, stepped together and observed into shared memory.

The memory consists of `vec`s, which NumPy reads in place; nothing here depends on NumPy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from nivelo.engine.errors import IllegalMoveError, NiveloError
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import OVER
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.rules.flow import apply_move, list_legal
from nivelo.engine.state import State, new_state
from nivelo.env.core.masks import Masks
from nivelo.env.core.observer import Observer
from nivelo.env.core.players import BotSeats
from nivelo.env.core.rewards import Rewards
from nivelo.env.core.row import Row

NUMBER_BYTES: Final = 8

# When the next game of a table is dealt: in the step that ends one, in the next step, or by reset.
SAME_STEP: Final = 0
NEXT_STEP: Final = 1
ON_RESET: Final = 2


@final
class Tables:
    """Games of one kind side by side.

    Game k of table i is dealt from the table's name and k, so it depends neither on the number of
    tables nor on how the others are played. Bots (by seat, "" for none) move within the step: the
    seat to act is never a bot's.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seed: str,
        by_round: bool = False,
        max_decisions: int = 0,
        wanted: list[str] | None = None,
        bots: list[str] | None = None,
        make_bot: Callable[[str, int], Any] | None = None,
        autoreset: int = SAME_STEP,
    ) -> None:
        self.game = game
        self.n: i64 = n
        self.players: i64 = game.players
        self.max_decisions: i64 = max_decisions
        self.observer = Observer(game, wanted)
        width = int(self.observer.columns.width)
        self.cells: vec[u8] = vec[u8]([0] * (n * width))
        self.rows = [Row(self.cells, row * width, self.observer.columns) for row in range(n)]
        self.masks = Masks(n, game.moves.n)
        self.seats: vec[i64] = vec[i64]([0] * n)  # whose decision is awaited
        self.terminated: vec[u8] = vec[u8]([0] * n)
        self.truncated: vec[u8] = vec[u8]([0] * n)
        self.ended: vec[u8] = vec[u8]([0] * n)  # 1: this table waits for its next game
        self.rewards = Rewards(game, n, by_round)
        self.own: vec[float] = vec[float]([0.0] * n)  # the reward of the seat that acted
        self.games: vec[i64] = vec[i64]([0] * n)  # dealt so far
        self.chosen: vec[i64] = vec[i64]([0] * n)
        self.random = QuickRandom(0)
        self.names: list[str] = []
        self.states: list[State] = []
        self.has_bots: bool = bots is not None
        self.bots = BotSeats([] if bots is None else bots, make_bot, n)
        self.autoreset: i64 = autoreset
        self.finals: dict[int, State] = {}  # positions of games that the last step ended
        self.final_seats: dict[int, int] = {}  # the seats that acted last in them
        self.restart([f"{seed} {row}" for row in range(n)], f"{seed} chosen")

    def restart(self, names: list[str], chosen: str) -> None:
        """Abandon all games and deal the first ones for these names, one per table."""
        self.random = QuickRandom(int.from_bytes(seed_from_text(chosen)[:12], "big"))
        row: i64
        if self.states:
            for row in range(self.n):
                self.unmark(row)
        self.names = names
        self.states = []
        self.forget_finals()
        for row in range(self.n):
            self.games[row] = 0
            self.states.append(self.first_position(row))
            self.clear(row)
            self.show(row, self.states[row].to_act)

    def rename(self, row: i64, name: str) -> None:
        """Name a table's games, from now on."""
        self.names[row] = name
        self.games[row] = 0

    def renew(self, row: i64) -> None:
        """Abandon a table's game and deal its next one."""
        self.unmark(row)
        self.states[row] = self.first_position(row)
        self.clear(row)
        self.show(row, self.states[row].to_act)

    def clear(self, row: i64) -> None:
        """Reset the results of this table's game."""
        self.terminated[row] = 0
        self.truncated[row] = 0
        self.ended[row] = 0
        self.own[row] = 0.0
        self.rewards.clear(row)

    def first_position(self, row: i64) -> State:
        """The next game of a table, at the first decision that is not a bot's.

        A game that bots end before that is skipped; any seat may be the first to act.
        """
        while True:
            state = self.deal(row)
            if self.has_bots:
                self.advance(row, state, False)
            if not self.is_over(state):
                self.rewards.begin(row, state)
                return state

    def deal(self, row: i64) -> State:
        name = f"{self.names[row]} {self.games[row]}"
        self.games[row] += 1
        if self.has_bots:
            self.bots.seat(row, name)
        return new_state(self.game, seed_from_text(name))

    def advance(self, row: i64, state: State, rewarded: bool) -> None:
        """Let bots play until another seat is to act or the game is over."""
        seated = self.bots.seated[row]
        while not self.is_over(state):
            player = seated[state.to_act]
            if player is None:
                return
            player.play(state)
            if rewarded:
                self.rewards.give(row, state)

    def is_over(self, state: State) -> bool:
        """Is it over, or truncated?"""
        if state.decision == OVER:
            return True
        return self.max_decisions > 0 and state.decisions >= self.max_decisions

    def show(self, row: i64, seat: i64) -> None:
        """Write what a seat sees and, if it is to act, its legal moves."""
        state = self.states[row]
        self.seats[row] = seat
        self.observer.write(self.rows[row], state, seat)
        if self.ended[row] == 0:
            list_legal(state)
            self.masks.mark(row, state.legal, 1)
        else:
            self.masks.mark_all(row, 1)  # no move has any effect

    def unmark(self, row: i64) -> None:
        if self.ended[row] == 1:
            self.masks.mark_all(row, 0)
        else:
            self.masks.mark(row, self.states[row].legal, 0)

    def step(self, actions: bytes) -> None:
        """Play one move at every table, or none if any is illegal.

        The moves are numbers of eight bytes each, little-endian.
        """
        row: i64
        for row in range(self.n):
            move = read_i64_le(actions, NUMBER_BYTES * row)
            if not self.masks.allows(row, move):
                refuse(self.states[row], row, move)
            if self.ended[row] == 1 and self.autoreset == ON_RESET:
                refuse_ended(row)
        if self.finals:
            self.forget_finals()
        for row in range(self.n):
            if self.ended[row] == 1:
                self.renew(row)
            else:
                self.play(row, read_i64_le(actions, NUMBER_BYTES * row))

    def play(self, row: i64, move: i64) -> None:
        """Play a legal move at one table, and the moves of bots that follow."""
        state = self.states[row]
        seat = state.to_act
        self.masks.mark(row, state.legal, 0)
        self.rewards.start(row)
        apply_move(state, move)
        self.rewards.give(row, state)
        if self.has_bots:
            self.advance(row, state, True)
        self.own[row] = self.rewards.rewards[row * self.players + seat]
        self.terminated[row] = 0
        self.truncated[row] = 0
        if self.is_over(state):
            self.end(row, state, seat)
        else:
            self.show(row, state.to_act)

    def end(self, row: i64, state: State, seat: i64) -> None:
        """A game is over: deal the next, or show the end of this one to the seat that acted."""
        if state.decision == OVER:
            self.terminated[row] = 1
        else:
            self.truncated[row] = 1
        if self.autoreset == SAME_STEP:
            self.finals[int(row)] = state
            self.final_seats[int(row)] = int(seat)
            self.states[row] = self.first_position(row)
            self.show(row, self.states[row].to_act)
        else:
            self.ended[row] = 1
            self.show(row, seat)

    def forget_finals(self) -> None:
        self.finals = {}
        self.final_seats = {}

    def numbers_of(self, row: i64) -> list[int]:
        """The state of a table besides its position, bots and rewards."""
        flags = [self.ended[row], self.terminated[row], self.truncated[row]]
        numbers = [int(self.games[row]), int(self.seats[row]), *[int(flag) for flag in flags]]
        q: i64
        for q in range(self.players):
            numbers.append(int(self.rewards.levels[row * self.players + q]))
        return numbers

    def rewards_of(self, row: i64) -> list[float]:
        """The reward of the seat that acted, then those of all seats."""
        rewards = [self.own[row]]
        q: i64
        for q in range(self.players):
            rewards.append(self.rewards.rewards[row * self.players + q])
        return rewards

    def put_back(
        self, row: i64, state: State, bots: list[Any], numbers: list[int], rewards: list[float]
    ) -> None:
        """Restore a table from the saved state of another one."""
        self.unmark(row)
        self.states[row] = state
        self.bots.put_back(row, bots)
        self.games[row] = numbers[0]
        self.ended[row] = u8(i64(numbers[2]))
        self.terminated[row] = u8(i64(numbers[3]))
        self.truncated[row] = u8(i64(numbers[4]))
        self.own[row] = rewards[0]
        q: i64
        for q in range(self.players):
            self.rewards.levels[row * self.players + q] = numbers[5 + int(q)]
            self.rewards.rewards[row * self.players + q] = rewards[1 + int(q)]
        self.rewards.given[row] = 1
        self.show(row, numbers[1])

    def choose(self) -> None:
        """Choose a legal move for every table, uniformly at random; any move if a game is over."""
        row: i64
        for row in range(self.n):
            if self.ended[row] == 0:
                legal = self.states[row].legal
                self.chosen[row] = legal.card[self.random.below(legal.n)]
            else:
                self.chosen[row] = 0


def refuse(state: State, row: i64, move: i64) -> None:
    if not 0 <= move < state.game.moves.n:
        raise IllegalMoveError("move/unknown", f"table {row}: there is no move {move}")
    raise IllegalMoveError(
        "move/illegal",
        f"table {row}: {state.game.move(int(move)).text!r} is not allowed when seat "
        f"{state.to_act + 1} is {state.decision_name}",
    )


def refuse_ended(row: i64) -> None:
    raise NiveloError("env/ended", f"table {row}: the game is over; reset deals the next")
