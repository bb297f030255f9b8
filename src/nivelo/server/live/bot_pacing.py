"""How bots pace themselves to the people at the table: they wait at the end of a round, or speed
up.
"""

from __future__ import annotations

from typing import Final

from nivelo.server.live.notice import Attention
from nivelo.server.live.room import Room

ROUND_END: Final = 10_000  # milliseconds: the longest that bots wait at the end of a round


def together(windows: list[Attention]) -> Attention:
    """Combine one person's windows: visible if any is visible, and the slowest pace counts."""
    return Attention(
        any(each.visible for each in windows),
        max(each.pace for each in windows),
        max(each.seen_end for each in windows),
    )


def attention_here(room: Room) -> dict[int, Attention]:
    """The attention of the people who sit at the table, are connected to this process, and report
    it.
    """
    windows: dict[int, list[Attention]] = {}
    for subscriber in room.subscribers:
        person = subscriber.person_number
        if subscriber.attention is not None and room.table.seat_of(person) >= 0:
            windows.setdefault(person, []).append(subscriber.attention)
    return {person: together(of_person) for person, of_person in windows.items()}


def attention_of(room: Room) -> dict[int, Attention]:
    """The same, over all processes."""
    windows = {person: [seen] for person, seen in attention_here(room).items()}
    for notice in room.other_processes.values():
        for person, seen in notice.attention.items():
            windows.setdefault(person, []).append(seen)
    return {person: together(of_person) for person, of_person in windows.items()}


def pace_share(room: Room) -> float:
    """The fraction of the table's pace that bots use: that of the slowest person."""
    attention, seats = attention_of(room), room.table.seats
    people = [seats[seat].person for seat in room.present() if seats[seat].bot is None]
    return max((attention[each].pace if each in attention else 1.0 for each in people), default=1.0)


def waits_until(room: Room) -> int:
    """Until when bots wait at the end of a round because people are looking at it; 0 if they need
    not.
    """
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
    """Is a person looking at the table? Connected people who do not report it are assumed to."""
    seen = attention_of(room).get(person)
    if seen is not None:
        return seen.visible
    return room.table.seat_of(person) in room.present()
