"""When should the search of `strong` stop? Rules for it, held against the same decisions.

python benchmarks/stopping.py level8-101                    two seats, 300 decisions
python benchmarks/stopping.py niveldoce --seats 4 --decisions 500

Moves differ little, so whole games need thousands to tell two rules apart. Here every move of a
decision is tried in 900 sampled deals. A rule sees the first 448 of them one by one, as the search
does, and what it chooses is judged by all others: by how much it wins more often than the move of
`greedy`. All rules choose in the same deals, so their difference is far surer than their gains.
Decisions are those of `strong` against `greedy`, every eighth. What was tried is kept in
build/stopping, so it can be broken off and continued.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import mean, stdev
from typing import Final, NamedTuple

from nivelo.bots import make_bot
from nivelo.bots.greedy.stalling import is_deadlocked
from nivelo.bots.rollout.rollout import play_on
from nivelo.bots.search import search as today
from nivelo.bots.search.belief import believe
from nivelo.bots.search.candidates import candidates
from nivelo.bots.search.prospects import SURE
from nivelo.bots.search.search import BATCH, FEWEST, Search
from nivelo.bots.strong import DEALS, EFFORT, MOST, StrongBot, leaves_no_choice
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import LAY_OUT, Move
from nivelo.engine.model.position import KEEPING, LAYING_OUT
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.rules.flow import apply_move
from nivelo.engine.sampling.determinize import determinize
from nivelo.engine.state import new_state
from nivelo.engine.view import View, view
from nivelo.games import BUILT_IN, UNATTENDED, load

KEPT: Final = Path("build") / "stopping"
SEEN: Final = 448  # deals that a rule may see; the others judge it
TRIED: Final = 900
EVERY: Final = 8


class Decision(NamedTuple):
    """What every move came to in every deal, and the work that was; the favourite is the first."""

    greedy: int  # which of the moves `greedy` would make
    chances: list[list[int]]
    effort: list[list[int]]
    lays_out: bool  # the favourite does


class Rule(NamedTuple):
    """Squares of standard errors are in quarters, as in the search."""

    deals: int
    effort: int
    given_up: int
    better: int
    alike: int


RULES: Final = (
    Rule(288, 500_000, 4, 9, 16),
    Rule(448, 700_000, 4, 9, 16),
    Rule(448, 700_000, 9, 9, 16),
    Rule(448, 700_000, 9, 5, 16),
    Rule(448, 700_000, 9, 5, 32),
    Rule(448, 700_000, 9, 5, 64),
    Rule(448, 700_000, 9, 3, 32),
    Rule(448, 700_000, 16, 5, 32),
    Rule(448, 1_400_000, 9, 5, 32),
    Rule(448, 2_000_000, 9, 5, 32),
    Rule(448, 2_800_000, 9, 5, 32),
)


def moves_of(seen: View, bot: StrongBot) -> tuple[list[Move], int]:
    """The moves that `strong` compares here, none if it does not, and which is `greedy`'s."""
    search = bot.search
    if search is None or len(seen.legal) == 1:
        return [], 0
    if seen.decision == LAYING_OUT or is_deadlocked(seen):
        return [], 0
    first = bot.greedy.choose(seen)
    if leaves_no_choice(seen, search.scratch, first):
        return [], 0
    favourite = first if bot.learned is None else bot.learned.better(seen, first)
    moves = candidates(seen, search.scratch, favourite, MOST)
    if first not in moves:
        moves.append(first)
    return moves, moves.index(first)


def try_all(seen: View, search: Search, moves: list[Move], greedy: int, deals: int) -> Decision:
    """Every move in each of so many deals; none is given up."""
    quick = search.quick
    tried = Decision(greedy, [], [], moves[0].kind == LAY_OUT)
    last_round = int(seen.round) + (seen.decision == KEEPING)
    for _ in range(deals):
        position = determinize(seen, search.random)
        believe(position, seen.seat, quick.holding, search.random)
        quick.marks.salt = search.random.word()
        chances, effort = [], []
        for move in moves:
            before = int(quick.effort())
            state = position.clone()
            apply_move(state, move.id)
            play_on(state, quick, last_round)
            chances.append(int(search.prospects.chance(state, seen.seat)))
            effort.append(int(quick.effort()) - before)
        tried.chances.append(chances)
        tried.effort.append(effort)
    return tried


