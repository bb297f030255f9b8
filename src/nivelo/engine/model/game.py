"""A game: immutable rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.groups.levels import Level
from nivelo.engine.groups.solver import Solver
from nivelo.engine.model.moves import Move, MoveList

WISH_EXACT: Final = 0
WISH_UP_TO: Final = 1

DRAW_TWO_ENDS: Final = 0
DRAW_TWO_DRAWS: Final = 1

DEAD_GOES_ON: Final = 0
DEAD_ENDS: Final = 1


@final
class Rules:
    """The settings in which the games of the family differ.

    Filled from a game's file; see docs/custom-games.md for their meanings.
    """

    def __init__(self) -> None:
        self.hand: i64 = 10  # cards dealt to each seat
        self.common_pile: bool = False  # a common discard pile, rather than one for each seat
        self.plain_start: bool = False  # the first card turned up must not be a joker or special
        self.bonus: i64 = 2  # levels for ending the round with the level laid out
        self.all_laid_out_ends: bool = False  # the round ends when everyone has laid out
        self.ender_deals: bool = False  # the ender deals next, else the left neighbour
        self.win_by_layout: bool = True  # laying out the last level wins at once
        self.keep_cards: i64 = 0  # how many cards may be kept for the next round
        self.keep_from_level: i64 = 1
        self.keep_to_level: i64 = 0
        self.jokers_apart: bool = False  # jokers lie in the middle of the board, seen by all
        self.full_groups: bool = False  # full groups take jokers; if all are full: two discards
        self.track: list[int] = []  # the actions of the board's fields, clockwise from the start
        self.wish_draw: i64 = WISH_EXACT
        self.draw_two_last: i64 = DRAW_TWO_ENDS
        self.max_turns_per_round: i64 = 0  # 0: only the rulebook's end
        self.dead_round: i64 = DEAD_GOES_ON  # when nothing can be laid any more (G24)


@final
class Game:
    """A game set up for a number of seats: deck, levels of each seat, rules, list of moves.

    It is immutable, except for the scratch space of the solver and the finder. Make one with
    `nivelo.games.load`.
    """

    def __init__(
        self,
        name: str,
        title: str,
        deck: Deck,
        rules: Rules,
        levels: list[list[Level]],
        keeps: list[bool],
        settings: dict[str, str],
    ) -> None:
        self.name = name
        self.title = title
        self.deck = deck
        self.rules = rules
        self.levels = levels  # of each seat
        self.settings = settings  # the arguments of this game, for records
        self.players: i64 = len(levels)
        self.keeps = keeps  # of each seat: does the keep rule hold for its side?
        self.last_level: i64 = len(levels[0])
        self.board: bool = len(rules.track) > 0
        self.track: vec[i64] = vec[i64](rules.track)
        self.fields: i64 = len(rules.track)
        every = [level for side in levels for level in side]
        self.most_groups: i64 = max(int(level.n) for level in every)
        self.solver = Solver(deck)
        self.finder = LayoutFinder(deck, self.solver)
        self.drafts = self.finder.drafts
        self.moves = MoveList(
            deck,
            len(levels),
            rules.common_pile,
            max(int(spec.anchors) for level in every for spec in level.specs),
            int(self.most_groups) * len(levels),
            len(rules.track),
        )

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        """Itself: it is immutable, so copies of its states share it."""
        return self

    def level(self, seat: i64, number: i64) -> Level:
        """The level with this number (from 1) on a seat's level card."""
        return self.levels[seat][number - 1]

    def kept_openly(self, kept: Cards) -> list[int]:
        """The kept cards that everyone sees: a joker of the board looks the same on both sides."""
        if not self.rules.jokers_apart:
            return []
        return [face for face in kept.faces() if self.deck.is_joker(face)]

    def spare_needed(self, level: i64, others_laid_out: bool) -> i64:
        """How many cards must remain when laying out this level: one to discard.

        None if that ends the game, or the round because all others have laid out (G22).
        """
        if self.rules.win_by_layout and level == self.last_level:
            return 0
        return 0 if self.rules.all_laid_out_ends and others_laid_out else 1

    def move(self, number: int) -> Move:
        return self.moves.moves[number]

    @property
    def num_moves(self) -> int:
        """The size of the fixed list of moves."""
        return int(self.moves.n)

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.players} players>"
