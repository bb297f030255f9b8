"""Messages from the server, over the WebSocket or HTTP; see docs/protocol.md.

Cards, moves and groups are written as in docs/notation.md. Seats count from 0; -1 is nobody.
"""

from __future__ import annotations

from msgspec import UNSET, Raw, Struct, UnsetType, field

from nivelo.server.protocol.avatars import Avatar
from nivelo.server.protocol.card_texts import GroupInfo
from nivelo.server.protocol.setup import BotChoice, Setup

PROTOCOL = 1


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it. A person's seat may have a stand-in bot."""

    name: str
    person: bool
    bot: BotChoice | None
    ready: bool
    side: str
    word: str  # for the seed
    wins: int
    left: bool = False  # its person has left this game, a bot plays on
    avatar: Avatar | None = None  # chosen by its person, if at all


class TableInfo(Struct, frozen=True):
    """A table as everyone sees it, without the cards."""

    id: str
    code: str
    setup: Setup
    title: str
    status: str
    number: int
    host: int
    seats: list[SeatInfo]
    levels: list[list[str]]  # of each seat: what its levels ask for
    track: list[str]
    commitment: str


class Own(Struct, frozen=True):
    """The private part of a position, for one seat."""

    seat: int
    hand: list[str]
    kept: list[str]
    legal: list[str]
    undo: bool


class EventInfo(Struct, frozen=True):
    """Something that happened; cards hidden from the reader are written as `?`."""

    what: str
    seat: int
    cards: list[str]
    place: int


class Said(Struct, frozen=True):
    """A line of chat, or a reaction."""

    seq: int
    at: int
    seat: int
    text: str
    reaction: bool


class Clock(Struct, frozen=True):
    """The deadline of the seat to act, and the server's time now; 0: there is no limit."""

    now: int
    until: int


class ServerMessage(Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    """A message from the server."""


class Hello(ServerMessage, frozen=True, kw_only=True):
    """The complete state of a table, when a connection opens. `you` is the reader's seat or -1."""

    protocol: int = PROTOCOL
    seq: int
    decision_seq: int = field(name="position")  # the last entry that affects possible moves
    you: int
    table: TableInfo
    open: Raw | None
    own: Own | None
    clock: Clock
    events: list[EventInfo]  # since the sequence number the reader had seen, if given
    said: list[Said]
    present: list[int]
    muted: list[int]
    former: int = -1  # the seat that the reader has left and may take back


class Update(ServerMessage, frozen=True, kw_only=True, omit_defaults=True):
    """Something has happened. Unchanged fields are left out.

    Before cards are dealt `open` and `own` are null, and `own` is null for readers without a seat.
    """

    seq: int
    decision_seq: int = field(name="position")  # the last entry that affects possible moves
    you: int | None = None
    table: Raw | None = None
    open: Raw | UnsetType | None = UNSET
    own: Own | UnsetType | None = UNSET
    clock: Clock | None = None
    events: list[EventInfo] = []
    said: Said | None = None
    muted: list[int] | None = None
    former: int | None = None


class Presence(ServerMessage, frozen=True, kw_only=True):
    """The seats whose person is connected now, and the number of people watching."""

    present: list[int]
    watching: int


class Ack(ServerMessage, frozen=True, kw_only=True):
    """The command has been carried out and stored; `seq` is its entry."""

    id: int
    seq: int


class Noted(ServerMessage, frozen=True, kw_only=True):
    """The answer is pending until the seat is asked; it is not stored."""

    id: int


class Checked(ServerMessage, frozen=True, kw_only=True):
    """The layout could be laid out now, as these groups."""

    id: int
    groups: list[GroupInfo]


class HintInfo(Struct, frozen=True):
    """What a hand lacks for its level. `helps` says how many cards of a face are unseen."""

    level: int
    asks: list[str]
    missing: int
    layout: list[GroupInfo]
    helps: dict[str, int]
    unseen: int
    suggestion: str


class Hinted(ServerMessage, frozen=True, kw_only=True):
    """The answer to `hint`."""

    id: int
    hint: HintInfo


class ChanceInfo(Struct, frozen=True):
    """The chance of completing the level within so many turns; bounds at 95 % if not exact."""

    turns: int
    value: float
    low: float
    high: float
    exact: bool


class EffectInfo(Struct, frozen=True):
    """How many cards the level lacks after a move, and how many unseen cards would help then."""

    move: str
    missing: int
    helping: int


class GainInfo(Struct, frozen=True):
    """How much more the choice wins than another move; bounds at 95 %."""

    value: float
    low: float
    high: float


class OpinionInfo(Struct, frozen=True):
    """The chance of winning the game after a move, as the strong bot estimates it, and its error.

    `behind` is how much less it wins than the choice.
    """

    move: str
    chance: float
    error: float
    behind: GainInfo | None = None


class GoingOutInfo(Struct, frozen=True):
    """A way to end the round now: a take, a layout, then lay-offs and the last discard.

    `wins` says that it wins the game.
    """

    take: str
    layout: list[GroupInfo]
    moves: list[str]
    wins: bool


class ReasonInfo(Struct, frozen=True):
    """The reason, as a fact of the table: a code of docs/coach.md, and the seat it refers to, or
    -1.
    """

    code: str
    seat: int


class CoachInfo(Struct, frozen=True):
    """The coach's figures for a seat; docs/coach.md explains them."""

    chances: list[ChanceInfo]
    takes: list[EffectInfo]
    discards: list[EffectInfo]
    going_out: GoingOutInfo | None
    choice: str
    opinions: list[OpinionInfo]
    gain: GainInfo | None
    why: ReasonInfo | None = None
    then: list[str] = []


class Coached(ServerMessage, frozen=True, kw_only=True):
    """The answer to `coach`."""

    id: int
    coach: CoachInfo


class Refused(ServerMessage, frozen=True, kw_only=True, tag="error"):
    """A command was refused, and nothing has changed. The code is stable, the text English."""

    id: int
    code: str
    text: str


class Pong(ServerMessage, frozen=True, kw_only=True):
    """The connection is alive."""

    id: int
    now: int


class Bye(ServerMessage, frozen=True, kw_only=True):
    """The server is closing the connection; `again` says whether to reconnect."""

    code: str
    again: bool


AnyMessage = (
    Hello | Update | Presence | Ack | Noted | Checked | Hinted | Coached | Refused | Pong | Bye
)
