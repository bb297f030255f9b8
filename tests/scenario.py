"""A table set up by hand, so that a test reads like an example of a rulebook."""

from __future__ import annotations

from nivelo.engine.cards import cards_of, hand_of
from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.events import Event
from nivelo.engine.fairness import seed_from_int
from nivelo.engine.flow import go_on
from nivelo.engine.groups import group_text, new_group, place
from nivelo.engine.levels import COLOUR, COLOUR_RUN, Ask
from nivelo.engine.state import State, new_state
from nivelo.engine.steps import BEGIN_TURN, PLAY_ON, TAKE_CARD
from nivelo.games import load


class Scenario:
    """A game whose cards are laid where a test wants them. Seats are numbered from 1 here.

    Cards put somewhere are not taken from elsewhere: only what a test names matters.
    """

    def __init__(
        self,
        game: str = "level8-101",
        players: int = 3,
        side: str | list[str] = "one",
        mix: str = "none",
        seed: int = 1,
        dealer: int = 1,
        **options: str | int,
    ) -> None:
        self.game = load(game, players, side, mix, **options)
        self.deck = self.game.deck
        self.state: State = new_state(self.game, seed_from_int(seed), dealer - 1)
        self.log: list[Event] = []
        self.state.log = self.log

    def hand(self, seat: int, cards: str) -> Scenario:
        self.state.hands[seat - 1] = hand_of([self.deck.parse(c) for c in cards.split()])
        self.state.known[seat - 1].n = 0
        self.state.legal_known = False
        return self

    def pile(self, seat: int, cards: str) -> Scenario:
        """A discard pile, the top card last (the common one is seat 1's)."""
        self.state.piles[seat - 1] = cards_of([self.deck.parse(c) for c in cards.split()])
        self.state.legal_known = False
        return self

    def draw_pile(self, cards: str) -> Scenario:
        """The draw pile, the card that is drawn first named first."""
        faces = [self.deck.parse(c) for c in cards.split()]
        self.state.draw_pile = cards_of(faces[::-1])
        self.state.legal_known = False
        return self

    def front(self, seat: int, cards: str) -> Scenario:
        self.state.front[seat - 1] = cards_of([self.deck.parse(c) for c in cards.split()])
        self.state.legal_known = False
        return self

    def level(self, seat: int, number: int) -> Scenario:
        self.state.level[seat - 1] = number
        self.state.legal_known = False
        return self

    def group(self, seat: int, ask: str, cards: str) -> Scenario:
        """Lay a group on the table; a joker says what it is: ``J=5``, ``J=R5``, ``J=R``."""
        kind = int(Ask(ask, self.deck).kind)
        placed = [self.placed(card, kind) for card in cards.split()]
        self.state.groups = [
            *self.state.groups,
            new_group(kind, placed, self.deck).owned_by(seat - 1),
        ]
        self.state.laid_out[seat - 1] = 1
        self.state.legal_known = False
        return self

    def placed(self, card: str, kind: int) -> int:
        text, _, meaning = card.partition("=")
        face = self.deck.parse(text)
        if face < self.deck.coloured:
            return int(place(face, self.deck.kind[face], self.deck.colour[face]))
        letters = [name[0].upper() for name in self.deck.colour_names]
        colour = -1
        if kind in (COLOUR, COLOUR_RUN):
            colour = letters.index(meaning[0])
            meaning = meaning[1:]
        value = int(meaning) - 1 if meaning.isdecimal() else -1
        if meaning and value < 0:
            value = int(self.deck.values) + self.deck.picture_names.index(meaning)
        return int(place(face, value, colour))

    def turn(self, seat: int) -> Scenario:
        """Begin a seat's turn, step 1 (skips, dice and all)."""
        self.state.seat = seat - 1
        go_on(self.state, BEGIN_TURN)
        return self

    def take(self, seat: int) -> Scenario:
        """A seat is about to take a card."""
        self.state.seat = seat - 1
        self.state.todo = 1
        go_on(self.state, TAKE_CARD)
        return self

    def playing(self, seat: int) -> Scenario:
        """A seat has taken its card: steps 2 and 3."""
        self.state.seat = seat - 1
        go_on(self.state, PLAY_ON)
        return self

    def play(self, *moves: str) -> Scenario:
        """Make moves by their notation; each must be legal."""
        for text in moves:
            move = self.game.moves.by_text.get(text.lower())
            if move is None:
                raise IllegalMoveError("move/unknown", text)
            self.state.play(move)
        return self

    def lay_out(self) -> Scenario:
        """Lay out the level in the first way that the solver finds."""
        self.state.lay_out_groups(self.state.layouts(1)[0])
        return self

    def legal(self) -> set[str]:
        return {move.text for move in self.state.legal_moves()}

    def hand_text(self, seat: int) -> str:
        return self.deck.hand_text(self.state.hands[seat - 1].faces())

    def pile_text(self, seat: int) -> str:
        return self.deck.hand_text(self.state.piles[seat - 1].faces())

    def group_texts(self) -> list[str]:
        return [group_text(group, self.deck) for group in self.state.groups]

    def levels(self) -> list[int]:
        return [int(n) for n in self.state.level]

    @property
    def to_act(self) -> int:
        return int(self.state.to_act) + 1

    @property
    def decision(self) -> str:
        return self.state.decision_name

    def events(self) -> list[str]:
        return [event.what for event in self.log]
