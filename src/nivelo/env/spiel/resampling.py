"""Resampling OpenSpiel states that look the same to one player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.random.chance import A_CARD, A_PLAIN_CARD, NOTHING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.determinize import determinize
from nivelo.engine.state import State
from nivelo.engine.view import view
from nivelo.env.core.chance_game import ChanceGame

if TYPE_CHECKING:
    from nivelo.env.open_spiel import SpielState

TRIES: Final = 50


@dataclass
class Draw:
    """A card dealt by chance in this round: to whom, from which pile, and is it resampled?"""

    face: int
    seat: int
    pile: int  # counts the draw piles of the round
    again: bool = False


def resample(state: SpielState, player: int, sampler: Callable[[], float]) -> SpielState:
    """Replay the round with different cards in the hands that the player cannot see.

    A dealt card is kept if the player saw it or it has been played since; every other card is drawn
    again from those that were in the pile and are not needed later. A hand that could not have been
    played this way (for example, without a card that was given) is drawn again. If that fails, only
    the position is determinized.
    """
    random = QuickRandom(int(sampler() * (1 << 62)))
    table = state.table
    position = table.state
    if position is None:
        twin: SpielState = state.clone()
        return twin
    done = [(int(step.player), int(step.action)) for step in state.full_history()]
    past, since = done[: int(table.round_actions)], done[int(table.round_actions) :]
    draws = dealt_since(table, [action for _, action in since])
    choose_hidden(draws, position, player)
    wanted = state.information_state_string(player)
    for _ in range(TRIES):
        start = hide_kept(table.at_start_of_round(), player, random)
        actions = replay(start, since, draws, random)
        if actions is not None and wanted.startswith(f"{player}: {start.history_of(player)}"):
            return written_down(state, start, past + actions)
    twin = state.clone()
    if table.awaited == NOTHING:
        twin.table.state = determinize(view(position, player), random)
    return twin


def dealt_since(table: ChanceGame, actions: list[int]) -> list[Draw | None]:
    """For each action of the round, the card that it dealt, or None."""
    game = table.at_start_of_round()
    draws: list[Draw | None] = []
    pile, size = 0, 0
    for action in actions:
        if game.awaited in (A_CARD, A_PLAIN_CARD):
            assert game.pile is not None
            if game.pile.n != size - 1:
                pile += 1  # not what the last draw left: the pile was renewed
            size = int(game.pile.n)
            draws.append(Draw(action, int(game.awaited_for), pile))
        else:
            draws.append(None)
        game.apply(action)
    return draws


def choose_hidden(draws: list[Draw | None], position: State, player: int) -> None:
    """Mark the draws whose cards are still in hands and were never seen by the player.

    Of several cards with one face, the last ones drawn are those still in the hand.
    """
    for seat in range(int(position.game.players)):
        if seat == player:
            continue
        unseen = Counter(position.hands[seat].faces()) + Counter(position.kept[seat].faces())
        unseen -= Counter(position.known[seat].faces())
        for draw in reversed(draws):
            if draw is not None and draw.seat == seat and unseen[draw.face] > 0:
                unseen[draw.face] -= 1
                draw.again = True


def hide_kept(start: ChanceGame, player: int, random: QuickRandom) -> ChanceGame:
    """Cards that others kept from the round before are resampled, too."""
    state = start.state
    if state is not None and any(
        state.kept[seat].n > 0 for seat in range(int(state.game.players)) if seat != player
    ):
        start.state = determinize(view(state, player), random)
    return start


def replay(
    game: ChanceGame,
    since: list[tuple[int, int]],
    draws: list[Draw | None],
    random: QuickRandom,
) -> list[tuple[int, int]] | None:
    """The actions of the round replayed with other draws; None if they are not playable."""
    needed: Counter[tuple[int, int]] = Counter()
    for draw in draws:
        if draw is not None and not draw.again:
            needed[draw.pile, draw.face] += 1
    actions = []
    for (actor, action), draw in zip(since, draws, strict=True):
        chosen = action
        if draw is not None and not draw.again:
            needed[draw.pile, draw.face] -= 1
        elif draw is not None:
            assert game.pile is not None
            free = Counter(game.pile.faces())
            for (pile, face), cards in needed.items():
                if pile == draw.pile:
                    free[face] -= cards
            faces = [face for face in sorted(free) for _ in range(free[face])]
            if not faces:
                return None
            chosen = faces[random.below(len(faces))]
        if not goes_on(game, actor, chosen):
            return None
        actions.append((actor, chosen))
    return actions


def goes_on(game: ChanceGame, actor: int, action: int) -> bool:
    """Make a move or a chance decision, if the same player made it before."""
    state = game.state
    if (actor < 0) != (game.awaited != NOTHING):
        return False
    if actor >= 0 and (state is None or state.to_act != actor):
        return False
    try:
        game.apply(action)
    except IllegalMoveError:
        return False  # impossible with these cards
    return True


def written_down(
    state: SpielState, table: ChanceGame, actions: list[tuple[int, int]]
) -> SpielState:
    """A state with this history and an existing table."""
    twin: SpielState = state.get_game().new_initial_state()
    twin.skipped = [actor for actor, _ in actions]
    for _, action in actions:
        twin.apply_action(action)
    twin.table = table
    return twin
