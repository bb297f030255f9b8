"""The key pair that signs the server's push messages (VAPID, RFC 8292)."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from nivelo.server.push.base64_text import to_text
from nivelo.server.storage.push import PushStore

NAME: Final = "vapid"
PRIVATE_BYTES: Final = 32
VALID_SECONDS: Final = 12 * 3600  # of a signature; push services refuse more than 24 hours


def new_private_key() -> bytes:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(PRIVATE_BYTES, "big")


class SigningKey:
    """Signs requests to push services. Browsers accept only messages with this signature."""

    def __init__(self, private: bytes, contact: str) -> None:
        self.vapid = Vapid02.from_raw(to_text(private).encode())
        self.contact = contact

    @property
    def public(self) -> str:
        """The public key, which a browser needs to subscribe."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return to_text(point)

    def headers(self, endpoint: str, now: int) -> dict[str, str]:
        """The signature for a message to this URL; `now` in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + VALID_SECONDS,
            "sub": self.contact,
        }
        signed: dict[str, str] = self.vapid.sign(claims)
        return signed


async def signing_key(store: PushStore, contact: str) -> SigningKey:
    """The key of this database, created on first use."""
    return SigningKey(await store.secret(NAME, new_private_key), contact)
