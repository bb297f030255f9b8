"""The person of a device: a name, and nothing else."""

from __future__ import annotations

import logging
from typing import Annotated

from msgspec import Meta, Struct

from nivelo.server.answers.host import Host
from nivelo.server.errors import DamagedError
from nivelo.server.protocol.commands import MOST_NAME
from nivelo.server.security.plain_text import one_line
from nivelo.server.table.people import Person

logger = logging.getLogger(__name__)


class Me(Struct, frozen=True):
    """Who the device belongs to; null if it has not said a name yet."""

    name: str | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


def me(person: Person | None) -> Me:
    return Me(None if person is None else person.name)


def checked_name(data: NewName) -> str:
    return one_line(data.name, MOST_NAME, "name/text")


async def rename(host: Host, person: Person, name: str) -> None:
    """Call a person by another name, also at the tables where they sit."""
    await host.shelf.rename(person, name)
    for table_id in await host.shelf.tables_of(person, unfinished=True):
        try:
            room = await host.rooms.get(table_id)
            await host.commands.rename(room, person, name)
        except DamagedError:
            logger.exception("a person is not renamed at a table", extra={"table": table_id})
