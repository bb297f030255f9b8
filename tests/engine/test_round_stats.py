"""What is noted of rounds and levels is what the events tell."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nivelo.engine.events import LAID_OUT, ROUND_ENDED, STOPPED, TURN, WON, Event
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_seats_randomly
from nivelo.engine.sampling.round_stats import RoundStats
from nivelo.engine.state import State, new_state
from nivelo.games import BUILT_IN, load


def played(
    name: str, players: int, turns: int, seed: int, decisions: int, rounds: int = 0
) -> tuple[State, RoundStats, list[Event]]:
    log: list[Event] = []
    game = load(name, players, max_turns_per_round=turns)
    state = new_state(game, seed_from_int(seed), log=log)
    stats = RoundStats(state)
    randoms = [QuickRandom(seed + seat) for seat in range(players)]
    play_seats_randomly(state, randoms, stats, decisions, rounds)
    return state, stats, log


def rounds_told(log: list[Event]) -> list[list[Event]]:
    """The events of each round that ended."""
    rounds: list[list[Event]] = [[]]
    for event in log:
        rounds[-1].append(event)
        # Whoever wins by laying out ends no round, but there are no more.
        if event.what in (ROUND_ENDED, WON):
            rounds.append([])
    return [events for events in rounds[:-1] if any(event.what == TURN for event in events)]


def own_turns(events: list[Event], seat: int) -> tuple[int, int]:
    """How many turns a seat had until it laid out, and whether it did."""
    turns = 0
    for event in events:
        if event.seat == seat and event.what == LAID_OUT:
            return turns, 1
        turns += event.seat == seat and event.what == TURN
    return turns, 0


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("players", [2, 5])
def test_turns_and_layouts_are_those_that_the_events_tell(name: str, players: int) -> None:
    _, stats, log = played(name, players, 60, 3, 4000)
    rounds = rounds_told(log)
    assert len(rounds) == len(stats.round_turns) > 2
    for events, turns in zip(rounds, stats.round_turns, strict=True):
        assert turns == sum(event.what in (TURN, STOPPED) for event in events)
    noted = iter(stats.tries)
    by_round = [[(next(noted), next(noted), next(noted)) for _ in range(players)] for _ in rounds]
    assert next(noted, None) is None
    for events, tries in zip(rounds, by_round, strict=True):
        assert [(turns, out) for _, turns, out in tries] == [
            own_turns(events, seat) for seat in range(players)
        ]
    assert [level for level, _, _ in by_round[0]] == [1] * players
    for tries, following in pairwise(by_round):
        for (level, _, out), (later, _, _) in zip(tries, following, strict=True):
            assert later > level if out else later == level
    assert any(out for tries in by_round for _, _, out in tries)


@pytest.mark.parametrize("name", ["level8-99", "level8-board", "niveldoce"])
def test_a_whole_game_is_noted_to_its_last_round(name: str) -> None:
    state, stats, _ = played(name, 2, 80, 1, 1_000_000)
    assert state.is_over
    assert len(stats.round_turns) == state.round
    assert sum(stats.round_turns) == state.all_turns - stats.cut
    last = stats.tries[-6:]
    assert last[2 + 3 * int(state.winner)] == 1, "who wins has laid out in the last round"


def test_play_ends_with_the_last_round_that_is_asked_for() -> None:
    state, stats, _ = played("level8-99", 3, 40, 2, 1_000_000, rounds=2)
    assert len(stats.round_turns) == 2
    assert (state.round, state.turns) == (3, 1), "the third round has just begun"
    assert not state.is_over
