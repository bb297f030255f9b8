"""What a seat or a spectator may be told of a table, worked out from its stored entries.

Cards come from the engine's `view` and `redact` alone, put into words here and not by the server.
Whatever a message holds beyond that is a leak.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from hashlib import sha256
from typing import Any

from msgspec import json

from nivelo.client import Seat
from nivelo.coach.hints import hint
from nivelo.engine.cards.deck import Deck
from nivelo.engine.events import HIDDEN, Event
from nivelo.engine.groups.groups import Group, placed_text
from nivelo.engine.view import View, redact, view
from nivelo.server.table import entries
from nivelo.server.table.entries import Entry
from nivelo.server.table.seats import Seat as TableSeat
from nivelo.server.table.table import Table
from nivelo.server.thinking.advice import coach_info

NOT_FOR_ALL = ("seat", "hand", "kept", "legal", "all_turns", "decisions")
LISTS = ("known", "kept_seen", "piles", "front", "opened")


class Recorded(Seat):
    """A window that remembers every message, and what was sent before it."""

    def __init__(self, path: str, cookie: str) -> None:
        super().__init__(path, cookie)
        self.heard: list[tuple[dict[str, Any], dict[str, Any]]] = []
        self.sent: dict[str, Any] = {}

    async def connect(self) -> None:
        await super().connect()
        self.heard.append((self.sent, deepcopy(self.now)))

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        if message["type"] != "hello":
            self.heard.append((self.sent, deepcopy(message)))
        return message

    async def send(self, kind: str, **fields: object) -> int:
        self.sent = {"type": kind, **fields}
        return await super().send(kind, **fields)


def cards(deck: Deck, faces: list[int]) -> list[str]:
    return [deck.text[face] for face in faces]


def group(laid: Group, deck: Deck) -> dict[str, Any]:
    placed = [placed_text(code, laid.kind, deck) for code in laid.placed.faces()]
    return {"owner": int(laid.owner), "kind": laid.kind_name, "cards": placed}


def open_to_all(seen: View) -> dict[str, Any]:
    """A spectator's view in words."""
    deck, board = seen.game.deck, bool(seen.game.board)
    shown = {name: getattr(seen, name) for name in seen.fields() if name not in NOT_FOR_ALL}
    for name in LISTS:
        shown[name] = [cards(deck, faces) for faces in getattr(seen, name)]
    values = int(deck.values)
    asked = ""
    if seen.asked >= 0:
        letters = [name[0].upper() for name in deck.colour_names]
        asked = [*map(str, range(1, values + 1)), *letters][seen.asked]
    draft: list[str] = []
    if seen.draft_cards:
        spec = seen.game.level(seen.turn, seen.levels[seen.turn]).specs[len(seen.draft)]
        draft = [placed_text(code, spec.kind, deck) for code in seen.draft_cards]
    return {
        **shown,
        "decision": seen.decision_name,
        "under": cards(deck, seen.under),
        "towers": seen.towers if board else [],
        "dice": seen.dice if board else [],
        "asked": asked,
        "groups": [group(each, deck) for each in seen.groups],
        "draft": [group(each, deck) for each in seen.draft],
        "draft_cards": draft,
    }


def own(seen: View, table: Table) -> dict[str, Any]:
    """What only its seat sees: its hand, what it keeps, and what it may do."""
    assert table.match is not None
    deck = seen.game.deck
    playing = table.status == "playing" and table.seats[seen.seat].bot is None
    return {
        "seat": seen.seat,
        "hand": cards(deck, seen.hand),
        "kept": cards(deck, seen.kept),
        "legal": [move.text for move in seen.legal] if playing else [],
        "undo": playing and seen.to_act == seen.seat and len(table.match.undo) > 0,
    }


def event(full: Event, reader: int, deck: Deck) -> dict[str, Any]:
    allowed = redact(full, reader)
    faces = ["?" if face == HIDDEN else deck.text[face] for face in allowed.cards]
    return {"what": allowed.what, "seat": allowed.seat, "cards": faces, "place": allowed.place}


def avatar_of(seat: TableSeat) -> dict[str, str] | None:
    """What a person chose to look like; nothing if they did not."""
    if not (seat.avatar.sign or seat.avatar.colour):
        return None
    return {"sign": seat.avatar.sign, "colour": seat.avatar.colour}


def about(table: Table) -> dict[str, Any]:
    """Seats and setup: what people chose and typed, and the promise."""
    seats = [
        {
            "name": seat.name,
            "person": seat.person > 0,
            "bot": seat.bot and {"name": seat.bot.name, "strength": seat.bot.strength},
            "ready": seat.ready,
            "side": seat.side,
            "word": seat.word,
            "wins": seat.wins,
            "left": seat.former != 0,
            "avatar": avatar_of(seat),
        }
        for seat in table.seats
    ]
    return {
        "id": table.id,
        "code": table.code,
        "status": table.status,
        "number": table.number,
        "host": table.seat_of(table.host),
        "seats": seats,
        "commitment": sha256(table.secret).hexdigest(),
    }


# Besides `about`: what the game is, which was chosen openly.
# The same whoever holds the card that they name.
ABOUT_A_RULE = ("nobody is asked whether to knock",)
MOST_MISSED = 30  # entries between a question to the coach and the answer
GAME_KEYS = {"setup", "title", "levels", "track"}


def hinted(seen: View) -> dict[str, Any]:
    expected, deck = hint(seen), seen.game.deck
    level = seen.game.level(seen.seat, min(expected.level, seen.game.last_level))
    return {
        "level": expected.level,
        "asks": [spec.text for spec in level.specs],
        "missing": expected.missing,
        "layout": [group(each.owned_by(seen.seat), deck) for each in expected.layout],
        "helps": {deck.text[face]: n for face, n in expected.helps.items()},
        "unseen": expected.unseen,
        "suggestion": expected.suggestion,
    }


