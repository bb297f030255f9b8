"""What limits count as one client: an IPv4 address, or a /64 of IPv6."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

IPV6_PREFIX = 64  # the usual allocation of one household, with 2**64 addresses


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """The unit of limits: the address, or the network that its owner can choose addresses from."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, IPV6_PREFIX), strict=False))
