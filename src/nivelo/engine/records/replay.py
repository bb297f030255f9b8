"""Replaying a record, and verifying it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from nivelo.engine.errors import NiveloError, NotationError
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import PASS
from nivelo.engine.model.position import KEEPING, KNOCKING
from nivelo.engine.random.fairness import game_seed, verify_commitment
from nivelo.engine.records.notation import play_text
from nivelo.engine.records.records import COMMENT, KEEP, TURN, Line, Record, Word, result_text
from nivelo.engine.state import State, new_state

PASSED: Final = "passed"
FAILED: Final = "failed"
ABSENT: Final = "absent"  # the record does not state it, so there is nothing to check


@final
class Step:
    """One move of a record, and the position after it, which is the same object every time."""

    def __init__(self, state: State, line: Line, word: Word) -> None:
        self.state = state
        self.line = line
        self.word = word


@final
class Check:
    """One check: its outcome, and the reason."""

    def __init__(self, name: str, outcome: str, reason: str) -> None:
        self.name = name
        self.outcome = outcome
        self.reason = reason

    def __repr__(self) -> str:
        return f"<Check {self.name} {self.outcome}: {self.reason}>"


@final
class Report:
    """The result of verifying a record. It is valid if nothing failed."""

    def __init__(self, checks: list[Check]) -> None:
        self.checks = checks

    @property
    def ok(self) -> bool:
        return all(check.outcome != FAILED for check in self.checks)


def first_state(record: Record, game: Game) -> State:
    """The position after the deal of the first round."""
    if len(record.seed) > 0:
        return new_state(game, record.seed, record.dealer)
    if len(record.secret) == 0:
        raise NotationError("record/no_seed", f"{record!r} says neither its seed nor its secret")
    return new_state(game, game_seed(record.secret, words_of(record)), record.dealer)


def words_of(record: Record) -> list[str]:
    """The word of each seat; the empty word for a seat without one."""
    return record.words if len(record.words) > 0 else [""] * record.players


def replay(record: Record, game: Game, state: State | None = None) -> Iterator[Step]:
    """Every move of a record, one after another, from the first position.

    Raises NotationError or IllegalMoveError if the record does not match the game.
    """
    now = first_state(record, game) if state is None else state
    last = 0
    for line in record.lines:
        first = True
        for word in line.words:
            if word.seat == COMMENT:
                continue
            pass_knocks(now, word, first)
            check_place(now, line, word, first, last)
            last = line_mark(now)
            first = False
            try:
                play_text(now, word.text)
            except NiveloError as error:
                raise type(error)(error.code, f"{where(line, word)}: {error.text}") from error
            yield Step(now, line, word)


def final_state(record: Record, game: Game) -> State:
    """The position after the last move of a record."""
    state = first_state(record, game)
    for _ in replay(record, game, state):
        pass
    return state


def pass_knocks(state: State, word: Word, new_line: bool) -> None:
    """Passes need not be written, unless nothing follows."""
    while state.decision == KNOCKING and (new_line or state.to_act != word.seat):
        state.play_id(state.game.moves.first[PASS])


def line_mark(state: State) -> int:
    """A number for the line of a move made now."""
    return -int(state.round) if state.decision == KEEPING else int(state.all_turns)


def check_place(state: State, line: Line, word: Word, first: bool, last: int) -> None:
    """Is the move in the right round, line and seat?"""
    kind = KEEP if state.decision == KEEPING else TURN
    if state.to_act != word.seat:
        expected = f"seat {state.to_act + 1}"
    elif state.round != line.round:
        expected = f"round {state.round}"
    elif kind != line.kind:
        expected = "a line of kept cards" if kind == KEEP else "the line of a turn"
    elif first and line_mark(state) == last:
        expected = "the line before"
    elif not first and line_mark(state) != last:
        expected = "a new line"
    else:
        return
    text = f"{where(line, word)}: {word.text!r} was expected with {expected}"
    raise NotationError("record/place", text)


def where(line: Line, word: Word) -> str:
    if word.line > 0:
        return f"line {word.line}, column {word.column}"
    return f"round {line.round}, seat {word.seat + 1}"


def verify(record: Record, game: Game) -> Report:
    """Check secret and seed, every move and the result."""
    checks = [check_commitment(record), check_seed(record)]
    try:
        state = final_state(record, game)
    except NiveloError as error:
        checks.append(Check("moves", FAILED, str(error)))
        checks.append(Check("result", ABSENT, "the moves lead to none"))
        return Report(checks)
    checks.append(Check("moves", PASSED, f"{state.round} rounds replayed"))
    result = result_text(state)
    if record.result == "":
        checks.append(Check("result", ABSENT, "no result is stated"))
    elif record.result == result:
        checks.append(Check("result", PASSED, result))
    else:
        checks.append(Check("result", FAILED, f"{record.result!r} is stated, but it is {result!r}"))
    return Report(checks)


def check_commitment(record: Record) -> Check:
    """The secret matches the commitment published before the game."""
    if record.commitment == "":
        return Check("commitment", ABSENT, "none is stated, so nothing was promised")
    if len(record.secret) == 0:
        return Check("commitment", ABSENT, "the secret has not been shown")
    if verify_commitment(record.secret, record.commitment):
        return Check("commitment", PASSED, "the secret is the one that was promised")
    return Check("commitment", FAILED, f"{record.commitment} is not the SHA-256 of the secret")


def check_seed(record: Record) -> Check:
    """The seed is derived from the secret and the players' words."""
    if len(record.secret) == 0:
        return Check("seed", ABSENT, "without a secret, the seed is taken as it is")
    derived = game_seed(record.secret, words_of(record))
    if len(record.seed) == 0 or record.seed == derived:
        return Check("seed", PASSED, "it comes from the secret and the players' words")
    return Check("seed", FAILED, f"{record.seed.hex()} is stated, but it is {derived.hex()}")
