"""Commands to a table, over the WebSocket or HTTP; see docs/protocol.md.

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
# The person the sender expects in a seat, which may have changed hands. Empty: anyone.
Meant = Annotated[str, Meta(max_length=MOST_NAME)]


class Command(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower, kw_only=True
):
    """A command to a table. The answer has the same `id`, so that they can be matched."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat, or a bot's seat before the game begins; -1 is any free seat.

    During a game: take back the seat that you left.
    """

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class Leave(Command, frozen=True, kw_only=True):
    """Give up your seat; during a game a bot plays on until you come back."""


class Ready(Command, frozen=True, kw_only=True):
    """Say that you are ready, or not. `at` is the last `seq` you have seen; 0: any."""

    on: bool = True
    seq: Seq = field(name="at", default=0)


class Pick(Command, frozen=True, kw_only=True):
    """Choose a side of the level card, your own or, as host, a seat's."""

    side: Annotated[str, Meta(max_length=20)]
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class Word(Command, frozen=True, kw_only=True):
    """Add your word to the seed of the game."""

    word: Annotated[str, Meta(max_length=MOST_WORD)]


class Bot(Command, frozen=True, kw_only=True):
    """Host: put a bot on a free seat, or let it stand in for an absent person."""

    seat: SeatNumber
    bot: BotChoice = BotChoice()
    name: Meant = ""


class Return(Command, frozen=True, kw_only=True):
    """Host, or the person: give a seat back to its person, or free a bot's seat.

    During a game the host may also give it back to the person who left it.
    """

    seat: SeatNumber
    name: Meant = ""


class Remove(Command, frozen=True, kw_only=True):
    """Host: remove a person from the table."""

    seat: SeatNumber
    name: Meant = ""


class Change(Command, frozen=True, kw_only=True):
    """Host: change the setup before a game begins."""

    setup: Setup


class Start(Command, frozen=True, kw_only=True):
    """Host: start the game. Free seats are filled with bots, or removed."""

    fill: bool = True


class Move(Command, frozen=True, kw_only=True):
    """Make a move, or lay out a whole level. `at` is the position you saw."""

    seq: Seq = field(name="at")
    move: MoveText


class Answer(Command, frozen=True, kw_only=True):
    """Decide in advance whether you will knock when asked in this window."""

    seq: Seq = field(name="at")
    move: MoveText


class Undo(Command, frozen=True, kw_only=True):
    """Take back your last move, if it has revealed nothing."""

    seq: Seq = field(name="at")


class Check(Command, frozen=True, kw_only=True):
    """Check whether a layout could be laid out, without playing it."""

    layout: MoveText


class Hint(Command, frozen=True, kw_only=True):
    """Ask what is missing and what would help."""


class Coach(Command, frozen=True, kw_only=True):
    """Ask the coach for all figures, and what is better than a move you are considering."""

    move: Annotated[str, Meta(max_length=MOST_MOVE)] = ""


class Pause(Command, frozen=True, kw_only=True):
    """Host: stop the clocks and all moves, or resume."""

    on: bool = True


class End(Command, frozen=True, kw_only=True):
    """Host: end the game without a winner."""


class CallOff(Command, frozen=True, kw_only=True):
    """Host: end a round that drags on, as a round that nobody ended (G25)."""


class Rematch(Command, frozen=True, kw_only=True):
    """Host: another game with the same people."""


class Chat(Command, frozen=True, kw_only=True):
    """Send a line of chat to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class React(Command, frozen=True, kw_only=True):
    """Send a reaction to the table."""

    reaction: Annotated[str, Meta(max_length=20)]


class Mute(Command, frozen=True, kw_only=True):
    """Mute a seat's chat, or unmute it."""

    seat: SeatNumber
    on: bool = True
    name: Meant = ""


class Viewing(Command, frozen=True, kw_only=True):
    """Report whether this connection's page is visible; nobody waits for one that does not report.

    `visible`: is it seen, or in the background? `pace` is the fraction of the table's pace at which
    bots may play.
    """

    visible: bool = True
    pace: Annotated[float, Meta(ge=0, le=1)] = 1.0


class Proceed(Command, frozen=True, kw_only=True):
    """Say that you have seen the end of a round."""

    round: Annotated[int, Meta(ge=0, le=2**31)]


class Ping(Command, frozen=True, kw_only=True):
    """Check that the connection is alive."""


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
