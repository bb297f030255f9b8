"""One server process for the load test, with the settings of the environment.

As `nivelo serve` starts it; with --profile FILE what the moves cost is written there.
"""

from __future__ import annotations

import argparse
import cProfile
import logging
import signal

import uvicorn

from nivelo.server.app import create_app
from nivelo.server.settings import from_environment


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("--profile", default="")
    args = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    config = uvicorn.Config(
        create_app(from_environment()),
        host="127.0.0.1",
        port=args.port,
        log_level="warning",
        access_log=False,
        ws_max_size=65536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    if args.profile:
        watch(args.profile)
    server.run()


def watch(path: str) -> None:
    """Profile from one signal to the next: only what the measured moves cost."""
    profile = cProfile.Profile()

    def begin(number: int, frame: object) -> None:
        profile.enable()

    def end(number: int, frame: object) -> None:
        profile.disable()
        profile.dump_stats(path)

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)


if __name__ == "__main__":
    main()
