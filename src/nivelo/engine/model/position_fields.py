"""The fields of a position: how they start, are copied, seen, and got back.

Written by scripts/write_fields.py from scripts/fields.py; do not edit.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, cards_of, no_cards, numbers
from nivelo.engine.events import Event
from nivelo.engine.groups.groups import Group, group_data
from nivelo.engine.model.decisions import NOBODY, OVER
from nivelo.engine.model.game import Game
from nivelo.engine.random.chance import Chance
from nivelo.engine.random.stream import Stream


class PositionFields:
    """The data of a position: that of a new game, or a copy of another position's.

    All is set here and nowhere else, so that compiled code need not ask whether it is.
    """

    def __init__(self, game: Game, stream: Stream, source: PositionFields | None = None) -> None:
        self.game: Game = game
        self.stream: Stream = stream
        self.log: list[Event] | None = None  # where events go, if anyone wants them
        self.chance: Chance | None = None  # decides in place of the stream
        self.legal: Cards = no_cards()  # the moves allowed now, once they are listed
        self.legal_known: bool = False
        self.shared: bool = False  # a copy has some of the same lists
        if source is None:
            n = int(game.players)
            room = int(game.deck.size)
            self.level: vec[i64] = numbers(n, 1)  # of each seat
            self.laid_out: vec[i64] = numbers(n)  # 1: the seat's level is on the table
            self.hands: list[Cards] = [no_cards(16) for _ in range(n)]
            self.piles: list[Cards] = [
                no_cards() for _ in range(1 if game.rules.common_pile else n)
            ]
            self.draw_pile: Cards = no_cards(room)
            self.under: Cards = no_cards()  # face up under the draw pile
            self.front: list[Cards] = [no_cards() for _ in range(n)]  # in front of each seat
            self.opened: list[Cards] = [no_cards() for _ in range(n)]  # temporarily face up
            # cards that everyone saw go to each hand
            self.known: list[Cards] = [no_cards() for _ in range(n)]
            self.kept: list[Cards] = [no_cards() for _ in range(n)]  # for the next round
            self.beside: i64 = 0  # direction cards beside the discard pile
            self.thrown: i64 = 0  # 1: a knock card is on the table, not yet answered
            self.stock: i64 = 0  # board: jokers in the middle
            self.towers: vec[i64] = numbers(n)  # board: where each seat's pieces stand
            self.groups: list[Group] = []
            self.dealer: i64 = 0
            self.turn: i64 = 0  # whose turn it is
            self.direction: i64 = 1
            self.round: i64 = 0
            self.turns: i64 = 0  # begun in this round
            self.all_turns: i64 = 0  # begun in the game
            self.decisions: i64 = 0  # made in the game
            self.winner: i64 = NOBODY
            self.decision: i64 = OVER  # the pending decision
            self.to_act: i64 = NOBODY  # the seat to act
            self.todo: i64 = 0  # cards still to take, open, put down or keep
            self.done: i64 = 0  # cards put down so far
            self.dice: vec[i64] = numbers(2)
            self.again: bool = False  # board: another turn follows
            self.asked: i64 = -1  # board: the value or colour asked for
            self.must_steal: bool = False  # board: one of the opened cards must be taken
            self.took_top: bool = False  # the next seat took its card by refusing a knock
            self.ender: i64 = NOBODY  # who ended the round
            self.knocker: i64 = NOBODY
            self.draft: list[Group] = []  # groups of the draft
            self.draft_anchor: i64 = -1
            self.draft_cards: Cards = no_cards()  # placed cards of its next group
            # a cached bound: at least this many cards are missing
            self.at_least: vec[i64] = numbers(n)
        else:
            self.shared = True
            source.shared = True
            self.level = source.level[:]
            self.laid_out = source.laid_out[:]
            self.hands = [c.clone() for c in source.hands]
            self.piles = [c.clone() for c in source.piles]
            self.draw_pile = source.draw_pile.clone()
            self.under = source.under.clone()
            self.front = source.front
            self.opened = source.opened
            self.known = [c.clone() for c in source.known]
            self.kept = source.kept
            self.beside = source.beside
            self.thrown = source.thrown
            self.stock = source.stock
            self.towers = source.towers[:] if game.board else source.towers
            self.groups = source.groups
            self.dealer = source.dealer
            self.turn = source.turn
            self.direction = source.direction
            self.round = source.round
            self.turns = source.turns
            self.all_turns = source.all_turns
            self.decisions = source.decisions
            self.winner = source.winner
            self.decision = source.decision
            self.to_act = source.to_act
            self.todo = source.todo
            self.done = source.done
            self.dice = source.dice[:] if game.board else source.dice
            self.again = source.again
            self.asked = source.asked
            self.must_steal = source.must_steal
            self.took_top = source.took_top
            self.ender = source.ender
            self.knocker = source.knocker
            self.draft = source.draft
            self.draft_anchor = source.draft_anchor
            self.draft_cards = source.draft_cards.clone()
            self.at_least = source.at_least[:]

    def unshare(self) -> None:
        """Have lists of its own: called before these change, which copies share.

        `front`, `opened`, `kept`, `groups` and `draft`.
        """
        if self.shared:
            self.shared = False
            self.front = [c.clone() for c in self.front]
            self.opened = [c.clone() for c in self.opened]
            self.kept = [c.clone() for c in self.kept]
            self.groups = self.groups[:]
            self.draft = self.draft[:]


class SeenFields:
    """What a seat may know of a position; nobody's seat is -1."""

    def __init__(self, p: PositionFields, seat: int) -> None:
        self.round: int = int(p.round)
        self.turns: int = int(p.turns)
        self.all_turns: int = int(p.all_turns)
        self.decisions: int = int(p.decisions)
        self.dealer: int = int(p.dealer)
        self.turn: int = int(p.turn)
        self.direction: int = int(p.direction)
        self.to_act: int = int(p.to_act)
        self.decision: int = int(p.decision)
        self.ender: int = int(p.ender)
        self.winner: int = int(p.winner)
        self.levels: list[int] = [int(n) for n in p.level]
        self.laid_out: list[bool] = [n == 1 for n in p.laid_out]
        self.hand: list[int] = p.hands[seat].faces() if seat >= 0 else []
        self.kept: list[int] = p.kept[seat].faces() if seat >= 0 else []
        self.hand_sizes: list[int] = [int(c.n) for c in p.hands]
        self.kept_sizes: list[int] = [int(c.n) for c in p.kept]
        self.known: list[list[int]] = [c.faces() for c in p.known]
        self.kept_seen: list[list[int]] = [p.game.kept_openly(c) for c in p.kept]
        self.piles: list[list[int]] = [c.faces() for c in p.piles]
        self.draw_size: int = int(p.draw_pile.n)
        self.under: list[int] = p.under.faces()
        self.front: list[list[int]] = [c.faces() for c in p.front]
        self.opened: list[list[int]] = [c.faces() for c in p.opened]
        self.beside: int = int(p.beside)
        self.thrown: int = int(p.thrown)
        self.knocker: int = int(p.knocker)
        self.stock: int = int(p.stock)
        self.towers: list[int] = [int(n) for n in p.towers]
        self.dice: list[int] = [int(n) for n in p.dice]
        self.again: bool = p.again
        self.must_steal: bool = p.must_steal
        self.asked: int = int(p.asked)
        self.todo: int = int(p.todo)
        self.done: int = int(p.done)
        self.groups: list[Group] = p.groups[:]
        self.draft: list[Group] = p.draft[:]
        self.draft_anchor: int = int(p.draft_anchor)
        self.draft_cards: list[int] = p.draft_cards.faces()

    def seen(self) -> dict[str, object]:
        """All of it as plain values that JSON can hold: cards as faces."""
        return {
            "round": self.round,
            "turns": self.turns,
            "all_turns": self.all_turns,
            "decisions": self.decisions,
            "dealer": self.dealer,
            "turn": self.turn,
            "direction": self.direction,
            "to_act": self.to_act,
            "decision": self.decision,
            "ender": self.ender,
            "winner": self.winner,
            "levels": self.levels,
            "laid_out": self.laid_out,
            "hand": self.hand,
            "kept": self.kept,
            "hand_sizes": self.hand_sizes,
            "kept_sizes": self.kept_sizes,
            "known": self.known,
            "kept_seen": self.kept_seen,
            "piles": self.piles,
            "draw_size": self.draw_size,
            "under": self.under,
            "front": self.front,
            "opened": self.opened,
            "beside": self.beside,
            "thrown": self.thrown,
            "knocker": self.knocker,
            "stock": self.stock,
            "towers": self.towers,
            "dice": self.dice,
            "again": self.again,
            "must_steal": self.must_steal,
            "asked": self.asked,
            "todo": self.todo,
            "done": self.done,
            "groups": [group_data(g) for g in self.groups],
            "draft": [group_data(g) for g in self.draft],
            "draft_anchor": self.draft_anchor,
            "draft_cards": self.draft_cards,
        }


