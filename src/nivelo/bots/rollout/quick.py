"""Fast play in determinized positions: much like the bot `greedy`, but for any seat and faster.

Frequent decisions are made here and in the other rollout modules; `greedy` makes the rest.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.greedy.lay_offs import nearness
from nivelo.bots.rollout.board import BoardLook, ask, move_or_choose, steal
from nivelo.bots.rollout.hand_memory import HandMemory
from nivelo.bots.rollout.holding import Holding
from nivelo.bots.rollout.marks import Marks
from nivelo.bots.rollout.playing import discard, part_with, play
from nivelo.bots.rollout.specials import seat_danger
from nivelo.engine.cards.cards import no_cards
from nivelo.engine.cards.specials import WISH
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import DRAW, KNOCK_CARD, LEAVE, PASS, PILE, WISH_CARD
from nivelo.engine.model.position import (
    ANSWERING,
    ASKING,
    CHOOSING,
    COUNTING,
    EXCHANGING,
    GIVING,
    KNOCKING,
    MOVING,
    OPENING,
    PLAYING,
    SECOND_DISCARD,
    STEALING,
    SWAPPING,
    TAKING,
    WISHING,
    Position,
)
from nivelo.engine.rules.flow import apply_move, list_legal
from nivelo.engine.state import State
from nivelo.engine.view import View

DECISION: Final = 10  # as much work as this many steps of the solver
WISH_SPARE: Final = 2
WISH_LEFT: Final = 3
THREAT: Final = 30  # threat of a seat that must not get the card it knocks for


@final
class Quick:
    """Plays any seat of positions of one game. Its only randomness is in its marks."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.decisions: i64 = 0  # made so far
        self.marks = Marks()
        self.memory = HandMemory(game)
        self.holding = Holding(game, self.memory)
        self.board = BoardLook(game, self.holding)
        self.finder = LayoutFinder(game.deck, self.memory.solver)
        self.way_out = WayOut(game)
        self.options = no_cards(32)
        self.greedy = GreedyBot(0)

    def effort(self) -> i64:
        """The work done so far, in a measure that is the same on every machine."""
        return DECISION * self.decisions + self.memory.solver.spent

    def act(self, state: State) -> None:
        """Make one decision for the seat to act."""
        self.decisions += 1
        decision = state.decision
        holding = self.holding
        if decision == PLAYING:
            play(state, holding, self.marks, self.finder, self.way_out, self.options)
        elif decision == TAKING:
            self.take(state)
        elif decision == KNOCKING:
            self.knock(state)
        elif decision == ANSWERING:
            self.answer(state)
        elif decision == MOVING or decision == CHOOSING:
            move_or_choose(state, self.board, self.marks)
        elif decision == ASKING:
            ask(state, self.board, self.marks)
        elif decision == STEALING:
            steal(state, holding, self.marks)
        elif decision == SECOND_DISCARD:
            discard(state, holding, self.marks)
        elif (
            decision == OPENING
            or decision == GIVING
            or decision == SWAPPING
            or decision == EXCHANGING
            or decision == WISHING
        ):
            part_with(state, holding, self.marks)
        elif decision == COUNTING:
            self.count(state)
        else:
            seen = View(state, int(state.to_act))
            apply_move(state, self.greedy.choose(seen).id)

    def take(self, p: Position) -> None:
        """Step 1: a top card that helps, else the draw pile; a wish when far from the level."""
        holding = self.holding
        holding.look(p, p.turn)
        deck = self.game.deck
        first = self.game.moves.first
        best: i64 = -1
        most: i64 = -1
        i: i64
        for i in range(len(p.piles)):
            top = p.piles[i].top()
            if top >= 0 and holding.helps(p, top):
                mark = self.marks.of(top)
                if deck.is_joker(top):
                    mark += self.marks.most
                if mark > most:
                    most = mark
                    best = i
        wish = deck.face_with[WISH]
        if wish >= 0 and not self.game.board and holding.hand.has(wish):
            if self.wants_wish(best >= 0):
                apply_move(p, first[WISH_CARD])
                return
        if best < 0 and p.draw_pile.n == 0:
            best = self.nearest_top(p)
        if best >= 0:
            apply_move(p, first[PILE] + best)
        elif p.draw_pile.n > 0:
            apply_move(p, first[DRAW])
        else:
            apply_move(p, first[PASS])

    def nearest_top(self, p: Position) -> i64:
        """The pile whose top card may be laid off soonest, or -1."""
        best: i64 = -1
        most: i64 = -1
        i: i64
        for i in range(len(p.piles)):
            if p.piles[i].n > 0:
                near = nearness(self.game.deck, p.groups, p.piles[i].top())
                if near > most:
                    most = near
                    best = i
        return best

    def wants_wish(self, top_helps: bool) -> bool:
        """A wish costs the turn, so enough must be missing, and there must be cards to exchange."""
        holding = self.holding
        if holding.laid_out:
            return holding.hand.n >= WISH_LEFT and not top_helps
        enough: i64 = 1
        if top_helps:
            enough = 2
        return holding.missing >= enough and holding.spare() > WISH_SPARE

    def count(self, p: Position) -> None:
        """Like `greedy`: many new cards while looking for a level, but few when getting rid of
        them.
        """
        list_legal(p)
        if p.laid_out[p.to_act] == 1:
            apply_move(p, p.legal.card[0])
        else:
            apply_move(p, p.legal.card[p.legal.n - 1])

    def knock(self, p: Position) -> None:
        """Knock only for a card that helps."""
        list_legal(p)
        first = self.game.moves.first
        if p.legal.n > 1:
            self.holding.look(p, p.to_act)
            if self.holding.helps(p, p.piles[0].top()):
                apply_move(p, first[KNOCK_CARD])
                return
        apply_move(p, first[PASS])

    def answer(self, p: Position) -> None:
        """Take the card if it helps, or if the knocking seat is too close."""
        first = self.game.moves.first
        self.holding.look(p, p.to_act)
        if seat_danger(p, p.knocker) > THREAT or self.holding.helps(p, p.piles[0].top()):
            apply_move(p, first[PILE])
        else:
            apply_move(p, first[LEAVE])
