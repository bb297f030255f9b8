"""Every way in which a seat could end the round in this turn, by trying them all."""

from __future__ import annotations

from collections.abc import Iterator

from nivelo.engine.state import State

FEW = 4  # cards of a hand for which all lay-offs can be tried in all orders


def has_ended(state: State, before: State) -> bool:
    return state.is_over or state.round != before.round or int(state.ender) == int(before.to_act)


def can_end(state: State, before: State) -> bool:
    """Try every order of lay-offs and every discard."""
    for move in state.legal_moves():
        if move.kind_name in ("lay_off", "discard", "play"):
            after = state.clone()
            after.play(move)
            if has_ended(after, before):
                return True
            goes_on = after.to_act == before.to_act and after.all_turns == before.all_turns
            if goes_on and after.decision_name in ("playing", "second_discard"):
                if can_end(after, before):
                    return True
    return False


def layouts_card_by_card(state: State) -> Iterator[State]:
    """The positions after every layout that can be made card by card."""
    waiting = [state.clone()]
    waiting[0].play(state.game.moves.by_text["lay-out"])
    while waiting:
        reached = waiting.pop()
        if reached.decision_name != "laying_out":
            yield reached
            continue
        for move in reached.legal_moves():
            following = reached.clone()
            following.play(move)
            waiting.append(following)


def can_lay_out_and_end(state: State) -> bool:
    """Try every layout, then every order of lay-offs and every discard."""
    return any(
        has_ended(reached, state) or can_end(reached, state)
        for reached in layouts_card_by_card(state)
    )
