"""How bots pace themselves to the people at the table: they wait at a round's end, or hurry."""

from __future__ import annotations

from typing import Final

from nivelo.server.live.notice import Attention
from nivelo.server.live.room import Room

ROUND_END: Final = 10_000  # milliseconds: so long the end of a round is left to people at most


def together(windows: list[Attention]) -> Attention:
    """One person's windows: any may be seen, and the slowest counts."""
    return Attention(
        any(each.visible for each in windows),
        max(each.pace for each in windows),
        max(each.seen_end for each in windows),
    )


def attention_here(room: Room) -> dict[int, Attention]:
    """How those look at the table who sit at it, are connected to this process, and say so."""
    windows: dict[int, list[Attention]] = {}
    for subscriber in room.subscribers:
        person = subscriber.person_number
        if subscriber.attention is not None and room.table.seat_of(person) >= 0:
            windows.setdefault(person, []).append(subscriber.attention)
    return {person: together(of_person) for person, of_person in windows.items()}


def attention_of(room: Room) -> dict[int, Attention]:
    """The same, of all processes."""
    windows = {person: [seen] for person, seen in attention_here(room).items()}
    for notice in room.other_processes.values():
        for person, seen in notice.attention.items():
            windows.setdefault(person, []).append(seen)
    return {person: together(of_person) for person, of_person in windows.items()}


def pace_share(room: Room) -> float:
    """The share of the table's pace at which bots play: as slow as the slowest person wants it."""
    attention, seats = attention_of(room), room.table.seats
    people = [seats[seat].person for seat in room.present() if seats[seat].bot is None]
    return max((attention[each].pace if each in attention else 1.0 for each in people), default=1.0)


def waits_until(room: Room) -> int:
    """Until when bots leave the end of a round to those who look at it; 0 if nobody does."""
    match, table = room.table.match, room.table
    if match is None or not match.round_ended_at or table.setup.pace == 0:
        return 0
    attention = attention_of(room)
    for seat in table.seats:
        seen = attention.get(seat.person)
        if seat.bot is None and seen is not None and seen.visible:
            if seen.seen_end != match.round_ended_at:
                return match.round_ended_at + ROUND_END
    return 0


def is_looking(room: Room, person: int) -> bool:
    """Does a person see the table? Whoever is connected and does not say so is thought to."""
    seen = attention_of(room).get(person)
    if seen is not None:
        return seen.visible
    return room.table.seat_of(person) in room.present()
