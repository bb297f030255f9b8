"""Only levels that the solver handles quickly are allowed at a server's tables."""

from __future__ import annotations

from nivelo.engine.cards.cards import Cards
from nivelo.engine.errors import OptionError
from nivelo.engine.groups.levels import Level
from nivelo.engine.groups.solver import ENDLESS
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.stream import Stream
from nivelo.engine.rules.laying_out import begin_layout
from nivelo.engine.sampling.fresh_hands import FreshHands
from nivelo.engine.state import State, new_state
from nivelo.server.security.hard_hands import HardHands

HANDS = 10
MOST_STEPS = 2000  # on average; the hardest level of the five games takes some twenty
MOST_IN_ALL = 100_000  # for all levels and hands

BUDGET = 200_000  # steps for one request about one position, at any table
WORST_STEPS = BUDGET // 80  # for the worst of the tested positions: it is impossible to test all
THOUGHT = 10  # times as many for requests of bots, in their own processes
ROUNDS = 4  # of each kind of hard hand
CHANGES = 40  # made to the hardest of them, to find a harder one


def check_complexity(game: Game) -> None:
    """Refuse a game that would block all tables whenever a hand is checked against a level.

    Measured in steps of the solver on the same hands each time, so that a game is refused
    everywhere or nowhere.
    """
    in_all = 0
    for level in {level.text: level for levels in game.levels for level in levels}.values():
        steps = steps_of(game, level)
        in_all += steps
        hard = steps > HANDS * MOST_STEPS or in_all > MOST_IN_ALL
        if hard or worst_of(game, level, "effort", ROUNDS, WORST_STEPS, CHANGES) > WORST_STEPS:
            raise OptionError(
                "game/too_hard",
                f"a level of {level.text} can be met in too many ways to be judged quickly; "
                "ask for fewer groups, or use a smaller deck",
            )


def steps_of(game: Game, level: Level) -> int:
    """The steps for some hands together; stops soon after the limit."""
    fresh = FreshHands(game, [level], Stream(seed_from_text("effort")))
    steps = 0
    for _ in range(HANDS):
        fresh.deal()
        steps += int(game.solver.effort(fresh.hand, level, HANDS * MOST_STEPS + 1 - steps))
    return steps


def worst_of(game: Game, level: Level, seed: str, rounds: int, most: int, changes: int = 0) -> int:
    """The steps of the hardest request about this level; stops soon after `most`."""
    stream = Stream(seed_from_text(f"{seed} {level.text}"))
    hands = HardHands(game, stream)
    worst, hardest = 0, hands.of(level)[0]
    for number in range(rounds + changes):
        tried = hands.of(level) if number < rounds else [hands.changed(hardest)]
        for hand in tried:
            steps = steps_with(game, level, hand, stream, most)
            if steps >= worst:
                worst, hardest = steps, hand
            if worst > most:
                return worst
    return worst


def steps_with(game: Game, level: Level, hand: Cards, stream: Stream, most: int) -> int:
    """The steps of the hardest request that a game makes about a hand."""
    solver, finder = game.solver, game.finder
    spent = []
    try:
        solver.allow(most + 1)
        solver.missing(hand, level)
        spent.append(int(solver.spent))
        solver.allow(most + 1)
        can = finder.can_lay_out(hand, level)
        spent.append(int(solver.spent))
        if can and max(spent) <= most:
            solver.allow(THOUGHT * most + 1)
            finder.thrifty_layouts(hand, level, 1)
            spent.append(-(-int(solver.spent) // THOUGHT))
            spent += card_by_card(game, level, hand, stream, most)
    finally:
        solver.allow(ENDLESS)
    return max(spent)


def card_by_card(game: Game, level: Level, hand: Cards, stream: Stream, most: int) -> list[int]:
    """The steps of each decision while the level is laid out in some way."""
    state = with_hand(game, level, hand)
    spent = []
    while state.decision == LAYING_OUT:
        game.solver.allow(most + 1)
        legal = state.legal_ids()
        spent.append(int(game.solver.spent))
        if spent[-1] > most or not legal:
            break
        game.solver.allow(ENDLESS)
        state.play_id(legal[int(stream.below(len(legal)))])
    return spent


def with_hand(game: Game, level: Level, hand: Cards) -> State:
    """A position in which this hand is about to lay out this level."""
    state = new_state(game, seed_from_text("a hand"))
    seat, number = next(
        (seat, number)
        for seat, levels in enumerate(game.levels)
        for number, each in enumerate(levels, 1)
        if each.text == level.text
    )
    state.turn = seat
    state.level[seat] = number
    state.hands[seat].copy_from(hand)
    begin_layout(state)
    return state
