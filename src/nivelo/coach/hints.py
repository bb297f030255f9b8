"""A hint: what is missing, what would help, how many such cards are unseen."""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.bots import make_bot
from nivelo.coach.going_out import going_out
from nivelo.coach.unseen import unseen
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.groups import Group
from nivelo.engine.view import View

HINT_BOT = "hard"


@dataclass(frozen=True)
class Hint:
    """What a hand lacks for its level.

    `layout` is one that ends the round at once, or else one with the fewest jokers, if there is
    one; `helps` gives, for each face that brings the level closer, how many copies are unseen;
    `suggestion` is a move, if one is due.
    """

    level: int
    missing: int
    layout: list[Group]
    helps: dict[int, int]
    unseen: int
    suggestion: str


def hint(view: View) -> Hint:
    """A hint for the seat of this view.

    >>> from nivelo.engine.random.fairness import seed_from_text
    >>> from nivelo.engine.state import new_state
    >>> from nivelo.engine.view import view
    >>> from nivelo.games import load
    >>> first = hint(view(new_state(load("level8-101"), seed_from_text("an evening")), 0))
    >>> first.level, first.missing, first.unseen
    (1, 1, 90)
    """
    seat, number = view.seat, view.levels[view.seat]
    left = unseen(view)
    suggestion = make_bot(HINT_BOT).choose(view).text if view.legal else ""
    if number > view.game.last_level or view.laid_out[seat]:
        return Hint(number, 0, [], {}, sum(left), suggestion)
    level = view.game.level(seat, number)
    hand = hand_of(view.hand + view.opened[seat])  # what it shows is still its own
    return Hint(
        number,
        int(view.game.solver.missing(hand, level)),
        layout_for(view),
        {face: left[face] for face in view.game.solver.helps(hand, level)},
        sum(left),
        suggestion,
    )


def layout_for(view: View) -> list[Group]:
    """The layout to suggest for this hand now; None if there is none."""
    ending = going_out(view)
    if ending is not None and not ending.take:
        return ending.layout
    level = view.game.level(view.seat, view.levels[view.seat])
    hand = hand_of(view.hand + view.opened[view.seat])
    layouts = view.game.finder.thrifty_layouts(hand, level, 1, view.spare_needed)
    return layouts[0] if layouts else []