def copy_seen(p: PositionFields, seen: SeenFields) -> None:
    """Give a position all that everyone sees in a view: no hands and no draw pile."""
    p.level = vec[i64](seen.levels)
    p.laid_out = vec[i64]([1 if flag else 0 for flag in seen.laid_out])
    p.piles = [cards_of(c) for c in seen.piles]
    p.under = cards_of(seen.under)
    p.front = [cards_of(c) for c in seen.front]
    p.opened = [cards_of(c) for c in seen.opened]
    p.known = [cards_of(c) for c in seen.known]
    p.beside = seen.beside
    p.thrown = seen.thrown
    p.stock = seen.stock
    p.towers = vec[i64](seen.towers)
    p.groups = seen.groups[:]
    p.dealer = seen.dealer
    p.turn = seen.turn
    p.direction = seen.direction
    p.round = seen.round
    p.turns = seen.turns
    p.all_turns = seen.all_turns
    p.decisions = seen.decisions
    p.winner = seen.winner
    p.decision = seen.decision
    p.to_act = seen.to_act
    p.todo = seen.todo
    p.done = seen.done
    p.dice = vec[i64](seen.dice)
    p.again = seen.again
    p.asked = seen.asked
    p.must_steal = seen.must_steal
    p.ender = seen.ender
    p.knocker = seen.knocker
    p.draft = seen.draft[:]
    p.draft_anchor = seen.draft_anchor
    p.draft_cards = cards_of(seen.draft_cards)


def lying(p: PositionFields) -> list[Cards]:
    """All places where cards lie, but for groups and what is only counted."""
    return [*p.hands, *p.piles, p.draw_pile, p.under, *p.front, *p.opened, *p.kept]


def lying_open(seen: SeenFields) -> list[list[int]]:
    """Those of them that everyone sees."""
    return [*seen.piles, seen.under, *seen.front, *seen.opened]
