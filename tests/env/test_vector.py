"""Many tables at once: the same games as one by one, shown in arrays."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from nivelo.engine.errors import IllegalMoveError, OptionError
from nivelo.engine.export.export import digest
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.state import State, new_state
from nivelo.env import vector_v0
from nivelo.env.vector_v0 import VectorEnv
from nivelo.games import BUILT_IN
from support.env.expected_observation import expected


def moves_of(env: VectorEnv, steps: int) -> list[NDArray[np.int64]]:
    """Play at random; gives the moves of each step."""
    moves = []
    for _ in range(steps):
        moves.append(env.random_actions())
        env.step(moves[-1])
    return moves


def digests(env: VectorEnv) -> list[str]:
    return [digest(env.position(table)) for table in range(env.num_tables)]


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_row_shows_what_the_seat_to_act_may_know_and_do(game: str) -> None:
    env = vector_v0.env(game, tables=5, players=4, seed=1, max_turns_per_round=30)
    for _ in range(12):
        moves_of(env, 9)
        for table in range(5):
            state = env.position(table)
            assert env.seats[table] == state.to_act
            assert (env.observations[table] == expected(env.view(table))).all()
            assert env.masks[table].nonzero()[0].tolist() == sorted(state.legal_ids())


def test_each_table_plays_as_a_game_alone_would() -> None:
    env = vector_v0.env("level8-101", tables=4, players=3, seed="one", rewards="round")
    states = [new_state(env.game, seed_from_text(f"vector one {i} 0")) for i in range(4)]
    for _ in range(300):
        actions = env.random_actions()
        env.step(actions)
        for state, action in zip(states, actions, strict=True):
            state.play_id(int(action))
    assert not env.terminated.any()
    assert digests(env) == [digest(state) for state in states]


def test_when_a_game_is_over_the_next_is_dealt_in_the_same_step() -> None:
    env = vector_v0.env("level8-99", tables=3, players=2, seed=5, max_turns_per_round=20)
    states = [env.position(table) for table in range(3)]
    games = [0, 0, 0]
    while sum(games) < 4:
        before = env.seats.copy()
        actions = eager(env)
        env.step(actions)
        for table, (state, action) in enumerate(zip(states, actions, strict=True)):
            assert state.to_act == before[table]
            state.play_id(int(action))
            assert env.terminated[table] == state.is_over
            assert not env.truncated[table]
            if state.is_over:
                assert env.rewards[table].argmax() == state.winner
                assert sorted(env.rewards[table].tolist()) == [-1.0, 1.0]
                games[table] += 1
                seed = seed_from_text(f"vector 5 {table} {games[table]}")
                states[table] = new_state(env.game, seed)
            else:
                assert not env.rewards[table].any()
            assert digest(env.position(table)) == digest(states[table])


def eager(env: VectorEnv) -> NDArray[np.int64]:
    """Random moves, but a level that can be laid out is: else games take very long."""
    lay_out = next(int(move.id) for move in env.game.moves.moves if move.text == "lay-out")
    return np.where(env.masks[:, lay_out], lay_out, env.random_actions())


def test_rewards_by_round_are_levels_moved_up() -> None:
    env = vector_v0.env("level8-99", 3, players=3, rewards="round", max_turns_per_round=20)
    total = np.zeros((3, 3))
    while not env.terminated.any():
        levels = np.array([list(env.position(table).level) for table in range(3)]) - 1
        env.step(eager(env))
        assert np.allclose(env.rewards.sum(axis=1), 0)
        before = total.copy()
        total += env.rewards
        assert np.allclose(before, levels - (levels.sum(1, keepdims=True) - levels) / 2)
    assert total.max() > 0
    over = env.terminated.nonzero()[0]
    assert (env.rewards[over].max(axis=1) > 0).all()


def test_a_game_is_cut_off_after_max_decisions() -> None:
    env = vector_v0.env(tables=2, max_decisions=7)
    for step in range(1, 22):
        env.step(env.random_actions())
        assert env.truncated.all() == (step % 7 == 0)
        assert not env.terminated.any()
        assert env.position(0).decisions == step % 7


def test_a_table_does_not_depend_on_how_many_there_are() -> None:
    few, many = vector_v0.env(tables=2, seed=3), vector_v0.env(tables=6, seed=3)
    for _ in range(200):
        actions = many.random_actions()
        many.step(actions)
        few.step(actions[:2])
    assert digests(few) == digests(many)[:2]


def test_the_same_seed_gives_the_same_games_and_moves() -> None:
    one, two, other = (vector_v0.env(tables=3, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(moves_of(one, 50), moves_of(two, 50))
    assert digests(one) == digests(two)
    assert len({*digests(one), *digests(other)}) == 6
    other.reset(seed=1)
    moves_of(other, 50)
    assert digests(other) == digests(one)
    assert (other.observations == one.observations).all()
    assert (other.masks == one.masks).all()


def test_every_legal_move_is_chosen_now_and_then() -> None:
    env = vector_v0.env("niveldoce", tables=1, players=3, seed=9)
    while env.masks[0].sum() < 5:
        moves_of(env, 1)
    legal = set(env.masks[0].nonzero()[0].tolist())
    assert {int(env.random_actions()[0]) for _ in range(500)} == legal


def test_the_arrays_are_windows_that_cannot_be_written_to() -> None:
    env = vector_v0.env(tables=2)
    arrays = (env.observations, env.masks, env.seats, env.rewards, env.terminated, env.truncated)
    for array in arrays:
        assert not array.flags.writeable
        assert len(array) == 2
    observations = env.observations
    before = observations.copy()
    env.step(env.random_actions())
    assert observations is env.observations
    assert (observations != before).any()


def test_columns_can_be_chosen() -> None:
    names = ["hand", "own_level", "tops"]
    env, full = (vector_v0.env(tables=2, seed=1, columns=chosen) for chosen in (names, None))
    for _ in range(60):
        actions = env.random_actions()
        env.step(actions)
        full.step(actions)
    parts, all_parts = env.columns.split(env.observations), full.columns.split(full.observations)
    assert list(parts) == ["own_level", "hand", "tops"]
    assert parts["tops"].shape == (2, 2, 92)
    for name in names:
        assert (parts[name] == all_parts[name]).all()
    assert env.observe(0, 1).shape == (env.columns.width,)


def test_other_seats_can_be_observed_too() -> None:
    env = vector_v0.env("level8-board", tables=2, players=3)
    moves_of(env, 40)
    for seat in range(3):
        assert (env.observe(1, seat) == expected(env.view(1, seat))).all()


def test_looking_at_a_position_does_not_change_the_game() -> None:
    env, twin = vector_v0.env(tables=1), vector_v0.env(tables=1)
    state: State = env.position(0)
    state.play_id(state.legal_ids()[0])
    moves_of(env, 20)
    moves_of(twin, 20)
    assert digests(env) == digests(twin)


@pytest.mark.parametrize("wrong", [-1, 961, 1 << 40, "illegal"])
def test_if_one_move_is_illegal_none_is_played(wrong: int | str) -> None:
    env = vector_v0.env(tables=3)
    moves_of(env, 5)
    before = digests(env)
    actions = env.random_actions()
    actions[2] = (~env.masks[2]).nonzero()[0][0] if wrong == "illegal" else wrong
    code = "move/illegal" if wrong == "illegal" else "move/unknown"
    with pytest.raises(IllegalMoveError, match=rf"{code}: table 2: "):
        env.step(actions)
    assert digests(env) == before


@pytest.mark.parametrize(
    "actions", [[0, 0], [[0], [0], [0]], [0.0, 0.0, 0.0], [True, True, True], 0]
)
def test_moves_must_be_one_number_for_each_table(actions: object) -> None:
    with pytest.raises(OptionError, match=r"env/actions: .* is not one whole number for each of 3"):
        vector_v0.env(tables=3).step(actions)  # type: ignore[arg-type]


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(OptionError, match=r"env/number: tables=0 is not between 1 and"):
        vector_v0.env(tables=0)
    env = vector_v0.env(tables=2)
    with pytest.raises(OptionError, match=r"env/number: table=2 is not between 0 and 1"):
        env.position(2)
    with pytest.raises(OptionError, match=r"env/number: seat=-1 is not between 0 and 1"):
        env.observe(0, -1)
