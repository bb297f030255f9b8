"""A table set up by hand, so that a test reads like an example of a rulebook."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from nivelo.engine.cards.cards import cards_of, hand_of
from nivelo.engine.errors import IllegalMoveError, LayoutError
from nivelo.engine.events import Event
from nivelo.engine.groups.groups import group_text, new_group, place
from nivelo.engine.groups.layout_check import Claim
from nivelo.engine.groups.levels import COLOUR, COLOUR_RUN, GroupSpec
from nivelo.engine.model.game import Game
from nivelo.engine.model.steps import BEGIN_TURN, PLAY_ON, TAKE_CARD
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.rules.flow import go_on
from nivelo.engine.state import State, new_state
from nivelo.games import load, read_game
from nivelo.games.level_reader import LevelPlan
from support.engine.ways_out import layouts_card_by_card


@cache
def prepared(
    game: str,
    players: int,
    side: str | tuple[str, ...],
    mix: str,
    asks: tuple[str, ...],
    **options: str | int,
) -> Game:
    """The same game for all scenarios that want it: to read it takes longer than most of them."""
    file = read_game(game)
    if asks:
        plan = LevelPlan(asks, "own")
        levels = {name: (plan,) * len(file.levels[name]) for name in file.levels}
        file = replace(file, levels=levels)
    return load(file, players, side, mix, **options)


class Scenario:
    """A game whose cards are laid where a test wants them. Seats are numbered from 1 here.

    Cards put somewhere are not taken from elsewhere: only what a test names matters. With
    `asks` every level asks for these groups, whatever stands on the level card.
    """

    def __init__(
        self,
        game: str = "level8-101",
        players: int = 3,
        side: str | list[str] = "one",
        mix: str = "none",
        seed: int = 1,
        dealer: int = 1,
        asks: tuple[str, ...] = (),
        **options: str | int,
    ) -> None:
        sides = side if isinstance(side, str) else tuple(side)
        self.game = prepared(game, players, sides, mix, asks, **options)
        self.deck = self.game.deck
        self.state: State = new_state(self.game, seed_from_int(seed), dealer - 1)
        self.log: list[Event] = []
        self.state.log = self.log

    def hand(self, seat: int, cards: str) -> Scenario:
        faces = [self.deck.parse(c) for c in cards.split()]
        self.state.hands[seat - 1] = hand_of(faces)
        # On the board jokers look alike on both sides, so all know of them (BO-4).
        seen = [f for f in faces if self.game.rules.jokers_apart and self.deck.is_joker(f)]
        self.state.known[seat - 1] = hand_of(seen)
        self.state.at_least[seat - 1] = 0
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

    def under(self, cards: str) -> Scenario:
        """Cards face up under the draw pile."""
        self.state.under = cards_of([self.deck.parse(c) for c in cards.split()])
        self.state.legal_known = False
        return self

    def level(self, seat: int, number: int) -> Scenario:
        self.state.level[seat - 1] = number
        self.state.at_least[seat - 1] = 0
        self.state.legal_known = False
        return self

    def group(self, seat: int, ask: str, cards: str) -> Scenario:
        """Lay a group on the table; a joker says what it is: ``J=5``, ``J=R5``, ``J=R``."""
        kind = int(GroupSpec(ask, self.deck).kind)
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
        self.state.turn = seat - 1
        go_on(self.state, BEGIN_TURN)
        return self

    def take(self, seat: int) -> Scenario:
        """A seat is about to take a card."""
        self.state.turn = seat - 1
        self.state.todo = 1
        go_on(self.state, TAKE_CARD)
        return self

    def playing(self, seat: int) -> Scenario:
        """A seat has taken its card: steps 2 and 3."""
        self.state.turn = seat - 1
        go_on(self.state, PLAY_ON)
        return self

    def tower(self, seat: int, field: int) -> Scenario:
        """Board: a seat's tower stands on a field; the start field is number 1."""
        self.state.towers[seat - 1] = field - 1
        self.state.legal_known = False
        return self

    def jokers_in_middle(self, jokers: int) -> Scenario:
        self.state.stock = jokers
        self.state.legal_known = False
        return self

    def rolls(self, seat: int, first: int, second: int) -> Scenario:
        """Board: a seat's turn begins and its dice show these numbers."""
        return self.turn(seat).dice(first, second)

    def dice(self, first: int, second: int) -> Scenario:
        """Board: turn the dice that have just been rolled to these numbers."""
        self.state.dice[0] = first
        self.state.dice[1] = second
        self.state.legal_known = False
        return self

    def lands_on(self, seat: int, field: int) -> Scenario:
        """Board: a seat rolls what brings it from the field before to this one, and goes there."""
        before = (field - 2) % int(self.game.fields) + 1
        return self.tower(seat, before).rolls(seat, 1, 2).play(f"field{field}")

    def play(self, *moves: str) -> Scenario:
        """Make moves by their notation; each must be legal."""
        for text in moves:
            move = self.game.moves.by_text.get(text.lower())
            if move is None:
                raise IllegalMoveError("move/unknown", text)
            self.state.play(move)
        return self

    def refuses(self, *moves: str) -> bool:
        """Is each of these moves refused, with nothing changed by trying it?"""
        state = self.state
        for text in moves:
            move = self.game.moves.by_text[text.lower()]
            before = (state.decisions, state.decision, state.to_act, len(self.log))
            try:
                state.play(move)
            except IllegalMoveError:
                assert before == (state.decisions, state.decision, state.to_act, len(self.log))
                continue
            return False
        return True

    def claim(self, card: str) -> Claim:
        """A card of a layout as a person sends it: ``R4``, ``J=5``, ``J=R``, ``J=R5``, ``J``."""
        text, _, meaning = card.partition("=")
        colour = -1
        letters = [name[0].upper() for name in self.deck.colour_names]
        if meaning[:1] in letters and meaning not in self.deck.picture_names:
            colour = letters.index(meaning[0])
            meaning = meaning[1:]
        kind = int(meaning) - 1 if meaning.isdecimal() else -1
        if meaning and kind < 0:
            kind = int(self.deck.values) + self.deck.picture_names.index(meaning)
        return Claim(self.deck.parse(text), kind, colour)

    def lay_out_as(self, *groups: str) -> Scenario:
        """Lay out the level as a person does, all groups at once: ``lay_out_as("R4 J=5 B6")``."""
        self.state.lay_out([[self.claim(card) for card in group.split()] for group in groups])
        return self

    def layout_error(self, *groups: str) -> str:
        """The code with which a whole layout is refused; "" if it is accepted."""
        claims = [[self.claim(card) for card in group.split()] for group in groups]
        try:
            self.state.check_layout(claims)
        except LayoutError as error:
            return error.code
        return ""

    def lay_out(self) -> Scenario:
        """Lay out the level in the first way that the solver finds."""
        self.state.lay_out_groups(self.state.layouts(1)[0])
        return self

    def ways_to_lay_out(self) -> set[tuple[str, ...]]:
        """Every layout that can be made card by card, with what its jokers stand for."""
        return {
            tuple(group_text(group, self.deck) for group in state.groups)
            for state in layouts_card_by_card(self.state)
        }

    def counter_clockwise(self, beside: int = 1) -> Scenario:
        """NivelDoce: play has turned, by a direction card that lies beside the pile."""
        self.state.direction = -1
        self.state.beside = beside
        return self

    def legal(self) -> set[str]:
        return {move.text for move in self.state.legal_moves()}

    def hand_text(self, seat: int) -> str:
        return self.deck.hand_text(self.state.hands[seat - 1].faces())

    def pile_text(self, seat: int) -> str:
        return self.deck.hand_text(self.state.piles[seat - 1].faces())

    def group_texts(self) -> list[str]:
        return [group_text(group, self.deck) for group in self.state.groups]

    def known_text(self, seat: int) -> str:
        """The cards of a hand that everyone knows of."""
        return self.deck.hand_text(self.state.known[seat - 1].faces())

    def towers(self) -> list[int]:
        """Board: the fields of the towers, counted from 1."""
        return [int(field) + 1 for field in self.state.towers]

    def events_of(self, what: str) -> list[tuple[int, str, int]]:
        """Events of one kind: the seat, its cards, and the place as the event has it."""
        return [
            (event.seat + 1, self.deck.hand_text(event.cards), event.place)
            for event in self.log
            if event.what == what
        ]

    def front_text(self, seat: int) -> str:
        """What lies in front of a seat: skips, stoppers, keep cards."""
        return self.deck.hand_text(self.state.front[seat - 1].faces())

    def under_text(self) -> str:
        """What lies face up under the draw pile."""
        return self.deck.hand_text(self.state.under.faces())

    def draw_text(self) -> str:
        """The draw pile, the card that is drawn first named first."""
        return self.deck.hand_text(self.state.draw_pile.faces()[::-1])

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
