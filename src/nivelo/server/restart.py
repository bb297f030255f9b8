"""A restart in place: the same process with new code, while the socket stays open.

Whoever connects meanwhile waits for a moment instead of being refused.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from typing import NoReturn

INHERITED = "NIVELO_LISTENER"
# Windows has no such signal; there a server is stopped and started.
RESTART: signal.Signals | None = getattr(signal, "SIGUSR1", None)


def inherited_listener() -> socket.socket | None:
    """The listening socket of the server that this process was before, if it was one."""
    number = os.environ.pop(INHERITED, "")
    return socket.socket(fileno=int(number)) if number else None


def start_again(listener: socket.socket) -> NoReturn:
    """Become a new server with the same arguments, on the same socket."""
    gc.unfreeze()
    gc.collect()  # what is freed only at the end of a process, such as semaphores of its workers
    os.set_inheritable(listener.fileno(), True)
    os.environ[INHERITED] = str(listener.fileno())
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, sys.orig_argv)
