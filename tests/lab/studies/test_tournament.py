"""Tournaments and ratings."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.lab.figures.ratings import rate
from nivelo.lab.running.executors import Alone, executor
from nivelo.lab.running.runs import run
from nivelo.lab.studies.tournament import Pairing, make_tables, tournament_findings

# Many games: interpreted they take long, and come to the same (test_checksums.py).
pytestmark = pytest.mark.slow_pure


def plans(tables: list[Pairing]) -> list[tuple[str, ...]]:
    return [table.plan.bots for table in tables]


def test_two_seats_make_one_table_for_each_pair() -> None:
    tables = make_tables("level8-99", ["greedy", "random"])
    assert plans(tables) == [("greedy", "random")]


def test_more_seats_make_two_tables_for_each_pair_one_against_all_others() -> None:
    tables = make_tables("level8-99", ["greedy", "random"], players=4)
    assert plans(tables) == [
        ("greedy", "random", "random", "random"),
        ("random", "greedy", "greedy", "greedy"),
    ]


def test_all_may_play_against_one_only() -> None:
    bots = ["strong:1", "strong:2", "greedy"]
    tables = make_tables("level8-99", bots, players=3, against="greedy")
    assert plans(tables) == [("strong:1", "greedy", "greedy"), ("strong:2", "greedy", "greedy")]


def test_who_is_only_an_opponent_has_no_share_of_wins_of_its_own() -> None:
    tables = make_tables("level8-99", ["greedy"], 3, against="random", seed=5)
    findings = tournament_findings(tables, run([t.plan for t in tables], 3, Alone()))
    assert [row["bot"] for row in findings.tables["pairs"]] == ["greedy"]
    shares = {row["bot"]: row["mean_share"] for row in findings.tables["ratings"]}
    assert shares == {"greedy": 1, "random": None}


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], []])
def test_a_tournament_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(NiveloError) as caught:
        make_tables("level8-99", bots)
    assert caught.value.code == "tournament/bots"


@pytest.mark.parametrize("players", [2, 3])
def test_the_crosstable_counts_each_bots_wins(players: int) -> None:
    options: dict[str, str | int] = {"max_turns_per_round": 60}
    tables = make_tables("level8-99", ["random", "greedy"], players, options=options, seed=5)
    games = 6
    findings = tournament_findings(tables, run([t.plan for t in tables], games, Alone()))
    pairs = {(row["bot"], row["against"]): row for row in findings.tables["pairs"]}
    assert list(pairs) == [("random", "greedy"), ("greedy", "random")]
    assert pairs["greedy", "random"]["wins"] == games
    assert pairs["random", "greedy"]["wins"] == 0
    assert findings.settings["par"] == 1 / players
    assert [row["bot"] for row in findings.tables["ratings"]] == ["greedy", "random"]
    greedy, random = findings.tables["ratings"]
    assert greedy["games"] == random["games"] == games * len(tables)
    assert float(greedy["rating"] or 0) > 25 > float(random["rating"] or 0)
    assert (greedy["mean_share"], random["mean_share"]) == (1, 0)


def test_two_processes_find_the_same_ratings_too() -> None:
    options: dict[str, str | int] = {"max_turns_per_round": 60}
    tables = make_tables("level8-101", ["random", "greedy"], options=options)
    with executor(2) as hands:
        findings = tournament_findings(tables, run([t.plan for t in tables], 8, hands))
    assert findings == tournament_findings(tables, run([t.plan for t in tables], 8, Alone()))


def test_ratings_follow_the_games() -> None:
    # "01": the first did better; the three meet in turn, a beats b, b beats c, a beats c.
    tables = [(("a", "b"), "01" * 30), (("b", "c"), "01" * 30), (("a", "c"), "01" * 30)]
    ratings = rate(["a", "b", "c"], tables)
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert {rating.games for rating in ratings.values()} == {60}
    assert all(rating.sigma < 25 / 3 for rating in ratings.values()), "games make it surer"


def test_equal_bots_stay_equal_and_draws_change_nothing_but_the_doubt() -> None:
    ratings = rate(["a", "b"], [(("a", "b"), "00" * 10)])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_a_bot_with_several_seats_moves_by_the_mean_of_them() -> None:
    one = rate(["a", "b"], [(("a", "b", "b"), "012")])
    assert one["a"].mu > 25 > one["b"].mu
    assert one["b"].games == 1
    same = rate(["a"], [(("a", "a"), "01" * 20)])
    assert same["a"].mu == pytest.approx(25), "who beats itself is no stronger"


def test_games_of_all_tables_are_rated_in_turn() -> None:
    early = rate(["a", "b"], [(("a", "b"), "0110"), (("b", "a"), "01")])
    by_hand = rate(["a", "b"], [(("a", "b"), "01"), (("b", "a"), "01"), (("a", "b"), "")])
    assert by_hand["a"].games == 2
    assert early["a"].games == 3
    assert early["a"].mu < by_hand["a"].mu, "the second game of the first table comes last"
