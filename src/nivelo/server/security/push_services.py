"""Which addresses a server may send push messages to.

The browser names its push service, so a client may name anything: messages go to public addresses
only, never into the server's own network.
"""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from nivelo.server.errors import ServerError

MOST_ADDRESS: Final = 1000  # characters; the longest in use have some 500
HTTPS: Final = 443
LOOPBACK: Final = frozenset(("127.0.0.1", "::1", "localhost"))
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


def check_endpoint(address: str, loopback: bool = False) -> str:
    """The URL of a subscription, if it could be a push service's.

    `loopback` also allows services on this computer, without TLS, for tests.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port = "", None
    if not host or len(address) > MOST_ADDRESS or not address.isascii():
        raise not_a_service("it is no address")
    if any(mark.isspace() or not mark.isprintable() for mark in address):
        raise not_a_service("it has blanks or control characters in it")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise not_a_service("it has a name, a password or a fragment in it")
    if loopback and host in LOOPBACK and parts.scheme in ("http", "https"):
        return address
    if parts.scheme != "https" or port not in (None, HTTPS):
        raise not_a_service("it is not reached by https on port 443")
    if is_number(host) or "." not in host.strip(".") or not can_be_looked_up(host):
        raise not_a_service("it has no public name")
    return address


def not_a_service(why: str) -> ServerError:
    return ServerError("push/endpoint", f"this is no push service: {why}")


def is_number(host: str) -> bool:
    """Is it a numeric address? Some resolvers also accept 127.1 and 0x7f000001."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        last = host.rstrip(".").rpartition(".")[2]
        return last.isdigit() or last.startswith("0x")
    return True


def can_be_looked_up(host: str) -> bool:
    """Labels of a name have 1 to 63 characters."""
    try:
        host.encode("idna")
    except UnicodeError:
        return False
    return True


def is_public(address: str) -> bool:
    """May we connect to it? Not if it is this computer or in a private network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.is_site_local:  # private as long as they were in use, which they may be somewhere
            return False
        within = ip.ipv4_mapped or ip.sixtofour
        if within is None and ip in NAT64:
            within = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if within is None and ip.teredo is not None:
            within = ip.teredo[1]
        if within is not None:
            ip = within
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)
