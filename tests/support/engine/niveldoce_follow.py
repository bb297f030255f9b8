"""A referee for NivelDoce: what follows from a move, written from the rules alone.

What a card drawn from the draw pile is, the referee does not know: it counts.
"""

from __future__ import annotations

from support.engine.niveldoce_referee import Seen


def renew(t: Seen) -> None:
    if t.draw == 0 and len(t.pile) > 1:
        t.draw = len(t.pile) - 1
        t.pile = t.pile[-1:]


def draw(t: Seen, seat: int, cards: int) -> None:
    for _ in range(cards):
        renew(t)
        if t.draw > 0:
            t.draw -= 1
            t.hands[seat].append("?")
            renew(t)


def step(t: Seen, seat: int) -> int:
    return (seat + t.direction) % t.players


def next_seat(t: Seen) -> int:
    """The next seat without a stopper."""
    seat = step(t, t.seat)
    while t.stopped[seat] and seat != t.seat:
        seat = step(t, seat)
    return seat


def begin_next_turn(t: Seen, decision: str = "taking") -> None:
    """Stopped seats on the way put their stopper under the pile and sit out."""
    t.seat = step(t, t.seat)
    while t.stopped[t.seat]:
        t.stopped[t.seat] = False
        t.pile.insert(0, "stopper")
        t.seat = step(t, t.seat)
    t.to_act, t.decision = t.seat, decision


def ask_for_knocks(t: Seen, after: int) -> None:
    """Ask the next seat that may knock, beginning after this one; or the next turn begins."""
    answers = next_seat(t)
    seat = step(t, after)
    while seat != answers and answers != t.seat:
        if seat != t.seat and not t.stopped[seat]:
            t.to_act, t.decision = seat, "knocking"
            return
        seat = step(t, seat)
    begin_next_turn(t)


def end_round(t: Seen) -> None:
    t.levels = [n + 1 if laid else n for n, laid in zip(t.levels, t.laid_out, strict=True)]
    t.round += 1
    t.dealer = (t.dealer + 1) % t.players
    t.seat = t.to_act = (t.dealer + 1) % t.players
    t.decision = "taking"
    t.direction, t.beside = 1, 0
    t.hands = [["?"] * 12 for _ in t.hands]
    t.pile = ["?"]
    t.draw = 112 - 12 * t.players - 1
    t.stopped = [False] * t.players
    t.laid_out = [False] * t.players
    t.groups = []


def put(t: Seen, card: str) -> None:
    t.hands[t.seat].remove(card)
    t.pile.append(card)


def after_card_on_pile(t: Seen) -> None:
    if t.hands[t.seat]:
        ask_for_knocks(t, next_seat(t))
    else:
        end_round(t)


def follow(t: Seen, move: str) -> None:
    """Change what is seen as the rules say that the move does."""
    follow_move(t, move)
    renew(t)


def follow_move(t: Seen, move: str) -> None:
    if t.decision == "taking":
        follow_take(t, move)
    elif t.decision == "wishing":
        if move != "done":
            put(t, move)
            t.put_down += 1
        if move == "done" or t.put_down == 7 or not t.hands[t.seat]:
            wish_is_put_down(t)
    elif t.decision == "counting":
        draw(t, t.seat, int(move.removeprefix("draw")))
        after_card_on_pile(t)
    elif t.decision == "knocking":
        if move == "pass":
            ask_for_knocks(t, t.to_act)
        else:
            t.hands[t.to_act].remove("knock")
            t.knocker = t.to_act
            t.to_act, t.decision = next_seat(t), "answering"
    elif t.decision == "answering":
        follow_answer(t, move)
    else:
        follow_step_2_or_3(t, move)


def follow_take(t: Seen, move: str) -> None:
    t.decision = "playing"
    if move == "draw":
        draw(t, t.seat, 1)
    elif move == "pile":
        t.hands[t.seat].append(t.pile.pop())
    elif move == "wish!":
        put(t, "wish")
        t.put_down = 1
        t.decision = "wishing"
        if not t.hands[t.seat]:
            wish_is_put_down(t)


def wish_is_put_down(t: Seen) -> None:
    if t.pile[-1] == "direction":
        t.direction = -t.direction
        if t.direction == 1:
            t.pile[-1:-1] = ["direction"] * t.beside
            t.beside = 0
    if t.options.get("wish_draw") == "up_to":
        t.decision = "counting"
        return
    draw(t, t.seat, t.put_down)
    after_card_on_pile(t)


def follow_answer(t: Seen, move: str) -> None:
    top = t.pile.pop()
    if move == "leave":
        t.hands[t.knocker].append(top)
        t.pile.append("knock")
    else:
        t.hands[t.to_act].append(top)
        t.hands[t.knocker].append("knock")
    t.knocker = -1
    begin_next_turn(t, "taking" if move == "leave" else "playing")


def follow_step_2_or_3(t: Seen, move: str) -> None:
    hand = t.hands[t.seat]
    card, _, target = move.rstrip("!").partition(">")
    if "@" in move:
        hand.remove(move.partition("@")[0].partition("=")[0])
        t.groups = []
    elif move.startswith("-"):
        put(t, move[1:])
        after_card_on_pile(t)
    elif card == "stopper":
        hand.remove(card)
        t.stopped[int(target) - 1] = True
        begin_next_turn(t)
    elif card == "direction":
        follow_direction(t)
    else:
        follow_draw_two(t, int(target or 0) - 1)


def follow_direction(t: Seen) -> None:
    if t.direction == 1:
        t.hands[t.seat].remove("direction")
        t.beside, t.direction = 1, -1
        begin_next_turn(t)
        return
    t.pile += ["direction"] * t.beside
    t.beside, t.direction = 0, 1
    put(t, "direction")
    after_card_on_pile(t)


def follow_draw_two(t: Seen, target: int) -> None:
    if target < 0:
        put(t, "draw-two")
        draw(t, t.seat, 2)
        after_card_on_pile(t)
        return
    t.hands[t.seat].remove("draw-two")
    if not t.hands[t.seat] and t.options.get("draw_two_last") != "draws":
        end_round(t)
        return
    draw(t, target, 2)
    if not t.hands[t.seat]:
        draw(t, t.seat, 2)
    t.pile.insert(0, "draw-two")
    if t.hands[t.seat]:
        begin_next_turn(t)
    else:
        end_round(t)
