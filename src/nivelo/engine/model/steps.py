"""What comes next after a move.

Rules return one of these; `flow` runs steps until a decision is due. So no rule calls a later one,
and each can be read in isolation.
"""

from typing import Final

WAIT: Final = 0  # a decision is due: nothing to do
BEGIN_TURN: Final = 1  # the turn of `seat` begins
TAKE_CARD: Final = 2  # `seat` takes `todo` cards
PLAY_ON: Final = 3  # `seat` lays out, lays off and discards
KNOCKS: Final = 4  # a card was put on the pile: who knocks?
END_TURN: Final = 5
END_ROUND: Final = 6  # `ender` is the seat that ended it, if any
NEXT_KEEPER: Final = 7  # the next seat that may keep cards
START_ROUND: Final = 8
