"""What holds at every decision of every game, whoever plays it and however."""

from __future__ import annotations

from functools import cache

from nivelo.engine.deck import DIRECTION, KEEP, KNOCK, SKIP, STOPPER, WISH
from nivelo.engine.game import Game
from nivelo.engine.groups import Group, colour_at, face_at, kind_at
from nivelo.engine.levels import COLOUR, COLOUR_RUN, PAIRS, PICTURES, POINTS, RUN, SET, Ask
from nivelo.engine.position import NOBODY
from nivelo.engine.state import State

# Which kinds of moves answer which decision.
ANSWERS: dict[str, set[str]] = {
    "taking": {"draw", "pile", "wish", "pass"},
    "playing": {"lay_out", "lay_off", "discard", "play"},
    "laying_out": {"anchor", "card"},
    "second_discard": {"discard", "done"},
    "moving": {"field"},
    "choosing": {"action"},
    "exchanging": {"card", "done"},
    "asking": {"ask"},
    "giving": {"card"},
    "opening": {"card"},
    "stealing": {"steal", "done"},
    "swapping": {"card", "done"},
    "wishing": {"card", "done"},
    "counting": {"count"},
    "knocking": {"knock", "pass"},
    "answering": {"pile", "leave"},
    "keeping": {"card", "done"},
}
OUT_OF_TURN = ("giving", "opening", "knocking", "answering", "keeping")


def check(state: State) -> None:
    """All that can be seen from one position alone."""
    check_cards(state)
    check_decision(state)
    check_hands(state)
    check_table(state)
    check_groups(state)


@cache
def all_cards(game: Game) -> list[int]:
    deck = game.deck
    return [face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))]


def cards_found(state: State) -> list[int]:
    """Every card in the hands and on the table. A draft's cards are still in the hand."""
    deck = state.game.deck
    faces = state.draw_pile.faces() + state.under.faces()
    for places in (state.hands, state.piles, state.front, state.opened, state.kept):
        for cards in places:
            faces += cards.faces()
    for group in state.groups:
        faces += [int(face_at(code)) for code in group.placed.faces()]
    faces += [int(deck.face_with[DIRECTION])] * int(state.beside)
    faces += [int(deck.face_with[KNOCK])] * int(state.thrown)
    faces += [int(deck.first_joker)] * int(state.stock)
    return sorted(faces)


def check_cards(state: State) -> None:
    """Cards are conserved: none is lost, doubled or turned into another."""
    found = cards_found(state)
    assert found == all_cards(state.game), f"cards are not conserved: {found}"


def check_decision(state: State) -> None:
    """Exactly one decision of one seat is awaited, with something legal, unless it is over."""
    game = state.game
    ids = state.legal_ids()
    if state.is_over:
        assert 0 <= state.winner < game.players, f"over, and won by {state.winner}"
        assert state.to_act == NOBODY
        assert not ids, f"legal moves after the end: {ids}"
        level = state.level[state.winner]
        laid = state.laid_out[state.winner] == 1
        assert laid, f"seat {state.winner} won without a layout"
        assert level >= game.last_level, f"won at level {level}"
        return
    name = state.decision_name
    assert state.winner == NOBODY, f"seat {state.winner} has won, and yet {name}"
    assert 0 <= state.to_act < game.players, f"{name} by seat {state.to_act}"
    assert state.to_act == state.seat or name in OUT_OF_TURN, f"{name} out of turn"
    assert ids, f"nothing is legal for {name}"
    assert len(ids) == len(set(ids)), f"legal moves twice: {ids}"
    assert 0 <= min(ids) <= max(ids) < game.num_moves
    hand = state.hands[state.to_act]
    for move in state.legal_moves():
        assert move.kind_name in ANSWERS[name], f"{move} for {name}"
        if move.kind_name in ("card", "discard", "lay_off", "play"):
            assert hand.has(move.card), f"{move} is not in the hand"
    if name in ("taking", "opening", "keeping"):
        assert state.todo > 0, f"nothing to do for {name}"
    if name == "moving":
        assert all(1 <= die <= 6 for die in state.dice), f"dice {state.dice}"
    if name == "wishing":
        # A draw pile that was used up is renewed as soon as the wish is covered (G12).
        lying = state.pile_of(state.seat).faces() + state.draw_pile.faces()
        assert lying.count(game.deck.face_with[WISH]) > 0


def check_hands(state: State) -> None:
    game = state.game
    name = state.decision_name
    for q in range(int(game.players)):
        hand, known = state.hands[q].faces(), state.known[q].faces()
        for cards in (hand, known, state.kept[q].faces(), state.opened[q].faces()):
            assert cards == sorted(cards), f"seat {q}: {cards} is not sorted"
        assert holds(hand + state.kept[q].faces(), known), f"seat {q}: {known} not in {hand}"
        if name not in ("keeping", "over"):
            assert not state.kept[q].faces(), f"seat {q} keeps cards in {name}"
            holding = len(hand) + state.opened[q].n + (1 if q == state.knocker else 0)
            counting = name == "counting" and q == state.seat
            assert holding > 0 or counting, f"seat {q} has no cards in {name}"
        if name not in ("opening", "stealing"):
            assert state.opened[q].n == 0, f"open cards of seat {q} in {name}"
    if not state.is_over and name != "counting":
        assert state.hands[state.to_act].n > 0, f"seat {state.to_act} is {name} without cards"
    if name == "laying_out":
        placed = [*(g.placed for g in state.draft), state.draft_cards]
        draft = [int(face_at(code)) for cards in placed for code in cards.faces()]
        assert holds(state.hands[state.seat].faces(), draft), f"draft {draft} not in the hand"
    else:
        assert not state.draft
        assert state.draft_anchor == -1
        assert state.draft_cards.n == 0


