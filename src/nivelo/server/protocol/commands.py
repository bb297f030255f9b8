"""What people and programs ask of a table, over the WebSocket or HTTP; see docs/protocol.md.

Every command has a `type`; unknown types and fields are refused. Seats count from 0. Where the wire
has another name for a sequence number than the server, `field(name=…)` says so.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from nivelo.server.protocol.setup import BotChoice, Setup

MOST_CHAT = 300
MOST_MOVE = 400
MOST_NAME = 24
MOST_WORD = 60

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(min_length=1, max_length=MOST_MOVE)]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
# Whom the sender means by a seat: it may have changed hands meanwhile. Empty: whoever sits there.
Meant = Annotated[str, Meta(max_length=MOST_NAME)]


class Command(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower, kw_only=True
):
    """Something asked of a table. `id` comes back with the answer, so that they can be matched."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat, or the seat of a bot before the game begins; -1 is any free seat.

    In a game: take the seat again that one has left.
    """

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class Leave(Command, frozen=True, kw_only=True):
    """Give up one's seat; in a game a bot sits in until one comes back."""


class Ready(Command, frozen=True, kw_only=True):
    """Say that one is ready, or not yet. `at` is the `seq` that the sender saw; 0: any."""

    on: bool = True
    seq: Seq = field(name="at", default=0)


class Pick(Command, frozen=True, kw_only=True):
    """Choose a side of the level card, one's own or, for the host, a seat's."""

    side: Annotated[str, Meta(max_length=20)]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class Word(Command, frozen=True, kw_only=True):
    """Add one's word to the seed of the game."""

    word: Annotated[str, Meta(max_length=MOST_WORD)]


class Bot(Command, frozen=True, kw_only=True):
    """Host: put a bot on a free seat, or let it stand in for an absent person."""

    seat: SeatNumber
    bot: BotChoice = BotChoice()
    name: Meant = ""


class Return(Command, frozen=True, kw_only=True):
    """Give a seat back to its person, or free a bot's seat: the host's right, and the person's.

    In a game the host may also give it back to somebody who has left.
    """

    seat: SeatNumber
    name: Meant = ""


class Remove(Command, frozen=True, kw_only=True):
    """Host: remove a person from the table."""

    seat: SeatNumber
    name: Meant = ""


class Change(Command, frozen=True, kw_only=True):
    """Host: set the table up differently, before a game begins."""

    setup: Setup


class Start(Command, frozen=True, kw_only=True):
    """Host: begin. Free seats are filled with bots, or go if there are to be none."""

    fill: bool = True


class Move(Command, frozen=True, kw_only=True):
    """Make a move, or lay out a whole level. `at` is the position that the sender saw."""

    seq: Seq = field(name="at")
    move: MoveText


class Answer(Command, frozen=True, kw_only=True):
    """Say beforehand whether one will knock when asked in this round of asking."""

    seq: Seq = field(name="at")
    move: MoveText


class Undo(Command, frozen=True, kw_only=True):
    """Take back one's last move, if it has revealed nothing."""

    seq: Seq = field(name="at")


class Check(Command, frozen=True, kw_only=True):
    """Ask whether a layout could be laid out; nothing is played."""

    layout: MoveText


class Hint(Command, frozen=True, kw_only=True):
    """Ask what is missing and what would help."""


class Coach(Command, frozen=True, kw_only=True):
    """Ask the coach for all figures, and what is better than a move that one has in mind."""

    move: Annotated[str, Meta(max_length=MOST_MOVE)] = ""


class Pause(Command, frozen=True, kw_only=True):
    """Host: stop the clocks and all moves, or go on."""

    on: bool = True


class End(Command, frozen=True, kw_only=True):
    """Host: end the game without a winner."""


class CallOff(Command, frozen=True, kw_only=True):
    """Host: end a round that drags on; nobody has ended it then (G25)."""


class Rematch(Command, frozen=True, kw_only=True):
    """Host: another game with the same people."""


class Chat(Command, frozen=True, kw_only=True):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class React(Command, frozen=True, kw_only=True):
    """A small sign to all at the table."""

    reaction: Annotated[str, Meta(max_length=20)]


class Mute(Command, frozen=True, kw_only=True):
    """Do not be sent what a seat says, or be sent it again."""

    seat: SeatNumber
    on: bool = True
    name: Meant = ""


class Viewing(Command, frozen=True, kw_only=True):
    """Say how this connection's page is looked at; one that does not say so is not waited for.

    `visible`: is it seen, or in the background? `pace` is the share of the table's pace at which
    bots may play.
    """

    visible: bool = True
    pace: Annotated[float, Meta(ge=0, le=1)] = 1.0


class Proceed(Command, frozen=True, kw_only=True):
    """Say that one has looked long enough at the end of a round."""

    round: Annotated[int, Meta(ge=0, le=2**31)]


class Ping(Command, frozen=True, kw_only=True):
    """Ask for a sign of life."""


AnyCommand = (
    Sit
    | Leave
    | Ready
    | Pick
    | Word
    | Bot
    | Return
    | Remove
    | Change
    | Start
    | Move
    | Answer
    | Undo
    | Check
    | Hint
    | Coach
    | Pause
    | End
    | CallOff
    | Rematch
    | Chat
    | React
    | Mute
    | Viewing
    | Proceed
    | Ping
)

REACTIONS = ("hello", "thanks", "well_played", "oops", "hurry", "laugh", "sad", "wow")
