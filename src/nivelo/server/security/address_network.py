"""Who is one and the same to limits: an IPv4 address, or a whole /64 of IPv6."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

IPV6_PREFIX = 64  # what one household is given, and has 2**64 addresses in


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """What limits count: the address, or the network that whoever has it can choose from."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, IPV6_PREFIX), strict=False))
