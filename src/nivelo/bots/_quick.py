"""Fast play for imagined rounds: much as the bot `greedy`, but on whole positions and in a hurry.

What comes up often is decided here; for the rest `greedy` is asked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.bots._greedy import GreedyBot
from nivelo.bots._hand_memory import HandMemory
from nivelo.bots._lay_offs import fits_on, nearness
from nivelo.bots._mind import Mind
from nivelo.bots._quick_specials import play_value, seat_danger, throw_value
from nivelo.bots._reach import Reach
from nivelo.engine.cards import Cards, no_cards, numbers
from nivelo.engine.deck import WISH
from nivelo.engine.flow import apply_move, go_on, list_legal
from nivelo.engine.game import Game
from nivelo.engine.groups import Group, face_at
from nivelo.engine.lay_offs import lay_off, legal_lay_offs
from nivelo.engine.laying_out import lay_out, may_lay_out
from nivelo.engine.layouts import LayoutFinder
from nivelo.engine.moves import DISCARD, DRAW, KNOCK_CARD, LEAVE, PASS, PILE, PLAY, WISH_CARD
from nivelo.engine.position import ANSWERING, KNOCKING, PLAYING, TAKING, Position
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import State
from nivelo.engine.view import View

NEEDED: Final = 1000  # without the card one more is missing
JOKER: Final = 500
LONG: Final = 60
MARKS: Final = 1024


@final
class Quick:
    """Plays any seat of positions of one game; chance decides between what looks equal."""

    def __init__(self, game: Game, random: QuickRandom) -> None:
        self.game = game
        self.random = random
        self.memory = HandMemory(game)
        self.finder = LayoutFinder(game.deck, self.memory.solver)
        self.reach = Reach(game.deck)
        self.mind = Mind(game, random)
        self.greedy = GreedyBot(int(random.word()))
        self.unseen: vec[i64] = numbers(int(game.deck.faces))
        self.helping: Cards = no_cards(32)
        self.outs_of_it: Cards = no_cards(32)
        self.options: Cards = no_cards(32)
        self.salt: i64 = 0  # decides between equals, the same way in the same situation

    def act(self, state: State) -> None:
        """Make one decision for whoever is to act."""
        decision = state.decision
        if decision == PLAYING:
            self.play(state)
        elif decision == TAKING:
            self.take(state)
        elif decision == KNOCKING:
            self.knock(state)
        elif decision == ANSWERING:
            self.answer(state)
        else:
            seen = View(state, int(state.to_act))
            apply_move(state, self.greedy.choose(seen).id)

    def chance(self, number: i64) -> i64:
        """A mark below MARKS by which chance decides between equals."""
        mixed = (number + 1) * 2_654_435_761 + self.salt
        return ((mixed ^ (mixed >> 15)) * 40_503 >> 8) & (MARKS - 1)

    def level_number(self, p: Position, seat: i64) -> i64:
        return seat * 32 + p.level[seat]

    # Step 1

    def helps(self, p: Position, seat: i64, face: i64) -> bool:
        """Does the card bring the level closer, or can it be laid off?"""
        deck = self.game.deck
        if face >= deck.first_special:
            return False
        if p.laid_out[seat] == 1:
            return fits_on(deck, p.groups, face)
        hand = p.hands[seat]
        level = self.game.level(seat, p.level[seat])
        key = self.memory.key(hand, self.level_number(p, seat))
        missing = self.memory.missing(hand, level, key)
        if missing == 0:
            return deck.is_joker(face) or fits_on(deck, p.groups, face)
        return self.memory.with_card(hand, level, key, face, missing) < missing

    def take(self, p: Position) -> None:
        seat = p.seat
        deck = self.game.deck
        first = self.game.moves.first
        best: i64 = -1
        most: i64 = -1
        i: i64
        for i in range(len(p.piles)):
            pile = p.piles[i]
            if pile.n > 0 and self.helps(p, seat, pile.top()):
                if deck.is_joker(pile.top()):
                    best = i
                    break
                mark = self.chance(pile.top())
                if mark > most:
                    most = mark
                    best = i
        wish = deck.face_with[WISH]
        if wish >= 0 and not self.game.board and p.hands[seat].has(wish):
            if self.wants_wish(p, seat, best >= 0):
                apply_move(p, first[WISH_CARD])
                return
        if best >= 0:
            apply_move(p, first[PILE] + best)
        elif p.draw_pile.n > 0:
            apply_move(p, first[DRAW])
        else:
            self.take_something(p)

    def take_something(self, p: Position) -> None:
        """No draw pile: the top that may be laid off soonest."""
        first = self.game.moves.first
        best: i64 = -1
        most: i64 = -1
        i: i64
        for i in range(len(p.piles)):
            if p.piles[i].n > 0:
                near = nearness(self.game.deck, p.groups, p.piles[i].top())
                if near > most:
                    most = near
                    best = i
        if best < 0:
            list_legal(p)
            apply_move(p, p.legal.card[0])
        else:
            apply_move(p, first[PILE] + best)

    def wants_wish(self, p: Position, seat: i64, top_helps: bool) -> bool:
        hand = p.hands[seat]
        if p.laid_out[seat] == 1:
            return hand.n >= 3 and not top_helps
        level = self.game.level(seat, p.level[seat])
        key = self.memory.key(hand, self.level_number(p, seat))
        missing = self.memory.missing(hand, level, key)
        enough: i64 = 2 if top_helps else 1
        return missing >= enough and hand.n - (level.slots - missing) > 2

    def knock(self, p: Position) -> None:
        list_legal(p)
        first = self.game.moves.first
        if p.legal.n > 1 and self.helps(p, p.to_act, p.piles[0].top()):
            apply_move(p, first[KNOCK_CARD])
        else:
            apply_move(p, first[PASS])

    def answer(self, p: Position) -> None:
        first = self.game.moves.first
        if seat_danger(p, p.knocker) > 30 or self.helps(p, p.to_act, p.piles[0].top()):
            apply_move(p, first[PILE])
        else:
            apply_move(p, first[LEAVE])

    # Steps 2 and 3

    def play(self, p: Position) -> None:
        seat = p.seat
        if p.laid_out[seat] == 0:
            if may_lay_out(p, seat):
                p.decisions += 1
                go_on(p, lay_out(p, self.layout(p, seat)))
                return
        else:
            self.lay_off_all(p, seat)
        self.discard(p, seat)

    def layout(self, p: Position, seat: i64) -> list[Group]:
        """A layout with fewest jokers; of a few the one that leaves most to be laid off."""
        level = self.game.level(seat, p.level[seat])
        found = self.finder.thrifty_layouts(p.hands[seat], level, 1)
        return found[0]

    def lay_off_all(self, p: Position, seat: i64) -> None:
        out = self.options
        hand = p.hands[seat]
        moves = self.game.moves
        i: i64
        while hand.n > 1:
            out.n = 0
            legal_lay_offs(p, out, seat)
            if out.n == 0:
                return
            best = out.card[0]
            for i in range(out.n):
                if moves.card[out.card[i]] < self.game.deck.coloured:
                    best = out.card[i]
                    break
            lay_off(p, seat, moves.card[best], moves.place[best], moves.extra[best])
            p.legal_known = False

    def discard(self, p: Position, seat: i64) -> None:
        """The special card that does most, or the card that is worth least."""
        list_legal(p)
        moves = self.game.moves
        deck = self.game.deck
        legal = p.legal
        best: i64 = -1
        most: i64 = -1 << 40
        ready = False
        i: i64
        for i in range(legal.n):
            move = legal.card[i]
            kind = moves.kind[move]
            value: i64 = -10 * NEEDED
            if kind == PLAY:
                value = play_value(p, moves.card[move], moves.place[move])
            elif kind == DISCARD:
                face = moves.card[move]
                if face >= deck.first_special:
                    value = throw_value(p, face)
                else:
                    if not ready:
                        self.begin_worths(p, seat)
                        ready = True
                    value = -self.worth(p, seat, face)
            value = value * MARKS + self.chance(move)
            if value > most:
                most = value
                best = move
        apply_move(p, best)

    def begin_worths(self, p: Position, seat: i64) -> None:
        """Which cards would help the hand, and how many of each may come."""
        self.helping.n = 0
        if p.laid_out[seat] == 1 or p.turns > LONG:
            return
        hand = p.hands[seat]
        level = self.game.level(seat, p.level[seat])
        key = self.memory.key(hand, self.level_number(p, seat))
        missing = self.memory.missing(hand, level, key)
        if missing == 0:
            return
        self.count_unseen(p, seat)
        self.outs_of_it.n = 0
        deck = self.game.deck
        self.reach.look(hand, level, missing)
        step: i64 = 1
        if not level.has_colours:
            step = deck.colours
        face: i64 = 0
        i: i64
        while face < deck.coloured:
            if self.reach.has(face):
                cards: i64 = 0
                for i in range(face, face + step):
                    cards += self.unseen[i]
                if cards > 0 and self.memory.with_card(hand, level, key, face, missing) < missing:
                    self.helping.push(face)
                    self.outs_of_it.push(cards)
            face += step

    def count_unseen(self, p: Position, seat: i64) -> None:
        """All cards but those of the own hand, in the piles and on the table."""
        unseen = self.unseen
        count = self.game.deck.count
        i: i64
        for i in range(self.game.deck.coloured):
            unseen[i] = count[i]
        hand = p.hands[seat]
        for i in range(hand.n):
            unseen[hand.card[i]] -= 1
        for pile in p.piles:
            for i in range(pile.n):
                unseen[pile.card[i]] -= 1
        for group in p.groups:
            for i in range(group.placed.n):
                unseen[face_at(group.placed.card[i])] -= 1

    def worth(self, p: Position, seat: i64, face: i64) -> i64:
        deck = self.game.deck
        joker: i64 = 0
        if face >= deck.coloured:
            joker = JOKER
        if p.laid_out[seat] == 1:
            return joker + nearness(deck, p.groups, face)
        hand = p.hands[seat]
        level = self.game.level(seat, p.level[seat])
        key = self.memory.key(hand, self.level_number(p, seat))
        missing = self.memory.missing(hand, level, key)
        i: i64 = 0
        while hand.card[i] != face:
            i += 1
        if self.memory.without(hand, level, key, i, missing) > missing:
            return joker + NEEDED
        if missing == 0 or self.helping.n == 0:
            return joker
        loss: i64 = 0
        rest = key - self.memory.key_of[face]
        last = hand.n - 1
        hand.card[i] = hand.card[last]
        hand.n = last
        j: i64
        for j in range(self.helping.n):
            if self.memory.with_card(hand, level, rest, self.helping.card[j], missing) == missing:
                loss += self.outs_of_it.card[j]
        hand.n = last + 1
        hand.card[last] = hand.card[i]
        hand.card[i] = face
        if fits_on(deck, p.groups, face):
            loss += 5
        return joker + loss

    def improve(self, p: Position, seat: i64, tries: i64, random: QuickRandom) -> None:
        """Let a seat exchange cards it does not need for cards of the draw pile that help it."""
        hand = p.hands[seat]
        pile = p.draw_pile
        level = self.game.level(seat, p.level[seat])
        deck = self.game.deck
        i: i64
        for _ in range(tries):
            if pile.n == 0 or hand.n == 0:
                return
            key = self.memory.key(hand, self.level_number(p, seat))
            missing = self.memory.missing(hand, level, key)
            if missing <= 1:
                return
            at = random.below(pile.n)
            face = pile.card[at]
            if face >= deck.first_special:
                continue
            if self.memory.with_card(hand, level, key, face, missing) >= missing:
                continue
            first = random.below(hand.n)
            for i in range(hand.n):
                j = (first + i) % hand.n
                old = hand.card[j]
                if old < deck.coloured and p.known[seat].count(old) == 0:
                    if self.memory.without(hand, level, key, j, missing) == missing:
                        pile.card[at] = old
                        hand.remove(old)
                        hand.add(face)
                        break
