"""The bot `neural`: it plays all the games, and knows no more than its seat."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from nivelo.bots import bot_names, is_bot_name, make_bot
from nivelo.bots.neural.bot import VARIABLE, WEIGHTS, NeuralBot
from nivelo.bots.neural.features import Features
from nivelo.bots.neural.network import Network
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.decisions import LAYING_OUT
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
from support.engine.secrecy import other_stream, redealt

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", BUILT_IN)
def test_hidden_cards_make_no_difference_to_what_the_network_is_shown(
    name: str, players: int
) -> None:
    random = Random(5)
    game = load(name, players, max_turns_per_round=60)
    state = new_state(game, seed_from_int(5))
    features, bots = Features(game), [make_bot("greedy", seat) for seat in range(players)]
    compared = 0
    while not state.is_over and state.decisions < 250:
        seat = int(state.to_act)
        seen = view(state, seat)
        if len(seen.legal) > 1 and seen.decision != LAYING_OUT:
            other = view(redealt(other_stream(state, random), seat, random), seat)
            one, two = (
                features.see(each, make_bot("greedy", compared).choose(each))
                for each in (seen, other)
            )
            for field in ("position", "kind", "card", "place", "numbers"):
                np.testing.assert_array_equal(getattr(one, field), getattr(two, field))
            compared += 1
        state.play(bots[seat].choose(seen))
    assert compared > 50


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", BUILT_IN)
def test_with_the_weights_of_the_package_it_plays_a_whole_game(name: str, players: int) -> None:
    state = new_state(load(name, players), seed_from_int(players))
    bots = [make_bot("neural"), *(make_bot("greedy", seat) for seat in range(1, players))]
    while not state.is_over:
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))
    assert 0 <= state.winner < players


@pytest.mark.parametrize("name", BUILT_IN)
def test_it_beats_random(name: str) -> None:
    won = 0
    for number in range(10):
        state = new_state(load(name, 2), seed_from_int(number // 2))
        seat = number % 2
        bots = [make_bot("random", number), make_bot("neural")]
        while not state.is_over:
            at = int(state.to_act)
            state.play(bots[at == seat].choose(view(state, at)))
        won += state.winner == seat
    assert won >= 9


def test_two_networks_with_nothing_learned_end_their_rounds() -> None:
    game = load("level8-101", 2)
    untrained = Network.fresh(Features(game), 1)
    bots = [NeuralBot(seat, untrained) for seat in range(2)]
    state = new_state(game, seed_from_int(1))
    while not state.is_over and state.round < 4:
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))
    assert state.is_over or state.round == 4


def test_no_client_of_a_server_may_name_it() -> None:
    assert isinstance(make_bot("neural"), NeuralBot)
    assert "neural" not in bot_names()
    assert not is_bot_name("neural")


def test_a_game_that_it_has_not_learned_is_refused() -> None:
    state = new_state(load(Path("examples/tens.toml"), 2), seed_from_int(1))
    with pytest.raises(NiveloError, match="has not learned") as caught:
        make_bot("neural").choose(view(state, int(state.to_act)))
    assert caught.value.code == "bot/weights"


def test_other_weights_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("niveldoce", 2)
    fresh = Network.fresh(Features(game), 7)
    fresh.save(tmp_path / "niveldoce.npz")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    bot = NeuralBot()
    bot.choose(view(state := new_state(game, seed_from_int(1)), int(state.to_act)))
    assert bot.network is not None
    np.testing.assert_allclose(bot.network.weights["card"], fresh.weights["card"], atol=1e-2)


def test_what_is_no_file_of_weights_is_named(tmp_path: Path) -> None:
    path = tmp_path / "level8-99.npz"
    whole = (WEIGHTS / "level8-99.npz").read_bytes()
    for data in (b"nothing", b"", whole[:1000]):
        path.write_bytes(data)
        with pytest.raises(NiveloError, match=r"level8-99\.npz' holds no weights"):
            Network.load(path)


def test_one_bot_plays_each_game_with_the_weights_of_that_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [load(name, 2) for name in ("level8-99", "level8-101")]
    for number, game in enumerate(games):
        Network.fresh(Features(game), number).save(tmp_path / f"{game.name}.npz")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    bot, networks = NeuralBot(), []
    for game in games:
        bot.choose(view(state := new_state(game, seed_from_int(1)), int(state.to_act)))
        networks.append(bot.network)
    assert networks[0] is not networks[1]


def test_the_weights_of_all_games_are_small() -> None:
    sizes = {path.stem: path.stat().st_size for path in WEIGHTS.glob("*.npz")}
    assert sorted(sizes) == sorted(BUILT_IN)
    assert sum(sizes.values()) < 2_000_000
