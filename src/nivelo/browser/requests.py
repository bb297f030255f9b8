"""The requests of the pages, at the URLs of the server's API."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from msgspec import DecodeError, Meta, Struct, convert, json

from nivelo.browser.catalog import OWNER
from nivelo.browser.host import BrowserHost
from nivelo.browser.transfer import export_device, import_device
from nivelo.engine.errors import NiveloError
from nivelo.server.answers import custom_games, games, history, odds, people, tables
from nivelo.server.answers.games import Description, OwnGameText
from nivelo.server.answers.history import MOST_FRAMES, MOST_RESULTS, VIEWER
from nivelo.server.answers.odds import OddsOf
from nivelo.server.answers.people import NewName
from nivelo.server.answers.tables import NewTable
from nivelo.server.clock import now
from nivelo.server.errors import ForbiddenError, ServerError, UnknownError
from nivelo.server.protocol.commands import AnyCommand, Ready, Sit
from nivelo.server.table.people import Person

HERE: Final = "this device"

T = TypeVar("T")
logger = logging.getLogger(__name__)


class Answer(Struct, frozen=True):
    """The response to a request: an HTTP status, and JSON."""

    status: int
    body: bytes


class Problem(Struct, frozen=True):
    """Why a request failed. The code is stable, the text is English."""

    code: str
    text: str


class Request:
    """A request from a page: its person, URL and parameters."""

    def __init__(self, host: BrowserHost, person: Person | None, query: str, body: str) -> None:
        self.host = host
        self.person = person
        self.query = query
        self.body = body

    @property
    def known(self) -> Person:
        if self.person is None:
            raise ForbiddenError("person/unknown", "say first who you are: POST /api/me")
        return self.person

    def data(self, kind: type[T]) -> T:
        return json.decode(self.body, type=kind)

    def parameters(self, kind: type[T]) -> T:
        return convert(dict(parse_qsl(self.query)), kind, strict=False)


class Page(Struct, frozen=True):
    """A part of a list."""

    start: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_RESULTS)] = 20


class AtSeat(Struct, frozen=True):
    """The seat that someone at this device takes; -1 is the owner's, wherever that is."""

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class FramePage(Struct, frozen=True):
    """A part of a replay."""

    view: Annotated[str, Meta(pattern=VIEWER)] = "open"
    start: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = 50


Handler = Callable[..., Awaitable[Any]]
ROUTES: Final[list[tuple[str, re.Pattern[str], Handler]]] = []


def route(method: str, pattern: str) -> Callable[[Handler], Handler]:
    """Register a function for a kind of request; `{}` in the pattern are its arguments."""

    def note(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(pattern.replace("{}", "([^/]+)")), handler))
        return handler

    return note


async def answer(host: BrowserHost, method: str, address: str, body: str) -> Answer:
    """The response to a request; errors become responses too."""
    host.activity.note()
    try:
        done = await respond(host, method, address, body)
        return Answer(200, json.encode(done))
    except NiveloError as error:
        status = error.status if isinstance(error, ServerError) else 400
        return refusal(status, error.code, error.text)
    except (DecodeError, RecursionError) as error:
        return refusal(400, "request/invalid", str(error))
    except Exception:
        logger.exception("a request failed: %s %s", method, address)
        return refusal(500, "server/error", "that is our mistake; it is logged")


def refusal(status: int, code: str, text: str) -> Answer:
    return Answer(status, json.encode(Problem(code, text)))


async def respond(host: BrowserHost, method: str, address: str, body: str) -> Any:
    parts = urlsplit(address)
    for wanted, pattern, handler in ROUTES:
        fits = pattern.fullmatch(parts.path) if wanted == method else None
        if fits:
            request = Request(host, await host.catalog.find(OWNER), parts.query, body)
            return await handler(request, *map(unquote, fits.groups()))
    raise UnknownError("request/unknown", f"there is nothing at {parts.path[:100]!r}")


# People


@route("GET", "/me")
async def get_me(request: Request) -> Any:
    return people.me(request.person)


@route("POST", "/me")
async def name_me(request: Request) -> Any:
    data = request.data(NewName)
    name = people.checked_name(data)
    person = request.person or await request.host.catalog.add_owner(name, now())
    return people.me(await people.rename(request.host, HERE, person, name, data.avatar))


# Games


@route("POST", "/games/check")
async def check_game(request: Request) -> Any:
    description = request.data(Description).description
    await request.host.check_custom_game(HERE, description)
    return games.custom_game_info(description)


@route("POST", "/games/parse")
async def parse_game(request: Request) -> Any:
    return games.parsed(request.data(OwnGameText))


@route("POST", "/games/odds")
async def get_odds(request: Request) -> Any:
    return await odds.odds(request.host, HERE, request.data(OddsOf))


@route("GET", "/games/{}/description")
async def get_description(request: Request, game: str) -> Any:
    return games.description_of(game)


