"""Push messages: wires up the signing key, the subscriptions and the sender."""

from __future__ import annotations

from nivelo.server.clock import wall
from nivelo.server.push.encryption import browser_keys
from nivelo.server.push.keys import SigningKey, signing_key
from nivelo.server.push.notifier import Notifier
from nivelo.server.push.sender import Sender
from nivelo.server.push.words import known_language
from nivelo.server.security.push_services import check_endpoint
from nivelo.server.settings import Settings
from nivelo.server.storage.push import PushStore, Subscription
from nivelo.server.storage.store import Store
from nivelo.server.table.people import Person


class PushService:
    """Manages subscriptions, and has the notifier that uses them."""

    def __init__(self, store: PushStore, key: SigningKey, loopback: bool) -> None:
        self.store = store
        self.loopback = loopback
        self.public_key = key.public
        self.notifier = Notifier(store, Sender(key, loopback))

    async def subscribe(
        self, person: Person, endpoint: str, p256dh: str, auth: str, language: str
    ) -> int:
        """Add a device or change its language; returns the person's number of devices."""
        public_key, auth_secret = browser_keys(p256dh, auth)
        subscription = Subscription(
            check_endpoint(endpoint, self.loopback),
            public_key,
            auth_secret,
            known_language(language),
        )
        await self.store.subscribe(person.number, subscription, wall())
        return await self.store.count(person.number)


async def open_push_service(settings: Settings, store: Store) -> PushService:
    """The key is created on the first start."""
    push_store = PushStore(store)
    key = await signing_key(push_store, settings.push_contact_text())
    return PushService(push_store, key, settings.push_loopback)
