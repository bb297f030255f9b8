"""People, as tables know them."""

from __future__ import annotations

from nivelo.server.protocol.avatars import NO_AVATAR, Avatar


class Person:
    """A person: a number that never leaves the server, a name, and an avatar."""

    def __init__(self, number: int, name: str, avatar: Avatar = NO_AVATAR) -> None:
        self.number = number
        self.name = name
        self.avatar = avatar
