"""What holds at every decision of every game, whoever plays it and however."""

from __future__ import annotations

from functools import cache

from nivelo.engine.cards.specials import DIRECTION, KEEP, KNOCK, SKIP, STOPPER
from nivelo.engine.groups.groups import Group, colour_at, face_at, kind_at
from nivelo.engine.groups.levels import (
    COLOUR,
    COLOUR_RUN,
    PAIRS,
    PICTURES,
    POINTS,
    RUN,
    SET,
    GroupSpec,
)
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import NOBODY
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
FROM_THE_HAND = ("card", "discard", "lay_off", "play")


class Facts:
    """What the checks of a game need again and again."""

    def __init__(self, game: Game) -> None:
        deck = game.deck
        self.cards = sorted(
            face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))
        )
        self.direction = int(deck.face_with[DIRECTION])
        self.knock = int(deck.face_with[KNOCK])
        self.joker = int(deck.first_joker)
        self.stops = {int(deck.face_with[SKIP]), int(deck.face_with[STOPPER])} - {-1}
        self.lying = self.stops | ({int(deck.face_with[KEEP])} - {-1})
        self.sound: dict[int, Group] = {}  # groups of the last round, checked already


@cache
def facts_of(game: Game) -> Facts:
    return Facts(game)


def check(state: State) -> None:
    """All that can be seen from one position alone."""
    facts = facts_of(state.game)
    check_cards(state, facts)
    check_decision(state)
    check_hands(state)
    check_table(state, facts)
    check_groups(state, facts)


def check_cards(state: State, facts: Facts) -> None:
    """Cards are conserved: none is lost, doubled or turned into another.

    The cards of a draft are still in the hand.
    """
    everywhere = state.draw_pile.faces() + state.under.faces()
    for places in (state.hands, state.piles, state.front, state.opened, state.kept):
        for cards in places:
            if cards.n > 0:
                everywhere += cards.faces()
    for group in state.groups:
        everywhere += [face_at(code) for code in group.placed.faces()]
    everywhere += [facts.direction] * int(state.beside)
    everywhere += [facts.knock] * int(state.thrown)
    everywhere += [facts.joker] * int(state.stock)
    everywhere.sort()
    assert everywhere == facts.cards, f"cards are not conserved: {everywhere}"


def check_decision(state: State) -> None:
    """Exactly one decision of one seat is awaited, with something legal, unless it is over."""
    game = state.game
    ids = state.legal_ids()
    if state.is_over:
        assert 0 <= state.winner < game.players, f"over, and won by {state.winner}"
        assert state.to_act == NOBODY
        assert not ids, f"legal moves after the end: {ids}"
        level = state.level[state.winner]
        assert state.laid_out[state.winner] == 1, f"seat {state.winner} won without a layout"
        assert level >= game.last_level, f"won at level {level}"
        return
    name = state.decision_name
    to_act = int(state.to_act)
    assert state.winner == NOBODY, f"seat {state.winner} has won, and yet {name}"
    assert 0 <= to_act < game.players, f"{name} by seat {to_act}"
    assert to_act == state.turn or name in OUT_OF_TURN, f"{name} out of turn"
    assert ids, f"nothing is legal for {name}"
    assert len(ids) == len(set(ids)), f"legal moves twice: {ids}"
    assert 0 <= min(ids) <= max(ids) < game.num_moves
    hand = set(state.hands[to_act].faces())
    answers = ANSWERS[name]
    for move in state.legal_moves():
        kind = move.kind_name
        assert kind in answers, f"{move} for {name}"
        if kind in FROM_THE_HAND:
            assert move.card in hand, f"{move} is not in the hand"
    if name in ("taking", "opening", "keeping"):
        assert state.todo > 0, f"nothing to do for {name}"
    if name == "moving":
        assert all(1 <= die <= 6 for die in state.dice), f"dice {state.dice}"


def check_hands(state: State) -> None:
    """Hands are sorted, what all know of them is there, and no seat is without cards."""
    name = state.decision_name
    between_rounds = name in ("keeping", "over")
    for q in range(int(state.game.players)):
        hand = state.hands[q].faces()
        assert hand == sorted(hand), f"seat {q}: {hand} is not sorted"
        kept, opened = state.kept[q].faces(), state.opened[q].faces()
        if not between_rounds:
            assert not kept, f"seat {q} keeps cards in {name}"
            counting = name == "counting" and q == state.turn
            if not hand and not opened and not counting:
                assert q == state.knocker, f"seat {q} has no cards in {name}"
        if opened:
            assert name in ("opening", "stealing"), f"open cards of seat {q} in {name}"
            assert opened == sorted(opened)
        assert kept == sorted(kept)
        known = state.known[q].faces()
        if known:
            assert known == sorted(known)
            assert holds(hand + kept, known), f"seat {q}: {known} is not in {hand}"
    if not state.is_over and name != "counting":
        assert state.hands[state.to_act].n > 0, f"seat {state.to_act} is {name} without cards"
    if name == "laying_out":
        placed = [*(g.placed for g in state.draft), state.draft_cards]
        draft = [int(face_at(code)) for cards in placed for code in cards.faces()]
        assert holds(state.hands[state.turn].faces(), draft), f"draft {draft} not in the hand"
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


