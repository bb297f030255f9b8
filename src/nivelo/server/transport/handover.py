"""Handing over connections from the process that accepted them to the owner of their table.

The processes of `--workers` share a port, and the system chooses which of them accepts. A move is
cheapest if everyone who sees it is connected to the same process: otherwise each process reads it
from the database. So a WebSocket's descriptor and its request are passed over the Unix socket of
the right process. If that fails, it is served where it is: any process can serve any table.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from pathlib import Path
from time import monotonic_ns
from typing import Final

from nivelo.server.live.scheduler import owner

HOME: Final = "NIVELO_WORKER_HOME"  # which process this is; its replacement has the same
SUFFIX: Final = ".sock"
MOST_HEAD: Final = 16 * 1024  # bytes of a request; longer ones are not handed over
END_OF_HEAD: Final = b"\r\n\r\n"
BACKLOG: Final = 1024
PAUSE: Final = 1.0  # seconds, while no more descriptors are available
CLOSED_IN_CHILDREN: Final = getattr(socket, "MSG_CMSG_CLOEXEC", 0)

logger = logging.getLogger(__name__)

Take = Callable[[socket.socket, bytes], None]


def can_hand_over() -> bool:
    """Can this system pass descriptors between processes? Windows cannot."""
    return hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")


class Handover:
    """The sockets of all processes of a server, each named after the home of its tables.

    While a process is being replaced there are two with one home: neither takes over before it is
    certain which of them stays.
    """

    def __init__(self, folder: Path, home: str) -> None:
        self.folder = folder
        self.home = home

    def homes(self) -> list[str]:
        names = {path.name.partition(".")[0] for path in self.folder.glob(f"*{SUFFIX}")}
        return sorted(names)

    def sockets(self, home: str) -> list[Path]:
        """The sockets of one home, newest first."""
        return sorted(self.folder.glob(f"{home}.*{SUFFIX}"), reverse=True)

    def give(self, table_id: str, descriptor: int, head: bytes) -> bool:
        """Hand over a connection; False if it must be served here."""
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
        for path in self.sockets(home):
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
                line.setblocking(False)  # do not wait for a process that hangs
                try:
                    line.connect(str(path))
                    return socket.send_fds(line, [head], [descriptor]) == len(head)
                except (ConnectionRefusedError, FileNotFoundError):
                    path.unlink(missing_ok=True)  # its process is gone, or was killed
                except OSError:
                    return False
        return False

    def listen(self) -> tuple[socket.socket, Path]:
        """The socket of this process, and its path."""
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listener.setblocking(False)
        name = f"{self.home}.{monotonic_ns():016x}"  # of all processes of this machine
        beside = self.folder / name
        listener.bind(str(beside))
        listener.listen(BACKLOG)
        # Nobody finds it before it is listening.
        return listener, beside.rename(self.folder / f"{name}{SUFFIX}")


class Receiver:
    """Accepts connections from the other processes."""

    def __init__(self, handover: Handover, take: Take) -> None:
        self.take = take
        self.loop = asyncio.get_running_loop()
        self.listener, self.path = handover.listen()
        self.loop.add_reader(self.listener, self.accept)

    def close(self) -> None:
        self.loop.remove_reader(self.listener)
        self.listener.close()
        self.path.unlink(missing_ok=True)

    def go_on(self) -> None:
        if self.listener.fileno() >= 0:
            self.loop.add_reader(self.listener, self.accept)

    def accept(self) -> None:
        try:
            line, _ = self.listener.accept()
        except BlockingIOError:
            return
        except OSError:  # out of descriptors: the waiting ones are accepted a little later
            self.loop.remove_reader(self.listener)
            self.loop.call_later(PAUSE, self.go_on)
            return
        line.setblocking(False)
        self.loop.add_reader(line, self.read, line, bytearray(), [])

    def read(self, line: socket.socket, head: bytearray, descriptors: list[int]) -> None:
        """Continue reading; the other side sends one request and hangs up."""
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
