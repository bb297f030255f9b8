"""Positions that differ only in what a seat cannot know, and what it must not notice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from librt.vecs import vec

from nivelo.engine.cards.cards import cards_of, hand_of
from nivelo.engine.events import Event
from nivelo.engine.groups.groups import face_at
from nivelo.engine.random.stream import Stream
from nivelo.engine.state import State
from nivelo.engine.view import View, redact, view


def redealt(state: State, seat: int, random: Random) -> State:
    """The position with all that this seat cannot know dealt again: other hands, the draw pile.

    What everyone saw going to a hand stays there, and so does a layout in the making. Of the
    cards a seat keeps only their number is known, unless it shows what they are.
    """
    other = state.clone()
    seats = [q for q in range(int(state.game.players)) if q != seat]
    seen = {q: [*state.known[q].faces(), *draft_of(state, q)] for q in seats}
    fixed = {q: shown_anyway(state, q) for q in seats}
    unseen = {q: without(state.hands[q].faces() + state.kept[q].faces(), seen[q]) for q in seats}
    pool = [face for q in seats for face in unseen[q]] + state.draw_pile.faces()
    pool = shuffled(pool, random)
    for q in seats:
        # A card seen going to the hand may be kept or not: that is hidden too.
        cards = without(seen[q], fixed[q][0] + fixed[q][1])
        for _ in unseen[q]:
            cards.append(pool.pop())
        cards = shuffled(cards, random)
        free = int(state.kept[q].n) - len(fixed[q][1])
        other.unshare()
        other.kept[q] = hand_of(fixed[q][1] + cards[:free])
        other.hands[q] = hand_of(fixed[q][0] + cards[free:])
        other.at_least[q] = 0  # what the solver found was about the other hand
    other.draw_pile = cards_of(pool)
    return other


def shuffled(cards: list[int], random: Random) -> list[int]:
    """In random order, in half the time that `Random.shuffle` takes."""
    return sorted(cards, key=lambda _: random.random())


def shown_anyway(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Cards in the hand, and kept ones, of which all know that they are there now."""
    kept: list[int] = []
    if state.game.rules.jokers_apart:
        kept = [face for face in state.kept[seat].faces() if state.game.deck.is_joker(face)]
        hand = [face for face in state.hands[seat].faces() if state.game.deck.is_joker(face)]
        return hand, kept
    return [], kept


def draft_of(state: State, seat: int) -> list[int]:
    """The cards of a layout in the making that are not known to all already."""
    if seat != state.turn or state.decision_name != "laying_out":
        return []
    stacks = [*(group.placed for group in state.draft), state.draft_cards]
    draft = [int(face_at(code)) for cards in stacks for code in cards.faces()]
    return without(draft, state.known[seat].faces())


def without(cards: list[int], some: list[int]) -> list[int]:
    """The cards without some of them; what is not there is not missed."""
    left = list(cards)
    for face in some:
        if face in left:
            left.remove(face)
    return left


def other_stream(state: State, random: Random) -> State:
    """The same position with another future: the next shuffles and dice are hidden from all."""
    return State(state.game, Stream(random.randbytes(32), random.randrange(1 << 20)), state)


def check_view(state: State, seat: int, random: Random) -> None:
    """Nothing that is hidden from the seat changes what it sees."""
    other = redealt(other_stream(state, random), seat, random)
    ours, theirs = view(state, seat), view(other, seat)
    assert ours.fields() == theirs.fields(), f"seat {seat} sees what is hidden"
    assert ours == theirs
    check_own_cards(ours, state)


def check_own_cards(seen: View, state: State) -> None:
    """A seat sees its own cards and its own moves; a spectator has neither."""
    seat = seen.seat
    if seat < 0:
        assert not seen.hand
        assert not seen.kept
    else:
        assert seen.hand == state.hands[seat].faces()
        assert seen.kept == state.kept[seat].faces()
    mine = seat >= 0 and seat == state.to_act
    assert [move.id for move in seen.legal] == (state.legal_ids() if mine else [])


def check_step(state: State, seat: int, move: int, random: Random) -> None:
    """A move of someone else tells the seat only what the log tells it.

    Played in two positions that look alike to the seat, the same things happen, except where a
    hidden card comes to light or a question is answered; and if the seat was told the same, it
    sees the same afterwards.
    """
    other = redealt(state, seat, random)
    if move not in other.legal_ids():
        return
    events: list[list[tuple[str, int, list[int], int]]] = []
    after: list[View] = []
    for position in (state.clone(), other):
        position.log = []
        position.play_id(move)
        events.append([plain(redact(event, seat)) for event in position.log])
        after.append(view(position, seat))
    if events[0] == events[1]:
        assert after[0].fields() == after[1].fields(), f"seat {seat} notices more than it is told"
        return
    if any(event[0] == "asked" for event in events[0]):
        return  # who has none and who gives a card is open to all (B12)
    assert len(events[0]) == len(events[1]), f"{events[0]}, {events[1]}"
    for ours, theirs in zip(*events, strict=True):
        revealed = comes_to_light(ours, seat) and alike(ours) == alike(theirs)
        assert ours == theirs or revealed, f"{ours}, {theirs}"


def plain(event: Event) -> tuple[str, int, list[int], int]:
    return event.what, event.seat, event.cards, event.place


def comes_to_light(event: tuple[str, int, list[int], int], seat: int) -> bool:
    """Does the event bring a card from where nobody sees it to where this seat does?"""
    return event[0] == "turned_up" or (event[0] in ("dealt", "drew") and event[1] == seat)


def alike(event: tuple[str, int, list[int], int]) -> tuple[str, int, int, int]:
    what, seat, cards, place = event
    return what, seat, len(cards), place


def reachable(thing: object, path: str = "view") -> Iterator[tuple[str, object]]:
    """Everything that can be reached from an object through attributes, lists and tables."""
    yield path, thing
    if thing is None or isinstance(thing, (str, bytes, int, float)) or callable(thing):
        return
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from reachable(value, f"{path}[{key!r}]")
    elif isinstance(thing, (list, tuple, set, frozenset, vec)):
        for i, value in enumerate(thing):
            yield from reachable(value, f"{path}[{i}]")
    else:
        for name in dir(thing):
            if not name.startswith("__"):
                yield from reachable(getattr(thing, name), f"{path}.{name}")
