"""What people were told by a server that is killed again and again, and what it has stored.

Whatever was acknowledged must be in the database, once. What nobody was told of may be there or
not, but only if somebody asked for it, and not more often than they did.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from nivelo.server.live.scheduler import next_scheduled_move
from nivelo.server.table import entries
from nivelo.server.table.entries import MOVES, Entry
from nivelo.server.table.table import Table
from support.engine.invariants import check as check_state

# Entries that only people make.
BY_PEOPLE = (
    entries.MOVE,
    entries.UNDONE,
    entries.CHAT,
    entries.READY,
    entries.STARTED,
    entries.REMATCH,
)
# Its body is a secret of the server.
SECRET_BODY = (entries.REMATCH,)
AT_POSITION = (entries.MOVE, entries.UNDONE)


@dataclass(frozen=True)
class Wish:
    """An entry that somebody asked for. `at` is the position they saw, if it matters."""

    kind: str
    seat: int
    body: str = ""
    at: int = 0


@dataclass
class Ledger:
    """All that people know of a table."""

    acked: dict[int, Wish] = field(default_factory=dict)  # by sequence number
    fresh: dict[int, Wish] = field(default_factory=dict)  # those not yet looked for
    unsure: Counter[Wish] = field(default_factory=Counter)  # never answered
    seen: int = 0  # the last entry that anybody was told of

    def ack(self, seq: int, wish: Wish) -> None:
        assert seq not in self.acked, f"entry {seq} was acknowledged twice: {wish}"
        self.acked[seq] = self.fresh[seq] = wish
        self.seen = max(self.seen, seq)

    def take_fresh(self) -> tuple[dict[int, Wish], int]:
        """What has been acknowledged since the last call, and the last entry anybody saw."""
        fresh, self.fresh = self.fresh, {}
        return fresh, self.seen


class Followed:
    """A table as its stored entries tell it, read on after every kill."""

    def __init__(self, table_id: str, first: Entry) -> None:
        self.table = Table(table_id, "", first)
        self.entries = [first]
        self.positions = [0]  # before each entry
        self.kinds: Counter[str] = Counter()

    def follow(self, fresh: list[Entry]) -> None:
        """Let the next entries happen. Each move must be one that could be made then."""
        for entry in fresh:
            table = self.table
            assert entry.seq == table.seq + 1, f"entry {entry.seq} after {table.seq}"
            assert entry.at >= table.changed_at
            self.positions.append(table.decision_seq)
            if entry.kind in MOVES:
                self.check_move(entry)
            table.apply(entry)
            self.entries.append(entry)
            self.kinds[entry.kind] += 1
        if self.table.match is not None:
            check_state(self.table.match.state)

    def check_move(self, entry: Entry) -> None:
        match = self.table.match
        assert match is not None
        assert match.state.to_act == entry.seat, f"{entry}: seat {match.state.to_act} is to act"
        assert match.check(entry.body) == entry.body
        if entry.kind == entries.MOVE:
            assert self.table.seats[entry.seat].bot is None
            return
        expected = next_scheduled_move(self.table, {})
        assert expected is not None, f"{entry}: nothing is due"
        assert (expected.kind, expected.seat) == (entry.kind, entry.seat)
        assert entry.at >= expected.due_at, f"{entry}: not before {expected.due_at}"

    def wish(self, entry: Entry) -> Wish:
        """What somebody must have asked for if this is there."""
        text = "" if entry.kind in SECRET_BODY else entry.body
        at = self.positions[entry.seq - 1] if entry.kind in AT_POSITION else 0
        return Wish(entry.kind, entry.seat, text, at)

    def compare(self, acked: dict[int, Wish], seen: int) -> None:
        """Nothing that was told is missing."""
        last = self.entries[-1].seq
        assert seen <= last, f"entry {seen} was told, the last one is {last}"
        for seq, wish in acked.items():
            stored = self.wish(self.entries[seq - 1])
            assert stored == wish, f"{wish} was acknowledged as {seq}, which is {stored}"

    def compare_all(self, ledger: Ledger, base: int) -> int:
        """Nor is there anything that nobody asked for. Gives how much was done but not told."""
        self.compare(ledger.acked, ledger.seen)
        untold = Counter(
            self.wish(entry)
            for entry in self.entries[base:]
            if entry.kind in BY_PEOPLE and entry.seq not in ledger.acked
        )
        assert untold <= ledger.unsure, f"nobody asked for {untold - ledger.unsure}"
        return untold.total()
