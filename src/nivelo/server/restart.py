"""A restart in place: the same process with new code, while the socket stays open.

New connections wait for a moment instead of being refused.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from typing import NoReturn

INHERITED = "NIVELO_LISTENER"
# Windows has no such signal; there, stop and start the server.
RESTART: signal.Signals | None = getattr(signal, "SIGUSR1", None)


def inherited_listener() -> socket.socket | None:
    """The listening socket from before the restart, if there was one."""
    number = os.environ.pop(INHERITED, "")
    return socket.socket(fileno=int(number)) if number else None


def start_again(listener: socket.socket) -> NoReturn:
    """Become a new server with the same arguments, on the same socket."""
    gc.unfreeze()
    gc.collect()  # freed only when a process ends, such as the workers' semaphores
    os.set_inheritable(listener.fileno(), True)
    os.environ[INHERITED] = str(listener.fileno())
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, sys.orig_argv)
