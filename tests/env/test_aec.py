"""The PettingZoo environment: PettingZoo's own tests, copies, rewards, and what it refuses."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from nivelo.engine.errors import IllegalMoveError, NiveloError, OptionError
from nivelo.engine.export.export import digest
from nivelo.env import aec_v0
from nivelo.env.aec_v0 import NiveloEnv
from support.engine.custom_game import example
from support.engine.setups import EVERY_SETUP, Setup

TABLES = [
    ("level8-99", 2, "one", "none"),
    ("level8-101", 6, "two", "none"),
    ("level8-101", 3, "one", "master-all"),
    ("level8-master", 4, "two", "none"),
    ("level8-board", 5, "one", "none"),
    ("niveldoce", 8, "one", "none"),
]

# Dictionaries with a mask are what PettingZoo's own card games have; its test knows them by name.
OF_DICTIONARIES = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of agents whose game is over
]


def make(table: tuple[str, int, str, str], **more: object) -> NiveloEnv:
    game, players, side, mix = table
    return aec_v0.env(game, players, side, mix, **more)  # type: ignore[arg-type]


def play(env: NiveloEnv, decisions: int, seed: int = 0) -> list[int]:
    """Play at random; gives the moves."""
    random = Random(seed)
    moves = []
    for _ in env.agent_iter(decisions):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        assert observation is not None
        moves.append(int(random.choice(observation["action_mask"].nonzero()[0])))
        env.step(moves[-1])
    return moves


# PettingZoo's own tests


@pytest.mark.filterwarnings(*OF_DICTIONARIES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_passes_the_api_test(table: tuple[str, int, str, str]) -> None:
    api_test(make(table, rewards="round", max_turns_per_round=30), num_cycles=60)


@pytest.mark.filterwarnings(*OF_DICTIONARIES)
def test_it_passes_the_api_test_to_the_end_of_games() -> None:
    api_test(aec_v0.env(max_decisions=100), num_cycles=100)
    api_test(aec_v0.env(side="one", rewards="round", max_decisions=150), num_cycles=100)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_passes_the_seed_test(table: tuple[str, int, str, str]) -> None:
    seed_test(partial(make, table), num_cycles=20)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_passes_the_render_test(
    table: tuple[str, int, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(partial(make, table), {"svg": lambda drawn: drawn.startswith("<svg ")})
    assert "seen by seat" in capsys.readouterr().out


# Set-ups


@pytest.mark.slow_pure
@pytest.mark.parametrize("setup", EVERY_SETUP, ids=str)
def test_every_game_side_mix_and_number_of_players_can_be_played(setup: Setup) -> None:
    options: dict[str, Any] = dict(setup.options)
    env = aec_v0.env(setup.game, setup.players, setup.sides, setup.mix, **options)
    env.reset(seed=3)
    assert len(play(env, 150)) == 150
    assert env.action_space("seat_0").n == env.game.num_moves  # type: ignore[attr-defined]


def test_a_game_of_ones_own_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "lantern.toml"
    file.write_text(example(), encoding="utf-8")
    env = aec_v0.env(file, players=4, mix="long")
    env.reset(seed=1)
    assert len(play(env, 200)) == 200
    twin = pickle.loads(pickle.dumps(env))
    assert play(twin, 50) == play(env, 50)


# Resets and copies


def test_games_after_a_seed_are_given_by_it() -> None:
    env, other = aec_v0.env(), aec_v0.env()
    env.reset(seed=4)
    first = play(env, 40)
    env.reset()
    second = play(env, 40)
    other.reset(seed=4)
    assert play(other, 40) == first
    other.reset()
    assert play(other, 40) == second
    assert first != second


def test_without_a_seed_games_differ() -> None:
    deals = set()
    for _ in range(3):
        env = aec_v0.env()
        env.reset()
        deals.add(digest(env.position))
    assert len(deals) == 3


@pytest.mark.parametrize("rewards", ["game", "round"])
@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_in_the_middle_of_a_game_go_on_alike_and_apart(how: object, rewards: str) -> None:
    env = aec_v0.env("level8-master", 3, rewards=rewards, max_turns_per_round=40)  # type: ignore[arg-type]
    env.reset(seed=8)
    play(env, 333)
    before = digest(env.position)
    twin = how(env)  # type: ignore[operator]
    moves = play(twin, 300, seed=1)
    assert digest(env.position) == before
    assert play(env, 300, seed=1) == moves
    assert digest(env.position) == digest(twin.position)
    assert env.rewards == twin.rewards
    assert env.infos == twin.infos
    env.reset()
    twin.reset()
    assert digest(env.position) == digest(twin.position)


def test_a_deep_copy_shares_the_game() -> None:
    env = aec_v0.env()
    env.reset(seed=0)
    assert copy.deepcopy(env).game is env.game


def test_an_environment_can_be_copied_before_its_first_game() -> None:
    env = aec_v0.env()
    twin = copy.deepcopy(env)
    env.reset(seed=1)
    twin.reset(seed=1)
    assert digest(env.position) == digest(twin.position)


def test_an_observation_stays_what_it_was() -> None:
    env = aec_v0.env()
    env.reset(seed=0)
    observation = env.observe("seat_0")
    kept = {name: array.copy() for name, array in observation.items()}
    play(env, 30)
    assert all((observation[name] == kept[name]).all() for name in kept)
    assert (env.observe("seat_0")["observation"] != kept["observation"]).any()


def test_only_the_agent_to_act_has_moves() -> None:
    env = aec_v0.env("niveldoce", players=4)
    env.reset(seed=0)
    play(env, 77)
    for agent in env.agents:
        legal = env.observe(agent)["action_mask"].nonzero()[0].tolist()
        assert legal == sorted(int(move.id) for move in env.view(agent).legal)
        assert bool(legal) == (agent == env.agent_selection)


# Rewards and ends


def finished(rewards: str, players: int = 3) -> tuple[NiveloEnv, np.ndarray]:
    """A game to its end, and the sum of each seat's rewards."""
    env = aec_v0.env("level8-99", players, rewards=rewards, max_turns_per_round=30)  # type: ignore[arg-type]
    env.reset(seed=2)
    total = np.zeros(players)
    random = Random(1)
    while not any(env.terminations.values()):
        legal = env.view().legal
        move = legal[0] if legal[0].text == "lay-out" else random.choice(legal)
        env.step(int(move.id))
        given = np.array(list(env.rewards.values()))
        assert abs(given.sum()) < 1e-9
        total += given
    return env, total


