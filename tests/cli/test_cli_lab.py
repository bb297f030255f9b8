"""`nivelo simulate`, `odds` and `bench`: many games, many hands, and how fast."""

from __future__ import annotations

import pytest

import nivelo as package
from nivelo.games import BUILT_IN
from support.cli.command_result import Nivelo

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

SIMULATION = (
    "games",
    "finished",
    "wins",
    "rounds_mean",
    "turns_mean",
    "decisions",
    "seconds",
    "decisions_per_second",
    "compiled",
    "checksum",
)
SHORT = ["--option", "max_turns_per_round=40"]


def test_a_simulation_has_the_figures_that_are_promised(nivelo: Nivelo) -> None:
    simulation = nivelo("simulate", "level8-99", "--games", "3", "--json").json
    assert set(SIMULATION) <= set(simulation)
    assert simulation["players"] == 4
    assert simulation["games"] == simulation["finished"] == sum(simulation["wins"].values()) == 3
    assert simulation["compiled"] == (package.engine_mode() == "compiled")


def test_the_checksum_depends_on_game_options_bots_and_seed_only(nivelo: Nivelo) -> None:
    words = ["simulate", "level8-101", "--players", "2", "--games", "2", "--json", *SHORT]
    checksum = nivelo(*words).json["checksum"]
    assert nivelo(*words, "--jobs", "2").json["checksum"] == checksum
    for other in (
        ["--seed", "1"],
        ["--side", "two"],
        ["--side", "one,two"],
        ["--mix", "master-all"],
        ["--bots", "greedy"],
        ["--option", "max_turns_per_round=41"],
    ):
        assert nivelo(*words, *other).json["checksum"] != checksum


def test_people_see_wins_and_lengths(nivelo: Nivelo) -> None:
    text = nivelo("simulate", "level8-99", "--players", "2", "--games", "2", *SHORT).out
    assert "level8-99, 2 seats: random, random" in text
    assert "2 of 2 games finished" in text
    assert f"engine {package.engine_mode()}" in text
    assert "nobody ended" in text


def test_more_bots_than_usual_seats_make_more_seats(nivelo: Nivelo) -> None:
    bots = ["--bots", "random,random,random,random,random"]
    simulation = nivelo("simulate", "level8-99", "--games", "1", "--json", *bots, *SHORT).json
    assert simulation["players"] == 5


def test_an_own_game_is_simulated_in_other_processes_too(nivelo: Nivelo, own_game: str) -> None:
    simulation = nivelo("simulate", own_game, "--games", "20", "--jobs", "2", "--json").json
    assert (simulation["game"], simulation["players"], simulation["finished"]) == ("small", 3, 20)


def test_odds_of_every_level_lie_in_their_intervals(nivelo: Nivelo) -> None:
    odds = nivelo("odds", "niveldoce", "--trials", "400", "--json").json
    assert [row["level"] for row in odds["levels"]] == list(range(1, 13))
    for row in odds["levels"]:
        assert 0 <= row["low"] <= row["probability"] <= row["high"] <= 1
        assert row["probability"] == row["contained"] / 400


def test_odds_are_the_same_for_the_same_seed(nivelo: Nivelo) -> None:
    words = ["odds", "level8-101", "--trials", "1100", "--json"]
    odds = nivelo(*words).json
    assert nivelo(*words).json == odds
    assert nivelo(*words, "--seed", "2").json["levels"] != odds["levels"]


def test_odds_for_people(nivelo: Nivelo) -> None:
    text = nivelo("odds", "level8-master", "--side", "two", "--trials", "100").out
    assert "Level 8 Master, side two" in text
    assert "colour run 5, set 4" in text
    assert "%" in text


@pytest.mark.parametrize("json", [True, False])
def test_bench_measures_every_game_and_says_the_mode(nivelo: Nivelo, json: bool) -> None:
    done = nivelo("bench", "--milliseconds", "3", *(["--json"] if json else []))
    assert done.code == 0
    if not json:
        assert f"engine {package.engine_mode()}" in done.out
        assert all(name in done.out for name in BUILT_IN)
        return
    assert done.json["engine"] == package.engine_mode()
    assert [row["game"] for row in done.json["games"]] == list(BUILT_IN)
    for row in done.json["games"]:
        for what in done.json["what"]:
            assert row[what] > 0


def test_bench_of_an_own_game(nivelo: Nivelo, own_game: str) -> None:
    rows = nivelo("bench", own_game, "--milliseconds", "3", "--players", "2", "--json").json
    assert [(row["game"], row["players"]) for row in rows["games"]] == [("small", 2)]


def test_who_waits_for_many_games_is_told_if_the_engine_is_not_compiled(
    nivelo: Nivelo, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("simulate", "level8-99", "--games", "1", "--json", *SHORT)
    module = "nivelo.commands.shared.work"
    monkeypatch.setattr(f"{module}.why_not_compiled", lambda: "no C compiler")
    monkeypatch.setattr(f"{module}.engine_mode", lambda: "interpreted")
    monkeypatch.delenv("NIVELO_PURE", raising=False)
    told = (
        "nivelo: the engine is not compiled, which makes this many times slower (no C compiler)\n"
    )
    assert nivelo(*words).err == told
    monkeypatch.setenv("NIVELO_PURE", "1")
    assert nivelo(*words).err == "", "they chose so"
    monkeypatch.setattr(f"{module}.engine_mode", lambda: "compiled")
    monkeypatch.delenv("NIVELO_PURE")
    assert nivelo(*words).err == ""
