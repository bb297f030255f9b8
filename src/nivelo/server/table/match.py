"""One game at a table: its position, its moves, and undo."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from nivelo.engine.events import ROUND_ENDED, Event
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import ANCHOR, CARD, LAY_OFF, LAY_OUT, Move
from nivelo.engine.model.position import KNOCKING, LAYING_OUT, PLAYING
from nivelo.engine.random.fairness import commitment, game_seed
from nivelo.engine.records.longer_groups import SplitLayout, split_longer
from nivelo.engine.records.notation import (
    CALL_OFF,
    is_layout,
    layout_text,
    parse_layout,
    parse_move,
)
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import Record, fair_record
from nivelo.engine.state import State, new_state

REVEALS_NOTHING: Final = (LAY_OFF, LAY_OUT, ANCHOR, CARD)
TAKEN_BACK: Final = "taken_back"  # an event of the table: the engine has no undo


def end_texts(move: Move) -> tuple[str, ...]:
    """A lay-off as written, and at either end of a run."""
    return (move.text, f"{move.text}+", f"{move.text}-")


class CheckedMove:
    """A move that was parsed and found legal in a position: one of the fixed list, or a layout."""

    def __init__(self, text: str, state: State, move: Move | None, groups: list[Group]) -> None:
        self.text = text
        self.state = state
        self.decisions = state.decisions  # the position: the state itself keeps changing
        self.move = move  # None: a whole layout, with these groups
        self.groups = groups

    def fits(self, text: str, state: State) -> bool:
        return text == self.text and state is self.state and state.decisions == self.decisions

    def play(self) -> None:
        if self.move is None:
            self.state.lay_out_checked(self.groups)
        else:
            self.state.play(self.move)


class Match:
    """A game from its deal on. Moves are text, each one decision or one whole layout."""

    def __init__(
        self, game: Game, secret: bytes, words: list[str], at: int, dealer: int = -1
    ) -> None:
        self.game = game
        self.secret = secret
        self.words = words
        self.dealer = dealer  # the first one, as the host chose (G19); -1: random
        self.started_at = at
        self.moved_at = at
        self.clock_at = at  # when the seat to act began to be awaited in this turn
        self.window_at = at  # when asking for knocks began
        self.round_ended_at = 0  # when the last finished round ended
        self.ended_round = 0  # and its number
        self.moves: list[str] = []
        self.undo: list[State] = []  # positions to go back to
        self.checked: CheckedMove | None = None  # last checked move, most likely played next
        self.lay_offs: list[str] = []  # what is laid off after it: its groups were longer (S-19)
        self.events: list[Event] = []
        self.state = self.dealt(self.events)

    def dealt(self, log: list[Event] | None = None) -> State:
        """The position after the first deal."""
        return new_state(self.game, game_seed(self.secret, self.words), self.dealer, log)

    @property
    def is_custom_game(self) -> bool:
        """Is it a custom game, rather than one of the five?"""
        return "description" in self.game.settings

    @property
    def promise(self) -> str:
        return commitment(self.secret)

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        self.state.log = self.events
        return events

    def check(self, text: str) -> str:
        """The move as written in a record, if it is legal now; else NiveloError.

        If the groups of a layout are longer than the level asks for, this is the part for the
        level; `lay_offs` are the moves that follow.
        """
        self.lay_offs = []
        self.checked = self.read(text)
        return self.checked.text

    def read(self, text: str) -> CheckedMove:
        """Parse the text of a move and check that it is legal, each once."""
        state = self.state
        if is_layout(text):
            layout = self.read_layout(text)
            if layout.lay_offs:
                text = layout_text(layout.claims, self.game.deck)
                self.lay_offs = [move.text for move in layout.lay_offs]
            return CheckedMove(text, state, None, layout.groups)
        move = self.with_end(parse_move(text, self.game))
        state.check(move)
        return CheckedMove(move.text, state, move, [])

    def read_layout(self, text: str) -> SplitLayout:
        return split_longer(self.state, parse_layout(text, self.game.deck))

    def with_end(self, move: Move) -> Move:
        """A joker that fits only one end of a run goes there, even if no end is named."""
        if move.kind != LAY_OFF or self.state.decision != PLAYING:
            return move
        ends = [each for each in self.state.legal_moves() if each.text in end_texts(move)]
        return ends[0] if len(ends) == 1 else move

    def play(self, text: str, at: int) -> None:
        """Play a move that has just been checked, or was played before."""
        state = self.state
        checked, self.checked = self.checked, None
        if text == CALL_OFF:
            self.call_off(at)
            return
        if checked is None or not checked.fits(text, state):
            checked = self.read(text)
        turn, seat, decision = state.all_turns, state.to_act, state.decision
        before = state.clone() if self.may_be_taken_back(checked.move) else None
        drawn, round_ = state.stream.position, int(state.round)
        checked.play()
        self.moves.append(text)
        self.moved_at = at
        if any(event.what == ROUND_ENDED for event in self.events):
            self.round_ended_at, self.ended_round = at, round_
        same_seat = state.all_turns == turn and state.to_act == seat
        goes_on = same_seat and state.decision in (PLAYING, LAYING_OUT)
        if before is not None and goes_on and state.stream.position == drawn:
            self.undo.append(before)
        else:
            self.undo = []
        if not same_seat or decision == KNOCKING:
            self.clock_at = at
        if state.decision == KNOCKING and decision != KNOCKING:
            self.window_at = at

    def call_off(self, at: int) -> None:
        """End the round; this is written among the moves, but no player made it."""
        self.round_ended_at, self.ended_round = at, int(self.state.round)
        self.state.call_off()
        self.moves.append(CALL_OFF)
        self.undo = []
        self.moved_at = self.clock_at = at

    def may_be_taken_back(self, move: Move | None) -> bool:
        """Is it part of laying out or laying off? Those reveal nothing unseen."""
        if move is None:
            return True
        if self.state.decision not in (PLAYING, LAYING_OUT):
            return False
        return move.kind in REVEALS_NOTHING

    def deadline(self, timer: int, knock_seconds: int) -> int:
        """When the time of the seat to act is up, in milliseconds; 0 if there is no limit.

        All seats asked about knocking share one deadline, so that the wait does not reveal who
        holds a knock card; with 0 seconds there is none. The timer covers the whole turn.
        """
        if self.state.decision == KNOCKING and knock_seconds:
            return self.window_at + knock_seconds * 1000
        return self.clock_at + timer * 1000 if timer else 0

    def take_back(self, at: int) -> None:
        self.state = self.undo.pop()
        self.state.log = self.events
        self.events.append(Event(TAKEN_BACK, int(self.state.to_act), []))
        self.moves.pop()
        self.moved_at = at

    def record(self, names: list[str]) -> Record:
        """The record of the game with its secret: only for a game that has ended."""
        record = fair_record(self.game, self.secret, self.words, self.dealer)
        record.names = names
        record.date = datetime.fromtimestamp(self.started_at / 1000, UTC).date().isoformat()
        recorder = Recorder(self.dealt(), record)
        for text in self.moves:
            if text == CALL_OFF:
                recorder.call_off()
            elif is_layout(text):
                recorder.lay_out(parse_layout(text, self.game.deck))
            else:
                recorder.play(parse_move(text, self.game))
        return recorder.record()
