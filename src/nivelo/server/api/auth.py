"""Who sends a request: the service, and the person of the device."""

from __future__ import annotations

from nivelo.server.errors import ForbiddenError, TooManyError
from nivelo.server.security.origins import COOKIE, Connection, address_of, check_origin
from nivelo.server.service import Service
from nivelo.server.table.people import Person

SAFE = ("GET", "HEAD", "OPTIONS")
MOST_TOKEN = 100


def service_of(connection: Connection) -> Service:
    service: Service = connection.app.state.service
    return service


async def person_of(connection: Connection) -> Person | None:
    """The person with this cookie."""
    token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > MOST_TOKEN:
        return None
    return await service_of(connection).store.find_person(token)


async def known_person(connection: Connection) -> Person:
    person = await person_of(connection)
    if person is None:
        raise ForbiddenError("person/unknown", "say first who you are: POST /api/me")
    return person


def check_request(connection: Connection) -> None:
    """Before every request: check the rate limit and the origin."""
    service = service_of(connection)
    if not service.requests.take(address_of(connection)):
        raise TooManyError("rate/requests", "too many requests, wait a minute")
    if connection.scope.get("method") not in SAFE:
        check_origin(connection, service.settings)
