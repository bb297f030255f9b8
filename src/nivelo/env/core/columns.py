"""What an observation holds, column by column.

Everything in it is in `nivelo.engine.view.View` too, under the same name. What a game does not
have (dice, kept cards, knocks) has no columns in it.
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

NONE: Final = -1  # where columns begin that are not there
PIPS: Final = 6


@final
class Section:
    """Neighbouring columns with one meaning: where they begin, and the shape they have."""

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


@final
class Columns:
    """The columns of a game's observations: all, or those of the wanted names.

    Seats, piles and groups come in their own order. Cards are counted by their faces. Whatever is
    one of several things (a decision, a level, a seat) has a column for each, of which one is 1.
    """

    def __init__(self, game: Game, wanted: list[str] | None = None) -> None:
        deck = game.deck
        self.wanted = wanted
        self.names: list[str] = []  # of all that the game has
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
        self.levels: i64 = game.last_level + 1  # who is through has one more
        self.fields: i64 = game.fields
        self.group_kinds: i64 = len(GROUP_KINDS)

        seats = int(self.players)
        faces = int(self.faces)
        levels = int(self.levels)
        piles = 1 if game.rules.common_pile else seats
        keeps = deck.leads_to("keeping") or (game.rules.keep_cards > 0 and any(game.keeps))
        opens = game.board or deck.leads_to("opening")
        turns_round = deck.face_with[DIRECTION] >= 0
        knocks = deck.face_with[KNOCK] >= 0
        specials = self.specials > 0
        anchors = int(game.moves.first[CARD] - game.moves.first[ANCHOR])

        self.seat: i64 = self.add("seat", (seats,))
        self.own_level: i64 = self.add("own_level", (levels,))
        self.own_laid_out: i64 = self.add("own_laid_out", (1,))
        self.hand: i64 = self.add("hand", (faces,))
        self.kept: i64 = self.add("kept", (faces,), keeps)

        self.decision: i64 = self.add("decision", (OVER + 1,))
        self.to_act: i64 = self.add("to_act", (seats,))
        self.turn: i64 = self.add("turn", (seats,))
        self.dealer: i64 = self.add("dealer", (seats,))
        self.round: i64 = self.add("round", (1,))
        self.turns: i64 = self.add("turns", (1,))
        self.todo: i64 = self.add("todo", (1,))
        self.done: i64 = self.add("done", (1,))
        self.direction: i64 = self.add("direction", (1,), turns_round)
        self.beside: i64 = self.add("beside", (1,), turns_round)
        self.thrown: i64 = self.add("thrown", (1,), knocks)
        self.knocker: i64 = self.add("knocker", (seats,), knocks)

        self.level: i64 = self.add("levels", (seats, levels))
        self.laid_out: i64 = self.add("laid_out", (seats,))
        self.hand_sizes: i64 = self.add("hand_sizes", (seats,))
        self.kept_sizes: i64 = self.add("kept_sizes", (seats,), keeps)
        self.known: i64 = self.add("known", (seats, faces))
        self.opened: i64 = self.add("opened", (seats, faces), opens)
        seen = keeps and game.rules.jokers_apart
        self.kept_seen: i64 = self.add("kept_seen", (seats, int(self.jokers)), seen)
        self.front: i64 = self.add("front", (seats, int(self.specials)), specials)

        self.draw_size: i64 = self.add("draw_size", (1,))
        self.under: i64 = self.add("under", (int(self.specials),), specials)
        self.tops: i64 = self.add("tops", (piles, faces))
        self.piles: i64 = self.add("piles", (piles, faces))
        self.stock: i64 = self.add("stock", (1,), game.rules.jokers_apart)
        self.towers: i64 = self.add("towers", (seats, int(game.fields)), game.board)
        self.dice: i64 = self.add("dice", (2, PIPS), game.board)
        self.again: i64 = self.add("again", (1,), game.board)
        self.must_steal: i64 = self.add("must_steal", (1,), game.board)
        self.asked: i64 = self.add("asked", (int(deck.values + deck.colours),), game.board)

        # Of a group: kind, owner, low and high end, colour, pictures, number of cards.
        self.group_owner: i64 = self.group_kinds
        self.group_low: i64 = self.group_owner + self.players
        self.group_high: i64 = self.group_low + self.kinds
        self.group_colour: i64 = self.group_high + self.kinds
        self.group_pictures: i64 = self.group_colour + self.colours
        self.group_size: i64 = self.group_pictures + self.kinds - self.values
        self.group_width: i64 = self.group_size + 1
        most = int(game.moves.groups)
        self.groups: i64 = self.add("groups", (most, int(self.group_width)))
        self.table: i64 = self.add("table", (faces,))
        self.draft: i64 = self.add("draft", (faces,))
        self.draft_groups: i64 = self.add("draft_groups", (1,))
        self.draft_anchor: i64 = self.add("draft_anchor", (anchors,))

        for name in wanted or []:
            if name not in self.names:
                raise OptionError(
                    "env/column",
                    f"{game.name} has no columns {name!r}, only {', '.join(self.names)}",
                )
        # How often a row chooses one of several columns, and counts cards: at most.
        self.choices: i64 = 12 + 3 * self.players + piles
        self.stacks: i64 = 4 + 4 * self.players + piles
        self.cards: i64 = deck.size  # in a stack, at most

    def add(self, name: str, shape: tuple[int, ...], there: bool = True) -> int:
        """Append a section, if the game has such a thing and it is wanted; where it begins."""
        if not there:
            return NONE
        self.names.append(name)
        if self.wanted is not None and name not in self.wanted:
            return NONE
        section = Section(name, int(self.width), shape)
        self.sections.append(section)
        self.width += section.size
        return section.at