def decisions_of_a_game(game: Game, number: int, deals: int) -> list[Decision]:
    """Some decisions of `strong`, who thinks little about them, among `greedy` bots."""
    found: list[Decision] = []
    players = int(game.players)
    state, random = new_state(game, seed_from_text(f"stopping {number}")), QuickRandom(number)
    strong, me = StrongBot(number, deals=3 * BATCH), number % players
    others = [make_bot("greedy", 1000 * number + seat) for seat in range(players)]
    while not state.is_over:
        seat = int(state.to_act)
        seen = view(state, seat)
        if seat != me:
            state.play(others[seat].choose(seen))
            continue
        move = strong.choose(seen)
        moves, greedy = moves_of(seen, strong)
        if len(moves) > 1 and random.below(EVERY) == 0:
            assert strong.search is not None
            found.append(try_all(seen, strong.search, moves, greedy, deals))
        state.play(move)
    return found


def chosen_by(rule: Rule, decision: Decision) -> tuple[int, int]:
    """Which move a rule settles on, as `Search.best` does, and after how much work."""
    count = len(decision.chances[0])
    in_play = list(range(1, count))
    sums, squares = [0] * count, [0] * count
    deals = work = 0

    def beyond_luck(i: int, quarters: int) -> bool:
        square = sums[i] * sums[i]
        return 4 * deals * square >= quarters * (deals * squares[i] - square)

    def is_better(i: int, quarters: int) -> bool:
        return sums[i] > 0 and beyond_luck(i, quarters)

    def is_given_up(i: int) -> bool:
        if squares[i] == 0 and deals < rule.alike:
            return False
        return sums[i] <= 0 and beyond_luck(i, rule.given_up)

    def leader() -> int:
        return max(in_play, key=lambda i: sums[i], default=0)

    while deals < min(rule.deals, SEEN) and work < rule.effort:
        chances = decision.chances[deals]
        for i in in_play:
            lead = chances[i] - chances[0]
            sums[i] += lead
            squares[i] += lead * lead
        work += sum(decision.effort[deals][i] for i in (0, *in_play))
        deals += 1
        if deals % BATCH == 0:
            in_play = [i for i in in_play if not is_given_up(i)]
            best = leader()
            if best == 0 or is_better(best, today.SURELY_BETTER):
                return best, work
    best = leader()
    needed = today.SURELY_BETTER if decision.lays_out else rule.better
    return best if deals >= FEWEST and is_better(best, needed) else 0, work


def gain(decision: Decision, choice: int) -> float:
    """By how much a move wins more often than `greedy`'s, in points, in the deals not seen."""
    rest = decision.chances[SEEN:]
    return 100 / SURE * mean(chances[choice] - chances[decision.greedy] for chances in rest)


def report(decisions: list[Decision]) -> None:
    print(f"{len(decisions)} decisions; gain over `greedy` in points, against the first rule, work")
    first: list[float] = []
    for rule in RULES:
        choices = [chosen_by(rule, decision) for decision in decisions]
        gains = [gain(d, choice) for d, (choice, _) in zip(decisions, choices, strict=True)]
        first = first or gains
        leads = [a - b for a, b in zip(gains, first, strict=True)]
        error = stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0
        is_today = rule == (DEALS, EFFORT, today.GIVEN_UP, today.BETTER, today.ALIKE)
        print(
            f"{rule.deals} deals, effort {rule.effort}, given up {rule.given_up}, better "
            f"{rule.better}, alike {rule.alike}: {mean(gains):.3f}, "
            f"{mean(leads):+.3f} ± {error:.3f}, "
            f"{mean(work for _, work in choices):,.0f}{' (today)' if is_today else ''}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=BUILT_IN)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=300, help="at least so many (300)")
    given = parser.parse_args()
    game = load(given.game, given.seats, "one", "none", **UNATTENDED)
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{given.game}-{given.seats}.jsonl"
    games = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    while sum(map(len, games)) < given.decisions:
        games.append(decisions_of_a_game(game, len(games), TRIED))
        with kept.open("a") as file:
            file.write(json.dumps(games[-1]) + "\n")
    report([Decision(*decision) for each in games for decision in each])


if __name__ == "__main__":
    main()
