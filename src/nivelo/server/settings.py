"""How a server runs: every setting has a default, an environment variable and an option."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from nivelo.server.errors import ServerError

PREFIX = "NIVELO_"


def setting(default: Any, explains: str) -> Any:
    return field(default=default, metadata={"help": explains})


@dataclass(frozen=True)
class Settings:
    """All settings. An environment variable is a name in capitals after NIVELO_."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for phones in the network")
    port: int = setting(8088, "port to listen on; 0 takes a free one")
    data: str = setting("", "directory of the database and other data (the platform's usual one)")
    database: str = setting("", "sqlite:///FILE or postgresql://…; a file in the data directory")
    channels: str = setting("", "memory, postgresql://… or redis://…; what the database allows")
    workers: int = setting(1, "server processes; more than one need channels that reach them all")
    root_path: str = setting("", "path under which a reverse proxy serves Nivelo, such as /cards")
    public_url: str = setting("", "address that people use, for links, QR codes and cookies")
    proxies: str = setting("127.0.0.1", "addresses of reverse proxies that are believed")
    origins: str = setting("", "other origins whose pages may connect, separated by commas")
    open: bool = setting(True, "open the browser")
    metrics: bool = setting(True, "offer Prometheus metrics under /metrics")
    log_level: str = setting("info", "debug, info, warning or error")
    log_format: str = setting("text", "text for people, json for machines")
    minds: int = setting(1, "processes in which slow bots think")
    messages_per_second: float = setting(20.0, "commands that one connection may send, on average")
    requests_per_minute: int = setting(300, "HTTP requests of one address")
    tables_per_hour: int = setting(60, "tables that one address may create")
    connections_per_address: int = setting(200, "WebSockets of one address")
    shutdown_seconds: int = setting(10, "time for connections to end when the server stops")

    def data_path(self) -> Path:
        """Where data are kept; the directory is made if it is not there."""
        path = Path(self.data) if self.data else user_data_path("nivelo", appauthor=False)
        path.mkdir(parents=True, exist_ok=True)
        return path

    def database_text(self) -> str:
        return self.database or f"sqlite:///{self.data_path() / 'nivelo.sqlite3'}"

    def channels_text(self) -> str:
        """PostgreSQL carries the notices too, unless told otherwise."""
        if self.channels:
            return self.channels
        database = self.database_text()
        return database if database.startswith(("postgresql", "postgres:")) else "memory"

    def base_path(self) -> str:
        return "/" + self.root_path.strip("/") if self.root_path.strip("/") else ""


def parse(kind: str, name: str, text: str) -> Any:
    """The value of a setting from its text."""
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
        name = PREFIX + each.name.upper()
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif name in environment:
            values[each.name] = parse(str(each.type), name, environment[name])
    settings = Settings(**values)
    check(settings)
    return settings


def check(settings: Settings) -> None:
    if settings.workers < 1:
        raise ServerError("settings/workers", f"{settings.workers} is no number of processes")
    if settings.workers > 1 and settings.channels_text() == "memory":
        raise ServerError(
            "settings/channels",
            f"{settings.workers} processes need channels that reach them all: "
            "use PostgreSQL as the database, or --channels redis://…",
        )


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for processes that are started."""
    return {
        PREFIX + each.name.upper(): str(getattr(settings, each.name)) for each in fields(Settings)
    }
