"""A position: everything that lies on the table and in the hands, and what is awaited."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, no_cards, numbers
from nivelo.engine.events import Event
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.game import Game
from nivelo.engine.random.stream import Stream

# The kinds of decisions; the engine always waits for exactly one.
TAKING: Final = 0  # step 1: take a card
PLAYING: Final = 1  # steps 2 and 3: lay out, lay off, discard
LAYING_OUT: Final = 2  # the next group or card of a layout
SECOND_DISCARD: Final = 3  # board: one more discard, all groups being full
MOVING: Final = 4  # board: which of two fields
CHOOSING: Final = 5  # board: which action on a free-choice field
EXCHANGING: Final = 6  # board: which cards to exchange
ASKING: Final = 7  # board: what to ask for
GIVING: Final = 8  # board: which card to give
OPENING: Final = 9  # which cards to lay open
STEALING: Final = 10  # which opened card to take
SWAPPING: Final = 11  # Master: which cards to swap
WISHING: Final = 12  # NivelDoce: which cards go along with a wish
COUNTING: Final = 13  # NivelDoce: how many to draw for a wish
KNOCKING: Final = 14  # NivelDoce: knock or not
ANSWERING: Final = 15  # NivelDoce: take the top card, or leave it to the one who knocked
KEEPING: Final = 16  # which cards to keep for the next round
OVER: Final = 17  # nothing: the game is over

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


class Position:
    """The data of a position. What may be done with it is in the modules of the rules."""

    def __init__(self, game: Game, stream: Stream, source: Position | None = None) -> None:
        self.game: Game = game
        self.stream: Stream = stream
        self.log: list[Event] | None = None  # where events go, if anyone wants them
        self.legal: Cards = no_cards()  # the moves allowed now, once they are listed
        self.legal_known: bool = False
        if source is not None:
            self.copy_from(source)
            return

        n = int(game.players)
        room = int(game.deck.size)
        self.level: vec[i64] = numbers(n, 1)  # of each seat
        self.laid_out: vec[i64] = numbers(n)  # 1: the seat's level lies on the table
        self.hands: list[Cards] = [no_cards(16) for _ in range(n)]
        self.piles: list[Cards] = [no_cards() for _ in range(1 if game.rules.common_pile else n)]
        self.draw_pile: Cards = no_cards(room)
        self.under: Cards = no_cards()  # face up under the draw pile
        self.front: list[Cards] = [no_cards() for _ in range(n)]  # in front of each seat
        self.opened: list[Cards] = [no_cards() for _ in range(n)]  # laid open for a while
        self.known: list[Cards] = [no_cards() for _ in range(n)]  # in hands, as all saw
        self.kept: list[Cards] = [no_cards() for _ in range(n)]  # for the next round
        self.beside: i64 = 0  # direction cards beside the discard pile
        self.thrown: i64 = 0  # 1: a knock card lies on the table, not yet answered
        self.stock: i64 = 0  # board: jokers in the middle
        self.towers: vec[i64] = numbers(n)  # board: where each seat's pieces stand
        self.groups: list[Group] = []
        self.at_least: vec[i64] = numbers(n)  # a bound: so many cards are missing at least

        self.dealer: i64 = 0
        self.turn: i64 = 0  # whose turn it is
        self.direction: i64 = 1
        self.round: i64 = 0
        self.turns: i64 = 0  # begun in this round
        self.all_turns: i64 = 0
        self.decisions: i64 = 0
        self.winner: i64 = NOBODY

        self.decision: i64 = OVER  # what is awaited
        self.to_act: i64 = NOBODY  # of whom
        self.todo: i64 = 0  # cards still to take, open, put down or keep
        self.done: i64 = 0  # cards put down so far
        self.dice: vec[i64] = numbers(2)
        self.again: bool = False  # board: one more turn follows
        self.asked: i64 = -1  # board: what is asked for
        self.must_steal: bool = False  # board: one of the opened cards must be taken
        self.took_top: bool = False  # the next seat took its card by refusing a knock
        self.ender: i64 = NOBODY  # who ended the round
        self.knocker: i64 = NOBODY
        self.draft: list[Group] = []  # groups of a layout in the making
        self.draft_anchor: i64 = -1
        self.draft_cards: Cards = no_cards()  # placed cards of its next group

    def copy_from(self, other: Position) -> None:
        """Become an independent copy of another position of the same game."""
        self.level = other.level[:]
        self.laid_out = other.laid_out[:]
        self.hands = [c.clone() for c in other.hands]
        self.piles = [c.clone() for c in other.piles]
        self.draw_pile = other.draw_pile.clone()
        self.under = other.under.clone()
        self.front = [c.clone() for c in other.front]
        self.opened = [c.clone() for c in other.opened]
        self.known = [c.clone() for c in other.known]
        self.kept = [c.clone() for c in other.kept]
        self.beside = other.beside
        self.thrown = other.thrown
        self.stock = other.stock
        self.towers = other.towers[:]
        self.groups = other.groups[:]
        self.at_least = other.at_least[:]
        self.dealer = other.dealer
        self.turn = other.turn
        self.direction = other.direction
        self.round = other.round
        self.turns = other.turns
        self.all_turns = other.all_turns
        self.decisions = other.decisions
        self.winner = other.winner
        self.decision = other.decision
        self.to_act = other.to_act
        self.todo = other.todo
        self.done = other.done
        self.dice = other.dice[:]
        self.again = other.again
        self.asked = other.asked
        self.must_steal = other.must_steal
        self.took_top = other.took_top
        self.ender = other.ender
        self.knocker = other.knocker
        self.draft = other.draft[:]
        self.draft_anchor = other.draft_anchor
        self.draft_cards = other.draft_cards.clone()

    def pile_of(self, seat: i64) -> Cards:
        """The discard pile that a seat puts its cards on."""
        if self.game.rules.common_pile:
            return self.piles[0]
        return self.piles[seat]

    def neighbour(self, seat: i64, steps: i64) -> i64:
        """The seat so many places to the left (clockwise)."""
        n = self.game.players
        return (seat + steps % n + n) % n

    def await_move(self, decision: i64, seat: i64) -> None:
        self.decision = decision
        self.to_act = seat

    def tell(self, what: str, seat: i64, card: i64 = -1, place: i64 = -1) -> None:
        """Log something that everyone sees."""
        log = self.log
        if log is not None:
            log.append(Event(what, seat, [] if card < 0 else [card], place))

    def tell_secret(self, what: str, seat: i64, card: i64) -> None:
        """Log something whose card only its seat sees."""
        log = self.log
        if log is not None:
            log.append(Event(what, seat, [card], -1, True))

    def receive(self, seat: i64, face: i64, seen: bool) -> None:
        """A card comes to a hand; everyone knows it if they saw it."""
        self.hands[seat].add(face)
        self.at_least[seat] -= 1
        if seen or (self.game.rules.jokers_apart and self.game.deck.is_joker(face)):
            self.known[seat].add(face)

    def give_up(self, seat: i64, face: i64) -> None:
        """A card leaves a hand, openly."""
        self.hands[seat].remove(face)
        known = self.known[seat]
        if known.n > 0:
            known.remove(face)
