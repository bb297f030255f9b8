"""Records as text: `write` and `parse`. The format is described in docs/notation.md."""

from __future__ import annotations

import re
from typing import Final, final

from nivelo.engine.errors import NotationError
from nivelo.engine.records.record_head import FIRST_LINE, Head, misread, write_head
from nivelo.engine.records.records import COMMENT, KEEP, NOTE, ROUND, TURN, Line, Record, Word

# A comment in braces, a comment to the end of the line, a layout, or a word.
ITEM: Final = re.compile(r"\{[^{}]*\}|;.*|\[[^\[\]{};]*\]|[^\s{}\[\];]+")
SEAT: Final = re.compile(r"([1-9][0-9]?):")
ROUND_LINE: Final = re.compile(r"round ([1-9][0-9]{0,8})(?= |$)")


def write(record: Record) -> str:
    """The record as text, which `parse` turns into the same record.

    Content that could not be parsed again, such as a comment with braces inside, is refused.
    """
    lines = write_head(record)
    for line in record.lines:
        if line.kind == ROUND:
            lines.append("")
        lines.append(write_line(line))
    text = "\n".join(lines) + "\n"
    if parse(text) != record:
        raise NotationError("record/unwritable", f"{record!r} cannot be written as text")
    return text


def write_line(line: Line) -> str:
    items: list[str] = []
    if line.kind == ROUND:
        items.append(f"round {line.round}")
    elif line.kind == KEEP:
        items.append("keep")
    seat = COMMENT
    for word in line.words:
        if word.seat != COMMENT and word.seat != seat:
            seat = word.seat
            items.append(f"{seat + 1}:")
        items.append(word.text)
    return " ".join(items)


def parse(text: str) -> Record:
    """Parse a record. NotationError names the line and column of an error."""
    reader = Reader()
    number = 0
    for line in text.split("\n"):
        number += 1
        reader.read(line.removesuffix("\r"), number)
    return reader.finish(number)


@final
class Reader:
    """Reads a record line by line: the first line, the head, then rounds and turns."""

    def __init__(self) -> None:
        self.head = Head()
        self.record: Record | None = None  # once the head has been read

    def read(self, text: str, line: int) -> None:
        if line == 1:
            if text.rstrip() != FIRST_LINE:
                raise misread("record/version", 1, 1, f"expected {FIRST_LINE!r}, not {text!r}")
        elif text.strip() == "":
            return
        elif self.record is not None:
            self.read_body(text, line, self.record)
        elif text.startswith("round "):
            self.record = self.head.record(line)
            self.read_body(text, line, self.record)
        elif text[0] in "{;":
            self.head.notes.append(write_line(Line(NOTE, 0, read_words(text, 0, line, 0))))
        else:
            self.head.read(text, line)

    def read_body(self, text: str, line: int, record: Record) -> None:
        lines = record.lines
        number = lines[-1].round if len(lines) > 0 else 0
        kind, start = TURN, 0
        match = ROUND_LINE.match(text)
        if match is not None:
            kind, start = ROUND, match.end()
            number += 1
            if int(match[1]) != number:
                raise misread("record/round", line, 7, f"expected round {number}, not {text!r}")
        elif text.startswith("keep "):
            kind, start = KEEP, 5
        words = read_words(text, start, line, record.players)
        moves = [word for word in words if word.seat != COMMENT]
        if len(moves) > 0 and kind == ROUND:
            column = moves[0].column
            raise misread("record/line", line, column, f"{moves[0].text!r} belongs in a new line")
        if len(moves) == 0 and kind == KEEP:
            raise misread("record/line", line, start + 1, f"{text!r} has no move")
        if len(moves) == 0 and kind == TURN:
            kind = NOTE
        lines.append(Line(kind, number, words))

    def finish(self, line: int) -> Record:
        return self.head.record(line) if self.record is None else self.record


def read_words(text: str, start: int, line: int, players: int) -> list[Word]:
    """The moves and comments of a line: moves follow the seat that makes them."""
    words: list[Word] = []
    seat = COMMENT
    waits = False  # has a seat been named that has not moved yet?
    at = start
    while True:
        while at < len(text) and text[at].isspace():
            at += 1
        if at == len(text):
            break
        match = ITEM.match(text, at)
        if match is None:
            raise misread("record/line", line, at + 1, f"{text[at:]!r} is not closed or not opened")
        item = match[0]
        named = SEAT.fullmatch(item)
        if item[0] == "{" or item[0] == ";":
            words.append(Word(COMMENT, item.rstrip(), line, at + 1))
        elif named is not None:
            if int(named[1]) > players or int(named[1]) - 1 == seat or waits:
                raise misread("record/seat", line, at + 1, f"expected no seat {item!r} here")
            seat = int(named[1]) - 1
            waits = True
        elif seat == COMMENT:
            raise misread(
                "record/seat", line, at + 1, f"expected a seat such as '1:', not {item!r}"
            )
        else:
            words.append(Word(seat, item, line, at + 1))
            waits = False
        at = match.end()
        if at < len(text) and not text[at].isspace():
            raise misread("record/line", line, at + 1, f"expected a blank, not {text[at]!r}")
    if waits:
        raise misread("record/line", line, len(text) + 1, f"seat {seat + 1} has no move")
    return words
