"""What comes next when a move has been made.

Rules return one of these; `flow` goes on from step to step until a decision is awaited. So no
rule calls another that comes later, and each can be read alone.
"""

from typing import Final

WAIT: Final = 0  # a decision is awaited: nothing to do
BEGIN_TURN: Final = 1  # the turn of `seat` begins
TAKE_CARD: Final = 2  # `seat` takes `todo` cards
PLAY_ON: Final = 3  # `seat` lays out, lays off and discards
KNOCKS: Final = 4  # a card was put on the pile: who knocks?
END_TURN: Final = 5
END_ROUND: Final = 6  # `ender` says who ended it, if anyone
NEXT_KEEPER: Final = 7  # the next seat that may keep cards
START_ROUND: Final = 8
