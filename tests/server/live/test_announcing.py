"""What `nivelo serve` tells people: where it is, a code for phones, and the browser it opens."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from nivelo.commands import serve
from nivelo.commands.shared.output import Output, PlainConsole
from nivelo.server.addresses import Addresses, addresses
from nivelo.server.settings import Settings
from support.cli.command_result import Nivelo

pytestmark = pytest.mark.slow_pure  # the same in both modes


@pytest.mark.parametrize(
    ("settings", "here", "network"),
    [
        ({"host": "127.0.0.1"}, "http://localhost:8088/", ""),
        ({"host": "localhost"}, "http://localhost:8088/", ""),
        ({"host": "::1"}, "http://localhost:8088/", ""),
        ({"host": "0.0.0.0"}, "http://localhost:8088/", "http://192.168.0.7:8088/"),
        ({"host": "::"}, "http://localhost:8088/", "http://192.168.0.7:8088/"),
        ({"host": "10.1.2.3"}, "http://10.1.2.3:8088/", "http://10.1.2.3:8088/"),
        ({"host": "fd00::7"}, "http://[fd00::7]:8088/", "http://[fd00::7]:8088/"),
        (
            {"host": "0.0.0.0", "root_path": "/cards"},
            "http://localhost:8088/cards/",
            "http://192.168.0.7:8088/cards/",
        ),
        (
            {"host": "127.0.0.1", "public_url": "https://example.org/cards"},
            "https://example.org/cards/",
            "https://example.org/cards/",
        ),
    ],
)
def test_addresses_are_those_that_people_can_use(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], here: str, network: str
) -> None:
    monkeypatch.setattr("nivelo.server.addresses.network_address", lambda: "192.168.0.7")
    announced = addresses(Settings(**settings), 8088)  # type: ignore[arg-type]
    assert announced == Addresses(here, network)


def test_without_a_network_there_is_no_address_for_phones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("nivelo.server.addresses.FAR_AWAY", ("256.0.0.1", 9))
    assert addresses(Settings(), 80) == Addresses("http://localhost/", "")


def announcement(announced: Addresses, terminal: bool, encoding: str = "utf-8") -> str:
    out = Output(json=False)
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    out.console = PlainConsole()
    out.console.file = file
    out.console._force_terminal = terminal
    serve.tell(announced, out)
    file.seek(0)
    return file.read()


def test_a_terminal_shows_the_address_as_a_code_for_phones() -> None:
    announced = Addresses("http://localhost:8088/", "http://192.168.0.7:8088/")
    output = announcement(announced, terminal=True)
    assert "Nivelo is at http://localhost:8088/" in output
    assert "Phones in the same network: http://192.168.0.7:8088/" in output
    assert output.count("█") > 100
    assert "█" not in announcement(announced, terminal=False)
    assert "?" not in announcement(announced, terminal=True, encoding="ascii")


def test_if_phones_cannot_come_it_is_said_how_they_could() -> None:
    output = announcement(Addresses("http://localhost:8088/", ""), terminal=True)
    assert "--host 0.0.0.0" in output
    assert "█" not in output


@pytest.mark.parametrize(
    ("words", "screen", "opened"),
    [
        ([], True, ["http://localhost:8088/"]),
        (["--open"], True, ["http://localhost:8088/"]),
        ([], False, []),
        (["--no-open"], True, []),
    ],
)
def test_the_browser_is_opened_if_wanted_and_possible(
    nivelo: Nivelo,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    screen: bool,
    opened: list[str],
) -> None:
    def serve(settings: Settings, announce: Callable[[Addresses], None]) -> bool:
        announce(Addresses("http://localhost:8088/", ""))
        return True

    visited: list[str] = []
    monkeypatch.setattr("nivelo.server.serve.serve", serve)
    monkeypatch.setattr("webbrowser.open", visited.append)
    monkeypatch.setattr("nivelo.commands.serve.has_screen", lambda: screen)
    assert nivelo("serve", *words).code == 0
    assert visited == opened


def test_a_server_that_did_not_come_to_run_is_a_failure(
    nivelo: Nivelo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nivelo.server.serve.serve", lambda *_: False)
    assert nivelo("serve").code == 1


@pytest.mark.parametrize(
    ("environment", "screen"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "w"}, True),
        ({"BROWSER": "b"}, True),
    ],
)
def test_in_a_mere_terminal_no_browser_is_opened(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], screen: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert serve.has_screen() is screen
