"""Tables at once, on the interpreted engine; the compiled one takes over when it is built.

`make play` runs this where the engine is not compiled yet. The server restarts in place: its
tables and its address stay, and pages connect again by themselves.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

from nivelo import _mode

PLEASANT = 10  # the compiler's niceness: a table that is being played comes first


def main(make: str, arguments: list[str]) -> int:
    """Serve until a signal says stop; the exit code is the server's."""
    nivelo = Path(sys.executable).with_name("nivelo")
    server = subprocess.Popen([nivelo, "serve", *arguments])
    # A session of its own, so that it can be ended with all its compilers.
    build = subprocess.Popen(
        [make, "--no-print-directory", "build"],
        start_new_session=True,
        preexec_fn=lambda: os.nice(PLEASANT),
    )

    def hand_on(number: int, _: FrameType | None) -> None:
        server.send_signal(number)

    # At a terminal Ctrl+C reaches the server by itself.
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.signal(signal.SIGTERM, hand_on)
    try:
        follow(server, build)
        return server.wait()
    finally:
        if build.poll() is None:
            os.killpg(build.pid, signal.SIGTERM)
            build.wait()


def follow(server: subprocess.Popen[bytes], build: subprocess.Popen[bytes]) -> None:
    """Let the server restart when the engine is compiled."""
    while build.poll() is None:
        if server.poll() is not None:
            return
        try:
            build.wait(0.2)
        except subprocess.TimeoutExpired:
            continue
    if build.returncode == 0 and _mode.compiled_files() and not _mode.stale_sources():
        print("== the engine is compiled: the server restarts with it, tables stay", flush=True)
        server.send_signal(signal.SIGUSR1)
    elif build.returncode != 0:
        print("== the engine was not compiled; the server goes on, slower", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
