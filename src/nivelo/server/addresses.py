"""Where to reach a server: on this computer, and from phones on the same network."""

from __future__ import annotations

import ipaddress
import socket

from msgspec import Struct

from nivelo.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
# A reserved example address: finding the route to it sends nothing.
FAR_AWAY = ("192.0.2.1", 9)


class Addresses(Struct, frozen=True):
    """The address for this computer, and one for other devices; empty if they cannot connect."""

    here: str
    network: str


def addresses(settings: Settings, port: int) -> Addresses:
    """The addresses of a server that listens on this port."""
    if settings.public_url:
        public = settings.public_url.rstrip("/") + "/"
        return Addresses(public, public)
    host, base = settings.host, settings.base_path()
    outside = network_address() if host in EVERYWHERE else host
    if is_loopback(outside):
        outside = ""
    inside = "localhost" if host in EVERYWHERE or is_loopback(host) else host
    return Addresses(url(inside, port, base), url(outside, port, base) if outside else "")


def here(host: str) -> str:
    """The address to use on this computer itself."""
    return {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)


def url(host: str, port: int, base: str) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}{'' if port == 80 else f':{port}'}{base}/"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_address() -> str:
    """This computer's address in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(FAR_AWAY)
        except OSError:
            return ""
        return str(way.getsockname()[0])
