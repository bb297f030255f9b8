"""The table as plain text, as seen by one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nivelo.engine.groups.groups import group_text
from nivelo.engine.model.moves import ACTIONS
from nivelo.engine.view import View


def table_text(view: View, hands: Sequence[Sequence[int]] | None = None) -> str:
    """Lines of text; with `hands` every hand is shown, else only the reader's own."""
    return "".join(f"{line}\n" for line in lines(view, hands))


def lines(view: View, hands: Sequence[Sequence[int]] | None) -> Iterator[str]:
    game = view.game
    deck = game.deck
    reader = f"seat {view.seat + 1}" if view.seat >= 0 else "everyone"
    yield f"{game.title}, round {view.round}, seen by {reader}"
    yield f"  {awaited(view)}"
    middle = [f"draw pile {view.draw_size}"]
    middle += [f"under it {deck.hand_text(view.under)}"] if view.under else []
    middle += [f"jokers {view.stock}"] if game.rules.jokers_apart else []
    middle += [f"discards {top_of(view, 0)}"] if game.rules.common_pile else []
    middle += ["counter-clockwise"] if view.direction < 0 else []
    yield f"  {', '.join(middle)}"
    for seat in range(len(view.levels)):
        yield f"  seat {seat + 1}: {', '.join(of_seat(view, seat))}"
        if hands is not None and hands[seat]:
            yield f"    {deck.hand_text(list(hands[seat]))}"
    for number, group in enumerate(view.groups):
        owner = f"seat {group.owner + 1}"
        yield f"  group {number + 1}, {group.kind_name} of {owner}: {group_text(group, deck)}"
    if view.hand and hands is None:
        yield f"  hand: {deck.hand_text(view.hand)}"
    if view.legal:
        yield f"  moves: {' '.join(move.text for move in view.legal)}"


def awaited(view: View) -> str:
    if view.winner >= 0:
        return f"seat {view.winner + 1} has won"
    if view.to_act < 0:
        return "the game is over"
    return f"seat {view.to_act + 1} is {view.decision_name.replace('_', ' ')}"


def of_seat(view: View, seat: int) -> Iterator[str]:
    """Public information about a seat, in words."""
    game = view.game
    level = view.levels[seat]
    yield f"level {level}" if level <= game.last_level else "through"
    if level <= game.last_level:
        yield game.level(seat, level).text
    if view.laid_out[seat]:
        yield "laid out"
    yield f"{view.hand_sizes[seat]} cards"
    if not game.rules.common_pile:
        yield f"discards {top_of(view, seat)}"
    for word, cards in (("front", view.front[seat]), ("open", view.opened[seat])):
        if cards:
            yield f"{word} {game.deck.hand_text(cards)}"
    if game.board:
        field = view.towers[seat]
        yield f"field {field + 1} ({ACTIONS[int(game.track[field])]})"


def top_of(view: View, pile: int) -> str:
    cards = view.piles[pile]
    if not cards:
        return "none"
    return f"{view.game.deck.text[cards[-1]]} of {len(cards)}"