def test_by_game_the_winner_gets_one_and_the_others_share_the_loss() -> None:
    env, total = finished("game")
    winner = int(env.position.winner)
    assert total[winner] == 1
    assert total.tolist() == [1.0 if seat == winner else -0.5 for seat in range(3)]
    assert env.rewards == {f"seat_{seat}": total[seat] for seat in range(3)}


def test_by_round_a_seat_gets_its_levels_less_the_mean_of_the_others() -> None:
    env, total = finished("round")
    position = env.position
    up = np.array([int(level) - 1 for level in position.level])
    up[position.winner] = position.game.last_level
    assert np.allclose(total, [up[q] - (up.sum() - up[q]) / 2 for q in range(3)])


@pytest.mark.parametrize("rewards", ["game", "round"])
def test_every_reward_is_told_to_its_agent_once(rewards: str) -> None:
    _, total = finished(rewards)
    env = aec_v0.env("level8-99", 3, rewards=rewards, max_turns_per_round=30)  # type: ignore[arg-type]
    env.reset(seed=2)
    received = dict.fromkeys(env.agents, 0.0)
    random = Random(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        received[agent] += reward
        assert not truncated
        assert observation is not None
        assert observation["action_mask"].any() != terminated
        move = None
        if not terminated:
            legal = env.view().legal
            move = int((legal[0] if legal[0].text == "lay-out" else random.choice(legal)).id)
        env.step(move)
    assert np.allclose(list(received.values()), total)
    assert env.agents == []


def test_a_game_is_cut_off_after_max_decisions() -> None:
    env = aec_v0.env(max_decisions=50)
    env.reset(seed=0)
    assert len(play(env, 100)) == 50
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}
    env.reset()
    assert len(play(env, 100)) == 50


# What it refuses


@pytest.mark.parametrize(("move", "code"), [(-1, "move/unknown"), (99_999, "move/unknown")])
def test_an_unknown_move_raises_and_changes_nothing(move: int, code: str) -> None:
    env = aec_v0.env()
    env.reset(seed=0)
    before = digest(env.position), env.agent_selection
    with pytest.raises(IllegalMoveError) as caught:
        env.step(move)
    assert caught.value.code == code
    assert (digest(env.position), env.agent_selection) == before


def test_an_illegal_move_raises_and_changes_nothing() -> None:
    env = aec_v0.env()
    env.reset(seed=0)
    before = digest(env.position), env.agent_selection
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMoveError, match=r"move/illegal: .* is not allowed when seat"):
        env.step(illegal)
    assert (digest(env.position), env.agent_selection) == before


def test_no_move_is_only_for_agents_whose_game_is_over() -> None:
    env = aec_v0.env()
    env.reset(seed=0)
    with pytest.raises(IllegalMoveError, match="there is no move None"):
        env.step(None)


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(OptionError, match=r"env/rewards: rewards='turn' is not one of game, round"):
        aec_v0.env(rewards="turn")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match=r"env/number: max_decisions=-1"):
        aec_v0.env(max_decisions=-1)
    with pytest.raises(OptionError, match=r"env/render_mode: 'rgb_array' is not one of human"):
        aec_v0.env(render_mode="rgb_array")
    with pytest.raises(OptionError, match=r"game/players"):
        aec_v0.env("level8-99", players=7)


def test_nothing_can_be_seen_before_the_first_game() -> None:
    env = aec_v0.env(render_mode="ansi")
    with pytest.raises(NiveloError, match="env/not_reset"):
        _ = env.position
    with pytest.raises(NiveloError, match="env/not_reset"):
        env.render()


def test_pictures_need_a_mode() -> None:
    env = aec_v0.env()
    env.reset(seed=0)
    with pytest.raises(OptionError, match="env/render_mode"):
        env.render()
