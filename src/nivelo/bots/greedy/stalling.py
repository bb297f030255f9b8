"""Stalling: rounds that do not end, because players hold what others need or nothing fits.

With many seats and a common pile most cards are in the hands. If all hold on to whatever might
help, only useless cards circulate, and the round lasts for ever. So after a while bots let go of
cards that they do not need, later of any card, and then start again with different hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from nivelo.engine.groups.solver import Solver
from nivelo.engine.rules.long_rounds import cards_off_table, something_fits
from nivelo.engine.view import View

LONG: Final = 60  # nine rounds in ten are over by then, in every game
VERY_LONG: Final = 240
SHAKEN: Final = 3  # laps in which any card may go
CALM: Final = 3  # laps between them
FAR_OFF: Final = 3  # missing cards at which a seat has no hope


def lets_go(turns: i64) -> bool:
    """Time to let go of cards that are not needed, even promising ones?"""
    return turns > LONG


def lets_go_of_any(turns: i64, players: i64) -> bool:
    """Time to let go of any card, and to try something else? For some laps, repeatedly."""
    if turns <= 2 * LONG:
        return False
    return (turns - 2 * LONG) % ((SHAKEN + CALM) * players) < SHAKEN * players


def gives_up(turns: i64, players: i64, missing: i64) -> bool:
    """Time to let go of any card? A seat far from its level leaves it to the others."""
    return lets_go_of_any(turns, players) or (lets_go(turns) and missing >= FAR_OFF)


def is_stalling(view: View) -> bool:
    return lets_go(view.turns)


def is_deadlocked(view: View) -> bool:
    return lets_go_of_any(view.turns, view.game.players)


def is_out_of_reach(view: View, seat: i64, solver: Solver) -> bool:
    """Is a seat unable to lay out, even with all the cards that are not on the table?"""
    if view.turns <= LONG or view.laid_out[seat]:
        return False
    level = view.game.level(seat, view.levels[seat])
    return not solver.has_level(cards_off_table(view.game, view.groups), level)


def is_alone(view: View, seat: i64, solver: Solver) -> bool:
    """Is a seat the only one that could still lay out, so that nobody profits if it gives up?"""
    for q in range(len(view.laid_out)):
        if q != seat and not view.laid_out[q] and not is_out_of_reach(view, q, solver):
            return False
    return True


def is_dead(view: View, solver: Solver) -> bool:
    """Can nothing on the table change any more, whatever cards come? Or is that very unlikely?

    No card off the table fits there, and seats that have not laid out never can. Then the round
    ends only when there is nothing left to take, so that discards make hands smaller: bots then
    play the cards that empty the piles. With a common pile they also do so when everything else has
    been tried for long: the needed cards are then spread over too many hands.
    """
    if view.turns <= LONG or not view.groups:
        return False
    if view.game.rules.common_pile and view.turns > VERY_LONG:
        return True
    if something_fits(view.game, view.groups):
        return False
    for q in range(len(view.laid_out)):
        if not view.laid_out[q] and not is_out_of_reach(view, q, solver):
            return False
    return True


def smallest_hand(view: View) -> i64:
    """The seat with the fewest cards, which is let out of a dead round; among equals the first."""
    smallest: i64 = 0
    q: i64
    for q in range(1, view.game.players):
        if view.hand_sizes[q] < view.hand_sizes[smallest]:
            smallest = q
    return smallest
