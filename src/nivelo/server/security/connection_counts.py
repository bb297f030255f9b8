"""Connections per network, and matching addresses against the settings."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from nivelo.server.security.address_network import network_of
from nivelo.server.settings import networks

LOG_SECONDS = 60.0

logger = logging.getLogger(__name__)


def is_among(address: str, allowed: str) -> bool:
    """Is an address in the list? Invalid addresses are not."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(ip, "ipv4_mapped", None)
    return any((mapped or ip) in network for network in networks(allowed))


class Places:
    """Counts connections per network, and whether there is room for another.

    Nothing is awaited between checking and counting, so concurrent connections cannot exceed the
    limit.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}
        self.refused = 0
        self.logged_at = -LOG_SECONDS

    def enter(self, address: str) -> bool:
        network = network_of(address)
        if self.counts.get(network, 0) >= self.most:
            self.note_refusal(network)
            return False
        self.counts[network] = self.counts.get(network, 0) + 1
        return True

    def leave(self, address: str) -> None:
        network = network_of(address)
        self.counts[network] -= 1
        if not self.counts[network]:
            del self.counts[network]

    @contextmanager
    def place_for(self, address: str) -> Iterator[bool]:
        """Count one more until the end of the block; False if there is no room."""
        has_place = self.enter(address)
        try:
            yield has_place
        finally:
            if has_place:
                self.leave(address)

    def note_refusal(self, network: str) -> None:
        """Log refusals once a minute, however many there are."""
        self.refused += 1
        if monotonic() - self.logged_at >= LOG_SECONDS:
            self.logged_at = monotonic()
            logger.warning(
                "too many connections of one network",
                extra={"network": network, "refused": self.refused},
            )
            self.refused = 0
