"""Sampling hidden cards: a whole position that looks to a seat exactly like the real one.

Made from a `View` alone, so the sampler cannot peek. Cards known to the seat are where it knows
them; all others are dealt at random.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, cards_of, no_cards
from nivelo.engine.cards.specials import DIRECTION, KNOCK
from nivelo.engine.groups.groups import Group, face_at
from nivelo.engine.model.position import LAYING_OUT
from nivelo.engine.model.position_fields import copy_seen, lying_open
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.random.stream import SEED_BYTES, Stream
from nivelo.engine.state import State
from nivelo.engine.view import View


def determinize(view: View, random: QuickRandom) -> State:
    """A position with the same view, with hidden cards dealt at random and its own future.

    Every deal of the hidden cards is equally likely: inferring hands from the others' moves is left
    to the caller.

    >>> from nivelo.engine.random.fairness import seed_from_text
    >>> from nivelo.engine.state import new_state
    >>> from nivelo.engine.view import view
    >>> from nivelo.games import load
    >>> seen = view(new_state(load("niveldoce", players=3), seed_from_text("fog")), 0)
    >>> view(determinize(seen, QuickRandom(1)), 0) == seen
    True
    """
    state = State(view.game, random_stream(random))
    copy_seen(state, view)
    deal_hidden(state, view, random)
    return state


def random_stream(random: QuickRandom) -> Stream:
    """A stream of shuffles and dice unrelated to the game's own."""
    seed = bytearray()
    for _ in range(SEED_BYTES):
        seed.append(random.below(256))
    return Stream(bytes(seed))


def deal_hidden(state: State, view: View, random: QuickRandom) -> None:
    """The hands and kept cards of the others, and the rest as the draw pile."""
    pool = hidden_cards(state, view)
    shuffle(pool, random)
    q: i64
    for q in range(view.game.players):
        if q == view.seat:
            state.hands[q] = cards_of(view.hand)
            state.kept[q] = cards_of(view.kept)
        else:
            deal_to(state, view, q, pool, random)
    state.draw_pile = pool


def deal_to(state: State, view: View, seat: i64, pool: Cards, random: QuickRandom) -> None:
    """A hand and kept cards: those seen going there, and others from the pool.

    A card seen going to the hand may be kept or not, unless it is face up.
    """
    shown = view.kept_seen[seat]
    cards = no_cards(16)
    sure = no_cards()  # in the hand, not kept
    left = no_cards()
    for face in shown:
        left.push(face)
    for face in sure_in_hand(state, view, seat):
        if left.remove(face):
            continue
        if view.game.rules.jokers_apart and view.game.deck.is_joker(face):
            sure.push(face)
        else:
            cards.push(face)
    loose = view.kept_sizes[seat] - len(shown)
    while cards.n + sure.n < view.hand_sizes[seat] + loose:
        cards.push(pool.pop())
    kept = cards_of(shown)
    if loose > 0:
        shuffle(cards, random)
        while kept.n < view.kept_sizes[seat]:
            kept.add(cards.pop())
    hand = sure
    while cards.n > 0:
        hand.add(cards.pop())
    state.kept[seat] = kept
    state.hands[seat] = hand


def sure_in_hand(state: State, view: View, seat: i64) -> list[int]:
    """Cards that a seat is known to hold or keep: seen going there, or in its draft."""
    faces = view.known[seat][:]
    if seat != view.turn or view.decision != LAYING_OUT:
        return faces
    seen = cards_of(faces)
    for face in draft_faces(view.draft, state.draft_cards):
        if not seen.remove(face):
            faces.append(face)
    return faces


def draft_faces(draft: list[Group], begun: Cards) -> list[int]:
    faces: list[int] = []
    i: i64
    for group in draft:
        for i in range(group.placed.n):
            faces.append(face_at(group.placed.card[i]))
    for i in range(begun.n):
        faces.append(face_at(begun.card[i]))
    return faces


def hidden_cards(state: State, view: View) -> Cards:
    """All cards whose place the seat does not know, by face."""
    deck = view.game.deck
    left = deck.count[:]
    take_off(left, view.hand)
    take_off(left, view.kept)
    for faces in lying_open(view):
        take_off(left, faces)
    for q in range(len(view.levels)):
        if q != view.seat:
            take_off(left, sure_in_hand(state, view, q))
    i: i64
    for group in view.groups:
        for i in range(group.placed.n):
            left[face_at(group.placed.card[i])] -= 1
    if view.beside > 0:
        left[deck.face_with[DIRECTION]] -= view.beside
    if view.thrown > 0:
        left[deck.face_with[KNOCK]] -= view.thrown
    if view.stock > 0:
        left[deck.first_joker] -= view.stock
    pool = no_cards(int(deck.size))
    face: i64
    for face in range(deck.faces):
        for _ in range(left[face]):
            pool.push(face)
    return pool


def take_off(left: vec[i64], faces: list[int]) -> None:
    for face in faces:
        left[face] -= 1


def shuffle(cards: Cards, random: QuickRandom) -> None:
    i: i64
    cards.own()
    card = cards.card
    for i in range(cards.n - 1, 0, -1):
        j = random.below(i + 1)
        face = card[i]
        card[i] = card[j]
        card[j] = face
