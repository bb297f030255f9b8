"""The server's settings: each has a default, an environment variable and an option."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from nivelo.server.errors import ServerError
from nivelo.site.built_runtime import BuiltRuntime

PREFIX = "NIVELO_"
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
NO_CONTACT = "mailto:nobody@localhost"
CONTACT = re.compile(r"mailto:[^\s@]+@[\w.-]+|https://[\w-]+(\.[\w-]+)+")
PATH = re.compile(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*")

# It appears on the page and in cookies: only characters that never need quoting.
WRONG_PATH = "is no path such as /cards, of letters, digits, '-', '.', '_' and '~'"


def setting(
    default: Any, takes: str, explains: str, secret: bool = False, formerly: str = ""
) -> Any:
    """A field with its help. Addresses may contain a password: they are secret.

    `formerly` is its name in the last release, which still works.
    """
    metadata = {"takes": takes, "help": explains, "formerly": formerly}
    return field(default=default, repr=not secret, metadata=metadata)


@dataclass(frozen=True)
class Settings:
    """All settings. An environment variable is the name in capitals after NIVELO_."""

    host: str = setting(
        "0.0.0.0",  # for phones on the same network
        "ADDRESS",
        "address to listen on: 0.0.0.0 for the whole network, 127.0.0.1 for this computer only",
    )
    port: int = setting(8088, "N", "port to listen on; 0 takes a free one")
    data: str = setting("", "FOLDER", "where data are kept; else where this system keeps such")
    database: str = setting(
        "", "URL", "sqlite:///FILE or postgresql://…; else a file in the data folder", secret=True
    )
    channels: str = setting(
        "",
        "URL",
        "how processes reach one another: memory, postgresql://… or redis://…; else as the "
        "database allows",
        secret=True,
    )
    workers: int = setting(1, "N", "server processes; several need PostgreSQL or Redis")
    root_path: str = setting("", "PATH", "path under which Nivelo is served, such as /cards")
    public_url: str = setting(
        "", "URL", "address that people use, behind a proxy: for links, QR codes and cookies"
    )
    proxies: str = setting(
        "127.0.0.1,::1",
        "ADDRESSES",
        "reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed",
    )
    origins: str = setting("", "URLS", "other sites whose pages may connect")
    open: bool = setting(True, "", "open the browser, if there is a screen")
    metrics: str = setting(
        "127.0.0.1,::1", "ADDRESSES", "who may read /metrics; * is everyone, nothing is nobody"
    )
    log_level: str = setting("info", "LEVEL", "debug, info, warning or error")
    log_format: str = setting("text", "FORMAT", "text for people, json for machines")
    bot_workers: int = setting(
        1, "N", "processes in which slow bots think, for each server process", formerly="minds"
    )
    bots: str = setting(
        "", "NAMES", "more bots for tables: clever=package.module:Class, separated by commas"
    )
    offline: str = setting(
        "",
        "FOLDER",
        "a site that `nivelo site` has written: with it the pages can play without a network",
    )
    messages_per_second: float = setting(
        20.0, "N", "commands that one connection may send, on average"
    )
    messages_per_address: float = setting(
        100.0, "N", "commands that all connections of one address may send, on average"
    )
    hints_per_minute: int = setting(60, "N", "hints for one person; an address gets ten times that")
    chat_per_minute: int = setting(
        30, "N", "chat lines and reactions of one person; an address gets ten times that"
    )
    bot_moves_per_second: float = setting(
        50.0, "N", "moves of bots at all tables of one address, on average"
    )
    requests_per_minute: int = setting(300, "N", "HTTP requests of one address")
    tables_per_hour: int = setting(60, "N", "tables that one address may create")
    games_per_minute: int = setting(60, "N", "custom games that one address may try out")
    connections_per_address: int = setting(200, "N", "WebSockets of one address")
    push: bool = setting(
        True, "", "call people who ask for it to slow tables, by the push service of their browser"
    )
    push_contact: str = setting(
        "", "URL", "mailto:… or https://… of whoever runs the server, for push services"
    )
    push_loopback: bool = setting(False, "", "accept push services on this computer, for tests")
    shutdown_seconds: int = setting(10, "N", "time for connections to end when the server stops")

    def data_path(self) -> Path:
        """The data folder, created if it does not exist."""
        if self.data:
            path = Path(self.data)
        else:
            from platformdirs import user_data_path  # part of the extra `server`

            path = user_data_path("nivelo", appauthor=False)
        try:
            # It holds the seeds of games, which nobody else on this computer may read.
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise ServerError("settings/data", f"{str(path)!r}: {error.strerror}") from error
        return path

    def database_text(self) -> str:
        return self.database or f"sqlite:///{self.data_path() / 'nivelo.sqlite3'}"

    def channels_text(self) -> str:
        """The channels: PostgreSQL carries the notices too, unless set otherwise."""
        if self.channels:
            return self.channels
        database = self.database
        return database if database.startswith(("postgresql", "postgres:")) else "memory"

    def runtime(self) -> BuiltRuntime | None:
        """The files that pages need to play without a network, if there are any."""
        return BuiltRuntime(Path(self.offline)) if self.offline else None

    def base_path(self) -> str:
        """The path under which everything is served: empty, or such as /cards."""
        path = self.root_path or urlsplit(self.public_url).path
        return "/" + path.strip("/") if path.strip("/") else ""

    def push_contact_text(self) -> str:
        """The contact for push services: by default the public address."""
        parts = urlsplit(self.public_url)
        if self.push_contact or parts.scheme != "https":
            return self.push_contact or NO_CONTACT
        return f"https://{parts.hostname}"

    def address(self, asked: str) -> str:
        """The address that links begin with, if the request used it."""
        return self.public_url.rstrip("/") or asked.rstrip("/") + self.base_path()


def words(text: str) -> list[str]:
    """The items of a setting, separated by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def option(name: str) -> str:
    """The option of a setting."""
    return "--" + name.replace("_", "-")