@route("GET", "/own-games")
async def get_custom_games(request: Request) -> Any:
    return await custom_games.custom_games_of(request.host, request.person)


@route("POST", "/own-games")
async def save_custom_game(request: Request) -> Any:
    data = request.data(OwnGameText)
    return await custom_games.save_custom_game(request.host, HERE, request.known, data)


@route("GET", "/own-games/{}")
async def get_custom_game(request: Request, game: str) -> Any:
    return await custom_games.custom_game(request.host, request.person, game)


@route("PUT", "/own-games/{}")
async def change_custom_game(request: Request, game: str) -> Any:
    data = request.data(OwnGameText)
    return await custom_games.change_custom_game(request.host, HERE, request.known, game, data)


@route("DELETE", "/own-games/{}")
async def delete_custom_game(request: Request, game: str) -> Any:
    await custom_games.delete_custom_game(request.host, request.known, game)


# Tables


@route("POST", "/tables")
async def create_table(request: Request) -> Any:
    return await tables.create_table(request.host, HERE, request.known, request.data(NewTable))


@route("GET", "/tables")
async def get_lobby(request: Request) -> Any:
    return await tables.lobby(request.host)


@route("GET", "/tables/mine")
async def get_mine(request: Request) -> Any:
    return await tables.my_tables(request.host, request.person)


@route("GET", "/tables/code/{}")
async def find_table(request: Request, code: str) -> Any:
    raise needs_server("another's table")


@route("POST", "/tables/recover")
async def recover(request: Request) -> Any:
    raise needs_server("moving a seat")


@route("POST", "/tables/{}/seats/{}/recovery")
async def make_recovery(request: Request, table: str, seat: str) -> Any:
    raise needs_server("moving a seat")


def needs_server(what: str) -> ServerError:
    return ServerError("local/needs_server", f"{what} needs a server")


@route("GET", "/tables/{}")
async def get_table(request: Request, table: str) -> Any:
    return await tables.table_now(request.host, request.person, table)


@route("POST", "/tables/{}/commands")
async def do_command(request: Request, table: str) -> Any:
    """As the owner of the device, or as the person on a `seat`."""
    command: Any = request.data(AnyCommand)  # type: ignore[arg-type]
    seat = request.parameters(AtSeat).seat
    person = await request.host.person_at(table, seat) or request.known
    return await tables.do_command(request.host, HERE, person, table, command)


@route("POST", "/tables/{}/seats/{}/here")
async def sit_here(request: Request, table: str, seat: str) -> Any:
    """Another person sits down at this device, ready to play."""
    host = request.host
    name = people.checked_name(request.data(NewName))
    room = await host.rooms.get(table)
    guest = await host.catalog.add_guest(name, now())
    await host.commands.do(room, guest, Sit(seat=convert(seat, int, strict=False)))
    return await host.commands.do(room, guest, Ready(on=True))


# Finished games


@route("GET", "/history")
async def get_history(request: Request) -> Any:
    page = request.parameters(Page)
    return await history.history_of(request.host, request.person, page.start, page.count)


@route("GET", "/tables/{}/games")
async def get_table_games(request: Request, table: str) -> Any:
    page = request.parameters(Page)
    return await history.table_games(request.host, request.person, table, page.start, page.count)


@route("GET", "/tables/{}/games/{}")
async def get_table_game(request: Request, table: str, number: str) -> Any:
    return await history.table_game(request.host, HERE, request.person, table, game_number(number))


@route("GET", "/tables/{}/games/{}/record")
async def get_record(request: Request, table: str, number: str) -> Any:
    return await history.record_of(request.host, HERE, request.person, table, game_number(number))


@route("GET", "/tables/{}/games/{}/replay")
async def get_replay(request: Request, table: str, number: str) -> Any:
    page = request.parameters(FramePage)
    game = game_number(number)
    return await history.replay_of(
        request.host, HERE, request.person, table, game, page.view, page.start, page.count
    )


@route("GET", "/tables/{}/games/{}/review")
async def get_review(request: Request, table: str, number: str) -> Any:
    return await history.review_of(request.host, HERE, request.person, table, game_number(number))


def game_number(text: str) -> int:
    if not text.isdecimal():
        raise UnknownError("history/unknown", f"there is no game {text[:20]!r} at this table")
    return int(text)


# Everything, as a file


class DeviceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The data of a device, as written by `nivelo export`."""

    text: str


@route("GET", "/device")
async def get_device(request: Request) -> Any:
    return DeviceFile(await export_device(request.host.catalog.storage))


@route("POST", "/device")
async def fill_device(request: Request) -> Any:
    return await import_device(request.host.catalog.storage, request.data(DeviceFile).text)


@route("GET", "/statistics")
async def get_statistics(request: Request) -> Any:
    return await request.host.statistics.of_everyone()


@route("GET", "/statistics/mine")
async def get_my_statistics(request: Request) -> Any:
    return await request.host.statistics.of_person(request.known.number)
