"""The contents of an observation, column by column.

Everything in it is also in `nivelo.engine.view.View`, under the same name. Features that a game
lacks (dice, kept cards, knocks) have no columns.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.engine.cards.specials import DIRECTION, KNOCK
from nivelo.engine.errors import OptionError
from nivelo.engine.groups.levels import GROUP_KINDS
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import ANCHOR, CARD
from nivelo.engine.model.position import OVER

NONE: Final = -1  # start of columns that do not exist
PIPS: Final = 6


@final
class Section:
    """Adjacent columns with one meaning: their start and shape."""

    def __init__(self, name: str, at: int, shape: tuple[int, ...]) -> None:
        self.name = name
        self.at = at
        self.shape = shape

    @property
    def size(self) -> int:
        size = 1
        for n in self.shape:
            size *= n
        return size

    @property
    def end(self) -> int:
        return self.at + self.size

    def __repr__(self) -> str:
        return f"<Section {self.name} {self.at}:{self.end} {self.shape}>"


class Layout:
    """The columns of a game's observations: all, or those with the given names.

    Seats, piles and groups are in absolute order. Cards are counted by face. Categorical values (a
    decision, a level, a seat) are one-hot.
    """

    def __init__(self, game: Game, wanted: list[str] | None = None) -> None:
        deck = game.deck
        self.wanted = wanted
        self.names: list[str] = []  # all that the game has
        self.sections: list[Section] = []
        self.width: i64 = 0
        self.players: i64 = game.players
        self.faces: i64 = deck.faces
        self.first_joker: i64 = deck.first_joker
        self.first_special: i64 = deck.first_special
        self.jokers: i64 = deck.first_special - deck.first_joker
        self.specials: i64 = deck.faces - deck.first_special
        self.kinds: i64 = deck.kinds
        self.values: i64 = deck.values
        self.colours: i64 = deck.colours
        self.askable: i64 = deck.values + deck.colours
        self.level_count: i64 = game.last_level + 1  # a seat that is through has one more
        self.pile_count: i64 = 1 if game.rules.common_pile else game.players
        self.fields: i64 = game.fields
        self.pips: i64 = PIPS
        self.decisions: i64 = OVER + 1
        self.anchors: i64 = game.moves.first[CARD] - game.moves.first[ANCHOR]

        # The features of the game.
        self.board: bool = game.board
        self.jokers_apart: bool = game.rules.jokers_apart
        self.has_specials: bool = self.specials > 0
        self.reverses: bool = deck.face_with[DIRECTION] >= 0
        self.knocks: bool = deck.face_with[KNOCK] >= 0
        self.opens: bool = game.board or deck.leads_to("opening")
        keeps = deck.leads_to("keeping") or (game.rules.keep_cards > 0 and any(game.keeps))
        self.keeps: bool = keeps
        self.keeps_openly: bool = keeps and game.rules.jokers_apart

        # Of a group: kind, owner, low and high end, colour, pictures, number of cards.
        self.group_kinds: i64 = len(GROUP_KINDS)
        self.group_owner: i64 = self.group_kinds
        self.group_low: i64 = self.group_owner + self.players
        self.group_high: i64 = self.group_low + self.kinds
        self.group_colour: i64 = self.group_high + self.kinds
        self.group_pictures: i64 = self.group_colour + self.colours
        self.group_size: i64 = self.group_pictures + self.kinds - self.values
        self.group_width: i64 = self.group_size + 1
        self.group_count: i64 = game.moves.groups
        self.groups: i64 = NONE  # the sections that a row writes itself
        self.table: i64 = NONE

        self.cards: i64 = deck.size  # in a stack, at most
        self.choices: i64 = 0  # maximum number of one-hot values in a row
        self.stacks: i64 = 0  # and of card counts

    def check_wanted(self, game: Game) -> None:
        for name in self.wanted or []:
            if name not in self.names:
                raise OptionError(
                    "env/column",
                    f"{game.name} has no columns {name!r}, only {', '.join(self.names)}",
                )

    def add(self, name: str, shape: tuple[int, ...], there: bool = True) -> int:
        """Append a section, if the game has it and it is wanted; returns its start."""
        if not there:
            return NONE
        self.names.append(name)
        if self.wanted is not None and name not in self.wanted:
            return NONE
        section = Section(name, int(self.width), shape)
        self.sections.append(section)
        self.width += section.size
        return section.at
