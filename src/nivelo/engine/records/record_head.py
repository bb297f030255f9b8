"""The head of a record: the setup of the game, one ``key: value`` per line."""

from __future__ import annotations

import json
import re
from typing import Final, final

from nivelo.engine.errors import NotationError
from nivelo.engine.records.records import Record

FIRST_LINE: Final = "nivelo record 1"
KEYS: Final = (
    "game",
    "players",
    "sides",
    "mix",
    "options",
    "dealer",
    "names",
    "date",
    "commitment",
    "secret",
    "words",
    "seed",
    "result",
)

WORD: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
NUMBER: Final = re.compile(r"[1-9][0-9]?")
HEX: Final = re.compile(r"[0-9a-f]{64}")
DATE: Final = re.compile(r"\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?")
OPTION: Final = re.compile(r"(\w+)=(\w+)")
SURROGATE: Final = re.compile(r"[\ud800-\udfff]")  # half a character, which is not valid text
RESULT: Final = re.compile(r"(seat \d+ wins|unfinished), levels( \d+)+, \d+ rounds, \d+ turns")


def misread(code: str, line: int, column: int, text: str) -> NotationError:
    return NotationError(code, f"line {line}, column {column}: {text}")


def write_head(record: Record) -> list[str]:
    """The lines of the head, in a fixed order; unknown values are omitted."""
    lines = [FIRST_LINE, f"game: {record.game}"]
    if record.description:
        for line in record.description.removesuffix("\n").split("\n"):
            lines.append(f"| {line}" if line else "|")
    lines.append(f"players: {record.players}")
    lines.append(f"sides: {' '.join(record.sides)}")
    if record.mix != "none":
        lines.append(f"mix: {record.mix}")
    if record.options:
        options = [f"{name}={value}" for name, value in record.options.items()]
        lines.append(f"options: {' '.join(options)}")
    if record.dealer >= 0:
        lines.append(f"dealer: {record.dealer + 1}")
    if record.names:
        lines.append(f"names: {json.dumps(record.names, ensure_ascii=False)}")
    if record.date:
        lines.append(f"date: {record.date}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    if record.secret:
        lines.append(f"secret: {record.secret.hex()}")
    if record.words:
        lines.append(f"words: {json.dumps(record.words, ensure_ascii=False)}")
    if record.seed:
        lines.append(f"seed: {record.seed.hex()}")
    if record.result:
        lines.append(f"result: {record.result}")
    return lines + record.notes


@final
class Head:
    """The head of a record, read line by line."""

    def __init__(self) -> None:
        self.value: dict[str, str] = {}
        self.line: dict[str, int] = {}  # the line of each key
        self.description: list[str] = []
        self.notes: list[str] = []

    def read(self, text: str, line: int) -> None:
        """Read one line that is not blank."""
        if text.startswith("|"):
            if text != "|" and not text.startswith("| "):
                raise misread("record/header", line, 2, f"expected a blank, not {text[1]!r}")
            self.description.append(text[2:])
            return
        key, colon, value = text.partition(": ")
        if colon == "" or key not in KEYS:
            raise misread(
                "record/header", line, 1, f"{text!r} is not one of {', '.join(KEYS)}, or round 1"
            )
        if key in self.value:
            raise misread("record/header", line, 1, f"{key!r} is there already")
        self.value[key] = value.strip()
        self.line[key] = line

    def record(self, line: int) -> Record:
        """The record of this head, which ends before this line."""
        for key in ("game", "players", "sides"):
            if key not in self.value:
                raise misread("record/header", line, 1, f"{key!r} is missing in the lines before")
        game = self.text("game", WORD, "the id of a game")
        record = Record(game, int(self.text("players", NUMBER, "a number of players")))
        if self.description:
            record.description = "\n".join(self.description) + "\n"
        record.sides = self.value["sides"].split()
        self.check_seats("sides", len(record.sides), record.players)
        record.mix = self.text("mix", WORD, "the name of a mix") or "none"
        record.options = self.options()
        if "dealer" in self.value:
            record.dealer = int(self.text("dealer", NUMBER, "a seat")) - 1
            if record.dealer >= record.players:
                raise self.error("dealer", f"a seat from 1 to {record.players}")
        record.names = self.strings("names", record.players)
        record.date = self.text("date", DATE, "a day such as 2026-01-31, or with T18:30Z")
        record.commitment = self.text("commitment", HEX, "64 hex digits")
        record.secret = bytes.fromhex(self.text("secret", HEX, "64 hex digits"))
        record.words = self.strings("words", record.players)
        record.seed = bytes.fromhex(self.text("seed", HEX, "64 hex digits"))
        record.result = self.text(
            "result", RESULT, "'seat 2 wins, levels 5 9 3, 7 rounds, 123 turns' or the like"
        )
        record.notes = self.notes
        return record

    def error(self, key: str, expected: str) -> NotationError:
        text = f"{key}: expected {expected}, not {self.value[key]!r}"
        return misread("record/header", self.line[key], len(key) + 3, text)

    def text(self, key: str, pattern: re.Pattern[str], expected: str) -> str:
        """A value of this form, or None if the key is missing."""
        if key not in self.value:
            return ""
        if not pattern.fullmatch(self.value[key]):
            raise self.error(key, expected)
        return self.value[key]

    def strings(self, key: str, players: int) -> list[str]:
        """A list of strings, one per seat, or None if the key is missing."""
        if key not in self.value:
            return []
        expected = 'a list such as ["Ann", "Ben"]'
        try:
            items: object = json.loads(self.value[key])
        except (ValueError, RecursionError) as error:
            raise self.error(key, expected) from error
        if not isinstance(items, list):
            raise self.error(key, expected)
        texts: list[str] = []
        for item in items:
            if not isinstance(item, str) or SURROGATE.search(item):
                raise self.error(key, expected)
            texts.append(item)
        self.check_seats(key, len(texts), players)
        return texts

    def check_seats(self, key: str, given: int, players: int) -> None:
        if given != players:
            raise self.error(key, f"one for each of {players} players")

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for item in self.value.get("options", "").split():
            match = OPTION.fullmatch(item)
            if match is None or match[1] in options:
                raise self.error("options", "different options such as wish_draw=up_to")
            options[match[1]] = match[2]
        return options
