"""Moves, and the fixed list of all moves of a game.

Every decision of a seat is one move from a fixed list, numbered from 0: the same number always
means the same move in the same game, which is what bots and learners need. Choices of several cards
are made one card at a time.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.deck import Deck
from nivelo.engine.cards.specials import INSTEAD_OF_DISCARD, NO_SEAT, ONE_SEAT, special_card

DRAW: Final = 0  # take the top card of the draw pile
PILE: Final = 1  # take the top card of a discard pile
WISH_CARD: Final = 2  # play the wish card instead of taking
LAY_OUT: Final = 3  # begin to lay out the level
ANCHOR: Final = 4  # choose the next run, set or colour of the layout; written as a "way"
CARD: Final = 5  # pick one card: for a layout, to open, give, put down or keep
DONE: Final = 6  # no more, or none
LAY_OFF: Final = 7  # add a card to a group on the table
DISCARD: Final = 8  # put a card on the discard pile, without effect
PLAY: Final = 9  # play a special card, on a seat or on none
FIELD: Final = 10  # move the tower to a field of the board
ACTION: Final = 11  # choose an action on a free-choice field
ASK: Final = 12  # ask for a value or a colour, in one direction
STEAL: Final = 13  # take an opened card of a seat
KNOCK_CARD: Final = 14  # throw the knock card
PASS: Final = 15  # do not knock, or continue without taking
LEAVE: Final = 16  # leave the top card to the seat that knocked
COUNT: Final = 17  # draw this many cards for a wish

MOVE_KINDS: Final = (
    "draw",
    "pile",
    "wish",
    "lay_out",
    "anchor",
    "card",
    "done",
    "lay_off",
    "discard",
    "play",
    "field",
    "action",
    "ask",
    "steal",
    "knock",
    "pass",
    "leave",
    "count",
)

NOWHERE: Final = -1

# The meaning of a joker that is laid off: the group's, an end of a run, a picture.
AS_GROUP: Final = 0
LOW_END: Final = 1
HIGH_END: Final = 2
FIRST_PICTURE: Final = 3

# The actions of the board's fields, in the order of the rulebook.
PLUS_ONE: Final = 0
PLUS_TWO: Final = 1
AGAIN: Final = 2
EXCHANGE: Final = 3
EVERYONE: Final = 4
JOKER: Final = 5
ASK_AROUND: Final = 6
OPEN_THREE: Final = 7
FREE: Final = 8

ACTIONS: Final = ("+1", "+2", "again", "exchange", "everyone", "joker", "ask", "open3", "free")

WISH_MOST: Final = 7


@final
class Move:
    """One move: what is done, with which card, where, and as what.

    `card` is a face or -1; `place` a seat, pile, group, field, action or anchor, or what is asked
    for; `extra` the meaning of a joker that is laid off, or the direction of asking.
    """

    def __init__(
        self, number: int, kind: int, card: int, place: int, extra: int, text: str
    ) -> None:
        self.id: i64 = number
        self.kind: i64 = kind
        self.card: i64 = card
        self.place: i64 = place
        self.extra: i64 = extra
        self.text = text

    @property
    def kind_name(self) -> str:
        return MOVE_KINDS[int(self.kind)]

    def __repr__(self) -> str:
        return f"<Move {self.text}>"

    def __str__(self) -> str:
        return self.text


@final
class MoveList:
    """All moves of a game, and the first number of each kind."""

    def __init__(
        self, deck: Deck, players: int, common_pile: bool, anchors: int, groups: int, fields: int
    ) -> None:
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}
        faces = int(deck.faces)
        text = deck.text
        letters = [name[0].upper() for name in deck.colour_names]
        jokers = range(int(deck.first_joker), int(deck.first_special))
        self.first: vec[i64] = vec[i64]([-1] * len(MOVE_KINDS))
        meanings = ["", "-", "+", *deck.picture_names]
        self.meanings: i64 = len(meanings)
        self.natural_lay_offs: i64 = int(deck.coloured)
        self.jokers: i64 = len(jokers)
        self.players: i64 = players
        self.groups: i64 = groups

        self.begin(DRAW)
        self.put(DRAW, -1, -1, 0, "draw")
        self.begin(PILE)
        for q in range(1 if common_pile else players):
            self.put(PILE, -1, q, 0, "pile" if common_pile else f"pile{q + 1}")
        self.begin(WISH_CARD)
        self.put(WISH_CARD, -1, -1, 0, "wish!")
        self.begin(LAY_OUT)
        self.put(LAY_OUT, -1, -1, 0, "lay-out")
        self.begin(ANCHOR)
        for a in range(anchors):
            self.put(ANCHOR, -1, a, 0, f"way{a + 1}")
        self.begin(CARD)
        for f in range(faces):
            self.put(CARD, f, -1, 0, f"{text[f]}")
        self.begin(DONE)
        self.put(DONE, -1, -1, 0, "done")
        self.begin(LAY_OFF)
        for g in range(groups):
            for f in range(int(deck.coloured)):
                self.put(LAY_OFF, f, g, 0, f"{text[f]}@{g + 1}")
            for f in jokers:
                for m, meaning in enumerate(meanings):
                    if m < FIRST_PICTURE:
                        self.put(LAY_OFF, f, g, m, f"{text[f]}@{g + 1}{meaning}")
                    else:
                        self.put(LAY_OFF, f, g, m, f"{text[f]}={meaning}@{g + 1}")
        self.begin(DISCARD)
        for f in range(faces):
            self.put(DISCARD, f, -1, 0, f"-{text[f]}")
        self.begin(PLAY)
        for f in range(int(deck.first_special), faces):
            special = special_card(int(deck.special[f]))
            if special.when != INSTEAD_OF_DISCARD:
                continue
            if special.at & NO_SEAT:
                self.put(PLAY, f, NOWHERE, 0, f"{text[f]}!")
            if special.at & ONE_SEAT:
                for q in range(players):
                    self.put(PLAY, f, q, 0, f"{text[f]}>{q + 1}")
        self.begin(FIELD)
        for i in range(fields):
            self.put(FIELD, -1, i, 0, f"field{i + 1}")
        self.begin(ACTION)
        if fields > 0:
            for a in range(FREE):
                self.put(ACTION, -1, a, 0, f"action:{ACTIONS[a]}")
        self.begin(ASK)
        if fields > 0:
            for what in range(int(deck.values + deck.colours)):
                asked = str(what + 1) if what < deck.values else letters[what - int(deck.values)]
                self.put(ASK, -1, what, 0, f"ask:{asked}:left")
                self.put(ASK, -1, what, 1, f"ask:{asked}:right")
        self.begin(STEAL)
        if fields > 0 or deck.leads_to("stealing"):
            for q in range(players):
                for f in range(faces):
                    self.put(STEAL, f, q, 0, f"{text[f]}<{q + 1}")
        self.begin(KNOCK_CARD)
        self.put(KNOCK_CARD, -1, -1, 0, "knock!")
        self.begin(PASS)
        self.put(PASS, -1, -1, 0, "pass")
        self.begin(LEAVE)
        self.put(LEAVE, -1, -1, 0, "leave")
        self.begin(COUNT)
        for n in range(1, WISH_MOST + 1):
            self.put(COUNT, -1, n, 0, f"draw{n}")

        self.n: i64 = len(self.moves)
        self.kind: vec[i64] = vec[i64]([int(m.kind) for m in self.moves])
        self.card: vec[i64] = vec[i64]([int(m.card) for m in self.moves])
        self.place: vec[i64] = vec[i64]([int(m.place) for m in self.moves])
        self.extra: vec[i64] = vec[i64]([int(m.extra) for m in self.moves])
        self.play_self: vec[i64] = vec[i64]([self.find_play(f, NOWHERE) for f in range(faces)])
        self.play_at: vec[i64] = vec[i64]([self.find_play(f, 0) for f in range(faces)])

    def begin(self, kind: int) -> None:
        self.first[kind] = len(self.moves)

    def put(self, kind: int, card: int, place: int, extra: int, text: str) -> None:
        move = Move(len(self.moves), kind, card, place, extra, text)
        self.moves.append(move)
        self.by_text[text.lower()] = move

    def find_play(self, face: int, place: int) -> int:
        for move in self.moves[self.first[PLAY] : self.first[FIELD]]:
            if move.card == face and move.place == place:
                return int(move.id)
        return -1

    def lay_off(self, group: i64, face: i64, meaning: i64) -> i64:
        """The number of a lay-off."""
        per_group = self.natural_lay_offs + self.jokers * self.meanings
        at = self.first[LAY_OFF] + group * per_group
        if face < self.natural_lay_offs:
            return at + face
        joker = face - self.natural_lay_offs
        return at + self.natural_lay_offs + joker * self.meanings + meaning

    def steal(self, seat: i64, face: i64) -> i64:
        return self.first[STEAL] + seat * (self.first[DONE] - self.first[CARD]) + face
