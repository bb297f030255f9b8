"""Encrypting messages so that only one browser can read them (RFC 8291)."""

from __future__ import annotations

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec

from nivelo.server.errors import ServerError
from nivelo.server.push.base64_text import from_text
from nivelo.server.storage.push import Subscription

POINT_BYTES = 65
SECRET_BYTES = 16


def encrypted(message: bytes, subscription: Subscription) -> bytes:
    """The encrypted message for one device, in the encoding `aes128gcm`."""
    sealed: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=subscription.public_key,
        auth_secret=subscription.auth_secret,
        version="aes128gcm",
    )
    return sealed


def browser_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """The keys of a subscription as the browser sends them, or None if they are invalid."""
    public, secret = from_text(p256dh), from_text(auth)
    if public is None or len(public) != POINT_BYTES or secret is None:
        raise ServerError("push/keys", "these are no keys of a subscription")
    if len(secret) != SECRET_BYTES:
        raise ServerError("push/keys", f"`auth` has {len(secret)} bytes and not {SECRET_BYTES}")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    except ValueError as error:
        raise ServerError("push/keys", "`p256dh` is no point of the curve P-256") from error
    return public, secret
