"""The public interface of the engine: a position that can be played."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from nivelo.engine.errors import IllegalMoveError, LayoutError, OptionError
from nivelo.engine.events import Event
from nivelo.engine.groups.groups import Group
from nivelo.engine.groups.layout_check import Claim, check_layout, claims_of
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import LAY_OUT, Move
from nivelo.engine.model.position import DECISIONS, MOVING, NOBODY, OVER, PLAYING, TAKING, Position
from nivelo.engine.model.steps import END_ROUND, START_ROUND
from nivelo.engine.random.stream import Stream
from nivelo.engine.rules.flow import apply_move, go_on, list_legal
from nivelo.engine.rules.laying_out import lay_out, level_of, spare_needed
from nivelo.engine.rules.long_rounds import has_dragged_on


@final
class State(Position):
    """One position of a game, and the moves that lead on from it.

    The same move in the same position always leads to the same next position: shuffles and dice
    come from the game's own random stream. `to_act` is the seat to act, `decision_name` the kind of
    its decision; when the game is over `winner` is a seat.
    """

    def clone(self) -> State:
        """An independent copy, without a log."""
        return State(self.game, self.stream.clone(), self)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """Like `clone`: the game itself is immutable, so all copies share it."""
        return self.clone()

    @property
    def is_over(self) -> bool:
        return self.decision == OVER

    @property
    def decision_name(self) -> str:
        return DECISIONS[int(self.decision)]

    def legal_moves(self) -> list[Move]:
        """Every move that the seat to act may make now, in a fixed order."""
        list_legal(self)
        every = self.game.moves.moves
        moves: list[Move] = []
        i: i64
        for i in range(self.legal.n):
            moves.append(every[self.legal.card[i]])
        return moves

    def legal_ids(self) -> list[int]:
        """The numbers of the legal moves in the game's fixed list."""
        list_legal(self)
        return self.legal.faces()

    def is_legal(self, move: Move) -> bool:
        list_legal(self)
        every = self.game.moves.moves
        return move.id < len(every) and every[move.id] is move and self.legal.has(move.id)

    def check(self, move: Move) -> None:
        """Raise IllegalMoveError, which says why, if the move is not legal now."""
        if self.game.moves.by_text.get(move.text.lower()) is not move:
            raise IllegalMoveError("move/foreign", f"{move.text!r} is a move of another game")
        if not self.is_legal(move):
            raise IllegalMoveError(
                "move/illegal",
                f"{move.text!r} is not allowed when seat {self.to_act + 1} is {self.decision_name}",
            )

    def play(self, move: Move) -> None:
        """Make a move. An illegal one raises IllegalMoveError and changes nothing."""
        self.check(move)
        apply_move(self, move.id)

    def play_id(self, number: i64) -> None:
        """Make the move with this number; otherwise like `play`."""
        if not 0 <= number < self.game.moves.n:
            raise IllegalMoveError("move/unknown", f"there is no move {number}")
        list_legal(self)
        if not self.legal.has(number):
            raise IllegalMoveError(
                "move/illegal",
                f"{self.game.moves.moves[number].text!r} is not allowed when seat "
                f"{self.to_act + 1} is {self.decision_name}",
            )
        apply_move(self, number)

    def check_layout(self, claims: list[list[Claim]]) -> list[Group]:
        """The groups of a whole layout, if the seat to act may lay it out; else LayoutError."""
        if self.decision != PLAYING:
            raise LayoutError("lay_out/not_now", f"seat {self.to_act + 1} is {self.decision_name}")
        if self.laid_out[self.turn] == 1:
            raise LayoutError("lay_out/already", f"seat {self.turn + 1} has laid out its level")
        hand = self.hands[self.turn]
        level, spare = level_of(self, self.turn), spare_needed(self, self.turn)
        return check_layout(self.game.deck, hand, level, claims, spare)

    def lay_out(self, claims: list[list[Claim]]) -> None:
        """Lay out a whole level at once, as people do, with the meanings of jokers.

        An invalid layout raises LayoutError and changes nothing.
        """
        self.lay_out_checked(self.check_layout(claims))

    def lay_out_checked(self, groups: list[Group]) -> None:
        """Lay out the result of `check_layout` in this position, without checking it again."""
        self.decisions += 1
        go_on(self, lay_out(self, groups))

    def lay_out_groups(self, groups: list[Group]) -> None:
        """Lay out groups found by the solver; they are checked like a person's layout."""
        self.lay_out(claims_of(groups))

    def check_call_off(self) -> None:
        """Raise IllegalMoveError if the round may not be called off now (G25)."""
        if not has_dragged_on(self):
            raise IllegalMoveError(
                "round/not_long", f"turn {self.turns} is too early to call a round off"
            )
        if self.decision not in (TAKING, MOVING, PLAYING):
            raise IllegalMoveError(
                "round/not_now", f"first seat {self.to_act + 1}, {self.decision_name}, must decide"
            )

    def call_off(self) -> None:
        """Call off a round that drags on: nobody has ended it, pending effects are void (G25)."""
        self.check_call_off()
        self.decisions += 1
        self.ender = NOBODY
        go_on(self, END_ROUND)

    def layouts(self, limit: int = 1) -> list[list[Group]]:
        """Up to `limit` layouts that the seat to act could lay out now, with the fewest jokers."""
        if self.decision != PLAYING or self.laid_out[self.turn] == 1:
            return []
        hand = self.hands[self.turn]
        level, spare = level_of(self, self.turn), spare_needed(self, self.turn)
        return self.game.finder.thrifty_layouts(hand, level, limit, spare)


def new_state(game: Game, seed: bytes, dealer: int = -1, log: list[Event] | None = None) -> State:
    """A new game, dealt from a 32-byte seed; events, including the first deal's, go to `log`.

    The first dealer is drawn from the random stream unless given (G19).
    """
    if not -1 <= dealer < game.players:
        raise OptionError("game/dealer", f"there is no seat {dealer} among {game.players} players")
    state = State(game, Stream(seed))
    state.log = log
    drawn = state.stream.below(game.players)
    state.dealer = drawn if dealer < 0 else dealer
    go_on(state, START_ROUND)
    return state


def lay_out_move(game: Game) -> Move:
    """The move that begins a layout."""
    return game.moves.moves[game.moves.first[LAY_OUT]]
