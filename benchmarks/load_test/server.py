"""One server process as `nivelo serve` starts it, with a profile of what moves cost.

python -m load_test.server PORT FILE; settings come from the environment. SIGUSR1 begins the
profile, SIGUSR2 ends it and writes the file.
"""

from __future__ import annotations

import cProfile
import signal
import sys
import time

import uvicorn

from nivelo.server.app import create_app
from nivelo.server.logs import configure_logging
from nivelo.server.serve import how
from nivelo.server.settings import from_environment


def watch(path: str) -> None:
    """Profile from one signal to the next, by processor time: only what the measured moves cost."""
    profile = cProfile.Profile(time.thread_time)

    def begin(number: int, frame: object) -> None:
        profile.enable()

    def end(number: int, frame: object) -> None:
        profile.disable()
        profile.dump_stats(path)

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)


def main() -> None:
    port, path = sys.argv[1:]
    settings = from_environment()
    configure_logging(settings)
    watch(path)
    uvicorn.run(create_app(settings), host="127.0.0.1", port=int(port), **how(settings))


if __name__ == "__main__":
    main()
