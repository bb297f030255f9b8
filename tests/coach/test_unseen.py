"""The coach counts as unseen exactly the cards whose place the seat cannot know."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.coach.unseen import unseen
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from support.engine.secrecy import draft_of, without
from support.engine.setups import Setup, setups

SETUPS = [
    setup
    for name in ("level8-99", "level8-101", "level8-master", "level8-board", "niveldoce")
    for setup in list(setups(name))[::7]
]


def hidden_from(state: State, seat: int) -> list[int]:
    """The draw pile, and of the other seats' cards those that were not seen, from the position."""
    cards = state.draw_pile.faces()
    for other in range(int(state.game.players)):
        if other != seat:
            held = state.hands[other].faces() + state.kept[other].faces()
            cards += without(held, state.known[other].faces() + draft_of(state, other))
    return cards


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_unseen_are_the_draw_pile_and_what_others_hold_unseen(setup: Setup) -> None:
    random = Random(str(setup))
    state = new_state(setup.load(60), seed_from_int(random.randrange(10**6)))
    for step in range(400):
        if state.is_over:
            break
        if step % 5 == 0:
            seat = random.randrange(int(state.game.players))
            hidden = hidden_from(state, seat)
            faces = range(int(state.game.deck.faces))
            assert unseen(view(state, seat)) == [hidden.count(face) for face in faces]
        state.play(random.choice(state.legal_moves()))
