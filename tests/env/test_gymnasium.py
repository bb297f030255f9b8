"""One seat against bots: Gymnasium's own checks, the registered names, illegal actions."""

from __future__ import annotations

import copy
import pickle
from inspect import signature
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nivelo.engine.errors import IllegalMoveError, NiveloError, OptionError
from nivelo.engine.export.export import digest
from nivelo.env import aec_v0, gymnasium_v0, vector_v1
from nivelo.env.gymnasium_v0 import NiveloSingleEnv
from nivelo.env.registration import make_vector, register
from nivelo.games import BUILT_IN


def play(env: NiveloSingleEnv, steps: int, seed: int = 0) -> list[Any]:
    """Play at random; returns what each step returned."""
    random = np.random.default_rng(seed)
    steps_made = []
    for _ in range(steps):
        step = env.step(random.choice(env.action_masks().nonzero()[0]))
        steps_made.append(step)
        if step[2] or step[3]:
            break
    return steps_made


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_is_registered_and_passes_gymnasiums_check(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    made = gymnasium.make(f"nivelo/{game}-v0", players=3, bots="random")
    check_env(made.unwrapped)
    assert "seen by seat 1" in capsys.readouterr().out
    assert made.unwrapped.game.name == game  # type: ignore[attr-defined]


def test_registering_twice_does_no_harm() -> None:
    before = dict(gymnasium.registry)
    register()
    assert gymnasium.registry == before


def test_make_vec_makes_the_vector_environment_with_the_same_bots() -> None:
    many = gymnasium.make_vec("nivelo/niveldoce-v0", num_envs=2, players=3, rewards="round")
    assert isinstance(many, vector_v1.NiveloVectorEnv)
    assert many.num_envs == 2
    one = gymnasium.make("nivelo/niveldoce-v0", players=3, rewards="round")
    seen, _ = one.reset(seed=1)
    assert (many.reset(seed=1)[0]["observation"][0] == seen["observation"]).all()


def test_bots_have_the_names_of_the_dial_and_their_old_names_still_work() -> None:
    assert signature(gymnasium_v0.env).parameters["bots"].default == "hard"
    assert signature(make_vector).parameters["bots"].default == "hard"
    seen: list[Any] = []
    for bots in ("hard", "greedy"):
        env = gymnasium_v0.env("level8-99", bots=bots)
        env.reset(seed=2)
        seen.append([step[0]["observation"] for step in play(env, 30)])
    new, old = seen
    assert np.array_equal(new, old)


@pytest.mark.parametrize("bots", ["random", ("greedy", None, "random")])
def test_a_game_is_played_to_its_end_from_one_seat(bots: Any) -> None:
    env = gymnasium_v0.env("level8-99", players=3, bots=bots, max_turns_per_round=10)
    env.reset(seed=3)
    mine = 0 if bots == "random" else 1
    steps = play(env, 100_000)
    for seen, reward, _, _, info in steps[:-1]:
        assert info["seat"] == env.seat == mine
        assert reward == 0
        assert (seen["action_mask"] == info["action_mask"]).all()
    seen, reward, terminated, truncated, info = steps[-1]
    assert (terminated, truncated) == (True, False)
    assert reward == info["rewards"][mine] == (1.0 if env.position.winner == mine else -0.5)
    assert seen["action_mask"].all()
    with pytest.raises(NiveloError, match="env/ended"):
        env.step(0)


def test_an_illegal_action_loses_or_raises() -> None:
    env = gymnasium_v0.env(bots="random")
    env.reset(seed=1)
    illegal = int((~env.action_masks()).nonzero()[0][0])
    before = digest(env.position)
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert digest(env.position) == before
    with pytest.raises(NiveloError, match="env/not_reset"):
        env.step(illegal)
    _, info = env.reset()
    assert "illegal" not in info
    assert env.step(-1)[1] == -1.0
    strict = gymnasium_v0.env(bots="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMoveError, match="move/illegal"):
        strict.step(illegal)
    with pytest.raises(IllegalMoveError, match="move/unknown"):
        strict.step(961)
    assert digest(strict.position) == before


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_copies_go_on_alike_and_apart(bots: str) -> None:
    env = gymnasium_v0.env("niveldoce", players=3, bots=bots)
    env.reset(seed=2)
    play(env, 20)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = digest(env.position)
        play(twin, 30, seed=4)
        assert digest(env.position) == before != digest(twin.position)
        again = copy.deepcopy(env)
        play(again, 30, seed=4)
        assert digest(again.position) == digest(twin.position)


def test_rendering_shows_what_the_seat_may_know(capsys: pytest.CaptureFixture[str]) -> None:
    pictures = []
    for mode in ("ansi", "svg", "human"):
        env = gymnasium_v0.env(bots="random", render_mode=mode)
        env.reset(seed=1)
        pictures.append(env.render())
    assert str(pictures[0]).startswith("Level 8 (101 cards), round 1, seen by seat 1")
    assert str(pictures[1]).startswith("<svg ")
    assert capsys.readouterr().out == pictures[0]
    with pytest.raises(OptionError, match="env/render_mode: no render_mode"):
        gymnasium_v0.env().render()


def test_wrong_settings_are_refused() -> None:
    for chosen in (
        {"bots": None},
        {"bots": (None, None)},
        {"render_mode": "rgb_array"},
        {"illegal": "shrug"},
    ):
        with pytest.raises(OptionError, match=r"env/(bots|render_mode|illegal)"):
            gymnasium_v0.env(**chosen)
    with pytest.raises(NiveloError, match="env/not_reset"):
        gymnasium_v0.env().step(0)


def test_there_is_no_parallel_environment_and_the_refusal_says_why() -> None:
    with pytest.raises(OptionError, match=r"env/parallel: .* one seat decides at a time"):
        aec_v0.parallel_env("level8-101")
