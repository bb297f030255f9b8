"""Telling systemd that the server runs, as long as its event loop does.

Without systemd, or where its unit asks for nothing, nothing is sent.
"""

from __future__ import annotations

import asyncio
import os
import socket

MICROSECONDS = 1_000_000


def notify(text: str) -> None:
    """Send a word to the service manager that started this process, if one did."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.sendto(text.encode(), address)


async def feed() -> None:
    """Say that the server is ready, and then that it lives, twice in each period."""
    notify("READY=1")
    period = int(os.environ.get("WATCHDOG_USEC", "0")) / MICROSECONDS
    while period > 0:
        notify("WATCHDOG=1")
        await asyncio.sleep(period / 2)
