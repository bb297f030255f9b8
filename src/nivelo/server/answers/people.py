"""The person of a device: a name, and optionally a sign and a colour."""

from __future__ import annotations

import logging
from typing import Annotated

from msgspec import Meta, Struct

from nivelo.server.answers.host import Host
from nivelo.server.errors import DamagedError, UnknownError
from nivelo.server.protocol.avatars import NO_AVATAR, Avatar
from nivelo.server.protocol.commands import MOST_NAME
from nivelo.server.security.plain_text import one_line
from nivelo.server.table.people import Person

logger = logging.getLogger(__name__)


class Me(Struct, frozen=True, omit_defaults=True):
    """The person of this device; null if it has no name yet."""

    name: str | None
    avatar: Avatar | None = None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's new name and avatar; without an avatar it stays as it is."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    avatar: Avatar | None = None


def me(person: Person | None) -> Me:
    if person is None:
        return Me(None)
    return Me(person.name, None if person.avatar == NO_AVATAR else person.avatar)


def checked_name(data: NewName) -> str:
    return one_line(data.name, MOST_NAME, "name/text")


async def rename(host: Host, who: str, person: Person, name: str, avatar: Avatar | None) -> Person:
    """Change a person's name or avatar, also at the tables where they sit."""
    changed = Person(person.number, name, person.avatar if avatar is None else avatar)
    if host.quotas is not None:
        told = await host.catalog.tables_of(person, unfinished=True)
        host.quotas.check_introduction(who, len(told))
    await host.catalog.rename(changed)
    # Looked up again: they may have sat down meanwhile, by the name that they had.
    for table_id in await host.catalog.tables_of(person, unfinished=True):
        try:
            room = await host.rooms.get(table_id)
            await host.commands.introduce(room, person.number)
        except (DamagedError, UnknownError):
            logger.exception("a person is not renamed at a table", extra={"table": table_id})
    return changed
