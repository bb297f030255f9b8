"""The cards of a game as described by a file, and what a mix adds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from nivelo.engine.cards.deck import Deck, Jokers


@dataclass(frozen=True)
class DeckPlan:
    """Values, colours, pictures, jokers as (low, high, count), specials as (which, count)."""

    values: int
    colours: tuple[str, ...]
    elements: tuple[str, ...]
    animals: tuple[str, ...]
    copies: int
    jokers: tuple[tuple[int, int, int], ...]
    specials: tuple[tuple[int, int], ...]

    @property
    def size(self) -> int:
        kinds = self.values + len(self.elements) + len(self.animals)
        plain = kinds * len(self.colours) * self.copies
        jokers = sum(count for _, _, count in self.jokers)
        return plain + jokers + sum(count for _, count in self.specials)

    def plus(self, more: DeckPlan) -> DeckPlan:
        """This deck plus the cards of another; equal jokers and specials are merged."""
        jokers = {(low, high): count for low, high, count in self.jokers}
        for low, high, count in more.jokers:
            jokers[low, high] = jokers.get((low, high), 0) + count
        specials = dict(self.specials)
        for number, count in more.specials:
            specials[number] = specials.get(number, 0) + count
        return replace(
            self,
            copies=self.copies + more.copies,
            jokers=tuple((low, high, count) for (low, high), count in jokers.items()),
            specials=tuple(sorted(specials.items())),
        )


def build_deck(plan: DeckPlan) -> Deck:
    return Deck(
        plan.values,
        list(plan.colours),
        plan.copies,
        list(plan.elements),
        list(plan.animals),
        [Jokers(low, high, count) for low, high, count in plan.jokers],
        list(plan.specials),
    )
