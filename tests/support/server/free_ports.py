"""Ports for servers that must be told theirs before they start."""

from __future__ import annotations

import random
import socket

# Below the ports that systems give to outgoing connections: nobody takes one while it is unused.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
