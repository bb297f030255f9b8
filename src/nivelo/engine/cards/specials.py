"""The special cards, each declared once.

Deck, moves, rules, game files, bots, terminal, server and pages read this table; the effect of a
card is in `engine/rules/specials`, found by its `dispatch`. The pages have the table as
`web/cards/specials.js`, written by `scripts/special_cards.py`.
"""

from __future__ import annotations

from typing import Final, final

# The number of a card is its place in the table: it determines the order of faces and so the list
# of moves, which records, environments and clients rely on. New cards go at the end.
SKIP: Final = 1
TAKE: Final = 2
SWAP: Final = 3
KEEP: Final = 4
STOPPER: Final = 5
DRAW_TWO: Final = 6
DIRECTION: Final = 7
WISH: Final = 8
KNOCK: Final = 9

# When it is played.
INSTEAD_OF_DISCARD: Final = 0
INSTEAD_OF_TAKING: Final = 1
OUT_OF_TURN: Final = 2

# On whom.
NO_SEAT: Final = 1
ONE_SEAT: Final = 2
EITHER: Final = 3

# Traits that the rules of other cards, piles and hands need to know, as bits.
DISCARDABLE: Final = 1  # may be discarded without effect at any time, not only as the last card
ACTS_AS_LAST: Final = 2  # has its effect even as the last card of the hand
STOPS: Final = 4  # the seat in front of which it lies loses its next turn; one for each seat
SLIDES_UNDER: Final = 8  # is slid face up under the draw pile, not put under a discard pile
NOT_ON_WISH: Final = 16  # may be put on a wish, but not as the top card
NOT_WITH_WISH: Final = 32  # may not be put on a wish


@final
class Special:
    """A special card: when and on whom it is played, and its traits.

    Its name is its notation and its key in game files, and the key of its picture and texts on the
    pages. `leads_to` names the decisions that follow when it is played, `says` completes the
    terminal's sentence "play …:", and `rules` is the key of its text on the rules page.
    """

    def __init__(
        self,
        number: int,
        name: str,
        when: int,
        at: int,
        traits: int,
        rules: str,
        *,
        says: str = "",
        leads_to: tuple[str, ...] = (),
        common_pile: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.when = when
        self.at = at
        self.traits = traits
        self.rules = rules
        self.says = says
        self.leads_to = leads_to
        self.common_pile = common_pile  # only in games with one discard pile for all


SPECIALS: Final = (
    Special(
        SKIP,
        "skip",
        INSTEAD_OF_DISCARD,
        ONE_SEAT,
        DISCARDABLE | STOPS | SLIDES_UNDER,
        "rules-skip-play",
    ),
    Special(
        TAKE,
        "take",
        INSTEAD_OF_DISCARD,
        NO_SEAT,
        DISCARDABLE | SLIDES_UNDER,
        "rules-take",
        says="the others open three cards, you may take one",
        leads_to=("opening", "stealing"),
    ),
    Special(
        SWAP,
        "swap",
        INSTEAD_OF_DISCARD,
        NO_SEAT,
        DISCARDABLE | SLIDES_UNDER,
        "rules-swap",
        says="swap up to three cards",
        leads_to=("swapping",),
    ),
    Special(
        KEEP,
        "keep",
        INSTEAD_OF_DISCARD,
        NO_SEAT,
        DISCARDABLE,
        "rules-keep",
        says="so as to keep up to three cards more if you do not lay out this round",
        leads_to=("keeping",),
    ),
    Special(
        STOPPER,
        "stopper",
        INSTEAD_OF_DISCARD,
        ONE_SEAT,
        STOPS | NOT_ON_WISH,
        "rules-nd-stopper",
        common_pile=True,
    ),
    Special(
        DRAW_TWO,
        "draw-two",
        INSTEAD_OF_DISCARD,
        EITHER,
        ACTS_AS_LAST | NOT_WITH_WISH,
        "rules-nd-draw-two",
        says="on the pile, and draw two cards",
        common_pile=True,
    ),
    Special(
        DIRECTION,
        "direction",
        INSTEAD_OF_DISCARD,
        NO_SEAT,
        0,
        "rules-nd-direction",
        says="so that play turns round",
        common_pile=True,
    ),
    Special(
        WISH,
        "wish",
        INSTEAD_OF_TAKING,
        NO_SEAT,
        DISCARDABLE,
        "rules-nd-wish",
        leads_to=("wishing", "counting"),
        common_pile=True,
    ),
    Special(
        KNOCK,
        "knock",
        OUT_OF_TURN,
        NO_SEAT,
        DISCARDABLE,
        "rules-nd-knock",
        leads_to=("knocking", "answering"),
        common_pile=True,
    ),
)


def special_card(number: int) -> Special:
    """The card with this number, counting from 1: 0 stands for a card that is not special."""
    return SPECIALS[number - 1]