def check_table(state: State, facts: Facts) -> None:
    game = state.game
    name = state.decision_name
    for cards in state.front:
        if cards.n > 0:
            front = cards.faces()
            assert sum(1 for face in front if face in facts.stops) <= 1, f"{front} in front"
            assert facts.lying.issuperset(front), f"{front} in front of a seat"
    most = int(game.last_level) + (1 if state.is_over else 0)
    for level in state.level:
        assert 1 <= level <= most, f"level {level}"
    direction, beside = int(state.direction), int(state.beside)
    assert direction == 1 or (direction == -1 and facts.direction >= 0)
    assert beside == 0 or (beside == 1 and direction == -1), f"{beside} beside the pile"
    assert state.thrown == (1 if name == "answering" else 0)
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
        check_board(state, facts.joker)
    else:
        assert not state.again
        assert state.stock == 0


def check_board(state: State, joker: int) -> None:
    away = [int(field) for field in state.towers if field != 0]
    assert len(away) == len(set(away)), f"towers {state.towers} share a field"
    assert not state.draw_pile.has(joker), "a joker in the draw pile"
    for q, hand in enumerate(state.hands):
        # A joker looks the same on both sides: all know who holds how many (BO-4).
        held = hand.count(joker) + state.kept[q].count(joker)
        assert held == state.known[q].count(joker), f"jokers of seat {q}"


def check_groups(state: State, facts: Facts) -> None:
    """What lies on the table are the groups of the levels, longer by lay-offs at most."""
    owners = [int(group.owner) for group in state.groups]
    for q, laid_out in enumerate(state.laid_out):
        assert (q in owners) == (laid_out == 1), f"seat {q} and its groups"
    if state.decision_name in ("keeping", "over"):
        return  # some have moved up, and their level is another one now
    if not state.groups:
        facts.sound.clear()
    specs = {q: iter(state.game.level(q, state.level[q]).specs) for q in set(owners)}
    for owner, group in zip(owners, state.groups, strict=True):
        spec = next(specs[owner], None)
        assert spec is not None, f"seat {owner} has too many groups"
        if facts.sound.get(id(group)) is not group:
            check_group(state.game, group, spec)
            facts.sound[id(group)] = group
    for owner, left in specs.items():
        assert next(left, None) is None, f"seat {owner} has too few groups"


def check_group(game: Game, group: Group, spec: GroupSpec) -> None:
    deck = game.deck
    codes = group.placed.faces()
    faces = [int(face_at(code)) for code in codes]
    kinds = [int(kind_at(code)) for code in codes]
    colours = [int(colour_at(code)) for code in codes]
    says = f"{spec.text}: {deck.hand_text(faces)} as {kinds}, {colours}"
    assert group.kind == spec.kind, says
    assert len(codes) >= spec.slots, says
    if spec.kind in (RUN, COLOUR_RUN):
        extra = [k for k in kinds if k < 0]  # jokers on a full run
        run = kinds[: len(kinds) - len(extra)]
        assert run == list(range(run[0], run[0] + len(run))), says
        assert 0 <= run[0] <= run[-1] < deck.values, says
        assert not extra or (game.rules.full_groups and len(run) == deck.values), says
    if spec.kind == SET:
        assert len(set(kinds)) == 1, says
        assert 1 << kinds[0] in {int(mask) for mask in spec.mask}, says
    if spec.kind in (COLOUR, COLOUR_RUN):
        assert len(set(colours)) == 1, says
        assert colours[0] >= 0, says
    if spec.kind == POINTS:
        assert sum(kind + 1 for kind in kinds) == spec.size, says
        assert spec.anchors == 1 or len({c for c in colours if c >= 0}) <= 1, says
        assert max(kinds) < deck.values, says
    if spec.kind in (PICTURES, PAIRS):
        mask = sum(1 << kind for kind in set(kinds))
        assert mask in {int(m) for m in spec.mask}, says
    for face, kind, colour in zip(faces, kinds, colours, strict=True):
        if face < deck.coloured:
            assert (kind, colour) == (deck.kind[face], deck.colour[face]), says
        else:
            assert deck.is_joker(face), says
            assert deck.joker_fits(face, kind), says
