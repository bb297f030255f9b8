"""The record of a game: its setup and every move, like PGN for chess.

A record is data without a game; `record_text` writes and parses it, `recorder` makes one during a
game, `replay` replays it.
"""

from __future__ import annotations

from typing import Final, final

from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import commitment, game_seed
from nivelo.engine.state import State

ROUND: Final = 0  # a round begins
TURN: Final = 1  # the moves of one turn, including those of other seats
KEEP: Final = 2  # the cards that seats keep at the end of a round
NOTE: Final = 3  # comments only

COMMENT: Final = -1  # in place of a seat


@final
class Word:
    """One move of a seat, or a comment with its braces or semicolon.

    `line` and `column` say where it was read; they do not affect equality.
    """

    def __init__(self, seat: int, text: str, line: int = 0, column: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.line = line
        self.column = column

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Word):
            return NotImplemented
        return self.seat == other.seat and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.seat, self.text))

    def __repr__(self) -> str:
        return f"<Word {self.seat + 1}: {self.text}>"


@final
class Line:
    """One line of a record; `round` is the number of the round that it begins or continues."""

    def __init__(self, kind: int, number: int, words: list[Word]) -> None:
        self.kind = kind
        self.round = number
        self.words = words

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Line):
            return NotImplemented
        return (self.kind, self.round, self.words) == (other.kind, other.round, other.words)

    def __hash__(self) -> int:
        return hash((self.kind, self.round, tuple(self.words)))

    def __repr__(self) -> str:
        return f"<Line {self.kind} of round {self.round}: {self.words}>"


@final
class Record:
    """The known facts of a game, and its lines. Empty text or lists mean: unknown.

    `description` is the whole file of a custom game, so that the record can be replayed without it.
    Seats count from 0; a `dealer` of -1 was drawn from the random stream.
    """

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.description = ""
        self.players = players
        self.sides: list[str] = ["one"] * players
        self.mix = "none"
        self.options: dict[str, str] = {}
        self.dealer = -1
        self.names: list[str] = []
        self.date = ""
        self.commitment = ""
        self.secret = b""
        self.words: list[str] = []
        self.seed = b""
        self.result = ""
        self.notes: list[str] = []  # comments at the head
        self.lines: list[Line] = []

    def copy(self) -> Record:
        """An independent record; only the strings are shared."""
        twin = Record(self.game, self.players)
        twin.description = self.description
        twin.sides = self.sides[:]
        twin.mix = self.mix
        twin.options = dict(self.options)
        twin.dealer = self.dealer
        twin.names = self.names[:]
        twin.date = self.date
        twin.commitment = self.commitment
        twin.secret = self.secret
        twin.words = self.words[:]
        twin.seed = self.seed
        twin.result = self.result
        twin.notes = self.notes[:]
        twin.lines = [Line(line.kind, line.round, line.words[:]) for line in self.lines]
        return twin

    def fields(self) -> tuple[object, ...]:
        """All of it, for comparing records."""
        return (
            self.game,
            self.description,
            self.players,
            self.sides,
            self.mix,
            self.options,
            self.dealer,
            self.names,
            self.date,
            self.commitment,
            self.secret,
            self.words,
            self.seed,
            self.result,
            self.notes,
            self.lines,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.seed, len(self.lines)))

    def __repr__(self) -> str:
        return f"<Record {self.game}, {self.players} players, {len(self.lines)} lines>"


def new_record(game: Game, seed: bytes, dealer: int = -1) -> Record:
    """A record without moves for a game dealt from this seed; give a dealer if the host did."""
    settings = dict(game.settings)
    record = Record(game.name, int(settings.pop("players")))
    record.sides = settings.pop("sides").split()
    record.mix = settings.pop("mix")
    record.description = settings.pop("description", "").replace("\r\n", "\n")
    record.options = settings
    record.dealer = dealer
    record.seed = seed
    return record


def fair_record(game: Game, secret: bytes, words: list[str], dealer: int = -1) -> Record:
    """The same, with the seed derived from a secret and one word for each seat."""
    record = new_record(game, game_seed(secret, words), dealer)
    record.commitment = commitment(secret)
    record.secret = secret
    record.words = words
    return record


def result_text(state: State) -> str:
    """The result: ``seat 2 wins, levels 5 9 3, 7 rounds, 123 turns``, or ``unfinished, …``."""
    outcome = f"seat {state.winner + 1} wins" if state.is_over else "unfinished"
    levels = " ".join(str(int(n)) for n in state.level)
    return f"{outcome}, levels {levels}, {state.round} rounds, {state.all_turns} turns"