def parse(kind: str, name: str, text: str) -> Any:
    """Parse the value of a setting."""
    try:
        if kind == "int":
            return int(text)
        if kind == "float":
            return float(text)
    except ValueError as error:
        raise ServerError("settings/number", f"{name}={text!r} is not a number") from error
    if kind == "bool":
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off", ""):
            return False
        raise ServerError("settings/yes_or_no", f"{name}={text!r} is neither yes nor no")
    return text


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings as given, else from the environment, else their defaults."""
    values: dict[str, Any] = {}
    for each in fields(Settings):
        names = [variable(name) for name in (each.name, each.metadata["formerly"]) if name]
        name = next((name for name in names if name in environment), "")
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif name:
            values[each.name] = parse(str(each.type), name, environment[name])
    settings = Settings(**values)
    check(settings)
    return settings


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for child processes."""
    return {variable(each.name): str(getattr(settings, each.name)) for each in fields(Settings)}


def check(settings: Settings) -> None:
    """Refuse invalid settings before anything is opened."""
    check_number("port", settings.port, 0, 65535)
    check_number("workers", settings.workers, 1, 1024)
    check_number("bot_workers", settings.bot_workers, 1, 1024)
    check_number("shutdown_seconds", settings.shutdown_seconds, 0, 3600)
    for name in (
        "messages_per_second",
        "messages_per_address",
        "hints_per_minute",
        "chat_per_minute",
        "bot_moves_per_second",
        "requests_per_minute",
        "tables_per_hour",
        "games_per_minute",
        "connections_per_address",
    ):
        check_number(name, getattr(settings, name), 1, 10**9)
    check_word("log_level", settings.log_level, LOG_LEVELS)
    check_word("log_format", settings.log_format, LOG_FORMATS)
    check_networks("proxies", settings.proxies)
    check_networks("metrics", settings.metrics)
    check_paths(settings)
    if settings.push_contact and not CONTACT.fullmatch(settings.push_contact):
        raise ServerError(
            "settings/push_contact",
            f"{settings.push_contact!r} is neither mailto:name@example.org nor https://example.org",
        )
    if settings.workers > 1 and settings.channels_text() == "memory":
        raise ServerError(
            "settings/channels",
            f"{settings.workers} processes need channels that reach them all: "
            "use PostgreSQL as the database, or --channels redis://…",
        )


def check_number(name: str, value: float, least: int, most: int) -> None:
    if not least <= value <= most:
        raise ServerError(
            "settings/number", f"{option(name)} {value} is not between {least} and {most}"
        )


def check_word(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ServerError(
            "settings/word", f"{option(name)} {value!r} is none of {', '.join(known)}"
        )


def networks(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Addresses and networks, separated by commas; `*` stands for all."""
    text = text.replace("*", "0.0.0.0/0,::/0")
    return [ipaddress.ip_network(word) for word in words(text)]


def check_networks(name: str, text: str) -> None:
    try:
        networks(text)
    except ValueError as error:
        raise ServerError(
            "settings/address",
            f"{option(name)} {text!r} is no list of addresses such as 10.0.0.7 or 10.0.0.0/8",
        ) from error


def check_paths(settings: Settings) -> None:
    """The public address and the path under which Nivelo is served must match."""
    base = settings.base_path()
    if not PATH.fullmatch(base):
        raise ServerError("settings/path", f"{base!r} {WRONG_PATH}")
    if not settings.public_url:
        return
    parts = urlsplit(settings.public_url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise ServerError(
            "settings/public_url",
            f"{settings.public_url!r} is no address such as https://cards.example.org",
        )
    if parts.path.rstrip("/") != base:
        raise ServerError(
            "settings/path",
            f"--public-url {settings.public_url!r} does not end with --root-path {base!r}",
        )
