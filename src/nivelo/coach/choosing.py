"""Which move the coach recommends: facts first, then the strong bot, and only then estimates.

The bot decides on its own deals, and the figures shown with its choice come from others; luck alone
would often rank another move higher. So the recommended move is one that no figure contradicts:
moves that seem significantly better are compared with it again on more, different deals, and every
move is shown by how much less it wins.
"""

from __future__ import annotations

from dataclasses import dataclass

from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.strong import leaves_no_choice
from nivelo.coach.chances import Effect, discards
from nivelo.coach.endings import winning_moves
from nivelo.coach.opinions import Gain, Opinion, Opinions, legal_move, worth_comparing
from nivelo.coach.reasons import reason_for
from nivelo.engine.model.moves import DISCARD, LAY_OFF, LAY_OUT, PLAY, Move
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

AGAIN = 3
"""The factor by which the deals increase when a seemingly better move is compared again."""
OTHER_SEED = 700_001
SLIGHT = 0.01  # losses up to this size that are not significant are left to the facts
OF_THE_LEVEL = (
    None,
    "not-needed",
    "least-useful",
)  # reasons for a discard that refer only to the level


@dataclass(frozen=True)
class Chosen:
    """The recommended move, and all moves weighed: that one first, then by distance to it.

    `holds` says that what could come to the table instead was weighed, and wins less.
    """

    move: str
    opinions: list[Opinion]
    holds: bool = False

    def gain_over(self, move: str) -> Gain | None:
        """How much more the recommended move wins than this one."""
        return next((each.behind for each in self.opinions if each.move == move), None)


def choose(view: View, bot: Move, in_mind: list[Move], seed: int, tried: int) -> Chosen:
    """Weigh the moves, `tried` times in all, and recommend one."""
    winning = winning_moves(view)
    moves = worth_comparing(view, [bot, *lay_outs(view), *in_mind, *winning], seed)
    deals = max(1, tried // len(moves))
    weighed = Opinions(view, moves, seed, deals)
    if winning:
        named = bot.text if bot in winning else winning[0].text
        certain = [move.text for move in winning]
        weighed.settle(certain, 1.0)
        told = in_order(named, weighed)
        return Chosen(named, [each for each in told if each.move in certain or each.is_less])
    if is_settled(view, bot):
        settled = next(iter(lay_outs(view)), bot).text
        told = in_order(settled, weighed)
        shown = [told[0], *(each for each in told[1:] if each.lag >= 0)]
        return Chosen(settled, shown, holds(view, told))
    fitting = to_the_table(view, bot, weighed)
    contested = contested_by([*fitting, bot.text], weighed)
    if len(contested) == 1:
        named = better_for_level(view, contested[0], weighed)
        return Chosen(named, in_order(named, weighed))
    moves = [legal_move(view, each) for each in contested]
    again = Opinions(view, moves, seed + OTHER_SEED, deals * AGAIN)
    named = max(fitting, key=lambda each: again.of(each).chance, default=bot.text)
    while ahead := surely_ahead(named, again):
        named = max(ahead, key=lambda each: again.of(each).chance)
    told = in_order(named, weighed, again)
    return Chosen(named, told, holds(view, told))


def contested_by(first: list[str], weighed: Opinions) -> list[str]:
    """These moves, all that seem significantly better than one of them, than one of those, and so
    on.

    Whichever of them is recommended, none of the others then seems significantly better.
    """
    contested = list(dict.fromkeys(first))
    for move in contested:
        contested += [each for each in surely_ahead(move, weighed) if each not in contested]
    return contested


def surely_ahead(move: str, weighed: Opinions) -> list[str]:
    return [each for each in weighed.by_move if weighed.gain(each, move).is_sure]


def lay_outs(view: View) -> list[Move]:
    return [move for move in view.legal if move.kind == LAY_OUT]


def to_the_table(view: View, bot: Move, weighed: Opinions) -> list[str]:
    """What could come to the table instead of the move of a bot that would hold it back.

    Only what wins significantly more speaks for holding back a level, or a card that fits.
    """
    if bot.kind not in (DISCARD, PLAY):
        return [move.text for move in lay_outs(view)]
    return [move.text for move in fitting_moves(view) if move.text in weighed.by_move]


def fitting_moves(view: View) -> list[Move]:
    return [move for move in view.legal if move.kind in (LAY_OUT, LAY_OFF)]


def holds(view: View, told: list[Opinion]) -> bool:
    """Does everything that was weighed and could come to the table win less?"""
    fitting = {move.text for move in fitting_moves(view)}
    lags = [each.lag for each in told if each.move in fitting]
    return bool(lags) and min(lags) > 0


def is_settled(view: View, bot: Move) -> bool:
    """Did the bot decide by facts? Then trials, which do not see why a round must be ended, have no
    say.

    Cards that it lets go in a long round only to make room for others are not facts.
    """
    return leaves_no_choice(view, Scratch(view.game, QuickRandom(0)), bot)


def code_of(view: View, move: Move) -> str | None:
    why = reason_for(view, move, holds=True)
    return None if why is None else why.code


def better_for_level(view: View, named: str, weighed: Opinions) -> str:
    """The discard that leaves the level best, if no estimate clearly favours another.

    A discard with another kind of reason, such as the next seat's use for it, is kept.
    """
    move = legal_move(view, named)
    if move.kind != DISCARD or code_of(view, move) not in OF_THE_LEVEL:
        return named
    effects = [each for each in discards(view) if legal_move(view, each.move).kind == DISCARD]
    own = next((each for each in effects if each.move == named), None)
    if own is None:
        return named
    for effect in effects:
        if level_after(effect) >= level_after(own):
            break
        if effect.move in weighed.by_move and not surely_ahead(effect.move, weighed):
            if weighed.gain(named, effect.move).value <= SLIGHT:
                return effect.move
    return named


def level_after(effect: Effect) -> tuple[int, int]:
    """What to compare: smaller is better for the level."""
    return effect.missing, -effect.helping


def in_order(named: str, weighed: Opinions, again: Opinions | None = None) -> list[Opinion]:
    """All moves with how much less they win than the recommended one, as precisely as measured."""
    opinions = [weighed.behind(named, move) for move in weighed.by_move]
    if again is not None:
        opinions = [
            again.behind(named, each.move) if each.move in again.by_move else each
            for each in opinions
        ]
    return sorted(opinions, key=lambda each: (each.move != named, each.lag))
