"""Writing a record while a game is played."""

from __future__ import annotations

from typing import final

from nivelo.engine.errors import NotationError
from nivelo.engine.groups.groups import Group, new_group
from nivelo.engine.groups.layout_check import Claim, claims_of
from nivelo.engine.groups.levels import POINTS
from nivelo.engine.groups.placing import stands_for
from nivelo.engine.model.moves import CARD, LAY_OUT, PASS, Move
from nivelo.engine.model.position import KEEPING, KNOCKING, LAYING_OUT
from nivelo.engine.records.notation import CALL_OFF, layout_text
from nivelo.engine.records.records import (
    COMMENT,
    KEEP,
    ROUND,
    TURN,
    Line,
    Record,
    Word,
    result_text,
)
from nivelo.engine.rules.laying_out import draft_points, level_of
from nivelo.engine.state import State


@final
class Recorder:
    """Plays moves on a position and records them; refused moves are not recorded.

    A layout made card by card is recorded whole. A pass is recorded only if nothing follows.
    """

    def __init__(self, state: State, record: Record) -> None:
        self.state = state
        self.so_far = record
        self.turn = -1  # of the game, for the last line
        self.waiting: list[Word] = []  # written only if nothing follows

    def play(self, move: Move) -> None:
        """Make a move and write it down."""
        state = self.state
        decision = state.decision
        place = Place(state)
        word = Word(int(state.to_act), move.text)
        groups = self.draft_with(move) if decision == LAYING_OUT and move.kind == CARD else []
        state.play(move)
        line = self.line_at(place)
        if decision == LAYING_OUT or move.kind == LAY_OUT:
            self.waiting.append(word)
            if state.decision != LAYING_OUT:
                self.waiting = []
                text = layout_text(claims_of(groups), state.game.deck)
                line.words.append(Word(word.seat, text))
        elif decision == KNOCKING and move.kind == PASS:
            self.waiting.append(word)
        else:
            self.waiting = []
            line.words.append(word)

    def lay_out(self, claims: list[list[Claim]]) -> None:
        """Lay out a whole level at once and write it down."""
        self.lay_out_checked(self.state.check_layout(claims))

    def lay_out_checked(self, groups: list[Group]) -> None:
        """The same with groups that `check_layout` has returned in this position."""
        state = self.state
        place = Place(state)
        word = Word(int(state.to_act), layout_text(claims_of(groups), state.game.deck))
        state.lay_out_checked(groups)
        self.waiting = []
        self.line_at(place).words.append(word)

    def call_off(self) -> None:
        """Call the round off and record it, with the seat that was to act."""
        place = Place(self.state)
        word = Word(int(self.state.to_act), CALL_OFF)
        self.state.call_off()
        self.waiting = []
        self.line_at(place).words.append(word)

    def lay_out_groups(self, groups: list[Group]) -> None:
        """The same with groups found by the solver."""
        self.lay_out(claims_of(groups))

    def comment(self, text: str) -> None:
        """Add a comment after the last move, or at the head if there is none yet."""
        if any(mark in text for mark in "{}\n"):
            raise NotationError("record/comment", f"{text!r} has braces or a line break in it")
        lines = self.so_far.lines
        if len(lines) == 0:
            self.so_far.notes.append(f"{{{text}}}")
        else:
            lines[-1].words.append(Word(COMMENT, f"{{{text}}}"))

    def record(self) -> Record:
        """The record and the result so far; it does not change as play continues."""
        record = self.so_far.copy()
        if len(self.waiting) > 0:
            record.lines[-1].words.extend(self.waiting)
        record.result = result_text(self.state)
        return record

    def line_at(self, place: Place) -> Line:
        """The line for a move made there: the last one, or a new one."""
        lines = self.so_far.lines
        if len(lines) == 0 or lines[-1].round != place.round:
            lines.append(Line(ROUND, place.round, []))
        last = lines[-1]
        if last.kind != place.kind or (place.kind == TURN and self.turn != place.turn):
            last = Line(place.kind, place.round, [])
            lines.append(last)
        self.turn = place.turn
        return last

    def draft_with(self, move: Move) -> list[Group]:
        """The groups of the draft, the last one with the card of this move."""
        state = self.state
        spec = level_of(state, state.turn).specs[len(state.draft)]
        points = draft_points(state, spec.size) if spec.kind == POINTS else spec.size
        k = state.draft_cards.n
        code = stands_for(state.game.deck, spec, state.draft_anchor, k, points, move.card)
        placed = [*state.draft_cards.faces(), code]
        return [*state.draft, new_group(spec.kind, placed, state.game.deck)]


@final
class Place:
    """The place in a record for a move made in this position."""

    def __init__(self, state: State) -> None:
        self.kind = KEEP if state.decision == KEEPING else TURN
        self.round = int(state.round)
        self.turn = int(state.all_turns)
