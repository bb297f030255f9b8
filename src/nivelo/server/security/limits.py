"""Rate limits: token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict

from nivelo.server.security.address_network import network_of

MOST_KNOWN = 10_000


class Bucket:
    """Holds up to `size` tokens and regains `rate` per second; each use takes one."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.at = time.monotonic()

    def take(self, drops: int = 1) -> bool:
        """Take tokens; False if there are not enough."""
        at = time.monotonic()
        self.level = min(self.size, self.level + (at - self.at) * self.rate)
        self.at = at
        if self.level < drops:
            return False
        self.level -= drops
        return True


class Buckets:
    """A bucket for each address, IPv6 network or person; the least recently used are dropped."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, drops: int = 1) -> bool:
        return self.take_from(network_of(address), drops)

    def take_from(self, who: str, drops: int = 1) -> bool:
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.size, self.rate)
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(who)
        return bucket.take(drops)


class Spacing:
    """Time slots for each address, so many per second: excess callers wait for the next one.

    Slots that an address has not used are saved, up to `burst` of them.
    """

    def __init__(self, rate: float, longest: float, burst: float = 0) -> None:
        self.step = 1 / rate
        self.saved = burst / rate  # seconds
        self.longest = longest  # maximum wait in seconds
        self.next_at: OrderedDict[str, float] = OrderedDict()

    def wait(self, address: str) -> float:
        """Reserve the next slot of this address; returns the seconds until then."""
        network, at = network_of(address), time.monotonic()
        first = at - self.saved
        moment = max(first, self.next_at.pop(network, first))
        self.next_at[network] = min(moment, at + self.longest) + self.step
        if len(self.next_at) > MOST_KNOWN:
            self.next_at.popitem(last=False)
        return min(max(moment - at, 0.0), self.longest)