def coached(seen: View) -> Any:
    """What the coach finds with this view and nothing else."""
    return json.decode(json.encode(coach_info(seen, "", seen.decisions)))


class Truth:
    """By entry and reader: all that may be said of the table at that moment."""

    def __init__(self, stored: list[Entry], code: str, readers: list[int], table_id: str) -> None:
        self.entries = {entry.seq: entry for entry in stored}
        self.known: dict[tuple[int, int], dict[str, Any]] = {}
        self.events: dict[tuple[int, int], list[dict[str, Any]]] = {}
        self.views: dict[tuple[int, int], View] = {}
        table = Table(table_id, code, stored[0])
        for entry in stored:
            events = table.apply(entry) if entry.seq > 1 else []
            for reader in readers:
                self.note(table, reader, events)

    def note(self, table: Table, reader: int, events: list[Event]) -> None:
        key = (table.seq, reader)
        match = table.match
        self.known[key] = {
            "position": table.decision_seq,
            "you": reader,
            "table": about(table),
            "open": open_to_all(view(match.state, -1)) if match else None,
            "own": own(view(match.state, reader), table) if match and reader >= 0 else None,
            "muted": sorted(table.seats[reader].muted) if reader >= 0 else [],
            "former": -1,  # nobody leaves and comes back here
        }
        if match:
            self.events[key] = [event(each, reader, match.game.deck) for each in events]
            self.views[key] = view(match.state, reader)

    def check(self, sent: dict[str, Any], message: dict[str, Any], reader: int, seq: int) -> int:
        """Fail if the message says anything that the reader may not know; gives its seq."""
        kind = message["type"]
        rest = {key: value for key, value in message.items() if key not in ("type", "id")}
        if kind in ("hello", "update"):
            seq = rest.pop("seq")
            self.check_table(rest, reader, seq, kind == "hello")
        elif kind == "presence":
            assert set(rest) == {"present", "watching"}
            assert set(rest["present"]) <= set(range(8))
            assert isinstance(rest["watching"], int)
        elif kind == "ack":
            assert set(rest) == {"seq"}
        elif kind == "hinted":
            assert rest == {"hint": hinted(self.views[seq, reader])}
        elif kind == "coached":
            # It is about the moment of the question; others may have moved since.
            earlier = [n for n in range(seq, 0, -1) if (n, reader) in self.views][:MOST_MISSED]
            allowed = ({"coach": coached(self.views[n, reader])} for n in earlier)
            assert any(rest == each for each in allowed)
        elif kind == "checked":
            assert set(rest) == {"groups"}
            self.check_groups(rest["groups"], reader, seq)
        elif kind == "error":
            assert set(rest) == {"code", "text"}
            self.check_text(sent, rest["text"], reader, seq)
        else:
            assert kind == "noted"
            assert rest == {}
        return seq

    def check_table(self, rest: dict[str, Any], reader: int, seq: int, is_hello: bool) -> None:
        known = self.known[seq, reader]
        clock = rest.pop("clock", {"now": 0, "until": 0})
        assert set(clock) == {"now", "until"}
        allowed = rest.pop("said", [])
        for line in allowed if is_hello else [allowed] if allowed else []:
            self.check_said(line, reader)
        events = rest.pop("events", [])
        if is_hello:
            assert rest.pop("protocol") == 1
            assert set(rest.pop("present")) <= set(range(8))
            past = [
                each
                for (at, who), many in self.events.items()
                for each in many
                if who == reader and at <= seq
            ]
            assert all(each in past for each in events)
            assert set(rest) == set(known)
        else:
            assert events == self.events.get((seq, reader), [])
            assert set(rest) <= set(known)
        if "table" in rest:
            table = rest.pop("table")
            game = {key: table.pop(key) for key in GAME_KEYS}
            assert set(game["setup"]) == SETUP_KEYS
            assert table == known["table"]
        for key, value in rest.items():
            assert value == known[key], f"{key} at {seq} for {reader}"

    def check_said(self, line: dict[str, Any], reader: int) -> None:
        entry = self.entries[line["seq"]]
        assert line == {
            "seq": entry.seq,
            "at": entry.at,
            "seat": entry.seat,
            "text": entry.body,
            "reaction": entry.kind == entries.REACTION,
        }
        assert line["seat"] not in self.known[line["seq"], reader]["muted"]

    def check_groups(self, groups: list[dict[str, Any]], reader: int, seq: int) -> None:
        used = Counter(card.partition("=")[0] for each in groups for card in each["cards"])
        assert used <= Counter(self.known[seq, reader]["own"]["hand"])
        assert all(set(each) == {"owner", "kind", "cards"} for each in groups)

    def check_text(self, sent: dict[str, Any], text: str, reader: int, seq: int) -> None:
        """A refusal quotes what was sent; other cards that it names are the reader's own."""
        seen = self.views.get((seq, reader))
        if seen is None:
            return
        deck = seen.game.deck
        mine = set(cards(deck, seen.hand))
        quoted = set(words(str(sent)))
        if text in ABOUT_A_RULE:
            return
        for word in words(text):
            if word in deck.text and word not in quoted:
                assert word in mine, f"{text!r} names {word}"


SETUP_KEYS = {
    "game",
    "description",
    "seats",
    "sides",
    "dealer",
    "mix",
    "options",
    "timer",
    "knock_seconds",
    "pace",
    "bot",
    "spectators",
    "listed",
    "hints",
}


def words(text: str) -> list[str]:
    """The words of a text, as cards would be written among others."""
    for mark in "'\",.:;|[](){}=-@<>!":
        text = text.replace(mark, " ")
    return text.split()
