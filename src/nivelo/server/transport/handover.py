"""Connections handed from the process that accepted them to the one that looks after their table.

The processes of `--workers` share a port, and the system chooses which of them accepts. A move is
cheapest where all who see it are connected: otherwise each process reads it from the database. So
a WebSocket is passed on, as a descriptor with the request that was read from it, over the Unix
socket of the right process. Whatever goes wrong with that, it is served where it is: any process
can serve any table.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nivelo.server.live.scheduler import owner

HOME: Final = "NIVELO_WORKER_HOME"  # which process this is; one that replaces it has the same
SUFFIX: Final = ".sock"
MOST_HEAD: Final = 16 * 1024  # bytes of a request; what is longer is not passed on
END_OF_HEAD: Final = b"\r\n\r\n"
BACKLOG: Final = 1024
PAUSE: Final = 1.0  # seconds, while no more descriptors can be had
CLOSED_IN_CHILDREN: Final = getattr(socket, "MSG_CMSG_CLOEXEC", 0)

logger = logging.getLogger(__name__)

Take = Callable[[socket.socket, bytes], None]


def can_hand_over() -> bool:
    """Does this system pass descriptors between processes? Windows does not."""
    return hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")


class Handover:
    """The sockets of all processes of a server, each named after the home of its tables."""

    def __init__(self, folder: Path, home: str) -> None:
        self.folder = folder
        self.home = home

    def path(self, home: str) -> Path:
        return self.folder / f"{home}{SUFFIX}"

    def homes(self) -> list[str]:
        return [path.stem for path in self.folder.glob(f"*{SUFFIX}")]

    def give(self, table_id: str, descriptor: int, head: bytes) -> bool:
        """Pass a connection on; False if it is to be served here."""
        if len(head) > MOST_HEAD:
            return False
        homes = self.homes()
        while homes:
            home = owner(table_id, homes)
            if home == self.home:
                return False
            if self.send(home, descriptor, head):
                return True
            homes.remove(home)  # it has died, or has too much to do
        return False

    def send(self, home: str, descriptor: int, head: bytes) -> bool:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.setblocking(False)  # nobody waits for a process that hangs
            try:
                line.connect(str(self.path(home)))
                return socket.send_fds(line, [head], [descriptor]) == len(head)
            except OSError:
                return False

    def listen(self) -> socket.socket:
        """The socket of this process, in the place of whoever had this home before."""
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listener.setblocking(False)
        beside = self.folder / f"{self.home}.{os.getpid()}"
        listener.bind(str(beside))
        listener.listen(BACKLOG)
        beside.replace(self.path(self.home))
        return listener


class Receiver:
    """Takes what the other processes pass on."""

    def __init__(self, handover: Handover, take: Take) -> None:
        self.path = handover.path(handover.home)
        self.take = take
        self.loop = asyncio.get_running_loop()
        self.listener = handover.listen()
        self.number = self.path.stat().st_ino
        self.loop.add_reader(self.listener, self.accept)

    def close(self) -> None:
        self.loop.remove_reader(self.listener)
        self.listener.close()
        # Whoever replaces this process may have put a socket there already.
        if self.path.exists() and self.path.stat().st_ino == self.number:
            self.path.unlink()

    def go_on(self) -> None:
        if self.listener.fileno() >= 0:
            self.loop.add_reader(self.listener, self.accept)

    def accept(self) -> None:
        try:
            line, _ = self.listener.accept()
        except BlockingIOError:
            return
        except OSError:  # too many descriptors: those who wait are taken a little later
            self.loop.remove_reader(self.listener)
            self.loop.call_later(PAUSE, self.go_on)
            return
        line.setblocking(False)
        self.loop.add_reader(line, self.read, line, bytearray(), [])

    def read(self, line: socket.socket, head: bytearray, descriptors: list[int]) -> None:
        """Read on; the other side sends one request and hangs up."""
        try:
            data, passed, flags, _ = socket.recv_fds(line, MOST_HEAD, 1, CLOSED_IN_CHILDREN)
        except BlockingIOError:
            return
        except OSError:
            data, passed, flags = b"", [], 0
        if flags & socket.MSG_CTRUNC:
            logger.warning("a connection is lost: this process has too many descriptors")
        head += data
        descriptors += passed
        if data and len(head) <= MOST_HEAD:
            return
        self.loop.remove_reader(line)
        line.close()
        connections = [socket.socket(fileno=number) for number in descriptors]
        if len(connections) == 1 and head.endswith(END_OF_HEAD):
            self.take(connections[0], bytes(head))
            return
        for connection in connections:
            connection.close()
