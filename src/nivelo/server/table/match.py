"""One game at a table: its position, the moves that stand, and what can be taken back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from nivelo.engine.errors import NiveloError
from nivelo.engine.events import Event
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import ANCHOR, CARD, LAY_OFF, LAY_OUT
from nivelo.engine.model.position import KNOCKING, LAYING_OUT, PLAYING
from nivelo.engine.random.fairness import commitment, game_seed
from nivelo.engine.records.notation import parse_layout, parse_move
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import Record, fair_record
from nivelo.engine.records.replay import play_text
from nivelo.engine.state import State, new_state

REVEALS_NOTHING: Final = (LAY_OFF, LAY_OUT, ANCHOR, CARD)


class Match:
    """A game from its deal on. Moves come as text, one decision or one whole layout each."""

    def __init__(self, game: Game, secret: bytes, words: list[str], at: int) -> None:
        self.game = game
        self.secret = secret
        self.words = words
        self.started_at = at
        self.moved_at = at
        self.clock_at = at  # since when the seat to act is awaited in this turn
        self.window_at = at  # since when knocking is asked for
        self.moves: list[str] = []
        self.undo: list[State] = []  # positions to go back to
        self.events: list[Event] = []
        self.state = new_state(game, game_seed(secret, words), log=self.events)

    @property
    def is_custom_game(self) -> bool:
        """Did somebody invent it? Else it is one of the five."""
        return "description" in self.game.settings

    @property
    def promise(self) -> str:
        return commitment(self.secret)

    def take_events(self) -> list[Event]:
        """What has happened since the last call."""
        events = self.events
        self.events = []
        self.state.log = self.events
        return events

    def check(self, text: str) -> str:
        """The move as it is written in a record, if it may be made now; else NiveloError."""
        state = self.state
        if text.startswith("["):
            state.check_layout(parse_layout(text, self.game.deck))
            return text
        move = parse_move(text, self.game)
        if not state.is_legal(move):
            # The engine has the words for it; a copy, because nothing may change here.
            state.clone().play(move)
            raise NiveloError("move/illegal", f"{text!r} is not allowed now")
        return move.text

    def play(self, text: str, at: int) -> None:
        """Make a move that has been checked, or was made before."""
        state = self.state
        turn, seat, decision = state.all_turns, state.to_act, state.decision
        before = state.clone() if self.may_be_taken_back(text) else None
        drawn = state.stream.position
        play_text(state, text)
        self.moves.append(text)
        self.moved_at = at
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

    def may_be_taken_back(self, text: str) -> bool:
        """Is it part of laying out or laying off? Nothing unseen is turned up by that."""
        if text.startswith("["):
            return True
        state = self.state
        if state.decision != PLAYING and state.decision != LAYING_OUT:
            return False
        return parse_move(text, self.game).kind in REVEALS_NOTHING

    def deadline(self, timer: int, knock_seconds: int) -> int:
        """When the time of the seat to act is up, in milliseconds; 0 if there is no limit.

        All who are asked whether they knock have the same time, so that nobody is waited for
        longer who holds a knock card. The timer is one for the whole turn.
        """
        if self.state.decision == KNOCKING:
            return self.window_at + knock_seconds * 1000
        return self.clock_at + timer * 1000 if timer else 0

    def take_back(self, at: int) -> None:
        self.state = self.undo.pop()
        self.state.log = self.events
        self.moves.pop()
        self.moved_at = at

    def record(self, names: list[str]) -> Record:
        """The record of all moves that stand, with the secret: only for a game that has ended."""
        record = fair_record(self.game, self.secret, self.words)
        record.names = names
        record.date = datetime.fromtimestamp(self.started_at / 1000, UTC).date().isoformat()
        recorder = Recorder(new_state(self.game, record.seed), record)
        for text in self.moves:
            if text.startswith("["):
                recorder.lay_out(parse_layout(text, self.game.deck))
            else:
                recorder.play(parse_move(text, self.game))
        return recorder.record()
