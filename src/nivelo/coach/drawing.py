"""Taking unknown cards and discarding well: how soon a hand contains its level."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, hand_of, no_cards, numbers
from nivelo.engine.groups.levels import Level
from nivelo.engine.groups.solver import FAR
from nivelo.engine.model.game import Game
from nivelo.engine.random.quick_random import QuickRandom

UNKNOWN: Final = -1


@final
class Drawing:
    """A hand, its level, and the unseen cards, any of which may come next.

    Each turn takes one of them, all equally likely. If the level can then be laid out, it is;
    otherwise a card is discarded: the one that leaves the fewest missing, among those the one that
    leaves the most unseen cards that help, among those the first of the hand. With one more turn to
    come no other discard is better.
    """

    def __init__(
        self, game: Game, level: Level, hand: list[int], unseen: list[int], spare: int = 1
    ) -> None:
        self.game = game
        self.spare: i64 = spare  # number of cards that must remain after a layout
        self.level = level
        self.hand: Cards = hand_of(hand)
        self.total: i64 = 0
        self.class_of: vec[i64] = numbers(int(game.deck.faces))  # of each face
        self.face: vec[i64] = numbers(0)  # one face of each class
        self.left: vec[i64] = numbers(0)  # the number of unseen cards in each class
        self.sort_faces(unseen)
        self.kept: Cards = no_cards(16)
        self.squares: float = 0.0

    def sort_faces(self, unseen: list[int]) -> None:
        """Group faces that do the same for the level into classes, which saves most of the work."""
        deck = self.game.deck
        known: dict[int, int] = {}
        face: list[int] = []
        left: list[int] = []
        for i in range(int(deck.faces)):
            key = i
            if i >= deck.first_special:
                key = int(deck.first_special)
            elif i < deck.coloured and not self.level.has_colours:
                key = int(deck.kind[i]) * int(deck.colours)
            if key not in known:
                known[key] = len(face)
                face.append(i)
                left.append(0)
            self.class_of[i] = known[key]
            left[known[key]] += unseen[i]
            self.total += unseen[i]
        self.face = vec[i64](face)
        self.left = vec[i64](left)

    @property
    def classes(self) -> int:
        return len(self.face)

    def missing(self) -> i64:
        return self.game.solver.missing(self.hand, self.level)

    def is_complete(self) -> bool:
        """Could the level be laid out, with a card left to discard?"""
        return self.game.finder.can_lay_out(self.hand, self.level, self.spare)

    def helping(self, missing: i64) -> i64:
        """How many unseen cards would reduce the number of missing cards."""
        n: i64 = 0
        if missing == 0:
            return n
        solver = self.game.solver
        c: i64
        for c in range(len(self.face)):
            if self.left[c] > 0 and self.face[c] < self.game.deck.first_special:
                self.hand.add(self.face[c])
                if solver.fewest(self.hand, self.level, missing) < missing:
                    n += self.left[c]
                self.hand.remove(self.face[c])
        return n

    def completing(self) -> i64:
        """After how many of the unseen cards the level could be laid out."""
        n: i64 = 0
        c: i64
        for c in range(len(self.face)):
            if self.left[c] > 0:
                self.hand.add(self.face[c])
                if self.is_complete():
                    n += self.left[c]
                self.hand.remove(self.face[c])
        return n

    def after_discards(self) -> list[tuple[int, int, int]]:
        """For each face of the hand: the missing cards without it, and how many unseen cards help
        then.
        """
        rows: list[tuple[int, int, int]] = []
        for face in sorted(set(self.hand.faces())):
            self.hand.remove(face)
            missing = self.missing()
            rows.append((face, missing, self.helping(missing)))
            self.hand.add(face)
        return rows

    def discard(self) -> i64:
        """Discard well; returns the face."""
        hand = self.hand
        fewest: i64 = FAR
        same: i64 = 0
        best: i64 = UNKNOWN
        seen = no_cards(int(hand.n))  # faces that leave the fewest missing
        last: i64 = UNKNOWN
        i: i64
        for i in range(hand.n):
            face = hand.card[i]
            if self.class_of[face] == last:
                continue
            last = self.class_of[face]
            hand.remove(face)
            missing = self.game.solver.fewest(hand, self.level, fewest + 1)
            hand.add(face)
            if missing < fewest:
                fewest = missing
                seen.n = 0
            if missing == fewest:
                seen.push(face)
        most: i64 = UNKNOWN
        for i in range(seen.n):
            face = seen.card[i]
            same = 0
            if seen.n > 1:
                hand.remove(face)
                same = self.helping(fewest)
                hand.add(face)
            if same > most:
                most = same
                best = face
        hand.remove(best)
        return best

    def chance(self, turns: i64) -> float:
        """The exact chance of completing the level within this many turns."""
        if self.total == 0 or self.missing() > turns:
            return 0.0
        if turns == 1:
            return float(self.completing()) / float(self.total)
        hopeful = self.missing() == turns  # then every card must help
        favourable = 0.0
        c: i64
        for c in range(len(self.face)):
            n = self.left[c]
            if n == 0:
                continue
            self.hand.add(self.face[c])
            if self.is_complete():
                favourable += float(n)
            elif not hopeful or self.missing() < turns:
                before = self.hand.clone()
                self.take_off(c)
                self.discard()
                favourable += float(n) * self.chance(turns - 1)
                self.hand.copy_from(before)
                self.put_back(c)
            self.hand.remove(self.face[c])
        return favourable / float(self.total)

    def take_off(self, c: i64) -> None:
        self.left[c] -= 1
        self.total -= 1

    def put_back(self, c: i64) -> None:
        self.left[c] += 1
        self.total += 1

    def simulate(self, turns: i64, samples: i64, random: QuickRandom) -> float:
        """The same from samples: the sum of their chances; `squares` is the sum of squares.

        The last turn of each is computed exactly.
        """
        chance_sum = 0.0
        self.squares = 0.0
        self.kept.copy_from(self.hand)
        first = numbers(len(self.face), UNKNOWN)  # the discard after each class of first cards
        for _ in range(samples):
            chance = self.sample(turns, random, first)
            chance_sum += chance
            self.squares += chance * chance
            self.hand.copy_from(self.kept)
        return chance_sum

    def sample(self, turns: i64, random: QuickRandom, first: vec[i64]) -> float:
        drawn = no_cards(4)
        chance = 0.0
        hopeless = False
        while drawn.n < turns - 1 and self.total > 0:
            c = self.draw(random)
            self.hand.add(self.face[c])
            if self.is_complete():
                chance = 1.0
                break
            if self.missing() >= turns - drawn.n:
                hopeless = True  # there are fewer turns left than cards missing
                break
            self.take_off(c)
            if drawn.n > 0:
                self.discard()
            elif first[c] == UNKNOWN:
                first[c] = self.discard()
            else:
                self.hand.remove(first[c])
            drawn.push(c)
        if chance == 0.0 and not hopeless and self.total > 0:
            chance = float(self.completing()) / float(self.total)
        while drawn.n > 0:
            self.put_back(drawn.pop())
        return chance

    def draw(self, random: QuickRandom) -> i64:
        """The class of a random unseen card."""
        at = random.below(self.total)
        c: i64 = 0
        while at >= self.left[c]:
            at -= self.left[c]
            c += 1
        return c
