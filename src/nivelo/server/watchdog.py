"""Telling systemd that the server runs, as long as its event loop does.

Without systemd, or where its unit asks for nothing, nothing is sent.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

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
    pause = half_period()
    while pause > 0:
        notify("WATCHDOG=1")
        await asyncio.sleep(pause)


@contextmanager
def feeding() -> Iterator[None]:
    """Say that the server lives while this thread waits for other processes."""
    pause = half_period()
    done = Event()

    def feed_until_done() -> None:
        while pause > 0 and not done.wait(pause):
            notify("WATCHDOG=1")

    thread = Thread(target=feed_until_done, name="watchdog")
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def half_period() -> float:
    """Seconds; none if the service manager expects nothing."""
    return int(os.environ.get("WATCHDOG_USEC", "0")) / MICROSECONDS / 2
