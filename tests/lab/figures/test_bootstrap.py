"""Differences are drawn deal by deal, and many of them are taken for what they are."""

from __future__ import annotations

import random

import pytest

from nivelo.lab.figures.bootstrap import Figure, Resamples, holm
from nivelo.lab.running.chunks import Chunk, play_chunk
from nivelo.lab.running.plans import make_plan
from nivelo.lab.running.sums import BLOCKS, DEAL_FIGURES, Sums


def sums_of(turns: list[int], games: int = 1) -> Sums:
    """One block for each deal, of so many games and with these turns."""
    sums = Sums([0, 0], [0, 0], [0, 0])
    for deal, count in enumerate(turns):
        figures = dict.fromkeys(DEAL_FIGURES, 0) | {"games": games, "turns": count}
        sums.blocks[deal] = list(figures.values())
    return sums


def turns(deals: Resamples, plan: int) -> Figure:
    figure = deals.ratio(plan, "turns")
    assert figure is not None
    return figure


def test_a_mean_has_the_interval_that_theory_expects() -> None:
    chance = random.Random(5)
    sample = [round(chance.gauss(100, 20)) for _ in range(400)]
    drawn = turns(Resamples([sums_of(sample)]), 0).estimate()
    assert drawn.value == sum(sample) / 400
    assert drawn.high - drawn.value == pytest.approx(1.96 * 20 / 400**0.5, rel=0.15)


def test_the_luck_of_the_deal_leaves_the_difference_of_plans_that_share_deals() -> None:
    chance = random.Random(6)
    luck = [round(chance.gauss(100, 30)) for _ in range(100)]
    deals = Resamples([sums_of(luck), sums_of([n + 2 + n % 2 for n in luck])])
    more = turns(deals, 1) - turns(deals, 0)
    assert 2 < more.estimate().low < more.value < more.estimate().high < 3
    assert more.p_value() < 1e-6
    alone = turns(deals, 0).estimate()
    assert alone.high - alone.low > 10 * (more.estimate().high - more.estimate().low)


def test_a_plan_compared_with_itself_differs_by_nothing() -> None:
    deals = Resamples([sums_of([3, 9, 27]), sums_of([3, 9, 27])])
    more = turns(deals, 1) - turns(deals, 0)
    assert (more.value, more.estimate().low, more.estimate().high) == (0, 0, 0)
    assert more.p_value() == 1


def test_games_of_one_deal_are_not_taken_for_several_deals() -> None:
    # Each deal is played four times to the same end: that says no more than once.
    sample = [10, 20, 30, 40, 50, 60]
    once = turns(Resamples([sums_of(sample)]), 0).estimate()
    often = turns(Resamples([sums_of([4 * n for n in sample], games=4)]), 0).estimate()
    assert once == often


def test_few_deals_prove_nothing_however_alike_they_are() -> None:
    deals = Resamples([sums_of([5, 5, 5]), sums_of([9, 9, 9])])
    assert (turns(deals, 1) - turns(deals, 0)).p_value() == 0.25, "as three coins that agree"


def test_where_there_is_nothing_to_divide_by_there_is_no_figure() -> None:
    assert Resamples([sums_of([5, 6])]).ratio(0, "turns", "finished") is None


def test_the_same_seed_draws_the_same_deals() -> None:
    sample = [sums_of([1, 5, 9, 2])]
    assert turns(Resamples(sample, 3), 0) == turns(Resamples(sample, 3), 0)
    assert turns(Resamples(sample, 3), 0) != turns(Resamples(sample, 4), 0)


def test_of_many_comparisons_without_effect_hardly_any_is_called_sure() -> None:
    chance = random.Random(7)
    studies = 40
    unadjusted = wrong = 0
    for seed in range(studies):
        plans = [sums_of([round(chance.gauss(60, 20)) for _ in range(60)]) for _ in range(11)]
        deals = Resamples(plans, seed, draws=200)
        chances = [(turns(deals, n) - turns(deals, 0)).p_value() for n in range(1, 11)]
        unadjusted += any(p < 0.05 for p in chances)
        wrong += any(p < 0.05 for p in holm(chances))
    assert unadjusted >= studies / 5
    assert wrong <= studies / 8


def test_of_few_deals_no_more_is_called_sure_than_of_many() -> None:
    """With the normal distribution in place of Student's, 19 of these studies were wrong."""
    chance = random.Random(8)
    studies, wrong = 120, 0
    for seed in range(studies):
        plans = [sums_of([round(chance.gauss(60, 20)) for _ in range(16)]) for _ in range(31)]
        deals = Resamples(plans, seed, draws=300)
        figures = [turns(deals, n) for n in range(31)]
        wrong += any(p < 0.05 for p in holm([(one - figures[0]).p_value() for one in figures[1:]]))
    assert wrong <= studies * 0.05


@pytest.mark.parametrize("number", [10, 40])
def test_an_interval_holds_the_truth_nineteen_times_of_twenty(number: int) -> None:
    chance = random.Random(9)
    studies, held = 400, 0
    for seed in range(studies):
        sample = [round(chance.gauss(6000, 2000)) for _ in range(number)]
        bounds = turns(Resamples([sums_of(sample)], seed, draws=400), 0).estimate()
        held += bounds.low <= 6000 <= bounds.high
    assert 0.925 <= held / studies <= 0.975


def test_one_deal_proves_nothing() -> None:
    deals = Resamples([sums_of([5]), sums_of([9, 8, 7])])
    assert (turns(deals, 1) - turns(deals, 0)).p_value() == 1


def test_adjusted_chances_are_those_of_the_method_of_holm() -> None:
    assert holm([]) == []
    assert holm([0.2]) == [0.2]
    assert holm([0.005, 0.011, 0.02, 0.04, 0.13]) == pytest.approx([0.025, 0.044, 0.06, 0.08, 0.13])
    assert holm([0.5, 0.6, 0.001]) == [1.0, 1.0, 0.003]


def test_every_game_is_in_the_block_of_its_deal() -> None:
    options: dict[str, str | int] = {"max_turns_per_round": 40}
    plan = make_plan("level8-99", 2, "one", "none", options, ["random", "greedy"], 3)
    sums = play_chunk(plan, Chunk(0, 0, 6)).sums
    assert list(sums.blocks) == [0, 1, 2], "two seatings of each deal"
    totals = dict(zip(DEAL_FIGURES, map(sum, zip(*sums.blocks.values(), strict=True)), strict=True))
    assert totals["games"] == 6
    assert totals["finished"] == sums.finished
    assert totals["turns"] == sum(number * games for number, games in sums.turns.items())
    assert totals["wins_of_the_first"] == sums.places[0]
    assert totals["wins_of_the_bot"] == sums.bots[0]
    assert totals["layouts"] == sum(sum(lv.laid_out.values()) for lv in sums.levels.values())


def test_deals_beyond_the_blocks_share_them() -> None:
    options: dict[str, str | int] = {"max_turns_per_round": 9}
    plan = make_plan("level8-99", 2, "one", "none", options, ["random"], 3, rounds=1)
    sums = play_chunk(plan, Chunk(0, BLOCKS - 1, BLOCKS + 2)).sums
    assert list(sums.blocks) == [BLOCKS - 1, 0, 1]
