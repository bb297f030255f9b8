"""The vector environment does what Gymnasium's own does with single environments, only faster."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from nivelo.bots.registry import make_bot
from nivelo.engine.errors import IllegalMoveError, NiveloError, OptionError
from nivelo.engine.export.export import digest
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.env import gymnasium_v0, vector_v1
from nivelo.env.vector_v1 import NiveloVectorEnv
from nivelo.games import BUILT_IN
from support.env.expected_observation import expected


def play(env: NiveloVectorEnv, steps: int) -> list[NDArray[np.int64]]:
    moves = []
    for _ in range(steps):
        moves.append(env.random_actions())
        env.step(moves[-1])
    return moves


def digests(env: NiveloVectorEnv) -> list[str]:
    return [digest(env.position(table)) for table in range(env.num_envs)]


def assert_same(one: Any, two: Any) -> None:
    """Are both the same, arrays, keys, types and all?"""
    assert type(one) is type(two)
    if isinstance(one, dict):
        assert one.keys() == two.keys()
        for key in one:
            assert_same(one[key], two[key])
    elif isinstance(one, tuple) or (isinstance(one, np.ndarray) and one.dtype == object):
        for mine, other in zip(one, two, strict=True):
            assert_same(mine, other)
    elif isinstance(one, np.ndarray):
        assert one.dtype == two.dtype
        assert np.array_equal(one, two)
    else:
        assert one == two


def both(mode: AutoresetMode, **chosen: Any) -> tuple[NiveloVectorEnv, SyncVectorEnv[Any, Any]]:
    ours = vector_v1.env(num_envs=3, autoreset_mode=mode, **chosen)
    theirs = SyncVectorEnv([lambda: gymnasium_v0.env(**chosen)] * 3, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    return ours, theirs


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize(
    ("game", "players", "rewards"),
    [("level8-99", 2, "game"), ("niveldoce", 3, "round"), ("level8-board", 2, "round")],
)
def test_it_returns_what_gymnasiums_own_vector_environment_returns(
    mode: AutoresetMode, game: str, players: int, rewards: str
) -> None:
    ours, theirs = both(
        mode,
        game=game,
        players=players,
        rewards=rewards,
        bots="random",
        max_decisions=90,
        max_turns_per_round=12,
    )
    assert_same(ours.reset(seed=5), theirs.reset(seed=5))
    ends = 0
    for _ in range(120):
        actions = ours.random_actions()
        mine, other = ours.step(actions), theirs.step(actions)
        for one, two in zip(mine, other, strict=True):
            assert_same(one, two)
        over = mine[2] | mine[3]
        ends += int(over.sum())
        if mode == AutoresetMode.DISABLED and over.any():
            again = ours.reset(options={"reset_mask": over})
            assert_same(again, theirs.reset(options={"reset_mask": over}))
    assert ends >= 3
    assert_same(ours.reset(seed=[1, 7, 3]), theirs.reset(seed=[1, 7, 3]))
    assert_same(ours.reset(), theirs.reset())


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_row_shows_what_the_seat_to_act_may_know_and_do(game: str) -> None:
    bots = ("random", None, "greedy")
    env = vector_v1.env(game, 4, players=3, bots=bots, autoreset_mode="SameStep")
    seen, infos = env.reset(seed=1)
    for _ in range(40):
        for table in range(4):
            state = env.position(table)
            assert infos["seat"][table] == state.to_act == 1
            assert (seen["observation"][table] == expected(env.view(table))).all()
            assert seen["action_mask"][table].nonzero()[0].tolist() == sorted(state.legal_ids())
            assert (infos["action_mask"][table] == seen["action_mask"][table]).all()
        seen, _, _, _, infos = env.step(env.random_actions())


@pytest.mark.parametrize("bot", ["random", "greedy", "strong:2"])
def test_bots_inside_play_as_they_do_outside(bot: str) -> None:
    env = vector_v1.env("level8-101", 1, players=3, bots=bot, max_turns_per_round=30)
    env.reset(seed=3)
    name = "gymnasium 3 0"
    state = new_state(env.game, seed_from_text(name))
    bots = {
        seat: make_bot(bot, int.from_bytes(seed_from_text(f"{name} bot {seat}")[:8], "big"))
        for seat in (1, 2)
    }
    for _ in range(150):
        while state.to_act > 0:
            state.play(bots[int(state.to_act)].choose(view(state, int(state.to_act))))
        assert digest(state) == digest(env.position(0))
        if state.is_over:
            break
        action = env.random_actions()
        env.step(action)
        state.play_id(int(action[0]))


def test_illegal_moves_of_a_bot_written_elsewhere_are_refused() -> None:
    with pytest.raises(IllegalMoveError, match="move/foreign"):
        vector_v1.env(num_envs=20, bots="support.bots.foreign_bot:ForeignBot")


def test_rewards_are_those_of_the_learners_seat_until_it_is_to_act_again() -> None:
    env = vector_v1.env("level8-99", 4, bots="greedy", rewards="round", autoreset_mode="SameStep")
    env.reset(seed=2)
    total, won, lost = np.zeros(4), 0, 0
    for _ in range(1500):
        levels = np.array([list(env.position(int(table)).level) for table in range(4)])
        assert np.allclose(total, levels[:, 0] - levels[:, 1])
        _, rewards, terminated, _, infos = env.step(env.random_actions())
        assert (rewards == infos["rewards"][:, 0])[~terminated].all()
        total += rewards
        won += int((terminated & (total > 0)).sum())
        lost += int((terminated & (total < 0)).sum())
        for table in terminated.nonzero()[0]:
            # A bot may have won a round before the learner's first decision.
            first = env.position(int(table)).level
            total[table] = first[0] - first[1]
    assert lost >= 4 > won


def test_without_bots_the_reward_is_that_of_the_seat_that_acted() -> None:
    env = vector_v1.env("level8-99", 3, players=3, rewards="round", max_turns_per_round=20)
    _, infos = env.reset(seed=1)
    lay_out = next(int(move.id) for move in env.game.moves.moves if move.text == "lay-out")
    paid = False
    for _ in range(3000):
        seats = infos["seat"].copy()
        masks = infos["action_mask"]
        actions = np.where(masks[:, lay_out] == 1, lay_out, env.random_actions())
        _, rewards, _, _, infos = env.step(actions)
        assert (rewards == infos["rewards"][np.arange(3), seats]).all()
        assert np.allclose(infos["rewards"].sum(axis=1), 0)
        paid = paid or bool(rewards.any())
    assert paid


@pytest.mark.parametrize("bots", [None, "random", "greedy", "neural", "strong:2", "strong:6"])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_in_the_middle_of_a_game_go_on_alike_and_apart(bots: Any, copied: Any) -> None:
    env = vector_v1.env("level8-101", 2, bots=bots, max_turns_per_round=8, max_decisions=60)
    env.reset(seed=8)
    slow = bots == "strong:6"
    for steps in (3, 2) if slow else (7, 1, 1, 1, 1, 1, 1, 1, 1, 20):
        play(env, steps)
        twin = copied(env)
        assert digests(twin) == digests(env)
        for _ in range(2 if slow else 25):
            actions = env.random_actions()
            assert np.array_equal(twin.random_actions(), actions)
            for one, two in zip(env.step(actions), twin.step(actions), strict=True):
                assert_same(one, two)
        assert_same(env.reset(), twin.reset())
        play(twin, 1)
    assert digests(twin) != digests(env)


def test_a_copy_keeps_what_is_over_and_what_was_final() -> None:
    for mode in AutoresetMode:
        env = vector_v1.env(num_envs=2, max_decisions=3, autoreset_mode=mode)
        env.reset(seed=1)
        play(env, 3)
        for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            assert_same(twin._infos(), env._infos())
            assert_same(twin._observation(), env._observation())
            if mode == AutoresetMode.DISABLED:
                with pytest.raises(NiveloError, match="env/ended: table 0"):
                    twin.step(twin.random_actions())


def test_without_copies_the_arrays_are_contiguous_windows_on_the_tables() -> None:
    env = vector_v1.env(num_envs=2, copy=False)
    seen, infos = env.reset(seed=1)
    step = env.step(env.random_actions())
    for key, array in step[0].items():
        assert np.shares_memory(array, seen[key])
        assert array.flags.c_contiguous
        assert not array.flags.writeable
    assert np.shares_memory(infos["action_mask"], step[0]["action_mask"])
    for array in step[1:4]:
        assert not array.flags.owndata
    copies = vector_v1.env(num_envs=2)
    seen, _ = copies.reset(seed=1)
    before = copy.deepcopy(seen)
    play(copies, 20)
    assert_same(seen, before)


def test_in_a_finished_game_all_actions_are_marked_and_none_does_anything() -> None:
    env = vector_v1.env(num_envs=2, max_decisions=5)
    env.reset(seed=1)
    play(env, 4)
    seen, _, _, truncated, _ = env.step(env.random_actions())
    assert truncated.all()
    assert seen["action_mask"].all()
    twin = copy.deepcopy(env)
    assert_same(env.step(np.array([0, 0])), twin.step(np.array([960, 17])))


def test_seeds_name_games_and_without_one_they_are_unpredictable() -> None:
    one, two = vector_v1.env(num_envs=2), vector_v1.env(num_envs=3)
    one.reset(seed=4)
    two.reset(seed=4)
    assert digests(one) == digests(two)[:2]
    one.reset(seed=5)
    assert digests(one) == digests(two)[1:]
    fresh = vector_v1.env(num_envs=2)
    fresh.reset()
    other = vector_v1.env(num_envs=2)
    other.reset()
    assert digests(fresh) != digests(other)


def test_wrappers_of_gymnasium_work_on_it() -> None:
    from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

    env: VectorEnv[Any, Any, Any] = gymnasium.make_vec(
        "nivelo/level8-99-v0", num_envs=2, bots="random", max_decisions=40
    )
    counted = RecordEpisodeStatistics(env)
    listed = DictInfoToList(counted)
    listed.reset(seed=1)
    lengths = []
    for _ in range(60):
        _, _, _, _, infos = listed.step(env.unwrapped.random_actions())  # type: ignore[attr-defined]
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]
    assert lengths
    assert max(lengths) <= 40


def test_wrong_settings_are_refused() -> None:
    for bots in (["greedy"], ["greedy", "random"], ["nobody", None]):
        with pytest.raises(NiveloError, match=r"env/bots|bot/unknown"):
            vector_v1.env(bots=bots)
    env = vector_v1.env(num_envs=2)
    env.reset(seed=1)
    with pytest.raises(OptionError, match="env/seed: 3 seeds"):
        env.reset(seed=[1, 2, 3])
    for mask in ([True], [1, 0], [False, False]):
        with pytest.raises(OptionError, match="env/reset_mask"):
            env.reset(options={"reset_mask": np.array(mask)})
    for actions in ([0], [0.0, 0.0]):
        with pytest.raises(OptionError, match="env/actions"):
            env.step(actions)


def test_an_illegal_action_at_one_table_plays_none() -> None:
    env = vector_v1.env(num_envs=3, bots="random")
    env.reset(seed=1)
    before = digests(env)
    actions = env.random_actions()
    actions[2] = (env.action_masks()[2] == 0).nonzero()[0][0]
    with pytest.raises(IllegalMoveError, match="move/illegal: table 2"):
        env.step(actions)
    assert digests(env) == before
