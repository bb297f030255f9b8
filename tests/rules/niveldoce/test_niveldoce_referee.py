"""NivelDoce: a referee who knows only the rules looks on at many games, move by move."""

from __future__ import annotations

import pytest

from nivelo.engine.random.quick_random import QuickRandom
from support.docs.proves import proves
from support.engine.niveldoce_follow import follow
from support.engine.niveldoce_referee import Seen, allowed, see
from support.engine.scenario import Scenario

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

# Levels that are soon laid out, so that all kinds of groups lie on the table.
EASY = [
    ("run 3",),
    ("element+animal 1",),
    ("set 2", "elements 2"),
    ("points 12 one colour", "animals 2"),
    ("colour 3", "set 2 of animals"),
]


def open_to_all(t: Seen) -> tuple[object, ...]:
    """What the referee can foretell of a position."""
    pile = t.pile if t.pile != ["?"] else t.pile[:0]
    return (
        (t.to_act, t.decision, t.seat, t.round, t.dealer, t.levels),
        (t.direction, t.beside, t.stopped, t.laid_out, t.draw),
        [len(hand) for hand in t.hands],
        pile,
    )


def look_on(table: Scenario, random: QuickRandom, decisions: int) -> set[str]:
    """Play at random and compare; gives the kinds of decisions that came up."""
    state = table.state
    seen = set()
    for _ in range(decisions):
        if state.is_over:
            break
        before = see(state)
        seen.add(before.decision)
        legal = table.legal()
        assert legal - {"lay-out"} == allowed(before), before
        if "lay-out" in legal:
            assert not before.laid_out[before.seat]
            table.lay_out()
            continue
        move = sorted(legal)[random.below(len(legal))]
        table.play(move)
        after = see(state)
        if after.round > before.round:
            assert all(not after.stopped[seat] for seat in range(after.players))
            assert not after.pile[0].startswith(("J", "s", "w", "k", "d"))
            after.pile = ["?"]
        follow(before, move)
        assert open_to_all(after) == open_to_all(before), move
    return seen


@proves("ND-6", "ND-7", "ND-57", "ND-63", "ND-72")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("level", range(len(EASY)))
def test_the_referee_agrees_with_every_move_of_random_games(players: int, level: int) -> None:
    seed = 10 * players + level
    table = Scenario(
        "niveldoce",
        players,
        seed=seed,
        asks=EASY[level],
        wish_draw=("exact", "up_to")[seed % 2],
        draw_two_last=("ends", "draws")[level % 2],
    )
    seen = look_on(table, QuickRandom(seed), 600)
    assert seen >= {"taking", "playing", "wishing"}
    assert ("knocking" in seen) is (players > 2)
