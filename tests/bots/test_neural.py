"""The bot `neural`: it plays all the games, and knows no more than its seat."""

from __future__ import annotations

import struct
from pathlib import Path
from random import Random

import pytest

from nivelo.bots import bot_names, is_bot_name, make_bot
from nivelo.bots.neural.bot import NeuralBot, worth_comparing
from nivelo.bots.neural.features import OF_MOVE, PLACES, WIDTH, Features
from nivelo.bots.neural.network import NAMES, Network
from nivelo.bots.neural.network_files import (
    FOLDER,
    VARIABLE,
    network_for,
    read_network,
    write_weights,
)
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.moves import MOVE_KINDS
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
from support.engine.secrecy import other_stream, redealt
from support.engine.two_modes import in_both_modes, needs_compiled

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
    while not state.is_over and compared < 40:
        seat = int(state.to_act)
        seen = view(state, seat)
        moves = worth_comparing(seen, features.scratch, make_bot("greedy", compared).choose(seen))
        if len(moves) > 1:
            other = view(redealt(other_stream(state, random), seat, random), seat)
            likewise = worth_comparing(
                other, features.scratch, make_bot("greedy", compared).choose(other)
            )
            assert [move.id for move in moves] == [move.id for move in likewise]
            one, two = features.see(seen, moves), features.see(other, likewise)
            for field in ("position", "kind", "card", "place", "numbers"):
                assert list(getattr(one, field)) == list(getattr(two, field))
            compared += 1
        state.play(bots[seat].choose(seen))
    assert compared >= 20


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


SCORED = """\
import json, nivelo
from nivelo.bots import make_bot
from nivelo.bots.neural.bot import worth_comparing
from nivelo.bots.neural.features import Features
from nivelo.bots.neural.network_files import network_for
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
scores = []
for name in BUILT_IN:
    game = load(name, 3)
    features, network, greedy = Features(game), network_for(game), make_bot("greedy", 1)
    state = new_state(game, seed_from_int(1))
    while state.decisions < 60 and not state.is_over:
        seen = view(state, int(state.to_act))
        move = greedy.choose(seen)
        moves = worth_comparing(seen, features.scratch, move)
        if len(moves) > 1:
            scores.append([int(score) for score in network.scores(features.see(seen, moves))])
        state.play(move)
print(json.dumps({"mode": nivelo.engine_mode(), "scores": scores}))
"""


@needs_compiled
def test_it_scores_the_same_compiled_and_interpreted() -> None:
    compiled, interpreted = in_both_modes(SCORED)
    assert compiled["scores"] == interpreted["scores"]
    assert len(compiled["scores"]) > 40


def strange_weights(seed: int) -> dict[str, list[float]]:
    """Weights of Level 8 that know nothing."""
    random = Random(seed)
    rows = [WIDTH, len(MOVE_KINDS), 2, PLACES, OF_MOVE, 1]  # one special card: Skip
    sizes = [*(16 * n for n in rows), 16 * 4, 4, 4]
    return {
        name: [random.gauss(0, 0.3) for _ in range(size)]
        for name, size in zip(NAMES, sizes, strict=True)
    }


def test_two_networks_that_know_nothing_end_their_rounds() -> None:
    game = load("level8-101", 2)
    network = Network(strange_weights(1), 0.0)
    assert network.fits(game)
    bots = [NeuralBot(seat, network) for seat in range(2)]
    state = new_state(game, seed_from_int(1))
    while not state.is_over and state.round < 4:
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))
    assert state.is_over or state.round == 4


def test_it_plays_as_greedy_unless_another_move_leads_by_more_than_the_margin() -> None:
    game = load("level8-101", 2)
    features = Features(game)
    weights = strange_weights(2)
    departed = []
    for margin in (0.0, 0.01, 1.0):
        network = Network(weights, margin)
        state = new_state(game, seed_from_int(3))
        greedy, bot = make_bot("greedy", 0), NeuralBot(0, network)
        departed.append(0)
        while not state.is_over:
            seen = view(state, int(state.to_act))
            favourite, chosen = greedy.choose(seen), bot.choose(seen)
            moves = worth_comparing(seen, features.scratch, favourite)
            if len(moves) > 1:
                shown = features.see(seen, moves)
                leads, best = network.leads(shown), network.best(shown)
                assert leads[0] == 0
                assert leads[best] == (max(leads) if max(leads) > margin else 0)
                assert chosen == moves[best]
                departed[-1] += best > 0
            state.play(favourite)
    assert departed[0] > departed[1] > departed[2] == 0


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
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert network_for(game) is None
    (tmp_path / "niveldoce.weights").write_bytes((FOLDER / "niveldoce.weights").read_bytes())
    assert network_for(game) is read_network(tmp_path / "niveldoce.weights")
    # Other cards, other weights.
    monkeypatch.setenv(VARIABLE, str(FOLDER))
    assert network_for(game) is read_network(FOLDER / "niveldoce.weights")
    (tmp_path / "level8-99.weights").write_bytes((FOLDER / "niveldoce.weights").read_bytes())
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert network_for(load("level8-99", 2)) is None


def test_a_custom_game_has_weights_only_if_they_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(Path("examples/tens.toml"), 2)
    assert network_for(game) is None
    write_weights(tmp_path / "tens.weights", strange_weights(1), 0.0)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert network_for(game) is not None


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = strange_weights(3)
    write_weights(tmp_path / "one", weights, 0.01)
    network, expected = read_network(tmp_path / "one"), Network(weights, 0.01)
    assert network.margin == expected.margin
    for name in NAMES:
        # Half precision has eleven bits.
        assert list(getattr(network, name)) == pytest.approx(list(getattr(expected, name)), abs=3)


def test_what_is_no_file_of_weights_is_named(tmp_path: Path) -> None:
    whole = (FOLDER / "level8-101.weights").read_bytes()
    head, _, body = whole.partition(b"\n")
    wrong = (
        *(b"nothing", b"", whole[:1000], b"{}", b"[]", b'{"margin": 0, "weights": []}'),
        head.replace(b'"margin": 0.0', b'"margin": NaN') + b"\n" + body,
        head.replace(b'"margin": 0.0', b'"margin": null') + b"\n" + body,
        head + b"\n" + struct.pack("<e", float("inf")) + body[2:],
        head + b"\n" + struct.pack("<e", 65504.0) + body[2:],
    )
    for number, data in enumerate(wrong):
        path = tmp_path / f"{number}.weights"
        path.write_bytes(data)
        with pytest.raises(NiveloError, match=r"\.weights' holds no weights"):
            read_network(path)


def test_one_bot_plays_each_game_with_the_weights_of_that_game() -> None:
    bot, networks = NeuralBot(), []
    for name in ("level8-99", "level8-master"):
        state = new_state(load(name, 2), seed_from_int(1))
        bot.choose(view(state, int(state.to_act)))
        assert bot.learned is not None
        networks.append(bot.learned.network)
    assert networks == [
        read_network(FOLDER / f"{n}.weights") for n in ("level8-101", "level8-master")
    ]


def test_the_weights_of_all_games_are_small() -> None:
    assert all(network_for(load(name, 2)) is not None for name in BUILT_IN)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 500_000
