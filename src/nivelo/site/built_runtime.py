"""The runtime of a site written by `nivelo site`, for a server to serve.

With it, a server's pages can also play against bots without a network.
"""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Final

import nivelo
from nivelo.engine.errors import NiveloError
from nivelo.site.web_files import WebFile

RUNTIME: Final = "runtime"  # its folder within a site
MARK: Final = ".nivelo-site"  # in a folder written by `nivelo site`, which may be overwritten
WRITTEN_BY: Final = f"written by `nivelo site` {nivelo.__version__}\n"


class BuiltRuntime:
    """The files of a runtime; they are read and compressed on first use."""

    def __init__(self, site: Path) -> None:
        mark = site / MARK
        if not mark.is_file():
            raise NiveloError("site/folder", f"{str(site)!r} was not written by `nivelo site`")
        if mark.read_text(encoding="utf-8") != WRITTEN_BY:
            raise NiveloError(
                "site/version",
                f"{str(site)!r} was written by another version: run `nivelo site` again",
            )
        (self.folder,) = (site / RUNTIME).iterdir()
        self.names = sorted(path.name for path in self.folder.iterdir())
        self.read: dict[str, WebFile] = {}
        self.lock = Lock()

    def address(self, base: str) -> str:
        """Its URL, with the digest of all its files: it may be cached for ever."""
        return f"{base}/{RUNTIME}/{self.folder.name}"

    def file(self, digest: str, name: str) -> WebFile | None:
        if digest != self.folder.name or name not in self.names:
            return None
        with self.lock:
            if name not in self.read:
                self.read[name] = WebFile(name, (self.folder / name).read_bytes())
            return self.read[name]
