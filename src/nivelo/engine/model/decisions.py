"""The decisions of a position, and the seat number for nobody."""

from __future__ import annotations

from typing import Final

# The kinds of decisions; the engine always waits for exactly one.
TAKING: Final = 0  # step 1: take a card
PLAYING: Final = 1  # steps 2 and 3: lay out, lay off, discard
LAYING_OUT: Final = 2  # the next group or card of a layout
SECOND_DISCARD: Final = 3  # board: one more discard, if all groups are full
MOVING: Final = 4  # board: which of two fields
CHOOSING: Final = 5  # board: which action on a free-choice field
EXCHANGING: Final = 6  # board: which cards to exchange
ASKING: Final = 7  # board: the value or colour to ask for
GIVING: Final = 8  # board: which card to give
OPENING: Final = 9  # which cards to open
STEALING: Final = 10  # which opened card to take
SWAPPING: Final = 11  # Master: which cards to swap
WISHING: Final = 12  # NivelDoce: which cards to put on a wish
COUNTING: Final = 13  # NivelDoce: how many to draw for a wish
KNOCKING: Final = 14  # NivelDoce: knock or not
ANSWERING: Final = 15  # NivelDoce: take the top card, or leave it to the seat that knocked
KEEPING: Final = 16  # which cards to keep for the next round
OVER: Final = 17  # none: the game is over

DECISIONS: Final = (
    "taking",
    "playing",
    "laying_out",
    "second_discard",
    "moving",
    "choosing",
    "exchanging",
    "asking",
    "giving",
    "opening",
    "stealing",
    "swapping",
    "wishing",
    "counting",
    "knocking",
    "answering",
    "keeping",
    "over",
)

NOBODY: Final = -1