def holds(cards: list[int], some: list[int]) -> bool:
    left = list(cards)
    for face in some:
        if face not in left:
            return False
        left.remove(face)
    return True


def check_table(state: State) -> None:
    game, deck = state.game, state.game.deck
    n = int(game.players)
    name = state.decision_name
    stops = {deck.face_with[SKIP], deck.face_with[STOPPER]} - {-1}
    lying = stops | ({deck.face_with[KEEP]} - {-1})
    for q in range(n):
        front = state.front[q].faces()
        assert sum(1 for face in front if face in stops) <= 1, f"{front} in front of seat {q}"
        assert lying.issuperset(front), f"{front} in front of seat {q}"
        most = game.last_level + (1 if state.is_over else 0)
        assert 1 <= state.level[q] <= most, f"seat {q} is at level {state.level[q]}"
    assert state.direction in (1, -1)
    assert state.direction == -1 or state.beside == 0, "a direction card beside, play clockwise"
    assert state.direction == 1 or deck.face_with[DIRECTION] >= 0
    assert 0 <= state.beside <= 1
    assert (state.thrown == 1) == (name == "answering")
    assert (state.knocker != NOBODY) == (name == "answering")
    limit = game.rules.max_turns_per_round
    if name not in ("keeping", "over"):
        assert limit == 0 or state.turns <= limit, f"{state.turns} turns, at most {limit}"
        assert not state.took_top, "the answer to a knock was forgotten"
        if state.draw_pile.n == 0:
            # Renewed as soon as there are cards for it (G5, G12).
            assert state.under.n == 0, f"{state.under.faces()} could renew the pile"
            assert all(pile.n <= 1 for pile in state.piles), "discards could renew the pile"
    if game.board:
        away = [int(field) for field in state.towers if field != 0]
        assert len(away) == len(set(away)), f"towers {state.towers} share a field"
        jokers = [face for face in range(int(deck.faces)) if deck.is_joker(face)]
        for joker in jokers:
            # A joker looks the same on both sides: all know who holds how many (BO-4).
            for q in range(n):
                held = state.hands[q].count(joker) + state.kept[q].count(joker)
                assert held == state.known[q].count(joker), f"jokers of seat {q}"
            assert not state.draw_pile.has(joker), "a joker in the draw pile"
    else:
        assert not state.again
        assert state.stock == 0


def check_groups(state: State) -> None:
    """What lies on the table are the groups of the levels, longer by lay-offs at most."""
    for q in range(int(state.game.players)):
        groups = [group for group in state.groups if group.owner == q]
        assert bool(groups) == (state.laid_out[q] == 1), f"seat {q} and its groups"
        if not groups or state.decision_name in ("keeping", "over"):
            continue  # it has moved up, and its level is another one now
        asks = state.game.level(q, state.level[q]).asks
        assert len(groups) == len(asks), f"seat {q} has {len(groups)} groups for {len(asks)}"
        for group, ask in zip(groups, asks, strict=True):
            check_group(state.game, group, ask)


def check_group(game: Game, group: Group, ask: Ask) -> None:
    deck = game.deck
    codes = group.placed.faces()
    faces = [int(face_at(code)) for code in codes]
    kinds = [int(kind_at(code)) for code in codes]
    colours = [int(colour_at(code)) for code in codes]
    says = f"{ask.text}: {deck.hand_text(faces)} as {kinds}, {colours}"
    assert group.kind == ask.kind, says
    assert len(codes) >= ask.slots, says
    if ask.kind in (RUN, COLOUR_RUN):
        extra = [k for k in kinds if k < 0]  # jokers on a full run
        run = kinds[: len(kinds) - len(extra)]
        assert run == list(range(run[0], run[0] + len(run))), says
        assert 0 <= run[0] <= run[-1] < deck.values, says
        assert not extra or (game.rules.full_groups and len(run) == deck.values), says
    if ask.kind == SET:
        assert len(set(kinds)) == 1, says
        assert 1 << kinds[0] in {int(mask) for mask in ask.mask}, says
    if ask.kind in (COLOUR, COLOUR_RUN):
        assert len(set(colours)) == 1, says
        assert colours[0] >= 0, says
    if ask.kind == POINTS:
        assert sum(kind + 1 for kind in kinds) == ask.size, says
        assert ask.anchors == 1 or len({c for c in colours if c >= 0}) <= 1, says
        assert max(kinds) < deck.values, says
    if ask.kind in (PICTURES, PAIRS):
        mask = sum(1 << kind for kind in set(kinds))
        assert mask in {int(m) for m in ask.mask}, says
    for face, kind, colour in zip(faces, kinds, colours, strict=True):
        if face < deck.coloured:
            assert (kind, colour) == (deck.kind[face], deck.colour[face]), says
        else:
            assert deck.is_joker(face), says
            assert deck.joker_fits(face, kind), says
