"""Serve tables to browsers and other clients, for people and bots."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from typing import TYPE_CHECKING

from rich.text import Text

from nivelo.commands.shared.extras import need
from nivelo.commands.shared.output import Output
from nivelo.commands.shared.settings import add_settings, settings_of

if TYPE_CHECKING:
    from nivelo.server.addresses import Addresses

HELP = "the table server: play in the browser, with phones too"
DID_NOT_RUN = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "Each setting is also an environment variable, which an option overrides: --root-path is "
        "NIVELO_ROOT_PATH. Addresses of databases with passwords are better given so: other users "
        "of the computer can see the options of a command."
    )
    add_settings(parser)


def run(args: argparse.Namespace, out: Output) -> int:
    settings = settings_of(args)
    with need("server"):
        from nivelo.server.serve import serve

    def announce(addresses: Addresses) -> None:
        tell(addresses, out)
        if settings.open and has_screen():
            webbrowser.open(addresses.here)

    return 0 if serve(settings, announce) else DID_NOT_RUN


def tell(addresses: Addresses, out: Output) -> None:
    if out.json:
        out.data({"url": addresses.here, "network": addresses.network})
        return
    out.say(f"Nivelo is at {addresses.here}", "bold")
    if addresses.network:
        out.say(f"Phones in the same network: {addresses.network}")
        show_code(addresses.network, out)
    else:
        out.say("Only this computer can come; --host 0.0.0.0 lets phones in the network come too.")
    out.say("Ctrl+C stops it; every table stays as it is.", "dim")
    sys.stdout.flush()


def show_code(url: str, out: Output) -> None:
    """Print the address as a QR code, if a person is watching and the terminal can draw it."""
    from nivelo.server.qr import qr_terminal

    code = qr_terminal(url)
    if out.console.is_terminal and can_show(code, out):
        # The light modules are drawn: on a light terminal the code would be inverted.
        out.say(Text(code.rstrip("\n"), style="bright_white on black"))


def can_show(text: str, out: Output) -> bool:
    try:
        text.encode(out.console.encoding)
    except UnicodeEncodeError:
        return False
    return True


def has_screen() -> bool:
    """Is there a screen for a browser? On a text console it would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
