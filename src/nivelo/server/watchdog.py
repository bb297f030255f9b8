"""Telling systemd that the server is alive, as long as its event loop is.

Does nothing without systemd, or if its unit does not ask for it.
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
    """Send a message to the service manager that started this process, if any."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.sendto(text.encode(), address)


async def feed() -> None:
    """Report ready, and then alive twice in each period."""
    notify("READY=1")
    pause = half_period()
    while pause > 0:
        notify("WATCHDOG=1")
        await asyncio.sleep(pause)


@contextmanager
def feeding() -> Iterator[None]:
    """Report alive while this thread waits for other processes."""
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
    """In seconds; None if the service manager expects nothing."""
    return int(os.environ.get("WATCHDOG_USEC", "0")) / MICROSECONDS / 2
