"""A server of plain files, as those are that sites are published on; and the site to serve."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TIMEOUT = 240.0  # seconds for another process to build the site


class Handler(SimpleHTTPRequestHandler):
    """As such servers do: 404.html for what is not there, and all may be kept for ten minutes."""

    extensions_map = {  # noqa: RUF012  # as the class that it extends has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("cache-control", "max-age=600")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nobody reads it."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)


class Server(ThreadingHTTPServer):
    """Says nothing of browsers that go away before they were sent everything."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class PlainFiles:
    """Where a folder is served, until it is cut off."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.serving = threading.Thread(target=self.server.serve_forever, args=(0.05,))
        self.serving.start()

    def serve(self, folder: Path) -> None:
        """From now on these files and no others."""
        self.server.RequestHandlerClass = partial(Handler, directory=folder)

    def cut_off(self) -> None:
        """From now on nobody answers."""
        if self.serving.is_alive():
            self.server.shutdown()
            self.server.server_close()
            self.serving.join()


@contextmanager
def served(folder: Path) -> Iterator[PlainFiles]:
    files = PlainFiles(folder)
    try:
        yield files
    finally:
        files.cut_off()


def built_site(place: Path) -> Path:
    """The site, built by whichever of the test's processes comes first."""
    folder, lock, done = place / "site", place / "site.lock", place / "site.done"
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        until = time.monotonic() + TIMEOUT
        while not done.exists():
            assert time.monotonic() < until, "the site was not built in time"
            time.sleep(0.1)
        return folder
    command = [sys.executable, "-m", "nivelo", "site", str(folder)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    done.touch()
    return folder
