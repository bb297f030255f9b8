"""Cookies, origins and headers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from nivelo.server.errors import ForbiddenError
from nivelo.server.settings import Settings
from nivelo.site.policy import POLICY, SITE_POLICY

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "nivelo"
YEAR = 365 * 24 * 3600

SECURITY_POLICY = "content-security-policy"
NO_FRAMES = "frame-ancestors 'none'"
# For pages and workers that run games on the device itself; only these may run WebAssembly.
DEVICE_HEADERS = {SECURITY_POLICY: "; ".join((*SITE_POLICY, NO_FRAMES))}

HEADERS = {
    SECURITY_POLICY: "; ".join((*POLICY, NO_FRAMES)),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}


def token_cookie(token: str, settings: Settings, secure: bool) -> Cookie:
    """The cookie that identifies a device's owner; scripts cannot read it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR,
        path=settings.base_path() or "/",
        httponly=True,
        secure=secure,
        samesite="strict",
    )


def is_secure(connection: Connection, settings: Settings) -> bool:
    if settings.public_url:
        return settings.public_url.startswith("https:")
    return connection.scope["scheme"] in ("https", "wss")


def check_origin(connection: Connection, settings: Settings) -> None:
    """Pages of other sites may not act for the person; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = {word.strip().rstrip("/") for word in settings.origins.split(",") if word.strip()}
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        allowed.add(f"{parts.scheme}://{parts.netloc}")
    if origin in allowed:
        return
    host = connection.headers.get("host", "")
    scheme, _, site = origin.partition("://")
    # An attacker on the network can modify a page that came without encryption.
    schemes = ("https",) if is_secure(connection, settings) else ("http", "https")
    if host and site == host and scheme in schemes:
        return
    raise ForbiddenError("request/origin", f"a page of {origin[:100]!r} may not do that")


def address_of(connection: Connection) -> str:
    client = connection.client
    return client.host if client else "local"
