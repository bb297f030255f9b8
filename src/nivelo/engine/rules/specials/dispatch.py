"""Playing a special card in step 3: the rule of each, by number.

A rule gets the position, the card, and the target seat or NOWHERE; it returns the next step. Wish
and knock are played at other times, so their files stand alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from nivelo.engine.cards.specials import DIRECTION, DRAW_TWO, KEEP, SKIP, STOPPER, SWAP, TAKE
from nivelo.engine.model.position import Position
from nivelo.engine.rules.specials.direction import play_direction
from nivelo.engine.rules.specials.draw_two import play_draw_two
from nivelo.engine.rules.specials.keep import play_keep
from nivelo.engine.rules.specials.open_three import play_take
from nivelo.engine.rules.specials.skip import play_skip
from nivelo.engine.rules.specials.swap import play_swap

PLAY_SPECIAL: Final[dict[int, Callable[[Position, i64, i64], i64]]] = {
    SKIP: play_skip,
    TAKE: play_take,
    SWAP: play_swap,
    KEEP: play_keep,
    STOPPER: play_skip,
    DRAW_TWO: play_draw_two,
    DIRECTION: play_direction,
}
